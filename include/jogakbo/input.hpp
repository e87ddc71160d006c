/* SPDX-License-Identifier: Apache-2.0 */
/* Pointers, wheels and pinches. */
#ifndef JOGAKBO_INPUT_HPP
#define JOGAKBO_INPUT_HPP

#include "../jogakbo.h"
#include "span.hpp"

namespace jogakbo {

/* The calls of input.h with a view. */
template <class View>
class view_input {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status set_input_configuration(const jgb_input_configuration &configuration)
    {
        return jgb_view_set_input_configuration(*this, &configuration);
    }
    [[nodiscard]] jgb_status send_pointers(span<const jgb_pointer_sample> samples)
    {
        return jgb_view_send_pointers(*this, samples.data(), samples.size());
    }
    [[nodiscard]] jgb_status send_wheels(span<const jgb_wheel_sample> samples)
    {
        return jgb_view_send_wheels(*this, samples.data(), samples.size());
    }
    [[nodiscard]] jgb_status send_pinches(span<const jgb_pinch_sample> samples)
    {
        return jgb_view_send_pinches(*this, samples.data(), samples.size());
    }
    [[nodiscard]] jgb_status set_pinch_transition(const jgb_pinch_transition &transition)
    {
        return jgb_view_set_pinch_transition(*this, &transition);
    }
};

} // namespace jogakbo

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* The state that a person has made of a view. */
#ifndef JOGAKBO_STATE_HPP
#define JOGAKBO_STATE_HPP

#include "../jogakbo.h"
#include "span.hpp"

#include <cstdint>

namespace jogakbo {

/* The calls of state.h with a view. */
template <class Base>
class view_state : public Base {
public:
    using Base::Base;

    /* The arrays are borrowed until the next call with the view. */
    [[nodiscard]] jgb_status get_state(span<const jgb_section_outline> outlines,
                                       jgb_view_state &out_state)
    {
        return jgb_view_get_state(*this, outlines.data(), outlines.size(), &out_state);
    }
    [[nodiscard]] jgb_status restore_state(const jgb_view_state &state,
                                           span<const jgb_section_outline> outlines,
                                           jgb_view_state *out_gone = nullptr)
    {
        return jgb_view_restore_state(*this, &state, outlines.data(), outlines.size(),
                                      out_gone);
    }
};

} // namespace jogakbo

#endif

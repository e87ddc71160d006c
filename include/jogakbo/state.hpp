/* SPDX-License-Identifier: Apache-2.0 */
/* The state that a person has made of a view. */
#ifndef JOGAKBO_STATE_HPP
#define JOGAKBO_STATE_HPP

#include "../jogakbo.h"
#include "span.hpp"

#include <cstdint>

namespace jogakbo {

/* The calls of state.h with a view. */
template <class View>
class view_state {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
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

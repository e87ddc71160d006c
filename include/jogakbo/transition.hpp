/* SPDX-License-Identifier: Apache-2.0 */
/* Interactive transitions. */
#ifndef JOGAKBO_TRANSITION_HPP
#define JOGAKBO_TRANSITION_HPP

#include "layout.hpp"

#include <cstdint>

namespace jogakbo {

/* The calls of transition.h with a view. */
template <class View>
class view_transition {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status start_interactive_transition(const layout &next,
                                                          std::uint64_t tag = 0)
    {
        return jgb_view_start_interactive_transition(*this, next, tag);
    }
    [[nodiscard]] jgb_status set_transition_progress(double progress, std::uint64_t time_ns)
    {
        return jgb_view_set_transition_progress(*this, progress, time_ns);
    }
    [[nodiscard]] jgb_status finish_interactive_transition(std::uint64_t time_ns)
    {
        return jgb_view_finish_interactive_transition(*this, time_ns);
    }
    [[nodiscard]] jgb_status cancel_interactive_transition(std::uint64_t time_ns)
    {
        return jgb_view_cancel_interactive_transition(*this, time_ns);
    }
    [[nodiscard]] jgb_status update_transition_value(std::uint32_t key, double value,
                                                     std::uint64_t time_ns)
    {
        return jgb_view_update_transition_value(*this, key, value, time_ns);
    }
    [[nodiscard]] jgb_status transition_value(std::uint32_t key, jgb_tracked_value &out_value)
    {
        return jgb_view_transition_value(*this, key, &out_value);
    }
    [[nodiscard]] jgb_status transition_progress(jgb_tracked_value &out_progress)
    {
        return jgb_view_transition_progress(*this, &out_progress);
    }
};

} // namespace jogakbo

#endif

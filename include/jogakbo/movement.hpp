/* SPDX-License-Identifier: Apache-2.0 */
/* Items that are moved by hand. */
#ifndef JOGAKBO_MOVEMENT_HPP
#define JOGAKBO_MOVEMENT_HPP

#include "../jogakbo.h"

#include <cstdint>

namespace jogakbo {

/* The calls of movement.h with a view. */
template <class View>
class view_movement {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status
    set_movement_configuration(const jgb_movement_configuration &configuration)
    {
        return jgb_view_set_movement_configuration(*this, &configuration);
    }
    [[nodiscard]] jgb_status begin_interactive_movement(jgb_index_path index_path,
                                                        jgb_point position, std::uint64_t time_ns,
                                                        std::uint32_t &out_is_begun)
    {
        return jgb_view_begin_interactive_movement(*this, index_path, position, time_ns,
                                                   &out_is_begun);
    }
    [[nodiscard]] jgb_status update_interactive_movement(jgb_point position, std::uint64_t time_ns)
    {
        return jgb_view_update_interactive_movement(*this, position, time_ns);
    }
    [[nodiscard]] jgb_status set_movement_target(jgb_index_path target,
                                                 std::uint64_t event_sequence,
                                                 std::uint32_t &out_is_taken)
    {
        return jgb_view_set_movement_target(*this, target, event_sequence, &out_is_taken);
    }
    [[nodiscard]] jgb_status end_interactive_movement(std::uint64_t time_ns)
    {
        return jgb_view_end_interactive_movement(*this, time_ns);
    }
    [[nodiscard]] jgb_status cancel_interactive_movement()
    {
        return jgb_view_cancel_interactive_movement(*this);
    }
    [[nodiscard]] jgb_status interactive_movement(jgb_interactive_movement &out_movement)
    {
        return jgb_view_interactive_movement(*this, &out_movement);
    }
};

} // namespace jogakbo

#endif

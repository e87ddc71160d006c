/* SPDX-License-Identifier: Apache-2.0 */
/* Items that are dragged, and dropped. */
#ifndef JOGAKBO_DRAG_HPP
#define JOGAKBO_DRAG_HPP

#include "../jogakbo.h"
#include "span.hpp"

#include <cstddef>
#include <cstdint>

namespace jogakbo {

/* The calls of drag.h with a view. */
template <class View>
class view_drag {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status set_drag_configuration(const jgb_drag_configuration &configuration)
    {
        return jgb_view_set_drag_configuration(*this, &configuration);
    }
    [[nodiscard]] jgb_status begin_drag(jgb_index_path index_path, jgb_point position,
                                        std::uint64_t time_ns, std::uint32_t &out_is_begun)
    {
        return jgb_view_begin_drag(*this, index_path, position, time_ns, &out_is_begun);
    }
    [[nodiscard]] jgb_status add_to_drag(jgb_index_path index_path, std::uint32_t &out_is_added)
    {
        return jgb_view_add_to_drag(*this, index_path, &out_is_added);
    }
    [[nodiscard]] jgb_status end_drag(jgb_drop_operation operation)
    {
        return jgb_view_end_drag(*this, operation);
    }
    /* The runs are borrowed until the next call with the view. */
    [[nodiscard]] jgb_status dragged_runs(span<const jgb_item_run> &out_runs)
    {
        const jgb_item_run *first = nullptr;
        std::size_t count = 0;
        const jgb_status status = jgb_view_dragged_runs(*this, &first, &count);
        if (status == JGB_OK)
            out_runs = {first, count};
        return status;
    }
    [[nodiscard]] jgb_status enter_drop(bool is_local, std::uint32_t item_count, jgb_point position,
                                        std::uint64_t time_ns)
    {
        return jgb_view_enter_drop(*this, is_local, item_count, position, time_ns);
    }
    [[nodiscard]] jgb_status update_drop(jgb_point position, std::uint64_t time_ns)
    {
        return jgb_view_update_drop(*this, position, time_ns);
    }
    [[nodiscard]] jgb_status refuse_drops(span<const jgb_item_run> runs,
                                          span<const std::uint32_t> sides)
    {
        if (runs.size() != sides.size())
            return jgb_refuse_count(*this, "sides", sides.size(), runs.size());
        return jgb_view_refuse_drops(*this, runs.data(), sides.data(), runs.size());
    }
    [[nodiscard]] jgb_status exit_drop() { return jgb_view_exit_drop(*this); }
    [[nodiscard]] jgb_status set_drop_proposal(jgb_drop_operation operation, jgb_drop_intent intent,
                                               std::uint64_t event_sequence,
                                               std::uint32_t &out_is_taken)
    {
        return jgb_view_set_drop_proposal(*this, operation, intent, event_sequence, &out_is_taken);
    }
    [[nodiscard]] jgb_status perform_drop(std::uint64_t time_ns, std::uint32_t &out_is_taken)
    {
        return jgb_view_perform_drop(*this, time_ns, &out_is_taken);
    }
    [[nodiscard]] jgb_status drop_state(jgb_drop_state &out_state)
    {
        return jgb_view_drop_state(*this, &out_state);
    }
};

} // namespace jogakbo

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* Selection. */
#ifndef JOGAKBO_SELECTION_HPP
#define JOGAKBO_SELECTION_HPP

#include "../jogakbo.h"
#include "span.hpp"

#include <cstddef>
#include <cstdint>

namespace jogakbo {

/* The calls of selection.h with a view. */
template <class View>
class view_selection {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status set_selection_configuration(
        const jgb_selection_configuration &configuration)
    {
        return jgb_view_set_selection_configuration(*this, &configuration);
    }
    [[nodiscard]] jgb_status change_selection(jgb_selection_action action,
                                              span<const jgb_item_run> runs = {},
                                              std::uint32_t flags = 0)
    {
        return jgb_view_change_selection(*this, action, runs.data(), runs.size(), flags);
    }
    [[nodiscard]] jgb_status selection(jgb_selection &out_selection)
    {
        return jgb_view_selection(*this, &out_selection);
    }
    [[nodiscard]] jgb_status begin_selection_updates()
    {
        return jgb_view_begin_selection_updates(*this);
    }
    [[nodiscard]] jgb_status end_selection_updates()
    {
        return jgb_view_end_selection_updates(*this);
    }
    [[nodiscard]] jgb_status set_editing(bool is_editing)
    {
        return jgb_view_set_editing(*this, is_editing);
    }
    [[nodiscard]] jgb_status is_item_selected(jgb_index_path index_path,
                                              std::uint32_t &out_is_selected)
    {
        return jgb_view_is_item_selected(*this, index_path, &out_is_selected);
    }
    /* From an item on, or from the first one; at most `limit` runs, and at most 4,096. */
    [[nodiscard]] jgb_status selected_runs(span<const jgb_item_run> &out_runs,
                                           const jgb_index_path *index_path = nullptr,
                                           std::size_t limit = 4096)
    {
        const jgb_item_run *first = nullptr;
        std::size_t count = 0;
        const jgb_status status =
            jgb_view_selected_runs(*this, index_path, limit, &first, &count);
        if (status == JGB_OK)
            out_runs = {first, count};
        return status;
    }
};

} // namespace jogakbo

#endif

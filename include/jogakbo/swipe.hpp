/* SPDX-License-Identifier: Apache-2.0 */
/* Rows that a person swipes. */
#ifndef JOGAKBO_SWIPE_HPP
#define JOGAKBO_SWIPE_HPP

#include "../jogakbo.h"

#include <cstdint>

namespace jogakbo {

/* The calls of swipe.h with a view. */
template <class View>
class view_swipe {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status set_swipe_configuration(const jgb_swipe_configuration &configuration)
    {
        return jgb_view_set_swipe_configuration(*this, &configuration);
    }
    [[nodiscard]] jgb_status open_swipe(jgb_index_path index_path, jgb_swipe_edge edge,
                                        std::uint32_t &out_is_open)
    {
        return jgb_view_open_swipe(*this, index_path, edge, &out_is_open);
    }
    [[nodiscard]] jgb_status close_swipe(std::uint32_t &out_is_closed)
    {
        return jgb_view_close_swipe(*this, &out_is_closed);
    }
};

} // namespace jogakbo

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* The context menu that is open. */
#ifndef JOGAKBO_MENU_HPP
#define JOGAKBO_MENU_HPP

#include "../jogakbo.h"

#include <cstdint>

namespace jogakbo {

/* The calls of menu.h with a view. */
template <class View>
class view_menu {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status open_menu(jgb_index_path index_path, std::uint32_t &out_is_open)
    {
        return jgb_view_open_menu(*this, index_path, &out_is_open);
    }
    [[nodiscard]] jgb_status close_menu(bool performs_primary_action,
                                        std::uint32_t &out_is_closed)
    {
        return jgb_view_close_menu(*this, performs_primary_action, &out_is_closed);
    }
};

} // namespace jogakbo

#endif

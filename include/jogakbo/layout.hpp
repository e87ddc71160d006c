/* SPDX-License-Identifier: Apache-2.0 */
/* Layouts of a view. */
#ifndef JOGAKBO_LAYOUT_HPP
#define JOGAKBO_LAYOUT_HPP

#include "../jogakbo.h"
#include "handle.hpp"

#include <cstdint>

namespace jogakbo {

/* Layouts. `create` makes a layout of each sort, as its struct says. */
class layout : public handle<jgb_layout, jgb_layout_destroy> {
public:
    using handle::handle;

    [[nodiscard]] jgb_status create(const jgb_flow_layout &flow)
    {
        return jgb_layout_create_flow(&flow, out());
    }
    [[nodiscard]] jgb_status create(const jgb_list_layout &list)
    {
        return jgb_layout_create_list(&list, out());
    }
    [[nodiscard]] jgb_status create(const jgb_grid_layout &grid)
    {
        return jgb_layout_create_grid(&grid, out());
    }
    [[nodiscard]] jgb_status create(const jgb_waterfall_layout &waterfall)
    {
        return jgb_layout_create_waterfall(&waterfall, out());
    }
    [[nodiscard]] jgb_status create(const jgb_justified_layout &justified)
    {
        return jgb_layout_create_justified(&justified, out());
    }
    [[nodiscard]] jgb_status create(const jgb_carousel_layout &carousel)
    {
        return jgb_layout_create_carousel(&carousel, out());
    }
    [[nodiscard]] jgb_status create(const jgb_stack_layout &stack)
    {
        return jgb_layout_create_stack(&stack, out());
    }
    [[nodiscard]] jgb_status create(const jgb_circle_layout &circle)
    {
        return jgb_layout_create_circle(&circle, out());
    }
    [[nodiscard]] jgb_status create(const jgb_compositional_layout &compositional)
    {
        return jgb_layout_create_compositional(&compositional, out());
    }
    [[nodiscard]] jgb_status create(const jgb_custom_layout &custom)
    {
        return jgb_layout_create_custom(&custom, out());
    }
    [[nodiscard]] jgb_status create(const jgb_explicit_layout &attributes)
    {
        return jgb_layout_create_explicit(&attributes, out());
    }
};

/* The calls of layout.h with a view. */
template <class View>
class view_layout {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status set_layout(const layout &next,
                                        const jgb_animation *animation = nullptr,
                                        std::uint64_t tag = 0)
    {
        return jgb_view_set_layout(*this, next, animation, tag);
    }
    [[nodiscard]] jgb_status set_list_layout() { return jgb_view_set_list_layout(*this, nullptr); }
    [[nodiscard]] jgb_status set_list_layout(const jgb_list_layout &list)
    {
        return jgb_view_set_list_layout(*this, &list);
    }
    [[nodiscard]] jgb_status set_flow_layout(const jgb_flow_layout &flow)
    {
        return jgb_view_set_flow_layout(*this, &flow);
    }
};

} // namespace jogakbo

#endif

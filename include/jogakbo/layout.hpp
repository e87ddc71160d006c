/* Layouts of a view. */
#ifndef JOGAKBO_LAYOUT_HPP
#define JOGAKBO_LAYOUT_HPP

#include "../jogakbo.h"
#include "handle.hpp"

#include <cstdint>

namespace jogakbo {

/* Where elements go; made by jgb_layout_create_...(..., layout.out()). */
using layout = handle<jgb_layout, jgb_layout_destroy>;

/* The calls of layout.h with a view. */
template <class Base>
class view_layout : public Base {
public:
    using Base::Base;

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

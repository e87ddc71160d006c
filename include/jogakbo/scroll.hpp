/* SPDX-License-Identifier: Apache-2.0 */
/* The scroller. */
#ifndef JOGAKBO_SCROLL_HPP
#define JOGAKBO_SCROLL_HPP

#include "../jogakbo.h"

#include <cstdint>

namespace jogakbo {

/* The calls of scroll.h with a view. */
template <class View>
class view_scroll {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status retarget(std::uint64_t sequence, jgb_point content_offset)
    {
        return jgb_view_retarget(*this, sequence, content_offset);
    }
    [[nodiscard]] jgb_status scroll_to_top()
    {
        return jgb_view_scroll_to_top(*this);
    }
    [[nodiscard]] jgb_status set_scroll_configuration(const jgb_scroll_configuration &scrolling)
    {
        return jgb_view_set_scroll_configuration(*this, &scrolling);
    }
    [[nodiscard]] jgb_status scroll_to_element(const jgb_element &element, std::uint32_t position,
                                               bool is_animated)
    {
        return jgb_view_scroll_to_element(*this, &element, position, is_animated);
    }
    [[nodiscard]] jgb_status set_content_offset(jgb_point content_offset, bool is_animated)
    {
        return jgb_view_set_content_offset(*this, content_offset, is_animated);
    }
    [[nodiscard]] jgb_status begin_refreshing(double length, bool is_animated)
    {
        return jgb_view_begin_refreshing(*this, length, is_animated);
    }
    [[nodiscard]] jgb_status end_refreshing() { return jgb_view_end_refreshing(*this); }
    [[nodiscard]] jgb_status set_zoom_scale(double scale, bool is_animated)
    {
        return jgb_view_set_zoom_scale(*this, scale, is_animated);
    }
    [[nodiscard]] jgb_status zoom_to_rect(jgb_rect rect, bool is_animated)
    {
        return jgb_view_zoom_to_rect(*this, rect, is_animated);
    }
    [[nodiscard]] jgb_status scrolling(jgb_scrolling &out_scrolling)
    {
        return jgb_view_scrolling(*this, &out_scrolling);
    }
};

} // namespace jogakbo

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* Focus and keys. */
#ifndef JOGAKBO_FOCUS_HPP
#define JOGAKBO_FOCUS_HPP

#include "../jogakbo.h"
#include "span.hpp"

#include <cstdint>
#include <string_view>

namespace jogakbo {

/* The calls of focus.h with a view. */
template <class View>
class view_focus {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status set_focus_configuration(const jgb_focus_configuration &focus)
    {
        return jgb_view_set_focus_configuration(*this, &focus);
    }
    [[nodiscard]] jgb_status focus_state(jgb_focus_state &out_state)
    {
        return jgb_view_focus_state(*this, &out_state);
    }
    [[nodiscard]] jgb_status enter_focus(jgb_focus_heading heading, std::uint32_t &out_is_handled,
                                         const jgb_rect *rect = nullptr)
    {
        return jgb_view_enter_focus(*this, heading, rect, &out_is_handled);
    }
    [[nodiscard]] jgb_status leave_focus() { return jgb_view_leave_focus(*this); }
    [[nodiscard]] jgb_status move_focus(jgb_focus_heading heading, std::uint32_t &out_is_handled)
    {
        return jgb_view_move_focus(*this, heading, &out_is_handled);
    }
    /* The names of all items of the runs, one after another in `text`. */
    [[nodiscard]] jgb_status set_item_names(span<const jgb_item_run> runs, std::string_view text,
                                            span<const std::uint32_t> sizes)
    {
        return jgb_view_set_item_names(*this, runs.data(), runs.size(), text.data(), text.size(),
                                       sizes.data(), sizes.size());
    }
    [[nodiscard]] jgb_status send_key(const jgb_key_sample &sample, std::uint32_t &out_is_handled)
    {
        return jgb_view_send_key(*this, &sample, &out_is_handled);
    }
    [[nodiscard]] jgb_status send_text(std::uint64_t time_ns, std::string_view text,
                                       std::uint32_t &out_is_handled)
    {
        return jgb_view_send_text(*this, time_ns, text.data(), text.size(), &out_is_handled);
    }
    /* Without an element none has focus. */
    [[nodiscard]] jgb_status set_focused_element(const jgb_element *element = nullptr)
    {
        return jgb_view_set_focused_element(*this, element);
    }
    /* Without an item none is preferred. */
    [[nodiscard]] jgb_status set_preferred_focused_item(const jgb_index_path *index_path = nullptr)
    {
        return jgb_view_set_preferred_focused_item(*this, index_path);
    }
    [[nodiscard]] jgb_status scroll_to_focused_element(bool is_animated)
    {
        return jgb_view_scroll_to_focused_element(*this, is_animated);
    }
};

} // namespace jogakbo

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* A view: a handle with all calls. */
#ifndef JOGAKBO_VIEW_HPP
#define JOGAKBO_VIEW_HPP

#include "accessibility.hpp"
#include "background.hpp"
#include "data.hpp"
#include "delegate.hpp"
#include "display_frame.hpp"
#include "drag.hpp"
#include "event.hpp"
#include "explicit_layout.hpp"
#include "focus.hpp"
#include "handle.hpp"
#include "index_titles.hpp"
#include "input.hpp"
#include "invalidation.hpp"
#include "layout.hpp"
#include "menu.hpp"
#include "movement.hpp"
#include "orthogonal.hpp"
#include "placeholder.hpp"
#include "prefetch.hpp"
#include "question.hpp"
#include "scroll.hpp"
#include "section_snapshot.hpp"
#include "selection.hpp"
#include "snapshot.hpp"
#include "state.hpp"
#include "swipe.hpp"
#include "traits.hpp"
#include "transition.hpp"
#include "update.hpp"
#include "viewability.hpp"

#include <cstdint>
#include <string_view>

namespace jogakbo {

/* A collection view. Of columns that have other lengths than there are items a call makes
 * JGB_INVALID_ARGUMENT, and last_error() says which. */
class view : public handle<jgb_view, jgb_view_destroy>,
             public view_data<view>, public view_update<view>, public view_snapshot<view>,
             public view_section_snapshot<view>, public view_layout<view>,
             public view_explicit_layout<view>, public view_invalidation<view>,
             public view_transition<view>, public view_orthogonal<view>,
             public view_display_frame<view>, public view_question<view>, public view_event<view>,
             public view_scroll<view>, public view_input<view>, public view_focus<view>,
             public view_accessibility<view>, public view_traits<view>, public view_selection<view>,
             public view_delegate<view>, public view_movement<view>, public view_drag<view>,
             public view_placeholder<view>, public view_menu<view>, public view_swipe<view>,
             public view_background<view>, public view_index_titles<view>,
             public view_prefetch<view>, public view_viewability<view>, public view_state<view> {
public:
    using handle::handle;
    operator jgb_view *() const { return get(); }

    [[nodiscard]] jgb_status create(const jgb_limits *limits = nullptr)
    {
        return jgb_view_create(limits, out());
    }
    [[nodiscard]] jgb_status create(const jgb_view_setup &setup,
                                    const jgb_limits *limits = nullptr)
    {
        return jgb_view_create_with_setup(limits, &setup, out());
    }
    const char *last_error() const { return jgb_view_last_error(*this); }
    [[nodiscard]] jgb_status memory(jgb_memory &out_memory)
    {
        return jgb_view_memory(*this, &out_memory);
    }

    [[nodiscard]] jgb_status register_element_kind(std::string_view name, std::uint32_t &out_kind)
    {
        return jgb_view_register_element_kind(*this, name.data(), name.size(), &out_kind);
    }
    [[nodiscard]] jgb_status register_reuse_identifier(jgb_element_category category,
                                                       std::uint32_t element_kind,
                                                       std::string_view name,
                                                       std::uint32_t &out_reuse_identifier)
    {
        return jgb_view_register_reuse_identifier(*this, category, element_kind, name.data(),
                                                  name.size(), &out_reuse_identifier);
    }
    [[nodiscard]] jgb_status set_bounds(jgb_rect bounds)
    {
        return jgb_view_set_bounds(*this, bounds);
    }
    [[nodiscard]] jgb_status set_environment(const jgb_environment &environment)
    {
        return jgb_view_set_environment(*this, &environment);
    }
};

} // namespace jogakbo

#endif

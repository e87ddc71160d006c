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

/* Classes on one another: the first one on the second one, the last one on `Base`. */
template <class Base, template <class> class... Calls>
struct stack {
    using type = Base;
};
template <class Base, template <class> class First, template <class> class... Rest>
struct stack<Base, First, Rest...> {
    using type = First<typename stack<Base, Rest...>::type>;
};

/* A handle, and on it the calls that each header has with a view. */
using view_calls =
    stack<handle<jgb_view, jgb_view_destroy>,
          view_data, view_update, view_snapshot, view_section_snapshot, view_layout,
          view_explicit_layout, view_invalidation, view_transition, view_orthogonal,
          view_display_frame, view_question, view_event, view_scroll, view_input, view_focus,
          view_accessibility, view_traits, view_selection, view_delegate, view_movement,
          view_drag, view_placeholder, view_menu, view_swipe, view_background, view_index_titles,
          view_prefetch, view_viewability, view_state>::type;

/* A collection view. Of columns that have other lengths than there are items a call makes
 * JGB_INVALID_ARGUMENT. */
class view : public view_calls {
public:
    using view_calls::view_calls;

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

/* SPDX-License-Identifier: Apache-2.0 */
/* Reading and acting by assistive technology. */
#ifndef JOGAKBO_ACCESSIBILITY_HPP
#define JOGAKBO_ACCESSIBILITY_HPP

#include "defaults.hpp"
#include "span.hpp"

#include <cstdint>

namespace jogakbo {

/* The calls of accessibility.h with a view. */
template <class View>
class view_accessibility {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status set_accessibility_configuration(
        const jgb_accessibility_configuration &configuration)
    {
        return jgb_view_set_accessibility_configuration(*this, &configuration);
    }
    /* From a place of the reading order, or with `first` from an element, on. */
    [[nodiscard]] jgb_status accessibility_elements(std::int64_t offset, std::uint32_t count,
                                                    jgb_accessibility_elements &out_elements,
                                                    const jgb_element *first = nullptr)
    {
        return jgb_view_accessibility_elements(*this, first, offset, count, &out_elements);
    }
    [[nodiscard]] jgb_status accessibility_scroll(jgb_accessibility_scroll_direction direction,
                                                  std::uint32_t &out_is_handled)
    {
        return jgb_view_accessibility_scroll(*this, direction, &out_is_handled);
    }
    [[nodiscard]] jgb_status perform_accessibility_action(jgb_accessibility_action action,
                                                          const jgb_element &element,
                                                          std::uint32_t &out_is_handled)
    {
        return jgb_view_perform_accessibility_action(*this, action, &element, &out_is_handled);
    }
    [[nodiscard]] jgb_status set_assistive_focused_element(const jgb_element *element)
    {
        return jgb_view_set_assistive_focused_element(*this, element);
    }
    /* The elements at `count` places of the reading order, from a place on. */
    [[nodiscard]] jgb_status
    accessibility_elements(std::int64_t place, std::uint32_t count,
                           span<const jgb_accessibility_element> &out_elements)
    {
        auto read = defaults<jgb_accessibility_elements>();
        const jgb_status status =
            jgb_view_accessibility_elements(*this, nullptr, place, count, &read);
        if (status == JGB_OK)
            out_elements = {read.elements, read.element_count};
        return status;
    }
};

} // namespace jogakbo

#endif

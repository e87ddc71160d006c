/* SPDX-License-Identifier: Apache-2.0 */
/* Questions about elements. */
#ifndef JOGAKBO_QUESTION_HPP
#define JOGAKBO_QUESTION_HPP

#include "../jogakbo.h"
#include "span.hpp"

#include <cstddef>
#include <cstdint>

namespace jogakbo {

/* The calls of question.h with a view. */
template <class View>
class view_question {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status content_size(jgb_size &out_size)
    {
        return jgb_view_content_size(*this, &out_size);
    }
    [[nodiscard]] jgb_status layout_attributes_in(jgb_rect rect,
                                                  span<const jgb_layout_attributes> &out_elements)
    {
        const jgb_layout_attributes *first = nullptr;
        std::size_t count = 0;
        const jgb_status status =
            jgb_view_layout_attributes_for_elements_in_rect(*this, rect, &first, &count);
        if (status == JGB_OK)
            out_elements = {first, count};
        return status;
    }
    [[nodiscard]] jgb_status layout_attributes_for_element(const jgb_element &element,
                                                           jgb_layout_attributes &out_attributes)
    {
        return jgb_view_layout_attributes_for_element(*this, &element, &out_attributes);
    }
    [[nodiscard]] jgb_status answered_transforms(span<const jgb_transform> &out_transforms)
    {
        const jgb_transform *first = nullptr;
        std::size_t count = 0;
        const jgb_status status = jgb_view_answered_transforms(*this, &first, &count);
        if (status == JGB_OK)
            out_transforms = {first, count};
        return status;
    }
    [[nodiscard]] jgb_status index_path_for_item_at_point(jgb_point point,
                                                          jgb_index_path &out_index_path)
    {
        return jgb_view_index_path_for_item_at_point(*this, point, &out_index_path);
    }
    [[nodiscard]] jgb_status index_path_for_item_nearest_point(jgb_point point,
                                                               jgb_index_path &out_index_path)
    {
        return jgb_view_index_path_for_item_nearest_point(*this, point, &out_index_path);
    }
    [[nodiscard]] jgb_status shown_element_at_point(jgb_point point, jgb_element &out_element,
                                                    std::uint32_t flags = 0)
    {
        return jgb_view_shown_element_at_point(*this, point, flags, &out_element);
    }
    [[nodiscard]] jgb_status
    index_paths_for_visible_elements(jgb_element_category category, std::uint32_t element_kind,
                                     span<const jgb_index_path> &out_index_paths)
    {
        const jgb_index_path *first = nullptr;
        std::size_t count = 0;
        const jgb_status status =
            jgb_view_index_paths_for_visible_elements(*this, category, element_kind, &first,
                                                      &count);
        if (status == JGB_OK)
            out_index_paths = {first, count};
        return status;
    }
    [[nodiscard]] jgb_status reusable_view_for_element(const jgb_element &element,
                                                       std::uint32_t &out_reusable_view,
                                                       std::uint32_t &out_generation)
    {
        return jgb_view_reusable_view_for_element(*this, &element, &out_reusable_view,
                                                  &out_generation);
    }
    [[nodiscard]] jgb_status element_for_reusable_view(std::uint32_t reusable_view,
                                                       jgb_element &out_element)
    {
        return jgb_view_element_for_reusable_view(*this, reusable_view, &out_element);
    }
    [[nodiscard]] jgb_status is_current(std::uint32_t reusable_view, std::uint32_t generation,
                                        std::uint32_t &out_is_current)
    {
        return jgb_view_is_current(*this, reusable_view, generation, &out_is_current);
    }
    [[nodiscard]] jgb_status content_offset_for_item(jgb_index_path index_path,
                                                     std::uint32_t position, jgb_point &out_offset)
    {
        return jgb_view_content_offset_for_item(*this, index_path, position, &out_offset);
    }
    [[nodiscard]] jgb_status content_offset_for_rect(jgb_rect rect, std::uint32_t position,
                                                     jgb_point &out_offset)
    {
        return jgb_view_content_offset_for_rect(*this, rect, position, &out_offset);
    }
    [[nodiscard]] jgb_status content_offset_for_section(std::uint32_t section,
                                                        std::uint32_t position,
                                                        jgb_point &out_offset)
    {
        return jgb_view_content_offset_for_section(*this, section, position, &out_offset);
    }
    [[nodiscard]] jgb_status content_offset_range(jgb_point &out_least, jgb_point &out_greatest)
    {
        return jgb_view_content_offset_range(*this, &out_least, &out_greatest);
    }
    [[nodiscard]] jgb_status target_content_offset(jgb_point proposed, jgb_point velocity,
                                                   jgb_point &out_offset)
    {
        return jgb_view_target_content_offset(*this, proposed, velocity, &out_offset);
    }
};

} // namespace jogakbo

#endif

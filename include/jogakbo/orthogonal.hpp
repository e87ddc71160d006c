/* SPDX-License-Identifier: Apache-2.0 */
/* Sections that scroll across. */
#ifndef JOGAKBO_ORTHOGONAL_HPP
#define JOGAKBO_ORTHOGONAL_HPP

#include "../jogakbo.h"

#include <cstdint>

namespace jogakbo {

/* The calls of orthogonal.h with a view. */
template <class View>
class view_orthogonal {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status set_orthogonal_content_offset(std::uint32_t section,
                                                           double content_offset)
    {
        return jgb_view_set_orthogonal_content_offset(*this, section, content_offset);
    }
    [[nodiscard]] jgb_status orthogonal_state(std::uint32_t section,
                                              jgb_orthogonal_state &out_state)
    {
        return jgb_view_orthogonal_state(*this, section, &out_state);
    }
    [[nodiscard]] jgb_status target_orthogonal_content_offset(std::uint32_t section,
                                                              double proposed, double velocity,
                                                              double &out_offset)
    {
        return jgb_view_target_orthogonal_content_offset(*this, section, proposed, velocity,
                                                         &out_offset);
    }
    [[nodiscard]] jgb_status orthogonal_content_offset_for_item(jgb_index_path index_path,
                                                                std::uint32_t position,
                                                                double &out_offset)
    {
        return jgb_view_orthogonal_content_offset_for_item(*this, index_path, position,
                                                           &out_offset);
    }
    [[nodiscard]] jgb_status set_visible_items_handler(std::uint32_t number,
                                                       jgb_visible_items_handler handler,
                                                       void *context)
    {
        return jgb_view_set_visible_items_handler(*this, number, handler, context);
    }
};

} // namespace jogakbo

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* Layout attributes that the host sets. */
#ifndef JOGAKBO_EXPLICIT_LAYOUT_HPP
#define JOGAKBO_EXPLICIT_LAYOUT_HPP

#include "../jogakbo.h"
#include "span.hpp"

namespace jogakbo {

/* The calls of explicit_layout.h with a view. */
template <class View>
class view_explicit_layout {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status set_layout_attributes(const jgb_layout_attributes_columns &columns)
    {
        return jgb_view_set_layout_attributes(*this, &columns);
    }
    [[nodiscard]] jgb_status remove_layout_attributes(span<const jgb_element> elements)
    {
        return jgb_view_remove_layout_attributes(*this, elements.data(), elements.size());
    }
    [[nodiscard]] jgb_status begin_layout_attributes()
    {
        return jgb_view_begin_layout_attributes(*this);
    }
    [[nodiscard]] jgb_status commit_layout_attributes()
    {
        return jgb_view_commit_layout_attributes(*this);
    }
};

} // namespace jogakbo

#endif

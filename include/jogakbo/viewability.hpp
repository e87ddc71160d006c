/* SPDX-License-Identifier: Apache-2.0 */
/* Viewability of items. */
#ifndef JOGAKBO_VIEWABILITY_HPP
#define JOGAKBO_VIEWABILITY_HPP

#include "../jogakbo.h"

namespace jogakbo {

/* The calls of viewability.h with a view. */
template <class View>
class view_viewability {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status set_viewability_configuration(
        const jgb_viewability_configuration &viewability)
    {
        return jgb_view_set_viewability_configuration(*this, &viewability);
    }
};

} // namespace jogakbo

#endif

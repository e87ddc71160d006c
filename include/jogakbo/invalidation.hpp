/* SPDX-License-Identifier: Apache-2.0 */
/* Invalidation. */
#ifndef JOGAKBO_INVALIDATION_HPP
#define JOGAKBO_INVALIDATION_HPP

#include "../jogakbo.h"

namespace jogakbo {

/* The calls of invalidation.h with a view. */
template <class View>
class view_invalidation {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status invalidate_layout(const jgb_invalidation_context &invalidation)
    {
        return jgb_view_invalidate_layout(*this, &invalidation);
    }
};

} // namespace jogakbo

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* Invalidation. */
#ifndef JOGAKBO_INVALIDATION_HPP
#define JOGAKBO_INVALIDATION_HPP

#include "../jogakbo.h"

namespace jogakbo {

/* The calls of invalidation.h with a view. */
template <class Base>
class view_invalidation : public Base {
public:
    using Base::Base;

    [[nodiscard]] jgb_status invalidate_layout(const jgb_invalidation_context &invalidation)
    {
        return jgb_view_invalidate_layout(*this, &invalidation);
    }
};

} // namespace jogakbo

#endif

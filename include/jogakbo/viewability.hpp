/* SPDX-License-Identifier: Apache-2.0 */
/* Viewability of items. */
#ifndef JOGAKBO_VIEWABILITY_HPP
#define JOGAKBO_VIEWABILITY_HPP

#include "../jogakbo.h"

namespace jogakbo {

/* The calls of viewability.h with a view. */
template <class Base>
class view_viewability : public Base {
public:
    using Base::Base;

    [[nodiscard]] jgb_status set_viewability_configuration(
        const jgb_viewability_configuration &viewability)
    {
        return jgb_view_set_viewability_configuration(*this, &viewability);
    }
};

} // namespace jogakbo

#endif

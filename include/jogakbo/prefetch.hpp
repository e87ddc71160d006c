/* SPDX-License-Identifier: Apache-2.0 */
/* Prefetching. */
#ifndef JOGAKBO_PREFETCH_HPP
#define JOGAKBO_PREFETCH_HPP

#include "../jogakbo.h"

namespace jogakbo {

/* The calls of prefetch.h with a view. */
template <class View>
class view_prefetch {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status set_prefetch_configuration(const jgb_prefetch_configuration &ahead)
    {
        return jgb_view_set_prefetch_configuration(*this, &ahead);
    }
    [[nodiscard]] jgb_status end_loading() { return jgb_view_end_loading(*this); }
};

} // namespace jogakbo

#endif

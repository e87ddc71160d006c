/* SPDX-License-Identifier: Apache-2.0 */
/* Questions to the host. */
#ifndef JOGAKBO_DELEGATE_HPP
#define JOGAKBO_DELEGATE_HPP

#include "../jogakbo.h"

namespace jogakbo {

/* The calls of delegate.h with a view. */
template <class View>
class view_delegate {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status set_delegate(const jgb_delegate *delegate)
    {
        return jgb_view_set_delegate(*this, delegate);
    }
};

} // namespace jogakbo

#endif

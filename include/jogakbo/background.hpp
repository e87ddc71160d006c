/* SPDX-License-Identifier: Apache-2.0 */
/* The decoration view behind all elements. */
#ifndef JOGAKBO_BACKGROUND_HPP
#define JOGAKBO_BACKGROUND_HPP

#include "../jogakbo.h"

namespace jogakbo {

/* The calls of background.h with a view. */
template <class View>
class view_background {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status set_background(const jgb_background &background)
    {
        return jgb_view_set_background(*this, &background);
    }
};

} // namespace jogakbo

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* The titles of an index. */
#ifndef JOGAKBO_INDEX_TITLES_HPP
#define JOGAKBO_INDEX_TITLES_HPP

#include "../jogakbo.h"
#include "span.hpp"

#include <cstddef>
#include <cstdint>

namespace jogakbo {

/* The calls of index_titles.h with a view. */
template <class View>
class view_index_titles {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status set_index_titles(span<const jgb_index_title> titles)
    {
        return jgb_view_set_index_titles(*this, titles.data(), titles.size());
    }
    [[nodiscard]] jgb_status index_titles(span<const jgb_index_title> &out_titles)
    {
        const jgb_index_title *first = nullptr;
        std::size_t count = 0;
        const jgb_status status = jgb_view_index_titles(*this, &first, &count);
        if (status == JGB_OK)
            out_titles = {first, count};
        return status;
    }
    [[nodiscard]] jgb_status index_title_at(double position, double length,
                                            std::size_t &out_number)
    {
        return jgb_view_index_title_at(*this, position, length, &out_number);
    }
    [[nodiscard]] jgb_status scroll_to_index_title(std::size_t number,
                                                   std::uint32_t &out_is_handled)
    {
        return jgb_view_scroll_to_index_title(*this, number, &out_is_handled);
    }
};

} // namespace jogakbo

#endif

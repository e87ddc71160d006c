/* SPDX-License-Identifier: Apache-2.0 */
/* Columns of items. */
#ifndef JOGAKBO_ITEM_CONTENT_HPP
#define JOGAKBO_ITEM_CONTENT_HPP

#include "defaults.hpp"
#include "span.hpp"

#include <cstddef>
#include <cstdint>

namespace jogakbo {

/* The sizes and reuse identifiers of items. An empty span: those of the metrics. */
struct item_content {
    span<const float> widths = {};
    span<const float> heights = {};
    span<const std::uint32_t> reuse_identifiers = {};
    span<const std::uint32_t> spans = {};
    std::uint32_t flags = 0;

    jgb_item_content columns() const
    {
        auto content = defaults<jgb_item_content>();
        content.widths = widths.data();
        content.heights = heights.data();
        content.reuse_identifiers = reuse_identifiers.data();
        content.spans = spans.data();
        content.flags = flags;
        return content;
    }

    /* JGB_OK where each column has an entry for each of so many items, or none; otherwise the last
     * error of `handle` says which has not. */
    jgb_status check(void *handle, std::size_t count) const
    {
        if (!fits(widths, count))
            return jgb_refuse_count(handle, "widths", widths.size(), count);
        if (!fits(heights, count))
            return jgb_refuse_count(handle, "heights", heights.size(), count);
        if (!fits(reuse_identifiers, count))
            return jgb_refuse_count(handle, "reuse_identifiers", reuse_identifiers.size(), count);
        if (!fits(spans, count))
            return jgb_refuse_count(handle, "spans", spans.size(), count);
        return JGB_OK;
    }

private:
    template <class Entry>
    static bool fits(span<Entry> column, std::size_t count)
    {
        return column.empty() || column.size() == count;
    }
};

} // namespace jogakbo

#endif

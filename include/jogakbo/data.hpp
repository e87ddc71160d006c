/* SPDX-License-Identifier: Apache-2.0 */
/* Items and sections by index paths. */
#ifndef JOGAKBO_DATA_HPP
#define JOGAKBO_DATA_HPP

#include "item_content.hpp"
#include "span.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace jogakbo {

/* The calls of data.h with a view. */
template <class View>
class view_data {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status set_items(std::size_t count, span<const float> widths = {},
                                       span<const float> heights = {})
    {
        if (const jgb_status status = item_content{widths, heights}.check(*this, count))
            return status;
        /* No limit allows more items. */
        const std::size_t most = UINT32_MAX;
        return jgb_view_set_items(*this, static_cast<std::uint32_t>(std::min(count, most)),
                                  widths.data(), heights.data());
    }
    [[nodiscard]] jgb_status set_data(span<const jgb_section_metrics> metrics,
                                      span<const jgb_data_source_chunk> chunks)
    {
        return jgb_view_set_data(*this, metrics.data(), metrics.size(), chunks.data(),
                                 chunks.size());
    }
    [[nodiscard]] jgb_status number_of_sections(std::size_t &out_count)
    {
        return jgb_view_number_of_sections(*this, &out_count);
    }
    [[nodiscard]] jgb_status number_of_items(std::uint32_t section, std::size_t &out_count)
    {
        return jgb_view_number_of_items(*this, section, &out_count);
    }
    /* The context of the data source lives until the data is replaced. */
    [[nodiscard]] jgb_status set_data_source(const jgb_data_source &data_source)
    {
        return jgb_view_set_data_source(*this, &data_source);
    }
    [[nodiscard]] jgb_status reload_data() { return jgb_view_reload_data(*this); }
};

} // namespace jogakbo

#endif

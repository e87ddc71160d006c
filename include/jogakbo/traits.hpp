/* SPDX-License-Identifier: Apache-2.0 */
/* Traits of items. */
#ifndef JOGAKBO_TRAITS_HPP
#define JOGAKBO_TRAITS_HPP

#include "../jogakbo.h"
#include "span.hpp"

#include <cstddef>
#include <cstdint>

namespace jogakbo {

/* The calls of traits.h with a view. */
template <class View>
class view_traits {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status set_item_traits(span<const jgb_item_run> runs,
                                             span<const std::uint32_t> traits)
    {
        if (runs.size() != traits.size())
            return jgb_refuse_count(*this, "traits", traits.size(), runs.size());
        return jgb_view_set_item_traits(*this, runs.data(), traits.data(), runs.size());
    }
    [[nodiscard]] jgb_status traits_of_item(jgb_index_path index_path, std::uint32_t &out_traits)
    {
        return jgb_view_traits_of_item(*this, index_path, &out_traits);
    }
    [[nodiscard]] jgb_status set_default_traits(std::uint32_t traits)
    {
        return jgb_view_set_default_traits(*this, traits);
    }
    [[nodiscard]] jgb_status set_section_traits(std::uint32_t first_section,
                                                std::size_t section_count, std::uint32_t traits)
    {
        return jgb_view_set_section_traits(*this, first_section, section_count, traits);
    }
};

} // namespace jogakbo

#endif

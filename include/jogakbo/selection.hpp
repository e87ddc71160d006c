/* Selection. */
#ifndef JOGAKBO_SELECTION_HPP
#define JOGAKBO_SELECTION_HPP

#include "../jogakbo.h"
#include "span.hpp"

#include <cstdint>

namespace jogakbo {

/* The calls of selection.h with a view. */
template <class Base>
class view_selection : public Base {
public:
    using Base::Base;

    [[nodiscard]] jgb_status set_selection_configuration(
        const jgb_selection_configuration &configuration)
    {
        return jgb_view_set_selection_configuration(*this, &configuration);
    }
    [[nodiscard]] jgb_status change_selection(jgb_selection_action action,
                                              span<const jgb_item_run> runs = {},
                                              std::uint32_t flags = 0)
    {
        return jgb_view_change_selection(*this, action, runs.data(), runs.size(), flags);
    }
    [[nodiscard]] jgb_status selection(jgb_selection &out_selection)
    {
        return jgb_view_selection(*this, &out_selection);
    }
};

} // namespace jogakbo

#endif

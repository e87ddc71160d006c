/* Events. */
#ifndef JOGAKBO_EVENT_HPP
#define JOGAKBO_EVENT_HPP

#include "defaults.hpp"
#include "span.hpp"

#include <cstdint>

namespace jogakbo {

/* The calls of event.h with a view. */
template <class Base>
class view_event : public Base {
public:
    using Base::Base;

    [[nodiscard]] jgb_status set_event_mask(std::uint64_t event_mask)
    {
        return jgb_view_set_event_mask(*this, event_mask);
    }
    /* Takes all events that wait, without the runs and identifiers beside them. */
    [[nodiscard]] jgb_status next_events(span<const jgb_event> &out_events)
    {
        auto taken = defaults<jgb_events>();
        const jgb_status status = jgb_view_next_events(*this, &taken);
        if (status == JGB_OK)
            out_events = {taken.events, taken.event_count};
        return status;
    }
};

} // namespace jogakbo

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* Events. */
#ifndef JOGAKBO_EVENT_HPP
#define JOGAKBO_EVENT_HPP

#include "defaults.hpp"
#include "span.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace jogakbo {

/* Events, and the lists beside them. They are borrowed until the next call with the view. */
struct queued_events : jgb_events {
    queued_events() : jgb_events(defaults<jgb_events>()) {}

    span<const jgb_event> all() const { return {events, event_count}; }
    span<const jgb_item_run> runs_of(const jgb_event &event) const
    {
        return {runs + event.first_run, event.run_count};
    }
    span<const std::uint64_t> identifiers_of(const jgb_event &event) const
    {
        return {identifiers + event.first_identifier, event.identifier_count};
    }
    /* What is typed, of JGB_EVENT_TYPE_AHEAD. */
    std::string_view text_of(const jgb_event &event) const
    {
        return {text + event.value, static_cast<std::size_t>(event.other_value)};
    }
};

/* The calls of event.h with a view. */
template <class View>
class view_event {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
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
    /* Takes all events that wait. */
    [[nodiscard]] jgb_status next_events(queued_events &out_events)
    {
        return jgb_view_next_events(*this, &out_events);
    }
    [[nodiscard]] jgb_status wake_at(std::uint64_t &out_time_ns)
    {
        return jgb_view_wake_at(*this, &out_time_ns);
    }
};

} // namespace jogakbo

#endif

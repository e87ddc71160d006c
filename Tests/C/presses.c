/* Taps, highlights and long presses, as a host that scrolls by itself meets them: it waits until
 * jgb_view_wake_at(), and keeps what is highlighted by events alone. */
#include "check.h"

static const uint64_t MS = UINT64_C(1000000);

static void show(jgb_view *view, uint64_t milliseconds)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.bounds.width = 320;
    request.bounds.height = 480;
    request.time_ns = milliseconds * MS;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
}

static void point(jgb_view *view, jgb_pointer_phase phase, double y, uint64_t milliseconds)
{
    jgb_pointer_sample sample = {0, {250, 0}, 1, JGB_POINTER_DOWN, JGB_DEVICE_TOUCH, 0, 0};
    sample.time_ns = milliseconds * MS;
    sample.position.y = y;
    sample.phase = phase;
    sample.modifiers = JGB_MODIFIER_SHIFT;
    CHECK(jgb_view_send_pointers(view, &sample, 1) == JGB_OK);
}

/* The next event, which is of a kind, about an item, and due at a time. */
static const jgb_event *next(const jgb_events *events, size_t index, jgb_event_kind kind,
                             uint32_t item, uint64_t milliseconds)
{
    static jgb_event none; /* all fields are 0 */
    CHECK(index < events->event_count);
    if (index >= events->event_count)
        return &none;
    CHECK(events->events[index].kind == kind);
    CHECK(events->events[index].element.index_path.item == item);
    CHECK(events->events[index].time_ns == milliseconds * MS);
    CHECK(events->events[index].value == JGB_MODIFIER_SHIFT);
    return &events->events[index];
}

/* The time and the distance of a long press are settings. */
static void configured(jgb_view *view)
{
    jgb_input_configuration reading = JGB_INPUT_CONFIGURATION_INIT;
    jgb_events events = JGB_EVENTS_INIT;
    uint64_t wake = 7;
    CHECK(reading.minimum_press_duration_ns == 500 * MS && reading.allowable_movement == 10);
    CHECK(reading.platform == JGB_PLATFORM_ANY);
    reading.minimum_press_duration_ns = 2000 * MS;
    reading.allowable_movement = 30;
    CHECK(jgb_view_set_input_configuration(view, &reading) == JGB_OK);
    point(view, JGB_POINTER_DOWN, 40, 5000);
    show(view, 5200);
    CHECK(jgb_view_wake_at(view, &wake) == JGB_OK && wake == 7000 * MS);
    point(view, JGB_POINTER_MOVE, 65, 5300);
    show(view, 7000);
    point(view, JGB_POINTER_UP, 65, 7100);
    CHECK(jgb_view_next_events(view, &events) == JGB_OK && events.event_count == 4);
    next(&events, 0, JGB_EVENT_DID_HIGHLIGHT, 2, 5150);
    next(&events, 1, JGB_EVENT_LONG_PRESS_BEGAN, 2, 7000);
    next(&events, 2, JGB_EVENT_LONG_PRESS_ENDED, 2, 7100);
    next(&events, 3, JGB_EVENT_DID_UNHIGHLIGHT, 2, 7100);

    reading.minimum_press_duration_ns = UINT64_MAX;
    CHECK(jgb_view_set_input_configuration(view, &reading) == JGB_INVALID_ARGUMENT);
    reading.minimum_press_duration_ns = 0;
    reading.allowable_movement = -1;
    CHECK(jgb_view_set_input_configuration(view, &reading) == JGB_INVALID_ARGUMENT);
    reading.allowable_movement = 0;
    reading.platform = (jgb_platform)3;
    CHECK(jgb_view_set_input_configuration(view, &reading) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_input_configuration(view, NULL) == JGB_OK);
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    jgb_events events = JGB_EVENTS_INIT;
    uint64_t wake = 7;
    const jgb_event *event;
    uint32_t reusable_view = 0, generation = 0;
    jgb_element element = {JGB_CELL, 0, {0, 2}};

    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_TAPS | JGB_EVENT_MASK_HIGHLIGHTS |
                                            JGB_EVENT_MASK_LONG_PRESSES) == JGB_OK);
    show(view, 0);

    point(view, JGB_POINTER_DOWN, 40, 100);
    CHECK(jgb_view_wake_at(view, &wake) == JGB_OK && wake == 250 * MS);
    show(view, 260);
    CHECK(jgb_view_next_events(view, &events) == JGB_OK && events.event_count == 1);
    event = next(&events, 0, JGB_EVENT_DID_HIGHLIGHT, 2, 250);
    CHECK(jgb_view_reusable_view_for_element(view, &element, &reusable_view, &generation) ==
          JGB_OK);
    CHECK(event->reusable_view == reusable_view && event->generation == generation);
    CHECK(event->point.x == 250 && event->point.y == 40 && event->origin == JGB_ORIGIN_USER);
    CHECK(jgb_view_wake_at(view, &wake) == JGB_OK && wake == 600 * MS);
    point(view, JGB_POINTER_UP, 40, 300);
    CHECK(jgb_view_next_events(view, &events) == JGB_OK && events.event_count == 2);
    next(&events, 0, JGB_EVENT_TAP, 2, 300);
    next(&events, 1, JGB_EVENT_DID_UNHIGHLIGHT, 2, 300);
    CHECK(jgb_view_wake_at(view, &wake) == JGB_OK && wake == 0);

    point(view, JGB_POINTER_DOWN, 40, 1000);
    show(view, 3000);
    point(view, JGB_POINTER_MOVE, 300, 3000);
    point(view, JGB_POINTER_CANCEL, 300, 3100);
    CHECK(jgb_view_next_events(view, &events) == JGB_OK && events.event_count == 5);
    next(&events, 0, JGB_EVENT_DID_HIGHLIGHT, 2, 1150);
    next(&events, 1, JGB_EVENT_LONG_PRESS_BEGAN, 2, 1500);
    next(&events, 2, JGB_EVENT_LONG_PRESS_CHANGED, 2, 3000);
    next(&events, 3, JGB_EVENT_LONG_PRESS_CANCELLED, 2, 3100);
    next(&events, 4, JGB_EVENT_DID_UNHIGHLIGHT, 2, 3100);

    configured(view);
    jgb_view_destroy(view);
    return check_result("presses");
}

/* Pinches, as a host tells them: events, and a pinch that leads to another layout. */
#include "check.h"

#include <math.h>

static const uint64_t MS = UINT64_C(1000000);

static double item_height(jgb_view *view, uint64_t milliseconds)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    size_t i;

    request.bounds.width = 320;
    request.bounds.height = 480;
    request.time_ns = milliseconds * MS;
    request.flags = JGB_REQUEST_COMPLETE;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    for (i = 0; i < frame.element_count; i++)
        if (frame.elements[i].element.category == JGB_CELL)
            return frame.elements[i].frame.height;
    return -1;
}

static jgb_status pinch(jgb_view *view, jgb_gesture_phase phase, double scale,
                        uint64_t milliseconds)
{
    jgb_pinch_sample sample = {0, {100, 120}, 1, JGB_GESTURE_BEGAN, 0};
    sample.time_ns = milliseconds * MS;
    sample.phase = phase;
    sample.scale = scale;
    return jgb_view_send_pinches(view, &sample, 1);
}

static void leads(jgb_view *view, jgb_layout *layout)
{
    jgb_pinch_transition transition = JGB_PINCH_TRANSITION_INIT;
    jgb_events events = JGB_EVENTS_INIT;
    jgb_tracked_value value;

    transition.layout = layout;
    transition.tag = 5;
    CHECK(jgb_view_set_pinch_transition(view, &transition) == JGB_OK);
    CHECK(pinch(view, JGB_GESTURE_BEGAN, 1, 100) == JGB_OK);
    CHECK(pinch(view, JGB_GESTURE_CHANGED, 1.5, 110) == JGB_OK);
    CHECK(jgb_view_transition_progress(view, &value) == JGB_OK && value.value == 0.5);
    CHECK(jgb_view_transition_value(view, JGB_TRANSITION_KEY_SCALE, &value) == JGB_OK);
    CHECK(value.value == 1.5);
    CHECK(jgb_view_transition_value(view, JGB_TRANSITION_KEY_CENTER_Y, &value) == JGB_OK);
    CHECK(value.value == 120);
    CHECK(fabs(item_height(view, 110) - 70) < 1e-3);
    CHECK(pinch(view, JGB_GESTURE_ENDED, 1.5, 120) == JGB_OK);
    CHECK(item_height(view, 120) < 120);
    CHECK(item_height(view, 2000) == 120);
    CHECK(jgb_view_next_events(view, &events) == JGB_OK && events.event_count == 4);
    CHECK(events.events[0].kind == JGB_EVENT_PINCH_BEGAN && events.events[0].value == 0);
    CHECK(events.events[1].kind == JGB_EVENT_PINCH_CHANGED && events.events[1].value == 1);
    CHECK(events.events[1].number == 1.5 && fabs(events.events[1].other_number - 50) < 1e-9);
    CHECK(events.events[1].point.x == 100 && events.events[1].other_point.y == 120);
    CHECK(events.events[2].kind == JGB_EVENT_PINCH_ENDED && events.events[2].value == 1);
    CHECK(events.events[3].kind == JGB_EVENT_COMPLETION && events.events[3].value == 5);
    CHECK(events.events[3].other_value == 1);
}

static void refusals(jgb_view *view, jgb_layout *layout)
{
    jgb_pinch_transition transition = JGB_PINCH_TRANSITION_INIT;

    CHECK(pinch(view, JGB_GESTURE_BEGAN, 0, 3000) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "scale") != NULL);
    CHECK(pinch(view, JGB_GESTURE_BEGAN, NAN, 3000) == JGB_INVALID_ARGUMENT);
    CHECK(pinch(view, JGB_GESTURE_UNPHASED, 1, 3000) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "phase") != NULL);
    CHECK(pinch(view, (jgb_gesture_phase)9, 1, 3000) == JGB_INVALID_ARGUMENT);
    CHECK(pinch(view, JGB_GESTURE_BEGAN, 1, 1) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_send_pinches(view, NULL, 1) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_send_pinches(view, NULL, 0) == JGB_OK);
    CHECK(jgb_view_set_pinch_transition(view, &transition) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "layout") != NULL);
    transition.layout = layout;
    transition.end_scale = 1;
    CHECK(jgb_view_set_pinch_transition(view, &transition) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "end_scale") != NULL);
    transition.struct_size = 8;
    CHECK(jgb_view_set_pinch_transition(view, &transition) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_pinch_transition(view, NULL) == JGB_OK);
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    jgb_flow_layout flow = JGB_FLOW_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_layout *layout = NULL;

    metrics.item_size.width = 100;
    metrics.item_size.height = 120;
    flow.section_metrics = &metrics;
    CHECK(jgb_layout_create_flow(&flow, &layout) == JGB_OK);
    CHECK(jgb_view_set_event_mask(
              view, JGB_EVENT_MASK_PINCHES | JGB_EVENT_MASK_COMPLETIONS) == JGB_OK);
    CHECK(item_height(view, 0) == 20);
    leads(view, layout);
    refusals(view, layout);
    jgb_layout_destroy(layout);
    jgb_view_destroy(view);
    return check_result("pinches");
}

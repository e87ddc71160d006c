/* Wheels and scroll gestures, as a host that gets them from its window system sends them. */
#include "check.h"

#include <math.h>
#include <stdlib.h>

static const uint64_t MS = UINT64_C(1000000);

static double show(jgb_view *view, uint64_t milliseconds)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.bounds.width = 320;
    request.bounds.height = 480;
    request.time_ns = milliseconds * MS;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    return frame.content_offset.y;
}

static jgb_wheel_sample sample(double y, jgb_gesture_phase phase, uint64_t milliseconds)
{
    jgb_wheel_sample s = {0, {50, 50}, {0, 0}, JGB_WHEEL_POINTS, JGB_GESTURE_UNPHASED, 0, 0, 0};
    s.time_ns = milliseconds * MS;
    s.delta.y = y;
    s.phase = phase;
    return s;
}

static jgb_status turn(jgb_view *view, double y, jgb_gesture_phase phase, uint64_t milliseconds)
{
    const jgb_wheel_sample s = sample(y, phase, milliseconds);
    return jgb_view_send_wheels(view, &s, 1);
}

/* A gesture that ends beyond the start of the content, from where the content comes back. */
static void stretch(jgb_view *view)
{
    const double shown = 20 * 0.55 * 480 / (20 * 0.55 + 480);
    jgb_events events = JGB_EVENTS_INIT;
    uint64_t wake = 7;

    CHECK(turn(view, -10, JGB_GESTURE_BEGAN, 100) == JGB_OK);
    CHECK(turn(view, -20, JGB_GESTURE_CHANGED, 108) == JGB_OK);
    CHECK(fabs(show(view, 110) + shown) < 1e-9);
    CHECK(turn(view, 0, JGB_GESTURE_ENDED, 116) == JGB_OK);
    CHECK(jgb_view_wake_at(view, &wake) == JGB_OK && wake == JGB_WAKE_EVERY_FRAME);
    CHECK(show(view, 2000) == 0);
    CHECK(jgb_view_next_events(view, &events) == JGB_OK && events.event_count == 7);
    CHECK(events.events[0].kind == JGB_EVENT_WILL_BEGIN_DRAGGING);
    CHECK(events.events[1].kind == JGB_EVENT_DID_SCROLL);
    CHECK(events.events[2].kind == JGB_EVENT_WILL_END_DRAGGING);
    CHECK(events.events[3].kind == JGB_EVENT_DID_END_DRAGGING && events.events[3].value == 1);
    CHECK(events.events[4].kind == JGB_EVENT_WILL_BEGIN_DECELERATING);
    CHECK(events.events[5].kind == JGB_EVENT_DID_SCROLL);
    CHECK(events.events[6].kind == JGB_EVENT_DID_END_DECELERATING);
}

static void refusals(jgb_view *view)
{
    jgb_wheel_sample bad[2];

    CHECK(turn(view, 5, JGB_GESTURE_BEGAN, 1) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "time_ns") != NULL);
    CHECK(turn(view, 5, (jgb_gesture_phase)5, 9000) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "phase") != NULL);
    CHECK(turn(view, NAN, JGB_GESTURE_BEGAN, 9000) == JGB_INVALID_ARGUMENT);
    bad[0] = bad[1] = sample(5, JGB_GESTURE_UNPHASED, 9000);
    bad[1].unit = (jgb_wheel_unit)3;
    CHECK(jgb_view_send_wheels(view, bad, 2) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "unit") != NULL);
    CHECK(jgb_view_send_wheels(view, NULL, 1) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_send_wheels(view, NULL, 0) == JGB_OK);
    CHECK(show(view, 9000) == 0);
    CHECK(jgb_view_set_scroll_configuration(view, NULL) == JGB_OK);
    CHECK(turn(view, 5, JGB_GESTURE_UNPHASED, 9000) == JGB_WRONG_STATE);
}

/* A trackpad without an end, in one call. */
static void many(jgb_view *view)
{
    enum { COUNT = 1000000 };
    jgb_wheel_sample *samples = (jgb_wheel_sample *)malloc(COUNT * sizeof *samples);
    int i;

    CHECK(samples != NULL);
    for (i = 0; samples != NULL && i < COUNT; i++)
        samples[i] = sample(i % 2 == 0 ? 4 : -4, JGB_GESTURE_CHANGED, 5000);
    CHECK(jgb_view_send_wheels(view, samples, COUNT) == JGB_OK);
    CHECK(turn(view, 0, JGB_GESTURE_CANCELLED, 5000) == JGB_OK);
    CHECK(show(view, 7000) == 0);
    free(samples);
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    jgb_scroll_configuration configuration = JGB_SCROLL_CONFIGURATION_INIT;
    jgb_wheel_sample lines = sample(2, JGB_GESTURE_UNPHASED, 3000);

    configuration.is_enabled = 1;
    CHECK(jgb_view_set_scroll_configuration(view, &configuration) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_SCROLLING) == JGB_OK);
    CHECK(show(view, 0) == 0);
    stretch(view);

    configuration.line_height = 20;
    CHECK(jgb_view_set_scroll_configuration(view, &configuration) == JGB_OK);
    lines.unit = JGB_WHEEL_LINES;
    CHECK(jgb_view_send_wheels(view, &lines, 1) == JGB_OK);
    CHECK(show(view, 3000) == 40);
    configuration.smooths_wheels = 1;
    CHECK(jgb_view_set_scroll_configuration(view, &configuration) == JGB_OK);
    lines.delta.y = -2;
    CHECK(jgb_view_send_wheels(view, &lines, 1) == JGB_OK);
    CHECK(fabs(show(view, 3040) - 80 * exp(-1)) < 1e-9);
    CHECK(show(view, 4000) == 0);
    configuration.line_height = -1;
    CHECK(jgb_view_set_scroll_configuration(view, &configuration) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "line_height") != NULL);
    many(view);
    refusals(view);
    jgb_view_destroy(view);
    return check_result("wheels");
}

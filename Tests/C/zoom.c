/* Zooming: a pinch, scales that a program sets, events, and what is refused. */
#include "check.h"

#include <math.h>

static const double MS = 1e6;

static jgb_display_frame show(jgb_view *view, double milliseconds)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.bounds.width = 320;
    request.bounds.height = 480;
    request.time_ns = (uint64_t)(milliseconds * MS);
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    return frame;
}

static jgb_status pinch(jgb_view *view, jgb_gesture_phase phase, double scale, double milliseconds)
{
    jgb_pinch_sample s = {0, {160, 240}, 1, JGB_GESTURE_CHANGED, 0};
    s.time_ns = (uint64_t)(milliseconds * MS);
    s.scale = scale;
    s.phase = phase;
    return jgb_view_send_pinches(view, &s, 1);
}

static void check_events(jgb_view *view)
{
    jgb_events events = JGB_EVENTS_INIT;

    CHECK(jgb_view_next_events(view, &events) == JGB_OK && events.event_count == 3);
    CHECK(events.events[0].kind == JGB_EVENT_WILL_BEGIN_ZOOMING && events.events[0].number == 1);
    CHECK(events.events[1].kind == JGB_EVENT_DID_ZOOM && events.events[1].number == 2);
    CHECK(events.events[1].point.y == 240);
    CHECK(events.events[2].kind == JGB_EVENT_DID_END_ZOOMING && events.events[2].number == 2);
}

static void check_pinch(jgb_view *view)
{
    jgb_display_frame frame, scaled;
    double width, height;

    frame = show(view, 0);
    CHECK(frame.element_count > 0);
    width = frame.elements[0].frame.width;
    height = frame.elements[0].frame.height;
    CHECK(pinch(view, JGB_GESTURE_BEGAN, 1, 10) == JGB_OK);
    CHECK(pinch(view, JGB_GESTURE_CHANGED, 2, 20) == JGB_OK);
    scaled = show(view, 20);
    CHECK(scaled.flags & JGB_FRAME_COMPLETE);
    CHECK(scaled.content_offset.x == 160 && scaled.content_offset.y == 240);
    CHECK(scaled.content_size.width == 2 * frame.content_size.width);
    CHECK(scaled.elements[0].frame.width == 2 * width);
    CHECK(scaled.elements[0].frame.height == 2 * height);
    CHECK(pinch(view, JGB_GESTURE_ENDED, 2, 30) == JGB_OK);
    check_events(view);
}

static void check_programs(jgb_view *view)
{
    const jgb_rect rect = {0, 100, 80, 80}, empty = {0, 0, 0, 0};
    jgb_scrolling scrolling = JGB_SCROLLING_INIT;

    CHECK(jgb_view_zoom_to_rect(view, rect, 0) == JGB_OK);
    CHECK(jgb_view_scrolling(view, &scrolling) == JGB_OK && scrolling.zoom_scale == 4);
    CHECK(scrolling.content_offset.x == 0 && scrolling.content_offset.y == 320);
    CHECK(jgb_view_set_zoom_scale(view, 1, 1) == JGB_OK);
    CHECK(show(view, 1000).content_size.width == 4 * 320);
    CHECK(show(view, 1300).content_size.width == 320);
    CHECK(jgb_view_scrolling(view, &scrolling) == JGB_OK && scrolling.zoom_scale == 1);
    CHECK(jgb_view_zoom_to_rect(view, empty, 0) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_zoom_scale(view, 0, 0) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_zoom_scale(view, NAN, 0) == JGB_INVALID_ARGUMENT);
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    jgb_scroll_configuration configuration = JGB_SCROLL_CONFIGURATION_INIT;

    CHECK(configuration.minimum_zoom_scale == 1 && configuration.maximum_zoom_scale == 1);
    CHECK(jgb_view_set_zoom_scale(view, 2, 0) == JGB_WRONG_STATE);
    configuration.is_enabled = 1;
    configuration.maximum_zoom_scale = 0.5;
    CHECK(jgb_view_set_scroll_configuration(view, &configuration) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "maximum_zoom_scale") != NULL);
    configuration.maximum_zoom_scale = 4;
    CHECK(jgb_view_set_scroll_configuration(view, &configuration) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_ZOOMING) == JGB_OK);
    check_pinch(view);
    check_programs(view);
    jgb_view_destroy(view);
    return check_result("zoom");
}

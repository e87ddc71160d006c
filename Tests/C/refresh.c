/* Refreshing by pulling: the event, the inset while the host refreshes, and what is refused. */
#include "check.h"

#include <math.h>

static const double MS = 1e6;

static jgb_status point(jgb_view *view, jgb_pointer_phase phase, double y, double milliseconds)
{
    jgb_pointer_sample s = {0, {50, 0}, 1, JGB_POINTER_DOWN, JGB_DEVICE_TOUCH, 0, 0};
    s.time_ns = (uint64_t)(milliseconds * MS);
    s.position.y = y;
    s.phase = phase;
    return jgb_view_send_pointers(view, &s, 1);
}

static double show(jgb_view *view, double milliseconds)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.bounds.width = 320;
    request.bounds.height = 480;
    request.time_ns = (uint64_t)(milliseconds * MS);
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    return frame.content_offset.y;
}

static size_t request_count(jgb_view *view)
{
    jgb_events events = JGB_EVENTS_INIT;
    size_t i, count = 0;

    CHECK(jgb_view_next_events(view, &events) == JGB_OK);
    for (i = 0; i < events.event_count; i++)
        if (events.events[i].kind == JGB_EVENT_REFRESH_REQUESTED) {
            CHECK(events.events[i].number >= 60 && events.events[i].origin == JGB_ORIGIN_USER);
            count++;
        }
    return count;
}

static void check_refused(jgb_view *view, jgb_scroll_configuration *configuration)
{
    CHECK(jgb_view_begin_refreshing(view, 60, 1) == JGB_WRONG_STATE);
    CHECK(jgb_view_end_refreshing(view) == JGB_WRONG_STATE);
    configuration->refresh_distance = -1;
    CHECK(jgb_view_set_scroll_configuration(view, configuration) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "refresh_distance") != NULL);
    configuration->refresh_distance = 0;
    CHECK(jgb_view_set_scroll_configuration(view, configuration) == JGB_OK);
    CHECK(jgb_view_begin_refreshing(view, 0, 1) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_begin_refreshing(view, NAN, 1) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_begin_refreshing(NULL, 60, 1) != JGB_OK);
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    jgb_scroll_configuration configuration = JGB_SCROLL_CONFIGURATION_INIT;
    jgb_scrolling scrolling = JGB_SCROLLING_INIT;

    configuration.is_enabled = 1;
    configuration.is_refresh_enabled = 1;
    check_refused(view, &configuration);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_REFRESHING) == JGB_OK);
    CHECK(show(view, 0) == 0);
    CHECK(point(view, JGB_POINTER_DOWN, 10, 0) == JGB_OK);
    CHECK(point(view, JGB_POINTER_MOVE, 21, 10) == JGB_OK);
    /* 264 x / (0.55 x + 480) is 60 at 124.7. */
    CHECK(point(view, JGB_POINTER_MOVE, 145, 20) == JGB_OK);
    CHECK(request_count(view) == 0);
    CHECK(point(view, JGB_POINTER_MOVE, 147, 30) == JGB_OK);
    CHECK(request_count(view) == 1);
    CHECK(jgb_view_begin_refreshing(view, 60, 1) == JGB_OK);
    CHECK(jgb_view_scrolling(view, &scrolling) == JGB_OK && scrolling.is_refreshing == 1);
    CHECK(point(view, JGB_POINTER_UP, 147, 200) == JGB_OK);
    CHECK(show(view, 3000) == -60);
    CHECK(jgb_view_end_refreshing(view) == JGB_OK);
    CHECK(jgb_view_end_refreshing(view) == JGB_OK);
    CHECK(show(view, 3000) == -60);
    CHECK(fabs(show(view, 3150) + 30) < 1e-6);
    CHECK(show(view, 3300) == 0);
    CHECK(request_count(view) == 0);
    CHECK(jgb_view_scrolling(view, &scrolling) == JGB_OK && scrolling.is_refreshing == 0);
    jgb_view_destroy(view);
    return check_result("refresh");
}

/* Where the content goes on to, said by the host: retargets and snap points; scrolling to the top,
 * with and without a scroller; the keyboard, indicators, and causes of events. */
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

static double show_at(jgb_view *view, double offset, double milliseconds)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.bounds.y = offset;
    request.bounds.width = 320;
    request.bounds.height = 480;
    request.time_ns = (uint64_t)(milliseconds * MS);
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    return frame.content_offset.y;
}

static double show(jgb_view *view, double milliseconds)
{
    return show_at(view, 0, milliseconds);
}

/* The last event of a kind; one of kind 0 if there is none. */
static jgb_event last(jgb_view *view, jgb_event_kind kind)
{
    jgb_events events = JGB_EVENTS_INIT;
    jgb_event found;
    size_t i;

    memset(&found, 0, sizeof found);
    CHECK(jgb_view_next_events(view, &events) == JGB_OK);
    for (i = 0; i < events.event_count; i++)
        if (events.events[i].kind == kind)
            found = events.events[i];
    return found;
}

/* A finger that drags up with 1,000 points per second for 80 ms.
 * Returns the event that tells of the end of the drag. */
static jgb_event flick(jgb_view *view, double start)
{
    int i;

    CHECK(point(view, JGB_POINTER_DOWN, 240, start) == JGB_OK);
    for (i = 1; i <= 10; i++)
        CHECK(point(view, JGB_POINTER_MOVE, 240 - 8 * i, start + 8 * i) == JGB_OK);
    CHECK(point(view, JGB_POINTER_UP, 160, start + 80) == JGB_OK);
    return last(view, JGB_EVENT_WILL_END_DRAGGING);
}

static void check_retargets(jgb_view *view)
{
    const jgb_point there = {0, 700}, back = {0, 100}, nowhere = {0, NAN};
    jgb_event end = flick(view, 0);

    CHECK(end.sequence != 0 && fabs(end.point.y - 563.4998) < 1e-3);
    CHECK(end.cause == 12);
    CHECK(jgb_view_retarget(view, end.sequence, there) == JGB_OK);
    CHECK(show(view, 300) > 64);
    CHECK(jgb_view_retarget(view, end.sequence, back) == JGB_OK);
    CHECK(show(view, 9000) == 100);
    CHECK(jgb_view_retarget(view, end.sequence, there) == JGB_WRONG_STATE);
    CHECK(strstr(jgb_view_last_error(view), "over") != NULL);
    CHECK(jgb_view_retarget(view, 0, there) == JGB_WRONG_STATE);
    CHECK(jgb_view_retarget(view, end.sequence, nowhere) == JGB_INVALID_ARGUMENT);
    CHECK(show(view, 9100) == 100);
}

static void check_snap_points(jgb_view *view, jgb_scroll_configuration *configuration)
{
    const jgb_point start = {0, 0};

    configuration->snap_points = JGB_SNAP_STRIDE;
    CHECK(jgb_view_set_scroll_configuration(view, configuration) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "snap_length") != NULL);
    configuration->snap_start = 3;
    configuration->snap_length = 70;
    CHECK(jgb_view_set_scroll_configuration(view, configuration) == JGB_OK);
    CHECK(jgb_view_set_content_offset(view, start, 0) == JGB_OK);
    CHECK(flick(view, 10000).point.y == 563);
    CHECK(show(view, 19000) == 563);
    configuration->snap_points = JGB_SNAP_PAGES;
    CHECK(jgb_view_set_scroll_configuration(view, configuration) == JGB_OK);
    CHECK(jgb_view_set_content_offset(view, start, 0) == JGB_OK);
    CHECK(flick(view, 20000).point.y == 480);
    CHECK(show(view, 29000) == 480);
    configuration->snap_points = (jgb_snap_points)5;
    CHECK(jgb_view_set_scroll_configuration(view, configuration) == JGB_INVALID_ARGUMENT);
    configuration->snap_points = JGB_SNAP_NONE;
}

static void check_top(jgb_view *view)
{
    jgb_scrolling scrolling = JGB_SCROLLING_INIT;

    CHECK(jgb_view_scrolling(view, &scrolling) == JGB_OK);
    CHECK(scrolling.horizontal_indicator.length == 1 && scrolling.vertical_indicator.start > 0);
    CHECK(scrolling.vertical_indicator.start + scrolling.vertical_indicator.length < 1);
    CHECK(jgb_view_scroll_to_top(view) == JGB_OK);
    CHECK(show(view, 29001) == 480);
    CHECK(show(view, 29150) < 480);
    CHECK(last(view, JGB_EVENT_DID_SCROLL_TO_TOP).sequence == 0);
    CHECK(show(view, 29500) == 0);
    CHECK(last(view, JGB_EVENT_DID_SCROLL_TO_TOP).sequence != 0);
    CHECK(jgb_view_scrolling(view, &scrolling) == JGB_OK);
    CHECK(scrolling.vertical_indicator.start == 0 && scrolling.vertical_indicator.length > 0);
}

static void check_keyboard(jgb_view *view, jgb_scroll_configuration *configuration)
{
    jgb_event asked;

    configuration->keyboard_dismiss_mode = JGB_KEYBOARD_DISMISS_INTERACTIVE;
    configuration->keyboard_top = 300;
    CHECK(jgb_view_set_scroll_configuration(view, configuration) == JGB_OK);
    CHECK(point(view, JGB_POINTER_DOWN, 200, 30000) == JGB_OK);
    CHECK(point(view, JGB_POINTER_MOVE, 290, 30010) == JGB_OK);
    CHECK(last(view, JGB_EVENT_DISMISS_KEYBOARD).kind == 0);
    CHECK(point(view, JGB_POINTER_MOVE, 301, 30020) == JGB_OK);
    asked = last(view, JGB_EVENT_DISMISS_KEYBOARD);
    CHECK(asked.kind == JGB_EVENT_DISMISS_KEYBOARD && asked.origin == JGB_ORIGIN_USER);
    CHECK(point(view, JGB_POINTER_UP, 301, 30030) == JGB_OK);
    configuration->keyboard_top = -1;
    CHECK(jgb_view_set_scroll_configuration(view, configuration) == JGB_INVALID_ARGUMENT);
    configuration->keyboard_top = 0;
    configuration->keyboard_dismiss_mode = (jgb_keyboard_dismiss_mode)3;
    CHECK(jgb_view_set_scroll_configuration(view, configuration) == JGB_INVALID_ARGUMENT);
}

/* A view that does not scroll by itself tells what it wants. */
static void check_wanted(jgb_view *view)
{
    jgb_event wanted;

    CHECK(jgb_view_set_scroll_configuration(view, NULL) == JGB_OK);
    CHECK(show_at(view, 600, 40000) == 600);
    CHECK(jgb_view_scroll_to_top(view) == JGB_OK);
    wanted = last(view, JGB_EVENT_WANTED_OFFSET);
    CHECK(wanted.kind == JGB_EVENT_WANTED_OFFSET && wanted.point.y == 0 && wanted.value == 1);
    CHECK(jgb_view_retarget(view, 1, wanted.point) == JGB_WRONG_STATE);
    CHECK(show_at(view, wanted.point.y, 40000) == 0);
    CHECK(jgb_view_scroll_to_top(view) == JGB_OK);
    CHECK(last(view, JGB_EVENT_WANTED_OFFSET).kind == 0);
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    jgb_scroll_configuration configuration = JGB_SCROLL_CONFIGURATION_INIT;

    configuration.is_enabled = 1;
    CHECK(jgb_view_set_scroll_configuration(view, &configuration) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_SCROLLING) == JGB_OK);
    CHECK(show(view, 0) == 0);
    check_retargets(view);
    check_snap_points(view, &configuration);
    check_top(view);
    check_keyboard(view, &configuration);
    check_wanted(view);
    jgb_view_destroy(view);
    return check_result("targets");
}

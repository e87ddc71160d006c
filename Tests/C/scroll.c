/* A view that scrolls by itself, as a host uses it: flicks, catches, bounces, animated content
 * offsets, and calls that are refused. */
#include "check.h"

#include <math.h>

static const double MS = 1e6;

static jgb_pointer_sample sample(jgb_pointer_phase phase, double y, double milliseconds)
{
    jgb_pointer_sample s = {0, {50, 0}, 1, JGB_POINTER_DOWN, JGB_DEVICE_TOUCH, 0, 0};
    s.time_ns = (uint64_t)(milliseconds * MS);
    s.position.y = y;
    s.phase = phase;
    return s;
}

static jgb_status point(jgb_view *view, jgb_pointer_phase phase, double y, double milliseconds)
{
    const jgb_pointer_sample s = sample(phase, y, milliseconds);
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

/* A finger that moves with a velocity, in points per second, for 80 ms. */
static void flick(jgb_view *view, double velocity, double start)
{
    jgb_pointer_sample samples[12];
    int i;

    samples[0] = sample(JGB_POINTER_DOWN, 240, start);
    for (i = 1; i <= 10; i++)
        samples[i] = sample(JGB_POINTER_MOVE, 240 + velocity * 0.008 * i, start + 8 * i);
    samples[11] = sample(JGB_POINTER_UP, 240 + velocity * 0.08, start + 80);
    CHECK(jgb_view_send_pointers(view, samples, 12) == JGB_OK);
}

/* What the events say, a letter for each. */
static const char *told(jgb_view *view)
{
    static char words[64];
    static const char letters[] = "?????????DLdBEsA";
    jgb_events events = JGB_EVENTS_INIT;
    size_t i;

    CHECK(jgb_view_next_events(view, &events) == JGB_OK);
    for (i = 0; i < events.event_count && i < sizeof words - 1; i++)
        words[i] = letters[events.events[i].kind];
    words[i] = 0;
    return words;
}

static void check_refusals(jgb_view *view)
{
    jgb_pointer_sample bad[2];
    const jgb_point nowhere = {0, NAN}, somewhere = {0, 5};
    jgb_scroll_configuration off = JGB_SCROLL_CONFIGURATION_INIT;
    jgb_scrolling scrolling = JGB_SCROLLING_INIT;

    CHECK(point(view, JGB_POINTER_DOWN, 0, 1) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "time_ns") != NULL);
    bad[0] = sample(JGB_POINTER_DOWN, 100, 90000);
    bad[1] = sample((jgb_pointer_phase)9, 100, 90000);
    CHECK(jgb_view_send_pointers(view, bad, 2) == JGB_INVALID_ARGUMENT);
    bad[1] = sample(JGB_POINTER_MOVE, 100, 90000);
    bad[1].device = (jgb_pointer_device)4;
    CHECK(jgb_view_send_pointers(view, bad, 2) == JGB_INVALID_ARGUMENT);
    bad[1] = sample(JGB_POINTER_MOVE, INFINITY, 90000);
    CHECK(jgb_view_send_pointers(view, bad, 2) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_send_pointers(view, NULL, 2) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_send_pointers(view, NULL, 0) == JGB_OK);
    CHECK(jgb_view_set_content_offset(view, nowhere, 1) == JGB_INVALID_ARGUMENT);
    off.deceleration_rate = (jgb_deceleration_rate)2;
    CHECK(jgb_view_set_scroll_configuration(view, &off) == JGB_INVALID_ARGUMENT);
    off.deceleration_rate = JGB_DECELERATION_NORMAL;
    off.page_length = -1;
    CHECK(jgb_view_set_scroll_configuration(view, &off) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "page_length") != NULL);
    CHECK(jgb_view_scrolling(view, &scrolling) == JGB_OK);
    CHECK(scrolling.state == JGB_SCROLL_IDLE);
    CHECK(jgb_view_set_scroll_configuration(view, NULL) == JGB_OK);
    CHECK(point(view, JGB_POINTER_DOWN, 0, 90000) == JGB_OK);
    CHECK(jgb_view_set_content_offset(view, somewhere, 0) == JGB_WRONG_STATE);
}

/* Cards of 300 points, and places 250 points apart: one for each flick. */
static void check_pages(jgb_view *view, jgb_scroll_configuration configuration)
{
    const jgb_point start = {0, 0};

    CHECK(jgb_view_set_content_offset(view, start, 0) == JGB_OK);
    configuration.is_paging_enabled = 1;
    configuration.page_length = 300;
    CHECK(jgb_view_set_scroll_configuration(view, &configuration) == JGB_OK);
    flick(view, -4000, 20000);
    CHECK(show(view, 25000) == 300);
    configuration.is_paging_enabled = 0;
    configuration.snap_points = JGB_SNAP_STRIDE;
    configuration.snap_length = 250;
    configuration.stops_at_next_snap_point = 1;
    CHECK(jgb_view_set_scroll_configuration(view, &configuration) == JGB_OK);
    flick(view, -4000, 30000);
    CHECK(show(view, 35000) == 500);
}

static void check_element(jgb_view *view)
{
    const jgb_element row = {JGB_CELL, JGB_KIND_NONE, {0, 30}};
    jgb_point place = {0, 0};

    CHECK(jgb_view_scroll_to_element(view, &row, JGB_SCROLL_START, 1) == JGB_OK);
    show(view, 40000);
    (void)told(view);
    CHECK(jgb_view_content_offset_for_item(view, row.index_path, JGB_SCROLL_START, &place) ==
          JGB_OK);
    CHECK(show(view, 40400) == place.y && place.y > 0);
    CHECK(strcmp(told(view), "sA") == 0);
    CHECK(jgb_view_scroll_to_element(view, NULL, JGB_SCROLL_START, 1) == JGB_INVALID_ARGUMENT);
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    jgb_scroll_configuration configuration = JGB_SCROLL_CONFIGURATION_INIT;
    jgb_scrolling scrolling = JGB_SCROLLING_INIT;
    const jgb_point down = {0, 30}, far = {0, 2000};
    uint64_t wake = 7;
    double rest, offset;

    configuration.is_enabled = 1;
    CHECK(jgb_view_set_scroll_configuration(view, &configuration) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_SCROLLING) == JGB_OK);
    CHECK(show(view, 0) == 0);

    flick(view, -1000, 0);
    CHECK(strcmp(told(view), "DsLdB") == 0);
    CHECK(jgb_view_scrolling(view, &scrolling) == JGB_OK);
    CHECK(scrolling.state == JGB_SCROLL_DECELERATING);
    CHECK(scrolling.content_offset.y == 64 && fabs(scrolling.velocity.y - 1000) < 1e-6);
    CHECK(jgb_view_wake_at(view, &wake) == JGB_OK && wake == JGB_WAKE_EVERY_FRAME);
    CHECK(fabs(show(view, 580) - (64 + 315.9280)) < 1e-3);
    CHECK(strcmp(told(view), "s") == 0);
    rest = show(view, 6000);
    CHECK(fabs(rest - (64 + 499.4998)) < 1e-3);
    CHECK(strcmp(told(view), "sE") == 0);
    CHECK(jgb_view_wake_at(view, &wake) == JGB_OK && wake == 0);

    /* A finger catches the content. */
    flick(view, -3000, 7000);
    offset = show(view, 7200);
    CHECK(point(view, JGB_POINTER_DOWN, 300, 7200) == JGB_OK);
    CHECK(show(view, 7300) == offset);
    CHECK(point(view, JGB_POINTER_UP, 300, 7400) == JGB_OK);
    CHECK(show(view, 7500) == offset);

    /* Beyond the start, and back to it. */
    CHECK(jgb_view_set_content_offset(view, down, 0) == JGB_OK);
    flick(view, 4000, 8000);
    CHECK(show(view, 8090) < 0);
    CHECK(show(view, 12000) == 0);

    CHECK(jgb_view_set_content_offset(view, down, 0) == JGB_OK);
    CHECK(show(view, 12001) == 30);
    (void)told(view);
    CHECK(jgb_view_set_content_offset(view, far, 1) == JGB_OK);
    offset = show(view, 12010);
    CHECK(offset == 30);
    offset = show(view, 12160);
    CHECK(fabs(offset - 1015) < 1e-6);
    CHECK(show(view, 12310) == 2000);
    CHECK(strcmp(told(view), "sA") == 0);
    check_pages(view, configuration);
    check_element(view);
    check_refusals(view);
    jgb_view_destroy(view);
    return check_result("scroll");
}

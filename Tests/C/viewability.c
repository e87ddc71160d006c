/* The items that a person has viewed, as a host counts them by events alone. */
#include "check.h"

enum { COUNT = 1000 };

static unsigned char is_viewed[COUNT];

static void take_news(jgb_view *view)
{
    jgb_events news = JGB_EVENTS_INIT;
    size_t i, run;
    uint64_t n;
    CHECK(jgb_view_next_events(view, &news) == JGB_OK);
    for (i = 0; i < news.event_count; i++) {
        const jgb_event *event = &news.events[i];
        const int became = event->kind == JGB_EVENT_DID_BECOME_VIEWABLE;
        CHECK(became || event->kind == JGB_EVENT_DID_BECOME_NOT_VIEWABLE);
        for (run = 0; run < event->run_count; run++) {
            const jgb_item_run *items = &news.runs[event->first_run + run];
            for (n = 0; n < items->count; n++) {
                const uint64_t item = items->index_path.item + n;
                CHECK(item < COUNT && is_viewed[item] == !became);
                is_viewed[item] = (unsigned char)became;
            }
        }
    }
}

static int viewed_count(void)
{
    int i, count = 0;
    for (i = 0; i < COUNT; i++)
        count += is_viewed[i];
    return count;
}

static void show(jgb_view *view, double y, uint64_t milliseconds)
{
    jgb_display_frame_request request = request_at(y);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.bounds.width = 100;
    request.time_ns = milliseconds * UINT64_C(1000000);
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    take_news(view);
}

/* Events that nothing configures, and a view without bounds, are told once. */
static void check_diagnostics(void)
{
    jgb_view *view = make_view(NULL);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    const jgb_rect nowhere = {0, 0, 0, 0};
    const jgb_point start = {0, 0};
    CHECK(jgb_view_set_bounds(view, nowhere) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_VIEWABILITY) == JGB_OK);
    CHECK(jgb_view_display_frame_at(view, start, 0, &frame) == JGB_OK);
    CHECK(frame.element_count == 0 && frame.diagnostic_count == 2);
    CHECK(frame.diagnostics[0].code == JGB_EVENTS_WITHOUT_VIEWABILITY);
    CHECK(frame.diagnostics[0].element.index_path.section == JGB_NO_SECTION);
    CHECK(frame.diagnostics[1].code == JGB_NO_BOUNDS);
    CHECK(jgb_view_display_frame_at(view, start, 0, &frame) == JGB_OK);
    CHECK(frame.diagnostic_count == 0);
    jgb_view_destroy(view);
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    jgb_viewability_configuration seen = JGB_VIEWABILITY_CONFIGURATION_INIT;
    uint64_t wake_at = 0;
    int i;
    seen.measure = JGB_VIEWABILITY_OF_ITEM;
    seen.percent = 100;
    seen.minimum_time_ns = UINT64_C(250000000);
    CHECK(jgb_view_set_viewability_configuration(view, &seen) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_VIEWABILITY) == JGB_OK);
    /* While the content flies by, nothing is viewed. */
    for (i = 0; i < 20; i++) {
        show(view, 500 + 900 * i, 1 + (uint64_t)i * 16);
        CHECK(viewed_count() == 0);
    }
    CHECK(jgb_view_wake_at(view, &wake_at) == JGB_OK);
    CHECK(wake_at == UINT64_C(1000000) * (1 + 19 * 16 + 250));
    show(view, 500 + 900 * 19, wake_at / 1000000);
    CHECK(viewed_count() > 10);
    show(view, 0, 1000);
    CHECK(viewed_count() == 0);
    show(view, 0, 2000);
    CHECK(viewed_count() > 10);
    CHECK(jgb_view_set_viewability_configuration(view, NULL) == JGB_OK);
    take_news(view);
    CHECK(viewed_count() == 0);
    seen.percent = 101;
    CHECK(jgb_view_set_viewability_configuration(view, &seen) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "percent") != NULL);
    seen.percent = 50;
    seen.measure = (jgb_viewability_measure)3;
    CHECK(jgb_view_set_viewability_configuration(view, &seen) == JGB_INVALID_ARGUMENT);
    seen.struct_size = 8;
    CHECK(jgb_view_set_viewability_configuration(view, &seen) == JGB_INVALID_ARGUMENT);
    jgb_view_destroy(view);
    check_diagnostics();
    return check_result("viewability");
}

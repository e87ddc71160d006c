/*
 * A list of pictures that are loaded before they are seen: what is asked for ahead of scrolling,
 * what is given up, and when the next page of items is. A host loads files or asks a server, which
 * here is the standard output.
 */
#include <jogakbo.h>
#include <stdio.h>
#include <stdlib.h>

enum { PAGE = 20, PAGES = 3, HEIGHT = 300 };

static jgb_view *view;
static jgb_rect bounds = {0, 0, 320, HEIGHT};
static uint64_t time_ns;
static uint32_t count;

static void check(jgb_status status)
{
    if (status == JGB_OK)
        return;
    fprintf(stderr, "prefetch: %s: %s\n", jgb_status_name(status), jgb_view_last_error(view));
    exit(1);
}

/* Asks for what is near: pictures, and items once there are no more. */
static void begin(void)
{
    jgb_prefetch_configuration ahead = JGB_PREFETCH_CONFIGURATION_INIT;
    ahead.is_prefetching_enabled = 1;
    ahead.near_end_screens = 1;
    check(jgb_view_set_prefetch_configuration(view, &ahead));
    check(jgb_view_set_event_mask(view, JGB_EVENT_MASK_PREFETCHING | JGB_EVENT_MASK_NEAR_END));
}

/* Adds a page of items at the end; the last page ends the loading for good. */
static void load_page(void)
{
    const jgb_index_path end = {0, count};
    static float heights[PAGE];
    jgb_item_content items = JGB_ITEM_CONTENT_INIT;
    for (int i = 0; i < PAGE; i++)
        heights[i] = 100;
    items.heights = heights;
    if (count == PAGE * PAGES)
        return;
    check(jgb_view_insert_items(view, end, PAGE, &items, NULL));
    count += PAGE;
    printf("%u items\n", count);
}

static void print_items(const char *what, const jgb_events *news, const jgb_event *event)
{
    const jgb_item_run *runs = news->runs + event->first_run;
    printf("%s", what);
    for (size_t i = 0; i < event->run_count; i++)
        for (uint64_t n = 0; n < runs[i].count; n++)
            printf(" %u", runs[i].index_path.item + (unsigned)n);
    printf("\n");
}

/* Loads pictures, gives up those that nobody will see, and loads the next page. */
static void follow(void)
{
    jgb_events news = JGB_EVENTS_INIT;
    int is_near_end = 0;
    check(jgb_view_next_events(view, &news));
    for (size_t i = 0; i < news.event_count; i++) {
        const jgb_event *event = &news.events[i];
        if (event->kind == JGB_EVENT_PREFETCH)
            print_items("load", &news, event);
        else if (event->kind == JGB_EVENT_CANCEL_PREFETCH)
            print_items("give up", &news, event);
        else if (event->kind == JGB_EVENT_NEAR_END)
            is_near_end = 1;
    }
    /* The arrays of events end with the next call. */
    if (is_near_end)
        load_page();
}

static void show(double offset, uint64_t milliseconds)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    bounds.y = offset;
    request.bounds = bounds;
    request.time_ns = time_ns += milliseconds * 1000000;
    printf("at %.0f\n", offset);
    check(jgb_view_display_frame(view, &request, &frame));
    follow();
}

int main(void)
{
    check(jgb_view_create(NULL, &view));
    check(jgb_view_set_list_layout(view, NULL));
    check(jgb_view_set_items(view, 0, NULL, NULL));
    begin();
    /* Nothing is there, so the end is near. */
    show(0, 0);
    show(0, 16);
    show(20, 1000);
    /* The faster the content scrolls, the farther ahead it is loaded for. */
    show(50, 16);
    show(90, 16);
    /* A finger that turns around. */
    show(60, 1000);
    show(30, 1000);
    /* A jump near the end, and on. */
    show(1400, 1000);
    show(1410, 1000);
    show(5000, 1000);
    show(5010, 1000);
    jgb_view_destroy(view);
    return 0;
}

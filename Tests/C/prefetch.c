/* Items whose data a host fetches before they are visible, kept by events alone: what is fetched is
 * visible or near, and nothing is fetched twice. */
#include "check.h"

enum { COUNT = 1000 };

typedef struct host {
    unsigned char is_fetched[COUNT];
    size_t fetched, cancelled;
} host;

static void take_news(host *self, jgb_view *view)
{
    jgb_events news = JGB_EVENTS_INIT;
    size_t i, run;
    uint64_t n;
    CHECK(jgb_view_next_events(view, &news) == JGB_OK);
    for (i = 0; i < news.event_count; i++) {
        const jgb_event *event = &news.events[i];
        const int is_prefetch = event->kind == JGB_EVENT_PREFETCH;
        uint64_t count = 0;
        CHECK(is_prefetch || event->kind == JGB_EVENT_CANCEL_PREFETCH);
        CHECK(event->first_run + event->run_count <= news.run_count);
        for (run = 0; run < event->run_count; run++) {
            const jgb_item_run *items = &news.runs[event->first_run + run];
            for (n = 0; n < items->count; n++) {
                const uint64_t item = items->index_path.item + n;
                CHECK(item < COUNT && self->is_fetched[item] == !is_prefetch);
                self->is_fetched[item] = (unsigned char)is_prefetch;
                count++;
            }
        }
        CHECK(count == event->value);
        *(is_prefetch ? &self->fetched : &self->cancelled) += (size_t)count;
    }
}

static void show(jgb_view *view, double y, uint64_t milliseconds)
{
    jgb_display_frame_request request = request_at(y);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.bounds.width = 100;
    request.bounds.height = 200;
    request.time_ns = milliseconds * UINT64_C(1000000);
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
}

static void check_scrolling(void)
{
    static host self;
    jgb_view *view = make_view(NULL);
    jgb_prefetch_configuration ahead = JGB_PREFETCH_CONFIGURATION_INIT;
    int i;
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_PREFETCHING) == JGB_OK);
    /* Asked for by the mask alone, nothing is told. */
    show(view, 0, 0);
    show(view, 10, 0);
    take_news(&self, view);
    CHECK(self.fetched == 0);
    ahead.is_prefetching_enabled = 1;
    CHECK(jgb_view_set_prefetch_configuration(view, &ahead) == JGB_OK);
    for (i = 0; i < 100; i++) {
        show(view, i * 8, 16 + (uint64_t)i * 16);
        take_news(&self, view);
    }
    /* 500 points per second: 450 points ahead of the bounds, whose end is at 992. */
    CHECK(self.fetched == 42 && self.cancelled == 0);
    for (i = 0; i < 60; i++)
        CHECK(self.is_fetched[i] == (i >= 6 && i < 48));
    /* Items that were visible by then stay fetched. */
    show(view, 15000, 2000);
    take_news(&self, view);
    CHECK(self.cancelled == 15 && self.fetched > 42);
    for (i = 0; i < 400; i++)
        CHECK(self.is_fetched[i] == (i >= 6 && i < 33));
    CHECK(jgb_view_set_prefetch_configuration(view, NULL) == JGB_OK);
    take_news(&self, view);
    for (i = 33; i < COUNT; i++)
        CHECK(!self.is_fetched[i]);
    jgb_view_destroy(view);
}

/* The end is near at one length of the bounds, and is told of once until loading ends. */
static void check_near_end(void)
{
    jgb_view *view = make_view(NULL);
    jgb_prefetch_configuration ahead = JGB_PREFETCH_CONFIGURATION_INIT;
    jgb_events news = JGB_EVENTS_INIT;
    jgb_size content;
    double end;
    ahead.near_end_screens = 1;
    CHECK(jgb_view_set_prefetch_configuration(view, &ahead) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_NEAR_END) == JGB_OK);
    show(view, 0, 0);
    CHECK(jgb_view_content_size(view, &content) == JGB_OK);
    end = content.height - 200;
    show(view, end - 201, 0);
    CHECK(jgb_view_next_events(view, &news) == JGB_OK && news.event_count == 0);
    show(view, end - 200, 0);
    show(view, end, 0);
    CHECK(jgb_view_next_events(view, &news) == JGB_OK && news.event_count == 1);
    CHECK(news.events[0].kind == JGB_EVENT_NEAR_END && news.events[0].number == 200);
    CHECK(news.events[0].value == JGB_EDGE_BOTTOM);
    CHECK(jgb_view_end_loading(view) == JGB_OK);
    show(view, end, 0);
    CHECK(jgb_view_next_events(view, &news) == JGB_OK && news.event_count == 1);
    CHECK(jgb_view_end_loading(NULL) == JGB_INVALID_ARGUMENT);
    jgb_view_destroy(view);
}

/* The start as well, whichever rows come meanwhile. */
static void check_near_start(void)
{
    jgb_view *view = make_view(NULL);
    jgb_prefetch_configuration ahead = JGB_PREFETCH_CONFIGURATION_INIT;
    jgb_events news = JGB_EVENTS_INIT;
    ahead.near_start_screens = 1;
    CHECK(jgb_view_set_prefetch_configuration(view, &ahead) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_NEAR_START) == JGB_OK);
    show(view, 500, 0);
    show(view, 201, 0);
    CHECK(jgb_view_next_events(view, &news) == JGB_OK && news.event_count == 0);
    show(view, 150, 0);
    show(view, 140, 0);
    CHECK(jgb_view_next_events(view, &news) == JGB_OK && news.event_count == 1);
    CHECK(news.events[0].kind == JGB_EVENT_NEAR_START && news.events[0].number == 150);
    CHECK(news.events[0].value == JGB_EDGE_TOP);
    CHECK(jgb_view_end_loading(view) == JGB_OK);
    show(view, 140, 0);
    CHECK(jgb_view_next_events(view, &news) == JGB_OK && news.event_count == 1);
    jgb_view_destroy(view);
}

static void check_refusals(void)
{
    jgb_view *view = make_view(NULL);
    jgb_prefetch_configuration ahead = JGB_PREFETCH_CONFIGURATION_INIT;
    ahead.near_end_screens = -1;
    CHECK(jgb_view_set_prefetch_configuration(view, &ahead) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "near_end_screens") != NULL);
    ahead.struct_size = 8;
    CHECK(jgb_view_set_prefetch_configuration(view, &ahead) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "configuration") != NULL);
    CHECK(jgb_view_set_prefetch_configuration(NULL, NULL) == JGB_INVALID_ARGUMENT);
    jgb_view_destroy(view);
}

int main(void)
{
    check_scrolling();
    check_near_end();
    check_near_start();
    check_refusals();
    return check_result("prefetch");
}

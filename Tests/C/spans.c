/* Spans of items in a grid and a waterfall: pulled as pushed, brought by updates,
 * refused when they mean nothing. */
#include "refuse.h"

enum { SECTIONS = 3 };

typedef struct host {
    uint32_t counts[SECTIONS];
    uint32_t shift; /* items of section 0 before it are one further on */
    unsigned asked;
    uint32_t bad; /* in place of the span of item 3 of section 2; 0: none */
    int is_waterfall;
} host;

static uint32_t span_of(const host *self, uint32_t section, uint32_t item)
{
    uint32_t number = item + section * 3;
    if (section == 2 && item == 3 && self->bad)
        return self->bad;
    if (section == 0 && self->shift > 0) {
        if (item == 0)
            return JGB_SPAN(3, 2);
        number--;
    }
    return number % 7 == 2 ? JGB_SPAN(2, 2) : number % 5 == 1 ? JGB_SPAN(1, 3) : JGB_SPAN(1, 1);
}

static uint32_t number_of_sections(void *context)
{
    (void)context;
    return SECTIONS;
}

static uint32_t number_of_items(uint32_t section, void *context)
{
    return ((host *)context)->counts[section];
}

static void spans(uint32_t section, uint32_t first, uint32_t count, uint32_t *columns,
                  void *context)
{
    host *self = (host *)context;
    uint32_t i;
    CHECK(first + count <= self->counts[section]);
    self->asked += count;
    for (i = 0; i < count; i++) {
        CHECK(columns[i] == JGB_SPAN(1, 1));
        columns[i] = span_of(self, section, first + i);
    }
}

static jgb_view *make_lanes(const host *self)
{
    jgb_view *view = NULL;
    jgb_layout *layout = NULL;
    jgb_grid_layout grid = JGB_GRID_LAYOUT_INIT;
    jgb_waterfall_layout waterfall = JGB_WATERFALL_LAYOUT_INIT;
    grid.lanes.count = 4;
    waterfall.lanes.count = 4;
    waterfall.lane_placement = JGB_LANES_GREEDY;
    CHECK(jgb_view_create(NULL, &view) == JGB_OK);
    if (self->is_waterfall)
        CHECK(jgb_layout_create_waterfall(&waterfall, &layout) == JGB_OK);
    else
        CHECK(jgb_layout_create_grid(&grid, &layout) == JGB_OK);
    CHECK(jgb_view_set_layout(view, layout, NULL, 0) == JGB_OK);
    jgb_layout_destroy(layout);
    return view;
}

static jgb_view *pull(host *self)
{
    jgb_view *view = make_lanes(self);
    jgb_data_source source = JGB_DATA_SOURCE_INIT;
    source.context = self;
    source.number_of_sections = number_of_sections;
    source.number_of_items = number_of_items;
    source.spans = spans;
    CHECK(jgb_view_set_data_source(view, &source) == JGB_OK);
    return view;
}

static jgb_view *push(const host *self)
{
    static uint32_t column[60000];
    jgb_view *view = make_lanes(self);
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    uint32_t section, item;
    chunk.section_count = SECTIONS;
    chunk.item_counts = self->counts;
    chunk.spans = column;
    for (section = 0; section < SECTIONS; section++)
        for (item = 0; item < self->counts[section]; item++)
            column[chunk.item_count++] = span_of(self, section, item);
    CHECK(jgb_view_set_data(view, NULL, 0, &chunk, 1) == JGB_OK);
    return view;
}

/* A hash of display frames from top to bottom; the view is taken back. */
static uint64_t everything(jgb_view *view)
{
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    uint64_t hash = HASH_START;
    size_t i;
    for (i = 0; i < 100; i++) {
        jgb_display_frame_request request =
            request_at(frame.content_size.height * (double)i / 100);
        request.flags = JGB_REQUEST_COMPLETE;
        CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
        hash = hash_bytes(hash, &frame.content_size, sizeof frame.content_size);
        CHECK(frame.element_count > 0);
    }
    for (i = 0; i < frame.element_count; i++)
        hash = hash_bytes(hash, &frame.elements[i].frame, sizeof frame.elements[i].frame);
    CHECK(frame.content_size.height > 10000);
    jgb_view_destroy(view);
    return hash;
}

static void pulled(int is_waterfall)
{
    host self = {{700, 0, 40000}, 0, 0, 0, is_waterfall};
    jgb_view *view = pull(&self);
    CHECK(self.asked == 0);
    CHECK(everything(view) == everything(push(&self)));
    CHECK(self.asked == 40700);
}

/* An update of pulled data asks for the spans of what it brings. */
static void updated(int is_waterfall)
{
    host self = {{700, 0, 2000}, 0, 0, 0, is_waterfall};
    jgb_view *view = pull(&self);
    jgb_size size;
    jgb_update_item part;
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    const jgb_rect bounds = {0, 0, 400, 800};
    memset(&part, 0, sizeof part);
    part.action = JGB_INSERT;
    part.count = 1;
    update.items = &part;
    update.item_count = 1;
    CHECK(jgb_view_set_bounds(view, bounds) == JGB_OK);
    CHECK(jgb_view_content_size(view, &size) == JGB_OK);
    self.shift = 1;
    self.counts[0]++;
    self.asked = 0;
    CHECK(jgb_view_perform_batch_updates(view, &update, NULL) == JGB_OK);
    CHECK(self.asked == 1);
    CHECK(everything(view) == everything(push(&self)));
}

static void refused(void)
{
    host self = {{7, 0, 2000}, 0, 0, JGB_SPAN(1025, 1), 0};
    jgb_view *view = pull(&self);
    jgb_size size;
    CHECK(jgb_view_content_size(view, &size) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "spans[10]") != NULL);
    self.bad = 0;
    CHECK(jgb_view_content_size(view, &size) == JGB_OK);
    jgb_view_destroy(view);
}

/* Two lanes of four, then all, then two. */
static void waterfall_frames(void)
{
    static const uint32_t spans[] = {JGB_SPAN(2, 9), JGB_SPAN(1, 1), JGB_SPAN(1024, 1),
                                     JGB_SPAN(2, 1)};
    static const float heights[] = {30, 40, 50, 60};
    static const double expected[][4] = {
        {0, 0, 195, 30}, {205, 0, 92.5, 40}, {0, 50, 400, 50}, {0, 110, 195, 60}};
    const host self = {{4, 0, 0}, 0, 0, 0, 1};
    jgb_view *view = make_lanes(&self);
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_display_frame_request request = request_at(0);
    size_t i;
    chunk.section_count = 1;
    chunk.item_counts = self.counts;
    chunk.item_count = 4;
    chunk.spans = spans;
    chunk.heights = heights;
    CHECK(jgb_view_set_data(view, NULL, 0, &chunk, 1) == JGB_OK);
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(frame.element_count == 4 && frame.content_size.height == 170);
    for (i = 0; i < frame.element_count; i++) {
        const jgb_rect *rect = &frame.elements[i].frame;
        CHECK(rect->x == expected[i][0] && rect->y == expected[i][1]);
        CHECK(rect->width == expected[i][2] && rect->height == expected[i][3]);
    }
    jgb_view_destroy(view);
}

int main(void)
{
    pulled(0);
    pulled(1);
    updated(0);
    updated(1);
    waterfall_frames();
    refused();
    return check_result("spans");
}

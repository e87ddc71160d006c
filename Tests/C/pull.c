/* Data by pull: equal to data by push, asked lazily, and safe from a host that
 * calls back. */
#include "refuse.h"
#include <math.h>

enum { SECTIONS = 40, WORD = 1 };

/* What a host would keep: how many items, how they look, what was asked. */
typedef struct host {
    jgb_view *view;
    int estimates, refuses, bad_section;
    unsigned counts_asked, metrics_asked, items_asked;
    uint32_t largest_ask;
    jgb_status called_back;
} host;

static uint32_t items_in(uint32_t section)
{
    if (section == 7)
        return 40000; /* more than one chunk */
    return section % 3 == 0 ? 0 : section * 13;
}

static int has_own_size(uint32_t section, uint32_t item)
{
    return section % 4 != 1 && (section % 4 != 2 || item % 5 != 0);
}

static float width_of(uint32_t section, uint32_t item)
{
    return (float)(20 + (section * 31 + item * 17) % 90) + 0.25f;
}

static float height_of(uint32_t section, uint32_t item)
{
    return (float)(10 + (section * 7 + item * 29) % 50) + 0.5f;
}

static uint32_t number_of_sections(void *context)
{
    (void)context;
    return SECTIONS;
}

static uint32_t number_of_items(uint32_t section, void *context)
{
    host *self = (host *)context;
    self->counts_asked++;
    return items_in(section);
}

static void describe(uint32_t section, int estimates, jgb_section_metrics *inout)
{
    if (section % 2 == 0)
        return;
    inout->header_reference_size.height = 20 + section % 3;
    inout->item_size.width = 33;
    if (estimates)
        inout->estimated_item_size.width = inout->estimated_item_size.height = 44;
}

static void section_metrics(uint32_t section, jgb_section_metrics *inout, void *context)
{
    host *self = (host *)context;
    self->metrics_asked++;
    CHECK(inout->struct_size == sizeof *inout);
    CHECK(inout->item_size.width == 60 && inout->item_size.height == 25);
    describe(section, self->estimates, inout);
    if (self->refuses && (int)section == self->bad_section)
        inout->minimum_line_spacing = -1;
}

static void items(uint32_t section, uint32_t first, uint32_t count, float *widths,
                  float *heights, uint32_t *reuse_identifiers, void *context)
{
    host *self = (host *)context;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    uint32_t i;
    int estimates = self->estimates && section % 2 == 1;
    metrics.item_size.width = 60;
    metrics.item_size.height = 25;
    describe(section, 0, &metrics);
    self->items_asked += count;
    if (count > self->largest_ask)
        self->largest_ask = count;
    CHECK(first + count <= items_in(section));
    for (i = 0; i < count; i++) {
        CHECK(widths[i] == (estimates ? 44 : (float)metrics.item_size.width));
        CHECK(heights[i] == (estimates ? 44 : 25));
        CHECK(reuse_identifiers[i] == 0);
        if (has_own_size(section, first + i)) {
            widths[i] = width_of(section, first + i);
            heights[i] = height_of(section, first + i);
        }
        if ((first + i) % 3 == 0)
            reuse_identifiers[i] = WORD;
    }
}

static jgb_data_source source_of(host *self)
{
    jgb_data_source source = JGB_DATA_SOURCE_INIT;
    source.context = self;
    source.number_of_sections = number_of_sections;
    source.number_of_items = number_of_items;
    source.section_metrics = section_metrics;
    source.items = items;
    return source;
}

static jgb_view *make_empty_view(void)
{
    jgb_view *view = NULL;
    jgb_flow_layout layout = JGB_FLOW_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    uint32_t word = 0;
    CHECK(jgb_view_create(NULL, &view) == JGB_OK);
    layout.section_metrics = &metrics;
    metrics.item_size.width = 60;
    metrics.item_size.height = 25;
    CHECK(jgb_view_set_flow_layout(view, &layout) == JGB_OK);
    CHECK(jgb_view_register_reuse_identifier(view, JGB_CELL, 0, "word", 4, &word) == JGB_OK);
    CHECK(word == WORD);
    return view;
}

/* The same data pushed: a chunk for each run of items with or without sizes. */
static void push(jgb_view *view, int estimates)
{
    static uint32_t counts[60000], numbers[60000], identifiers[60000];
    static float widths[60000], heights[60000];
    static jgb_data_source_chunk chunks[60000];
    const jgb_data_source_chunk empty = JGB_DATA_SOURCE_CHUNK_INIT;
    static jgb_section_metrics metrics[SECTIONS];
    const jgb_section_metrics standard = JGB_SECTION_METRICS_INIT;
    size_t chunk_count = 0, next = 0;
    uint32_t section;
    for (section = 0; section < SECTIONS; section++) {
        uint32_t item = 0, count = items_in(section), begun = 0;
        metrics[section] = standard;
        metrics[section].item_size.width = 60;
        metrics[section].item_size.height = 25;
        describe(section, estimates, &metrics[section]);
        do {
            jgb_data_source_chunk *chunk = &chunks[chunk_count];
            size_t start = next;
            int own = item < count && has_own_size(section, item);
            *chunk = empty;
            for (; item < count && has_own_size(section, item) == own; item++, next++) {
                widths[next] = width_of(section, item);
                heights[next] = height_of(section, item);
                identifiers[next] = item % 3 == 0 ? WORD : 0;
            }
            counts[chunk_count] = (uint32_t)(next - start);
            numbers[chunk_count] = section + 1;
            chunk->section_count = 1;
            chunk->item_counts = &counts[chunk_count];
            chunk->section_metrics = &numbers[chunk_count];
            chunk->item_count = next - start;
            chunk->widths = own ? &widths[start] : NULL;
            chunk->heights = own ? &heights[start] : NULL;
            chunk->reuse_identifiers = &identifiers[start];
            chunk->flags = begun++ ? JGB_CHUNK_CONTINUES_SECTION : 0;
            chunk_count++;
        } while (item < count);
    }
    CHECK(jgb_view_set_data(view, metrics, SECTIONS, chunks, chunk_count) == JGB_OK);
}

/* A hash of display frames from top to bottom. */
static uint64_t fling(jgb_view *view)
{
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    uint64_t hash = HASH_START;
    size_t i;
    for (i = 0; i < 200; i++) {
        jgb_display_frame_request request =
            request_at(frame.content_size.height * (double)i / 200);
        request.time_ns = i;
        CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
        hash = hash_frame(hash, &frame);
    }
    return hash;
}

static void equals_push(int estimates)
{
    host self;
    jgb_data_source source = source_of(&self);
    jgb_view *pulled = make_empty_view(), *pushed = make_empty_view();
    jgb_size pulled_size, pushed_size;
    memset(&self, 0, sizeof self);
    self.estimates = estimates;
    CHECK(jgb_view_set_data_source(pulled, &source) == JGB_OK);
    push(pushed, estimates);
    CHECK(fling(pulled) == fling(pushed));
    CHECK(jgb_view_content_size(pulled, &pulled_size) == JGB_OK);
    CHECK(jgb_view_content_size(pushed, &pushed_size) == JGB_OK);
    CHECK(pulled_size.height == pushed_size.height && pulled_size.height > 10000);
    jgb_view_destroy(pulled);
    jgb_view_destroy(pushed);
}

/* Counts are asked when the data source is set, all else when layout needs it,
 * and nothing twice. */
static void is_lazy(void)
{
    host self;
    jgb_data_source source = source_of(&self);
    jgb_view *view = make_empty_view();
    jgb_size size;
    size_t count = 0, all = 0;
    uint32_t section;
    const jgb_rect bounds = {0, 0, 400, 800};
    memset(&self, 0, sizeof self);
    for (section = 0; section < SECTIONS; section++)
        all += items_in(section);
    CHECK(jgb_view_set_data_source(view, &source) == JGB_OK);
    CHECK(self.counts_asked == SECTIONS);
    CHECK(jgb_view_number_of_sections(view, &count) == JGB_OK && count == SECTIONS);
    CHECK(jgb_view_number_of_items(view, 7, &count) == JGB_OK && count == 40000);
    CHECK(jgb_view_set_bounds(view, bounds) == JGB_OK);
    CHECK(self.metrics_asked == 0 && self.items_asked == 0);
    CHECK(jgb_view_content_size(view, &size) == JGB_OK);
    CHECK(self.counts_asked == SECTIONS && self.metrics_asked == SECTIONS);
    CHECK(self.items_asked == all && self.largest_ask < 40000);
    fling(view);
    CHECK(self.metrics_asked == SECTIONS && self.items_asked == all);
    CHECK(jgb_view_reload_data(view) == JGB_OK);
    CHECK(self.counts_asked == 2 * SECTIONS && self.items_asked == all);
    CHECK(jgb_view_content_size(view, &size) == JGB_OK);
    CHECK(self.metrics_asked == 2 * SECTIONS && self.items_asked == 2 * all);
    /* Data that is pushed takes the place of the data source. */
    push(view, 0);
    CHECK(jgb_view_reload_data(view) == JGB_NOT_FOUND);
    CHECK(jgb_view_content_size(view, &size) == JGB_OK);
    CHECK(self.counts_asked == 2 * SECTIONS);
    jgb_view_destroy(view);
}

/* What the host says may be wrong; it may say better the next time. */
static void bad_answers(void)
{
    host self;
    jgb_data_source source = source_of(&self);
    jgb_view *view = make_empty_view();
    memset(&self, 0, sizeof self);
    self.refuses = 1;
    self.bad_section = 11;
    CHECK(jgb_view_set_data_source(view, &source) == JGB_OK);
    mark_results();
    CHECK(jgb_view_content_size(view, &out.size) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "minimum_line_spacing") != NULL);
    CHECK(memcmp(&out, &out_before, sizeof out) == 0);
    self.refuses = 0;
    CHECK(jgb_view_content_size(view, &out.size) == JGB_OK);
    jgb_view_destroy(view);
}

static void nan_heights(uint32_t section, uint32_t first, uint32_t count, float *widths,
                        float *heights, uint32_t *reuse_identifiers, void *context)
{
    (void)first, (void)widths, (void)reuse_identifiers, (void)context;
    if (section == 7)
        heights[count / 2] = NAN;
}

static uint32_t too_many(void *context)
{
    (void)context;
    return UINT32_MAX;
}

static void bad_sources(jgb_view *view)
{
    host self;
    jgb_data_source good = source_of(&self), bad = good;
    memset(&self, 0, sizeof self);
    INVALID(view, "data_source", jgb_view_set_data_source(view, NULL));
    bad.number_of_sections = NULL;
    INVALID(view, "data_source", jgb_view_set_data_source(view, &bad));
    bad = good;
    bad.number_of_items = NULL;
    INVALID(view, "data_source", jgb_view_set_data_source(view, &bad));
    bad = good;
    bad.struct_size = 8;
    INVALID(view, "struct_size", jgb_view_set_data_source(view, &bad));
    bad = good;
    bad.number_of_sections = too_many;
    REFUSED(view, JGB_RESOURCE_EXHAUSTED, "sections", jgb_view_set_data_source(view, &bad));
    bad = good;
    bad.section_metrics = NULL;
    bad.items = nan_heights;
    CHECK(jgb_view_set_data_source(view, &bad) == JGB_OK);
    CHECK(jgb_view_content_size(view, &out.size) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "heights") != NULL);
}

/* Every function of the view, from inside a callback. */
static void call_back(jgb_view *view)
{
    const jgb_rect rect = {0, 0, 400, 800};
    const jgb_point point = {1, 1};
    const jgb_index_path path = {0, 0};
    const jgb_element first = {JGB_CELL, 0, {0, 0}};
    const jgb_environment environment = JGB_ENVIRONMENT_INIT;
    const jgb_flow_layout layout = JGB_FLOW_LAYOUT_INIT;
    const jgb_data_source source = JGB_DATA_SOURCE_INIT;
    const jgb_display_frame_request request = request_at(0);
    jgb_memory memory = JGB_MEMORY_INIT;
#define BUSY(call) CHECK((call) == JGB_BUSY)
    mark_results();
    BUSY(jgb_view_register_element_kind(view, "a", 1, &out.number));
    BUSY(jgb_view_register_reuse_identifier(view, JGB_CELL, 0, "a", 1, &out.number));
    BUSY(jgb_view_set_environment(view, &environment));
    BUSY(jgb_view_set_flow_layout(view, &layout));
    BUSY(jgb_view_set_bounds(view, rect));
    BUSY(jgb_view_set_data(view, NULL, 0, NULL, 0));
    BUSY(jgb_view_set_data_source(view, &source));
    BUSY(jgb_view_reload_data(view));
    BUSY(jgb_view_number_of_sections(view, &out.count));
    BUSY(jgb_view_number_of_items(view, 0, &out.count));
    BUSY(jgb_view_display_frame(view, &request, &out.frame));
    BUSY(jgb_view_content_size(view, &out.size));
    BUSY(jgb_view_layout_attributes_for_element(view, &first, &out.attributes));
    BUSY(jgb_view_layout_attributes_for_elements_in_rect(view, rect, &out.attribute_list,
                                                         &out.count));
    BUSY(jgb_view_index_path_for_item_at_point(view, point, &out.index_path));
    BUSY(jgb_view_index_paths_for_visible_elements(view, JGB_CELL, 0, &out.index_paths,
                                                   &out.count));
    BUSY(jgb_view_reusable_view_for_element(view, &first, &out.number, &out.other_number));
    BUSY(jgb_view_element_for_reusable_view(view, 0, &out.element));
    BUSY(jgb_view_is_current(view, 0, 1, &out.number));
    BUSY(jgb_view_content_offset_for_item(view, path, 0, &out.point));
    BUSY(jgb_view_content_offset_for_rect(view, rect, 0, &out.point));
    BUSY(jgb_view_content_offset_for_section(view, 0, 0, &out.point));
    BUSY(jgb_view_content_offset_range(view, &out.point, &out.point));
    BUSY(jgb_view_memory(view, &memory));
    CHECK(memcmp(&out, &out_before, sizeof out) == 0);
    CHECK(strstr(jgb_view_last_error(view), "call") != NULL);
    jgb_view_destroy(view); /* does nothing here */
}

static uint32_t sections_calling_back(void *context)
{
    call_back(((host *)context)->view);
    return 1;
}

static uint32_t items_calling_back(uint32_t section, void *context)
{
    (void)section;
    call_back(((host *)context)->view);
    return 100;
}

static void metrics_calling_back(uint32_t section, jgb_section_metrics *inout, void *context)
{
    host *self = (host *)context;
    (void)section;
    self->metrics_asked++;
    inout->item_size.width = 400;
    call_back(self->view);
}

static void columns_calling_back(uint32_t section, uint32_t first, uint32_t count,
                                 float *widths, float *heights, uint32_t *reuse_identifiers,
                                 void *context)
{
    host *self = (host *)context;
    (void)section, (void)first, (void)count, (void)widths, (void)reuse_identifiers;
    self->items_asked++;
    heights[0] = 30;
    call_back(self->view);
}

static void calling_back(void)
{
    host self;
    jgb_data_source source = JGB_DATA_SOURCE_INIT;
    jgb_view *view = make_empty_view();
    jgb_size size;
    memset(&self, 0, sizeof self);
    self.view = view;
    source.context = &self;
    source.number_of_sections = sections_calling_back;
    source.number_of_items = items_calling_back;
    source.section_metrics = metrics_calling_back;
    source.items = columns_calling_back;
    CHECK(jgb_view_set_data_source(view, &source) == JGB_OK);
    CHECK(jgb_view_content_size(view, &size) == JGB_OK);
    CHECK(self.metrics_asked == 1 && self.items_asked == 1);
    CHECK(size.height == 30 + 99 * 25 + 99 * 10);
    jgb_view_destroy(view);
}

/* A transition that starts before the data was asked for goes on in the next display frame. */
static void starts_a_transition(void)
{
    host self;
    jgb_view *view = make_empty_view();
    jgb_layout *list = NULL;
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    const jgb_data_source source = source_of(&self);

    memset(&self, 0, sizeof self);
    request.bounds.width = 320;
    request.bounds.height = 480;
    CHECK(jgb_view_set_data_source(view, &source) == JGB_OK);
    CHECK(jgb_layout_create_list(NULL, &list) == JGB_OK);
    CHECK(jgb_view_start_interactive_transition(view, list, 7) == JGB_OK);
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(frame.completion_count == 0);
    CHECK(jgb_view_set_transition_progress(view, 0.5, 1) == JGB_OK);
    jgb_layout_destroy(list);
    jgb_view_destroy(view);
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    equals_push(0);
    equals_push(1);
    is_lazy();
    bad_answers();
    bad_sources(view);
    calling_back();
    starts_a_transition();
    jgb_view_destroy(view);
    return check_result("pull");
}

/* What is allowed, at its extremes: it is shown or refused, and costs neither
 * time nor memory that grow with numbers alone. */
#include "refuse.h"

/* One section of `count` items, all as the layout's metrics say. */
static void set_items(jgb_view *view, uint32_t count)
{
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    chunk.section_count = 1;
    chunk.item_counts = &count;
    chunk.item_count = count;
    CHECK(jgb_view_set_data(view, NULL, 0, &chunk, 1) == JGB_OK);
}

/* Rounded to pixels of any size, everything is somewhere. */
static void pixels(void)
{
    static const double scales[] = {4.9e-324, 1e-300, 1e-9, 1, 16777216};
    static const uint32_t counts[3] = {5, 5, 5};
    static const double offsets[] = {0, 5000, -1e12, 1e12};
    size_t i, j;
    for (i = 0; i < sizeof scales / sizeof *scales; i++) {
        jgb_view *view = make_view(NULL);
        jgb_flow_layout layout = JGB_FLOW_LAYOUT_INIT;
        jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
        layout.pixel_scale = scales[i];
        chunk.section_count = 3;
        chunk.item_counts = counts;
        chunk.item_count = 15;
        CHECK(jgb_view_set_flow_layout(view, &layout) == JGB_OK);
        CHECK(jgb_view_set_data(view, NULL, 0, &chunk, 1) == JGB_OK);
        for (j = 0; j < sizeof offsets / sizeof *offsets; j++) {
            jgb_display_frame_request request = request_at(offsets[j]);
            jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
            request.flags = JGB_REQUEST_COMPLETE;
            CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
            CHECK(frame.element_count == (offsets[j] == 0 ? 15 : 0));
        }
        jgb_view_destroy(view);
    }
}

/* Measuring some of a billion equal items, in the middle, takes those apart only. */
static void measured_in_a_billion(uint32_t items_fill_line)
{
    jgb_view *view = make_view(NULL);
    jgb_flow_layout layout = JGB_FLOW_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_display_frame_request request = request_at(5e9);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_preferred_size measured[16];
    jgb_layout_attributes attributes;
    jgb_element last;
    size_t i;
    layout.section_metrics = &metrics;
    metrics.estimated_item_size.width = 100;
    metrics.estimated_item_size.height = 20;
    metrics.items_fill_line = items_fill_line;
    CHECK(jgb_view_set_flow_layout(view, &layout) == JGB_OK);
    set_items(view, 1000000000);
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(frame.element_count > 16);
    last = frame.elements[16].element;
    for (i = 0; i < 16; i++) {
        measured[i].reusable_view = frame.elements[15 - i].reusable_view;
        measured[i].generation = frame.elements[15 - i].generation;
        measured[i].size.width = 400;
        measured[i].size.height = 25;
    }
    request.preferred_sizes = measured;
    request.preferred_size_count = 16;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(jgb_view_layout_attributes_for_element(view, &last, &attributes) == JGB_OK);
    CHECK(attributes.flags == JGB_ELEMENT_ESTIMATED && attributes.frame.height == 20);
    last.index_path.item--;
    CHECK(jgb_view_layout_attributes_for_element(view, &last, &attributes) == JGB_OK);
    CHECK(attributes.flags == 0 && attributes.frame.height == 25);
    jgb_view_destroy(view);
}

/* The same for sections: each is laid out on its own, and equal ones are a run. */
static void measured_in_many_sections(void)
{
    enum { COUNT = 20000 };
    static uint32_t counts[COUNT];
    jgb_view *view = make_view(NULL);
    jgb_flow_layout layout = JGB_FLOW_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_display_frame_request request = request_at(20 * (COUNT / 2));
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_preferred_size measured;
    size_t i;
    for (i = 0; i < COUNT; i++)
        counts[i] = 1;
    layout.section_metrics = &metrics;
    metrics.estimated_item_size.width = 100;
    metrics.estimated_item_size.height = 20;
    CHECK(jgb_view_set_flow_layout(view, &layout) == JGB_OK);
    chunk.section_count = COUNT;
    chunk.item_counts = counts;
    chunk.item_count = COUNT;
    CHECK(jgb_view_set_data(view, NULL, 0, &chunk, 1) == JGB_OK);
    for (i = 0; i < 40; i++) {
        CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
        CHECK(frame.element_count > 0);
        measured.reusable_view = frame.elements[0].reusable_view;
        measured.generation = frame.elements[0].generation;
        measured.size.width = 50;
        measured.size.height = 21 + (double)i;
        request.preferred_sizes = &measured;
        request.preferred_size_count = 1;
        request.bounds.y += 1000;
    }
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(frame.content_size.height == 20.0 * COUNT + 40 * 1 + 39 * 40 / 2);
    jgb_view_destroy(view);
}

/* Billions of items just beside what is visible are too much to look through. */
static void nearby(void)
{
    const jgb_rect beside = {1, 0, 400, 800};
    const jgb_point point = {5, 0};
    const jgb_element element = {JGB_CELL, JGB_KIND_NONE, {0, IS_WIDE ? 3000000000u : 700000000}};
    jgb_view *view = make_view(NULL);
    jgb_flow_layout layout = JGB_FLOW_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_display_frame_request request = request_at(0);
    layout.section_metrics = &metrics;
    metrics.item_size.width = 0;
    metrics.item_size.height = 0;
    metrics.minimum_interitem_spacing = 0;
    CHECK(jgb_view_set_flow_layout(view, &layout) == JGB_OK);
    set_items(view, IS_WIDE ? 4000000000u : 1000000000);
    request.bounds = beside;
#define REFUSED_NEARBY(call) \
    do { \
        CHECK((call) == JGB_RESOURCE_EXHAUSTED); \
        CHECK(strstr(jgb_view_last_error(view), "near the rectangle") != NULL); \
    } while (0)
    REFUSED_NEARBY(jgb_view_display_frame(view, &request, &out.frame));
    REFUSED_NEARBY(jgb_view_index_path_for_item_at_point(view, point, &out.index_path));
    REFUSED_NEARBY(jgb_view_layout_attributes_for_elements_in_rect(
        view, beside, &out.attribute_list, &out.count));
    CHECK(jgb_view_layout_attributes_for_element(view, &element, &out.attributes) == JGB_OK);
    CHECK(out.attributes.frame.x == 0 && out.attributes.frame.y == 0);
    request.bounds.y = 1;
    CHECK(jgb_view_display_frame(view, &request, &out.frame) == JGB_OK);
    CHECK(out.frame.element_count == 0 && out.frame.sequence == 1);
    jgb_view_destroy(view);
}

/* Chunks may be small: each costs the same, however many came before. */
static void small_chunks(void)
{
    enum { COUNT = 400000 };
    static const uint32_t one = 1;
    static const jgb_data_source_chunk empty = JGB_DATA_SOURCE_CHUNK_INIT;
    static jgb_data_source_chunk chunks[COUNT];
    jgb_view *view = make_view(NULL);
    size_t i, count = 0;
    for (i = 0; i < COUNT; i++) {
        chunks[i] = empty;
        chunks[i].section_count = 1;
        chunks[i].item_counts = &one;
        chunks[i].item_count = 1;
    }
    CHECK(jgb_view_set_data(view, NULL, 0, chunks, COUNT) == JGB_OK);
    CHECK(jgb_view_number_of_sections(view, &count) == JGB_OK && count == COUNT);
    jgb_view_destroy(view);
}

int main(void)
{
    mark_results();
    small_chunks();
    pixels();
    measured_in_a_billion(0);
    measured_in_a_billion(1);
    measured_in_many_sections();
    nearby();
    return check_result("extremes");
}

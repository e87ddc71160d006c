/*
 * A collection of real pictures in every layout, in a view of 1000 x 800 points: by artist, under
 * headers that pin. A build is from a new view to its first display frame. A fling is 600 display
 * frames at 60 a second, thrown at 12,000 points a second and slowing down as on a touch screen.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "case.h"
#include "collection.h"
#include "rows.h"

enum { BUILDS = 11, FLINGS = 11, FRAMES = 600, HEADER = 32 };

/* What layouts with sections have in common here. */
static const jgb_layout_configuration *sections(void) {
    static jgb_layout_configuration configuration = JGB_LAYOUT_CONFIGURATION_INIT;
    static jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    metrics.header_reference_size.height = HEADER;
    configuration.section_headers_pin_to_visible_bounds = 1;
    configuration.section_metrics = &metrics;
    return &configuration;
}

static jgb_layout *make_flow(void) {
    jgb_flow_layout flow = JGB_FLOW_LAYOUT_INIT;
    jgb_layout *layout;
    flow.section_headers_pin_to_visible_bounds = 1;
    flow.section_metrics = sections()->section_metrics;
    CHECK(NULL, jgb_layout_create_flow(&flow, &layout));
    return layout;
}

static jgb_layout *make_list(void) {
    jgb_list_layout list = JGB_LIST_LAYOUT_INIT;
    jgb_layout *layout;
    list.configuration = sections();
    CHECK(NULL, jgb_layout_create_list(&list, &layout));
    return layout;
}

static jgb_layout *make_grid(void) {
    jgb_grid_layout grid = JGB_GRID_LAYOUT_INIT;
    jgb_layout *layout;
    grid.configuration = sections();
    grid.lanes = (jgb_lanes){ 0, 0, 120 };
    CHECK(NULL, jgb_layout_create_grid(&grid, &layout));
    return layout;
}

static jgb_layout *make_waterfall(void) {
    jgb_waterfall_layout waterfall = JGB_WATERFALL_LAYOUT_INIT;
    jgb_layout *layout;
    waterfall.configuration = sections();
    waterfall.lanes.count = 4;
    waterfall.keeps_aspect_ratio = 1;
    CHECK(NULL, jgb_layout_create_waterfall(&waterfall, &layout));
    return layout;
}

static jgb_layout *make_justified(void) {
    jgb_justified_layout justified = JGB_JUSTIFIED_LAYOUT_INIT;
    jgb_layout *layout;
    justified.configuration = sections();
    CHECK(NULL, jgb_layout_create_justified(&justified, &layout));
    return layout;
}

/* A large picture beside two small ones. */
static jgb_layout *make_compositional(void) {
    const jgb_layout_size group = { { JGB_FRACTIONAL_WIDTH, 0, 1 }, { JGB_ABSOLUTE, 0, 240 } };
    const jgb_layout_size large = {
        { JGB_FRACTIONAL_WIDTH, 0, 0.7 }, { JGB_FRACTIONAL_HEIGHT, 0, 1 } };
    const jgb_layout_size column = {
        { JGB_FRACTIONAL_WIDTH, 0, 0.3 }, { JGB_FRACTIONAL_HEIGHT, 0, 1 } };
    const jgb_layout_size small = {
        { JGB_FRACTIONAL_WIDTH, 0, 1 }, { JGB_FRACTIONAL_HEIGHT, 0, 0.5 } };
    jgb_layout_node nodes[4] = {
        JGB_LAYOUT_NODE_INIT, JGB_LAYOUT_NODE_INIT, JGB_LAYOUT_NODE_INIT, JGB_LAYOUT_NODE_INIT };
    jgb_layout_boundary_supplementary_item header = JGB_LAYOUT_BOUNDARY_SUPPLEMENTARY_ITEM_INIT;
    jgb_layout_section section = JGB_LAYOUT_SECTION_INIT;
    jgb_compositional_layout compositional = JGB_COMPOSITIONAL_LAYOUT_INIT;
    jgb_layout *layout;
    nodes[0].kind = JGB_LAYOUT_HORIZONTAL_GROUP;
    nodes[0].size = group;
    nodes[1].size = large;
    nodes[2].kind = JGB_LAYOUT_VERTICAL_GROUP;
    nodes[2].size = column;
    nodes[3].parent = 2;
    nodes[3].size = small;
    header.element_kind = JGB_KIND_SECTION_HEADER;
    header.size = group;
    header.size.height.value = HEADER;
    header.alignment = JGB_ALIGN_TOP;
    header.pin_to_visible_bounds = 1;
    section.group = nodes;
    section.group_count = 4;
    section.inter_group_spacing = 10;
    section.boundary_supplementary_items = &header;
    section.boundary_supplementary_item_count = 1;
    compositional.sections = &section;
    compositional.section_count = 1;
    CHECK(NULL, jgb_layout_create_compositional(&compositional, &layout));
    return layout;
}

static jgb_layout *make_carousel(void) {
    jgb_carousel_layout carousel = JGB_CAROUSEL_LAYOUT_INIT;
    jgb_layout *layout;
    carousel.scroll_direction = JGB_VERTICAL;
    CHECK(NULL, jgb_layout_create_carousel(&carousel, &layout));
    return layout;
}

static jgb_layout *make_stack(void) {
    jgb_stack_layout stack = JGB_STACK_LAYOUT_INIT;
    jgb_layout *layout;
    stack.scroll_direction = JGB_VERTICAL;
    CHECK(NULL, jgb_layout_create_stack(&stack, &layout));
    return layout;
}

/* A wheel. */
static jgb_layout *make_circle(void) {
    jgb_circle_layout circle = JGB_CIRCLE_LAYOUT_INIT;
    jgb_layout *layout;
    circle.angular_spacing = 0.25;
    CHECK(NULL, jgb_layout_create_circle(&circle, &layout));
    return layout;
}

static void open_view(view_case *c, const collection *pictures, const jgb_layout *layout) {
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    chunk.section_count = pictures->section_count;
    chunk.item_counts = pictures->item_counts;
    chunk.item_count = pictures->item_count;
    chunk.widths = pictures->widths;
    chunk.heights = pictures->heights;
    CHECK(NULL, jgb_view_create(NULL, &c->view));
    CHECK(c->view, jgb_view_set_layout(c->view, layout, NULL, 0));
    CHECK(c->view, jgb_view_set_data(c->view, NULL, 0, &chunk, 1));
    c->offset = 0;
    const jgb_display_frame frame = case_show(c, 0);
    c->content = frame.content_size.height;
    c->appeared = frame.element_count;
    if (c->appeared == 0) exit(2);
}

/* Nanoseconds for a display frame. UIKit's normal deceleration keeps 0.998 of the speed each
 * millisecond (UIScrollView.DecelerationRate.normal). */
static double fling(view_case *c) {
    const double kept = pow(0.998, 1000.0 / 60);
    double speed = 12000.0 / 60;
    c->offset = c->content / 3;
    c->appeared = 0;
    const double start = bench_now_ns();
    for (int i = 0; i < FRAMES; i++, speed *= kept) {
        c->offset += speed;
        c->appeared += case_show(c, 0).element_count;
    }
    const double time = (bench_now_ns() - start) / FRAMES;
    if (c->appeared == 0) exit(2);
    return time;
}

static void measure(const char *name, const collection *pictures, jgb_layout *layout) {
    double times[BUILDS > FLINGS ? BUILDS : FLINGS];
    char row[64];
    view_case c = { name, NULL, 1000, 0, 0, { 12345 }, 0, 0 };
    for (int i = 0; i < BUILDS; i++) {
        if (i > 0) jgb_view_destroy(c.view);
        const double start = bench_now_ns();
        open_view(&c, pictures, layout);
        times[i] = bench_now_ns() - start;
    }
    snprintf(row, sizeof row, "collection.build.%s", name);
    bench_report(row, pictures->item_count, bench_median(times, BUILDS) / 1e6, "ms");
    for (int i = 0; i < FLINGS; i++) times[i] = fling(&c);
    snprintf(row, sizeof row, "collection.fling.%s", name);
    bench_report(row, pictures->item_count, bench_median(times, FLINGS) / 1e3, "us");
    jgb_view_destroy(c.view);
    jgb_layout_destroy(layout);
}

void rows_collections(const char *path) {
    collection pictures = collection_read(path);
    measure("flow", &pictures, make_flow());
    measure("list", &pictures, make_list());
    measure("grid", &pictures, make_grid());
    measure("waterfall", &pictures, make_waterfall());
    measure("justified", &pictures, make_justified());
    measure("compositional", &pictures, make_compositional());
    measure("carousel", &pictures, make_carousel());
    measure("stack", &pictures, make_stack());
    measure("circle", &pictures, make_circle());
    collection_free(&pictures);
}

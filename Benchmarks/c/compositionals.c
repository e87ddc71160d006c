/*
 * Compositional layouts in a view of 1000 x 800 points: a list, three columns, and nested groups
 * of a large item beside two small ones; and the change from flow to a waterfall.
 */
#include <stdio.h>
#include <stdlib.h>

#include "case.h"
#include "rows.h"

enum { BUILDS = 11, STEPS_PER_SAMPLE = 2000, SAMPLES = 41, NODES = 4 };

static jgb_layout_size size_of(double width, jgb_layout_dimension_kind kind, double height) {
    const jgb_layout_size size = { { JGB_FRACTIONAL_WIDTH, 0, width }, { kind, 0, height } };
    return size;
}

static jgb_layout_node node(
    uint32_t parent, jgb_layout_node_kind kind, double width, jgb_layout_dimension_kind height_kind,
    double height) {
    jgb_layout_node made = JGB_LAYOUT_NODE_INIT;
    made.parent = parent;
    made.kind = kind;
    made.size = size_of(width, height_kind, height);
    return made;
}

static jgb_layout *make_layout(const jgb_layout_node *nodes, size_t count) {
    jgb_compositional_layout compositional = JGB_COMPOSITIONAL_LAYOUT_INIT;
    jgb_layout_section section = JGB_LAYOUT_SECTION_INIT;
    jgb_layout *layout = NULL;
    section.group = nodes;
    section.group_count = count;
    section.inter_group_spacing = 10;
    compositional.sections = &section;
    compositional.section_count = 1;
    CHECK(NULL, jgb_layout_create_compositional(&compositional, &layout));
    return layout;
}

/* Rows as high as they say. */
static jgb_layout *make_list(void) {
    const jgb_layout_node nodes[] = {
        node(0, JGB_LAYOUT_HORIZONTAL_GROUP, 1, JGB_ESTIMATED, 44),
        node(0, JGB_LAYOUT_ITEM, 1, JGB_ESTIMATED, 44),
    };
    return make_layout(nodes, 2);
}

static jgb_layout *make_columns(void) {
    const jgb_layout_node nodes[] = {
        node(0, JGB_LAYOUT_HORIZONTAL_GROUP, 1, JGB_ABSOLUTE, 120),
        node(0, JGB_LAYOUT_ITEM, 1.0 / 3, JGB_FRACTIONAL_HEIGHT, 1),
    };
    return make_layout(nodes, 2);
}

static jgb_layout *make_nested(void) {
    const jgb_layout_node nodes[NODES] = {
        node(0, JGB_LAYOUT_HORIZONTAL_GROUP, 1, JGB_ABSOLUTE, 240),
        node(0, JGB_LAYOUT_ITEM, 0.7, JGB_FRACTIONAL_HEIGHT, 1),
        node(0, JGB_LAYOUT_VERTICAL_GROUP, 0.3, JGB_FRACTIONAL_HEIGHT, 1),
        node(2, JGB_LAYOUT_ITEM, 1, JGB_FRACTIONAL_HEIGHT, 0.5),
    };
    return make_layout(nodes, NODES);
}

static void open_view(
    view_case *c, const float *heights, uint32_t count, const jgb_layout *layout) {
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    chunk.section_count = 1;
    chunk.item_counts = &count;
    chunk.item_count = count;
    chunk.heights = heights;
    CHECK(NULL, jgb_view_create(NULL, &c->view));
    if (layout) CHECK(c->view, jgb_view_set_layout(c->view, layout, NULL, 0));
    CHECK(c->view, jgb_view_set_data(c->view, NULL, 0, &chunk, 1));
    c->offset = 0;
    const jgb_display_frame frame = case_show(c, 0);
    c->content = frame.content_size.height;
    c->appeared = frame.element_count;
}

static double time_steps(view_case *c) {
    double times[SAMPLES];
    c->offset = c->content / 3;
    for (int sample = -1; sample < SAMPLES; sample++) {
        c->appeared = 0;
        const double start = bench_now_ns();
        for (int i = 0; i < STEPS_PER_SAMPLE; i++) {
            c->offset += 37;
            if (c->offset + 800 > c->content) c->offset = 0;
            c->appeared += case_show(c, 0).element_count;
        }
        if (sample >= 0) times[sample] = (bench_now_ns() - start) / STEPS_PER_SAMPLE;
        if (c->appeared == 0) exit(2);
    }
    return bench_median(times, SAMPLES);
}

static void measure(
    const char *name, const float *heights, uint32_t count, jgb_layout *(*make)(void)) {
    double times[BUILDS];
    char row[64];
    const bench_random random = { 12345 };
    view_case c = { name, NULL, 1000, 0, 0, random, 0, 0 };
    jgb_layout *layout = make();
    for (int i = 0; i < BUILDS; i++) {
        if (i > 0) jgb_view_destroy(c.view);
        const double start = bench_now_ns();
        open_view(&c, heights, count, layout);
        times[i] = bench_now_ns() - start;
    }
    snprintf(row, sizeof row, "compositional.build.%s", name);
    bench_report(row, count, bench_median(times, BUILDS) / 1e6, "ms");
    snprintf(row, sizeof row, "compositional.step.%s", name);
    bench_report(row, count, time_steps(&c) / 1e3, "us");
    jgb_view_destroy(c.view);
    jgb_layout_destroy(layout);
}

/* The first display frame of the animation, a waterfall's layout pass included. */
static void measure_switch(const float *heights, uint32_t count) {
    double times[BUILDS];
    const bench_random random = { 12345 };
    jgb_waterfall_layout waterfall = JGB_WATERFALL_LAYOUT_INIT;
    jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_layout *layout = NULL;
    view_case c = { "switch", NULL, 1000, 0, 0, random, 0, 0 };
    waterfall.lanes.count = 4;
    CHECK(NULL, jgb_layout_create_waterfall(&waterfall, &layout));
    for (int i = 0; i < BUILDS; i++) {
        open_view(&c, heights, count, NULL);
        c.offset = c.content / 3;
        case_show(&c, 0);
        const double start = bench_now_ns();
        CHECK(c.view, jgb_view_set_layout(c.view, layout, &animation, 0));
        const jgb_display_frame frame = case_show(&c, 0);
        times[i] = bench_now_ns() - start;
        if (!(frame.flags & JGB_FRAME_IN_TRANSITION)) exit(2);
        jgb_view_destroy(c.view);
    }
    bench_report("layout.switch", count, bench_median(times, BUILDS) / 1e6, "ms");
    jgb_layout_destroy(layout);
}

void rows_compositionals(uint32_t count) {
    bench_random random = { 12345 };
    float *heights = bench_lengths(&random, count);
    measure("list", heights, count, make_list);
    measure("columns", heights, count, make_columns);
    measure("nested", heights, count, make_nested);
    measure_switch(heights, count);
    free(heights);
}

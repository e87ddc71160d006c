/*
 * Compositional layouts in a view of 1000 x 800 points: a list, three columns, and nested groups
 * of a large item beside two small ones; and the change from flow to a waterfall.
 */
#include <stdio.h>
#include <stdlib.h>

#include "groups.h"
#include "rows.h"
#include "sources.h"

enum { BUILDS = 11, STEPS_PER_SAMPLE = 2000, SAMPLES = 41, NODES = 4 };

/* Rows as high as they say. */
static jgb_layout *make_list(void) {
    const jgb_layout_node nodes[] = {
        group_node(0, JGB_LAYOUT_HORIZONTAL_GROUP, 1, JGB_ESTIMATED, 44),
        group_node(0, JGB_LAYOUT_ITEM, 1, JGB_ESTIMATED, 44),
    };
    return group_layout(nodes, 2);
}

static jgb_layout *make_columns(void) { return group_columns(0); }

static jgb_layout *make_nested(void) {
    const jgb_layout_node nodes[NODES] = {
        group_node(0, JGB_LAYOUT_HORIZONTAL_GROUP, 1, JGB_ABSOLUTE, 240),
        group_node(0, JGB_LAYOUT_ITEM, 0.7, JGB_FRACTIONAL_HEIGHT, 1),
        group_node(0, JGB_LAYOUT_VERTICAL_GROUP, 0.3, JGB_FRACTIONAL_HEIGHT, 1),
        group_node(2, JGB_LAYOUT_ITEM, 1, JGB_FRACTIONAL_HEIGHT, 0.5),
    };
    return group_layout(nodes, NODES);
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

static void measure(const char *name, case_source s, jgb_layout *(*make)(void)) {
    double times[BUILDS];
    char row[64];
    const size_t count = s.chunk.item_count;
    view_case c = { name, NULL, 1000, 0, 0, { 12345 }, 0, 0 };
    s.layout = make();
    for (int i = 0; i < BUILDS; i++) {
        if (i > 0) jgb_view_destroy(c.view);
        const double start = bench_now_ns();
        case_open(&c, &s);
        times[i] = bench_now_ns() - start;
    }
    snprintf(row, sizeof row, "compositional.build.%s", name);
    bench_report(row, (double)count, bench_median(times, BUILDS) / 1e6, "ms");
    snprintf(row, sizeof row, "compositional.step.%s", name);
    bench_report(row, (double)count, time_steps(&c) / 1e3, "us");
    jgb_view_destroy(c.view);
    jgb_layout_destroy(s.layout);
}

/* The first display frame of the animation, a waterfall's layout pass included. */
static void measure_switch(const case_source *s) {
    double times[BUILDS];
    const bench_random random = { 12345 };
    jgb_waterfall_layout waterfall = JGB_WATERFALL_LAYOUT_INIT;
    jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_layout *layout = NULL;
    view_case c = { "switch", NULL, 1000, 0, 0, random, 0, 0 };
    waterfall.lanes.count = 4;
    CHECK(NULL, jgb_layout_create_waterfall(&waterfall, &layout));
    for (int i = 0; i < BUILDS; i++) {
        case_open(&c, s);
        c.offset = c.content / 3;
        case_show(&c, 0);
        const double start = bench_now_ns();
        CHECK(c.view, jgb_view_set_layout(c.view, layout, &animation, 0));
        const jgb_display_frame frame = case_show(&c, 0);
        times[i] = bench_now_ns() - start;
        if (!(frame.flags & JGB_FRAME_IN_TRANSITION)) exit(2);
        jgb_view_destroy(c.view);
    }
    const double median = bench_median(times, BUILDS);
    bench_report("layout.switch", (double)s->chunk.item_count, median / 1e6, "ms");
    jgb_layout_destroy(layout);
}

void rows_compositionals(uint32_t count) {
    bench_random random = { 12345 };
    const source_columns columns = { NULL, bench_lengths(&random, count), NULL, NULL };
    case_source s = source_items(NULL, count, columns);
    measure("list", s, make_list);
    measure("columns", s, make_columns);
    measure("nested", s, make_nested);
    measure_switch(&s);
    source_free(&s);
}

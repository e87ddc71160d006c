/*
 * Grids and justified lines. Builds are from a new view to its first display frame; an insertion
 * is one item and the display frame after it. The view stands a third of the way down.
 */
#include <stdlib.h>

#include "edit.h"
#include "rows.h"

enum { ROUNDS = 41, STEPS = 2000, WARM_UP = 200, EDITS = 4001 };

/* One section of items in a layout. Without columns they are as the layout says. */
typedef struct gallery {
    const jgb_layout *layout;
    uint32_t count;
    float *widths, *heights;
    uint32_t *spans;
} gallery;

static void open_gallery(view_case *c, const gallery *g) {
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    chunk.section_count = 1;
    chunk.item_counts = &g->count;
    chunk.item_count = g->count;
    chunk.widths = g->widths;
    chunk.heights = g->heights;
    chunk.spans = g->spans;
    CHECK(NULL, jgb_view_create(NULL, &c->view));
    CHECK(c->view, jgb_view_set_layout(c->view, g->layout, NULL, 0));
    CHECK(c->view, jgb_view_set_data(c->view, NULL, 0, &chunk, 1));
    c->offset = 0;
    const jgb_display_frame frame = case_show(c, 0);
    c->content = frame.content_size.height;
    c->appeared = frame.element_count;
    if (c->appeared == 0) exit(2);
}

/* Leaves the last view open, a third of the way down. */
static double build(view_case *c, const gallery *g) {
    double times[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
        if (i > 0) jgb_view_destroy(c->view);
        const double start = bench_now_ns();
        open_gallery(c, g);
        times[i] = bench_now_ns() - start;
    }
    c->offset = c->content / 3;
    case_follow(c, 0);
    return bench_median(times, ROUNDS);
}

static double step(view_case *c) {
    double times[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
        const double start = bench_now_ns();
        for (int i = 0; i < STEPS; i++) {
            c->offset += 37;
            if (c->offset + 800 > c->content) c->offset = 0;
            case_show(c, 0);
        }
        times[round] = (bench_now_ns() - start) / STEPS;
    }
    return bench_median(times, ROUNDS);
}

static double insert_one(view_case *c, uint32_t item) {
    const float width = bench_length(&c->random), height = bench_length(&c->random);
    const edit_columns lengths = { &width, &height };
    const jgb_update_item part = edit_insert(item, 1);
    const double start = bench_now_ns();
    edit_perform(c, &part, 1, lengths, 1, NULL);
    case_follow(c, 0);
    return bench_now_ns() - start;
}

/* At the start, or anywhere. */
static double insert(view_case *c, uint32_t count, int at_head) {
    static double times[EDITS];
    for (uint32_t i = 0; i < WARM_UP + EDITS; i++) {
        const uint32_t item = at_head ? 0 : edit_below(&c->random, count + i);
        const double time = insert_one(c, item);
        if (i >= WARM_UP) times[i - WARM_UP] = time;
    }
    return bench_median(times, EDITS);
}

static void justified(uint32_t count) {
    jgb_justified_layout values = JGB_JUSTIFIED_LAYOUT_INIT;
    jgb_layout *layout;
    bench_random random = { 12345 };
    CHECK(NULL, jgb_layout_create_justified(&values, &layout));
    const gallery g = { layout, count, bench_lengths(&random, count),
                        bench_lengths(&random, count), NULL };
    view_case c = { "justified", NULL, 1000, 0, 0, random, 0, 0 };
    bench_report("justified.build", count, build(&c, &g) / 1e6, "ms");
    bench_report("justified.step", count, step(&c) / 1e3, "us");
    bench_report("justified.insert_random", count, insert(&c, count, 0) / 1e3, "us");
    jgb_view_destroy(c.view);
    jgb_layout_destroy(layout);
    free(g.widths);
    free(g.heights);
}

static void grid(uint32_t count) {
    jgb_grid_layout values = JGB_GRID_LAYOUT_INIT;
    jgb_layout *layout;
    values.lanes = (jgb_lanes){ 0, 0, 120 };
    CHECK(NULL, jgb_layout_create_grid(&values, &layout));
    const gallery g = { layout, count, NULL, NULL, NULL };
    view_case c = { "grid", NULL, 400, 0, 0, { 12345 }, 0, 0 };
    const uint64_t before = bench_allocated_bytes();
    open_gallery(&c, &g);
    bench_report("grid.bytes", count, (double)(bench_allocated_bytes() - before), "bytes");
    jgb_view_destroy(c.view);
    bench_report("grid.build", count, build(&c, &g) / 1e3, "us");
    bench_report("grid.step", count, step(&c) / 1e3, "us");
    bench_report("grid.insert_head", count, insert(&c, count, 1) / 1e3, "us");
    jgb_view_destroy(c.view);
    jgb_layout_destroy(layout);
}

/* Of ten items six take one lane of one row, the others two of either or of both. */
static uint32_t any_span(bench_random *random) {
    static const uint32_t larger[] = { JGB_SPAN(2, 1), JGB_SPAN(2, 1), JGB_SPAN(1, 2),
                                       JGB_SPAN(2, 2) };
    const uint32_t number = edit_below(random, 10);
    return number < 4 ? larger[number] : JGB_SPAN(1, 1);
}

static double insert_span(view_case *c, uint32_t item) {
    const jgb_update_item part = edit_insert(item, 1);
    const uint32_t span = any_span(&c->random);
    jgb_data_source_chunk content = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    content.item_count = 1;
    content.spans = &span;
    update.items = &part;
    update.item_count = 1;
    update.content = &content;
    const double start = bench_now_ns();
    CHECK(c->view, jgb_view_perform_batch_updates(c->view, &update, NULL));
    case_follow(c, 0);
    return bench_now_ns() - start;
}

static void spanning_grid(uint32_t count) {
    static double times[EDITS];
    jgb_grid_layout values = JGB_GRID_LAYOUT_INIT;
    jgb_layout *layout;
    values.lanes.count = 6;
    CHECK(NULL, jgb_layout_create_grid(&values, &layout));
    view_case c = { "spanning grid", NULL, 1000, 0, 0, { 12345 }, 0, 0 };
    const gallery g = { layout, count, NULL, NULL, malloc(count * sizeof(uint32_t)) };
    for (uint32_t i = 0; i < count; i++) g.spans[i] = any_span(&c.random);
    bench_report("grid.span_build", count, build(&c, &g) / 1e6, "ms");
    bench_report("grid.span_step", count, step(&c) / 1e3, "us");
    for (uint32_t i = 0; i < WARM_UP + EDITS; i++) {
        const double time = insert_span(&c, edit_below(&c.random, count + i));
        if (i >= WARM_UP) times[i - WARM_UP] = time;
    }
    bench_report("grid.span_insert_random", count, bench_median(times, EDITS) / 1e3, "us");
    jgb_view_destroy(c.view);
    jgb_layout_destroy(layout);
    free(g.spans);
}

void rows_layouts(void) {
    justified(100000);
    grid(100000000);
    spanning_grid(1000000);
}

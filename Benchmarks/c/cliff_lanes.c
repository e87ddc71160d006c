/* Waterfalls of 1,024 lanes, in a view of 20,480 x 800 points. Each row is measured once. */
#include <stdlib.h>

#include "cliffs.h"
#include "edit.h"
#include "movement.h"
#include "sources.h"

enum { LANES = 1024, WIDTH = 20 * LANES };

static jgb_layout *make_layout(jgb_lane_placement placement) {
    jgb_waterfall_layout waterfall = JGB_WATERFALL_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    waterfall.lanes.count = LANES;
    waterfall.lane_placement = placement;
    CHECK(NULL, jgb_layout_create_waterfall(&waterfall, &layout));
    return layout;
}

static view_case new_case(const char *name) {
    return (view_case){ name, NULL, WIDTH, 0, 0, { 12345 }, 0, 0 };
}

/* One update of many moves, spread over all items: from ascending places to places in any order. */
void cliff_greedy_moves(const char *name) {
    enum { COUNT = 4000000, MOVES = 4096, DISTANCE = COUNT / MOVES };
    static jgb_update_item moves[MOVES];
    view_case c = new_case(name);
    const source_columns columns = { NULL, bench_lengths(&c.random, COUNT), NULL, NULL };
    case_source s = source_items(make_layout(JGB_LANES_GREEDY), COUNT, columns);
    for (uint32_t i = 0; i < MOVES; i++) moves[i] = edit_move(i * DISTANCE, i * DISTANCE);
    for (uint32_t i = MOVES - 1; i > 0; i--) {
        const uint32_t other = edit_below(&c.random, i + 1);
        const jgb_index_path path = moves[i].index_path_after_update;
        moves[i].index_path_after_update = moves[other].index_path_after_update;
        moves[other].index_path_after_update = path;
    }
    case_open(&c, &s);
    const double start = bench_now_ns();
    edit_perform(&c, moves, MOVES, (edit_columns){ NULL, NULL }, 0, NULL);
    case_follow(&c, 0);
    bench_report(name, COUNT, (bench_now_ns() - start) / 1e9, "s");
    jgb_view_destroy(c.view);
    source_free(&s);
}

/* Each item takes two lanes. */
void cliff_wide_spans_build(const char *name) {
    enum { COUNT = 10000000 };
    view_case c = new_case(name);
    source_columns columns = { NULL, bench_lengths(&c.random, COUNT), NULL, NULL };
    columns.spans = malloc(COUNT * sizeof(uint32_t));
    if (!columns.spans) abort();
    for (uint32_t i = 0; i < COUNT; i++) columns.spans[i] = JGB_SPAN(2, 1);
    case_source s = source_items(make_layout(JGB_LANES_STABLE), COUNT, columns);
    const double start = bench_now_ns();
    case_open(&c, &s);
    bench_report(name, COUNT, (bench_now_ns() - start) / 1e9, "s");
    jgb_view_destroy(c.view);
    source_free(&s);
}

/* Sections of one item each. */
void cliff_bytes_per_section(const char *name) {
    enum { SECTIONS = 50000 };
    const source_columns none = { NULL, NULL, NULL, NULL };
    view_case c = new_case(name);
    case_source s = source_sections(SECTIONS, SECTIONS, none);
    s.layout = make_layout(JGB_LANES_STABLE);
    const uint64_t before = bench_allocated_bytes();
    case_open(&c, &s);
    const double held = (double)(bench_allocated_bytes() - before);
    bench_report(name, SECTIONS, held / SECTIONS, "bytes");
    jgb_view_destroy(c.view);
    source_free(&s);
}

/* ---- waterfall.held_greedy_2, _4, _1024: a sample while an item is held in so many lanes ---- */

static void held_samples(const char *name, uint32_t lanes) {
    enum { COUNT = 1000000, UPDATES = 81 };
    view_case c = { name, NULL, lanes == LANES ? WIDTH : 400, 0, 0, { 12345 }, 0, 0 };
    const source_columns columns = { NULL, bench_lengths(&c.random, COUNT), NULL, NULL };
    jgb_waterfall_layout waterfall = JGB_WATERFALL_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    double times[UPDATES];
    waterfall.lanes.count = lanes;
    waterfall.lane_placement = JGB_LANES_GREEDY;
    CHECK(NULL, jgb_layout_create_waterfall(&waterfall, &layout));
    case_source s = source_items(layout, COUNT, columns);
    case_open(&c, &s);
    holder h = movement_open(&c);
    movement_begin(&h);
    h.speed = 37;
    for (int i = 0; i < UPDATES; i++) {
        const double start = bench_now_ns();
        movement_update(&h);
        times[i] = bench_now_ns() - start;
    }
    bench_report(name, COUNT, bench_median(times, UPDATES) / 1e6, "ms");
    jgb_view_destroy(c.view);
    source_free(&s);
}

void cliff_held_greedy_2(const char *name) { held_samples(name, 2); }
void cliff_held_greedy_4(const char *name) { held_samples(name, 4); }
void cliff_held_greedy_1024(const char *name) { held_samples(name, 1024); }

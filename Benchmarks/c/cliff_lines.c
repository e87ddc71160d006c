/*
 * Sections in which an item at the head shifts all that follow: no line behind it holds the items
 * that it held. A million items in one section; the view stands a third of the way down.
 */
#include <stdlib.h>

#include "cliffs.h"
#include "edit.h"
#include "groups.h"
#include "sources.h"

enum { COUNT = 1000000, BUILDS = 3, EDITS = 11 };

static view_case new_case(const char *name) {
    return (view_case){ name, NULL, 1000, 0, 0, { 12345 }, 0, 0 };
}

/* The inserted item is as the first one of the source. */
static void insert_head(view_case *c, const case_source *s) {
    const jgb_update_item part = edit_insert(0, 1);
    jgb_data_source_chunk content = s->chunk;
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    content.section_count = 0;
    content.item_counts = NULL;
    content.item_count = 1;
    update.items = &part;
    update.item_count = 1;
    update.content = &content;
    CHECK(c->view, jgb_view_perform_batch_updates(c->view, &update, NULL));
    case_follow(c, 0);
}

static void measure_inserts(view_case *c, case_source s) {
    double times[EDITS];
    case_open(c, &s);
    c->offset = c->content / 3;
    case_follow(c, 0);
    for (int i = -1; i < EDITS; i++) {
        const double start = bench_now_ns();
        insert_head(c, &s);
        if (i >= 0) times[i] = bench_now_ns() - start;
    }
    bench_report(c->name, COUNT, bench_median(times, EDITS) / 1e6, "ms");
    jgb_view_destroy(c->view);
    source_free(&s);
}

/* ---- Three columns of a compositional layout, each group as high as its highest item ---- */

static case_source measured_columns(bench_random *random) {
    const source_columns columns = { NULL, bench_lengths(random, COUNT), NULL, NULL };
    return source_items(group_columns(1), COUNT, columns);
}

void cliff_measured_build(const char *name) {
    double times[BUILDS];
    view_case c = new_case(name);
    case_source s = measured_columns(&c.random);
    for (int i = 0; i < BUILDS; i++) {
        const double start = bench_now_ns();
        case_open(&c, &s);
        times[i] = bench_now_ns() - start;
        jgb_view_destroy(c.view);
    }
    bench_report(name, COUNT, bench_median(times, BUILDS) / 1e6, "ms");
    source_free(&s);
}

void cliff_measured_insert_head(const char *name) {
    view_case c = new_case(name);
    measure_inserts(&c, measured_columns(&c.random));
}

/* ---- Flow: items of one width, or of two by turns; of any height ---- */

static case_source flow_of_widths(bench_random *random, float even, float odd) {
    source_columns columns = { NULL, bench_lengths(random, COUNT), NULL, NULL };
    columns.widths = malloc(COUNT * sizeof(float));
    if (!columns.widths) abort();
    for (uint32_t i = 0; i < COUNT; i++) columns.widths[i] = i % 2 ? odd : even;
    return source_items(NULL, COUNT, columns);
}

void cliff_one_width_insert_head(const char *name) {
    view_case c = new_case(name);
    measure_inserts(&c, flow_of_widths(&c.random, 100, 100));
}

void cliff_two_widths_insert_head(const char *name) {
    view_case c = new_case(name);
    measure_inserts(&c, flow_of_widths(&c.random, 250, 350));
}

/* ---- A grid of six lanes, whose spans repeat every ten items ---- */

void cliff_spans_insert_head(const char *name) {
    static const uint32_t period[] = { JGB_SPAN(2, 1), JGB_SPAN(1, 1), JGB_SPAN(1, 1),
                                       JGB_SPAN(2, 1), JGB_SPAN(1, 1), JGB_SPAN(1, 1),
                                       JGB_SPAN(1, 1), JGB_SPAN(1, 1), JGB_SPAN(1, 1),
                                       JGB_SPAN(1, 1) };
    source_columns columns = { NULL, NULL, malloc(COUNT * sizeof(uint32_t)), NULL };
    jgb_grid_layout grid = JGB_GRID_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    if (!columns.spans) abort();
    for (uint32_t i = 0; i < COUNT; i++) columns.spans[i] = period[i % 10];
    grid.lanes.count = 6;
    CHECK(NULL, jgb_layout_create_grid(&grid, &layout));
    view_case c = new_case(name);
    measure_inserts(&c, source_items(layout, COUNT, columns));
}

/*
 * Selections: all, half and the others of a billion items that are alike; single items, and every
 * second one at once, of a list. Each with the event that tells of it.
 */
#include <stdio.h>
#include <stdlib.h>

#include "case.h"
#include "edit.h"
#include "rows.h"
#include "sources.h"

enum { ROUNDS = 101, TOGGLES = 2000, PAGE = 4096 };

static void allow(jgb_view *view) {
    jgb_selection_configuration many = JGB_SELECTION_CONFIGURATION_INIT;
    many.allows_multiple_selection = 1;
    CHECK(view, jgb_view_set_selection_configuration(view, &many));
    CHECK(view, jgb_view_set_event_mask(view, JGB_EVENT_MASK_SELECTION));
}

/* Ends the program unless just one event tells of the change. */
static void take_event(jgb_view *view) {
    jgb_events events = JGB_EVENTS_INIT;
    CHECK(view, jgb_view_next_events(view, &events));
    if (events.event_count != 1) exit(2);
}

static double time_change(jgb_view *view, jgb_selection_action action, const jgb_item_run *run,
                          uint32_t flags) {
    double times[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
        const double start = bench_now_ns();
        CHECK(view, jgb_view_change_selection(view, action, run, run != NULL, flags));
        take_event(view);
        times[round] = bench_now_ns() - start;
        if (action == JGB_SELECTION_INVERT) continue;
        CHECK(view, jgb_view_change_selection(view, JGB_SELECTION_CLEAR, NULL, 0, 0));
        take_event(view);
    }
    return bench_median(times, ROUNDS) / 1e3;
}

static void uniform(void) {
    const uint32_t count = 1000000000;
    case_source s = { NULL, JGB_FLOW_LAYOUT_INIT, JGB_SECTION_METRICS_INIT,
                      JGB_DATA_SOURCE_CHUNK_INIT, NULL };
    s.metrics.item_size = (jgb_size){ 92.5, 190 };
    s.chunk.section_count = 1;
    s.chunk.item_counts = &count;
    s.chunk.item_count = count;
    view_case c = { "uniform", NULL, 400, 0, 0, { 12345 }, 0, 0 };
    case_open(&c, &s);
    const jgb_item_run half = { { 0, count / 4 }, count / 2 };
    allow(c.view);
    /* The queue of events has its room from the first one on. */
    time_change(c.view, JGB_SELECTION_SELECT, &half, 0);
    const uint64_t before = bench_allocated_bytes();
    const double all = time_change(c.view, JGB_SELECTION_SELECT_ALL, NULL, 0);
    const double range = time_change(c.view, JGB_SELECTION_SELECT, &half, 0);
    CHECK(c.view, jgb_view_change_selection(c.view, JGB_SELECTION_SELECT, &half, 1, 0));
    take_event(c.view);
    const double invert = time_change(c.view, JGB_SELECTION_INVERT, NULL, 0);
    const double held = (double)(bench_allocated_bytes() - before);
    bench_report("select.all", count, all, "us");
    bench_report("select.range", count, range, "us");
    bench_report("select.invert", count, invert, "us");
    bench_report("select.bytes", count, held, "bytes");
    jgb_view_destroy(c.view);
}

static double time_pages(jgb_view *view, uint32_t count) {
    jgb_index_path next = { 0, 0 };
    const jgb_item_run *page = NULL;
    size_t length = 0, found = 0;
    const double start = bench_now_ns();
    do {
        CHECK(view, jgb_view_selected_runs(view, &next, PAGE, &page, &length));
        found += length;
        if (length > 0) next.item = page[length - 1].index_path.item + 1;
    } while (length == PAGE && next.item < count);
    if (found != count / 2) exit(2);
    return (bench_now_ns() - start) / 1e6;
}

/* One random item after another changes to the other state. */
static double time_toggles(view_case *c, uint32_t count) {
    double times[TOGGLES];
    for (int i = 0; i < TOGGLES; i++) {
        const jgb_item_run run = { { 0, edit_below(&c->random, count) }, 1 };
        uint32_t is_selected = 0;
        CHECK(c->view, jgb_view_is_item_selected(c->view, run.index_path, &is_selected));
        const double start = bench_now_ns();
        CHECK(c->view, jgb_view_change_selection(
            c->view, is_selected ? JGB_SELECTION_DESELECT : JGB_SELECTION_SELECT, &run, 1, 0));
        take_event(c->view);
        times[i] = bench_now_ns() - start;
    }
    return bench_median(times, TOGGLES) / 1e3;
}

void rows_selections(uint32_t count) {
    uniform();
    bench_random random = { 12345 };
    float *heights = bench_lengths(&random, count);
    const case_source s = case_list(heights, &count);
    view_case c = { "list", NULL, 400, 0, 0, random, 0, 0 };
    case_open(&c, &s);
    jgb_item_run *runs = edit_every_second(count);
    allow(c.view);
    const uint64_t before = bench_allocated_bytes();
    const double start = bench_now_ns();
    CHECK(c.view, jgb_view_change_selection(c.view, JGB_SELECTION_SELECT, runs, count / 2, 0));
    take_event(c.view);
    bench_report("select.every_second", count, (bench_now_ns() - start) / 1e6, "ms");
    const double held = (double)(bench_allocated_bytes() - before);
    bench_report("select.every_second_bytes", count, held / count, "bytes");
    bench_report("select.runs", count, time_pages(c.view, count), "ms");
    bench_report("select.toggle_random", count, time_toggles(&c, count), "us");
    jgb_view_destroy(c.view);
    free(runs);
    free(heights);
}

/*
 * Accessibility: 50 elements anywhere in the reading order, where every second item is selected
 * and one has focus.
 */
#include <stdio.h>
#include <stdlib.h>

#include "rows.h"
#include "sources.h"

enum { READS = 1000, SAMPLES = 21, RANGE = 50 };

static void select_every_second(jgb_view *view, uint32_t count, uint32_t per_section) {
    jgb_selection_configuration selection = JGB_SELECTION_CONFIGURATION_INIT;
    jgb_item_run *runs = malloc(count / 2 * sizeof *runs);
    if (!runs) exit(2);
    selection.allows_multiple_selection = 1;
    CHECK(view, jgb_view_set_selection_configuration(view, &selection));
    for (uint32_t i = 0; i < count / 2; i++)
        runs[i] = (jgb_item_run){ { 2 * i / per_section, 2 * i % per_section }, 1 };
    CHECK(view, jgb_view_change_selection(view, JGB_SELECTION_SELECT, runs, count / 2, 0));
    free(runs);
}

static void focus_first(jgb_view *view) {
    jgb_focus_configuration focus = JGB_FOCUS_CONFIGURATION_INIT;
    const jgb_element first = { JGB_CELL, 0, { 0, 0 } };
    focus.allows_focus = 1;
    CHECK(view, jgb_view_set_focus_configuration(view, &focus));
    CHECK(view, jgb_view_set_focused_element(view, &first));
}

static double time_reads(jgb_view *view, bench_random *random) {
    double times[SAMPLES];
    jgb_accessibility_elements read = JGB_ACCESSIBILITY_ELEMENTS_INIT;
    CHECK(view, jgb_view_accessibility_elements(view, NULL, 0, RANGE, &read));
    const uint64_t places = read.place_count - RANGE;
    for (int sample = 0; sample < SAMPLES; sample++) {
        const double start = bench_now_ns();
        for (int i = 0; i < READS; i++) {
            const int64_t place = (int64_t)(bench_next(random) * places >> 32);
            CHECK(view, jgb_view_accessibility_elements(view, NULL, place, RANGE, &read));
            if (read.element_count < RANGE / 2) exit(2);
        }
        times[sample] = (bench_now_ns() - start) / READS;
    }
    return bench_median(times, SAMPLES) / 1e3;
}

/* The source is freed. */
static void measure(const char *name, case_source s, double width) {
    char row[64];
    const uint32_t count = (uint32_t)s.chunk.item_count;
    view_case c = { name, NULL, width, 0, 0, { 12345 }, 0, 0 };
    case_open(&c, &s);
    if (s.chunk.section_count > 1) source_scroll_shelves(c.view, count);
    select_every_second(c.view, count, s.chunk.item_counts[0]);
    focus_first(c.view);
    snprintf(row, sizeof row, "accessibility.range.%s", name);
    bench_report(row, count, time_reads(c.view, &c.random), "us");
    jgb_view_destroy(c.view);
    source_free(&s);
}

void rows_accessibilities(uint32_t count) {
    bench_random random = { 12345 };
    measure("list", source_list(&random, count), 400);
    measure("flow", source_flow(&random, count), 1000);
    measure("waterfall", source_waterfall(&random, count), 1000);
    measure("orthogonal", source_shelves(count), 1000);
    measure("explicit", source_explicit(&random, count), 1000);
}

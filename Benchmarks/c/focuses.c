/*
 * Focus: steps down by geometry, each with the display frame's content offset where the host was
 * told to scroll; steps past items that cannot have focus; and the search for a name that is found
 * late.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rows.h"
#include "sources.h"

enum { STEPS = 2000, SAMPLES = 21, SEARCHES = 41, NAME_SIZE = 12 };

static void allow(jgb_view *view, uint32_t item) {
    jgb_focus_configuration focus = JGB_FOCUS_CONFIGURATION_INIT;
    const jgb_element element = { JGB_CELL, 0, { 0, item } };
    focus.allows_focus = 1;
    CHECK(view, jgb_view_set_focus_configuration(view, &focus));
    CHECK(view, jgb_view_set_focused_element(view, &element));
}

/* Steps from the first third on, with the events that tell of each. */
static double time_steps(jgb_view *view) {
    double times[SAMPLES];
    jgb_events events = JGB_EVENTS_INIT;
    CHECK(view, jgb_view_set_event_mask(view,
                                        JGB_EVENT_MASK_FOCUS | JGB_EVENT_MASK_SCROLLING));
    for (int sample = 0; sample < SAMPLES; sample++) {
        const double start = bench_now_ns();
        for (int i = 0; i < STEPS; i++) {
            uint32_t is_handled = 0;
            CHECK(view, jgb_view_move_focus(view, JGB_FOCUS_DOWN, &is_handled));
            CHECK(view, jgb_view_next_events(view, &events));
            if (!is_handled || events.event_count == 0) exit(2);
        }
        times[sample] = (bench_now_ns() - start) / STEPS;
    }
    return bench_median(times, SAMPLES) / 1e3;
}

static void measure(const char *name, case_source s, double width) {
    char row[64];
    const uint32_t count = (uint32_t)s.chunk.item_count;
    view_case c = { name, NULL, width, 0, 0, { 12345 }, 0, 0 };
    case_open(&c, &s);
    allow(c.view, count / 3);
    snprintf(row, sizeof row, "focus.down.%s", name);
    bench_report(row, count, time_steps(c.view), "us");
    jgb_view_destroy(c.view);
}

static void shelves(uint32_t count) {
    case_source s = source_shelves(count);
    view_case c = { "orthogonal", NULL, 1000, 0, 0, { 12345 }, 0, 0 };
    case_open(&c, &s);
    source_scroll_shelves(c.view, count);
    allow(c.view, 0);
    bench_report("focus.down.orthogonal", count, time_steps(c.view), "us");
    jgb_view_destroy(c.view);
    source_free(&s);
}

/* Steps from the first item to the last. All items between cannot have focus, and no two
 * neighbours have the same traits. */
static void past(uint32_t count) {
    double times[SAMPLES];
    bench_random random = { 12345 };
    case_source s = source_list(&random, count);
    view_case c = { "list", NULL, 400, 0, 0, random, 0, 0 };
    jgb_item_run *runs = malloc(count * sizeof *runs);
    uint32_t *traits = malloc(count * sizeof *traits);
    if (!runs || !traits) exit(2);
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t menu = JGB_TRAITS_MENU(i % 2 ? JGB_TRAIT_NO : JGB_TRAIT_YES);
        const int is_end = i == 0 || i == count - 1;
        runs[i] = (jgb_item_run){ { 0, i }, 1 };
        traits[i] = JGB_TRAITS_FOCUS(is_end ? JGB_TRAIT_YES : JGB_TRAIT_NO) | menu;
    }
    case_open(&c, &s);
    allow(c.view, 0);
    CHECK(c.view, jgb_view_set_item_traits(c.view, runs, traits, count));
    for (int sample = 0; sample < SAMPLES; sample++) {
        const double start = bench_now_ns();
        jgb_focus_state state = JGB_FOCUS_STATE_INIT;
        uint32_t is_handled = 0;
        const jgb_focus_heading heading = sample % 2 ? JGB_FOCUS_UP : JGB_FOCUS_DOWN;
        CHECK(c.view, jgb_view_move_focus(c.view, heading, &is_handled));
        times[sample] = bench_now_ns() - start;
        CHECK(c.view, jgb_view_focus_state(c.view, &state));
        if (state.element.index_path.item != (sample % 2 ? 0 : count - 1)) exit(2);
    }
    bench_report("focus.down_past", count, bench_median(times, SAMPLES) / 1e3, "us");
    jgb_view_destroy(c.view);
    source_free(&s);
    free(traits);
    free(runs);
}

/* Names of 12 letters; the last item has the only one that begins so. */
static void type_ahead(uint32_t count) {
    double times[SEARCHES];
    bench_random random = { 12345 };
    case_source s = source_list(&random, count);
    view_case c = { "list", NULL, 400, 0, 0, random, 0, 0 };
    char *text = malloc((size_t)count * NAME_SIZE);
    uint32_t *sizes = malloc(count * sizeof *sizes);
    if (!text || !sizes) exit(2);
    for (size_t i = 0; i < (size_t)count * NAME_SIZE; i++)
        text[i] = (char)('a' + bench_next(&random) % 25);
    for (uint32_t i = 0; i < count; i++) sizes[i] = NAME_SIZE;
    memcpy(text + (size_t)(count - 1) * NAME_SIZE, "abz", 3);
    const jgb_item_run all = { { 0, 0 }, count };
    case_open(&c, &s);
    allow(c.view, 0);
    const uint64_t before = bench_allocated_bytes();
    const double start = bench_now_ns();
    CHECK(c.view, jgb_view_set_item_names(c.view, &all, 1, text, (size_t)count * NAME_SIZE, sizes,
                                          count));
    bench_report("focus.name", count, (bench_now_ns() - start) / 1e6, "ms");
    const double held = (double)(bench_allocated_bytes() - before);
    bench_report("focus.name_bytes", count, held / count - NAME_SIZE, "bytes");
    uint64_t allocations = 0;
    for (int i = 0; i < SEARCHES; i++) {
        const jgb_element first = { JGB_CELL, 0, { 0, 0 } };
        jgb_focus_state state = JGB_FOCUS_STATE_INIT;
        uint32_t is_handled = 0;
        CHECK(c.view, jgb_view_set_focused_element(c.view, &first));
        if (i == 1) allocations = bench_allocation_count();
        const double began = bench_now_ns();
        CHECK(c.view, jgb_view_send_text(c.view, (uint64_t)(i + 1) * 2000000000, "abz", 3,
                                         &is_handled));
        times[i] = bench_now_ns() - began;
        CHECK(c.view, jgb_view_focus_state(c.view, &state));
        if (state.element.index_path.item != count - 1) exit(2);
    }
    bench_report("focus.type_ahead", count, bench_median(times, SEARCHES) / 1e6, "ms");
    bench_report("focus.type_ahead_allocations", count,
                 (double)(bench_allocation_count() - allocations), "count");
    jgb_view_destroy(c.view);
    source_free(&s);
    free(sizes);
    free(text);
}

void rows_focuses(uint32_t count) {
    bench_random random = { 12345 };
    case_source s = source_list(&random, count);
    measure("list", s, 400);
    source_free(&s);
    s = source_flow(&random, count);
    measure("flow", s, 1000);
    source_free(&s);
    s = source_waterfall(&random, count);
    measure("waterfall", s, 1000);
    source_free(&s);
    shelves(count);
    past(count);
    type_ahead(count);
}

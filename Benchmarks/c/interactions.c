/*
 * What a person does with all items at once: bands over them, drags and drops of many of them,
 * traits and menus of many runs. Each figure with the events that tell of it.
 */
#include <stdio.h>
#include <stdlib.h>

#include "case.h"
#include "edit.h"
#include "rows.h"
#include "sources.h"

enum { ROUNDS = 21, MOVES = 64, JOINED = 1000, DRAGGED = 4096, CLICKS = 8000 };

static void allow(jgb_view *view, uint64_t mask) {
    jgb_selection_configuration many = JGB_SELECTION_CONFIGURATION_INIT;
    many.allows_multiple_selection = 1;
    many.behavior = JGB_SELECTION_BEHAVIOR_REPLACE;
    CHECK(view, jgb_view_set_selection_configuration(view, &many));
    CHECK(view, jgb_view_set_event_mask(view, mask));
}

static size_t take_events(jgb_view *view) {
    jgb_events events = JGB_EVENTS_INIT;
    CHECK(view, jgb_view_next_events(view, &events));
    return events.event_count;
}

static jgb_pointer_sample mouse(jgb_pointer_phase phase, double x, double y) {
    return (jgb_pointer_sample){ 0, { x, y }, 1, phase, JGB_DEVICE_MOUSE,
                                 JGB_BUTTON_PRIMARY, 0 };
}

static void send(jgb_view *view, const jgb_pointer_sample *samples, size_t count) {
    CHECK(view, jgb_view_send_pointers(view, samples, count));
    if (take_events(view) == 0) exit(2);
}

/* A band that begins to the right of the first row, and ends at the last rows: a move of its
 * pointer by some points, and a call with many. */
static void bands(uint32_t count) {
    bench_random random = { 12345 };
    case_source s = source_list(&random, count);
    jgb_pointer_sample samples[JOINED];
    double moves[MOVES], joined[ROUNDS];
    view_case c = { "list", NULL, 400, 0, 0, random, 0, 0 };
    s.metrics.section_inset.right = 100;
    case_open(&c, &s);
    allow(c.view, JGB_EVENT_MASK_BANDS | JGB_EVENT_MASK_SELECTION);
    samples[0] = mouse(JGB_POINTER_DOWN, 350, 4);
    CHECK(c.view, jgb_view_send_pointers(c.view, samples, 1));
    samples[0] = mouse(JGB_POINTER_MOVE, 200, 100);
    send(c.view, samples, 1);
    c.offset = c.content - 800;
    case_show(&c, 0);
    take_events(c.view);
    for (int i = 0; i < MOVES; i++) {
        const double start = bench_now_ns();
        samples[0] = mouse(JGB_POINTER_MOVE, 200 + i % 7, 100 + i * 10);
        send(c.view, samples, 1);
        moves[i] = bench_now_ns() - start;
    }
    bench_report("band.move", count, bench_median(moves, MOVES) / 1e3, "us");
    for (int i = 0; i < JOINED; i++) samples[i] = mouse(JGB_POINTER_MOVE, 200 + i % 7, i % 700);
    for (int round = 0; round < ROUNDS; round++) {
        const double start = bench_now_ns();
        send(c.view, samples, JOINED);
        joined[round] = bench_now_ns() - start;
    }
    bench_report("band.joined_1000", count, bench_median(joined, ROUNDS) / 1e3, "us");
    jgb_view_destroy(c.view);
    source_free(&s);
}

static void drag_selected(jgb_view *view) {
    uint32_t is_begun = 0;
    jgb_drag_configuration dragging = JGB_DRAG_CONFIGURATION_INIT;
    dragging.moves_items = 1;
    CHECK(view, jgb_view_set_drag_configuration(view, &dragging));
    CHECK(view, jgb_view_set_default_traits(view, JGB_TRAITS_DRAG(JGB_TRAIT_YES)));
    CHECK(view, jgb_view_begin_drag(view, (jgb_index_path){ 0, 0 }, (jgb_point){ 0, 0 }, 0,
                                    &is_begun));
    if (!is_begun) exit(2);
    CHECK(view, jgb_view_enter_drop(view, 1, 0, (jgb_point){ 200, 200 }, 0));
}

/* Every second one of the first items is dragged over the view. */
static void drags(uint32_t count) {
    double times[ROUNDS];
    bench_random random = { 12345 };
    case_source s = source_list(&random, count);
    view_case c = { "list", NULL, 400, 0, 0, random, 0, 0 };
    case_open(&c, &s);
    jgb_item_run *runs = edit_every_second(count);
    allow(c.view, JGB_EVENT_MASK_DRAGGING);
    CHECK(c.view, jgb_view_change_selection(c.view, JGB_SELECTION_SELECT, runs, DRAGGED, 0));
    drag_selected(c.view);
    take_events(c.view);
    for (int round = 0; round < ROUNDS; round++) {
        const jgb_point place = { 200, round % 2 ? 300 : 500 };
        const double start = bench_now_ns();
        CHECK(c.view, jgb_view_update_drop(c.view, place, 0));
        if (take_events(c.view) != 1) exit(2);
        times[round] = bench_now_ns() - start;
    }
    bench_report("drag.update_4096_runs", count, bench_median(times, ROUNDS) / 1e3, "us");
    jgb_view_destroy(c.view);
    source_free(&s);
    free(runs);
}

/* The first half of items that are alike is dropped behind the last one. */
static void drop_half(uint32_t count) {
    double times[ROUNDS];
    case_source s = source_grid(count);
    for (int round = 0; round < ROUNDS; round++) {
        view_case c = { "grid", NULL, 400, 0, 0, { 12345 }, 0, 0 };
        const jgb_item_run half = { { 0, 0 }, count / 2 };
        uint32_t is_taken = 0;
        case_open(&c, &s);
        allow(c.view, JGB_EVENT_MASK_DRAGGING);
        CHECK(c.view, jgb_view_change_selection(c.view, JGB_SELECTION_SELECT, &half, 1, 0));
        drag_selected(c.view);
        c.offset = c.content - 800;
        case_show(&c, 0);
        CHECK(c.view, jgb_view_update_drop(c.view, (jgb_point){ 399, 799 }, 0));
        const double start = bench_now_ns();
        CHECK(c.view, jgb_view_perform_drop(c.view, 0, &is_taken));
        if (take_events(c.view) == 0 || !is_taken) exit(2);
        times[round] = bench_now_ns() - start;
        jgb_view_destroy(c.view);
    }
    bench_report("drop.half", count, bench_median(times, ROUNDS) / 1e3, "us");
    source_free(&s);
}

/* Traits of runs of which each goes on to the last item; then of every second item, and all items
 * selected as a person may. */
static void traits(uint32_t count) {
    double times[ROUNDS];
    bench_random random = { 12345 };
    case_source s = source_list(&random, count);
    view_case c = { "list", NULL, 400, 0, 0, random, 0, 0 };
    const uint32_t run_count = count / 10;
    jgb_item_run *runs = malloc(run_count * sizeof *runs), *every = edit_every_second(count);
    uint32_t *values = malloc(count * sizeof *values);
    if (!runs || !values) exit(2);
    for (uint32_t i = 0; i < count; i++)
        values[i] = JGB_TRAITS_SELECT(i % 2 ? JGB_TRAIT_NO : JGB_TRAIT_YES);
    for (uint32_t i = 0; i < run_count; i++)
        runs[i] = (jgb_item_run){ { 0, 10 * i }, count - 10 * i };
    case_open(&c, &s);
    allow(c.view, JGB_EVENT_MASK_SELECTION);
    for (int round = 0; round < 5; round++) {
        const double start = bench_now_ns();
        CHECK(c.view, jgb_view_set_item_traits(c.view, runs, values, run_count));
        times[round] = bench_now_ns() - start;
    }
    bench_report("traits.overlapping", count, bench_median(times, 5) / 1e6, "ms");
    for (uint32_t i = 0; i < count; i++) values[i] = JGB_TRAITS_SELECT(JGB_TRAIT_NO);
    runs[0] = (jgb_item_run){ { 0, 0 }, count };
    values[0] = JGB_TRAITS_SELECT(JGB_TRAIT_YES);
    CHECK(c.view, jgb_view_set_item_traits(c.view, runs, values, 1));
    values[0] = values[1];
    CHECK(c.view, jgb_view_set_item_traits(c.view, every, values, count / 2));
    for (int round = 0; round < ROUNDS; round++) {
        const jgb_selection_action action =
            round % 2 ? JGB_SELECTION_CLEAR : JGB_SELECTION_SELECT_ALL;
        const double start = bench_now_ns();
        CHECK(c.view, jgb_view_change_selection(c.view, action, NULL, 0, JGB_SELECT_AS_USER));
        if (take_events(c.view) != 1) exit(2);
        times[round] = bench_now_ns() - start;
    }
    bench_report("select.all_alternating", count, bench_median(times, ROUNDS) / 1e6, "ms");
    jgb_view_destroy(c.view);
    source_free(&s);
    free(runs);
    free(every);
    free(values);
}

/* Steps of focus past items that cannot have it, and of which no two neighbours are alike. */
static void passes(uint32_t count) {
    double times[ROUNDS];
    bench_random random = { 12345 };
    case_source s = source_list(&random, count);
    view_case c = { "list", NULL, 400, 0, 0, random, 0, 0 };
    jgb_item_run *runs = malloc(count * sizeof *runs);
    uint32_t *values = malloc(count * sizeof *values);
    jgb_focus_configuration focus = JGB_FOCUS_CONFIGURATION_INIT;
    const jgb_element first = { JGB_CELL, 0, { 0, 0 } };
    if (!runs || !values) exit(2);
    for (uint32_t i = 1; i < count - 1; i++) {
        runs[i - 1] = (jgb_item_run){ { 0, i }, 1 };
        values[i - 1] = i % 2 ? JGB_TRAITS_FOCUS(JGB_TRAIT_NO) : JGB_TRAITS_SELECT(JGB_TRAIT_NO);
    }
    case_open(&c, &s);
    focus.allows_focus = 1;
    CHECK(c.view, jgb_view_set_focus_configuration(c.view, &focus));
    CHECK(c.view, jgb_view_set_focused_element(c.view, &first));
    CHECK(c.view, jgb_view_set_item_traits(c.view, runs, values, count - 2));
    for (int round = 0; round < ROUNDS; round++) {
        const double start = bench_now_ns();
        uint32_t is_moved = 0;
        CHECK(c.view, jgb_view_move_focus(c.view, round % 2 ? JGB_FOCUS_UP : JGB_FOCUS_DOWN,
                                          &is_moved));
        times[round] = bench_now_ns() - start;
        if (!is_moved) exit(2);
    }
    bench_report("focus.past_alternating", count, bench_median(times, ROUNDS) / 1e3, "us");
    jgb_view_destroy(c.view);
    source_free(&s);
    free(runs);
    free(values);
}

/* What the queue holds of requests for menus of many runs that nobody takes. */
static void menus(uint32_t count) {
    bench_random random = { 12345 };
    case_source s = source_list(&random, count);
    view_case c = { "list", NULL, 400, 0, 0, random, 0, 0 };
    case_open(&c, &s);
    jgb_item_run *runs = edit_every_second(count);
    jgb_pointer_sample samples[] = { mouse(JGB_POINTER_DOWN, 200, 4),
                                     mouse(JGB_POINTER_UP, 200, 4) };
    samples[0].buttons = JGB_BUTTON_SECONDARY;
    allow(c.view, JGB_EVENT_MASK_ACTIONS);
    CHECK(c.view, jgb_view_set_default_traits(c.view, JGB_TRAITS_MENU(JGB_TRAIT_YES)));
    CHECK(c.view, jgb_view_change_selection(c.view, JGB_SELECTION_SELECT, runs, DRAGGED, 0));
    const uint64_t before = bench_allocated_bytes();
    for (int i = 0; i < CLICKS; i++) CHECK(c.view, jgb_view_send_pointers(c.view, samples, 2));
    bench_report("menu.waiting_8000", count, (double)(bench_allocated_bytes() - before) / 1048576,
                 "MiB");
    if (take_events(c.view) == 0) exit(2);
    jgb_view_destroy(c.view);
    source_free(&s);
    free(runs);
}

void rows_interactions(uint32_t count) {
    bands(count);
    drags(count);
    drop_half(count);
    traits(count);
    passes(count);
    menus(count);
}

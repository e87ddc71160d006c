/*
 * Items that a person moves, in views of `count` items, a third of the way down. An update is a
 * pointer that holds an item and goes down and up by 7 points a display frame, past all places on
 * its way, with that display frame. An item that is let go two or three rows on is compared with a
 * batch update that moves an item as far, over the same time: each with its first display frame.
 */
#include <stdio.h>
#include <stdlib.h>

#include "edit.h"
#include "movement.h"
#include "rows.h"
#include "sources.h"

enum { STEPS = 1000, SAMPLES = 21, ROUNDS = 1001 };

static double time_updates(holder *h) {
    double times[SAMPLES];
    movement_begin(h);
    for (int sample = -1; sample < SAMPLES; sample++) {
        h->c->appeared = 0;
        const double start = bench_now_ns();
        for (int i = 0; i < STEPS; i++) movement_update(h);
        if (sample >= 0) times[sample] = (bench_now_ns() - start) / STEPS;
        if (h->c->appeared < STEPS) exit(2);
    }
    return bench_median(times, SAMPLES) / 1e3;
}

/* The pointer goes one point to and fro, so that the others stay where they are. */
static double count_allocations(holder *h) {
    movement_rest(h);
    h->speed = 1;
    uint64_t before = 0;
    for (int i = 0; i < 2 * STEPS; i++) {
        if (i == STEPS) before = bench_allocation_count();
        movement_update(h);
        h->speed = -h->speed;
    }
    return (double)(bench_allocation_count() - before);
}

/* The source is freed. */
static void measure(const char *name, case_source s, double width) {
    char row[64];
    const uint32_t count = (uint32_t)s.chunk.item_count;
    view_case c = { name, NULL, width, 0, 0, { 12345 }, 0, 0 };
    case_open(&c, &s);
    holder h = movement_open(&c);
    snprintf(row, sizeof row, "movement.update.%s", name);
    bench_report(row, count, time_updates(&h), "us");
    snprintf(row, sizeof row, "movement.allocations.%s", name);
    bench_report(row, count, count_allocations(&h), "count");
    jgb_view_destroy(c.view);
    source_free(&s);
}

/* Moves an item by an update, and shows the first display frame after that. */
static void move(holder *h, jgb_interactive_movement movement) {
    const jgb_animation animation = movement_animation();
    const edit_columns none = { NULL, NULL };
    jgb_update_item part = edit_move(movement.source.item, movement.target.item);
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    options.animation = &animation;
    edit_perform(h->c, &part, 1, none, 0, &options);
    case_follow(h->c, h->time_ns);
}

static void ends(uint32_t count) {
    static double ends[ROUNDS], moves[ROUNDS];
    view_case c = { "list", NULL, 400, 0, 0, { 12345 }, 0, 0 };
    case_source s = source_list(&c.random, count);
    case_open(&c, &s);
    holder h = movement_open(&c);
    for (int round = -20; round < ROUNDS; round++) {
        movement_begin(&h);
        const jgb_interactive_movement movement = movement_hold(&h, 350);
        if (movement.target.item == movement.source.item) exit(2);
        const double start = bench_now_ns();
        movement_end(&h);
        const double end = bench_now_ns();
        movement_rest(&h);
        const double start_of_move = bench_now_ns();
        move(&h, movement);
        if (round >= 0) moves[round] = bench_now_ns() - start_of_move;
        if (round >= 0) ends[round] = end - start;
        movement_rest(&h);
    }
    const double end = bench_median(ends, ROUNDS), update = bench_median(moves, ROUNDS);
    bench_report("movement.end", count, end / 1e3, "us");
    bench_report("movement.batch_move", count, update / 1e3, "us");
    bench_report("movement.end_ratio", count, end / update, "ratio");
    jgb_view_destroy(c.view);
    source_free(&s);
}

void rows_movements(uint32_t count) {
    movement_sources(count, measure);
    ends(count);
}

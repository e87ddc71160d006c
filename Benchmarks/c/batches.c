/*
 * Updates of many items in a list of unequal heights, each timed with the display frame after it;
 * medians. The parts and the columns are prepared before the clock starts.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "edit.h"
#include "rows.h"

enum { SCATTERED = 1000, RANGE = 100000, PREPENDED = 1000, ROUNDS = 41 };

static view_case open_list(uint32_t count) {
    bench_random random = { 12345 };
    float *heights = bench_lengths(&random, count);
    const case_source s = case_list(heights, &count);
    view_case c = { "list", NULL, 400, 0, 0, random, 0, 0 };
    case_open(&c, &s);
    free(heights);
    c.offset = floor(c.content / 3);
    case_follow(&c, 0);
    return c;
}

static double time_update(view_case *c, const jgb_update_item *parts, size_t part_count,
                          const float *heights, size_t brought) {
    const double start = bench_now_ns();
    edit_perform(c, parts, part_count, (edit_columns){ NULL, heights }, brought, NULL);
    c->appeared += case_follow(c, 0).element_count;
    return bench_now_ns() - start;
}

/* ---- list.batch_1000: 500 inserts and 500 deletes, one part each, in no order ---- */

/* Distinct numbers below `count`, in random order. */
static void scatter(bench_random *random, uint32_t count, uint32_t *places, size_t wanted) {
    for (size_t i = 0; i < wanted;) {
        size_t other = 0;
        places[i] = edit_below(random, count);
        while (other < i && places[other] != places[i]) other++;
        i += other == i;
    }
}

static void batch(uint32_t count) {
    double times[ROUNDS];
    jgb_update_item parts[SCATTERED];
    uint32_t inserted[SCATTERED / 2], deleted[SCATTERED / 2];
    view_case c = open_list(count);
    for (int round = -3; round < ROUNDS; round++) {
        float *heights = bench_lengths(&c.random, SCATTERED / 2);
        scatter(&c.random, count, inserted, SCATTERED / 2);
        scatter(&c.random, count, deleted, SCATTERED / 2);
        for (int i = 0; i < SCATTERED / 2; i++) {
            parts[2 * i] = edit_insert(inserted[i], 1);
            parts[2 * i + 1] = edit_delete(deleted[i], 1);
        }
        const double time = time_update(&c, parts, SCATTERED, heights, SCATTERED / 2);
        if (round >= 0) times[round] = time;
        free(heights);
    }
    bench_report("list.batch_1000", count, bench_median(times, ROUNDS) / 1e3, "us");
    jgb_view_destroy(c.view);
}

/* ---- list.insert_range: one part at a random place; taken out again untimed ---- */

static void insert_range(uint32_t count) {
    double times[ROUNDS];
    view_case c = open_list(count);
    float *heights = bench_lengths(&c.random, RANGE);
    for (int round = -3; round < ROUNDS; round++) {
        const uint32_t place = edit_below(&c.random, count);
        const jgb_update_item part = edit_insert(place, RANGE), back = edit_delete(place, RANGE);
        const double time = time_update(&c, &part, 1, heights, RANGE);
        if (round >= 0) times[round] = time;
        time_update(&c, &back, 1, NULL, 0);
    }
    bench_report("list.insert_range", count, bench_median(times, ROUNDS) / 1e6, "ms");
    jgb_view_destroy(c.view);
    free(heights);
}

/* ---- anchor.prepend: items above the viewport; what is visible stays exactly in place ---- */

/* Where the item stands on screen: below the top of the bounds. */
static double place_on_screen(const view_case *c, jgb_index_path item) {
    const jgb_element element = { JGB_CELL, JGB_KIND_NONE, item };
    jgb_layout_attributes attributes;
    CHECK(c->view, jgb_view_layout_attributes_for_element(c->view, &element, &attributes));
    return attributes.frame.y - c->offset;
}

static void prepend(uint32_t count) {
    double times[ROUNDS];
    view_case c = open_list(count);
    float *heights = bench_lengths(&c.random, PREPENDED);
    const jgb_update_item part = edit_insert(0, PREPENDED);
    for (int round = -3; round < ROUNDS; round++) {
        jgb_index_path item;
        const jgb_point top = { 1, c.offset };
        CHECK(c.view, jgb_view_index_path_for_item_at_point(c.view, top, &item));
        const double offset = c.offset, before = place_on_screen(&c, item);
        const double time = time_update(&c, &part, 1, heights, PREPENDED);
        if (round >= 0) times[round] = time;
        item.item += PREPENDED;
        const double after = place_on_screen(&c, item);
        if (after != before || c.offset <= offset) {
            fprintf(stderr, "anchor.prepend: item at %.17g, was at %.17g\n", after, before);
            exit(1);
        }
    }
    bench_report("anchor.prepend", count, bench_median(times, ROUNDS) / 1e3, "us");
    jgb_view_destroy(c.view);
    free(heights);
}

void rows_batches(uint32_t count) {
    batch(count);
    insert_range(count);
    prepend(count);
}

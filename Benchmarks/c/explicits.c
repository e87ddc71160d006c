/*
 * Explicit layouts in a view of 1000 x 800 points: rectangles of 40 to 240 points either way, one
 * beginning 40 points below the other, so that some 23 are visible at a time and many overlap. In
 * order, items stand one below the other; shuffled, the same ones in any order. In
 * the adversarial case one in a hundred is as tall as the content.
 */
#include <stdio.h>
#include <stdlib.h>

#include "case.h"
#include "rows.h"
#include "sources.h"

enum { BUILDS = 7, STEPS_PER_SAMPLE = 2000, SAMPLES = 21, EDITS = 4001, WARM_UP = 200 };

static void shuffle(bench_random *random, jgb_rect *rects, uint32_t count) {
    for (uint32_t i = count - 1; i > 0; i--) {
        const uint32_t other = (uint32_t)((uint64_t)bench_next(random) * (i + 1) >> 32);
        const jgb_rect rect = rects[i];
        rects[i] = rects[other];
        rects[other] = rect;
    }
}

static double time_builds(view_case *c, const case_source *s) {
    double times[BUILDS];
    for (int i = 0; i < BUILDS; i++) {
        if (i > 0) jgb_view_destroy(c->view);
        const double start = bench_now_ns();
        case_open(c, s);
        times[i] = bench_now_ns() - start;
    }
    if (c->appeared == 0) exit(2);
    return bench_median(times, BUILDS);
}

static void step(view_case *c) {
    c->offset += 20;
    if (c->offset + 800 > c->content) c->offset = 0;
    c->appeared += case_show(c, 0).element_count;
}

static double time_steps(view_case *c, int steps) {
    double times[SAMPLES];
    for (int i = 0; i < steps; i++) step(c);
    for (int sample = 0; sample < SAMPLES; sample++) {
        c->appeared = 0;
        const double start = bench_now_ns();
        for (int i = 0; i < steps; i++) step(c);
        times[sample] = (bench_now_ns() - start) / steps;
        if (c->appeared == 0) exit(2);
    }
    return bench_median(times, SAMPLES);
}

/* One element stands elsewhere: one that is visible, or any. */
static double time_edits(view_case *c, uint32_t count) {
    static double times[EDITS];
    jgb_layout_attributes_columns columns = JGB_LAYOUT_ATTRIBUTES_COLUMNS_INIT;
    jgb_rect rect = { 0, 0, 0, 0 };
    columns.count = 1;
    columns.frames = &rect;
    for (int i = -WARM_UP; i < EDITS; i++) {
        rect.width = bench_length(&c->random);
        rect.height = bench_length(&c->random);
        rect.y = (double)bench_next(&c->random) / 4294967296.0 * (c->content - 240);
        columns.first_item.item = (uint32_t)((uint64_t)bench_next(&c->random) * count >> 32);
        const double start = bench_now_ns();
        CHECK(c->view, jgb_view_set_layout_attributes(c->view, &columns));
        case_follow(c, 0);
        if (i >= 0) times[i] = bench_now_ns() - start;
    }
    return bench_median(times, EDITS);
}

/* An item comes at the front; the first such update is told apart, as slots get an order then. */
static double time_inserts(view_case *c, double *first) {
    static double times[EDITS];
    for (int i = 0; i < EDITS; i++) {
        jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
        jgb_update_item part = { JGB_INSERT, { 0, 0 }, { 0, 0 }, 1, 0 };
        update.items = &part;
        update.item_count = 1;
        const double start = bench_now_ns();
        CHECK(c->view, jgb_view_perform_batch_updates(c->view, &update, NULL));
        case_follow(c, 0);
        times[i] = bench_now_ns() - start;
    }
    *first = times[0];
    return bench_median(times, EDITS);
}

static void adversarial(uint32_t count) {
    view_case c = { "explicit", NULL, 1000, 0, 0, { 12345 }, 0, 0 };
    case_source s = source_explicit(&c.random, count);
    const double content = s.frames[count - 1].y + 240;
    for (uint32_t i = 0; i < count; i += 100) {
        s.frames[i].y = 0;
        s.frames[i].height = content;
        s.frames[i].x = 2000; /* overlaps what is visible along the main axis only */
    }
    case_open(&c, &s);
    c.offset = c.content / 3;
    bench_report("explicit.step_adversarial", count, time_steps(&c, 20) / 1e3, "us");
    jgb_view_destroy(c.view);
    source_free(&s);
}

void rows_explicits(uint32_t count) {
    view_case c = { "explicit", NULL, 1000, 0, 0, { 12345 }, 0, 0 };
    case_source s = source_explicit(&c.random, count);
    bench_report("explicit.build", count, time_builds(&c, &s) / 1e6, "ms");
    jgb_view_destroy(c.view);
    shuffle(&c.random, s.frames, count);
    bench_report("explicit.build_shuffled", count, time_builds(&c, &s) / 1e6, "ms");
    c.offset = c.content / 3;
    bench_report("explicit.step", count, time_steps(&c, STEPS_PER_SAMPLE) / 1e3, "us");
    const uint64_t before = bench_allocation_count();
    for (int i = 0; i < 10 * STEPS_PER_SAMPLE; i++) step(&c);
    bench_report(
        "frame.allocations.explicit", count, (double)(bench_allocation_count() - before), "count");
    bench_report("explicit.edit", count, time_edits(&c, count) / 1e3, "us");
    double first = 0;
    bench_report("explicit.insert", count, time_inserts(&c, &first) / 1e3, "us");
    bench_report("explicit.insert_first", count, first / 1e6, "ms");
    jgb_view_destroy(c.view);
    source_free(&s);
    adversarial(count);
}

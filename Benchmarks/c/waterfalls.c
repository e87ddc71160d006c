/*
 * A waterfall of four lanes in a view of 1000 x 800 points, 10 points between items of any length.
 */
#include <stdio.h>
#include <stdlib.h>

#include "edit.h"
#include "rows.h"
#include "sources.h"

enum { BUILDS = 11, STEPS_PER_SAMPLE = 2000, SAMPLES = 41, WARM_UP = 200, EDITS = 4001 };

static void step(view_case *c) {
    c->offset += 37;
    if (c->offset + 800 > c->content) c->offset = 0;
    c->appeared += case_show(c, 0).element_count;
}

static double time_steps(view_case *c) {
    double times[SAMPLES];
    for (int i = 0; i < STEPS_PER_SAMPLE; i++) step(c);
    for (int sample = 0; sample < SAMPLES; sample++) {
        c->appeared = 0;
        const double start = bench_now_ns();
        for (int i = 0; i < STEPS_PER_SAMPLE; i++) step(c);
        times[sample] = (bench_now_ns() - start) / STEPS_PER_SAMPLE;
        if (c->appeared == 0) exit(2);
    }
    return bench_median(times, SAMPLES);
}

static void resize_head(view_case *c) {
    const jgb_update_item part = edit_resize(0);
    const float height = bench_length(&c->random);
    edit_perform(c, &part, 1, (edit_columns){ NULL, &height }, 1, NULL);
}

static void insert_head(view_case *c) {
    const jgb_update_item part = edit_insert(0, 1);
    const float height = bench_length(&c->random);
    edit_perform(c, &part, 1, (edit_columns){ NULL, &height }, 1, NULL);
}

static double time_edits(view_case *c, void (*edit)(view_case *)) {
    static double times[EDITS];
    for (int i = -WARM_UP; i < EDITS; i++) {
        const double start = bench_now_ns();
        edit(c);
        case_follow(c, 0);
        if (i >= 0) times[i] = bench_now_ns() - start;
    }
    return bench_median(times, EDITS);
}

static double time_builds(view_case *c, const case_source *s) {
    double times[BUILDS];
    for (int i = 0; i < BUILDS; i++) {
        if (i > 0) jgb_view_destroy(c->view);
        const double start = bench_now_ns();
        case_open(c, s);
        times[i] = bench_now_ns() - start;
    }
    return bench_median(times, BUILDS);
}

/* Of ten items seven take one lane, two take two, and one takes all four. */
static uint32_t any_span(bench_random *random) {
    const uint32_t number = edit_below(random, 10);
    return number > 2 ? JGB_SPAN(1, 1) : number > 0 ? JGB_SPAN(2, 1) : JGB_SPAN(4, 1);
}

static double insert_span(view_case *c, uint32_t item) {
    const jgb_update_item part = edit_insert(item, 1);
    const uint32_t span = any_span(&c->random);
    const float height = bench_length(&c->random);
    jgb_data_source_chunk content = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    content.item_count = 1;
    content.heights = &height;
    content.spans = &span;
    update.items = &part;
    update.item_count = 1;
    update.content = &content;
    const double start = bench_now_ns();
    CHECK(c->view, jgb_view_perform_batch_updates(c->view, &update, NULL));
    case_follow(c, 0);
    return bench_now_ns() - start;
}

static void spanning(case_source *s, uint32_t count) {
    static double times[EDITS];
    view_case c = { "spanning waterfall", NULL, 1000, 0, 0, { 12345 }, 0, 0 };
    uint32_t *spans = malloc(count * sizeof(uint32_t));
    if (!spans) abort();
    for (uint32_t i = 0; i < count; i++) spans[i] = any_span(&c.random);
    s->chunk.spans = spans;
    bench_report("waterfall.span_build", count, time_builds(&c, s) / 1e6, "ms");
    c.offset = c.content / 3;
    bench_report("waterfall.span_step", count, time_steps(&c) / 1e3, "us");
    for (uint32_t i = 0; i < WARM_UP + EDITS; i++) {
        const double time = insert_span(&c, edit_below(&c.random, count + i));
        if (i >= WARM_UP) times[i - WARM_UP] = time;
    }
    bench_report("waterfall.span_insert_random", count, bench_median(times, EDITS) / 1e3, "us");
    jgb_view_destroy(c.view);
}

void rows_waterfalls(uint32_t count) {
    view_case c = { "waterfall", NULL, 1000, 0, 0, { 12345 }, 0, 0 };
    case_source s = source_waterfall(&c.random, count);
    bench_report("waterfall.build", count, time_builds(&c, &s) / 1e6, "ms");
    c.offset = c.content / 3;
    bench_report("waterfall.step", count, time_steps(&c) / 1e3, "us");
    const uint64_t before = bench_allocation_count();
    for (int i = 0; i < 10 * STEPS_PER_SAMPLE; i++) step(&c);
    bench_report(
        "frame.allocations.waterfall", count, (double)(bench_allocation_count() - before), "count");
    bench_report("waterfall.resize_head", count, time_edits(&c, resize_head) / 1e3, "us");
    bench_report("waterfall.insert_head", count, time_edits(&c, insert_head) / 1e3, "us");
    jgb_view_destroy(c.view);
    spanning(&s, count);
    source_free(&s);
}

/*
 * What the engine costs through the C interface. Each row is a name, n, a value and a unit;
 * times are medians. The data is that of an LCG with seed 12345, lengths 40 to 240, in a view of
 * 400 x 800 points; flow is 1000 wide.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "case.h"
#include "instructions.h"
#include "rows.h"
#include "sources.h"

enum { STEPS_PER_SAMPLE = 2000, SAMPLES = 41 };

/* Builds `rounds` times, reports the median, and leaves the last view open. */
static double build(view_case *c, const case_source *s, int rounds) {
    double times[101];
    for (int i = 0; i < rounds; i++) {
        if (i > 0) jgb_view_destroy(c->view);
        const double start = bench_now_ns();
        case_open(c, s);
        times[i] = bench_now_ns() - start;
    }
    if (c->appeared == 0) exit(2);
    return bench_median(times, (size_t)rounds);
}

/* ---- Scrolling ---- */

static void step(view_case *c) {
    c->offset += 37;
    if (c->offset + 800 > c->content) c->offset = 0;
    c->appeared += case_show(c, 0).element_count;
}

static void jump(view_case *c) {
    c->offset = (double)bench_next(&c->random) / 4294967296.0 * (c->content - 800);
    c->appeared += case_show(c, 0).element_count;
}

static double time_frames(view_case *c, void (*move)(view_case *)) {
    double times[SAMPLES];
    for (int i = 0; i < STEPS_PER_SAMPLE; i++) move(c);
    for (int sample = 0; sample < SAMPLES; sample++) {
        c->appeared = 0;
        const double start = bench_now_ns();
        for (int i = 0; i < STEPS_PER_SAMPLE; i++) move(c);
        times[sample] = (bench_now_ns() - start) / STEPS_PER_SAMPLE;
        if (c->appeared == 0) exit(2);
    }
    return bench_median(times, SAMPLES);
}

static uint64_t count_allocations(view_case *c) {
    for (int i = 0; i < STEPS_PER_SAMPLE; i++) step(c);
    const uint64_t before = bench_allocation_count();
    for (int i = 0; i < 10 * STEPS_PER_SAMPLE; i++) step(c);
    return bench_allocation_count() - before;
}

/* ---- The cases ---- */

/* What any engine must do at least: read every length once. */
static double sum_limit(const float *lengths, size_t count) {
    double times[11];
    volatile double sink = 0;
    for (int round = 0; round < 11; round++) {
        const double start = bench_now_ns();
        double sums[8] = { 0 };
        for (size_t i = 0; i + 8 <= count; i += 8)
            for (size_t k = 0; k < 8; k++) sums[k] += lengths[i + k];
        for (size_t k = 0; k < 8; k++) sink += sums[k];
        times[round] = bench_now_ns() - start;
    }
    (void)sink;
    return bench_median(times, 11);
}

static void list(uint32_t count, int rounds) {
    bench_random random = { 12345 };
    float *heights = bench_lengths(&random, count);
    const case_source s = case_list(heights, &count);
    view_case c = { "list", NULL, 400, 0, 0, random, 0, 0 };
    bench_report("limit.sum", count, sum_limit(heights, count) / 1e6, "ms");
    bench_report("list.build", count, build(&c, &s, rounds) / 1e6, "ms");
    if (count == 1000000) {
        jgb_view_destroy(c.view);
        const uint64_t before = bench_allocated_bytes();
        case_open(&c, &s);
        const double held = (double)(bench_allocated_bytes() - before);
        bench_report("list.bytes_per_item", count, held / count, "bytes");
    }
    c.offset = c.content / 3;
    bench_report("list.step", count, time_frames(&c, step), "ns");
    bench_report("list.jump", count, time_frames(&c, jump) / 1e3, "us");
    bench_report("frame.allocations.list", count, (double)count_allocations(&c), "count");
    jgb_view_destroy(c.view);
    free(heights);
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
    bench_report("uniform.build", count, build(&c, &s, 101) / 1e3, "us");
    jgb_view_destroy(c.view);
    const uint64_t before = bench_allocated_bytes();
    case_open(&c, &s);
    bench_report("uniform.bytes", count, (double)(bench_allocated_bytes() - before), "bytes");
    bench_report("uniform.jump", count, time_frames(&c, jump) / 1e3, "us");
    jgb_view_destroy(c.view);
}

static void flow(uint32_t count) {
    view_case c = { "flow", NULL, 1000, 0, 0, { 12345 }, 0, 0 };
    case_source s = source_flow(&c.random, count);
    bench_report("flow.build", count, build(&c, &s, 11) / 1e6, "ms");
    c.offset = c.content / 3;
    bench_report("flow.step", count, time_frames(&c, step) / 1e3, "us");
    bench_report("flow.jump", count, time_frames(&c, jump) / 1e3, "us");
    bench_report("frame.allocations.flow", count, (double)count_allocations(&c), "count");
    jgb_view_destroy(c.view);
    source_free(&s);
}

static void sections(uint32_t count) {
    view_case c = { "sections", NULL, 400, 0, 0, { 12345 }, 0, 0 };
    case_source s = source_list_sections(&c.random, count, count);
    bench_report("sections.build", count, build(&c, &s, 11) / 1e6, "ms");
    c.offset = c.content / 3;
    bench_report("sections.step", count, time_frames(&c, step) / 1e3, "us");
    bench_report("sections.jump", count, time_frames(&c, jump) / 1e3, "us");
    jgb_view_destroy(c.view);
    source_free(&s);
}

int main(int argc, char **argv) {
    const char *only = argc > 1 ? argv[1] : "";
    if (!*only || !strcmp(only, "uniform")) uniform();
    if (!*only || !strcmp(only, "list")) list(1000000, 21);
    if (!*only || !strcmp(only, "list10")) list(10000000, 7);
    if (!*only || !strcmp(only, "flow")) flow(1000000);
    if (!*only || !strcmp(only, "sections")) sections(1000000);
    if (!*only || !strcmp(only, "layouts")) rows_layouts();
    if (!*only || !strcmp(only, "waterfalls")) rows_waterfalls(1000000);
    if (!*only || !strcmp(only, "compositionals")) rows_compositionals(1000000);
    if (!*only || !strcmp(only, "orthogonals")) rows_orthogonals(1000000);
    if (!*only || !strcmp(only, "explicits")) rows_explicits(1000000);
    if (!*only || !strcmp(only, "edits")) rows_edits();
    if (!*only || !strcmp(only, "batches")) rows_batches(1000000);
    if (!*only || !strcmp(only, "transitions")) rows_transitions(1000000);
    if (!*only || !strcmp(only, "snapshots")) rows_snapshots(100000);
    if (!*only || !strcmp(only, "searches")) rows_searches();
    if (!*only || !strcmp(only, "selections")) rows_selections(1000000);
    if (!*only || !strcmp(only, "movements")) rows_movements(1000000);
    if (!*only || !strcmp(only, "drops")) rows_drops(1000000);
    if (!*only || !strcmp(only, "interactions")) {
        rows_interactions(10000);
        rows_interactions(100000);
        rows_interactions(1000000);
    }
    if (!*only || !strcmp(only, "focuses")) rows_focuses(1000000);
    if (!*only || !strcmp(only, "accessibilities")) rows_accessibilities(1000000);
    rows_cliffs(only);
    if (!strcmp(only, "instructions")) count_instructions(argc > 2 ? argv[2] : "");
    if (!strcmp(only, "collections") && argc > 2) rows_collections(argv[2]);
    return 0;
}

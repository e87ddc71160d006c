/*
 * Single edits. Each row times one call of jgb_view_perform_batch_updates() with one part and the
 * display frame after it, by itself, and reports the median. The view stands a third of the way
 * down; what it shows keeps its place, and is reported anew where index paths or frames changed.
 */
#include <stdio.h>
#include <stdlib.h>

#include "edit.h"
#include "rows.h"
#include "sources.h"

enum { WARM_UP = 200, EDITS = 4001 };

/* What an edit is, and the lengths of the item that it brings. */
typedef struct editor {
    view_case c;
    uint32_t count;
    uint32_t turn;
    float width, height;
    int has_widths;
} editor;

static void perform(editor *e, jgb_update_item part, size_t brought) {
    const edit_columns lengths = { e->has_widths ? &e->width : NULL, &e->height };
    edit_perform(&e->c, &part, 1, lengths, brought, NULL);
    e->c.appeared += case_follow(&e->c, 0).element_count;
}

/* ---- The edits. Each takes its random numbers before the clock starts ---- */

typedef struct places { uint32_t first, second; } places;

static void insert_head(editor *e, places at) {
    (void)at;
    perform(e, edit_insert(0, 1), 1);
    e->count++;
}

static void delete_head(editor *e, places at) {
    (void)at;
    perform(e, edit_delete(0, 1), 0);
    e->count--;
}

static void resize_head(editor *e, places at) {
    (void)at;
    perform(e, edit_resize(0), 1);
}

static void insert_random(editor *e, places at) {
    perform(e, edit_insert(at.first, 1), 1);
    e->count++;
}

/* One after another, in equal shares: so the median is one of all four. */
static void edit_random(editor *e, places at) {
    switch (e->turn++ % 4) {
    case 0: insert_random(e, at); break;
    case 1: perform(e, edit_delete(at.first, 1), 0), e->count--; break;
    case 2: perform(e, edit_move(at.first, at.second), 0); break;
    default: perform(e, edit_resize(at.first), 1); break;
    }
}

static double time_one(editor *e, void (*edit)(editor *, places)) {
    const places at = { edit_below(&e->c.random, e->count), edit_below(&e->c.random, e->count) };
    e->width = bench_length(&e->c.random);
    e->height = bench_length(&e->c.random);
    const double start = bench_now_ns();
    edit(e, at);
    return bench_now_ns() - start;
}

/* Leaves the times in ascending order; returns the median. */
static double time_edits(editor *e, void (*edit)(editor *, places), double times[EDITS]) {
    e->c.appeared = 0;
    for (int i = 0; i < WARM_UP; i++) time_one(e, edit);
    for (int i = 0; i < EDITS; i++) times[i] = time_one(e, edit);
    return bench_median(times, EDITS);
}

/* ---- The rows ---- */

static editor open_list(uint32_t count) {
    bench_random random = { 12345 };
    float *heights = bench_lengths(&random, count);
    const case_source s = case_list(heights, &count);
    editor e = { { "list", NULL, 400, 0, 0, random, 0, 0 }, count, 0, 0, 0, 0 };
    case_open(&e.c, &s);
    free(heights);
    e.c.offset = e.c.content / 3;
    case_follow(&e.c, 0);
    return e;
}

static void list_heads(uint32_t count) {
    double times[EDITS];
    editor e = open_list(count);
    bench_report("list.insert_head", count, time_edits(&e, insert_head, times) / 1e3, "us");
    bench_report("list.delete_head", count, time_edits(&e, delete_head, times) / 1e3, "us");
    bench_report("list.resize_head", count, time_edits(&e, resize_head, times) / 1e3, "us");
    if (e.c.appeared == 0) exit(2);
    jgb_view_destroy(e.c.view);
}

static double list_random(uint32_t count) {
    double times[EDITS];
    editor e = open_list(count);
    const double median = time_edits(&e, edit_random, times);
    bench_report("list.edit_random", count, median / 1e3, "us");
    if (count == 1000000) {
        const uint64_t before = bench_allocation_count();
        for (int i = 0; i < EDITS; i++) time_one(&e, edit_random);
        const double made = (double)(bench_allocation_count() - before);
        bench_report("edit.allocations", count, made / EDITS, "per_edit");
    }
    jgb_view_destroy(e.c.view);
    return median;
}

/* As in the list, but lines break anew from the item on until they break as before. */
static void flow_random(uint32_t count) {
    double times[EDITS];
    editor e = { { "flow", NULL, 1000, 0, 0, { 12345 }, 0, 0 }, count, 0, 0, 0, 1 };
    case_source s = source_flow(&e.c.random, count);
    case_open(&e.c, &s);
    source_free(&s);
    e.c.offset = e.c.content / 3;
    case_follow(&e.c, 0);
    bench_report("flow.insert_random", count, time_edits(&e, insert_random, times) / 1e3, "us");
    bench_report("flow.insert_random_p99", count, times[EDITS * 99 / 100] / 1e3, "us");
    jgb_view_destroy(e.c.view);
}

void rows_edits(void) {
    list_heads(1000000);
    list_heads(10000000);
    const double least = list_random(10000);
    list_random(1000000);
    const double most = list_random(10000000);
    bench_report("edit.growth", 10000000, most / least, "ratio");
    flow_random(1000000);
}

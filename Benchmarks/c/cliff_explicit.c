/* Deletions in an explicit layout, a third of the way down. A view is measured once. */
#include <stdlib.h>

#include "cliffs.h"
#include "edit.h"
#include "sources.h"

enum { COUNT = 1000000, ROUNDS = 3 };

/* The first update of a view, and the display frame after it. */
static void measure(const char *name, const jgb_update_item *parts, size_t part_count) {
    double times[ROUNDS];
    view_case c = { name, NULL, 1000, 0, 0, { 12345 }, 0, 0 };
    const edit_columns none = { NULL, NULL };
    case_source s = source_explicit(&c.random, COUNT);
    for (int round = 0; round < ROUNDS; round++) {
        case_open(&c, &s);
        c.offset = c.content / 3;
        case_follow(&c, 0);
        const double start = bench_now_ns();
        edit_perform(&c, parts, part_count, none, 0, NULL);
        case_follow(&c, 0);
        times[round] = bench_now_ns() - start;
        jgb_view_destroy(c.view);
    }
    bench_report(name, COUNT, bench_median(times, ROUNDS) / 1e6, "ms");
    source_free(&s);
}

void cliff_delete_half(const char *name) {
    const jgb_update_item part = edit_delete(0, COUNT / 2);
    measure(name, &part, 1);
}

void cliff_first_delete(const char *name) {
    const jgb_update_item part = edit_delete(COUNT / 2, 1);
    measure(name, &part, 1);
}

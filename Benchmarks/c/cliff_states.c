/* States that take long to restore. */
#include <stdlib.h>

#include "cliffs.h"
#include "sources.h"

/* Shelves that are all scrolled across. The state names the last shelf first. */
void cliff_restore_shelves(const char *name) {
    enum { ITEMS = 1000000, SAMPLES = 5 };
    view_case c = { name, NULL, 1000, 0, 0, { 12345 }, 0, 0 };
    case_source s = source_shelves(ITEMS);
    jgb_view_state state = JGB_VIEW_STATE_INIT;
    double times[SAMPLES];
    case_open(&c, &s);
    source_scroll_shelves(c.view, ITEMS);
    CHECK(c.view, jgb_view_get_state(c.view, NULL, 0, &state));
    const size_t count = state.section_offset_count;
    jgb_section_offset *offsets = malloc(count * sizeof *offsets);
    if (!offsets) exit(2);
    for (size_t i = 0; i < count; i++) offsets[i] = state.section_offsets[count - 1 - i];
    state.section_offsets = offsets;
    for (int sample = 0; sample < SAMPLES; sample++) {
        const double start = bench_now_ns();
        CHECK(c.view, jgb_view_restore_state(c.view, &state, NULL, 0, NULL));
        times[sample] = (bench_now_ns() - start) / 1e6;
    }
    bench_report(name, ITEMS, bench_median(times, SAMPLES), "ms");
    free(offsets);
    jgb_view_destroy(c.view);
    source_free(&s);
}

/*
 * What the measured views show. A source owns its layout and its columns; source_free() frees them.
 */
#ifndef SOURCES_H
#define SOURCES_H

#include "case.h"

/* Columns of items, in memory that a source takes over; NULL: the layout's default. */
typedef struct source_columns {
    float *widths, *heights;
    uint32_t *spans;
    jgb_rect *frames;
} source_columns;

/* One section of items in a layout, which the source takes over; NULL: flow. */
case_source source_items(jgb_layout *layout, uint32_t count, source_columns columns);

/* Sections of as many items each, in flow. */
case_source source_sections(uint32_t count, uint32_t section_count, source_columns columns);

/* List rows: as wide as the view, of unequal heights, without spacing. */
case_source source_list(bench_random *random, uint32_t count);

/* Sections of list rows, as many in each, below headers of 24 points. */
case_source source_list_sections(bench_random *random, uint32_t count, uint32_t section_count);

/* Flow of unequal widths and heights. */
case_source source_flow(bench_random *random, uint32_t count);

/* A waterfall of four lanes. */
case_source source_waterfall(bench_random *random, uint32_t count);

/* A grid of equal items, at least 120 points wide. */
case_source source_grid(uint32_t count);

/*
 * An explicit layout of rectangles of 40 to 240 points either way, one beginning 40 points below
 * the other: in a view of 1000 x 800 points some 23 are visible at a time, and many overlap.
 */
case_source source_explicit(bench_random *random, uint32_t count);

/* Shelves of 10 items that scroll across. */
case_source source_shelves(uint32_t count);
/* Scrolls each shelf of such a view to another place. */
void source_scroll_shelves(jgb_view *view, uint32_t count);

void source_free(case_source *source);

#endif

/* The data that many rows share: each function prepares a stage with a view that is shown. */
#ifndef VIEWS_H
#define VIEWS_H

#include "stage.h"

/* Rows of unequal heights. */
void view_list(stage *s);
/* Items of unequal sizes; of two widths by turns; of one width and unequal heights. */
void view_flow(stage *s);
void view_two_widths(stage *s);
void view_one_width(stage *s);
/* Equal cells in a grid of which each third item takes two lanes. */
void view_spans(stage *s);
/* Lines that are scaled so that items of unequal sizes fill them. */
void view_justified(stage *s);
/* A waterfall of four lanes that keep their items; of 64 lanes that deal them out anew. */
void view_waterfall(stage *s);
void view_greedy_lanes(stage *s);
/* Three columns whose groups are as high as their highest item. */
void view_columns(stage *s);
/* Sections of one row each, below headers. */
void view_sections(stage *s);
/* Sections of one row each. Headers are pinned below the header of the first section, the parent
 * of all sections. */
void view_pinned(stage *s);
/* Sections of ten items that scroll across: all are scrolled, or none is. */
void view_shelves(stage *s);
void view_shelves_at_start(stage *s);
/* A carousel, and a stack. */
void view_carousel(stage *s);
void view_stack(stage *s);
/* An explicit layout. */
void view_explicit(stage *s);
/* Items of four points that are all visible. */
void view_visible(stage *s);
/* Rows whose sizes the host measures; all of them are measured. */
void view_measured(stage *s);

/* Rows of which every second one is selected. The runs are those of the selected items. */
void view_selected(stage *s);
/* Rows of which no two neighbours have the same traits. */
void view_traits(stage *s);

#endif

/* Edits as a host makes them: one part, or several, with the columns at hand. */
#ifndef EDIT_H
#define EDIT_H

#include "case.h"

/* A number below `count`, each as likely as the others. */
uint32_t edit_below(bench_random *random, uint32_t count);

/* Parts for section 0. */
jgb_update_item edit_insert(uint32_t item, uint32_t count);
jgb_update_item edit_delete(uint32_t item, uint32_t count);
jgb_update_item edit_move(uint32_t from, uint32_t to);
jgb_update_item edit_resize(uint32_t item);

/* Runs of one item each: every second one of `count` items of section 0. The caller's to free. */
jgb_item_run *edit_every_second(uint32_t count);

/* Performs the parts at once, or as `options` say; `lengths` are the columns of `brought` items. */
typedef struct edit_columns { const float *widths, *heights; } edit_columns;
void edit_perform(view_case *c, const jgb_update_item *parts, size_t part_count,
                  edit_columns lengths, size_t brought, const jgb_batch_options *options);

#endif

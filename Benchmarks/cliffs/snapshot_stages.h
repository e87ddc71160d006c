/* Snapshots that rows share. */
#ifndef SNAPSHOT_STAGES_H
#define SNAPSHOT_STAGES_H

#include "stage.h"

/* The identifier of an item: neighbours are far apart, as random identifiers are. */
uint64_t item_identifier(uint32_t number);
/* An array of the identifiers of items. */
uint64_t *item_identifiers(uint32_t first, uint32_t count);

/* Snapshots with one section of all items; with a section for each item. Sections have the numbers
 * from 0. `identifiers` of the stage are those of the items. */
void snapshot_items(stage *s);
void snapshot_sections(stage *s);
/* Snapshots as those two, in which every second item, or section, is marked to be reloaded. */
void snapshot_marked_items(stage *s);
void snapshot_marked_sections(stage *s);

/* The first two, applied to a view that is shown. */
void view_snapshot_items(stage *s);
void view_snapshot_sections(stage *s);

/* An outline of as many roots as each has children, and all roots expanded. */
void outline_wide(stage *s);
uint32_t outline_roots(const stage *s);
/* An outline of items of which each is the only child of the one before, all expanded. */
void outline_deep(stage *s);
/* The first one, applied to section 0 of a view that is shown. */
void view_outline(stage *s);

#endif

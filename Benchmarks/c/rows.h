/* The rows of batch updates and what belongs to them. */
#ifndef ROWS_H
#define ROWS_H

#include <stdint.h>

/* Single edits: in lists of several lengths, and in a flow. */
void rows_edits(void);
/* Updates of many items, in lists of `count` items. */
void rows_batches(uint32_t count);
/* Display frames of a list of `count` items while its elements move. */
void rows_transitions(uint32_t count);

/* Layouts other than flow. */
void rows_layouts(void);
/* A waterfall of `count` items. */
void rows_waterfalls(uint32_t count);
/* Snapshots of `count` items. */
void rows_snapshots(uint32_t count);
/* Searches of a snapshot, key by key. */
void rows_searches(void);

/* Selections, in a list of `count` items. */
void rows_selections(uint32_t count);

/* Items that a person moves, in views of `count` items. */
void rows_movements(uint32_t count);
/* Items from elsewhere that a person drags over such views. */
void rows_drops(uint32_t count);

/* What a person does with many of `count` items at once. */
void rows_interactions(uint32_t count);

/* Focus that moves, and is found by typing, in views of `count` items. */
void rows_focuses(uint32_t count);

/* Reading by assistive technology, in views of `count` items. */
void rows_accessibilities(uint32_t count);

/* Explicit layouts of `count` items. */
void rows_explicits(uint32_t count);

/* Compositional layouts of `count` items, and a change of layout. */
void rows_compositionals(uint32_t count);

/* Compositional layouts of `count` items in sections that scroll across. */
void rows_orthogonals(uint32_t count);

/* Edits and data that cost far more than they look: the row of that name, or, with "cliffs" or
 * nothing, all of them. */
void rows_cliffs(const char *only);

/* Every layout of the collection of real pictures in a file: see collection.h. */
void rows_collections(const char *path);

#endif

/* A collection of real pictures: sections of items with their proportions. */
#ifndef COLLECTION_H
#define COLLECTION_H

#include <stddef.h>
#include <stdint.h>

typedef struct collection {
    uint32_t *item_counts; /* one for each section */
    size_t section_count;
    float *widths, *heights; /* points; the longer side is COLLECTION_SIDE */
    size_t item_count;
} collection;

enum { COLLECTION_SIDE = 200 };

/*
 * Reads a line for each item: its section, its width and its height in any one unit, separated by
 * tabs. Items of a section follow one another. Who has no size is a square. Ends the program where
 * a line cannot be read.
 */
collection collection_read(const char *path);
void collection_free(collection *pictures);

#endif

#include "collection.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_MAX_BYTES = 4096 };

static void *grown(void *memory, size_t count, size_t room, size_t size, size_t *new_room) {
    if (count < room) return memory;
    *new_room = room ? 2 * room : 1024;
    void *more = realloc(memory, *new_room * size);
    if (!more) exit(2);
    return more;
}

/* The longer side is COLLECTION_SIDE, and neither is shorter than a point. */
static void append_item(collection *pictures, size_t *room, double width, double height) {
    const double longer = width > height ? width : height;
    const size_t at = pictures->item_count;
    size_t next = *room;
    pictures->widths = grown(pictures->widths, at, *room, sizeof(float), &next);
    pictures->heights = grown(pictures->heights, at, *room, sizeof(float), &next);
    *room = next;
    if (!(width > 0 && height > 0)) {
        pictures->widths[at] = pictures->heights[at] = COLLECTION_SIDE;
    } else {
        const double w = COLLECTION_SIDE * width / longer, h = COLLECTION_SIDE * height / longer;
        pictures->widths[at] = (float)(w < 1 ? 1 : w);
        pictures->heights[at] = (float)(h < 1 ? 1 : h);
    }
    pictures->item_count++;
}

static void append_section(collection *pictures, size_t *room) {
    pictures->item_counts = grown(
        pictures->item_counts, pictures->section_count, *room, sizeof(uint32_t), room);
    pictures->item_counts[pictures->section_count++] = 0;
}

collection collection_read(const char *path) {
    collection pictures = { NULL, 0, NULL, NULL, 0 };
    size_t section_room = 0, item_room = 0, number = 0;
    char line[LINE_MAX_BYTES], section[LINE_MAX_BYTES] = "";
    FILE *file = fopen(path, "r");
    if (!file) {
        perror(path);
        exit(2);
    }
    while (fgets(line, sizeof line, file)) {
        double width = 0, height = 0;
        char *tab = strchr(line, '\t');
        number++;
        if (!tab || sscanf(tab + 1, "%lf\t%lf", &width, &height) != 2) {
            fprintf(stderr, "%s:%zu: a section, a width and a height are expected\n", path, number);
            exit(2);
        }
        *tab = '\0';
        if (pictures.section_count == 0 || strcmp(section, line) != 0) {
            append_section(&pictures, &section_room);
            strcpy(section, line);
        }
        append_item(&pictures, &item_room, width, height);
        pictures.item_counts[pictures.section_count - 1]++;
    }
    fclose(file);
    if (pictures.item_count == 0) {
        fprintf(stderr, "%s: there are no items\n", path);
        exit(2);
    }
    return pictures;
}

void collection_free(collection *pictures) {
    free(pictures->item_counts);
    free(pictures->widths);
    free(pictures->heights);
}

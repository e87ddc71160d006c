#include "stage.h"

#include <stdio.h>
#include <stdlib.h>

void *stage_memory(size_t count, size_t size) {
    void *memory = calloc(count, size);
    if (!memory) exit(2);
    return memory;
}

void stage_open(stage *s, case_source source, double width) {
    s->source = source;
    s->c.width = width;
    case_open(&s->c, &s->source);
    s->c.offset = s->c.content / 3;
    stage_show(s);
}

void stage_show(stage *s) {
    s->time_ns += 16666667;
    s->c.appeared = case_follow(&s->c, s->time_ns).element_count;
}

void stage_scroll(stage *s, double distance) {
    s->c.offset += distance;
    stage_show(s);
}

jgb_index_path stage_middle(const stage *s) {
    return (jgb_index_path){ 0, s->source.chunk.item_counts[0] / 2 };
}

jgb_element stage_middle_cell(const stage *s) {
    return (jgb_element){ JGB_CELL, JGB_KIND_NONE, stage_middle(s) };
}

void stage_expect(int condition, const char *message) {
    if (condition) return;
    fprintf(stderr, "%s\n", message);
    exit(1);
}

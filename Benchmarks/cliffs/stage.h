/*
 * A stage: the data that an operation is performed on. A process counts one row, and ends: what a
 * stage holds is not freed.
 */
#ifndef STAGE_H
#define STAGE_H

#include "../c/edit.h"
#include "../c/sources.h"

typedef struct stage {
    uint32_t count; /* of items, unless the row says of what */
    view_case c;
    case_source source;
    uint64_t time_ns;
    jgb_snapshot *snapshot, *other_snapshot;
    jgb_section_snapshot *outline, *other_outline;
    jgb_layout *layout;
    jgb_item_run *runs;
    size_t run_count;
    uint64_t *identifiers;
    uint32_t *numbers;
    jgb_view_state state;
    jgb_update_item *parts;
    char *text;
} stage;

/* Memory for `count` entries, or the end of the program. */
void *stage_memory(size_t count, size_t size);

/* Makes the view of a source, in bounds of `width` x 800 points, and shows it a third of the way
 * down. */
void stage_open(stage *s, case_source source, double width);

/* Shows a display frame, a sixtieth of a second after the one before. */
void stage_show(stage *s);
/* Shows a display frame farther down. */
void stage_scroll(stage *s, double distance);

/* The item in the middle of the first section. */
jgb_index_path stage_middle(const stage *s);
jgb_element stage_middle_cell(const stage *s);

/* Ends the program with a message, unless the condition holds. */
void stage_expect(int condition, const char *message);

#endif

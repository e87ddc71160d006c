#include "edits.h"

enum { INTERVAL = 10, CELLS_LEAST = 8, INSERTED = 3, SHUFFLED = 6 };

/* Whether the element is an item of the data as it is now. */
static int is_cell(const jgb_layout_attributes *element)
{
    return element->element.category == JGB_CELL && !(element->flags & JGB_ELEMENT_DISAPPEARING);
}

static unsigned count_cells(const jgb_display_frame *frame)
{
    unsigned count = 0;
    size_t i;
    for (i = 0; i < frame->element_count; i++)
        count += is_cell(&frame->elements[i]) ? 1 : 0;
    return count;
}

/* The cell of this number, from 0. There is one. */
static jgb_index_path cell(const jgb_display_frame *frame, unsigned number)
{
    size_t i;
    for (i = 0; i + 1 < frame->element_count; i++)
        if (is_cell(&frame->elements[i]) && number-- == 0)
            break;
    return frame->elements[i].element.index_path;
}

/* Fills in `parts` and, for those that insert, `widths` and `heights`; returns how many parts. */
static size_t choose(const jgb_display_frame *before, unsigned number, jgb_update_item *parts,
                     float *widths, float *heights)
{
    unsigned count = count_cells(before), i;
    const jgb_update_item none = {JGB_INSERT, {0, 0}, {0, 0}, 1, 0};
    if (number % INTERVAL != INTERVAL / 2 || count < CELLS_LEAST)
        return 0;
    for (i = 0; i < SHUFFLED; i++)
        parts[i] = none;
    switch (number / INTERVAL % 3) {
    case 0:
        parts[0].index_path_after_update = cell(before, number % count);
        parts[0].count = INSERTED;
        for (i = 0; i < INSERTED; i++) {
            widths[i] = (float)(24 + (number + 7 * i) % 60);
            heights[i] = (float)(24 + (number + 5 * i) % 36);
        }
        return 1;
    case 1:
        for (i = 0; i < 2; i++) {
            parts[i].action = JGB_DELETE;
            parts[i].index_path_before_update = cell(before, (number + 3 * i) % count);
        }
        return 2;
    default:
        for (i = 0; i < SHUFFLED; i++) {
            parts[i].action = JGB_MOVE;
            parts[i].index_path_before_update = cell(before, (number + i) % count);
            parts[i].index_path_after_update =
                cell(before, (number + (i + 1) % SHUFFLED) % count);
        }
        return SHUFFLED;
    }
}

/* Longer than ten display frames, so that one edit often interrupts the one before. */
static jgb_animation animation_for(unsigned number)
{
    static const jgb_timing_curve curves[] = {
        {JGB_CURVE_LINEAR, 0, {0, 0, 0, 0}},      {JGB_CURVE_EASE_IN, 0, {0, 0, 0, 0}},
        {JGB_CURVE_EASE_OUT, 0, {0, 0, 0, 0}},    {JGB_CURVE_EASE_IN_OUT, 0, {0, 0, 0, 0}},
        {JGB_CURVE_CUBIC_BEZIER, 0, {0.25, 0.1, 0.25, 1}}, {JGB_CURVE_SPRING, 0, {0.5, 0, 0, 0}},
    };
    static const jgb_edge edges[] = {JGB_EDGE_NONE, JGB_EDGE_TOP, JGB_EDGE_LEFT, JGB_EDGE_BOTTOM,
                                     JGB_EDGE_RIGHT};
    jgb_animation animation = JGB_ANIMATION_INIT;
    animation.duration_ns = 150000000;
    animation.curve = curves[number / INTERVAL % 6];
    animation.appearing.edge = edges[number / INTERVAL % 5];
    animation.disappearing.transform.m[0] = 0.5;
    animation.disappearing.transform.m[5] = 0.5;
    return animation;
}

jgb_status make_edit(jgb_view *view, const jgb_display_frame *before, unsigned number)
{
    jgb_update_item parts[SHUFFLED];
    float widths[INSERTED], heights[INSERTED];
    jgb_animation animation = animation_for(number);
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    jgb_data_source_chunk content = JGB_DATA_SOURCE_CHUNK_INIT;
    update.items = parts;
    update.item_count = choose(before, number, parts, widths, heights);
    if (update.item_count == 0)
        return JGB_OK;
    if (parts[0].action == JGB_INSERT) {
        content.item_count = INSERTED;
        content.widths = widths;
        content.heights = heights;
        update.content = &content;
    }
    options.animation = &animation;
    options.tag = number;
    return jgb_view_perform_batch_updates(view, &update, &options);
}

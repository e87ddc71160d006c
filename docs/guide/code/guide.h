/* What the C programs of the guide share: check() ends the program if a call failed, new_list()
 * makes a view, show() prints a display frame. */
#ifndef GUIDE_H
#define GUIDE_H

#include <jogakbo.h>
#include <stdio.h>
#include <stdlib.h>

/* `view` NULL: a call without a view, such as one that creates a layout. */
static inline void check(const jgb_view *view, jgb_status status)
{
    if (status == JGB_OK)
        return;
    fprintf(stderr, "%s: %s\n", jgb_status_name(status),
            view ? jgb_view_last_error(view) : jgb_last_error());
    exit(1);
}

static inline void check_snapshot(const jgb_snapshot *snapshot, jgb_status status)
{
    if (status == JGB_OK)
        return;
    fprintf(stderr, "%s: %s\n", jgb_status_name(status), jgb_snapshot_last_error(snapshot));
    exit(1);
}

/* Returns a view that shows a list: rows of 50 points, 10 points apart, in bounds of 400 points
 * by `height`. The caller destroys the view. */
static inline jgb_view *new_list(double height, uint32_t row_count)
{
    jgb_view *view = NULL;
    check(view, jgb_view_create(NULL, &view));
    check(view, jgb_view_set_list_layout(view, NULL));
    check(view, jgb_view_set_bounds(view, (jgb_rect){0, 0, 400, height}));
    check(view, jgb_view_set_items(view, row_count, NULL, NULL));
    return view;
}

/* Prints an element: its reusable view, what it is, its frame, its alpha and its states. */
static inline void show_element(const jgb_layout_attributes *shown)
{
    static const char *const states[] = {
        "hidden", "estimated", "prepared", "disappearing", "highlighted", "selected", "focused",
        "editing", "offscreen", "held", "dragging", "drop target", "menu", "swiped"};
    const jgb_index_path path = shown->element.index_path;

    printf("view %u: ", shown->reusable_view);
    if (shown->element.category == JGB_CELL)
        printf("item %u.%u", path.section, path.item);
    else if (shown->element.element_kind == JGB_KIND_SECTION_HEADER)
        printf("header %u", path.section);
    else
        printf("element %u.%u", path.section, path.item);
    printf(" at %.0f,%.0f, %.0f x %.0f", shown->frame.x, shown->frame.y, shown->frame.width,
           shown->frame.height);
    if (shown->alpha < 1)
        printf(", %.0f %%", shown->alpha * 100);
    for (size_t i = 0; i < sizeof states / sizeof states[0]; i++)
        if (shown->flags & 1u << i)
            printf(", %s", states[i]);
    printf("\n");
}

static inline void show(const jgb_display_frame *frame)
{
    for (size_t i = 0; i < frame->element_count; i++)
        show_element(&frame->elements[i]);
}

#endif

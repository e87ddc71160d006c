/* SPDX-License-Identifier: Apache-2.0 */
/*
 * States: what a person has made of a view, to be restored later.
 *
 * jgb_view_get_state() returns where the content is, what is selected, which
 * element has focus, how far sections are scrolled across and which items of
 * outlines are expanded. A host keeps that, and jgb_view_restore_state() makes a
 * view so again, in one call, once it has data and a layout. What is gone by then
 * is left out, and returned.
 *
 *     jgb_view_state state = JGB_VIEW_STATE_INIT;
 *     jgb_view_get_state(view, NULL, 0, &state);
 *     ...
 *     jgb_view_restore_state(view, &state, NULL, 0, NULL);
 */
#ifndef JOGAKBO_STATE_H
#define JOGAKBO_STATE_H

#include "section_snapshot.h"
#include "selection.h"

#ifdef __cplusplus
extern "C" {
#endif

/* An edge of the content along the scroll direction. */
typedef enum jgb_content_edge {
    JGB_CONTENT_EDGE_NONE = 0,
    JGB_CONTENT_EDGE_START = 1, /* where the first item is */
    JGB_CONTENT_EDGE_END = 2,
    JGB_CONTENT_EDGE_FORCE_32 = 0x7fffffff
} jgb_content_edge;

/* An element as a state names it. */
typedef struct jgb_state_element {
    jgb_element element;
    /* Not 0: the identifier counts. It is that of a cell's item, in place of the
     * index path, or that of another element's section. */
    uint32_t has_identifier;
    uint32_t reserved; /* 0 */
    uint64_t identifier;
} jgb_state_element;

/* The content offset of a section that scrolls across. */
typedef struct jgb_section_offset {
    uint32_t section;
    uint32_t has_identifier; /* not 0: the identifier counts, not the section */
    uint64_t identifier;
    double content_offset;   /* in points, from where the first group begins  */
} jgb_section_offset;

/* A state. Items and sections go by their identifiers where the data is a
 * snapshot, and by index paths otherwise. Flags: not 0 is yes. */
typedef struct jgb_view_state {
    size_t struct_size;
    /* In points. Along the scroll direction it counts where neither the edge nor
     * the anchor does. */
    jgb_point content_offset;
    jgb_content_edge edge; /* where the content is, whatever the content is by then */
    uint32_t has_anchor;
    jgb_state_element anchor; /* the first visible item: a cell                     */
    /* The distance of the anchor from the start of the bounds, beside the content
     * inset, in points; negative where it begins before. */
    double distance;
    uint32_t has_focus; /* focus is in the view */
    uint32_t has_focused;
    jgb_state_element focused; /* has focus, or had it last */
    const jgb_section_offset *section_offsets; /* other sections are at their starts */
    size_t section_offset_count;
    const jgb_item_run *selected_runs; /* a run stays in its section */
    size_t selected_run_count;
    const uint64_t *selected_items; /* identifiers */
    size_t selected_item_count;
    const uint64_t *expanded_items; /* of outlines: identifiers */
    size_t expanded_item_count;
} jgb_view_state;
#define JGB_VIEW_STATE_INIT \
    { sizeof(jgb_view_state), { 0, 0 }, JGB_CONTENT_EDGE_NONE, 0, \
      { { JGB_CELL, 0, { 0, 0 } }, 0, 0, 0 }, 0, 0, 0, { { JGB_CELL, 0, { 0, 0 } }, 0, 0, 0 }, \
      0, 0, 0, 0, 0, 0, 0, 0 }
void jgb_view_state_init(jgb_view_state *out_state, size_t struct_size);

/* An outline, and the section that shows it. */
typedef struct jgb_section_outline {
    uint64_t section; /* by identifier */
    jgb_section_snapshot *section_snapshot;
} jgb_section_outline;

/*
 * Returns the state of the view, as the last display frame showed it; before the first
 * display frame, the one that was restored last. `outlines` are the outlines whose
 * expanded items are wanted: the view knows visible items alone. The arrays are
 * borrowed until the view returns its next state, from this function or from
 * jgb_view_restore_state(): the host may replace the data in between. Never runs a
 * layout pass.
 * Errors: JGB_INVALID_ARGUMENT for an outline or a section that is named twice.
 * Cost: O(runs of selected items), or O(selected items) with identifiers.
 */
jgb_status jgb_view_get_state(jgb_view *view, const jgb_section_outline *outlines,
                              size_t outline_count, jgb_view_state *out_state);

/*
 * Restores a state. The next display frame moves the content to its place, as it
 * does for the content anchor (jgb_display_frame.content_offset_adjustment), and
 * later ones do while sizes of visible items are estimates. What the state does not
 * name is as in a new view. Items of the state are expanded in `outlines`, all
 * others are collapsed, and the outlines are applied to their sections. Events tell
 * of it all as of what a program does.
 *
 * `out_gone`: the part of the state that is gone, or that the view has no place
 * for, with arrays that are borrowed until the view returns its next state; may be
 * NULL. Elements that are gone have `has_anchor` or `has_focused`.
 * Errors: JGB_WRONG_STATE while a batch of updates is open, while an item is being
 * moved, and in an interactive transition; JGB_INVALID_ARGUMENT for values that
 * cannot be, and for an outline or a section that is named twice;
 * JGB_RESOURCE_EXHAUSTED; those of jgb_view_apply_section_snapshot().
 * Then nothing has changed. Cost: O(log n) for each run and identifier.
 */
jgb_status jgb_view_restore_state(jgb_view *view, const jgb_view_state *state,
                                  const jgb_section_outline *outlines, size_t outline_count,
                                  jgb_view_state *out_gone);

#ifdef __cplusplus
}
#endif
#endif

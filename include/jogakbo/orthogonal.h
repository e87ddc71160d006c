/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Orthogonal scrolling: sections of a compositional layout that scroll across
 * the view's scroll direction, each section by itself.
 *
 * A section scrolls if its description has an orthogonal_scrolling other than
 * JGB_ORTHOGONAL_NONE. During a drag the host calls
 * jgb_view_set_orthogonal_content_offset() and asks for display frames; when
 * the user lets go, jgb_view_target_orthogonal_content_offset() returns the
 * offset at which to stop. A visible items handler can change the appearance of
 * visible elements.
 */
#ifndef JOGAKBO_ORTHOGONAL_H
#define JOGAKBO_ORTHOGONAL_H

#include "compositional_layout.h"
#include "element.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Offsets are points across. At offset 0 the first group stands at the start;
 * offsets grow towards the trailing end. Frames of elements include the offset.
 */

/* The scrolling state of a section that scrolls orthogonally. */
typedef struct jgb_orthogonal_state {
    jgb_orthogonal_scrolling scrolling;
    uint32_t reserved;
    jgb_rect viewport;     /* where groups are visible; content coordinates  */
    jgb_size content_size; /* all groups and the room at both ends; points   */
    double content_offset;
} jgb_orthogonal_state;

/*
 * Sets the content offset of a section that scrolls. The offset is not clamped, so that
 * a section can overscroll. The next display frame shows the section at the offset.
 * Errors: JGB_INVALID_INDEX_PATH; JGB_WRONG_STATE if the section does not scroll.
 * Cost: O(log n).
 */
jgb_status jgb_view_set_orthogonal_content_offset(jgb_view *view, uint32_t section,
                                                  double content_offset);

/* Returns the scrolling state of a section.
 * Errors: JGB_INVALID_INDEX_PATH; JGB_WRONG_STATE if the section does not
 * scroll. */
jgb_status jgb_view_orthogonal_state(jgb_view *view, uint32_t section,
                                     jgb_orthogonal_state *out_state);

/*
 * Returns the offset at which scrolling of the section should stop. `proposed`
 * is the offset at which it would stop by itself. Only the sign of `velocity`
 * counts.
 * Errors: JGB_INVALID_INDEX_PATH; JGB_WRONG_STATE if the section does not
 * scroll.
 */
jgb_status jgb_view_target_orthogonal_content_offset(jgb_view *view, uint32_t section,
                                                     double proposed, double velocity,
                                                     double *out_offset);

/*
 * Returns the content offset of the item's section at which the item is at
 * `position` (JGB_SCROLL_...) across. jgb_view_content_offset_for_item()
 * returns the view's content offset for the same item.
 * Errors: JGB_INVALID_INDEX_PATH; JGB_WRONG_STATE if the section does not
 * scroll.
 */
jgb_status jgb_view_orthogonal_content_offset_for_item(jgb_view *view,
                                                       jgb_index_path index_path,
                                                       uint32_t position,
                                                       double *out_offset);

/* A visible element of a section, as a visible items handler sees it. `element`
 * and `frame` come from the layout and are read only; a handler may change the
 * other fields. */
typedef struct jgb_visible_item {
    jgb_element element;
    jgb_rect frame;          /* points, content coordinates                  */
    jgb_point center;        /* points, content coordinates                  */
    double alpha;            /* 0 to 1                                       */
    jgb_transform transform; /* about the centre                             */
    int32_t z_index;
    uint32_t is_hidden;      /* 1 or 0                                       */
} jgb_visible_item;

/*
 * A visible items handler: changes the appearance of the visible elements of a
 * section. `content_offset` is the view's along the scroll direction and the
 * section's across. `container` is the size of the bounds without the content
 * insets. `items` is valid until the handler returns. A handler must not call a
 * function with the view; such a call fails with JGB_BUSY.
 */
typedef void (*jgb_visible_items_handler)(void *context, uint32_t section,
                                          jgb_point content_offset, jgb_size container,
                                          jgb_visible_item *items, size_t item_count);

/*
 * Sets the visible items handler with `number`, which is not 0. Each display frame
 * calls the handler once for each section that is visible and whose description has the
 * number in its `visible_items_handler`. A NULL handler removes the handler with the
 * number. `context` is the first argument of the handler, and must live until the
 * handler is replaced or removed or the view is destroyed.
 * Errors: JGB_INVALID_ARGUMENT, also if the view has 4096 other handlers. If a handler
 * sets a value that is not finite or is out of range, the display frame fails with
 * JGB_INVALID_ARGUMENT.
 */
jgb_status jgb_view_set_visible_items_handler(jgb_view *view, uint32_t number,
                                              jgb_visible_items_handler handler,
                                              void *context);

#ifdef __cplusplus
}
#endif
#endif

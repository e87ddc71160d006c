/* Sections that scroll along the other axis. */
#ifndef JOGAKBO_ORTHOGONAL_H
#define JOGAKBO_ORTHOGONAL_H

#include "compositional_layout.h"
#include "element.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Sections that scroll along the other axis, each by itself. Offsets are points
 * across, 0 where the first group stands at the start, growing towards the
 * trailing end. Frames have them in. Errors of all of these: JGB_INVALID_INDEX_PATH,
 * and JGB_WRONG_STATE for a section that does not scroll.
 */
typedef struct jgb_orthogonal_state {
    jgb_orthogonal_scrolling scrolling;
    uint32_t reserved;
    jgb_rect viewport;     /* what of the content its groups are seen in     */
    jgb_size content_size; /* all groups, and the room at both ends          */
    double content_offset;
} jgb_orthogonal_state;

/* Scrolls a section, as far as it is said: overscroll is taken as given. The next
 * display frame shows it. Cost: O(log n). */
jgb_status jgb_view_set_orthogonal_content_offset(jgb_view *view, uint32_t section,
                                                  double content_offset);

/* How a section scrolls, and how far it has. */
jgb_status jgb_view_orthogonal_state(jgb_view *view, uint32_t section,
                                     jgb_orthogonal_state *out_state);

/* The offset at which to stop a scroll of the section that would come to rest at
 * `proposed` by itself; of `velocity` the sign counts. */
jgb_status jgb_view_target_orthogonal_content_offset(jgb_view *view, uint32_t section,
                                                     double proposed, double velocity,
                                                     double *out_offset);

/* The offset of the item's section at which the item rests at `position`
 * (JGB_SCROLL_...) across; see jgb_view_content_offset_for_item() for the view's. */
jgb_status jgb_view_orthogonal_content_offset_for_item(jgb_view *view,
                                                       jgb_index_path index_path,
                                                       uint32_t position,
                                                       double *out_offset);

/* A visible element of a section: element and frame say where the layout has it;
 * a handler may change what follows them. */
typedef struct jgb_visible_item {
    jgb_element element;
    jgb_rect frame;
    jgb_point center;
    double alpha;            /* 0 to 1                                       */
    jgb_transform transform; /* about the centre                             */
    int32_t z_index;
    uint32_t is_hidden;
} jgb_visible_item;

/*
 * Changes how the visible elements of a section look. It must not call the view.
 * content_offset is the view's along the main axis and the section's across;
 * container what the bounds leave between the content insets.
 */
typedef void (*jgb_visible_items_handler)(void *context, uint32_t section,
                                          jgb_point content_offset, jgb_size container,
                                          jgb_visible_item *items, size_t item_count);

/*
 * Has a handler called by each display frame, once for each section that it shows
 * something of and whose description has this number (not 0). NULL: none any more.
 * A number that a handler sets and that is not finite, or out of bounds, fails
 * the display frame with JGB_INVALID_ARGUMENT. `context` is the host's own.
 */
jgb_status jgb_view_set_visible_items_handler(jgb_view *view, uint32_t number,
                                              jgb_visible_items_handler handler,
                                              void *context);

#ifdef __cplusplus
}
#endif
#endif

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Swipe actions: rows that a finger moves aside, which reveals what may be done with them.
 *
 *     jgb_swipe_configuration swiping = JGB_SWIPE_CONFIGURATION_INIT;
 *     swiping.trailing_actions_width = 160;
 *     jgb_view_set_swipe_configuration(view, &swiping);
 *     jgb_view_set_section_traits(view, 0, section_count,
 *                                 JGB_TRAITS_OWN_FLAGS | JGB_TRAITS_HAS_TRAILING_ACTIONS);
 *     jgb_view_set_event_mask(view, JGB_EVENT_MASK_SWIPING);
 *
 * The frames of cells stay where they are. The host shows the content of a cell aside by as
 * many points as the last event about its row says (`number`, to the right), and the
 * actions, where the cell is free of it; JGB_ELEMENT_SWIPED marks such cells.
 */
#ifndef JOGAKBO_SWIPE_H
#define JOGAKBO_SWIPE_H

#include "element.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The sides of a row that have actions. */
typedef enum jgb_swipe_edge {
    JGB_SWIPE_EDGE_NONE = 0,
    JGB_SWIPE_EDGE_LEADING = 1, /* the left; in layouts from right to left the right */
    JGB_SWIPE_EDGE_TRAILING = 2,
    JGB_SWIPE_EDGE_FORCE_32 = 0x7fffffff
} jgb_swipe_edge;

/* The settings of swipe actions. */
typedef struct jgb_swipe_configuration {
    size_t struct_size;
    /* The width of the actions of each side, in points; 0: there are none, whatever the
     * traits of items say. */
    double leading_actions_width;
    double trailing_actions_width;
    /* Not 0: a swipe beyond half of the row commits the first action of the side. */
    uint32_t performs_first_leading_action_with_full_swipe;
    uint32_t performs_first_trailing_action_with_full_swipe;
} jgb_swipe_configuration;
#define JGB_SWIPE_CONFIGURATION_INIT { sizeof(jgb_swipe_configuration), 0, 0, 1, 1 }
void jgb_swipe_configuration_init(jgb_swipe_configuration *out_configuration,
                                  size_t struct_size);

/* Sets what swipes reveal. NULL: as JGB_SWIPE_CONFIGURATION_INIT. A row that is open, or is
 * being swiped, goes on by the new settings: at JGB_EVENT_SWIPE_BEGAN a host may set the
 * widths of that row. Errors: JGB_INVALID_ARGUMENT. Cost: O(log n). */
jgb_status jgb_view_set_swipe_configuration(jgb_view *view,
                                            const jgb_swipe_configuration *configuration);

/* Opens a row, as a swipe would. Another row that is open is closed. `edge` is the side
 * whose actions are revealed. `out_is_open` is 0 where the view is being edited,
 * scrolls horizontally, or its items are moved or dragged; where the row is not shown;
 * and where it has no actions at that side. Errors: JGB_INVALID_INDEX_PATH,
 * JGB_INVALID_ARGUMENT. Cost: O(log n). */
jgb_status jgb_view_open_swipe(jgb_view *view, jgb_index_path index_path, jgb_swipe_edge edge,
                               uint32_t *out_is_open);

/* Closes the row that is open, or is being swiped. `out_is_closed` is 0 where none is. */
jgb_status jgb_view_close_swipe(jgb_view *view, uint32_t *out_is_closed);

#ifdef __cplusplus
}
#endif
#endif

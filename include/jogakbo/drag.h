/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Items that a person drags, and drops: in a view, from view to view, and from and to
 * elsewhere.
 *
 * A view is the source of a drag, of its own items, or the target of a drop, of items
 * from anywhere; or both. Data and previews that go from one program to another are the
 * host's. Within a view, this is all:
 *
 *     jgb_drag_configuration dragging = JGB_DRAG_CONFIGURATION_INIT;
 *     dragging.is_drag_interaction_enabled = 1;
 *     jgb_view_set_drag_configuration(view, &dragging);
 *     jgb_view_set_section_traits(view, 0, section_count, JGB_TRAITS_DRAG(JGB_TRAIT_YES));
 *     jgb_view_set_event_mask(view, JGB_EVENT_MASK_DRAGGING);
 *
 * Then a long press, or a mouse, drags an item, and all selected ones with it. The view
 * tells by JGB_EVENT_DROP_SESSION_DID_UPDATE where a line is drawn, moves the items in its
 * data as they are dropped, and tells the host so by JGB_EVENT_PERFORM_DROP.
 *
 * From view to view: while the pointer is over the other view, the host has that view know
 * of it (jgb_view_enter_drop() and the functions after it), and as the items are dropped
 * there, ends the drag of the first view (jgb_view_end_drag()) before it sends the pointer
 * that is lifted.
 */
#ifndef JOGAKBO_DRAG_H
#define JOGAKBO_DRAG_H

#include "element.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The operations of drops on items. The numbers are UIKit's. */
typedef enum jgb_drop_operation {
    JGB_DROP_CANCEL = 0,    /* nothing: nothing is accepted there                    */
    JGB_DROP_FORBIDDEN = 1, /* nothing, although it might be accepted elsewhere      */
    JGB_DROP_COPY = 2,
    JGB_DROP_MOVE = 3,
    JGB_DROP_OPERATION_FORCE_32 = 0x7fffffff
} jgb_drop_operation;

/* The places where drops put items. The numbers are UIKit's. */
typedef enum jgb_drop_intent {
    JGB_DROP_UNSPECIFIED = 0,
    JGB_DROP_INSERT_AT_DESTINATION = 1,   /* at the index path   */
    JGB_DROP_INSERT_INTO_DESTINATION = 2, /* into the item there */
    JGB_DROP_INTENT_FORCE_32 = 0x7fffffff
} jgb_drop_intent;

/* The settings of dragging and dropping. Flags: not 0 is yes. */
typedef struct jgb_drag_configuration {
    size_t struct_size;
    /* A long press on an item that may be dragged, or a mouse that moves it, begins a
     * drag. */
    uint32_t is_drag_interaction_enabled;
    uint32_t accepts_local_drops; /* of items of the view */
    uint32_t accepts_foreign_drops;
    uint32_t allows_move_operation; /* otherwise items of the view are copied */
    /* The view moves its own items in its data, as they are dropped at an index path. */
    uint32_t moves_items;
    /* The layout makes room where items would be inserted; otherwise the host draws a
     * line. */
    uint32_t opens_gaps;
    /* Items with JGB_TRAITS_SPRING_LOADS open while others are dragged over them:
     * JGB_EVENT_SPRING_LOADED. */
    uint32_t is_spring_loaded;
    uint32_t reserved;
} jgb_drag_configuration;
#define JGB_DRAG_CONFIGURATION_INIT { sizeof(jgb_drag_configuration), 0, 1, 1, 1, 1, 0, 0, 0 }
void jgb_drag_configuration_init(jgb_drag_configuration *out_configuration, size_t struct_size);

/* The sides of an item, at which others would be dropped. */
typedef enum jgb_drop_side {
    JGB_DROP_SIDE_NONE = 0,
    JGB_DROP_SIDE_BEFORE = 1,
    JGB_DROP_SIDE_BEHIND = 2,
    JGB_DROP_SIDE_FORCE_32 = 0x7fffffff
} jgb_drop_side;

/*
 * Sets at which sides items refuse drops of other items. `sides` has an entry for each
 * run, a sum of JGB_DROP_SIDE_... A drop between two items is forbidden if either
 * refuses it. An item that refuses both sides lets others be dropped only onto it, with
 * JGB_TRAITS_ACCEPTS_DROPS, or nowhere. The later of two runs counts. 0 takes back what
 * was said. Sides belong to the items as traits do: jgb_view_set_item_traits().
 * Errors: JGB_INVALID_ARGUMENT, JGB_INVALID_INDEX_PATH, JGB_RESOURCE_EXHAUSTED.
 * Cost: O(log n) for each run, or O(n) where that is less.
 */
jgb_status jgb_view_refuse_drops(jgb_view *view, const jgb_item_run *runs,
                                 const uint32_t *sides, size_t count);

/* Sets how a person may drag items, and what may be dropped. NULL stands for
 * JGB_DRAG_CONFIGURATION_INIT. Which items may be dragged, their traits say:
 * JGB_TRAITS_DRAG(JGB_TRAIT_YES); onto which others may be dropped:
 * JGB_TRAITS_ACCEPTS_DROPS. */
jgb_status jgb_view_set_drag_configuration(jgb_view *view,
                                           const jgb_drag_configuration *configuration);

/*
 * Begins to drag an item, and if it is selected, all selected items that may be
 * dragged. `position` is the place of the pointer, in points from the top left corner
 * of the bounds. `time_ns` is not before the last time that the view was told.
 * `out_is_begun` is 0 where the item may not be dragged, items are dragged or moved
 * already, or no display frame has shown the data.
 * Errors: JGB_INVALID_INDEX_PATH, JGB_INVALID_ARGUMENT. Cost: O(log n) for each run of
 * selected items.
 */
jgb_status jgb_view_begin_drag(jgb_view *view, jgb_index_path index_path, jgb_point position,
                               uint64_t time_ns, uint32_t *out_is_begun);

/* Adds an item to the items that are being dragged. `out_is_added` is 0 where it may
 * not be dragged, or is already. Errors: JGB_WRONG_STATE where nothing is dragged,
 * JGB_INVALID_INDEX_PATH. Cost: O(log n). */
jgb_status jgb_view_add_to_drag(jgb_view *view, jgb_index_path index_path,
                                uint32_t *out_is_added);

/* Ends a drag whose items were dropped elsewhere, or nowhere. `operation` is what was
 * done with the items; JGB_DROP_CANCEL: nothing. Errors: JGB_WRONG_STATE where nothing
 * is dragged, JGB_INVALID_ARGUMENT. */
jgb_status jgb_view_end_drag(jgb_view *view, jgb_drop_operation operation);

/* Returns the runs of the items that are being dragged, in the order of index paths.
 * There are none where nothing is dragged. The array is borrowed until the next call
 * with the view. */
jgb_status jgb_view_dragged_runs(jgb_view *view, const jgb_item_run **out_runs,
                                 size_t *out_count);

/* Begins a drop session: items are dragged over the view. `is_local` is 1 for the items
 * that the view drags itself, 0 for others. `item_count` is the number of other items.
 * A session that has not ended is left.
 * Errors: JGB_WRONG_STATE where the view drags none, JGB_INVALID_ARGUMENT. Cost:
 * O(log n + items about as near as the nearest one). */
jgb_status jgb_view_enter_drop(jgb_view *view, uint32_t is_local, uint32_t item_count,
                               jgb_point position, uint64_t time_ns);

/* Moves the pointer that drags items over the view. Near an edge a view that scrolls by
 * itself begins to scroll, and so does an orthogonal section near its ends. Errors:
 * JGB_WRONG_STATE where nothing is dragged over the view, JGB_INVALID_ARGUMENT. Cost: as
 * jgb_view_enter_drop(). */
jgb_status jgb_view_update_drop(jgb_view *view, jgb_point position, uint64_t time_ns);

/* Ends a drop session: items are no longer dragged over the view. Errors:
 * JGB_WRONG_STATE where nothing is dragged over the view. */
jgb_status jgb_view_exit_drop(jgb_view *view);

/* Proposes what a drop at the present destination would do, in place of the view's own
 * proposal. `operation` is what would be done with the items. `intent` is where they
 * would go. `event_sequence` is the number of the JGB_EVENT_DROP_SESSION_DID_UPDATE
 * that the host answers; 0: whatever the host was told. `out_is_taken` is 0, and
 * nothing changes, where the host was told of another place or proposal since. Errors:
 * JGB_WRONG_STATE where nothing is dragged over the view; JGB_INVALID_ARGUMENT, also
 * for an intent that needs a destination, or an item there, where there is none. */
jgb_status jgb_view_set_drop_proposal(jgb_view *view, jgb_drop_operation operation,
                                      jgb_drop_intent intent, uint64_t event_sequence,
                                      uint32_t *out_is_taken);

/* Drops the items that are dragged over the view, and queues JGB_EVENT_PERFORM_DROP.
 * Items of the view are moved in its data, and where the data is a snapshot, the view
 * has another one then; where `moves_items` is 0, the host does that. `out_is_taken` is
 * 0 where the proposal is to do nothing.
 * Errors: JGB_WRONG_STATE where nothing is dragged over the view, and for items that
 * the view would move while a batch is open; JGB_INVALID_ARGUMENT; those of
 * jgb_view_perform_batch_updates(): then the items are being dragged on. */
jgb_status jgb_view_perform_drop(jgb_view *view, uint64_t time_ns, uint32_t *out_is_taken);

/* The items that are dragged over a view. */
typedef struct jgb_drop_state {
    size_t struct_size;
    uint32_t is_local;
    uint32_t item_count;
    /* Where they would be inserted, which may be behind the last item of the section, or
     * the item onto which they would be dropped; (JGB_NO_SECTION, JGB_NO_ITEM): nowhere. */
    jgb_index_path destination;
    jgb_drop_operation operation;
    jgb_drop_intent intent;
    /* In the content, where they would be inserted: the line, or the gap; or empty. */
    jgb_rect line;
} jgb_drop_state;
#define JGB_DROP_STATE_INIT \
    { sizeof(jgb_drop_state), 0, 0, { JGB_NO_SECTION, JGB_NO_ITEM }, JGB_DROP_CANCEL, \
      JGB_DROP_UNSPECIFIED, { 0, 0, 0, 0 } }
void jgb_drop_state_init(jgb_drop_state *out_state, size_t struct_size);

/* Returns what is dragged over the view, as of the last call that moved the pointer, or
 * the last display frame. Errors: JGB_WRONG_STATE where nothing is dragged over the
 * view. */
jgb_status jgb_view_drop_state(jgb_view *view, jgb_drop_state *out_state);

#ifdef __cplusplus
}
#endif
#endif

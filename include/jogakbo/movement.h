/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Items that a person moves to another place.
 *
 * An item is picked up, follows the pointer, and is let go. While a pointer holds
 * it, display frames show the item where the pointer is, with JGB_ELEMENT_HELD, and
 * the other items as if it were let go there. All index paths stay those of the data:
 * only as the item is let go, the view moves it in its data, and tells so:
 *
 *     jgb_movement_configuration moving = JGB_MOVEMENT_CONFIGURATION_INIT;
 *     moving.is_standard_movement_enabled = 1;
 *     jgb_view_set_movement_configuration(view, &moving);
 *     jgb_view_set_section_traits(view, 0, section_count,
 *                                 JGB_TRAITS_MOVE(JGB_TRAIT_YES));
 *     jgb_view_set_event_mask(view, JGB_EVENT_MASK_MOVEMENT);
 *     ...
 *     if (news.events[i].kind == JGB_EVENT_ITEM_MOVED)
 *         move_in_my_model(news.runs[news.events[i].first_run].index_path,
 *                          news.events[i].element.index_path);
 *
 * With these settings a long press picks items up. A host with gestures of its own
 * calls jgb_view_begin_interactive_movement() and the functions after it.
 */
#ifndef JOGAKBO_MOVEMENT_H
#define JOGAKBO_MOVEMENT_H

#include "animation.h"
#include "element.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The sections to which an item may be moved. */
typedef enum jgb_movement_policy {
    JGB_MOVEMENT_ANY_SECTION = 0,
    JGB_MOVEMENT_CURRENT_SECTION = 1,
    JGB_MOVEMENT_POLICY_FORCE_32 = 0x7fffffff
} jgb_movement_policy;

/* The time for which an item is held over a place until the others make room. */
typedef enum jgb_reordering_cadence {
    JGB_REORDERING_IMMEDIATE = 0,
    JGB_REORDERING_FAST = 1, /* 0.15 s */
    JGB_REORDERING_SLOW = 2, /* 0.5 s */
    JGB_REORDERING_CADENCE_FORCE_32 = 0x7fffffff
} jgb_reordering_cadence;

/* The rule by which the item takes a place. */
typedef enum jgb_movement_target_rule {
    /* The place whose centre is nearest to the centre of the item: in a list an item
     * takes the place of a neighbour once it is moved by more than half of that. In a
     * waterfall: the place of the item that the centre is over, or nearest to, where all
     * items are while none is moved. A pointer that rests never has items go to and fro,
     * whatever their sizes. */
    JGB_MOVEMENT_NEAREST_SLOT = 0,
    /* The place of the item under the pointer, as UIKit has it. Where items are of
     * different sizes, they may go to and fro under a pointer that rests. */
    JGB_MOVEMENT_UNDER_POINTER = 1,
    JGB_MOVEMENT_TARGET_RULE_FORCE_32 = 0x7fffffff
} jgb_movement_target_rule;

/* How a person may move items. Flags: not 0 is yes. */
typedef struct jgb_movement_configuration {
    size_t struct_size;
    jgb_movement_policy policy;
    jgb_reordering_cadence cadence;
    jgb_movement_target_rule target_rule;
    /* The numbers of first and of last items of each section that stay where they
     * are. Items with JGB_TRAITS_IS_LOCKED do so as well. */
    uint32_t locked_items_at_start;
    uint32_t locked_items_at_end;
    /* A long press on an item that may be moved picks the item up. */
    uint32_t is_standard_movement_enabled;
    /* An arrow key with the alt key moves the item that has focus by one place. */
    uint32_t moves_by_keys;
    uint32_t reserved;
    /* The animation with which other items make room, for an item that is held or
     * dropped and for a placeholder, and close up again; and the animation with which
     * an item that is let go, or dropped, moves to its place, or back. NULL: 0.25 s,
     * JGB_CURVE_EASE_IN_OUT. Copied by the call. `start_time_ns` does not count. A
     * layout of the host's own is asked for initial and final attributes. */
    const jgb_animation *room_animation;
    const jgb_animation *release_animation;
} jgb_movement_configuration;
#define JGB_MOVEMENT_CONFIGURATION_INIT \
    { sizeof(jgb_movement_configuration), JGB_MOVEMENT_ANY_SECTION, JGB_REORDERING_IMMEDIATE, \
      JGB_MOVEMENT_NEAREST_SLOT, 0, 0, 0, 0, 0, 0, 0 }
void jgb_movement_configuration_init(jgb_movement_configuration *out_configuration,
                                     size_t struct_size);

/* Sets how a person may move items. NULL stands for JGB_MOVEMENT_CONFIGURATION_INIT.
 * Which items may be moved, their traits say: JGB_TRAITS_MOVE(JGB_TRAIT_YES). */
jgb_status jgb_view_set_movement_configuration(
    jgb_view *view, const jgb_movement_configuration *configuration);

/*
 * Picks an item up, to move it. `position` is the place of the pointer, in points from
 * the top left corner of the bounds: the pointer holds the item at the point of it that
 * is there now. `time_ns` is not before the last time that the view was told.
 * `out_is_begun` is 0 where the item may not be moved, another item is being moved, a
 * batch is open, an interactive transition runs, no display frame has shown the data,
 * or the layout is an explicit one, which does not place items by their order.
 * Errors: JGB_INVALID_INDEX_PATH, JGB_INVALID_ARGUMENT. Cost: O(log n), and a pass of a
 * layout of the host's own.
 */
jgb_status jgb_view_begin_interactive_movement(jgb_view *view, jgb_index_path index_path,
                                               jgb_point position, uint64_t time_ns,
                                               uint32_t *out_is_begun);

/* Moves the pointer that holds an item. Near an edge a view that scrolls by itself begins
 * to scroll, and so does an orthogonal section near its ends. Errors: JGB_WRONG_STATE
 * where no item is being moved, JGB_INVALID_ARGUMENT. Cost: O(log n + items near the held
 * one), and that of a batch update that moves one item, where the others make room. */
jgb_status jgb_view_update_interactive_movement(jgb_view *view, jgb_point position,
                                                uint64_t time_ns);

/* Presents the item that is being moved at another place than the view has found. The
 * place holds until the view finds another one, or an update changes the data. `target`
 * is the index path that the item would have if it were let go now. `event_sequence` is
 * the number of the JGB_EVENT_MOVEMENT_TARGET_CHANGED that the host answers; 0:
 * whatever the host was told. `out_is_taken` is 0, and nothing changes, where the host
 * was told of another target since, or the layout fails with the item there. The
 * callback target_index_path_for_move of a delegate says the same at once.
 * Errors: JGB_WRONG_STATE where no item is being moved, and for a place that the
 * settings or locked items refuse; JGB_INVALID_INDEX_PATH.
 * Cost: that of a batch update that moves one item; so has each movement of the
 * pointer, while this place stands. */
jgb_status jgb_view_set_movement_target(jgb_view *view, jgb_index_path target,
                                        uint64_t event_sequence, uint32_t *out_is_taken);

/* Lets the item that is being moved go. The view moves the item in its data to the
 * place at which the item is presented, and queues JGB_EVENT_ITEM_MOVED. Where the data
 * is a snapshot, the view has another one then. Errors: JGB_WRONG_STATE where no item
 * is being moved, JGB_INVALID_ARGUMENT; those of jgb_view_perform_batch_updates(), and
 * JGB_WRONG_STATE while a batch is open: then the item is being moved on. */
jgb_status jgb_view_end_interactive_movement(jgb_view *view, uint64_t time_ns);

/* Lets the item that is being moved go back to its place. Errors: JGB_WRONG_STATE where
 * no item is being moved. */
jgb_status jgb_view_cancel_interactive_movement(jgb_view *view);

/* An item that is being moved. */
typedef struct jgb_interactive_movement {
    jgb_index_path source; /* in the data */
    jgb_index_path target; /* the one that it would have if it were let go now */
} jgb_interactive_movement;

/* Returns which item is being moved, and to where. Errors: JGB_WRONG_STATE where none
 * is. */
jgb_status jgb_view_interactive_movement(jgb_view *view,
                                         jgb_interactive_movement *out_movement);

#ifdef __cplusplus
}
#endif
#endif

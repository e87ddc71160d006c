/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The selection: which items are selected.
 *
 * A host says with jgb_view_set_selection_configuration() how many items may be
 * selected, and selects items with jgb_view_change_selection(). Items stay
 * selected as updates move them. JGB_EVENT_SELECTION_DID_CHANGE, of
 * JGB_EVENT_MASK_SELECTION, tells of each change as a whole, and display frames
 * have JGB_ELEMENT_SELECTED in the flags of cells.
 *
 *     jgb_selection_configuration many = JGB_SELECTION_CONFIGURATION_INIT;
 *     const jgb_item_run runs[] = { { { 0, 10 }, 90 } };
 *     many.allows_multiple_selection = 1;
 *     jgb_view_set_selection_configuration(view, &many);
 *     jgb_view_change_selection(view, JGB_SELECTION_SELECT, runs, 1, 0);
 */
#ifndef JOGAKBO_SELECTION_H
#define JOGAKBO_SELECTION_H

#include "traits.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The ways in which a person selects items by the pointers that a view is sent. */
typedef enum jgb_selection_behavior {
    JGB_SELECTION_BEHAVIOR_NONE = 0, /* only the host selects                     */
    /* A tap selects an item, or deselects one where several may be selected, and
     * is the item's primary action. */
    JGB_SELECTION_BEHAVIOR_TAP = 1,
    /* A click selects an item alone; with the command key (input.h) it toggles the
     * item, with shift it selects from the anchor to the item. Two clicks are the
     * primary action. A touch toggles. */
    JGB_SELECTION_BEHAVIOR_REPLACE = 2,
    JGB_SELECTION_BEHAVIOR_TOGGLE = 3, /* each tap toggles                        */
    /* A long press selects, then taps toggle; with nothing selected a tap is the
     * primary action. */
    JGB_SELECTION_BEHAVIOR_LONG_PRESS_SELECTS = 4,
    JGB_SELECTION_BEHAVIOR_FORCE_32 = 0x7fffffff
} jgb_selection_behavior;

/* The settings of a selection. Flags: not 0 is yes. */
typedef struct jgb_selection_configuration {
    size_t struct_size;
    uint32_t allows_selection;          /* of one item                           */
    uint32_t allows_multiple_selection; /* of any number                         */
    /* The same two while the view is being edited. */
    uint32_t allows_selection_during_editing;
    uint32_t allows_multiple_selection_during_editing;
    uint32_t allows_empty_selection;    /* 0: one item stays selected            */
    jgb_selection_behavior behavior;
    /* A click of a mouse or a trackpad that toggles an item does so as the pointer
     * goes down: with JGB_SELECTION_BEHAVIOR_TOGGLE each click, also one that extends,
     * with JGB_SELECTION_BEHAVIOR_REPLACE one with the command key. Otherwise it does
     * so as the pointer is lifted. */
    uint32_t toggles_on_pointer_down;
    uint32_t reserved; /* 0 */
} jgb_selection_configuration;
#define JGB_SELECTION_CONFIGURATION_INIT \
    { sizeof(jgb_selection_configuration), 1, 0, 0, 0, 1, JGB_SELECTION_BEHAVIOR_NONE, 0, 0 }
void jgb_selection_configuration_init(jgb_selection_configuration *out_configuration,
                                      size_t struct_size);

/* Sets how many items may be selected. NULL stands for
 * JGB_SELECTION_CONFIGURATION_INIT. Where fewer may be than are, the first one
 * stays. */
jgb_status jgb_view_set_selection_configuration(jgb_view *view,
                                                const jgb_selection_configuration *configuration);

/* Actions on the selection. */
typedef enum jgb_selection_action {
    JGB_SELECTION_SELECT = 0,
    JGB_SELECTION_DESELECT = 1,
    /* Without an anchor, SELECT_ALL and INVERT make the first selected item the
     * anchor. */
    JGB_SELECTION_SELECT_ALL = 2,
    JGB_SELECTION_CLEAR = 3,  /* no item, and no anchor                           */
    JGB_SELECTION_INVERT = 4,
    /* From the anchor to the first item of the only run, and no others. Where one
     * item may be selected, EXTEND and EXTEND_ADDING are JGB_WRONG_STATE. */
    JGB_SELECTION_EXTEND = 5,
    /* The same beside what is selected, except for what the last extension from
     * the same anchor selected. */
    JGB_SELECTION_EXTEND_ADDING = 6,
    JGB_SELECTION_SET_ANCHOR = 7, /* the first item of the only run               */
    JGB_SELECTION_ACTION_FORCE_32 = 0x7fffffff
} jgb_selection_action;

/* Other items are deselected. */
#define JGB_SELECT_EXCLUSIVELY 1u
/* Only what traits allow (traits.h), as a person does. */
#define JGB_SELECT_AS_USER 2u

/* The reason for a change of the selection: `other_number` of
 * JGB_EVENT_SELECTION_DID_CHANGE. */
typedef enum jgb_selection_reason {
    JGB_SELECTION_REASON_NONE = 0,
    JGB_SELECTION_REASON_TAP = 1,
    JGB_SELECTION_REASON_KEY = 2,
    JGB_SELECTION_REASON_BAND = 3,
    JGB_SELECTION_REASON_PROGRAM = 4,
    JGB_SELECTION_REASON_UPDATE = 5, /* selected items have left the data        */
    JGB_SELECTION_REASON_RELOAD = 6, /* the data was replaced                    */
    JGB_SELECTION_REASON_MODE = 7,   /* fewer may be selected; editing           */
    JGB_SELECTION_REASON_SWEEP = 8,  /* a touch sweeps items                     */
    JGB_SELECTION_REASON_FORCE_32 = 0x7fffffff
} jgb_selection_reason;

/*
 * Changes the selection. `runs` may go on through sections, in any order; there are
 * none for actions about all items. `flags` is a sum of JGB_SELECT_..., or 0.
 * Errors: JGB_WRONG_STATE where the view selects no items, or no other than one, and
 * where one must be selected; JGB_INVALID_ARGUMENT, JGB_INVALID_INDEX_PATH,
 * JGB_RESOURCE_EXHAUSTED. Then nothing has changed.
 * Cost: O(log n) for each run, or O(n) where that is less.
 */
jgb_status jgb_view_change_selection(jgb_view *view, jgb_selection_action action,
                                     const jgb_item_run *runs, size_t run_count, uint32_t flags);

/* These functions begin and end a batch of changes of the selection: events tell of all
 * changes between as one change. Batches may be nested.
 * Errors: JGB_WRONG_STATE for an end without a begin. */
jgb_status jgb_view_begin_selection_updates(jgb_view *view);
jgb_status jgb_view_end_selection_updates(jgb_view *view);

/* Sets whether the view is being edited. `is_editing` is 1 to begin, 0 to end. While
 * the view is being edited, cells have JGB_ELEMENT_EDITING. Items that may no longer be
 * selected are deselected, and at the end all items. */
jgb_status jgb_view_set_editing(jgb_view *view, uint32_t is_editing);

/* The selection, in few words. */
typedef struct jgb_selection {
    size_t struct_size;
    uint64_t count;
    jgb_item_run covering_run;   /* the shortest one with all; count 0: none     */
    jgb_index_path anchor, lead; /* (JGB_NO_SECTION, JGB_NO_ITEM): none          */
    uint32_t is_editing;
    uint32_t reserved;
} jgb_selection;
#define JGB_SELECTION_INIT \
    { sizeof(jgb_selection), 0, { { 0, 0 }, 0 }, { JGB_NO_SECTION, JGB_NO_ITEM }, \
      { JGB_NO_SECTION, JGB_NO_ITEM }, 0, 0 }
void jgb_selection_init(jgb_selection *out_selection, size_t struct_size);

/* Returns the selection in few words: the number of selected items, the shortest run
 * with all of them, the anchor and the lead. The host initializes `out_selection` with
 * JGB_SELECTION_INIT. */
jgb_status jgb_view_selection(jgb_view *view, jgb_selection *out_selection);

/* Returns whether an item is selected. Cost: O(log n). */
jgb_status jgb_view_is_item_selected(jgb_view *view, jgb_index_path index_path,
                                     uint32_t *out_is_selected);

/*
 * Returns the runs of selected items, each as long as can be. `index_path` is the item
 * to begin at; NULL is the first one. `limit` is the greatest number of runs; there are
 * no more than 4,096 in any case. The next page begins behind the last run. The array
 * is borrowed until the next call with the view. Never runs a layout pass.
 */
jgb_status jgb_view_selected_runs(jgb_view *view, const jgb_index_path *index_path, size_t limit,
                                  const jgb_item_run **out_runs, size_t *out_count);

#ifdef __cplusplus
}
#endif
#endif

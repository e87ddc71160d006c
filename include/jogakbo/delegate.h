/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Delegates: callbacks that answer questions about items.
 *
 * Traits say in advance what may be done with items. For an item whose traits
 * say JGB_TRAIT_ASK the view calls the callback that UIKit's
 * UICollectionViewDelegate has for the question, and does as the answer says.
 * Where there is no callback the view queues an event instead, such as
 * JGB_EVENT_SELECT_REQUESTED, and the host decides later.
 *
 *     static uint32_t should_select(const jgb_asked_item *item, void *context)
 *     {
 *         return is_loaded(context, item->index_path);
 *     }
 *     ...
 *     jgb_delegate delegate = JGB_DELEGATE_INIT;
 *     delegate.context = loader;
 *     delegate.should_select_item = should_select;
 *     jgb_view_set_delegate(view, &delegate);
 */
#ifndef JOGAKBO_DELEGATE_H
#define JOGAKBO_DELEGATE_H

#include "focus.h"
#include "traits.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The item of a question. Valid until the callback returns. */
typedef struct jgb_asked_item {
    jgb_index_path index_path;
    uint64_t identifier;     /* 0 unless has_identifier                        */
    uint32_t has_identifier; /* not 0: the data is a snapshot's                */
    uint32_t reserved;
} jgb_asked_item;

/*
 * The answers to questions about items. A callback that returns a number returns 0
 * for no; anything else is yes. The view asks only about an item whose traits say JGB_TRAIT_ASK
 * for the question, and only inside a call that the host makes, on the thread of
 * that call. A callback must not call a function with the view; such a call fails
 * with JGB_BUSY. A callback that is NULL is not called: the view queues the event
 * of the question if there is one, and otherwise takes the answer for yes.
 */
typedef struct jgb_delegate {
    size_t struct_size;
    void *context; /* the last argument of each callback */
    /* May a pointer that goes down on the item highlight the item? If not, the
     * pointer does not select the item either. Instead of an event: yes. */
    uint32_t (*should_highlight_item)(const jgb_asked_item *item, void *context);
    /* May a person select the item? Instead of JGB_EVENT_SELECT_REQUESTED. */
    uint32_t (*should_select_item)(const jgb_asked_item *item, void *context);
    /* May a person deselect the item? Instead of JGB_EVENT_DESELECT_REQUESTED. */
    uint32_t (*should_deselect_item)(const jgb_asked_item *item, void *context);
    /* May a person move focus to the item? If not, focus stays where it is.
     * Instead of JGB_EVENT_FOCUS_REQUESTED. */
    uint32_t (*should_update_focus)(const jgb_asked_item *item, jgb_focus_heading heading,
                                    void *context);
    /* Has the item a menu? If not, there is no JGB_EVENT_MENU_REQUESTED. */
    uint32_t (*should_show_menu_for_item)(const jgb_asked_item *item, void *context);
    /* May a person perform the primary action of the item? If not, there is no
     * JGB_EVENT_PRIMARY_ACTION. */
    uint32_t (*can_perform_primary_action_for_item)(const jgb_asked_item *item, void *context);
    /* Which index path is an item to have that a person moves? `proposed` is the one
     * that the view has found, `current` the one that the item would have until now.
     * Called for every item that is moved, whatever its traits say. An answer that
     * the item cannot have, or that the settings of movements or locked items refuse,
     * leaves the proposed one. */
    jgb_index_path (*target_index_path_for_move)(const jgb_asked_item *item,
                                                 jgb_index_path current,
                                                 jgb_index_path proposed, void *context);
} jgb_delegate;
#define JGB_DELEGATE_INIT \
    { sizeof(jgb_delegate), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }
void jgb_delegate_init(jgb_delegate *out_delegate, size_t struct_size);

/*
 * Sets the callbacks of a view; NULL removes them. The view copies the struct.
 * The context must live until another delegate is set or the view is destroyed.
 * Runs of items, as a range, a band or all items select them, are not asked
 * about: items whose traits say JGB_TRAIT_ASK are left out.
 * Errors: JGB_INVALID_ARGUMENT.
 */
jgb_status jgb_view_set_delegate(jgb_view *view, const jgb_delegate *delegate);

#ifdef __cplusplus
}
#endif
#endif

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Traits: what may be done with items.
 *
 * UIKit asks the delegate of a collection view whether an item may be selected,
 * highlighted, focused, moved and so on. A host of Jogakbo says so in advance,
 * for all items, for sections and for runs of items. Traits go with their items
 * through updates.
 *
 *     // The first ten items cannot be selected; the host decides about the next.
 *     const jgb_item_run runs[] = { { { 0, 0 }, 10 }, { { 0, 10 }, 1 } };
 *     const uint32_t traits[] = { JGB_TRAITS_SELECT(JGB_TRAIT_NO),
 *                                 JGB_TRAITS_SELECT(JGB_TRAIT_ASK) };
 *     jgb_view_set_item_traits(view, runs, traits, 2);
 */
#ifndef JOGAKBO_TRAITS_H
#define JOGAKBO_TRAITS_H

#include "event.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The answer to a question about an item. */
typedef enum jgb_trait {
    JGB_TRAIT_INHERIT = 0, /* as the section says, or the view                 */
    JGB_TRAIT_NO = 1,
    JGB_TRAIT_YES = 2,
    JGB_TRAIT_ASK = 3,     /* the delegate decides, or the view queues an event */
                           /* and the host decides: see delegate.h             */
    JGB_TRAIT_FORCE_32 = 0x7fffffff
} jgb_trait;

/* Traits are 32 bits. Two bits for each question: JGB_TRAITS_SELECT(JGB_TRAIT_NO)
 * is an item that cannot be selected. */
#define JGB_TRAITS_HIGHLIGHT(trait) ((uint32_t)(trait) << 0)
#define JGB_TRAITS_SELECT(trait) ((uint32_t)(trait) << 2)
#define JGB_TRAITS_DESELECT(trait) ((uint32_t)(trait) << 4)
/* Inherited from the view: yes, unless the item cannot be selected. */
#define JGB_TRAITS_FOCUS(trait) ((uint32_t)(trait) << 6)
#define JGB_TRAITS_MOVE(trait) ((uint32_t)(trait) << 8)
#define JGB_TRAITS_DRAG(trait) ((uint32_t)(trait) << 10)
#define JGB_TRAITS_MENU(trait) ((uint32_t)(trait) << 12)
/* Inherited from the view: yes, unless the view is being edited. */
#define JGB_TRAITS_PRIMARY_ACTION(trait) ((uint32_t)(trait) << 14)
/* Never JGB_TRAIT_ASK. */
#define JGB_TRAITS_SELECTION_FOLLOWS_FOCUS(trait) ((uint32_t)(trait) << 16)
/* Flags. Without JGB_TRAITS_OWN_FLAGS all of them are inherited. */
#define JGB_TRAITS_OWN_FLAGS (UINT32_C(1) << 18)
#define JGB_TRAITS_CAN_EDIT (UINT32_C(1) << 19)
#define JGB_TRAITS_ACCEPTS_DROPS (UINT32_C(1) << 20) /* onto the item            */
#define JGB_TRAITS_SPRING_LOADS (UINT32_C(1) << 21)
#define JGB_TRAITS_BEGINS_MULTIPLE_SELECTION (UINT32_C(1) << 22)
#define JGB_TRAITS_IS_LOCKED (UINT32_C(1) << 23)     /* others do not move it    */
#define JGB_TRAITS_HAS_LEADING_ACTIONS (UINT32_C(1) << 24)
#define JGB_TRAITS_HAS_TRAILING_ACTIONS (UINT32_C(1) << 25)

/* How many parts an item has that can have focus by themselves, such as buttons:
 * at most 63. Inherited with the flags. */
#define JGB_TRAITS_FOCUSABLE_PARTS(count) ((uint32_t)(count) << 26)

/* The traits of a new view, as UIKit has them for a delegate that does not
 * answer. Two answers to one question make a third: this sum with
 * JGB_TRAITS_MOVE(JGB_TRAIT_YES) is JGB_TRAIT_ASK. To change one answer of an item,
 * give that answer alone; all others are inherited. */
#define JGB_TRAITS_DEFAULT \
    (JGB_TRAITS_HIGHLIGHT(JGB_TRAIT_YES) | JGB_TRAITS_SELECT(JGB_TRAIT_YES) | \
     JGB_TRAITS_DESELECT(JGB_TRAIT_YES) | JGB_TRAITS_MOVE(JGB_TRAIT_NO) | \
     JGB_TRAITS_DRAG(JGB_TRAIT_NO) | JGB_TRAITS_MENU(JGB_TRAIT_NO) | \
     JGB_TRAITS_SELECTION_FOLLOWS_FOCUS(JGB_TRAIT_NO) | JGB_TRAITS_OWN_FLAGS | \
     JGB_TRAITS_CAN_EDIT | JGB_TRAITS_SPRING_LOADS)

/*
 * Sets the traits of items for which neither jgb_view_set_item_traits() nor
 * jgb_view_set_section_traits() has set others. `traits` is a sum of JGB_TRAITS_...
 * Answers that are inherited here are those of JGB_TRAITS_DEFAULT.
 * Errors: JGB_INVALID_ARGUMENT for an answer that has no meaning.
 */
jgb_status jgb_view_set_default_traits(jgb_view *view, uint32_t traits);

/*
 * Sets the traits of the items of a run of sections, except of items that have traits
 * of their own. `first_section` is the number of the first section. `section_count` is
 * the number of sections. `traits` is a sum of JGB_TRAITS_...; 0 removes the traits of
 * the sections.
 * Errors: JGB_INVALID_ARGUMENT, JGB_INVALID_INDEX_PATH, JGB_RESOURCE_EXHAUSTED.
 * Cost: O(log n).
 */
jgb_status jgb_view_set_section_traits(jgb_view *view, uint32_t first_section,
                                       size_t section_count, uint32_t traits);

/*
 * Sets the traits of runs of items. `traits` has an entry for each run, a sum of
 * JGB_TRAITS_...; 0 removes the traits of the items. The later of two runs counts.
 * Traits belong to the items: inserted items have none of their own, and items that are
 * moved or reloaded keep theirs. Other data has none, except for identifiers that a
 * snapshot before had as well.
 * Errors: JGB_INVALID_ARGUMENT, JGB_INVALID_INDEX_PATH, JGB_RESOURCE_EXHAUSTED.
 * Cost: O(log n) for each run, or O(n) where that is less.
 */
jgb_status jgb_view_set_item_traits(jgb_view *view, const jgb_item_run *runs,
                                    const uint32_t *traits, size_t count);

/*
 * Returns the traits that an item has. Nothing in the answer is inherited.
 * Never runs a layout pass. Cost: O(log n).
 */
jgb_status jgb_view_traits_of_item(jgb_view *view, jgb_index_path index_path,
                                   uint32_t *out_traits);

#ifdef __cplusplus
}
#endif
#endif

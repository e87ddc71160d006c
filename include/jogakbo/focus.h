/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Focus: the element that keys are for.
 *
 * A host allows focus with jgb_view_set_focus_configuration(), says with
 * jgb_view_enter_focus() and jgb_view_leave_focus() when focus comes into the
 * view and leaves, and moves focus with jgb_view_move_focus(), where the layout
 * shows that the next item is. Display frames mark the element that has focus
 * with JGB_ELEMENT_FOCUSED, and JGB_EVENT_FOCUS_DID_CHANGE tells of each change.
 *
 *     jgb_focus_configuration focus = JGB_FOCUS_CONFIGURATION_INIT;
 *     focus.allows_focus = 1;
 *     jgb_view_set_focus_configuration(view, &focus);
 *     ...
 *     jgb_view_enter_focus(view, JGB_FOCUS_NEXT, NULL, &is_handled);
 *     jgb_view_move_focus(view, JGB_FOCUS_DOWN, &is_handled);
 */
#ifndef JOGAKBO_FOCUS_H
#define JOGAKBO_FOCUS_H

#include "element.h"
#include "event.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The way that focus goes. */
typedef enum jgb_focus_heading {
    JGB_FOCUS_NONE = 0, /* the host says where to, or the data changes */
    JGB_FOCUS_UP = 1,
    JGB_FOCUS_DOWN = 2,
    JGB_FOCUS_LEFT = 3,
    JGB_FOCUS_RIGHT = 4,
    JGB_FOCUS_NEXT = 5, /* in the order of index paths */
    JGB_FOCUS_PREVIOUS = 6,
    JGB_FOCUS_FIRST = 7, /* of all items */
    JGB_FOCUS_LAST = 8,
    JGB_FOCUS_ROW_START = 9, /* of the row; of all, where there are no rows */
    JGB_FOCUS_ROW_END = 10,
    JGB_FOCUS_PAGE_UP = 11, /* by what the bounds show at once */
    JGB_FOCUS_PAGE_DOWN = 12,
    JGB_FOCUS_HEADING_FORCE_32 = 0x7fffffff
} jgb_focus_heading;

/* The settings of focus. Flags: not 0 is yes. */
typedef struct jgb_focus_configuration {
    size_t struct_size;
    uint32_t allows_focus; /* elements of the view can have focus */
    /* The item that had focus last has it again as focus enters the view. */
    uint32_t remembers_last_focused_index_path;
    uint32_t wraps; /* the first item follows the last one */
    /* The element that has focus keeps its view, and stays in display frames with
     * JGB_ELEMENT_OFFSCREEN, while it is not visible. */
    uint32_t keeps_focused_element;
} jgb_focus_configuration;
#define JGB_FOCUS_CONFIGURATION_INIT { sizeof(jgb_focus_configuration), 0, 0, 0, 0 }
void jgb_focus_configuration_init(jgb_focus_configuration *out_configuration, size_t struct_size);

/* Sets whether elements can have focus, and how focus moves. NULL stands for
 * JGB_FOCUS_CONFIGURATION_INIT, which takes focus out of the view. While the view does
 * not allow focus, these functions return JGB_WRONG_STATE: jgb_view_enter_focus(),
 * jgb_view_leave_focus(), jgb_view_set_focused_element(),
 * jgb_view_set_preferred_focused_item(), jgb_view_move_focus() and
 * jgb_view_scroll_to_focused_element(). Keys and text are not errors then: a key that
 * the view has no use for is not handled. */
jgb_status jgb_view_set_focus_configuration(jgb_view *view,
                                            const jgb_focus_configuration *configuration);

/* Who has focus. */
typedef struct jgb_focus_state {
    size_t struct_size;
    uint32_t has_focus;  /* focus is in the view                        */
    uint32_t part;       /* of the element, from 1 on; 0: it itself     */
    jgb_element element; /* (JGB_NO_SECTION, JGB_NO_ITEM): none has it  */
} jgb_focus_state;
#define JGB_FOCUS_STATE_INIT { sizeof(jgb_focus_state), 0, 0, { JGB_CELL, 0, { 0, 0 } } }
void jgb_focus_state_init(jgb_focus_state *out_state, size_t struct_size);

/* Returns which element has focus, and whether focus is in the view. Never runs a
 * layout pass. Cost: O(log n). */
jgb_status jgb_view_focus_state(jgb_view *view, jgb_focus_state *out_state);

/*
 * Brings focus into the view. Focus goes to the first of these that there is: the item
 * that had focus last, if that is remembered; the preferred item; with a rectangle, the
 * nearest item that an arrow leads to; the first selected item; the first item. With
 * JGB_FOCUS_UP, _LEFT, _PREVIOUS and _LAST the last item counts instead of the first
 * one. A tap or a click on an item brings focus into the view, too, as the pointer is
 * lifted. `rect`: where focus comes from, in points from the top left corner of the
 * view; or NULL. `out_is_handled`: 0 if no item can have focus, or the delegate does
 * not allow it; then focus stays outside.
 */
jgb_status jgb_view_enter_focus(jgb_view *view, jgb_focus_heading heading, const jgb_rect *rect,
                                uint32_t *out_is_handled);

/* Takes focus out of the view. */
jgb_status jgb_view_leave_focus(jgb_view *view);

/* Gives focus to a cell or a supplementary view. If `element` is NULL, no element has
 * focus, though the view does. Errors: JGB_INVALID_INDEX_PATH; JGB_INVALID_ARGUMENT for
 * a decoration view, and for a kind that is not registered. */
jgb_status jgb_view_set_focused_element(jgb_view *view, const jgb_element *element);

/* Sets the item that gets focus as focus enters the view. `index_path` may be NULL, for
 * none. Errors: JGB_INVALID_INDEX_PATH. */
jgb_status jgb_view_set_preferred_focused_item(jgb_view *view, const jgb_index_path *index_path);

/*
 * Moves focus a step, and the content after it. Arrows go by where items are:
 * to the nearest one that stands ahead in the beam of the one that has focus,
 * else to the nearest line. In a list, a carousel and a stack they go in the order
 * of items, and so they do at the end of a row. `out_is_handled`: 0 if there is no
 * such item, the delegate does not allow it, or focus is not in the view; then
 * nothing has changed. Cost: O(log n + visible elements).
 */
jgb_status jgb_view_move_focus(jgb_view *view, jgb_focus_heading heading,
                               uint32_t *out_is_handled);

/*
 * Scrolls by the least movement that shows the element that has focus, free of content
 * insets and pinned views. An element that does not fit shows its start. A section that
 * scrolls across scrolls by itself, too. Keys, jgb_view_move_focus() and
 * jgb_view_enter_focus() do so on their own; a host that gives focus to an element
 * calls this where the element is to be seen. `is_animated`: 0 at once, otherwise in
 * 0.3 s from the next call with a time on; an item of a section that does not scroll
 * across is then followed as by jgb_view_scroll_to_element(), whatever is measured on
 * the way. It does nothing where the element is visible.
 *
 * While the scroller is disabled, JGB_EVENT_WANTED_OFFSET asks the host for it: without
 * an element for the content offset, and with the section as the element for
 * jgb_view_set_orthogonal_content_offset(). Nothing happens before the first display
 * frame, in an interactive transition, and while no element has focus.
 * Cost: O(log n), once laid out.
 */
jgb_status jgb_view_scroll_to_focused_element(jgb_view *view, uint32_t is_animated);

/* The keys that a view knows. */
typedef enum jgb_key {
    JGB_KEY_OTHER = 0, /* any other key: it is not handled */
    JGB_KEY_UP = 1,
    JGB_KEY_DOWN = 2,
    JGB_KEY_LEFT = 3,
    JGB_KEY_RIGHT = 4,
    JGB_KEY_HOME = 5,
    JGB_KEY_END = 6,
    JGB_KEY_PAGE_UP = 7,
    JGB_KEY_PAGE_DOWN = 8,
    JGB_KEY_SPACE = 9,
    JGB_KEY_ENTER = 10,
    JGB_KEY_ESCAPE = 11,
    JGB_KEY_DELETE = 12,
    JGB_KEY_F2 = 13,
    JGB_KEY_A = 14, /* with the command key: all items */
    JGB_KEY_MENU = 15,
    JGB_KEY_F10 = 16, /* with shift: as the key for menus */
    JGB_KEY_C = 17,   /* with the command key: copy     */
    JGB_KEY_X = 18,   /* with the command key: cut      */
    JGB_KEY_V = 19,   /* with the command key: paste    */
    JGB_KEY_FORCE_32 = 0x7fffffff
} jgb_key;

/* A key that goes down, or repeats. */
typedef struct jgb_key_sample {
    uint64_t time_ns;   /* never goes back, in display frames neither */
    jgb_key key;
    uint32_t modifiers; /* JGB_MODIFIER_...                           */
} jgb_key_sample;

/*
 * Sends a key. Arrows, Home, End and pages move focus, and with it the selection
 * as the behavior of the selection says: with shift a range is selected, with
 * the command key (input.h) focus moves alone. The space bar selects the item that
 * has focus, or toggles it; Enter is its primary action. Escape selects nothing, A
 * with the command key all. Delete and F2 ask the host. Enter and F2 lead to the
 * parts of an item that has some (JGB_TRAITS_FOCUSABLE_PARTS), and so do arrows
 * across a list; within, these arrows go from part to part, Escape leads back to
 * the item, and other keys but those that move focus are the host's. `out_is_handled`: 0 if
 * nothing comes of the key; then it is the host's. Errors: JGB_INVALID_ARGUMENT
 * for a time that goes back and a number that is no key. Then nothing has
 * changed. Cost: that of jgb_view_move_focus().
 */
jgb_status jgb_view_send_key(jgb_view *view, const jgb_key_sample *sample,
                             uint32_t *out_is_handled);

/*
 * Gives names to items, by which text that is typed finds items. There is one name for
 * each item of the runs, in order. A name without bytes is none. Names go with their
 * items through updates and snapshots, and count against the limit on bytes. `text`:
 * all names in UTF-8, one after another; of each the first 255 bytes count.
 * `name_sizes`: the size of each in bytes. Copied. The later of two runs counts.
 * Errors: JGB_INVALID_INDEX_PATH; JGB_INVALID_ARGUMENT where the counts and sizes are
 * not those of the items and the text; JGB_RESOURCE_EXHAUSTED.
 * Cost: O(names).
 */
jgb_status jgb_view_set_item_names(jgb_view *view, const jgb_item_run *runs, size_t run_count,
                                   const char *text, size_t text_size,
                                   const uint32_t *name_sizes, size_t name_count);

/*
 * Sends text that a person types to find an item, with keys that are pressed alone or
 * with shift. A host sends the text where jgb_view_send_key() does not handle the key.
 * Focus goes to the next item whose name begins with all that was typed within a second
 * of each other, capital letters of ASCII or not; the same character again leads on to
 * the next such item. The selection follows as by arrows. The space bar is text while
 * more is typed. A view that knows no names queues JGB_EVENT_TYPE_AHEAD.
 * `out_is_handled`: 0 if the view neither has focus nor names, or items; then the text
 * is the host's. Errors: JGB_INVALID_ARGUMENT for a time that goes back, and for text
 * that is empty, longer than 255 bytes or not UTF-8. Then nothing has changed. Cost:
 * O(items before the one that is found).
 */
jgb_status jgb_view_send_text(jgb_view *view, uint64_t time_ns, const char *text,
                              size_t text_size, uint32_t *out_is_handled);

#ifdef __cplusplus
}
#endif
#endif

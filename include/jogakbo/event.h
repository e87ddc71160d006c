/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Events: what happened in a view, for hosts that ask for events.
 *
 * A host says with jgb_view_set_event_mask() which events a view queues; a new
 * view queues none. Nothing in a view happens by itself: an event arises within
 * a call, such as an update or a display frame. After such a call the host takes
 * the events with jgb_view_next_events(), and asks with jgb_view_wake_at() when
 * the view has something to show or to tell that depends on time alone.
 *
 *     jgb_events news = JGB_EVENTS_INIT;
 *     jgb_view_next_events(view, &news);
 *     for (size_t i = 0; i < news.event_count; i++)
 *         handle(&news.events[i]);
 *
 * The state of the view changes before the event is queued. A call that fails
 * queues no event.
 */
#ifndef JOGAKBO_EVENT_H
#define JOGAKBO_EVENT_H

#include "element.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The kinds of events. Later versions add kinds. */
typedef enum jgb_event_kind {
    /* The queue had no room. `value`: the number of events that were lost. */
    JGB_EVENT_LOST = 1,
    /* A batch update, a snapshot or a change of the layout is complete. `value`:
     * its tag. `other_value`: 1 if it came to its end, 0 if other data or
     * another layout took its place. */
    JGB_EVENT_COMPLETION = 2,
    JGB_EVENT_CONTENT_BECAME_EMPTY = 3,     /* the last item left the data   */
    JGB_EVENT_CONTENT_BECAME_NOT_EMPTY = 4, /* the first item came into it   */
    /* A display frame shows a cell or a supplementary view that the display
     * frame before did not show. */
    JGB_EVENT_WILL_DISPLAY = 5,
    /* A display frame no longer shows a cell or a supplementary view. */
    JGB_EVENT_DID_END_DISPLAYING = 6,
    /* A display frame shows the first cell or supplementary view of a section,
     * and no longer shows the last one. The item of the index path is
     * JGB_NO_ITEM. */
    JGB_EVENT_SECTION_WILL_DISPLAY = 7,
    JGB_EVENT_SECTION_DID_END_DISPLAYING = 8,
    /* A pointer begins to drag the content. This event, and the six after it, may
     * be about a section that scrolls across: then `element` names the section. */
    JGB_EVENT_WILL_BEGIN_DRAGGING = 9,
    /* A pointer lets the content go. `point`: the content offset at which the
     * content will rest, unless the host calls jgb_view_retarget(). `other_point`:
     * the velocity of the content, in points per millisecond. */
    JGB_EVENT_WILL_END_DRAGGING = 10,
    JGB_EVENT_DID_END_DRAGGING = 11, /* `value`: 1 if the content goes on */
    JGB_EVENT_WILL_BEGIN_DECELERATING = 12,
    JGB_EVENT_DID_END_DECELERATING = 13, /* the content rests, or is stopped */
    /* The scroller has changed the content offset. `point`: the content offset.
     * A later one takes the place of an earlier one that is still in the queue
     * behind all others. */
    JGB_EVENT_DID_SCROLL = 14,
    /* An animated change of the content offset is at its end, or is stopped. */
    JGB_EVENT_DID_END_SCROLLING_ANIMATION = 15,
    /* The next seven events are about a press. `element`: the element that the pointer
     * went down on. `point`: the place of the pointer in the view; `other_point`: in
     * the content. `value`: JGB_MODIFIER_... as the pointer went down. */
    JGB_EVENT_DID_HIGHLIGHT = 16,      /* a pointer is down on an item         */
    JGB_EVENT_DID_UNHIGHLIGHT = 17,    /* it is lifted, or does something else */
    JGB_EVENT_TAP = 18,                /* of an element, or beside all         */
    JGB_EVENT_LONG_PRESS_BEGAN = 19,   /* a pointer is down for 0.5 s          */
    JGB_EVENT_LONG_PRESS_CHANGED = 20, /* it has moved                         */
    JGB_EVENT_LONG_PRESS_ENDED = 21,   /* it is lifted                         */
    JGB_EVENT_LONG_PRESS_CANCELLED = 22,
    /* The next four events are about a pinch. `number`: the scale. `other_number`: by
     * how much the scale changes in a second. `point`: the centre in the view;
     * `other_point`: in the content. `value`: 1 if the pinch leads to another layout. */
    JGB_EVENT_PINCH_BEGAN = 23,
    JGB_EVENT_PINCH_CHANGED = 24,
    JGB_EVENT_PINCH_ENDED = 25,
    JGB_EVENT_PINCH_CANCELLED = 26,
    /* A person has selected an item, or deselected an item: one alone. */
    JGB_EVENT_DID_SELECT = 32,
    JGB_EVENT_DID_DESELECT = 33,
    /* Items were selected, deselected, or both. `value`: how many were selected;
     * `other_value`: how many were deselected, those that left the data among
     * them. `number`: how many are selected. `other_number`: a
     * jgb_selection_reason. The only run: from the first item concerned to the
     * last one; none if all of them have left the data. */
    JGB_EVENT_SELECTION_DID_CHANGE = 34,
    /* A person would select, or deselect, an item about which the host decides:
     * the host does so if it agrees. */
    JGB_EVENT_SELECT_REQUESTED = 35,
    JGB_EVENT_DESELECT_REQUESTED = 36,
    /* A person wants the host to act on an item, or to show a menu: of an
     * element, or of the background. The points and `value` are those of a tap; by
     * a key the points are 0. `other_value` of a menu: how many items it is about,
     * all that are selected if the item is one of them; the runs: these items, the
     * first 4,096 runs. `other_value` of an action: 1 if the person has chosen the
     * preview in the menu of the item. */
    JGB_EVENT_PRIMARY_ACTION = 37,
    JGB_EVENT_MENU_REQUESTED = 38,
    /* By keys. `value`: JGB_MODIFIER_.... The only run of a deletion has all
     * items that are selected; `other_value`: how many these are. */
    JGB_EVENT_DELETE_REQUESTED = 39,
    JGB_EVENT_EDIT_REQUESTED = 40,
    /* A pointer draws a band over items, or the content goes by under it: near an
     * edge the view scrolls. `point`, `other_point`: the corners of the band, in
     * the content. `value`: 0 once the band is gone; then both are 0. */
    JGB_EVENT_BAND_CHANGED = 41,
    /* A person sweeps items to select them, or would once the view is being
     * edited: the host may begin to edit it. `element`, the points and `value`
     * are those of a press; of the end there are none. With the group of
     * selection. */
    JGB_EVENT_DID_BEGIN_MULTIPLE_SELECTION = 42,
    JGB_EVENT_DID_END_MULTIPLE_SELECTION = 43,
    /* Focus has gone to `element`, or to none. The run is the element that had
     * focus, and the identifier in the list that of its item or section; none if
     * none had. `value`: the jgb_focus_heading. `other_value`: the part of the
     * element that has focus, from 1 on; 0: the element itself has. */
    JGB_EVENT_FOCUS_DID_CHANGE = 48,
    /* Focus would go to `element`, about which the host decides: it gives focus
     * to the element if it agrees. The fields are the same. */
    JGB_EVENT_FOCUS_REQUESTED = 49,
    /* A person types to find an item, and the view knows no names: the host gives
     * focus to an item, or not. `value`: where in `text` of jgb_events all begins
     * that is typed until now; `other_value`: its size in bytes. `element`: what
     * has focus. */
    JGB_EVENT_TYPE_AHEAD = 50,
    /* Of the group of scrolling, and about no element. */
    JGB_EVENT_DID_SCROLL_TO_TOP = 27, /* jgb_view_scroll_to_top() is at its end */
    JGB_EVENT_DISMISS_KEYBOARD = 28,  /* a drag asks for it                     */
    /* The view, whose scroller is disabled, wants the host to scroll. `point`: the
     * content offset. `value`: 1 if the host is to show it over time. `element`
     * names a section that is to scroll across, by the component of `point` that
     * is across. */
    JGB_EVENT_WANTED_OFFSET = 29,
    /* The host is to fetch the data of items that may soon be visible, or no
     * more. `first_run`, `run_count`: the items, the nearest ones first; of a
     * snapshot also their identifiers. `value`: the number of items. With
     * JGB_EVENT_IS_OLD: index paths in the data before the change. */
    JGB_EVENT_PREFETCH = 56,
    JGB_EVENT_CANCEL_PREFETCH = 57,
    /* The end of the content comes near: the host may load more items, and call
     * jgb_view_end_loading() if it adds none. `number`: the distance of the bounds
     * from the end; negative beyond it. `value`: the jgb_edge of the content. */
    JGB_EVENT_NEAR_END = 58,
    /* The start of the content comes near: the host may load earlier items, and
     * calls jgb_view_end_loading() then. The fields are those of
     * JGB_EVENT_NEAR_END, with the distance from the start. */
    JGB_EVENT_NEAR_START = 115,
    /* Items count as viewed, or do so no more. The fields are those of
     * JGB_EVENT_PREFETCH, the items by index path. */
    JGB_EVENT_DID_BECOME_VIEWABLE = 59,
    JGB_EVENT_DID_BECOME_NOT_VIEWABLE = 60,
    /* Of the group of scrolling: jgb_view_scroll_to_index_title(). `value`: the
     * number of the title. `element`: the item, or the section. */
    JGB_EVENT_DID_SCROLL_TO_INDEX_TITLE = 61,
    /* Elements came, went or moved otherwise than by scrolling, and nothing is
     * on its way any more. `element`, as in the next event: where assistive
     * technology may go on reading. */
    JGB_EVENT_ACCESSIBILITY_LAYOUT_CHANGED = 72,
    /* All data was replaced, or the layout was. */
    JGB_EVENT_ACCESSIBILITY_SCREEN_CHANGED = 73,
    /* `value`: the number of items. `other_value`: the number of sections. */
    JGB_EVENT_ACCESSIBILITY_COUNT_CHANGED = 74,
    /* Assistive technology has scrolled by a page. `element`: the first item
     * that is seen then. `value`, `other_value`: the positions of the first and
     * the last item, from 1; 0 in layouts that change with every content offset.
     * `number`: the number of items. `point`: the page, from 1, and the number of
     * pages. */
    JGB_EVENT_ACCESSIBILITY_SCROLLED = 75,
    /* An item was picked up to be moved. `element`: the item, by its index path in
     * the data; so it is in the three events that follow. The first run: where it
     * is presented. `value`: the position there in its section, from 1;
     * `other_value`: the number of items of that section, this one with them. */
    JGB_EVENT_MOVEMENT_BEGAN = 80,
    /* It would take another place if it were let go. The second run: where it was
     * presented before. */
    JGB_EVENT_MOVEMENT_TARGET_CHANGED = 81,
    /* It was let go. Of this event and of the next two: the only run: the index path
     * that it had in the data until then. */
    JGB_EVENT_MOVEMENT_ENDED = 82,
    /* It goes back to its place, or has left the data: then JGB_EVENT_IS_OLD. */
    JGB_EVENT_MOVEMENT_CANCELLED = 83,
    /* The view has moved it in its data: the host does the same in its own. */
    JGB_EVENT_ITEM_MOVED = 84,
    /* A person would move an item whose trait is JGB_TRAITS_MOVE(JGB_TRAIT_ASK): a
     * host that agrees calls jgb_view_begin_interactive_movement(). The fields are those
     * of JGB_EVENT_LONG_PRESS_BEGAN. */
    JGB_EVENT_MOVE_REQUESTED = 85,
    /* Items of the view begin to be dragged, or more of them are. The runs: the first
     * 4,096 of all that are; `value`: how many items. `element`: the one that the person
     * drags, or that is added. Of the beginning, `point`: the place of the pointer in the
     * view; `other_point`: in the content. */
    JGB_EVENT_DRAG_SESSION_WILL_BEGIN = 88,
    JGB_EVENT_DRAG_ITEMS_ADDED = 89,
    /* `value`: the jgb_drop_operation that was done with them. `other_value`: how many
     * have left the data. The runs: the first 4,096 of the others. */
    JGB_EVENT_DRAG_SESSION_DID_END = 90,
    /* Items are dragged over the view. Of this event, of the exit and of the end:
     * `value`: how many; `other_value`: 1 if they are the view's own. */
    JGB_EVENT_DROP_SESSION_DID_ENTER = 91,
    /* They would be dropped elsewhere, or something else would be done with them.
     * `element`: the item onto which they would be dropped, or the index path at which
     * they would be inserted. `value`: the jgb_drop_operation; `other_value`: the
     * jgb_drop_intent. `point`, `other_point`: two corners of the line between the
     * items before and behind, in the content. `number`: the position in the section,
     * from 1; `other_number`: the number of items of the section. */
    JGB_EVENT_DROP_SESSION_DID_UPDATE = 92,
    JGB_EVENT_DROP_SESSION_DID_EXIT = 93,
    /* They are dropped. The fields are those of the update. The runs: the view's own
     * items, as they were in the data. `number`: the item of its section that the
     * first of them is now, where the view has moved them there one behind the other;
     * -1: the view has not, and the host takes them in. */
    JGB_EVENT_PERFORM_DROP = 94,
    JGB_EVENT_DROP_SESSION_DID_END = 95,
    /* A drag has shown the content far enough beyond its start to ask for a refresh
     * (jgb_view_begin_refreshing()). `number`: how far beyond, in points. */
    JGB_EVENT_REFRESH_REQUESTED = 96,
    /* The content begins to be zoomed, by a pinch or over time; the zoom scale has
     * changed; zooming ended. `number`: the zoom scale. `point` of JGB_EVENT_DID_ZOOM:
     * the content offset. Content beyond its edges comes back after the end. */
    JGB_EVENT_WILL_BEGIN_ZOOMING = 97,
    JGB_EVENT_DID_ZOOM = 98,
    JGB_EVENT_DID_END_ZOOMING = 99,
    /* Of the group of actions: the context menu of `element` is closed; or it is to
     * be, as the item has left the data or is another one now. */
    JGB_EVENT_MENU_DID_CLOSE = 102,
    JGB_EVENT_MENU_TARGET_GONE = 103,
    /* A key wants the host to copy items, or to cut them: all that are selected, or
     * else the one that has focus. The runs: the items, the first 4,096 runs.
     * `value`: JGB_MODIFIER_.... `other_value`: how many items there are. */
    JGB_EVENT_COPY_REQUESTED = 104,
    JGB_EVENT_CUT_REQUESTED = 105,
    /* A key wants the host to paste. `element`: the index path at which items are to
     * be inserted, maybe behind the last item of its section; none: there is no
     * section. `value`: JGB_MODIFIER_.... */
    JGB_EVENT_PASTE_REQUESTED = 106,
    /* A person swipes a row with actions. Of this event and the five after it:
     * `element`: the item. `number`: how far the content of the cell is to be shown
     * to the right of its place; `other_number`: where it rests, or is to. `value`:
     * the jgb_swipe_edge whose actions are revealed. `other_value`: 1 if an action is
     * committed, or would be if the row were let go now. The points: those of the
     * pointer. */
    JGB_EVENT_SWIPE_BEGAN = 107,
    JGB_EVENT_SWIPE_CHANGED = 108,   /* also by display frames, on its way      */
    JGB_EVENT_SWIPE_ENDED = 109,     /* the finger is lifted                    */
    JGB_EVENT_SWIPE_CANCELLED = 110, /* taken back: the row closes              */
    /* The host performs the first action of that side, and then closes the row or
     * deletes the item. */
    JGB_EVENT_SWIPE_COMMITTED = 111,
    JGB_EVENT_SWIPE_DID_CLOSE = 112, /* a row that was open closes              */
    /* Items have been dragged over an item for a second: the host opens it. */
    JGB_EVENT_SPRING_LOADED = 113,
    /* A placeholder has gone with its section, or with all data. `value`: its number. */
    JGB_EVENT_PLACEHOLDER_REMOVED = 114,
    JGB_EVENT_KIND_FORCE_32 = 0x7fffffff
} jgb_event_kind;

/* The groups of events of an event mask. JGB_EVENT_LOST is in no group:
 * it is always queued. */
#define JGB_EVENT_MASK_NONE UINT64_C(0)
#define JGB_EVENT_MASK_COMPLETIONS UINT64_C(1)     /* JGB_EVENT_COMPLETION       */
#define JGB_EVENT_MASK_CONTENT UINT64_C(2)         /* became empty, or not empty */
#define JGB_EVENT_MASK_DISPLAY UINT64_C(4)         /* of elements                */
#define JGB_EVENT_MASK_SECTION_DISPLAY UINT64_C(8) /* of sections                */
#define JGB_EVENT_MASK_SCROLLING UINT64_C(16)      /* drags, motions, offsets    */
#define JGB_EVENT_MASK_TAPS UINT64_C(32)           /* JGB_EVENT_TAP              */
#define JGB_EVENT_MASK_HIGHLIGHTS UINT64_C(64)     /* of items                   */
/* Without these a pointer that is down for long is a tap. */
#define JGB_EVENT_MASK_LONG_PRESSES UINT64_C(128)
#define JGB_EVENT_MASK_PINCHES UINT64_C(256)
#define JGB_EVENT_MASK_SELECTION UINT64_C(512) /* what is selected */
#define JGB_EVENT_MASK_ACTIONS UINT64_C(1024) /* primary actions, and menus */
#define JGB_EVENT_MASK_BANDS UINT64_C(2048) /* drawn to select items */
#define JGB_EVENT_MASK_FOCUS UINT64_C(4096) /* which element has focus */
/* JGB_EVENT_TYPE_AHEAD: without names, see jgb_view_set_item_names() */
#define JGB_EVENT_MASK_TYPE_AHEAD UINT64_C(8192)
/* Counts where jgb_view_set_prefetch_configuration() asks for prefetching. */
#define JGB_EVENT_MASK_PREFETCHING UINT64_C(16384)
#define JGB_EVENT_MASK_NEAR_END UINT64_C(32768) /* JGB_EVENT_NEAR_END */
/* Counts where jgb_view_set_viewability_configuration() says when an item is viewed. */
#define JGB_EVENT_MASK_VIEWABILITY UINT64_C(65536)
/* Notices for assistive technology. */
#define JGB_EVENT_MASK_ACCESSIBILITY UINT64_C(262144)
#define JGB_EVENT_MASK_MOVEMENT UINT64_C(524288) /* items that are moved */
#define JGB_EVENT_MASK_DRAGGING UINT64_C(1048576) /* items that are dragged */
#define JGB_EVENT_MASK_ZOOMING UINT64_C(2097152) /* the content is zoomed */
#define JGB_EVENT_MASK_REFRESHING UINT64_C(4194304) /* JGB_EVENT_REFRESH_REQUESTED */
/* Rows that are swiped. Without these a person swipes none. */
#define JGB_EVENT_MASK_SWIPING UINT64_C(8388608)
/* Items are to be copied, cut and pasted. */
#define JGB_EVENT_MASK_EDITING_COMMANDS UINT64_C(16777216)
#define JGB_EVENT_MASK_NEAR_START UINT64_C(33554432) /* JGB_EVENT_NEAR_START */

/* The causes of events. */
typedef enum jgb_event_origin {
    JGB_ORIGIN_ENGINE = 0,  /* time, or a display frame              */
    JGB_ORIGIN_UPDATE = 1,  /* other data, or another layout         */
    JGB_ORIGIN_PROGRAM = 2, /* a call of the host's for just this    */
    JGB_ORIGIN_USER = 3,    /* input                                 */
    JGB_EVENT_ORIGIN_FORCE_32 = 0x7fffffff
} jgb_event_origin;

/* Flags of jgb_event. */
/* The element, or the section, has left the data. The index path is its last
 * one, which another element may have now. */
#define JGB_EVENT_IS_OLD 1u
/* `identifier` is that of the item, or of the section, in the snapshot. */
#define JGB_EVENT_HAS_IDENTIFIER 2u
/* A band has changed the selection, and may yet take the change back. */
#define JGB_EVENT_IS_PROVISIONAL 4u

/* An event. All events have the same fields, and the kind says what the fields
 * mean; a field that the kind does not use is 0. The samples of pointers and wheels
 * that a view was sent are counted from 1; `cause` names the one
 * that led to an event of a drag or a press. */
typedef struct jgb_event {
    uint64_t sequence;         /* counts the view's events, from 1, no gaps    */
    uint64_t time_ns;          /* the time when it was due; never goes back    */
    uint64_t cause;            /* number of the sample that led to it; or 0    */
    jgb_event_kind kind;
    uint32_t flags;            /* JGB_EVENT_IS_OLD, JGB_EVENT_HAS_IDENTIFIER   */
    jgb_event_origin origin;
    jgb_element element;       /* (JGB_NO_SECTION, JGB_NO_ITEM): no element    */
    uint32_t reusable_view;    /* JGB_NO_VIEW: none                            */
    uint32_t generation;
    uint32_t reserved;
    uint64_t identifier;
    uint64_t value, other_value;
    double number, other_number;
    jgb_point point, other_point;
    uint32_t first_run, run_count;               /* of `runs`                  */
    uint32_t first_identifier, identifier_count; /* of `identifiers`           */
} jgb_event;

/* Items, one after another, through all sections. */
typedef struct jgb_item_run {
    jgb_index_path index_path; /* of the first item */
    uint64_t count;
} jgb_item_run;

/* Events, in order, and the lists that belong to them. */
typedef struct jgb_events {
    size_t struct_size;
    const jgb_event *events;
    size_t event_count;
    const jgb_item_run *runs;
    size_t run_count;
    const uint64_t *identifiers;
    size_t identifier_count;
    const char *text; /* UTF-8, without a zero at its end */
    size_t text_size;
} jgb_events;
#define JGB_EVENTS_INIT { sizeof(jgb_events), NULL, 0, NULL, 0, NULL, 0, NULL, 0 }
void jgb_events_init(jgb_events *out_events, size_t struct_size);

/*
 * Sets which events the view queues from now on. `event_mask` is a sum of
 * JGB_EVENT_MASK_... Events that wait in the queue stay. What the last display frame
 * shows counts as displayed: no event tells of it.
 * Errors: JGB_INVALID_ARGUMENT for a bit that is no group of events.
 */
jgb_status jgb_view_set_event_mask(jgb_view *view, uint64_t event_mask);

/*
 * Takes all events that wait in the queue of a view. The host initializes `out_events`
 * with JGB_EVENTS_INIT. The arrays are borrowed until the next call with the view. A
 * queue holds at most 65,536 events, and 4 MiB of what belongs to them, but for an
 * event alone: what does not fit is lost, with all behind it, and the last event,
 * JGB_EVENT_LOST, says how many events that are. Never runs a layout pass.
 */
jgb_status jgb_view_next_events(jgb_view *view, jgb_events *out_events);

/* jgb_view_wake_at() at every refresh of the screen: a time that has passed. */
#define JGB_WAKE_EVERY_FRAME UINT64_C(1)

/*
 * Returns when the view has something to show or to tell that depends on time
 * alone: a time in nanoseconds, JGB_WAKE_EVERY_FRAME while elements move, or 0
 * if there is nothing. The host asks for a display frame no later than that.
 * Never runs a layout pass. Cost: O(1).
 */
jgb_status jgb_view_wake_at(jgb_view *view, uint64_t *out_time_ns);

#ifdef __cplusplus
}
#endif
#endif

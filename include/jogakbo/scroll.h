/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The scroller: a view that owns the content offset.
 *
 * A host enables the scroller with jgb_view_set_scroll_configuration() and
 * sends pointers and wheels (input.h). The view then decelerates, bounces and
 * pages by itself: display frames ignore the origin of the bounds that the host
 * asks for, and tell the content offset. jgb_view_wake_at() says whether the
 * content moves, and events of JGB_EVENT_MASK_SCROLLING tell of drags and
 * motions. Sections that scroll across are dragged as well; their events name
 * the section in `element`, and their points are content offsets of the section.
 *
 *     jgb_scroll_configuration scrolling = JGB_SCROLL_CONFIGURATION_INIT;
 *     scrolling.is_enabled = 1;
 *     jgb_view_set_scroll_configuration(view, &scrolling);
 *     ...
 *     jgb_view_send_pointers(view, samples, sample_count);
 *     jgb_view_display_frame(view, &request, &frame);
 *     draw(&frame, frame.content_offset);
 */
#ifndef JOGAKBO_SCROLL_H
#define JOGAKBO_SCROLL_H

#include "base.h"
#include "element.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The deceleration of a flick. */
typedef enum jgb_deceleration_rate {
    JGB_DECELERATION_NORMAL = 0, /* 0.2 % of the velocity in a millisecond */
    JGB_DECELERATION_FAST = 1,   /* 1 % of the velocity in a millisecond   */
    JGB_DECELERATION_RATE_FORCE_32 = 0x7fffffff
} jgb_deceleration_rate;

/* The content offsets along the scroll direction at which scrolling may come to
 * rest, besides the ends of the content. Where a layout has places of its own at
 * which items rest, as the carousel has, those are the snap points of items. */
typedef enum jgb_snap_points {
    JGB_SNAP_NONE = 0,         /* everywhere                                       */
    JGB_SNAP_ITEM_STARTS = 1,  /* where an item begins behind the content inset    */
    JGB_SNAP_ITEM_CENTERS = 2, /* where an item's middle is in that of the bounds  */
    JGB_SNAP_PAGES = 3,        /* at multiples of page_length                      */
    JGB_SNAP_STRIDE = 4,       /* at snap_start, and every snap_length from there  */
    JGB_SNAP_POINTS_FORCE_32 = 0x7fffffff
} jgb_snap_points;

/* The drags that ask for the keyboard to go, with JGB_EVENT_DISMISS_KEYBOARD. */
typedef enum jgb_keyboard_dismiss_mode {
    JGB_KEYBOARD_DISMISS_NONE = 0,
    JGB_KEYBOARD_DISMISS_ON_DRAG = 1,     /* all, as they begin                  */
    JGB_KEYBOARD_DISMISS_INTERACTIVE = 2, /* those that reach the keyboard       */
    JGB_KEYBOARD_DISMISS_MODE_FORCE_32 = 0x7fffffff
} jgb_keyboard_dismiss_mode;

/* The settings of the scroller. Flags: not 0 is yes. */
typedef struct jgb_scroll_configuration {
    size_t struct_size;
    uint32_t is_enabled;                /* the view owns the content offset       */
    uint32_t is_scroll_enabled;         /* pointers and wheels scroll             */
    jgb_deceleration_rate deceleration_rate;
    uint32_t bounces;                   /* drags go beyond the edges, and back    */
    uint32_t always_bounces_vertically; /* also where there is nothing to scroll  */
    uint32_t always_bounces_horizontally;
    uint32_t is_paging_enabled;         /* rests at pages, one for each drag      */
    uint32_t is_directional_lock_enabled; /* a drag along one axis stays there    */
    /* These two count also while the scroller is disabled. */
    uint32_t delays_content_touches;      /* a touch highlights after 150 ms      */
    uint32_t can_cancel_content_touches;  /* a drag takes the highlight back      */
    double line_height;      /* of a wheel that counts in lines; 0: 16 points     */
    uint32_t smooths_wheels; /* the content takes a moment to follow a wheel      */
    jgb_snap_points snap_points; /* where scrolling has no pages                  */
    uint32_t scrolls_to_top;     /* jgb_view_scroll_to_top() scrolls              */
    jgb_keyboard_dismiss_mode keyboard_dismiss_mode;
    double snap_start;   /* of JGB_SNAP_STRIDE: a content offset, in points        */
    double snap_length;  /* of JGB_SNAP_STRIDE, more than 0                        */
    double keyboard_top; /* points from the top of the view; 0: no keyboard shown  */
    uint32_t is_refresh_enabled; /* drags may ask for a refresh                     */
    uint32_t bounces_zoom;   /* pinches go beyond the range of scales, and back    */
    double refresh_distance; /* how far beyond the start, in points; 0: 60         */
    double minimum_zoom_scale; /* 1/1024 to the next; 1 and 1: nothing is zoomed   */
    double maximum_zoom_scale; /* at most 1024                                     */
    /* The length of pages along the scroll direction, in points: that of a card and
     * the space behind it, so that its neighbours are seen as well. Pages begin at
     * the start of the content, behind the content inset. 0: the bounds. */
    double page_length;
    uint32_t stops_at_next_snap_point; /* of snap_points: a drag leads no farther   */
    uint32_t reserved;
} jgb_scroll_configuration;
#define JGB_SCROLL_CONFIGURATION_INIT                                                       \
    { sizeof(jgb_scroll_configuration), 0, 1, JGB_DECELERATION_NORMAL, 1, 0, 0, 0, 0, 1, 1, \
      0, 0, JGB_SNAP_NONE, 1, JGB_KEYBOARD_DISMISS_NONE, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0 }
void jgb_scroll_configuration_init(jgb_scroll_configuration *out_configuration,
                                   size_t struct_size);

/* Sets how the view scrolls. NULL stands for JGB_SCROLL_CONFIGURATION_INIT,
 * which disables the scroller. A scroller that is enabled begins at the content
 * offset of the last display frame, or at the start of the content. */
jgb_status jgb_view_set_scroll_configuration(jgb_view *view,
                                             const jgb_scroll_configuration *configuration);

/* Sets the content offset of a view that scrolls by itself. The content offset is one of
 * the content as it is now, with all changes that no display frame has shown yet; it may
 * be outside of the content. `is_animated`: 0 at once, 1 in 0.3 s from the next call with
 * a time on. Errors: JGB_WRONG_STATE while the scroller is disabled. Cost: O(1), and that
 * of the layout of what has changed since the last display frame. */
jgb_status jgb_view_set_content_offset(jgb_view *view, jgb_point content_offset,
                                       uint32_t is_animated);

/*
 * Scrolls to an element: an item, a section, or a supplementary or decoration view.
 * `position` is JGB_SCROLL_... (question.h). Rows that are measured, inserted or deleted
 * on the way move the element: each display frame leads to where it is by then.
 * JGB_EVENT_DID_END_SCROLLING_ANIMATION tells that it stands there. If the element
 * leaves the data the content comes to rest where it is led by then; a finger, a
 * wheel and a content offset of the host end the way as they do of any animation.
 * `is_animated`: 0 at once, 1 in 0.3 s from the next call with a time on.
 * Errors: JGB_WRONG_STATE while the scroller is disabled; JGB_INVALID_INDEX_PATH;
 * JGB_NOT_FOUND for an element that the layout does not have; JGB_INVALID_ARGUMENT
 * for two positions along one axis. Cost: O(log n), also in each display frame on
 * the way.
 */
jgb_status jgb_view_scroll_to_element(jgb_view *view, const jgb_element *element,
                                      uint32_t position, uint32_t is_animated);

/*
 * Changes the target of a drag that has ended. `sequence` is the sequence of the event
 * JGB_EVENT_WILL_END_DRAGGING. `content_offset` is the new target, in place of the
 * `point` of the event; it is clamped to the content. The content goes on from where it
 * is, with its velocity. A host that asks for events after each call with pointers can
 * say the target before the content has moved:
 *
 *     jgb_view_send_pointers(view, &up, 1);
 *     jgb_view_next_events(view, &news);
 *     for (size_t i = 0; i < news.event_count; i++)
 *         if (news.events[i].kind == JGB_EVENT_WILL_END_DRAGGING)
 *             end = news.events[i];
 *     jgb_view_retarget(view, end.sequence, nearest_rest(end.point));
 *
 * The target may be said while the motion after the drag runs, or, where the drag ended
 * at rest, until something else happens to the content offset.
 * Errors: JGB_WRONG_STATE after that, and while the scroller is disabled;
 * JGB_INVALID_ARGUMENT for an offset that is NaN or too large.
 */
jgb_status jgb_view_retarget(jgb_view *view, uint64_t sequence, jgb_point content_offset);

/*
 * Scrolls to the start of the content along the scroll direction. It takes 0.3 s, or no
 * time where the environment reduces motion; JGB_EVENT_DID_SCROLL_TO_TOP tells of
 * arriving. Nothing happens at the start, nor without `scrolls_to_top`. While the
 * scroller is disabled JGB_EVENT_WANTED_OFFSET asks the host to scroll there.
 */
jgb_status jgb_view_scroll_to_top(jgb_view *view);

/*
 * These functions begin and end to refresh the content. Where `is_refresh_enabled` is
 * set, a drag that shows the content `refresh_distance` points beyond its start asks
 * for a refresh, once, by JGB_EVENT_REFRESH_REQUESTED. A host that agrees begins to
 * refresh: the content gets an inset at its start, `length` points long along the
 * scroll direction, for what the host shows there. A program may begin without any
 * drag. Content at its start moves to its new start: `is_animated` 0 at once, 1 in 0.3
 * s from the next call with a time on. Other content, and content that a finger holds,
 * stays where it is. While the view refreshes, another length replaces the length
 * before.
 *
 *     jgb_view_begin_refreshing(view, 60, 1);
 *     ...
 *     jgb_view_end_refreshing(view);
 *
 * The inset stays through updates, other data and other layouts. Ending removes it, and
 * content that would be beyond its start moves back in 0.3 s. Ending does nothing while
 * the view does not refresh; disabling the scroller ends it, too.
 * Errors: JGB_WRONG_STATE while the scroller is disabled: such a host has content
 * insets of its own; JGB_INVALID_ARGUMENT for a length that is not more than 0.
 */
jgb_status jgb_view_begin_refreshing(jgb_view *view, double length, uint32_t is_animated);
jgb_status jgb_view_end_refreshing(jgb_view *view);

/*
 * These functions zoom the content, as pinches do (input.h). The scale stays within
 * `minimum_zoom_scale` and `maximum_zoom_scale` of the scroller's configuration: while
 * both are 1, nothing is zoomed. The layout is not asked again. What the view shows is
 * scaled: the frames of elements and the content size of display frames, and all
 * content offsets. Questions about the layout, and points of the content in events, are
 * about content that is not scaled. A display frame with another scale is complete.
 *
 * jgb_view_set_zoom_scale() zooms about the middle of the bounds. `scale` is the new
 * zoom scale, 1 for content that is not zoomed. jgb_view_zoom_to_rect() zooms so that
 * `rect`, a rectangle of the content that is not scaled, fits the bounds.
 * `is_animated`: 0 at once, 1 in 0.3 s from the next call with a time on. Events:
 * JGB_EVENT_MASK_ZOOMING.
 * Errors: JGB_WRONG_STATE while the scroller is disabled, for layouts that depend on
 * the content offset (carousel, stack, circle, and a host's own), in an interactive
 * transition, and while an item is being moved. While content is zoomed, interactive
 * transitions are refused, and no item is picked up to be moved. JGB_INVALID_ARGUMENT
 * for a scale that is not more than 0, and an empty rectangle.
 */
jgb_status jgb_view_set_zoom_scale(jgb_view *view, double scale, uint32_t is_animated);
jgb_status jgb_view_zoom_to_rect(jgb_view *view, jgb_rect rect, uint32_t is_animated);

/* The activity of the scroller. */
typedef enum jgb_scroll_state {
    JGB_SCROLL_IDLE = 0,
    JGB_SCROLL_TRACKING = 1, /* a pointer is down that may begin to drag */
    JGB_SCROLL_DRAGGING = 2,
    JGB_SCROLL_DECELERATING = 3,
    JGB_SCROLL_ANIMATING = 4,
    JGB_SCROLL_ZOOMING = 5, /* by a pinch, or over time */
    JGB_SCROLL_STATE_FORCE_32 = 0x7fffffff
} jgb_scroll_state;

/* A scroll indicator along an axis: which part of the content, with its insets, is
 * in the bounds, as fractions of the whole. Beyond an edge of the content it is
 * shorter. `start` and `length` are 0 to 1, and together at most 1. Content that
 * does not scroll has { 0, 1 }. */
typedef struct jgb_scroll_indicator {
    double start;
    double length;
} jgb_scroll_indicator;

/* The scroller at the last time that the view was told. The indicators are right
 * while the scroller is disabled, too. */
typedef struct jgb_scrolling {
    size_t struct_size;
    jgb_scroll_state state;
    uint32_t is_refreshing; /* between jgb_view_begin_refreshing() and its end */
    jgb_point content_offset;
    jgb_point velocity; /* points per second; 0 while a pointer drags */
    jgb_scroll_indicator horizontal_indicator;
    jgb_scroll_indicator vertical_indicator;
    double zoom_scale; /* 1: the content is not zoomed */
} jgb_scrolling;
#define JGB_SCROLLING_INIT \
    { sizeof(jgb_scrolling), JGB_SCROLL_IDLE, 0, { 0, 0 }, { 0, 0 }, { 0, 1 }, { 0, 1 }, 1 }
void jgb_scrolling_init(jgb_scrolling *out_scrolling, size_t struct_size);

/* Returns the state of the scroller at the last time that the view was told: the
 * activity, the content offset, the velocity, the indicators and the zoom scale. Never
 * runs a layout pass. Cost: O(1). */
jgb_status jgb_view_scrolling(jgb_view *view, jgb_scrolling *out_scrolling);

#ifdef __cplusplus
}
#endif
#endif

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Display frames: what a view shows at one moment, and in which reusable views.
 *
 * A host asks for a display frame whenever it draws: with
 * jgb_view_display_frame_at() for a content offset, or with
 * jgb_view_display_frame() for bounds, preferred sizes and flags. It then hides
 * the reusable views in `removed_views`, and shows each of `elements` in its
 * reusable view. While the flag JGB_FRAME_IN_TRANSITION is set, elements are
 * moving, and the host asks for further display frames at the rate of the
 * screen.
 */
#ifndef JOGAKBO_DISPLAY_FRAME_H
#define JOGAKBO_DISPLAY_FRAME_H

#include "element.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Flags of jgb_display_frame. */
#define JGB_FRAME_COMPLETE 1u       /* elements are all visible ones */
#define JGB_FRAME_LAYOUT_CHANGED 2u /* not only by scrolling         */
#define JGB_FRAME_IN_TRANSITION 4u  /* elements are moving           */

/* The codes of diagnostics. Codes 3 to 8 are about invalid answers of a custom
 * layout that were ignored. */
typedef enum jgb_diagnostic_code {
    JGB_OVERSIZED_ITEM = 1, /* longer than its line (other_size: the room)   */
    JGB_FROZEN_SIZE = 2,    /* changed too often; other_size was rejected    */
    JGB_MISSING_LAYOUT_PATH = 3,       /* no such section or item            */
    JGB_UNREGISTERED_LAYOUT_ELEMENT = 4, /* unknown kind or reuse identifier */
    JGB_INVALID_LAYOUT_NUMBER = 5,     /* a number or flag is out of range   */
    JGB_DUPLICATE_LAYOUT_ELEMENT = 6,  /* the layout gave the element twice  */
    JGB_CHANGED_LAYOUT_ATTRIBUTES = 7, /* changed without invalidation       */
    JGB_WRONG_LAYOUT_ELEMENT = 8,      /* not the requested element          */
    /* Invalid attributes of an explicit layout were ignored; both sizes are 0. */
    JGB_DROPPED_ATTRIBUTES = 9,
    /* Settings that have no effect, once each, without an element. Prefetching, or
     * viewability, is configured, and the event mask does not ask for its events. */
    JGB_PREFETCHING_WITHOUT_EVENTS = 10,
    JGB_EVENTS_WITHOUT_PREFETCHING = 11, /* the other way round */
    JGB_VIEWABILITY_WITHOUT_EVENTS = 12,
    JGB_EVENTS_WITHOUT_VIEWABILITY = 13, /* the other way round */
    /* The bounds have no width or no height, and no display frame had others:
     * jgb_view_set_bounds() sets those of jgb_view_display_frame_at(). */
    JGB_NO_BOUNDS = 14, /* size: that of the bounds */
    JGB_DIAGNOSTIC_CODE_FORCE_32 = 0x7fffffff
} jgb_diagnostic_code;

/* A diagnostic: a problem with one element, or with settings, that does not make
 * the call fail. */
typedef struct jgb_diagnostic {
    jgb_diagnostic_code code;
    jgb_element element;
    uint32_t reserved;
    jgb_size size; /* the size in force */
    jgb_size other_size;
} jgb_diagnostic;

/* The completion of a batch update or of a change of layout. */
typedef struct jgb_completion {
    uint64_t tag;         /* the tag that the host gave the change         */
    uint32_t is_finished; /* 0: ended early by other data or another layout */
    uint32_t reserved;
} jgb_completion;

/*
 * A display frame. With JGB_FRAME_COMPLETE, `elements` are all visible
 * elements. Without it, `elements` are the elements that have appeared and
 * those whose attributes or binding have changed since the display frame
 * before; all other elements stay unchanged.
 */
typedef struct jgb_display_frame {
    size_t struct_size;
    uint64_t sequence; /* the number of the view's display frame, from 1 */
    jgb_size content_size;
    jgb_point content_offset; /* the origin of the bounds, adjusted */
    /* Sorted by z-index, category (decoration, cell, supplementary), kind and
     * index path: from the farthest to the nearest. Paint them in this order. */
    const jgb_layout_attributes *elements;
    size_t element_count;
    const jgb_transform *transforms;
    size_t transform_count;
    const uint32_t *removed_views; /* reusable views that show nothing now */
    size_t removed_view_count;
    const jgb_diagnostic *diagnostics;
    size_t diagnostic_count;
    uint32_t flags; /* JGB_FRAME_... */
    uint32_t reserved;
    /* The distance, in points, by which layout changes moved the content offset
     * away from the requested bounds. A host that stores the content offset
     * adds this distance to it before the next request. A host that may miss
     * display frames sends the adjusted_sequence of its request. */
    jgb_point content_offset_adjustment;
    uint64_t transition_end_ns; /* with JGB_FRAME_IN_TRANSITION; else 0 */
    const jgb_completion *completions; /* changes that are complete */
    size_t completion_count;
    /* The identifiers of `elements`, in the same order: of a cell, that of its item; of
     * another element, that of its section. 0 for an element that is disappearing or
     * belongs to neither. Without JGB_REQUEST_IDENTIFIERS, or if the data did not come
     * from a snapshot, there are none. */
    const uint64_t *identifiers;
    size_t identifier_count;
} jgb_display_frame;
#define JGB_DISPLAY_FRAME_INIT \
    { sizeof(jgb_display_frame), 0, { 0, 0 }, { 0, 0 }, NULL, 0, NULL, 0, NULL, 0, \
      NULL, 0, 0, 0, { 0, 0 }, 0, NULL, 0, NULL, 0 }
void jgb_display_frame_init(jgb_display_frame *out_frame, size_t struct_size);

/*
 * Returns the display frame for the view's bounds, moved to `content_offset`.
 * The size of the bounds comes from jgb_view_set_bounds(). The display frame
 * lists changes only, and takes no preferred sizes. `time_ns` never goes back.
 * The host initializes `out_frame` with JGB_DISPLAY_FRAME_INIT. The arrays of
 * the display frame are borrowed until the next display frame of the view: the
 * host may ask questions, make updates and send input while it reads them.
 * Errors and cost: as jgb_view_display_frame().
 */
jgb_status jgb_view_display_frame_at(jgb_view *view, jgb_point content_offset, uint64_t time_ns,
                                     jgb_display_frame *out_frame);

/* Flags of jgb_display_frame_request. */
#define JGB_REQUEST_COMPLETE 1u    /* all elements, not only changes       */
#define JGB_REQUEST_IDENTIFIERS 2u /* with the identifiers of the elements */

/* A preferred size: the size, in points, that the host measured for the element
 * in a reusable view. It is ignored if the reusable view has another generation
 * by then. The width and the height are not negative. */
typedef struct jgb_preferred_size {
    uint32_t reusable_view;
    uint32_t generation;
    jgb_size size;
} jgb_preferred_size;

/* A request for a display frame. */
typedef struct jgb_display_frame_request {
    size_t struct_size;
    jgb_rect bounds; /* the visible rectangle; its origin is the content offset */
    uint64_t time_ns; /* when the host will show the frame; never goes back */
    uint32_t flags;  /* JGB_REQUEST_... */
    uint32_t reserved;
    const jgb_preferred_size *preferred_sizes; /* measured since the last frame */
    size_t preferred_size_count;
    /*
     * The sequence of the last display frame whose content_offset_adjustment is
     * included in `bounds`. The view adds later adjustments to `bounds`: those
     * of the last 64 display frames that had one. 0: all adjustments are
     * included. A sequence greater than the last display frame's is
     * JGB_INVALID_ARGUMENT.
     */
    uint64_t adjusted_sequence;
} jgb_display_frame_request;
#define JGB_DISPLAY_FRAME_REQUEST_INIT \
    { sizeof(jgb_display_frame_request), { 0, 0, 0, 0 }, 0, 0, 0, NULL, 0, 0 }
void jgb_display_frame_request_init(jgb_display_frame_request *out_request, size_t struct_size);

/*
 * Returns the display frame for a request. The view lays out what the bounds of the
 * request show, and binds the visible elements to reusable views. The host initializes
 * `out_frame` with JGB_DISPLAY_FRAME_INIT. The arrays of the display frame are borrowed
 * until the next display frame of the view.
 * Errors: JGB_INVALID_ARGUMENT; JGB_RESOURCE_EXHAUSTED if there are more elements than
 * the limit or the content is too long. The request may be repeated.
 * Cost: O(log n + k) for n items of which k are visible. The first display frame after
 * a change of the data, the layout or the length of lines lays out all items.
 */
jgb_status jgb_view_display_frame(jgb_view *view, const jgb_display_frame_request *request,
                                  jgb_display_frame *out_frame);

#ifdef __cplusplus
}
#endif
#endif

/* Display frames: what is shown at one moment, and in which views. */
#ifndef JOGAKBO_DISPLAY_FRAME_H
#define JOGAKBO_DISPLAY_FRAME_H

#include "element.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Flags of jgb_display_frame_request. */
#define JGB_REQUEST_COMPLETE 1u /* all elements, not only changes   */

/* The size that the host measured for the item in a view. Ignored unless the
 * view still has this generation; sizes are never negative. */
typedef struct jgb_preferred_size {
    uint32_t reusable_view;
    uint32_t generation;
    jgb_size size;
} jgb_preferred_size;

typedef struct jgb_display_frame_request {
    size_t struct_size;
    jgb_rect bounds; /* what is visible; its origin is the content offset */
    uint64_t time_ns; /* when it will be shown; never goes back */
    uint32_t flags;  /* JGB_REQUEST_... */
    uint32_t reserved;
    const jgb_preferred_size *preferred_sizes; /* measured since the last one */
    size_t preferred_size_count;
    /* The last display frame whose content_offset_adjustment is in the bounds;
     * later ones, of the last 64 that had any, are added to them. 0: all are
     * in. A number that no display frame had yet is refused. */
    uint64_t adjusted_sequence;
} jgb_display_frame_request;
#define JGB_DISPLAY_FRAME_REQUEST_INIT \
    { sizeof(jgb_display_frame_request), { 0, 0, 0, 0 }, 0, 0, 0, NULL, 0, 0 }
void jgb_display_frame_request_init(jgb_display_frame_request *out_request, size_t struct_size);

/* Flags of jgb_display_frame. */
#define JGB_FRAME_COMPLETE 1u       /* elements are all visible ones */
#define JGB_FRAME_LAYOUT_CHANGED 2u /* not only by scrolling         */
#define JGB_FRAME_IN_TRANSITION 4u  /* elements are moving: go on asking */

typedef enum jgb_diagnostic_code {
    JGB_OVERSIZED_ITEM = 1, /* longer than its line (other_size: the room)   */
    JGB_FROZEN_SIZE = 2,    /* changed too often; other_size was not taken   */
    /* What a layout of the host's own has answered, and was left out: */
    JGB_MISSING_LAYOUT_PATH = 3,       /* there is no such section or item   */
    JGB_UNREGISTERED_LAYOUT_ELEMENT = 4, /* its kind or reuse identifier     */
    JGB_INVALID_LAYOUT_NUMBER = 5,     /* a number or flag that cannot be    */
    JGB_DUPLICATE_LAYOUT_ELEMENT = 6,  /* given already                      */
    JGB_CHANGED_LAYOUT_ATTRIBUTES = 7, /* without invalidation: are as before */
    JGB_WRONG_LAYOUT_ELEMENT = 8,      /* not the one that was asked for     */
    /* What the host said of it for explicit layouts was left out; sizes: 0. */
    JGB_DROPPED_ATTRIBUTES = 9,
    JGB_DIAGNOSTIC_CODE_FORCE_32 = 0x7fffffff
} jgb_diagnostic_code;

/* Something worth knowing about an element, though it is no error. */
typedef struct jgb_diagnostic {
    jgb_diagnostic_code code;
    jgb_element element;
    uint32_t reserved;
    jgb_size size; /* the size in force */
    jgb_size other_size;
} jgb_diagnostic;

/* That a batch update is complete. */
typedef struct jgb_completion {
    uint64_t tag;         /* from its options                              */
    uint32_t is_finished; /* 0: another one interrupted its transition     */
    uint32_t reserved;
} jgb_completion;

/*
 * What is shown at one moment. Unless JGB_FRAME_COMPLETE is set, `elements` are
 * those that appeared and those whose attributes or binding changed since the
 * display frame before; the others stay as they are.
 */
typedef struct jgb_display_frame {
    size_t struct_size;
    uint64_t sequence; /* counts the view's display frames, from 1 */
    jgb_size content_size;
    jgb_point content_offset; /* the origin of the bounds, as adjusted */
    /* Sorted by z-index, category (decoration, cell, supplementary), kind,
     * index path: paint them in this order. */
    const jgb_layout_attributes *elements;
    size_t element_count;
    const jgb_transform *transforms;
    size_t transform_count;
    const uint32_t *removed_views; /* these show nothing any more */
    size_t removed_view_count;
    const jgb_diagnostic *diagnostics;
    size_t diagnostic_count;
    uint32_t flags; /* JGB_FRAME_... */
    uint32_t reserved;
    /* By how much changes of the layout moved the content offset from the bounds
     * that were asked for. A host that keeps the offset itself adds this to it
     * before it asks again; one that cannot be sure which display frames it has
     * heard of says so by adjusted_sequence. */
    jgb_point content_offset_adjustment;
    uint64_t transition_end_ns; /* with JGB_FRAME_IN_TRANSITION; else 0 */
    const jgb_completion *completions; /* batch updates that are complete */
    size_t completion_count;
} jgb_display_frame;
#define JGB_DISPLAY_FRAME_INIT \
    { sizeof(jgb_display_frame), 0, { 0, 0 }, { 0, 0 }, NULL, 0, NULL, 0, NULL, 0, \
      NULL, 0, 0, 0, { 0, 0 }, 0, NULL, 0 }
void jgb_display_frame_init(jgb_display_frame *out_frame, size_t struct_size);

/*
 * Lays out what request->bounds shows and binds it to reusable views.
 * `out_frame` is set up with JGB_DISPLAY_FRAME_INIT; what it points at is
 * borrowed until the next call with this view.
 * Errors: JGB_INVALID_ARGUMENT, JGB_RESOURCE_EXHAUSTED (more elements than
 * allowed, content too long); the display frame may be asked again.
 * While JGB_FRAME_IN_TRANSITION is set go on asking, at the rate of the screen.
 * Cost: O(log n + k) for n items of which k are visible; the first one after
 * data, layout or the length of lines changed lays out all of them.
 */
jgb_status jgb_view_display_frame(jgb_view *view, const jgb_display_frame_request *request,
                                  jgb_display_frame *out_frame);

/*
 * The display frame of the bounds that the view has, moved to a content offset:
 * changes only, and no sizes that were measured. jgb_view_set_bounds() says how
 * large the bounds are. Otherwise as jgb_view_display_frame().
 */
jgb_status jgb_view_display_frame_at(jgb_view *view, jgb_point content_offset, uint64_t time_ns,
                                     jgb_display_frame *out_frame);

#ifdef __cplusplus
}
#endif
#endif

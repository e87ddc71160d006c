/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Invalidation: asks for a new layout pass.
 *
 * The library runs layout by itself when the data, the layout or the
 * container's length changes. A host calls jgb_view_invalidate_layout() when
 * something else has changed that a layout depends on, and names in a
 * jgb_invalidation_context which attributes are no longer valid.
 * JGB_INVALIDATE_EVERYTHING is the simplest.
 */
#ifndef JOGAKBO_INVALIDATION_H
#define JOGAKBO_INVALIDATION_H

#include "element.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Flags of jgb_invalidation_context. */
#define JGB_INVALIDATE_EVERYTHING 1u
#define JGB_INVALIDATE_DATA_SOURCE_COUNTS 2u /* and all attributes */

/* An invalidation context: the parts of a layout that are invalid.
 * JGB_INVALIDATION_CONTEXT_INIT invalidates nothing. */
typedef struct jgb_invalidation_context {
    size_t struct_size;
    uint32_t flags; /* JGB_INVALIDATE_... */
    uint32_t reserved;
    /* The elements whose attributes are invalid. With these elements and no
     * flags, the attributes of all other elements stay valid. */
    const jgb_element *elements;
    size_t element_count;
    /* Points, added to the content offset of the next display frame, in place
     * of the adjustment for the content anchor. */
    jgb_point content_offset_adjustment;
    /* Points, added to the content size until the data or the layout is
     * replaced or everything is invalidated; for a custom layout, until its
     * next prepare(). */
    jgb_size content_size_adjustment;
} jgb_invalidation_context;
#define JGB_INVALIDATION_CONTEXT_INIT \
    { sizeof(jgb_invalidation_context), 0, 0, NULL, 0, { 0, 0 }, { 0, 0 } }
void jgb_invalidation_context_init(jgb_invalidation_context *out_invalidation, size_t struct_size);

/*
 * Invalidates parts of the layout: the next display frame lays out these parts
 * again, moves the content offset and changes the content size. The built-in
 * layouts compute attributes whenever a call needs them, so for a built-in
 * layout the elements are only checked.
 * Errors: JGB_INVALID_ARGUMENT, JGB_INVALID_INDEX_PATH, JGB_RESOURCE_EXHAUSTED.
 */
jgb_status jgb_view_invalidate_layout(jgb_view *view,
                                      const jgb_invalidation_context *invalidation);

#ifdef __cplusplus
}
#endif
#endif

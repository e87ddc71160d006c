/* Invalidation: what is laid out anew. */
#ifndef JOGAKBO_INVALIDATION_H
#define JOGAKBO_INVALIDATION_H

#include "element.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Flags of jgb_invalidation_context. */
#define JGB_INVALIDATE_EVERYTHING 1u
#define JGB_INVALIDATE_DATA_SOURCE_COUNTS 2u /* all attributes, too */

/* What of a layout is void. Begins as JGB_INVALIDATION_CONTEXT_INIT: nothing. */
typedef struct jgb_invalidation_context {
    size_t struct_size;
    uint32_t flags; /* JGB_INVALIDATE_... */
    uint32_t reserved;
    /* Elements whose attributes are asked anew; those of all others are kept. */
    const jgb_element *elements;
    size_t element_count;
    /* Added to the content offset of the next display frame, in the place of
     * what the content anchor would move it by. */
    jgb_point content_offset_adjustment;
    /* Added to the layout's content size, until data or layout are replaced or
     * all is void; of a host's layout until it is prepared again. */
    jgb_size content_size_adjustment;
} jgb_invalidation_context;
#define JGB_INVALIDATION_CONTEXT_INIT \
    { sizeof(jgb_invalidation_context), 0, 0, NULL, 0, { 0, 0 }, { 0, 0 } }
void jgb_invalidation_context_init(jgb_invalidation_context *out_invalidation, size_t struct_size);

/*
 * Has the next display frame lay out again what the context names, move the
 * content offset and change the content size. Of a layout of the engine's all
 * attributes are computed whenever they are asked, so that its elements are only
 * checked.
 * Errors: JGB_INVALID_ARGUMENT, JGB_INVALID_INDEX_PATH, JGB_RESOURCE_EXHAUSTED.
 */
jgb_status jgb_view_invalidate_layout(jgb_view *view,
                                      const jgb_invalidation_context *invalidation);

#ifdef __cplusplus
}
#endif
#endif

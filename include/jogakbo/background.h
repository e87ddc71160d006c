/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The view that stands behind all elements.
 *
 *     jgb_background behind = JGB_BACKGROUND_INIT;
 *     jgb_view_register_reuse_identifier(view, JGB_DECORATION_VIEW, JGB_KIND_NONE, "nothing here",
 *                                        JGB_NUL_TERMINATED, &behind.empty_reuse_identifier);
 *     behind.has_empty_background = 1;
 *     jgb_view_set_background(view, &behind);
 *
 * In display frames the background is the decoration view of JGB_KIND_NONE, whose
 * index path names no section. Its frame is the bounds, so that it does not scroll,
 * and its z-index is the least one.
 */
#ifndef JOGAKBO_BACKGROUND_H
#define JOGAKBO_BACKGROUND_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The view behind all elements. Flags: not 0 is yes. Reuse identifiers are
 * registered for JGB_DECORATION_VIEW and JGB_KIND_NONE, or 0. */
typedef struct jgb_background {
    size_t struct_size;
    uint32_t has_background; /* a view of `reuse_identifier` stands behind all elements */
    uint32_t reuse_identifier;
    /* While there are no items, a view of `empty_reuse_identifier` takes its place. */
    uint32_t has_empty_background;
    uint32_t empty_reuse_identifier;
} jgb_background;
#define JGB_BACKGROUND_INIT { sizeof(jgb_background), 0, 0, 0, 0 }
void jgb_background_init(jgb_background *out_background, size_t struct_size);

/*
 * Sets what stands behind all elements, from the next display frame on. NULL stands
 * for JGB_BACKGROUND_INIT: nothing. Display frames have the background as their
 * first element, beyond the limit on elements; no question about the layout and no
 * event has it, and nothing hits it.
 * Errors: JGB_INVALID_ARGUMENT for a reuse identifier that is not registered so.
 */
jgb_status jgb_view_set_background(jgb_view *view, const jgb_background *background);

#ifdef __cplusplus
}
#endif
#endif

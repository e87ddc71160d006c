/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Views: the handle that everything else works on.
 *
 * A jgb_view holds the data, the layout and the reusable views of one
 * collection view. A host creates a view with jgb_view_create(), sets its
 * bounds with jgb_view_set_bounds(), gives it data and a layout, asks for
 * display frames, and destroys it with jgb_view_destroy(). After a failure
 * jgb_view_last_error() says why. Registration turns names of kinds and of
 * classes of views into numbers.
 */
#ifndef JOGAKBO_VIEW_H
#define JOGAKBO_VIEW_H

#include "element.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Creates a view with no data, a flow layout and empty bounds. The caller
 * destroys the view. If the call fails, jgb_last_error() says why. `limits` may
 * be NULL, for the default limits.
 */
jgb_status jgb_view_create(const jgb_limits *limits, jgb_view **out_view);

/* Destroys a view. NULL does nothing. A call from inside a callback of the same
 * view does nothing. */
void jgb_view_destroy(jgb_view *view);

/*
 * Returns the error message of the view's last failed call, as UTF-8 that ends
 * in NUL; "" if no call has failed. Borrowed until the view's next failed call.
 * Never NULL.
 */
const char *jgb_view_last_error(const jgb_view *view);

/*
 * Registers a kind of supplementary or decoration views and returns its number.
 * `name` is UTF-8 of `length` bytes, 1 to 255; `length` may be
 * JGB_NUL_TERMINATED. Equal names give the same kind.
 * Errors: JGB_RESOURCE_EXHAUSTED.
 */
jgb_status jgb_view_register_element_kind(jgb_view *view, const char *name, size_t length,
                                          uint32_t *out_kind);

/*
 * Registers a reuse identifier, that is, a class of views for one category and
 * kind, and returns its number. The kind of cells is JGB_KIND_NONE, and so is
 * that of the decoration view that stands behind all elements. `name` is UTF-8 of
 * `length` bytes, 1 to 255; `length` may be JGB_NUL_TERMINATED. Equal category,
 * kind and name give the same reuse identifier.
 * Errors: JGB_RESOURCE_EXHAUSTED.
 */
jgb_status jgb_view_register_reuse_identifier(jgb_view *view, jgb_element_category category,
                                              uint32_t element_kind, const char *name,
                                              size_t length, uint32_t *out_reuse_identifier);

/*
 * Sets the bounds: the visible rectangle, in content coordinates. The bounds
 * apply to questions and to jgb_view_display_frame_at(), until the next display
 * frame, which has bounds of its own.
 */
jgb_status jgb_view_set_bounds(jgb_view *view, jgb_rect bounds);

/* The direction of the user interface's language. */
typedef enum jgb_layout_direction {
    JGB_LEFT_TO_RIGHT = 0,
    JGB_RIGHT_TO_LEFT = 1,
    JGB_LAYOUT_DIRECTION_FORCE_32 = 0x7fffffff
} jgb_layout_direction;

/* Along which axes the insets of the safe area are added to the content inset. */
typedef enum jgb_content_inset_adjustment_behavior {
    JGB_CONTENT_INSET_ADJUSTMENT_NEVER = 0,      /* the host has adjusted the content inset */
    JGB_CONTENT_INSET_ADJUSTMENT_HORIZONTAL = 1, /* left and right: for content that scrolls so */
    JGB_CONTENT_INSET_ADJUSTMENT_VERTICAL = 2,   /* top and bottom */
    JGB_CONTENT_INSET_ADJUSTMENT_ALWAYS = 3,
    JGB_CONTENT_INSET_ADJUSTMENT_BEHAVIOR_FORCE_32 = 0x7fffffff
} jgb_content_inset_adjustment_behavior;

/* The environment of a view: insets, language direction, reduced motion. Insets
 * are in points, from the edges of the bounds, and do not scroll. */
typedef struct jgb_environment {
    size_t struct_size;
    jgb_edge_insets content_inset; /* may be negative */
    jgb_edge_insets safe_area_insets;
    jgb_edge_insets layout_margins;
    jgb_layout_direction layout_direction;
    uint32_t reduces_motion; /* not 0: no change is animated */
    jgb_edge_insets readable_content_insets;
    /* A host's layout gets the adjusted content inset, and JGB_CONTENT_INSET_ADJUSTMENT_NEVER. */
    jgb_content_inset_adjustment_behavior content_inset_adjustment_behavior;
    uint32_t reserved; /* 0 */
} jgb_environment;
#define JGB_ENVIRONMENT_INIT \
    { sizeof(jgb_environment), { 0, 0, 0, 0 }, { 0, 0, 0, 0 }, { 0, 0, 0, 0 }, \
      JGB_LEFT_TO_RIGHT, 0, { 0, 0, 0, 0 }, JGB_CONTENT_INSET_ADJUSTMENT_NEVER, 0 }
void jgb_environment_init(jgb_environment *out_environment, size_t struct_size);

/* Sets the environment of a view. Cost: none until the next layout pass. */
jgb_status jgb_view_set_environment(jgb_view *view, const jgb_environment *environment);

#ifdef __cplusplus
}
#endif
#endif

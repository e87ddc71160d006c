/* A view: its life, its names, what surrounds it. */
#ifndef JOGAKBO_VIEW_H
#define JOGAKBO_VIEW_H

#include "element.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Makes a view with no data, flow layout and empty bounds.
 * `limits` may be NULL: the defaults.
 */
jgb_status jgb_view_create(const jgb_limits *limits, jgb_view **out_view);

/* Takes a view back. From inside one of its own callbacks it does nothing. */
void jgb_view_destroy(jgb_view *view);

/*
 * Why the last call with this view that failed did so, as UTF-8 ending in NUL;
 * "" when none has. Borrowed until the next call that fails. Never NULL.
 */
const char *jgb_view_last_error(const jgb_view *view);

/*
 * Registers a kind of supplementary or decoration views under a name of
 * `length` bytes of UTF-8, 1 to 255, or JGB_NUL_TERMINATED. The same name gives
 * the same kind.
 * Errors: JGB_RESOURCE_EXHAUSTED.
 */
jgb_status jgb_view_register_element_kind(jgb_view *view, const char *name, size_t length,
                                          uint32_t *out_kind);

/*
 * Registers a class of views for a category and kind (JGB_KIND_NONE for cells)
 * under a name of `length` bytes of UTF-8, 1 to 255, or JGB_NUL_TERMINATED. The
 * same three give the same identifier. Errors: JGB_RESOURCE_EXHAUSTED.
 */
jgb_status jgb_view_register_reuse_identifier(jgb_view *view, jgb_element_category category,
                                              uint32_t element_kind, const char *name,
                                              size_t length, uint32_t *out_reuse_identifier);

/*
 * Sets the visible rectangle that other calls than jgb_view_display_frame() go
 * by until the next display frame.
 */
jgb_status jgb_view_set_bounds(jgb_view *view, jgb_rect bounds);

typedef enum jgb_layout_direction {
    JGB_LEFT_TO_RIGHT = 0,
    JGB_RIGHT_TO_LEFT = 1,
    JGB_LAYOUT_DIRECTION_FORCE_32 = 0x7fffffff
} jgb_layout_direction;

/* What surrounds the content and is not scrolled. */
typedef struct jgb_environment {
    size_t struct_size;
    jgb_edge_insets content_inset; /* adjusted; may be negative */
    jgb_edge_insets safe_area_insets;
    jgb_edge_insets layout_margins;
    jgb_layout_direction layout_direction;
    uint32_t reduces_motion; /* not 0: every change applies at once */
    jgb_edge_insets readable_content_insets;
} jgb_environment;
#define JGB_ENVIRONMENT_INIT \
    { sizeof(jgb_environment), { 0, 0, 0, 0 }, { 0, 0, 0, 0 }, { 0, 0, 0, 0 }, \
      JGB_LEFT_TO_RIGHT, 0, { 0, 0, 0, 0 } }
void jgb_environment_init(jgb_environment *out_environment, size_t struct_size);

/* Sets insets and language direction. Cost: none until the next layout. */
jgb_status jgb_view_set_environment(jgb_view *view, const jgb_environment *environment);

#ifdef __cplusplus
}
#endif
#endif

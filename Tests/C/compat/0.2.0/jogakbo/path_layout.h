/* Layouts along a path: carousel, stack, circle. */
#ifndef JOGAKBO_PATH_LAYOUT_H
#define JOGAKBO_PATH_LAYOUT_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The layouts below show the items of all sections one after another, all of one
 * size, and no headers and footers. An element's frame is where it rests; its
 * transform, alpha, z-index and flags say how it is shown at the content offset
 * that there is, so display frames tell of changes while the content scrolls.
 * item_reuse_identifier is for items that have none, nor a section that has one.
 */

/* Items in a row that turn away on both sides of the middle: cover flow. */
typedef struct jgb_carousel_layout {
    size_t struct_size;
    jgb_axis scroll_direction;
    uint32_t item_reuse_identifier;
    jgb_size item_size;
    double spacing;     /* between items; below 0 they overlap                */
    double rotation;    /* one item away from the middle and beyond, radians  */
    double perspective; /* points from the eye, at least 1; 0: none           */
    double scale;       /* of size, one item away and beyond; 0 to 4          */
    double alpha;       /* the same                                           */
} jgb_carousel_layout;
#define JGB_CAROUSEL_LAYOUT_INIT \
    { sizeof(jgb_carousel_layout), JGB_HORIZONTAL, 0, { 200, 200 }, 0, \
      0.78539816339744830962, 1000, 1, 1 }
void jgb_carousel_layout_init(jgb_carousel_layout *out_layout, size_t struct_size);

/* A pile, of which the front item slides away as the content scrolls; a page,
 * as long as the bounds without the content inset, for each. */
typedef struct jgb_stack_layout {
    size_t struct_size;
    jgb_axis scroll_direction;
    uint32_t item_reuse_identifier;
    jgb_size item_size;
    uint32_t visible_count; /* behind the front one; at most 64               */
    uint32_t reserved;
    jgb_point offset;       /* of each to the one before it                   */
    double scale;           /* the same; 0 to 4                               */
} jgb_stack_layout;
#define JGB_STACK_LAYOUT_INIT \
    { sizeof(jgb_stack_layout), JGB_HORIZONTAL, 0, { 200, 200 }, 3, 0, { 0, -16 }, 0.9375 }
void jgb_stack_layout_init(jgb_stack_layout *out_layout, size_t struct_size);

/* A circle, an arc, or a wheel that scrolling turns. Angles are in radians,
 * clockwise from the right. */
typedef struct jgb_circle_layout {
    size_t struct_size;
    jgb_axis scroll_direction;
    uint32_t item_reuse_identifier;
    jgb_size item_size;
    double radius;          /* to the middles of items; 0: as large as fits   */
    double start_angle;     /* of the first item                              */
    double sweep_angle;     /* 2 pi: a full circle; below 0: counterclockwise */
    double angular_spacing; /* of two items; 0: evenly over the sweep         */
    uint32_t rotates_items; /* not 0: upright with respect to the circle      */
    uint32_t reserved;
} jgb_circle_layout;
#define JGB_CIRCLE_LAYOUT_INIT \
    { sizeof(jgb_circle_layout), JGB_VERTICAL, 0, { 60, 60 }, 0, \
      -1.57079632679489661923, 6.28318530717958647692, 0, 0, 0 }
void jgb_circle_layout_init(jgb_circle_layout *out_layout, size_t struct_size);

jgb_status jgb_layout_create_carousel(const jgb_carousel_layout *carousel,
                                      jgb_layout **out_layout);
jgb_status jgb_layout_create_stack(const jgb_stack_layout *stack, jgb_layout **out_layout);
jgb_status jgb_layout_create_circle(const jgb_circle_layout *circle, jgb_layout **out_layout);

#ifdef __cplusplus
}
#endif
#endif

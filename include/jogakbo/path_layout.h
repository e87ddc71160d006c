/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Path layouts: carousel, stack and circle.
 *
 * A path layout shows the items of all sections one after another, all with the
 * same size, without headers and footers. A host creates one with
 * jgb_layout_create_carousel(), jgb_layout_create_stack() or
 * jgb_layout_create_circle(), and passes it to jgb_view_set_layout(). An
 * element's frame is its place when it is in front. Its transform, alpha,
 * z-index and flags depend on the content offset, so display frames report
 * changes while the content scrolls.
 */
#ifndef JOGAKBO_PATH_LAYOUT_H
#define JOGAKBO_PATH_LAYOUT_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A carousel (cover flow): a row of items that turn away on both sides of the
 * item in the middle. `item_reuse_identifier` is for items that have no reuse
 * identifier of their own, in sections that have none either. */
typedef struct jgb_carousel_layout {
    size_t struct_size;
    jgb_axis scroll_direction;
    uint32_t item_reuse_identifier;
    jgb_size item_size; /* points */
    double spacing;     /* between items; negative: items overlap             */
    double rotation;    /* radians, at a distance of one item and more        */
    double perspective; /* points from the eye, at least 1; 0: none           */
    double scale;       /* factor at a distance of one item and more; 0 to 4  */
    double alpha;       /* alpha at a distance of one item and more; 0 to 1   */
} jgb_carousel_layout;
#define JGB_CAROUSEL_LAYOUT_INIT \
    { sizeof(jgb_carousel_layout), JGB_HORIZONTAL, 0, { 200, 200 }, 0, \
      0.78539816339744830962, 1000, 1, 1 }
void jgb_carousel_layout_init(jgb_carousel_layout *out_layout, size_t struct_size);

/* A stack: a pile of items whose front item slides away as the content scrolls.
 * Each item has one page of content, as long as the bounds without the content
 * inset. `item_reuse_identifier` is for items that have no reuse identifier of
 * their own, in sections that have none either. */
typedef struct jgb_stack_layout {
    size_t struct_size;
    jgb_axis scroll_direction;
    uint32_t item_reuse_identifier;
    jgb_size item_size;     /* points                                         */
    uint32_t visible_count; /* items behind the front item; at most 64        */
    uint32_t reserved;
    jgb_point offset;       /* points, from each item to the item behind it   */
    double scale;           /* factor from each item to the next; 0 to 4      */
} jgb_stack_layout;
#define JGB_STACK_LAYOUT_INIT \
    { sizeof(jgb_stack_layout), JGB_HORIZONTAL, 0, { 200, 200 }, 3, 0, { 0, -16 }, 0.9375 }
void jgb_stack_layout_init(jgb_stack_layout *out_layout, size_t struct_size);

/* A circle, an arc, or a wheel that turns as the content scrolls. Items that do
 * not fit into the sweep at their angular spacing make a wheel. Angles are
 * radians, clockwise from the right. `item_reuse_identifier` is for items that
 * have no reuse identifier of their own, in sections that have none either. */
typedef struct jgb_circle_layout {
    size_t struct_size;
    jgb_axis scroll_direction;
    uint32_t item_reuse_identifier;
    jgb_size item_size;     /* points                                         */
    double radius;          /* points, to items' centres; 0: the largest fit  */
    double start_angle;     /* of the first item                              */
    double sweep_angle;     /* 2 pi: full circle; negative: counterclockwise  */
    double angular_spacing; /* between two items; 0: evenly over the sweep    */
    uint32_t rotates_items; /* not 0: each item turns with its angle          */
    uint32_t reserved;
} jgb_circle_layout;
#define JGB_CIRCLE_LAYOUT_INIT \
    { sizeof(jgb_circle_layout), JGB_VERTICAL, 0, { 60, 60 }, 0, \
      -1.57079632679489661923, 6.28318530717958647692, 0, 0, 0 }
void jgb_circle_layout_init(jgb_circle_layout *out_layout, size_t struct_size);

/*
 * These functions create a path layout, for any number of views. The caller
 * destroys the layout with jgb_layout_destroy(). A struct that is NULL stands
 * for its defaults. Struct sizes and enumerations are checked now; all else is
 * checked by jgb_view_set_layout(). If a layout cannot be created,
 * jgb_last_error() says why.
 */
jgb_status jgb_layout_create_carousel(const jgb_carousel_layout *carousel,
                                      jgb_layout **out_layout);
jgb_status jgb_layout_create_stack(const jgb_stack_layout *stack, jgb_layout **out_layout);
jgb_status jgb_layout_create_circle(const jgb_circle_layout *circle, jgb_layout **out_layout);

#ifdef __cplusplus
}
#endif
#endif

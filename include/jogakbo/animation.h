/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Animations: timing of a change, and where elements come from and go to.
 *
 * A jgb_animation is an argument of calls that change the data or the layout.
 * NULL in its place applies the change without animation. JGB_ANIMATION_INIT is
 * UIKit's default: 0.3 seconds, ease in and out, inserted and deleted elements
 * fade. While a change is animated, display frames have the flag
 * JGB_FRAME_IN_TRANSITION.
 *
 * Animations are additive. Each change has a clock, a curve and a completion of
 * its own, and any number of changes may run at once. A display frame shows an
 * element at its target, the place that the layout says, plus what is left of
 * the difference that each running change has made. So a new change takes no
 * speed from those that run, and scrolling moves elements as it does without
 * animations.
 */
#ifndef JOGAKBO_ANIMATION_H
#define JOGAKBO_ANIMATION_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The kinds of timing curves. The named ones are those of CSS. */
typedef enum jgb_timing_curve_kind {
    JGB_CURVE_LINEAR = 0,
    JGB_CURVE_EASE_IN = 1,
    JGB_CURVE_EASE_OUT = 2,
    JGB_CURVE_EASE_IN_OUT = 3,
    /* Parameters: x1, y1, x2, y2; x from 0 to 1, y from -100 to 100. */
    JGB_CURVE_CUBIC_BEZIER = 4,
    /* Parameters: damping ratio, 0.01 to 1 (critical); initial velocity, -100
     * to 100 distances per duration, positive towards the target. */
    JGB_CURVE_SPRING = 5,
    JGB_TIMING_CURVE_KIND_FORCE_32 = 0x7fffffff
} jgb_timing_curve_kind;

/* A timing curve: maps the elapsed fraction of the duration to progress. */
typedef struct jgb_timing_curve {
    jgb_timing_curve_kind kind;
    uint32_t reserved;
    double parameters[4]; /* parameters that the kind lacks are not read */
} jgb_timing_curve;

/* An edge of the bounds. */
typedef enum jgb_edge {
    JGB_EDGE_NONE = 0,
    JGB_EDGE_TOP = 1,
    JGB_EDGE_LEFT = 2,
    JGB_EDGE_BOTTOM = 3,
    JGB_EDGE_RIGHT = 4,
    JGB_EDGE_FORCE_32 = 0x7fffffff
} jgb_edge;

/* The difference between an element's own attributes and the attributes from
 * which it appears, or to which it disappears. Start from
 * JGB_ELEMENT_APPEARANCE_FADE, UIKit's default: a transform of zeros would
 * shrink the element to a point. */
typedef struct jgb_element_appearance {
    double alpha;            /* a factor, 0 to 1                          */
    jgb_point translation;   /* points, added to the frame's origin       */
    jgb_edge edge;           /* moves the element out beyond this edge    */
    uint32_t reserved;
    jgb_transform transform; /* about the element's centre                */
} jgb_element_appearance;
#define JGB_ELEMENT_APPEARANCE_FADE \
    { 0, { 0, 0 }, JGB_EDGE_NONE, 0, JGB_TRANSFORM_IDENTITY }

/* The kinds of places of an element's centre. */
typedef enum jgb_appearance_place_kind {
    JGB_PLACE_OWN = 0,            /* the element's own                        */
    JGB_PLACE_POINT = 1,          /* `point`                                  */
    JGB_PLACE_CONTENT_CENTER = 2, /* the centre of all content                */
    JGB_PLACE_BOUNDS_CENTER = 3,  /* the centre of the bounds                 */
    JGB_PLACE_ITEM = 4,           /* the centre of `item`; own without an item */
    JGB_APPEARANCE_PLACE_KIND_FORCE_32 = 0x7fffffff
} jgb_appearance_place_kind;

/* The place of an element's centre as the element appears, or once it has
 * disappeared, before it is translated or moved beyond an edge. Points are in
 * content coordinates and index paths in the data just after the change; the
 * bounds are those of the display frame that begins the change. */
typedef struct jgb_appearance_place {
    jgb_appearance_place_kind kind;
    uint32_t reserved;
    jgb_index_path item;
    jgb_point point;
} jgb_appearance_place;
#define JGB_APPEARANCE_PLACE_OWN { JGB_PLACE_OWN, 0, { 0, 0 }, { 0, 0 } }

/* An animation. JGB_ANIMATION_INIT is UIKit's default: 0.3 s, fading. */
typedef struct jgb_animation {
    size_t struct_size;
    uint64_t duration_ns; /* 0: without animation; at most 2^53             */
    /* The time at which the animation starts. 0 or a time in the future: the
     * time of the next display frame. An earlier time: the next display frame
     * shows the animation partly elapsed. */
    uint64_t start_time_ns;
    jgb_timing_curve curve;
    jgb_element_appearance appearing;    /* where inserted elements come from */
    jgb_element_appearance disappearing; /* where deleted elements go         */
    jgb_appearance_place appearing_place;    /* the centre that `appearing` is of    */
    jgb_appearance_place disappearing_place; /* the centre that `disappearing` is of */
} jgb_animation;
#define JGB_ANIMATION_INIT \
    { sizeof(jgb_animation), 300000000u, 0, { JGB_CURVE_EASE_IN_OUT, 0, { 0, 0, 0, 0 } }, \
      JGB_ELEMENT_APPEARANCE_FADE, JGB_ELEMENT_APPEARANCE_FADE, JGB_APPEARANCE_PLACE_OWN, \
      JGB_APPEARANCE_PLACE_OWN }
void jgb_animation_init(jgb_animation *out_animation, size_t struct_size);

#ifdef __cplusplus
}
#endif
#endif

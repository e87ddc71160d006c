/* Animations: how a change is shown over time. */
#ifndef JOGAKBO_ANIMATION_H
#define JOGAKBO_ANIMATION_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum jgb_timing_curve_kind {
    JGB_CURVE_LINEAR = 0,
    JGB_CURVE_EASE_IN = 1,
    JGB_CURVE_EASE_OUT = 2,
    JGB_CURVE_EASE_IN_OUT = 3,
    /* Parameters: x1, y1, x2, y2; x from 0 to 1, y from -100 to 100. */
    JGB_CURVE_CUBIC_BEZIER = 4,
    /* Damping ratio, 0.01 to 1 (critical); initial velocity, -100 to 100
     * distances per duration, towards the target. */
    JGB_CURVE_SPRING = 5,
    JGB_TIMING_CURVE_KIND_FORCE_32 = 0x7fffffff
} jgb_timing_curve_kind;

typedef struct jgb_timing_curve {
    jgb_timing_curve_kind kind;
    uint32_t reserved;
    double parameters[4]; /* more than the kind has are not read */
} jgb_timing_curve;

typedef enum jgb_edge {
    JGB_EDGE_NONE = 0,
    JGB_EDGE_TOP = 1,
    JGB_EDGE_LEFT = 2,
    JGB_EDGE_BOTTOM = 3,
    JGB_EDGE_RIGHT = 4,
    JGB_EDGE_FORCE_32 = 0x7fffffff
} jgb_edge;

/* How an element differs from its own attributes where it appears from, or
 * disappears to. Begin with JGB_ELEMENT_APPEARANCE_FADE, UIKit's default: a
 * matrix of zeros would squeeze the element to a point. */
typedef struct jgb_element_appearance {
    double alpha;            /* a factor, 0 to 1                          */
    jgb_point translation;   /* added to the frame's origin               */
    jgb_edge edge;           /* beyond which edge of the bounds it stands */
    uint32_t reserved;
    jgb_transform transform; /* about the element's centre                */
} jgb_element_appearance;
#define JGB_ELEMENT_APPEARANCE_FADE \
    { 0, { 0, 0 }, JGB_EDGE_NONE, 0, JGB_TRANSFORM_IDENTITY }

/* How a change is shown over time. The macro gives UIKit's: 0.3 s, fading. */
typedef struct jgb_animation {
    size_t struct_size;
    uint64_t duration_ns; /* 0: at once; at most 2^53                       */
    /* When it begins: 0, or a time to come, is that of the next display frame;
     * an earlier one has it show what is past already. */
    uint64_t start_time_ns;
    jgb_timing_curve curve;
    jgb_element_appearance appearing;    /* where inserted elements come from */
    jgb_element_appearance disappearing; /* where deleted elements go         */
} jgb_animation;
#define JGB_ANIMATION_INIT \
    { sizeof(jgb_animation), 300000000u, 0, { JGB_CURVE_EASE_IN_OUT, 0, { 0, 0, 0, 0 } }, \
      JGB_ELEMENT_APPEARANCE_FADE, JGB_ELEMENT_APPEARANCE_FADE }
void jgb_animation_init(jgb_animation *out_animation, size_t struct_size);

#ifdef __cplusplus
}
#endif
#endif

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Input: what a person does with pointers, wheels and pinches.
 *
 * A host sends what touches, mice and pens do with jgb_view_send_pointers(). A
 * touch or a pen drags the content of a view whose scroller is enabled
 * (scroll.h). With JGB_EVENT_MASK_TAPS, _HIGHLIGHTS and _LONG_PRESSES any view
 * tells of taps, highlights and long presses: what a pointer is down on is what
 * the last display frame shows there. Highlights and long presses begin as time
 * passes: jgb_view_wake_at() says when. Wheels, and scroll gestures on trackpads,
 * go to jgb_view_send_wheels(), pinches to jgb_view_send_pinches(): events of
 * JGB_EVENT_MASK_PINCHES tell of them, or a pinch leads to another layout
 * (jgb_view_set_pinch_transition()).
 */
#ifndef JOGAKBO_INPUT_H
#define JOGAKBO_INPUT_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The phase of a pointer. */
typedef enum jgb_pointer_phase {
    JGB_POINTER_DOWN = 0,
    JGB_POINTER_MOVE = 1,
    JGB_POINTER_UP = 2,
    JGB_POINTER_CANCEL = 3, /* the host takes the pointer away */
    JGB_POINTER_PHASE_FORCE_32 = 0x7fffffff
} jgb_pointer_phase;

/* The device of a pointer. Touches and pens drag the content. */
typedef enum jgb_pointer_device {
    JGB_DEVICE_TOUCH = 0,
    JGB_DEVICE_MOUSE = 1,
    JGB_DEVICE_PEN = 2,
    JGB_DEVICE_TRACKPAD = 3, /* as a mouse */
    JGB_POINTER_DEVICE_FORCE_32 = 0x7fffffff
} jgb_pointer_device;

/* Buttons of a pointer. One that goes down without any, or with the primary
 * one alone, may tap. */
#define JGB_BUTTON_PRIMARY 1u
#define JGB_BUTTON_SECONDARY 2u
#define JGB_BUTTON_MIDDLE 4u

/* Keys that are held meanwhile. */
#define JGB_MODIFIER_SHIFT 1u
#define JGB_MODIFIER_CONTROL 2u
#define JGB_MODIFIER_ALT 4u
#define JGB_MODIFIER_META 8u

/* A platform, by whose conventions the control and meta keys have a meaning. The
 * command key toggles items in clicks and makes keys commands: with A all items are
 * selected, with C, X and V they are copied, cut and pasted, with Home and End focus
 * goes to the ends of all. */
typedef enum jgb_platform {
    JGB_PLATFORM_ANY = 0, /* both control and meta are the command key             */
    /* Meta is the command key. A click of a mouse or a trackpad with control is one
     * of the secondary button, and asks for a menu. */
    JGB_PLATFORM_MAC = 1,
    JGB_PLATFORM_OTHER = 2, /* control is the command key                          */
    JGB_PLATFORM_FORCE_32 = 0x7fffffff
} jgb_platform;

/* How a view reads what a person does. */
typedef struct jgb_input_configuration {
    size_t struct_size;
    /* The time for which a pointer is down until it is a long press: at most one
     * hour. After 0 the next call with a time begins the long press. */
    uint64_t minimum_press_duration_ns;
    /* The greatest distance, in points, from where the pointer went down, up to which
     * it may become a long press. A pointer that begins to drag cannot become one. */
    double allowable_movement;
    jgb_platform platform;
    uint32_t reserved; /* 0 */
} jgb_input_configuration;
#define JGB_INPUT_CONFIGURATION_INIT \
    { sizeof(jgb_input_configuration), UINT64_C(500000000), 10, JGB_PLATFORM_ANY, 0 }
void jgb_input_configuration_init(jgb_input_configuration *out_configuration, size_t struct_size);

/* Sets the time and the distance of a long press, and which key is the command key.
 * NULL stands for JGB_INPUT_CONFIGURATION_INIT. A pointer that is down becomes a long
 * press by the settings with which it went down. Errors: JGB_INVALID_ARGUMENT for a
 * time or a distance that is too large, a distance that is negative or NaN, and
 * an unknown platform. Cost: O(1). */
jgb_status jgb_view_set_input_configuration(jgb_view *view,
                                            const jgb_input_configuration *configuration);

/* A pointer at a time. */
typedef struct jgb_pointer_sample {
    uint64_t time_ns;   /* never goes back, in display frames neither          */
    jgb_point position; /* points, from the top left corner of the view        */
    uint32_t pointer;   /* a number of the host's, the same from down to up    */
    jgb_pointer_phase phase;
    jgb_pointer_device device;
    uint16_t buttons;   /* JGB_BUTTON_...; other bits count for nothing        */
    uint16_t modifiers; /* JGB_MODIFIER_...; events hand them on               */
} jgb_pointer_sample;

/*
 * Sends samples of pointers, in order. A touch or a pen that moves more than 10
 * points drags the content, if the scroller is enabled; lifted, it lets the
 * content go with its velocity. A pointer that goes down while the content moves
 * stops the content. A pointer that is lifted after less than 10 points, a mouse
 * after less than 4, taps. One pointer drags at a time, and one presses. A
 * pointer that goes down twice was taken away between.
 * Errors: JGB_INVALID_ARGUMENT for a time that goes back, a number that an
 * enumeration does not have, and a position that is NaN or too large. Then no sample
 * counts.
 */
jgb_status jgb_view_send_pointers(jgb_view *view, const jgb_pointer_sample *samples, size_t count);

/* The phase of a gesture that the host recognises. */
typedef enum jgb_gesture_phase {
    JGB_GESTURE_UNPHASED = 0, /* a turn of a wheel that is part of no gesture */
    JGB_GESTURE_BEGAN = 1,
    JGB_GESTURE_CHANGED = 2,
    JGB_GESTURE_ENDED = 3,
    JGB_GESTURE_CANCELLED = 4, /* the host takes the gesture away */
    JGB_GESTURE_PHASE_FORCE_32 = 0x7fffffff
} jgb_gesture_phase;

/* The unit of a wheel. */
typedef enum jgb_wheel_unit {
    JGB_WHEEL_POINTS = 0,
    JGB_WHEEL_LINES = 1, /* `line_height` of jgb_scroll_configuration */
    JGB_WHEEL_PAGES = 2, /* the length of the bounds                  */
    JGB_WHEEL_UNIT_FORCE_32 = 0x7fffffff
} jgb_wheel_unit;

/* A turn of a wheel, or a part of a scroll gesture on a trackpad. */
typedef struct jgb_wheel_sample {
    uint64_t time_ns;   /* never goes back, in display frames neither          */
    jgb_point position; /* of the pointer: points from the view's top left     */
    jgb_point delta;    /* in units, positive towards the end of the content   */
    jgb_wheel_unit unit;
    jgb_gesture_phase phase;
    uint32_t is_momentum; /* 1: the fingers are lifted, the trackpad goes on   */
    uint16_t modifiers;   /* JGB_MODIFIER_...; with shift, y alone counts as x */
    uint16_t reserved;
} jgb_wheel_sample;

/*
 * Scrolls by wheels, in order. Without a phase the content moves at once, or in a
 * moment (`smooths_wheels`), and stops at its edges; content that pages goes to the
 * page that the turns lead to, and at least to the next one. With phases the first 10
 * points beyond an edge where the content stands move nothing; then the content
 * follows beyond the edge, and comes back as the gesture ends. Momentum of a
 * gesture bounces at an edge. The view ignores the momentum after the bounce, and all
 * momentum where pages or the layout say where the content rests. The larger axis of
 * a gesture decides whether a section under the pointer scrolls across.
 * Errors: JGB_WRONG_STATE while the scroller is disabled; JGB_INVALID_ARGUMENT for
 * a time that goes back, a number that an enumeration does not have, and a position or
 * a delta that is NaN or too large. Then no sample counts.
 */
jgb_status jgb_view_send_wheels(jgb_view *view, const jgb_wheel_sample *samples, size_t count);

/* A pinch at a time. */
typedef struct jgb_pinch_sample {
    uint64_t time_ns;  /* never goes back, in display frames neither              */
    jgb_point center;  /* between the fingers: points from the view's top left    */
    double scale;      /* of the distance of the fingers as the pinch began       */
    jgb_gesture_phase phase; /* not JGB_GESTURE_UNPHASED                          */
    uint32_t reserved;
} jgb_pinch_sample;

/*
 * Follows pinches, in order. A pinch stops content that moves, and takes back what
 * pointers press and drag; pointers that go down before the end of the pinch do
 * neither: a host that loses a pinch sends JGB_GESTURE_CANCELLED. The end has the
 * scale that the pinch had last. Needs no scroller.
 * Errors: JGB_INVALID_ARGUMENT for a time that goes back, a phase that a pinch
 * does not have, a scale that is not above 0, and a center or a scale that is NaN or too
 * large. Then no sample counts.
 */
jgb_status jgb_view_send_pinches(jgb_view *view, const jgb_pinch_sample *samples, size_t count);

/* A layout to which a pinch leads. The layout is copied. */
typedef struct jgb_pinch_transition {
    size_t struct_size;
    const jgb_layout *layout;
    double start_scale; /* beyond which the pinch leads             */
    double end_scale;   /* at which the view is at the other layout */
    uint64_t tag;       /* of the completion                        */
} jgb_pinch_transition;
#define JGB_PINCH_TRANSITION_INIT { sizeof(jgb_pinch_transition), NULL, 1, 2, 0 }
void jgb_pinch_transition_init(jgb_pinch_transition *out_transition, size_t struct_size);

/* The keys of jgb_view_transition_value() that a pinch sets while it leads. */
#define JGB_TRANSITION_KEY_SCALE 13u
#define JGB_TRANSITION_KEY_CENTER_X 14u
#define JGB_TRANSITION_KEY_CENTER_Y 15u

/*
 * Declares that a pinch leads to another layout, by an interactive transition
 * (transition.h). `transition` may be NULL: no pinch does. The transition starts with
 * the first scale beyond `start_scale`, on the side of `end_scale`; it finishes if the
 * pinch ends at half of the way or more, or while it goes there, and is cancelled
 * otherwise. A pinch leads nothing where the view has the layout (a compositional
 * layout: from the same jgb_layout), where another transition runs, or where the start
 * is refused otherwise. What is declared while a pinch leads counts from the next one
 * on. Errors: as jgb_view_set_layout(); JGB_INVALID_ARGUMENT for scales that are not
 * above 0, or equal.
 */
jgb_status jgb_view_set_pinch_transition(jgb_view *view,
                                         const jgb_pinch_transition *transition);

#ifdef __cplusplus
}
#endif
#endif

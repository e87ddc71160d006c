/*
 * Input: what a person does with pointers.
 *
 * A host sends what touches, mice and pens do with jgb_view_send_pointers(). A
 * touch or a pen drags the content of a view whose scroller is enabled
 * (scroll.h). With JGB_EVENT_MASK_TAPS, _HIGHLIGHTS and _LONG_PRESSES any view
 * tells of taps, highlights and long presses: what a pointer is down on is what
 * the last display frame shows there. Highlights and long presses begin as time
 * passes: jgb_view_wake_at() says when.
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
 * enumeration does not have, and a position that is no number. Then no sample
 * counts.
 */
jgb_status jgb_view_send_pointers(jgb_view *view, const jgb_pointer_sample *samples, size_t count);

#ifdef __cplusplus
}
#endif
#endif

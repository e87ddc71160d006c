/* Items as a person moves them: picked up, held by a pointer that moves, and let go. */
#ifndef MOVEMENT_H
#define MOVEMENT_H

#include "case.h"
#include "sources.h"

/* A pointer that holds an item. Positions are in points from the top left corner of the bounds. */
typedef struct holder {
    view_case *c;
    jgb_point position;
    double speed; /* points down a display frame */
    uint64_t time_ns;
} holder;

/* Measures in each layout, with the width of the bounds; the source is the function's to free. */
void movement_sources(uint32_t count, void (*measure)(const char *, case_source, double));

/* Moves the pointer, a sixtieth of a second later. It turns at 200 points from the top and at
 * 600. */
void movement_advance(holder *h);

/* Shows a display frame. */
void movement_show(holder *h);

/* Takes the events that wait. */
void movement_take_events(holder *h);

/* Shows a third of the way down, and has all items be such as a person may move. */
holder movement_open(view_case *c);

/* Picks up the item in the middle of the bounds. */
void movement_begin(holder *h);

/* Moves the pointer as movement_advance() does, and shows a display frame. */
void movement_update(holder *h);

/* Moves the pointer down by a distance, and shows what comes of that once nothing moves. */
jgb_interactive_movement movement_hold(holder *h, double distance);

/* Lets the item go, and shows the first display frame after that. */
void movement_end(holder *h);

/* Shows a display frame once nothing moves any more. */
void movement_rest(holder *h);

/* How the item that is let go, and those that make room, are shown. */
jgb_animation movement_animation(void);

#endif

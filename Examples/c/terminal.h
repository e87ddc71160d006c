/* The terminal: raw keys in, a screenful at a time out. */
#ifndef TERMINAL_H
#define TERMINAL_H

#include <stdint.h>

typedef enum key {
    KEY_NONE,
    KEY_QUIT,
    KEY_UP,
    KEY_DOWN,
    KEY_LEFT,
    KEY_RIGHT,
    KEY_PAGE_UP,
    KEY_PAGE_DOWN,
    KEY_HOME,
    KEY_END,
    KEY_NEXT_SECTION,
    KEY_PREVIOUS_SECTION,
    KEY_LAYOUT,
    KEY_READ,
    KEY_FIND, /* begins text, or ends it */
    KEY_TEXT,
    KEY_SPACE,
    KEY_ALL, /* control and A */
    KEY_ESCAPE,
    KEY_DELETE,
    KEY_WHEEL_UP,
    KEY_WHEEL_DOWN,
    KEY_MOUSE_DOWN, /* the left button, and the mouse while the button is held */
    KEY_MOUSE_MOVE,
    KEY_MOUSE_UP
} key;

/* The details of a key. */
typedef struct key_details {
    char text;       /* of KEY_TEXT                                   */
    unsigned held;   /* a sum of HELD_...: keys that are held as well */
    int column, row; /* of the mouse, from 0                          */
} key_details;

enum { HELD_SHIFT = 1, HELD_ALT = 2, HELD_CONTROL = 4 };

/* Takes the terminal over, and its mouse. Returns 0 when standard input or output is none. */
int terminal_open(void);
/* Gives it back as it was. */
void terminal_close(void);
void terminal_size(int *out_columns, int *out_rows);
/* Waits for a key, or for so long; negative: for as long as it takes. KEY_NONE
 * when the time is over, for a key that means nothing, and for a new size. */
key terminal_key(int64_t nanoseconds);
/* Has letters be text from now on, up to KEY_FIND; or keys again. */
void terminal_take_text(int is_text);
/* Returns the details of the last key. */
key_details terminal_details(void);
/* Whether keys have arrived that terminal_key() has not told of. */
int terminal_has_keys(void);

/* The time of a clock that never goes back. */
uint64_t terminal_time_ns(void);

/* Appends to the next screenful, as printf() does. */
void terminal_print(const char *format, ...);
/* Begins printing at a column and row, from 0. */
void terminal_move(int column, int row);
/* Shows what was appended. */
void terminal_flush(void);

#endif

/* The terminal: raw keys in, a screenful at a time out. */
#ifndef TERMINAL_H
#define TERMINAL_H

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
    KEY_LAYOUT
} key;

/* Takes the terminal over. Returns 0 when standard input or output is none. */
int terminal_open(void);
/* Gives it back as it was. */
void terminal_close(void);
void terminal_size(int *out_columns, int *out_rows);
/* Waits for a key; KEY_NONE for one that means nothing, or a new size. */
key terminal_key(void);

/* Waits for less than a second. */
void terminal_pause(long nanoseconds);

/* Appends to the next screenful, as printf() does. */
void terminal_print(const char *format, ...);
/* Begins printing at a column and row, from 0. */
void terminal_move(int column, int row);
/* Shows what was appended. */
void terminal_flush(void);

#endif

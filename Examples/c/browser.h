/* What the browser is made of. */
#ifndef BROWSER_H
#define BROWSER_H

#include "characters.h"
#include <jogakbo.h>

enum { CATEGORIES = 7, DETAIL_QUEUE = 2048, DETAILS = 4096 };

/* The events that the browser asks for, and those for what a screen reader says. */
#define BROWSER_EVENTS (JGB_EVENT_MASK_BANDS | JGB_EVENT_MASK_ACTIONS | JGB_EVENT_MASK_PREFETCHING)
#define READING_EVENTS \
    (JGB_EVENT_MASK_ACCESSIBILITY | JGB_EVENT_MASK_FOCUS | JGB_EVENT_MASK_SELECTION)

/* What a native view would be: it keeps what it shows until it is told. */
typedef struct native_view {
    int is_shown;
    jgb_layout_attributes attributes;
    jgb_rect box; /* its frame, or the box around that as its transform has it */
} native_view;

/* The details that are loaded, and those that are to be. Code points name the characters: updates
 * do not change them. */
typedef struct detail_loader {
    uint32_t queue[DETAIL_QUEUE]; /* the next one first */
    size_t queue_count;
    uint32_t loaded[DETAILS];             /* the details that are kept, in a ring */
    size_t loaded_count, cancelled_count; /* since the start                      */
    int is_loading;                       /* more may be to load                  */
} detail_loader;

typedef struct browser {
    character_map map;
    jgb_view *view;
    uint32_t reuse_identifiers[CATEGORIES];
    native_view *native_views; /* by number of the reusable view */
    size_t native_view_count;
    detail_loader loader;
    double offset, content_height; /* of the last display frame */
    double target;                 /* where the content offset is, or goes */
    int columns, rows; /* of the viewport */
    int cursor_column, cursor_row;
    size_t changed, removed; /* by the last display frame */
    uint64_t time_ns;
    uint32_t is_animated; /* whether keys scroll over time */
    int is_finding;       /* whether text finds characters by their names */
    int follows_focus;    /* whether the cursor is where focus is, once that is visible */
    int is_drawing;       /* whether the mouse draws a band over characters */
    jgb_rect band;        /* in the content */
    int is_reading;   /* whether the status line has what a screen reader says */
    char speech[200]; /* what it says */
    int layout;
} browser;

/* Ends the program when a call has failed. */
void check(const browser *self, jgb_status status);
/* Ends the program where there is no memory; returns the memory otherwise. */
void *allocated(void *memory);

/* Takes over what changed since the display frame before. */
void next_display_frame(browser *self);

/* Focus and the selection: those of the view, as keys and the mouse change them. */
void set_up_selection(browser *self);
void focus_under_cursor(browser *self);
void follow_focus(browser *self);
void press_key(browser *self, jgb_key pressed);
void follow_mouse(browser *self, jgb_pointer_phase phase);
void handle_events(browser *self);

/* Reading: what a screen reader says of the view's events, and how it scrolls. */
void toggle_reading(browser *self);
void hear(browser *self, const jgb_events *events);
void read_page(browser *self, int direction);

/* Details: loads those of visible characters, and of those that prefetch events name. */
void set_up_details(browser *self);
void follow_prefetching(browser *self, const jgb_events *events, const jgb_event *event);
void load_details(browser *self);

/* Layouts: by name, 0 when there is none; the next one, animated. */
int choose_layout(browser *self, const char *name);
void next_layout(browser *self);
const char *layout_name(const browser *self);

/* A layout of the browser's own: its lines sway. */
jgb_status create_swaying(jgb_layout **out_layout);

/* The number of a character's general category, and its name. */
size_t category_index(const character *of);
const char *category_name(size_t index);

character *character_at(const browser *self, jgb_index_path path);

/* Draws what the native views show, and what is under the cursor. */
void draw(const browser *self);

#endif

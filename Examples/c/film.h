/* A film: what is shown when, and the picture that moves, of SVG and CSS, made of it. */
#ifndef FILM_H
#define FILM_H

#include <stdint.h>

enum {
    FILM_WIDTH = 780,
    FILM_HEIGHT = 320,
    SECONDS = 12,
    FRAMES_PER_SECOND = 30,
    PIECES_MAX = 512, /* bindings of views, in the whole film */
    VIEWS_MAX = 256,
    KEYS_MAX = SECONDS * FRAMES_PER_SECOND,
    WORDS_MAX = 16
};

/* The place of a piece at a time. */
typedef struct film_place {
    double x, y, width, height, alpha;
} film_place;

/* One binding of a view: a photo, from when it is shown until the view is used again. */
typedef struct film_piece {
    uint32_t photo, generation;
    int key_count;
    double times[KEYS_MAX];
    film_place places[KEYS_MAX];
} film_piece;

typedef struct film {
    film_piece pieces[PIECES_MAX];
    int piece_count;
    int piece_of_view[VIEWS_MAX]; /* 1 + the index of the view's last piece */
    int scroll_count;
    double scroll_times[KEYS_MAX], scrolls[KEYS_MAX];
    int word_count;
    double word_times[WORDS_MAX];
    const char *words[WORDS_MAX];
} film;

/* Shows a photo in a view. Times never go back. The generation is that of the view's binding. */
void film_show(film *self, double time_s, uint32_t view, uint32_t generation, uint32_t photo,
               const film_place *place);
/* Says how far all has been scrolled. */
void film_scroll(film *self, double time_s, double scrolled);
/* Shows words from a time until the next words. */
void film_say(film *self, double time_s, const char *words);
/* Writes the picture, with words that stay. Returns 0, or says on standard error why not and
 * returns 1. */
int film_write(const film *self, const char *path, const char *words);

#endif

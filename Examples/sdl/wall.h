/* The parts of the photo wall: photos, their pictures, layouts and drawing. */
#ifndef WALL_H
#define WALL_H

#include <SDL.h>
#include <SDL_ttf.h>
#include <jogakbo.h>

enum { LAYOUTS = 5, VIEWS = 4096, PICTURES = 512 };

#define PLACEHOLDER 0xff2c2c30u /* the colour of a photo without its picture */

/* A photo. Its index is its identifier; a section has the identifier of its first photo. */
typedef struct photo {
    const char *section, *title;
    float width, height;
    int is_deleted;
    SDL_Surface *picture; /* NULL: not loaded */
    uint64_t shown_in;    /* the last display frame that shows the photo; 0: none */
} photo;

/* Photos whose pictures are to be loaded, the next one first. */
typedef struct photo_queue {
    uint64_t photos[VIEWS];
    size_t count;
} photo_queue;

/* What a reusable view shows, until the view has another generation. */
typedef struct drawn_view {
    uint64_t identifier;
    uint32_t generation;
    SDL_Texture *texture;
    SDL_Surface *picture; /* that the texture has; NULL: none */
    int width, height;
} drawn_view;

typedef struct wall {
    SDL_Window *window;
    SDL_Renderer *renderer;
    TTF_Font *font;
    SDL_Texture *ring; /* a white point: what is behind the photo that has focus */
    SDL_FRect band;    /* which the mouse draws, in the content; without width: none */
    photo *photos;
    size_t photo_count;
    photo_queue visible, ahead; /* in the last display frame; by prefetch events */
    photo *loaded[PICTURES];    /* photos with pictures, in a ring */
    size_t next_loaded;
    uint64_t sequence; /* of the last display frame */
    jgb_view *view;
    jgb_snapshot *shown; /* the photos that match the filter */
    char filter[64];
    Uint16 held; /* modifier keys, as of the last event: SDL_GetModState() may be ahead of it */
    drawn_view views[VIEWS];
    int layout, width, height; /* the size is the window's */
    double scale;              /* of the pinch; 0: no pinch */
} wall;

void fail(const char *what, const char *why); /* ends the program */
void check(const wall *self, jgb_status status);
uint64_t now_ns(void);
void read_photos(wall *self, const char *path);
void apply_filter(wall *self, const jgb_animation *animation);
void delete_selected(wall *self);
void set_layout(wall *self, int layout, const jgb_animation *animation);
void pinch(wall *self, double distance);
void end_pinch(wall *self);
void follow_prefetching(wall *self, const jgb_events *news, const jgb_event *event);
SDL_Surface *visible_picture(wall *self, uint64_t number);
int load_pictures(wall *self);
uint32_t color_of(uint64_t identifier, uint32_t darkest);
void draw(wall *self, const jgb_display_frame *frame);

#endif

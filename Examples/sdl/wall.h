/* Photo walls, side by side in a window. */
#ifndef WALL_H
#define WALL_H

#include <SDL.h>
#include <SDL_ttf.h>
#include <jogakbo.h>

enum { WALLS = 2, LAYOUTS = 5, VIEWS = 4096, PICTURES = 512, FILES = 256,
       UNDOS = 128 };

/* A section has the number of its first photo; the one with the photos of an album has the
 * number of the album, and this bit. */
#define ALBUM (UINT64_C(1) << 32)

#define UNLOADED 0xff2c2c30u /* the colour of a photo without its picture */

/* A photo, or an album of photos. Its index is its identifier, in all walls. */
typedef struct photo {
    const char *section, *title;
    float width, height;
    int is_album, is_open;
    int is_wanted;        /* the picture is to be loaded ahead of scrolling */
    SDL_Surface *picture; /* NULL: not loaded */
    uint64_t shown_in;    /* the last frame that shows the photo; 0: none */
} photo;

/* Numbers of photos. */
typedef struct photo_list {
    uint64_t *photos;
    size_t count;
} photo_list;

/* What a reusable view shows, until the view has another generation. */
typedef struct drawn_view {
    uint64_t identifier;
    uint32_t generation;
    int width, height;
    SDL_Surface *picture; /* that the texture has; NULL: none */
    size_t photo_count;   /* of an album */
    SDL_Texture *texture;
} drawn_view;

/* A file that was dropped on a wall, and is being read. */
typedef struct loading_file {
    struct wall *to;
    uint32_t placeholder;
    uint64_t photo;
    uint64_t due_ns;
} loading_file;

typedef struct wall {
    struct desk *desk;
    SDL_Rect area; /* in the window */
    jgb_view *view;
    jgb_snapshot *all, *shown; /* all photos of the wall; those that match the filter */
    drawn_view views[VIEWS];
    SDL_FRect band, line; /* that selects photos; where photos would be dropped: in the content */
    int layout;
    double scale; /* of the pinch; 0: no pinch */
} wall;

typedef struct desk {
    SDL_Window *window;
    SDL_Renderer *renderer;
    TTF_Font *font;
    SDL_Texture *ring; /* a white point: what is behind the photo that has focus */
    wall walls[WALLS];
    int wall_count;
    wall *active; /* takes keys, and pointers from down to up */
    int pointers_down;
    Uint16 held; /* modifier keys, as of the last event: SDL_GetModState() may be ahead of it */
    char filter[64];
    photo *photos;
    size_t photo_count;
    jgb_snapshot *undos[UNDOS][WALLS]; /* in a ring; NULL: none */
    size_t undo_end;
    uint64_t frame;
    uint64_t visible[WALLS * VIEWS], ahead[VIEWS]; /* photos to load, these in a ring */
    size_t visible_count, ahead_start, ahead_end;
    uint64_t loaded[PICTURES]; /* photos with pictures, in a ring */
    size_t loaded_count, next_loaded;
    SDL_FPoint pointer; /* that drags, in the window */
    SDL_Texture *dragged; /* the photo at the pointer; NULL: none */
    SDL_FPoint dragged_size;
    size_t dragged_count;
    wall *guest_of; /* the other wall over which photos are dragged; NULL: none */
    photo_list dropped;
    int drops_files; /* the photos that were dropped are files */
    loading_file files[FILES];
    size_t file_count;
} desk;

/* input.c */
void handle(desk *self, const SDL_Event *event);

/* wall.c */
void fail(const char *what, const char *why); /* ends the program */
void check(const wall *self, jgb_status status);
uint64_t now_ns(void);
wall *wall_at(desk *self, float x);
jgb_point point_in(const wall *self, SDL_FPoint at);
void make_wall(wall *self);
void show_wall(wall *self);
void follow_events(wall *self);

/* photos.c */
void read_photos(wall *self, const char *path);
uint64_t add_photo(desk *self, const char *section, const char *title, double aspect_ratio);
void append_photo(photo_list *list, uint64_t number);
void list_photos(const wall *self, const jgb_item_run *runs, size_t count, photo_list *list);
void show_all_photos(desk *self);

/* changes.c */
void undo(desk *self);
void delete_selected(wall *self);
void place_photos(wall *self, const uint64_t *photos, size_t count, jgb_index_path path,
                  int is_into_album);
void take_drop(wall *self, const jgb_event *event);

/* drags.c */
void follow_drag(desk *self);
void let_go(desk *self);
void begin_drag(wall *self, const jgb_event *event);
void end_drag(desk *self);

/* files.c */
void take_file(desk *self, char *path);
void drop_files(desk *self);
void await_files(wall *self, jgb_index_path path);
void place_files(desk *self);
uint64_t awaited_photo(const wall *self, uint32_t placeholder);

/* layouts.c */
void set_layout(wall *self, int layout);
void pinch(wall *self, double distance);
void end_pinch(wall *self);

/* pictures.c */
void follow_prefetching(desk *self, const jgb_events *news, const jgb_event *event);
SDL_Surface *visible_picture(desk *self, uint64_t number);
int load_pictures(desk *self);
uint32_t color_of(uint64_t identifier, uint32_t darkest);

/* draw.c */
SDL_Texture *paint(const desk *self, int is_photo, uint64_t number, int width, int height,
                   size_t photo_count);
void draw(wall *self, const jgb_display_frame *frame);
void draw_dragged(const desk *self);

#endif

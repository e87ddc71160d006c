/*
 * wall FILE.tsv [OTHER.tsv]: a wall of photos in a window, or two side by side.
 *
 * Scroll by the wheel, a finger, or the mouse with its right button. Select by clicks and bands,
 * with shift and Ctrl, and by keys; Delete deletes. Drag photos to other places, onto an album,
 * to the other wall, and files from elsewhere; Ctrl and Z undo. Two clicks open an album. Arrows,
 * Home, End and pages move focus, Tab leads to the other wall. Type to filter. F1 to F5, a pinch,
 * and the wheel with Ctrl change the layout.
 */
#include "wall.h"

static const char font[] = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf";
static const uint32_t white = 0xffffffff;

static void make_window(desk *self)
{
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_RENDER_VSYNC, "1");
    if (SDL_Init(SDL_INIT_VIDEO) || TTF_Init() || !(self->font = TTF_OpenFont(font, 13)) ||
        SDL_CreateWindowAndRenderer(1000, 720, SDL_WINDOW_RESIZABLE, &self->window,
                                    &self->renderer))
        fail("SDL", SDL_GetError());
    self->ring = SDL_CreateTexture(self->renderer, SDL_PIXELFORMAT_ARGB8888,
                                   SDL_TEXTUREACCESS_STATIC, 1, 1);
    SDL_UpdateTexture(self->ring, NULL, &white, sizeof white);
}

/* Gives each wall its part of the window. */
static void place_walls(desk *self)
{
    int width, height, i;
    SDL_GetWindowSize(self->window, &width, &height);
    for (i = 0; i < self->wall_count; i++) {
        SDL_Rect *area = &self->walls[i].area;
        area->x = width * i / self->wall_count;
        area->w = width * (i + 1) / self->wall_count - area->x;
        area->h = height;
    }
}

static void follow_all_events(desk *self)
{
    int i;
    for (i = 0; i < self->wall_count; i++)
        follow_events(&self->walls[i]);
}

/* Shows a frame. The events of input come before it, and those of prefetching after it. */
static void show(desk *self)
{
    int i;
    follow_all_events(self);
    place_files(self);
    self->frame++;
    self->visible_count = 0;
    place_walls(self);
    SDL_RenderSetViewport(self->renderer, NULL);
    SDL_SetRenderDrawColor(self->renderer, 24, 24, 27, 255);
    SDL_RenderClear(self->renderer);
    for (i = 0; i < self->wall_count; i++)
        show_wall(&self->walls[i]);
    draw_dragged(self);
    SDL_RenderPresent(self->renderer);
    follow_all_events(self);
}

/* Returns in how many milliseconds a view has something to show as time passes; -1: not before
 * there is an event. */
static int milliseconds_to_wait(const desk *self)
{
    const uint64_t now = now_ns();
    uint64_t wake, first = UINT64_MAX;
    size_t file;
    int i;
    for (i = 0; i < self->wall_count; i++) {
        check(&self->walls[i], jgb_view_wake_at(self->walls[i].view, &wake));
        if (wake != 0)
            first = SDL_min(first, wake);
    }
    for (file = 0; file < self->file_count; file++)
        first = SDL_min(first, self->files[file].due_ns);
    if (first == UINT64_MAX)
        return -1;
    return first > now ? (int)((first - now) / 1000000) + 1 : 0;
}

int main(int argc, char **argv)
{
    static desk self;
    SDL_Event event = {SDL_FIRSTEVENT};
    int i, has_event;
    if (argc < 2 || argc > 1 + WALLS)
        fail("usage", "wall FILE.tsv [OTHER.tsv]");
    make_window(&self);
    self.active = self.walls;
    for (i = 0; i < argc - 1; i++) {
        self.walls[i].desk = &self;
        make_wall(&self.walls[i]);
        read_photos(&self.walls[i], argv[i + 1]);
        self.wall_count++;
    }
    show_all_photos(&self);
    while (event.type != SDL_QUIT) {
        show(&self);
        /* A few pictures are loaded for the next frame; with none to load, the wall waits. */
        has_event = load_pictures(&self)
                        ? SDL_PollEvent(&event)
                        : SDL_WaitEventTimeout(&event, milliseconds_to_wait(&self));
        for (; has_event && event.type != SDL_QUIT; has_event = SDL_PollEvent(&event))
            handle(&self, &event);
    }
    for (i = 0; i < self.wall_count; i++) {
        jgb_snapshot_destroy(self.walls[i].all);
        jgb_snapshot_destroy(self.walls[i].shown);
        jgb_view_destroy(self.walls[i].view);
    }
    SDL_Quit();
    return 0;
}

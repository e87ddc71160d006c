/* The pictures of the photos. Events of the views say which pictures to load ahead of scrolling,
 * and which of them are no longer needed. After each frame a few are loaded. A limited number of
 * pictures is kept, by the numbers of their photos, which no filter changes. */
#include "wall.h"

enum { LOADS_PER_FRAME = 3 };

/* Puts the photos of an event into the queue, or marks them as no longer wanted. */
void follow_prefetching(desk *self, const jgb_events *news, const jgb_event *event)
{
    uint32_t i;
    for (i = 0; i < event->identifier_count; i++) {
        const uint64_t number = news->identifiers[event->first_identifier + i];
        photo *each = &self->photos[number];
        const int is_queued = each->is_wanted;
        each->is_wanted = event->kind == JGB_EVENT_PREFETCH && !each->picture && !each->is_album;
        if (each->is_wanted && !is_queued && self->ahead_end - self->ahead_start < VIEWS)
            self->ahead[self->ahead_end++ % VIEWS] = number;
    }
}

/* Returns the picture of a photo that the frame shows, or NULL while the picture is not loaded.
 * Visible photos are loaded first. No event cancels them, so each frame lists them anew. */
SDL_Surface *visible_picture(desk *self, uint64_t number)
{
    photo *shown = &self->photos[number];
    shown->shown_in = self->frame;
    shown->is_wanted = 0;
    if (!shown->picture && !shown->is_album)
        self->visible[self->visible_count++] = number;
    return shown->picture;
}

/* Returns the colour of a picture or a header. */
uint32_t color_of(uint64_t identifier, uint32_t darkest)
{
    const uint32_t hash = ((uint32_t)identifier + 1) * 2654435761u;
    return 0xff000000u + darkest * 0x010101 + (hash >> 25 << 16) + (hash >> 17 & 127) * 0x100 +
           (hash >> 9 & 127);
}

/* Draws a picture, a square in another, where another host would decode a file. */
static SDL_Surface *decode(const photo *of, uint64_t number)
{
    const uint32_t color = color_of(number, 64);
    const int width = (int)of->width, height = (int)of->height;
    const SDL_Rect inner = {width / 4, height / 5, width / 2, height * 3 / 10};
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32,
                                                          SDL_PIXELFORMAT_RGB888);
    if (!picture)
        fail("SDL", SDL_GetError());
    SDL_FillRect(picture, NULL, color);
    SDL_FillRect(picture, &inner, color + 0x404040);
    return picture;
}

/* Returns a place for a picture: a new one, or that of the oldest picture whose photo is not
 * visible; NULL if the photos of all pictures are visible. */
static uint64_t *make_room(desk *self)
{
    size_t tries;
    if (self->loaded_count < PICTURES)
        return &self->loaded[self->loaded_count++];
    for (tries = 0; tries < PICTURES; tries++) {
        uint64_t *place = &self->loaded[self->next_loaded++ % PICTURES];
        photo *oldest = &self->photos[*place];
        if (oldest->shown_in == self->frame)
            continue;
        SDL_LogVerbose(SDL_LOG_CATEGORY_APPLICATION, "drop %u", (unsigned)*place);
        SDL_FreeSurface(oldest->picture);
        oldest->picture = NULL;
        return place;
    }
    return NULL;
}

/* Loads a few pictures, and returns how many. */
int load_pictures(desk *self)
{
    int count = 0;
    while (count < LOADS_PER_FRAME) {
        const int is_visible = self->visible_count > 0;
        uint64_t *place, number;
        if (!is_visible && self->ahead_start == self->ahead_end)
            break;
        number = is_visible ? self->visible[--self->visible_count]
                            : self->ahead[self->ahead_start++ % VIEWS];
        if (!is_visible && !self->photos[number].is_wanted)
            continue;
        place = make_room(self);
        if (!place)
            break;
        SDL_LogVerbose(SDL_LOG_CATEGORY_APPLICATION, "load %u", (unsigned)number);
        self->photos[number].picture = decode(&self->photos[number], number);
        self->photos[number].is_wanted = 0;
        *place = number;
        count++;
    }
    return count;
}

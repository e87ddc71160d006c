/* The pictures of the photos. Events of the view say which pictures to load ahead of scrolling, and
 * which of them are no longer needed. After each display frame a few are loaded. The wall keeps a
 * limited number of pictures, by the numbers of their photos, which no filter changes. */
#include "wall.h"

enum { LOADS_PER_FRAME = 3 };

static void append(photo_queue *queue, uint64_t number)
{
    if (queue->count < VIEWS)
        queue->photos[queue->count++] = number;
}

static void take_out(photo_queue *queue, uint64_t number)
{
    size_t i = 0;
    while (i < queue->count && queue->photos[i] != number)
        i++;
    if (i == queue->count)
        return;
    queue->count--;
    SDL_memmove(&queue->photos[i], &queue->photos[i + 1],
                (queue->count - i) * sizeof *queue->photos);
}

/* Puts the photos of an event into the queue, or takes them out. */
void follow_prefetching(wall *self, const jgb_events *news, const jgb_event *event)
{
    uint32_t i;
    for (i = 0; i < event->identifier_count; i++) {
        const uint64_t number = news->identifiers[event->first_identifier + i];
        take_out(&self->ahead, number);
        if (event->kind == JGB_EVENT_PREFETCH && !self->photos[number].picture)
            append(&self->ahead, number);
    }
}

/* Returns the picture of a photo that the display frame shows, or NULL while the picture is not
 * loaded. Visible photos are loaded first. No event cancels them, so each display frame lists them
 * anew. */
SDL_Surface *visible_picture(wall *self, uint64_t number)
{
    photo *shown = &self->photos[number];
    shown->shown_in = self->sequence;
    if (!shown->picture) {
        take_out(&self->ahead, number);
        append(&self->visible, number);
    }
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
static SDL_Surface *decode(const wall *self, uint64_t number)
{
    const uint32_t color = color_of(number, 64);
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(
        0, (int)self->photos[number].width, (int)self->photos[number].height, 32,
        SDL_PIXELFORMAT_RGB888);
    SDL_Rect inner;
    if (!picture)
        fail("SDL", SDL_GetError());
    inner.x = picture->w / 4;
    inner.y = picture->h / 5;
    inner.w = picture->w / 2;
    inner.h = picture->h * 3 / 10;
    SDL_FillRect(picture, NULL, color);
    SDL_FillRect(picture, &inner, color + 0x404040);
    return picture;
}

/* Loads a picture. The new picture takes the place of the oldest one whose photo is not visible.
 * Returns 0 if the photos of all pictures are visible. */
static int load(wall *self, uint64_t number)
{
    photo **place;
    size_t tries = 0;
    do
        place = &self->loaded[self->next_loaded++ % PICTURES];
    while (*place && (*place)->shown_in == self->sequence && ++tries < PICTURES);
    if (tries == PICTURES)
        return 0;
    if (*place) {
        SDL_LogVerbose(SDL_LOG_CATEGORY_APPLICATION, "drop %td", *place - self->photos);
        SDL_FreeSurface((*place)->picture);
        (*place)->picture = NULL;
    }
    SDL_LogVerbose(SDL_LOG_CATEGORY_APPLICATION, "load %u", (unsigned)number);
    *place = &self->photos[number];
    (*place)->picture = decode(self, number);
    return 1;
}

/* Loads a few pictures, and returns how many. */
int load_pictures(wall *self)
{
    int count = 0;
    while (count < LOADS_PER_FRAME && self->visible.count + self->ahead.count > 0) {
        photo_queue *queue = self->visible.count > 0 ? &self->visible : &self->ahead;
        const uint64_t number = queue->photos[0];
        take_out(queue, number);
        if (!load(self, number))
            break;
        count++;
    }
    return count;
}

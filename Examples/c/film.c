/*
 * film FILE.svg: what a view of a million photos shows in twelve seconds, as a picture that moves.
 *
 * A finger flicks the photos, some come, some go, and they are laid out in other ways. Time passes
 * as fast as the program runs. The photos are scraps of cloth, drawn by code.
 */
#include <jogakbo.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "film.h"

enum { PHOTOS = 1000000, FRAMES = SECONDS * FRAMES_PER_SECOND, FLICK_AT = FRAMES_PER_SECOND,
       FLICK_FRAMES = 4 };
enum { FIRST_NEW = 7, NEW = 3, FIRST_OLD = 12, OLD = 4 }; /* after the first that is visible */

static const double frame_s = 1.0 / FRAMES_PER_SECOND;

typedef struct wall {
    jgb_view *view;
    film reel;
    uint32_t first;   /* the first photo that is visible */
    uint32_t came_at; /* index of the first photo that has come; PHOTOS: none */
    double scrolled;  /* how far, apart from what layout moves */
    double offset;
    uint32_t view_count;
} wall;

static void check(const wall *self, jgb_status status)
{
    if (status == JGB_OK)
        return;
    fprintf(stderr, "film: %s: %s\n", jgb_status_name(status), jgb_view_last_error(self->view));
    exit(1);
}

/* ---- The photos, and the layouts ---- */

static void push_photos(wall *self)
{
    static const float ratios[] = {1.5f, 0.75f, 1, 1.33f, 0.67f, 1.78f, 0.8f};
    float *widths = (float *)malloc(PHOTOS * sizeof *widths);
    float *heights = (float *)malloc(PHOTOS * sizeof *heights);
    uint32_t random = 7;
    int i;
    if (!widths || !heights)
        abort();
    for (i = 0; i < PHOTOS; i++) {
        random = random * 1664525u + 1013904223u;
        heights[i] = 100;
        widths[i] = 100 * ratios[(random >> 16) % 7];
    }
    check(self, jgb_view_set_items(self->view, PHOTOS, widths, heights));
    free(widths);
    free(heights);
}

typedef enum arrangement { WATERFALL, JUSTIFIED, GRID } arrangement;

static void lay_out(wall *self, arrangement how, const jgb_animation *animation)
{
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_layout_configuration configuration = JGB_LAYOUT_CONFIGURATION_INIT;
    jgb_waterfall_layout waterfall = JGB_WATERFALL_LAYOUT_INIT;
    jgb_justified_layout justified = JGB_JUSTIFIED_LAYOUT_INIT;
    jgb_grid_layout grid = JGB_GRID_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    jgb_status status;
    metrics.minimum_line_spacing = metrics.minimum_interitem_spacing = 5;
    configuration.section_metrics = &metrics;
    waterfall.configuration = justified.configuration = grid.configuration = &configuration;
    waterfall.lanes.count = 7;
    waterfall.keeps_aspect_ratio = 1;
    justified.target_line_thickness = 82;
    grid.lanes.count = 9;
    status = how == WATERFALL   ? jgb_layout_create_waterfall(&waterfall, &layout)
             : how == JUSTIFIED ? jgb_layout_create_justified(&justified, &layout)
                                : jgb_layout_create_grid(&grid, &layout);
    if (status == JGB_OK)
        status = jgb_view_set_layout(self->view, layout, animation, 0);
    jgb_layout_destroy(layout);
    check(self, status);
}

/* ---- What happens ---- */

static jgb_animation spring(void)
{
    jgb_animation animation = JGB_ANIMATION_INIT;
    animation.duration_ns = 900000000;
    animation.curve.kind = JGB_CURVE_SPRING;
    animation.curve.parameters[0] = 0.8;
    animation.appearing.transform.m[0] = animation.appearing.transform.m[5] = 0.1;
    animation.disappearing = animation.appearing;
    return animation;
}

static void point(wall *self, double time_s, double y, jgb_pointer_phase phase)
{
    jgb_pointer_sample sample;
    memset(&sample, 0, sizeof sample);
    sample.time_ns = (uint64_t)(time_s * 1e9);
    sample.position.x = FILM_WIDTH / 2;
    sample.position.y = y;
    sample.pointer = 1;
    sample.phase = phase;
    sample.device = JGB_DEVICE_TOUCH;
    check(self, jgb_view_send_pointers(self->view, &sample, 1));
}

/* A finger that goes up and lets go, in FLICK_FRAMES frames with two samples each. */
static void flick(wall *self, int frame, int since)
{
    int i;
    for (i = 2 * since; i < 2 * since + 2; i++)
        point(self, (frame - 0.5 + 0.5 * (i % 2)) * frame_s, 280 - 30 * i,
              i == 0                      ? JGB_POINTER_DOWN
              : i == 2 * FLICK_FRAMES - 1 ? JGB_POINTER_UP
                                          : JGB_POINTER_MOVE);
}

static void insert(wall *self, const jgb_animation *animation)
{
    static const float widths[NEW] = {133, 100, 150}, heights[NEW] = {100, 100, 100};
    const jgb_index_path path = {0, self->first + FIRST_NEW};
    jgb_item_content content = JGB_ITEM_CONTENT_INIT;
    content.widths = widths;
    content.heights = heights;
    check(self, jgb_view_insert_items(self->view, path, NEW, &content, animation));
    self->came_at = path.item;
}

static void remove_photos(wall *self, const jgb_animation *animation)
{
    const jgb_index_path path = {0, self->first + FIRST_OLD};
    check(self, jgb_view_delete_items(self->view, path, OLD, animation));
}

/* Begins what the film shows from a display frame on, and sets the words for it. */
static void act(wall *self, int frame)
{
    const jgb_animation animation = spring();
    const double time_s = frame * frame_s;
    if (frame >= FLICK_AT && frame < FLICK_AT + FLICK_FRAMES)
        flick(self, frame, frame - FLICK_AT);
    switch (frame) {
    case 0: film_say(&self->reel, time_s, "A million photos, in a waterfall"); break;
    case FLICK_AT: film_say(&self->reel, time_s, "A flick: the view scrolls by itself"); break;
    case 4 * FRAMES_PER_SECOND:
        film_say(&self->reel, time_s, "Three photos come");
        insert(self, &animation);
        break;
    case 6 * FRAMES_PER_SECOND:
        film_say(&self->reel, time_s, "Another layout: justified lines");
        lay_out(self, JUSTIFIED, &animation);
        break;
    case 8 * FRAMES_PER_SECOND:
        film_say(&self->reel, time_s, "Another: a grid");
        lay_out(self, GRID, &animation);
        break;
    case 10 * FRAMES_PER_SECOND:
        film_say(&self->reel, time_s, "Four photos go");
        remove_photos(self, &animation);
        break;
    default: break;
    }
}

/* ---- What is shown ---- */

/* Returns the photo that an element shows. Inserted photos have numbers of their own. */
static uint32_t photo_of(const wall *self, uint32_t item)
{
    if (item < self->came_at)
        return item;
    return item < self->came_at + NEW ? PHOTOS + item - self->came_at : item - NEW;
}

static void shoot(wall *self, double time_s)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    size_t i;
    request.bounds.width = FILM_WIDTH;
    request.bounds.height = FILM_HEIGHT;
    request.time_ns = (uint64_t)(time_s * 1e9);
    request.flags = JGB_REQUEST_COMPLETE;
    check(self, jgb_view_display_frame(self->view, &request, &frame));
    self->scrolled += frame.content_offset.y - self->offset - frame.content_offset_adjustment.y;
    self->offset = frame.content_offset.y;
    self->first = PHOTOS;
    for (i = 0; i < frame.element_count; i++) {
        const jgb_layout_attributes *one = &frame.elements[i];
        const uint32_t item = one->element.index_path.item;
        film_place place;
        place.width = one->frame.width;
        place.height = one->frame.height;
        place.x = one->frame.x;
        place.y = one->frame.y - self->offset;
        place.alpha = one->alpha;
        if (one->transform) { /* about the element's centre */
            const double *m = frame.transforms[one->transform - 1].m;
            place.x += place.width * (1 - m[0]) / 2 + m[12];
            place.y += place.height * (1 - m[5]) / 2 + m[13];
            place.width *= m[0];
            place.height *= m[5];
        }
        if (place.y >= 0 && item < self->first && !(one->flags & JGB_ELEMENT_DISAPPEARING))
            self->first = item;
        if (one->reusable_view >= self->view_count)
            self->view_count = one->reusable_view + 1;
        place.y += self->scrolled;
        film_show(&self->reel, time_s, one->reusable_view, one->generation, photo_of(self, item),
                  &place);
    }
    film_scroll(&self->reel, time_s, self->scrolled);
}

int main(int argument_count, char **arguments)
{
    static wall self;
    const jgb_rect bounds = {0, 0, FILM_WIDTH, FILM_HEIGHT};
    const jgb_point middle = {0, 7400000};
    jgb_scroll_configuration scrolling = JGB_SCROLL_CONFIGURATION_INIT;
    char words[64];
    int frame;
    if (argument_count != 2) {
        fprintf(stderr, "usage: film FILE.svg\n");
        return 1;
    }
    self.came_at = PHOTOS;
    check(&self, jgb_view_create(NULL, &self.view));
    check(&self, jgb_view_set_bounds(self.view, bounds));
    push_photos(&self);
    lay_out(&self, WATERFALL, NULL);
    scrolling.is_enabled = 1;
    check(&self, jgb_view_set_scroll_configuration(self.view, &scrolling));
    check(&self, jgb_view_set_content_offset(self.view, middle, 0));
    self.offset = middle.y;
    for (frame = 0; frame < FRAMES; frame++) {
        act(&self, frame);
        shoot(&self, frame * frame_s);
    }
    jgb_view_destroy(self.view);
    snprintf(words, sizeof words, "%d,%03d,%03d photos, %u views", PHOTOS / 1000000,
             PHOTOS / 1000 % 1000, PHOTOS % 1000, self.view_count);
    puts(words);
    return film_write(&self.reel, arguments[1], words);
}

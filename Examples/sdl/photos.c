/* The photos of the wall: read once, and shown by snapshots of those that match the filter. */
#include "wall.h"
#include <stdio.h>

/* Photos have equal areas. Photos of a section share its name. */
static void append(wall *self, const char *section, const char *title, double aspect_ratio)
{
    const size_t count = self->photo_count++;
    photo *next;
    if ((count & (count - 1)) == 0) /* the room doubles when the count is a power of two */
        self->photos = (photo *)SDL_realloc(self->photos, (count * 2 + 1) * sizeof *next);
    if (!self->photos)
        fail("photos", "out of memory");
    next = &self->photos[count];
    SDL_zerop(next);
    next->section = count > 0 ? next[-1].section : "";
    if (SDL_strcmp(next->section, section) != 0)
        next->section = SDL_strdup(section);
    next->title = SDL_strdup(title);
    next->width = (float)(120 * SDL_sqrt(SDL_clamp(aspect_ratio, 0.4, 2.5)));
    next->height = 120 * 120 / next->width;
}

/* Reads a file with lines of section, title, width and height. */
void read_photos(wall *self, const char *path)
{
    static char line[4096], section[1024], title[1024];
    FILE *file = fopen(path, "r");
    double width, height;
    while (file && fgets(line, sizeof line, file))
        if (sscanf(line, "%1023[^\t]\t%1023[^\t]\t%lf\t%lf", section, title, &width, &height) == 4)
            append(self, section, title, width > 0 && height > 0 ? width / height : 1);
    if (self->photo_count == 0)
        fail(path, "lines of section, title, width and height are expected");
    fclose(file);
}

/* Shows the photos whose title or section contains the filter. The view finds the difference to
 * the snapshot before, and animates it. */
void apply_filter(wall *self, const jgb_animation *animation)
{
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    jgb_item_content content = JGB_ITEM_CONTENT_INIT;
    uint64_t section = 0, last = UINT64_MAX, i;
    jgb_snapshot_destroy(self->shown);
    check(self, jgb_snapshot_create(NULL, &self->shown));
    for (i = 0; i < self->photo_count; i++) {
        const photo *next = &self->photos[i];
        if (next->section != self->photos[section].section)
            section = i;
        if (next->is_deleted || (!SDL_strcasestr(next->title, self->filter) &&
                                 !SDL_strcasestr(next->section, self->filter)))
            continue;
        if (section != last)
            check(self, jgb_snapshot_append_sections(self->shown, &section, 1, NULL));
        last = section;
        content.widths = &next->width;
        content.heights = &next->height;
        check(self, jgb_snapshot_append_items(self->shown, NULL, &i, 1, &content, NULL));
    }
    options.animation = animation;
    check(self, jgb_view_apply_snapshot(self->view, self->shown, &options));
    SDL_SetWindowTitle(self->window, self->filter[0] ? self->filter : "Photo wall");
}

void delete_selected(wall *self)
{
    const jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_index_path path;
    uint32_t is_selected;
    uint64_t i;
    for (i = 0; i < self->photo_count; i++) {
        if (jgb_snapshot_index_path_of_item(self->shown, i, &path) != JGB_OK)
            continue; /* the filter leaves it out */
        check(self, jgb_view_is_item_selected(self->view, path, &is_selected));
        self->photos[i].is_deleted = (int)is_selected;
    }
    apply_filter(self, &animation);
}

/* The photos of the wall: read once, and shown by snapshots of those that match the filter. */
#include "../c/characters.h"
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
    next->section = count > 0 ? next[-1].section : "";
    if (SDL_strcmp(next->section, section) != 0)
        next->section = SDL_strdup(section);
    next->title = SDL_strdup(title);
    next->width = (float)(120 * SDL_sqrt(SDL_clamp(aspect_ratio, 0.4, 2.5)));
    next->height = 120 * 120 / next->width;
}

static void read_characters(wall *self)
{
    character_map map;
    const block *of;
    size_t i;
    if (!character_map_read(&map, "/usr/share/unicode"))
        fail("/usr/share/unicode", "cannot be read; Debian's package is unicode-data");
    for (i = 0, of = map.blocks; i < map.character_count; i++) {
        char text[9], title[300];
        of += i >= of->start + of->count;
        character_text(&map.characters[i], text);
        SDL_snprintf(title, sizeof title, "%s  %s", text, map.characters[i].name);
        append(self, of->name, title, 0.7 + i * 7 % 64 / 64.0);
    }
    character_map_free(&map);
}

/* Reads a file with lines of section, title, width and height; NULL: the character map. */
void read_photos(wall *self, const char *path)
{
    static char line[4096], section[1024], title[1024];
    FILE *file = path ? fopen(path, "r") : NULL;
    double width, height;
    if (!path)
        read_characters(self);
    while (file && fgets(line, sizeof line, file))
        if (sscanf(line, "%1023[^\t]\t%1023[^\t]\t%lf\t%lf", section, title, &width, &height) == 4)
            append(self, section, title, width > 0 && height > 0 ? width / height : 1);
    if (self->photo_count == 0)
        fail(path, "lines of section, title, width and height are expected");
    if (file)
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
        if (!SDL_strcasestr(next->title, self->filter) &&
            !SDL_strcasestr(next->section, self->filter))
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

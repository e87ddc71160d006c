/* The photos of the walls. A wall has all its photos, in order, in a snapshot of identifiers, and
 * shows those that match the filter. */
#include "wall.h"

/* Photos have equal areas. Photos of a section share its name. */
uint64_t add_photo(desk *self, const char *section, const char *title, double aspect_ratio)
{
    const size_t count = self->photo_count++;
    photo *next;
    if ((count & (count - 1)) == 0) /* the room doubles when the count is a power of two */
        self->photos = (photo *)SDL_realloc(self->photos, (count * 2 + 1) * sizeof *next);
    if (!self->photos)
        fail("photos", "out of memory");
    next = &self->photos[count];
    SDL_zerop(next);
    next->section = section;
    next->title = title;
    next->width = (float)(120 * SDL_sqrt(SDL_clamp(aspect_ratio, 0.4, 2.5)));
    next->height = 120 * 120 / next->width;
    return count;
}

/* Reads a file with lines of section, title, width and height; an album has `album` in place of
 * the width. Photos point into the text. */
void read_photos(wall *self, const char *path)
{
    desk *of = self->desk;
    char *text = (char *)SDL_LoadFile(path, NULL), *line, *rest;
    uint64_t section = 0, number, album;
    size_t count;
    if (!text)
        fail(path, SDL_GetError());
    check(self, jgb_snapshot_create(NULL, &self->all));
    for (line = SDL_strtokr(text, "\n", &text); line; line = SDL_strtokr(NULL, "\n", &text)) {
        const char *name = SDL_strtokr(line, "\t", &rest), *title = SDL_strtokr(NULL, "\t", &rest);
        const char *width = SDL_strtokr(NULL, "\t", &rest);
        const char *height = SDL_strtokr(NULL, "\t", &rest);
        const int is_album = width && SDL_strcmp(width, "album") == 0;
        const double ratio = is_album ? 1 : height ? SDL_atof(width) / SDL_atof(height) : 0;
        if (!(ratio > 0))
            continue; /* the names of the columns */
        number = add_photo(of, name, title, ratio);
        check(self, jgb_snapshot_number_of_sections(self->all, &count));
        if (count == 0 || SDL_strcmp(name, of->photos[number - 1].section) != 0) {
            section = number;
            check(self, jgb_snapshot_append_sections(self->all, &section, 1, NULL));
        }
        check(self, jgb_snapshot_append_items(self->all, &section, &number, 1, NULL, NULL));
        album = ALBUM | number;
        of->photos[number].is_album = is_album;
        if (is_album)
            check(self, jgb_snapshot_insert_sections(self->all, &album, 1, JGB_AFTER, section,
                                                     NULL));
    }
    check(self, jgb_snapshot_number_of_sections(self->all, &count));
    if (count == 0)
        fail(path, "lines of section, title, width and height are expected");
}

void append_photo(photo_list *list, uint64_t number)
{
    const size_t count = list->count++;
    if ((count & (count - 1)) == 0)
        list->photos = (uint64_t *)SDL_realloc(list->photos, (count * 2 + 1) * sizeof number);
    if (!list->photos)
        fail("photos", "out of memory");
    list->photos[count] = number;
}

/* Adds the photos of runs of items that the wall shows to a list. */
void list_photos(const wall *self, const jgb_item_run *runs, size_t count, photo_list *list)
{
    uint64_t left, number;
    size_t i;
    for (i = 0; i < count; i++) {
        jgb_index_path path = runs[i].index_path;
        for (left = runs[i].count; left > 0; left--, path.item++) {
            while (jgb_snapshot_item_at_index_path(self->shown, path, &number) != JGB_OK) {
                path.section++; /* the run goes on there */
                path.item = 0;
            }
            append_photo(list, number);
        }
    }
}

/* Shows the photos of a section that match the filter, under their header. */
static void show_section(wall *self, uint64_t section)
{
    const char *filter = self->desk->filter;
    jgb_item_content content = JGB_ITEM_CONTENT_INIT;
    const uint64_t *photos;
    size_t count, i;
    check(self, jgb_snapshot_append_sections(self->shown, &section, 1, NULL));
    check(self, jgb_snapshot_item_identifiers(self->all, &section, &photos, &count));
    for (i = 0; i < count; i++) {
        const photo *next = &self->desk->photos[photos[i]];
        if (!SDL_strcasestr(next->title, filter) && !SDL_strcasestr(next->section, filter))
            continue;
        content.widths = &next->width;
        content.heights = &next->height;
        check(self, jgb_snapshot_append_items(self->shown, NULL, &photos[i], 1, &content, NULL));
    }
    check(self, jgb_snapshot_number_of_items(self->shown, &section, &count));
    if (count == 0 && filter[0]) /* without a filter, photos can be dropped there */
        check(self, jgb_snapshot_delete_sections(self->shown, &section, 1));
}

/* Has albums take what is dropped onto them. */
static void mark_albums(wall *self)
{
    const uint32_t traits = JGB_TRAITS_DRAG(JGB_TRAIT_NO) | JGB_TRAITS_OWN_FLAGS |
                            JGB_TRAITS_ACCEPTS_DROPS;
    jgb_item_run run = {{0, 0}, 1};
    uint64_t i;
    for (i = 0; i < self->desk->photo_count; i++)
        if (self->desk->photos[i].is_album &&
            jgb_snapshot_index_path_of_item(self->shown, i, &run.index_path) == JGB_OK)
            check(self, jgb_view_set_item_traits(self->view, &run, &traits, 1));
}

/* Shows what matches the filter, without photos of closed albums. The view finds the difference to
 * the snapshot before, and animates it. */
static void show_photos(wall *self)
{
    static const jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    uint64_t section;
    size_t count, i;
    jgb_snapshot_destroy(self->shown);
    check(self, jgb_snapshot_create(NULL, &self->shown));
    check(self, jgb_snapshot_number_of_sections(self->all, &count));
    for (i = 0; i < count; i++) {
        check(self, jgb_snapshot_section_at_index(self->all, i, &section));
        if (!(section & ALBUM) || self->desk->photos[section & ~ALBUM].is_open)
            show_section(self, section);
    }
    options.animation = &animation;
    check(self, jgb_view_apply_snapshot(self->view, self->shown, &options));
    mark_albums(self);
}

void show_all_photos(desk *self)
{
    int i;
    for (i = 0; i < self->wall_count; i++)
        show_photos(&self->walls[i]);
    SDL_SetWindowTitle(self->window, self->filter[0] ? self->filter : "Photo wall");
}

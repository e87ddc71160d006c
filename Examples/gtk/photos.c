/* The photos: read once, and shown by a snapshot of those that are left. */
#include "gallery.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Reads lines of section and title; what else a line has counts for nothing. */
void read_photos(gallery *self, const char *path)
{
    static char line[4096], section[1024], title[1024];
    photo next = {"", ""};
    FILE *file = fopen(path, "r");
    self->photos = g_array_new(FALSE, FALSE, sizeof next);
    while (file && fgets(line, sizeof line, file)) {
        if (!g_utf8_validate(line, -1, NULL) ||
            sscanf(line, "%1023[^\t]\t%1023[^\t\n]", section, title) != 2)
            continue;
        if (strcmp(next.section, section) != 0)
            next.section = g_strdup(section); /* the photos of a section share it */
        next.title = g_strdup(title);
        g_array_append_val(self->photos, next);
    }
    if (self->photos->len == 0) {
        fprintf(stderr, "gallery: %s: lines of section and title are expected\n", path);
        exit(1);
    }
    fclose(file);
}

static void append_photo(gallery *self, uint64_t identifier)
{
    const photo *photos = &g_array_index(self->photos, photo, 0);
    if (identifier == 0 || photos[identifier].section != photos[identifier - 1].section)
        check(self, jgb_snapshot_append_sections(self->shown, &identifier, 1, NULL));
    check(self, jgb_snapshot_append_items(self->shown, NULL, &identifier, 1, NULL, NULL));
}

void show_photos(gallery *self, const jgb_animation *animation)
{
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    if (!self->shown) {
        check(self, jgb_snapshot_create(NULL, &self->shown));
        for (uint64_t i = 0; i < self->photos->len; i++)
            append_photo(self, i);
    }
    options.animation = animation;
    check(self, jgb_view_apply_snapshot(self->view, self->shown, &options));
}

void delete_selected(gallery *self)
{
    const jgb_animation animation = JGB_ANIMATION_INIT;
    for (uint64_t i = 0; i < self->photos->len; i++) {
        jgb_index_path path;
        uint32_t is_selected = 0;
        if (jgb_view_index_path_for_identifier(self->view, i, &path) == JGB_OK)
            check(self, jgb_view_is_item_selected(self->view, path, &is_selected));
        if (is_selected)
            check(self, jgb_snapshot_delete_items(self->shown, &i, 1));
    }
    show_photos(self, &animation);
}

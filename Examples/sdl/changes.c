/* Changes of what photos the walls have, and in which order. A change is undone by the snapshots
 * from before it: copies of snapshots cost nearly nothing. */
#include "wall.h"

/* Notes how all is, before a change. The note takes the place of the oldest one. */
static void remember(desk *self)
{
    jgb_snapshot **note = self->undos[self->undo_end++ % UNDOS];
    int i;
    for (i = 0; i < self->wall_count; i++) {
        jgb_snapshot_destroy(note[i]);
        check(&self->walls[i], jgb_snapshot_copy(self->walls[i].all, &note[i]));
    }
}

void undo(desk *self)
{
    jgb_snapshot **note = self->undos[(self->undo_end - 1) % UNDOS];
    int i;
    if (!note[0])
        return;
    self->undo_end--;
    for (i = 0; i < self->wall_count; i++) {
        jgb_snapshot_destroy(self->walls[i].all);
        self->walls[i].all = note[i];
        note[i] = NULL;
    }
    show_all_photos(self);
}

void delete_selected(wall *self)
{
    photo_list selected = {NULL, 0};
    const jgb_item_run *runs;
    size_t count;
    remember(self->desk);
    check(self, jgb_view_selected_runs(self->view, NULL, SIZE_MAX, &runs, &count));
    list_photos(self, runs, count, &selected);
    check(self, jgb_snapshot_delete_items(self->all, selected.photos, selected.count));
    SDL_free(selected.photos);
}

/* Puts photos into an album, or before the photo at the index path, which may be the one behind the
 * last photo of a section. They leave the walls that they come from. */
void place_photos(wall *self, const uint64_t *photos, size_t count, jgb_index_path path,
                  int is_into_album)
{
    desk *of = self->desk;
    jgb_index_path stays;
    uint64_t section, next;
    int i;
    for (i = 0; i < of->wall_count; i++)
        check(self, jgb_snapshot_delete_items(of->walls[i].all, photos, count));
    if (jgb_snapshot_section_at_index(self->shown, path.section, &section) != JGB_OK)
        check(self, jgb_snapshot_section_at_index(self->all, 0, &section)); /* none is shown */
    if (is_into_album) {
        check(self, jgb_snapshot_item_at_index_path(self->shown, path, &section));
        section |= ALBUM;
        path.item = UINT32_MAX;
    }
    /* The photo there may be one of them. */
    while (jgb_snapshot_item_at_index_path(self->shown, path, &next) == JGB_OK &&
           jgb_snapshot_index_path_of_item(self->all, next, &stays) != JGB_OK)
        path.item++;
    if (jgb_snapshot_item_at_index_path(self->shown, path, &next) == JGB_OK)
        check(self, jgb_snapshot_insert_items(self->all, photos, count, JGB_BEFORE,
                                              next, NULL, NULL));
    else
        check(self, jgb_snapshot_append_items(self->all, &section, photos, count,
                                              NULL, NULL));
}

/* Takes in what was dropped. */
void take_drop(wall *self, const jgb_event *event)
{
    const int is_into_album = event->other_value == JGB_DROP_INSERT_INTO_DESTINATION;
    const int are_files = self->desk->drops_files;
    const photo_list *list = &self->desk->dropped;
    self->desk->drops_files = 0;
    remember(self->desk);
    if (are_files && !is_into_album)
        await_files(self, event->element.index_path);
    else
        place_photos(self, list->photos, list->count, event->element.index_path, is_into_album);
}

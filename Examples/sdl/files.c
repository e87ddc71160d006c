/* Files that are dropped. Until a file is read, a placeholder stands where its photo will be. */
#include "wall.h"

/* In place of reading, which another host would do in a thread of its own. */
#define TIME_TO_READ UINT64_C(250000000)

/* SDL tells of files one by one, when they are dropped, and of where they are not at all. */
void take_file(desk *self, char *path)
{
    const char *name = SDL_strrchr(path, '/');
    append_photo(&self->dropped, add_photo(self, "Files", name ? name + 1 : path, 1.5));
}

void drop_files(desk *self)
{
    int x, y, left, top;
    uint32_t is_taken;
    SDL_FPoint at;
    wall *to;
    SDL_GetGlobalMouseState(&x, &y);
    SDL_GetWindowPosition(self->window, &left, &top);
    at.x = (float)(x - left);
    at.y = (float)(y - top);
    to = wall_at(self, at.x);
    check(to, jgb_view_enter_drop(to->view, 0, (uint32_t)self->dropped.count, point_in(to, at),
                                  now_ns()));
    check(to, jgb_view_perform_drop(to->view, now_ns(), &is_taken));
    self->drops_files = (int)is_taken;
}

/* Has placeholders stand before an item until the files are read, one after the other. */
void await_files(wall *self, jgb_index_path path)
{
    desk *of = self->desk;
    const photo_list *list = &of->dropped;
    size_t i;
    for (i = 0; i < list->count && of->file_count < FILES; i++) {
        loading_file *file = &of->files[of->file_count++];
        const photo *next = &of->photos[list->photos[i]];
        const jgb_size size = {next->width, next->height};
        file->to = self;
        file->photo = list->photos[i];
        file->due_ns = now_ns() + TIME_TO_READ * (i + 1);
        check(self, jgb_view_insert_placeholder(self->view, path, 0, &size, &file->placeholder));
    }
    if (i < list->count)
        place_photos(self, list->photos + i, list->count - i, path, 0);
}

/* Puts the photo of a file in the place of its placeholder; where that has gone with its section,
 * behind all others of the first section. */
static void place_file(const loading_file *file)
{
    const jgb_placeholder *placeholders;
    jgb_index_path path = {0, UINT32_MAX};
    uint32_t is_deleted;
    size_t count, i;
    check(file->to, jgb_view_placeholders(file->to->view, &placeholders, &count));
    for (i = 0; i < count; i++)
        if (placeholders[i].number == file->placeholder)
            path = placeholders[i].index_path;
    place_photos(file->to, &file->photo, 1, path, 0);
    check(file->to, jgb_view_delete_placeholder(file->to->view, file->placeholder, &is_deleted));
}

/* Places the photos of all files that are read by now. */
void place_files(desk *self)
{
    const size_t count = self->file_count;
    const uint64_t now = now_ns();
    size_t i;
    self->file_count = 0;
    for (i = 0; i < count; i++)
        if (self->files[i].due_ns > now)
            self->files[self->file_count++] = self->files[i];
        else
            place_file(&self->files[i]);
    if (self->file_count < count)
        show_all_photos(self);
}

/* Returns the photo that a placeholder of the wall stands for. */
uint64_t awaited_photo(const wall *self, uint32_t placeholder)
{
    const desk *of = self->desk;
    size_t i;
    for (i = 0; i < of->file_count; i++)
        if (of->files[i].to == self && of->files[i].placeholder == placeholder)
            return of->files[i].photo;
    return 0; /* on its way out */
}

#include "browser.h"
#include "terminal.h"

static void draw_header(const browser *self, const jgb_layout_attributes *header, int row)
{
    const block *of = &self->map.blocks[header->element.index_path.section];
    terminal_move(0, row);
    terminal_print("\033[7m %-40.40s %6u characters  view %u.%u\033[K\033[0m", of->name,
                   of->count, header->reusable_view, header->generation);
}

static void draw_item(const browser *self, const jgb_layout_attributes *item, int row)
{
    const character *shows = character_at(self, item->element.index_path);
    int column = (int)item->frame.x, colour = 31 + (int)category_index(shows) % 6;
    char text[9];
    character_text(shows, text);
    if (row >= 0 && row < self->rows) {
        terminal_move(column, row);
        terminal_print("\033[1;%dm%s\033[0m %04X", colour, text, shows->code_point);
    }
    if (row + 1 >= 0 && row + 1 < self->rows) {
        terminal_move(column, row + 1);
        terminal_print("\033[2m%u.%u\033[0m", item->reusable_view, item->generation);
    }
}

/* The item under the cursor: a hit test. */
static void draw_status(const browser *self)
{
    jgb_index_path path;
    jgb_element element;
    jgb_point point;
    uint32_t view = JGB_NO_VIEW, generation = 0;
    jgb_status status;
    point.x = self->cursor_column + 0.5;
    point.y = self->offset + self->cursor_row + 0.5;
    status = jgb_view_index_path_for_item_at_point(self->view, point, &path);
    terminal_move(0, self->rows);
    if (status == JGB_OK) {
        const character *at = character_at(self, path);
        element.category = JGB_CELL;
        element.element_kind = JGB_KIND_NONE;
        element.index_path = path;
        jgb_view_reusable_view_for_element(self->view, &element, &view, &generation);
        terminal_print("\033[7mU+%04X %.40s\033[K\033[0m", at->code_point, at->name);
        terminal_move(0, self->rows + 1);
        terminal_print("section %u, item %u: view %u.%u (%s)", path.section, path.item, view,
                       generation, category_name(category_index(at)));
    } else {
        terminal_print("\033[7marrows, page keys, home, end, n and p: sections, l: layout, "
                       "q\033[K\033[0m");
        terminal_move(0, self->rows + 1);
        terminal_print("%s", jgb_view_last_error(self->view));
    }
    terminal_print("; %s, %u changed, %u removed\033[K", layout_name(self),
                   (unsigned)self->changed, (unsigned)self->removed);
    terminal_move(self->cursor_column, self->cursor_row);
    terminal_print("\033[?25h");
    terminal_flush();
}

/* Items first: pinned headers are nearer to the viewer. */
void draw(const browser *self)
{
    int headers;
    size_t i;
    terminal_print("\033[?25l\033[2J");
    for (headers = 0; headers < 2; headers++)
        for (i = 0; i < self->native_view_count; i++) {
            const jgb_layout_attributes *shows = &self->native_views[i].attributes;
            int row;
            if (!self->native_views[i].is_shown ||
                (shows->element.category != JGB_CELL) != headers)
                continue;
            row = (int)(shows->frame.y - self->offset);
            if (headers)
                draw_header(self, shows, row);
            else
                draw_item(self, shows, row);
        }
    draw_status(self);
}

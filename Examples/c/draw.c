#include "browser.h"
#include "terminal.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CODE_WIDTH = 6 };

/* What is so high is drawn as a card; justified lines come close to it. */
static const double card_height = 3.8;

/* A box in whole columns and rows of the screen; the far ends are not in it. */
typedef struct cells {
    int left, top, right, bottom;
} cells;

/* To the nearest number, also below 0. */
static int rounded(double length)
{
    return (int)(length < 0 ? length - 0.5 : length + 0.5);
}

static cells cells_of(const browser *self, const native_view *shows)
{
    cells box;
    box.left = rounded(shows->box.x);
    box.top = rounded(shows->box.y - self->offset);
    box.right = rounded(shows->box.x + shows->box.width);
    box.bottom = rounded(shows->box.y + shows->box.height - self->offset);
    return box;
}

/* Prints as much of `text`, which is ASCII, as the screen and a length have room for. */
static void print_at(const browser *self, int column, int row, int room, const char *style,
                     const char *text)
{
    int length = (int)strlen(text), skipped = column < 0 ? -column : 0;
    length = length < room ? length : room;
    length = length < self->columns - column ? length : self->columns - column;
    if (row < 0 || row >= self->rows || length <= skipped)
        return;
    terminal_move(column + skipped, row);
    terminal_print("\033[%sm%.*s\033[0m", style, length - skipped, text + skipped);
}

static void print_character(const browser *self, int column, int row, const char *style,
                            const character *shows)
{
    char text[9];
    if (row < 0 || row >= self->rows || column < 0 ||
        column + 1 + shows->is_wide > self->columns)
        return;
    character_text(shows, text);
    terminal_move(column, row);
    terminal_print("\033[1;%sm%s\033[0m", style, text);
}

static const char *detail_of(const character *shows)
{
    return shows->detail[0] ? shows->detail : "..";
}

static void draw_header(const browser *self, const native_view *view)
{
    const jgb_layout_attributes *header = &view->attributes;
    const block *of = &self->map.blocks[header->element.index_path.section];
    int row = cells_of(self, view).top;
    if (row < 0 || row >= self->rows)
        return;
    terminal_move(0, row);
    terminal_print("\033[7m %-40.40s %6u characters  view %u.%u\033[K\033[0m", of->name,
                   of->count, header->reusable_view, header->generation);
}

/* What is large enough to have an edge: a card that hides what lies behind it. */
static void draw_card(const browser *self, const native_view *view, const character *shows,
                      const char *style)
{
    cells box = cells_of(self, view);
    int width = box.right - box.left, middle = (box.top + box.bottom - 1) / 2, row;
    char line[256], number[32];
    if (width < 2 || width >= (int)sizeof line)
        return;
    for (row = box.top; row < box.bottom; row++) {
        int is_edge = row == box.top || row == box.bottom - 1;
        memset(line, is_edge ? '-' : ' ', (size_t)width);
        line[0] = line[width - 1] = is_edge ? '+' : '|';
        line[width] = '\0';
        print_at(self, box.left, row, width, style, line);
    }
    print_character(self, box.left + 2, middle, style, shows);
    snprintf(number, sizeof number, "%04X %s view %u.%u", (unsigned)shows->code_point,
             detail_of(shows), view->attributes.reusable_view, view->attributes.generation);
    print_at(self, box.left + 5, middle, width - 6, "0", number);
    if (box.bottom - box.top > 4)
        print_at(self, box.left + 2, middle + 1, width - 3, "2", shows->name);
}

static void draw_item(const browser *self, const native_view *view)
{
    const jgb_layout_attributes *item = &view->attributes;
    const character *shows = character_at(self, item->element.index_path);
    cells box = cells_of(self, view);
    const char *plain = item->flags & JGB_ELEMENT_SELECTED ? "0;7" : "0";
    char style[8], text[32];
    snprintf(style, sizeof style, "%s%d", item->flags & JGB_ELEMENT_SELECTED ? "7;" : "",
             31 + (int)category_index(shows) % 6);
    if (view->box.height >= card_height) {
        draw_card(self, view, shows, style);
        return;
    }
    print_character(self, box.left, box.top, style, shows);
    if (box.right - box.left < CODE_WIDTH)
        return;
    snprintf(text, sizeof text, "%04X", (unsigned)shows->code_point);
    print_at(self, box.left + 2 + shows->is_wide, box.top, CODE_WIDTH, plain, text);
    snprintf(text, sizeof text, "%s %u.%u", detail_of(shows), item->reusable_view,
             item->generation);
    if (box.bottom - box.top > 1)
        print_at(self, box.left, box.top + 1, box.right - box.left, "2", text);
}

/* The edges of the band that the mouse draws. */
static void draw_band(const browser *self)
{
    const jgb_rect band = self->band;
    int left = rounded(band.x - 0.5), right = rounded(band.x + band.width - 0.5);
    int top = rounded(band.y - self->offset - 0.5), row;
    int bottom = rounded(band.y + band.height - self->offset - 0.5);
    char line[256];
    if (!self->is_drawing || right - left + 1 >= (int)sizeof line)
        return;
    memset(line, '.', sizeof line);
    line[right - left + 1] = '\0';
    print_at(self, left, top, right - left + 1, "0", line);
    print_at(self, left, bottom, right - left + 1, "0", line);
    for (row = top + 1; row < bottom; row++) {
        print_at(self, left, row, 1, "0", line);
        print_at(self, right, row, 1, "0", line);
    }
}

/* The item under the cursor: a hit test. */
static void draw_status(const browser *self)
{
    jgb_index_path path;
    jgb_element element;
    jgb_point point;
    jgb_selection selection = JGB_SELECTION_INIT;
    uint32_t view = JGB_NO_VIEW, generation = 0;
    jgb_status status;
    point.x = self->cursor_column + 0.5;
    point.y = self->offset + self->cursor_row + 0.5;
    status = jgb_view_index_path_for_item_at_point(self->view, point, &path);
    terminal_move(0, self->rows);
    if (self->is_reading) {
        terminal_print("\033[7mr> %.*s\033[K\033[0m", self->columns - 3, self->speech);
        terminal_move(0, self->rows + 1);
    } else if (status == JGB_OK) {
        const character *at = character_at(self, path);
        element.category = JGB_CELL;
        element.element_kind = JGB_KIND_NONE;
        element.index_path = path;
        jgb_view_reusable_view_for_element(self->view, &element, &view, &generation);
        terminal_print("\033[7m%sU+%04X %.40s\033[K\033[0m", self->is_finding ? "/ " : "",
                       at->code_point, at->name);
        terminal_move(0, self->rows + 1);
        terminal_print("section %u, item %u: view %u.%u (%s)", path.section, path.item, view,
                       generation, category_name(category_index(at)));
    } else {
        terminal_print("\033[7marrows, page keys, wheel, home, end, n and p: sections, "
                       "l: layout, r: read, /: find, delete, q\033[K\033[0m");
        terminal_move(0, self->rows + 1);
        terminal_print("%s", jgb_view_last_error(self->view));
    }
    check(self, jgb_view_selection(self->view, &selection));
    terminal_print("; %s, at %.0f, %u selected, %u loaded, %u queued, %u cancelled\033[K",
                   layout_name(self), self->offset, (unsigned)selection.count,
                   (unsigned)self->loader.loaded_count, (unsigned)self->loader.queue_count,
                   (unsigned)self->loader.cancelled_count);
    terminal_move(self->cursor_column, self->cursor_row);
    terminal_print("\033[?25h");
    terminal_flush();
}

/* As a display frame has them: farthest first, by z-index, headers after items. */
static int compare(const void *one, const void *other)
{
    const jgb_layout_attributes *a = &(*(const native_view *const *)one)->attributes;
    const jgb_layout_attributes *b = &(*(const native_view *const *)other)->attributes;
    if (a->z_index != b->z_index)
        return a->z_index < b->z_index ? -1 : 1;
    if (a->element.category != b->element.category)
        return a->element.category == JGB_CELL ? -1 : 1;
    if (a->element.index_path.section != b->element.index_path.section)
        return a->element.index_path.section < b->element.index_path.section ? -1 : 1;
    return a->element.index_path.item < b->element.index_path.item ? -1 : 1;
}

void draw(const browser *self)
{
    const native_view **shown =
        (const native_view **)malloc((self->native_view_count + 1) * sizeof *shown);
    size_t count = 0, i;
    terminal_print("\033[?25l\033[2J");
    for (i = 0; shown && i < self->native_view_count; i++) {
        const native_view *view = &self->native_views[i];
        /* Views that are hardly there are left out, and those of deleted characters. */
        if (view->is_shown && view->attributes.alpha >= 0.25 &&
            !(view->attributes.flags & (JGB_ELEMENT_HIDDEN | JGB_ELEMENT_DISAPPEARING)))
            shown[count++] = view;
    }
    if (count > 0)
        qsort((void *)shown, count, sizeof *shown, compare);
    for (i = 0; i < count; i++)
        if (shown[i]->attributes.element.category == JGB_CELL)
            draw_item(self, shown[i]);
        else
            draw_header(self, shown[i]);
    free((void *)shown);
    draw_band(self);
    draw_status(self);
}

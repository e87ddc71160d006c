/*
 * browser [--frames N] [--layout NAME] [FOLDER]: the Unicode character map on a terminal.
 *
 * A point is a column wide and a row high. Each item shows its character, and
 * below it the bidirectional class of the character, the number of the reusable
 * view that shows it and that view's generation: scroll, and see views come back
 * with other characters. The class is a detail that is loaded from a file before
 * the character is visible; ".." stands for a class that is not loaded yet. The
 * colours are reuse identifiers, one for each general category. The key l
 * changes the layout, and the characters find their new places. What is high
 * enough is drawn as a card. The view scrolls by itself: keys say where to, the
 * wheel of the mouse how far, and the browser draws as long as the view moves.
 * After / the view finds characters by how their names begin, up to Enter. After
 * r the status line has what a screen reader would say, up to the next r; pages
 * then go by as a screen reader scrolls.
 * Arrows, clicks and bands select characters as on a desktop, with shift and
 * control; space, control and A, and Escape as well. Delete removes those that
 * are selected from the map.
 *
 * With --frames it shows N pages of 80 x 24 as text instead.
 */
#include "browser.h"
#include "terminal.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ITEM_WIDTH = 9, WIDE_ITEM_WIDTH = 10, ITEM_HEIGHT = 2, STATUS_ROWS = 2, WHEEL_ROWS = 3 };
enum { FRAME_NS = 1000000000 / 30 };

static const char categories[] = "LMNPSZC";
static const char *const category_names[CATEGORIES] = {
    "letter", "mark", "number", "punctuation", "symbol", "separator", "other",
};

void check(const browser *self, jgb_status status)
{
    if (status == JGB_OK)
        return;
    fprintf(stderr, "browser: %s: %s\n", jgb_status_name(status),
            jgb_view_last_error(self->view));
    exit(1);
}

void *allocated(void *memory)
{
    if (!memory) {
        fputs("browser: out of memory\n", stderr);
        exit(1);
    }
    return memory;
}

/* ---- Data --------------------------------------------------------------- */

size_t category_index(const character *of)
{
    const char *place = strchr(categories, of->category[0]);
    return place ? (size_t)(place - categories) : CATEGORIES - 1;
}

const char *category_name(size_t index)
{
    return category_names[index];
}

/* A data source by pull: these are asked when layout first needs them. */

static uint32_t number_of_sections(void *context)
{
    return (uint32_t)((browser *)context)->map.block_count;
}

static uint32_t number_of_items(uint32_t section, void *context)
{
    return ((browser *)context)->map.blocks[section].count;
}

static void items(uint32_t section, uint32_t first, uint32_t count, float *widths,
                  float *heights, uint32_t *reuse_identifiers, void *context)
{
    const browser *self = (const browser *)context;
    const character *next =
        &self->map.characters[self->map.blocks[section].start + first];
    uint32_t i;
    for (i = 0; i < count; i++, next++) {
        widths[i] = next->is_wide ? WIDE_ITEM_WIDTH : ITEM_WIDTH;
        heights[i] = ITEM_HEIGHT;
        reuse_identifiers[i] = self->reuse_identifiers[category_index(next)];
    }
}

/* All names, one after another: the view finds characters by them. */
static void set_names(browser *self)
{
    jgb_item_run all = {{0, 0}, 0};
    uint32_t *sizes = (uint32_t *)allocated(malloc(self->map.character_count * sizeof *sizes));
    size_t i, size = 0;
    char *text;
    for (i = 0; i < self->map.character_count; i++)
        size += sizes[i] = (uint32_t)strlen(self->map.characters[i].name);
    text = (char *)allocated(malloc(size + 1));
    for (size = i = 0; i < self->map.character_count; size += sizes[i++])
        memcpy(text + size, self->map.characters[i].name, sizes[i]);
    all.count = self->map.character_count;
    check(self, jgb_view_set_item_names(self->view, &all, 1, text, size, sizes,
                                        self->map.character_count));
    free(text);
    free(sizes);
}

static void set_up(browser *self)
{
    jgb_data_source source = JGB_DATA_SOURCE_INIT;
    jgb_scroll_configuration scrolling = JGB_SCROLL_CONFIGURATION_INIT;
    size_t i;
    check(self, jgb_view_create(NULL, &self->view));
    scrolling.is_enabled = 1;
    check(self, jgb_view_set_scroll_configuration(self->view, &scrolling));
    for (i = 0; i < CATEGORIES; i++)
        check(self, jgb_view_register_reuse_identifier(
                        self->view, JGB_CELL, JGB_KIND_NONE, category_names[i],
                        strlen(category_names[i]), &self->reuse_identifiers[i]));
    source.context = self;
    source.number_of_sections = number_of_sections;
    source.number_of_items = number_of_items;
    source.items = items;
    check(self, jgb_view_set_data_source(self->view, &source));
}

/* ---- Display frames ----------------------------------------------------- */

static native_view *native(browser *self, uint32_t number)
{
    if (number >= self->native_view_count) {
        size_t count = (size_t)number * 2 + 64, i;
        self->native_views = (native_view *)allocated(
            realloc(self->native_views, count * sizeof *self->native_views));
        for (i = self->native_view_count; i < count; i++)
            self->native_views[i].is_shown = 0;
        self->native_view_count = count;
    }
    return &self->native_views[number];
}

/* Transforms are about the middle of the frame, for row vectors. */
static jgb_rect box_around(jgb_rect frame, const jgb_transform *transform)
{
    double left = 0, top = 0, right = 0, bottom = 0;
    jgb_rect box;
    int corner;
    for (corner = 0; corner < 4; corner++) {
        const double *m = transform->m;
        double x = (corner % 2 - 0.5) * frame.width, y = (corner / 2 - 0.5) * frame.height;
        double depth = x * m[3] + y * m[7] + m[15];
        double across = (x * m[0] + y * m[4] + m[12]) / depth;
        double along = (x * m[1] + y * m[5] + m[13]) / depth;
        left = corner == 0 || across < left ? across : left;
        right = corner == 0 || across > right ? across : right;
        top = corner == 0 || along < top ? along : top;
        bottom = corner == 0 || along > bottom ? along : bottom;
    }
    box.x = frame.x + frame.width / 2 + left;
    box.y = frame.y + frame.height / 2 + top;
    box.width = right - left;
    box.height = bottom - top;
    return box;
}

void next_display_frame(browser *self)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_scrolling scrolling = JGB_SCROLLING_INIT;
    size_t i;
    request.bounds.width = self->columns;
    request.bounds.height = self->rows;
    request.time_ns = self->time_ns;
    check(self, jgb_view_display_frame(self->view, &request, &frame));
    for (i = 0; i < frame.removed_view_count; i++)
        native(self, frame.removed_views[i])->is_shown = 0;
    for (i = 0; i < frame.element_count; i++) {
        native_view *shows = native(self, frame.elements[i].reusable_view);
        shows->is_shown = 1;
        shows->attributes = frame.elements[i];
        shows->box = frame.elements[i].frame;
        if (shows->attributes.transform > 0) /* it counts from 1, and lives as the frame does */
            shows->box = box_around(shows->box,
                                    &frame.transforms[shows->attributes.transform - 1]);
    }
    self->offset = frame.content_offset.y;
    if (self->follows_focus)
        follow_focus(self);
    check(self, jgb_view_scrolling(self->view, &scrolling));
    /* Another layout has the first visible item elsewhere: the animation goes along. */
    if (scrolling.state == JGB_SCROLL_ANIMATING)
        self->target += frame.content_offset_adjustment.y;
    else
        self->target = self->offset;
    self->content_height = frame.content_size.height;
    self->changed = frame.element_count;
    self->removed = frame.removed_view_count;
    handle_events(self);
}

character *character_at(const browser *self, jgb_index_path path)
{
    return &self->map.characters[self->map.blocks[path.section].start + path.item];
}

/* The nearest content offset within the content. */
static double within(const browser *self, double offset)
{
    double last = self->content_height - self->rows;
    offset = offset > last ? last : offset;
    return offset < 0 ? 0 : offset;
}

static void scroll_to(browser *self, double offset)
{
    jgb_point target = {0, 0};
    target.y = self->target = within(self, offset);
    self->follows_focus = 0;
    check(self, jgb_view_set_content_offset(self->view, target, self->is_animated));
}

static void turn_wheel(browser *self, int rows)
{
    jgb_wheel_sample sample = {0, {0, 0}, {0, 0}, JGB_WHEEL_POINTS, JGB_GESTURE_UNPHASED, 0, 0, 0};
    sample.time_ns = terminal_time_ns();
    sample.delta.y = rows;
    self->follows_focus = 0;
    check(self, jgb_view_send_wheels(self->view, &sample, 1));
}

/* A page on or back, to where a carousel, a stack or a wheel comes to rest. */
static void scroll_by_page(browser *self, int direction)
{
    jgb_point proposed = {0, 0}, velocity = {0, 0}, offset;
    if (self->is_reading) {
        read_page(self, direction);
        return;
    }
    proposed.y = within(self, self->target + direction * self->rows);
    check(self, jgb_view_target_content_offset(self->view, proposed, velocity, &offset));
    scroll_to(self, offset.y);
}

/* Scrolls so that the section of the topmost item, or one beside it, begins. */
static void scroll_by_section(browser *self, int distance)
{
    const jgb_index_path *visible;
    size_t count;
    int header_rows = 1; /* where there are headers */
    jgb_index_path path;
    jgb_point offset;
    check(self, jgb_view_index_paths_for_visible_elements(
                    self->view, JGB_SUPPLEMENTARY_VIEW, JGB_KIND_SECTION_HEADER, &visible,
                    &count));
    if (count == 0) {
        header_rows = 0;
        check(self, jgb_view_index_paths_for_visible_elements(self->view, JGB_CELL,
                                                              JGB_KIND_NONE, &visible, &count));
    }
    if (count == 0)
        return;
    path = visible[0];
    if ((distance < 0 && path.section == 0) ||
        (distance > 0 && path.section + 1 == self->map.block_count))
        return;
    path.section += (uint32_t)distance;
    path.item = 0;
    check(self, jgb_view_content_offset_for_item(self->view, path, JGB_SCROLL_TOP, &offset));
    scroll_to(self, offset.y - header_rows);
}

/* ---- On a terminal ------------------------------------------------------ */

/* Keeps the cursor on the screen, which may have another size. */
static void clamp_cursor(browser *self)
{
    if (self->cursor_column >= self->columns)
        self->cursor_column = self->columns - 1;
    if (self->cursor_row >= self->rows)
        self->cursor_row = self->rows - 1;
}

/* Begins to find characters, from the one under the cursor on, or ends it. */
static void set_finding(browser *self, int is_finding)
{
    self->is_finding = is_finding;
    terminal_take_text(is_finding);
    if (is_finding)
        focus_under_cursor(self);
}

static void find(browser *self, char text)
{
    uint32_t is_handled;
    check(self, jgb_view_send_text(self->view, terminal_time_ns(), &text, 1, &is_handled));
}

/* The time until the view has something to show of its own accord; -1: it has nothing. */
static int64_t time_to_wake(const browser *self)
{
    uint64_t wake_ns = 0, now_ns = terminal_time_ns();
    check(self, jgb_view_wake_at(self->view, &wake_ns));
    if (wake_ns == JGB_WAKE_EVERY_FRAME || self->loader.is_loading)
        wake_ns = self->time_ns + FRAME_NS;
    else if (wake_ns == 0)
        return -1;
    return wake_ns > now_ns ? (int64_t)(wake_ns - now_ns) : 0;
}

static void browse(browser *self)
{
    key pressed = KEY_NONE;
    self->is_animated = 1;
    while (pressed != KEY_QUIT) {
        terminal_size(&self->columns, &self->rows);
        self->rows = self->rows > STATUS_ROWS ? self->rows - STATUS_ROWS : 1;
        clamp_cursor(self);
        if (!terminal_has_keys()) {
            self->time_ns = terminal_time_ns();
            next_display_frame(self);
            draw(self);
            load_details(self);
        }
        pressed = terminal_key(time_to_wake(self));
        switch (pressed) {
        case KEY_UP: press_key(self, JGB_KEY_UP); break;
        case KEY_DOWN: press_key(self, JGB_KEY_DOWN); break;
        case KEY_LEFT: press_key(self, JGB_KEY_LEFT); break;
        case KEY_RIGHT: press_key(self, JGB_KEY_RIGHT); break;
        case KEY_SPACE: press_key(self, JGB_KEY_SPACE); break;
        case KEY_ALL: press_key(self, JGB_KEY_A); break;
        case KEY_ESCAPE: press_key(self, JGB_KEY_ESCAPE); break;
        case KEY_DELETE: press_key(self, JGB_KEY_DELETE); break;
        case KEY_PAGE_UP: scroll_by_page(self, -1); break;
        case KEY_PAGE_DOWN: scroll_by_page(self, 1); break;
        case KEY_HOME: scroll_to(self, 0); break;
        case KEY_END: scroll_to(self, self->content_height); break;
        case KEY_NEXT_SECTION: scroll_by_section(self, 1); break;
        case KEY_PREVIOUS_SECTION: scroll_by_section(self, -1); break;
        case KEY_READ: toggle_reading(self); break;
        case KEY_LAYOUT: next_layout(self); break;
        case KEY_FIND: set_finding(self, !self->is_finding); break;
        case KEY_TEXT: find(self, terminal_details().text); break;
        case KEY_WHEEL_UP: turn_wheel(self, -WHEEL_ROWS); break;
        case KEY_WHEEL_DOWN: turn_wheel(self, WHEEL_ROWS); break;
        case KEY_MOUSE_DOWN: follow_mouse(self, JGB_POINTER_DOWN); break;
        case KEY_MOUSE_MOVE: follow_mouse(self, JGB_POINTER_MOVE); break;
        case KEY_MOUSE_UP: follow_mouse(self, JGB_POINTER_UP); break;
        case KEY_NONE:
        case KEY_QUIT: break;
        }
    }
}

/* ---- As text ------------------------------------------------------------ */

static void print_pages(browser *self, long count)
{
    long page;
    size_t i;
    self->columns = 80;
    self->rows = 24 - STATUS_ROWS;
    for (page = 0; page < count; page++) {
        const native_view *first;
        size_t shown = 0;
        next_display_frame(self);
        first = native(self, 0);
        for (i = 0; i < self->native_view_count; i++)
            shown += (size_t)self->native_views[i].is_shown;
        printf("offset %g of %g: %u shown, %u changed, %u removed\n", self->offset,
               self->content_height, (unsigned)shown, (unsigned)self->changed,
               (unsigned)self->removed);
        if (first->is_shown && first->attributes.element.category == JGB_CELL)
            printf("  view 0, generation %u: %s\n", first->attributes.generation,
                   character_at(self, first->attributes.element.index_path)->name);
        scroll_to(self, self->offset + self->rows);
    }
}

int main(int argc, char **argv)
{
    browser self;
    long pages = 0;
    int next = 1, result = 0;
    const char *folder = "/usr/share/unicode", *layout = "flow";
    memset(&self, 0, sizeof self);
    if (next + 1 < argc && strcmp(argv[next], "--frames") == 0) {
        pages = strtol(argv[next + 1], NULL, 10);
        next += 2;
    }
    if (next + 1 < argc && strcmp(argv[next], "--layout") == 0) {
        layout = argv[next + 1];
        next += 2;
    }
    if (next < argc)
        folder = argv[next++];
    if (next < argc || folder[0] == '-' || pages < 0) {
        fputs("usage: browser [--frames N] [--layout NAME] [FOLDER]\n", stderr);
        return 2;
    }
    if (!character_map_read(&self.map, folder)) {
        perror(folder);
        return 1;
    }
    set_up(&self);
    if (!choose_layout(&self, layout)) {
        fprintf(stderr, "browser: there is no layout %s\n", layout);
        result = 2;
    } else if (pages > 0) {
        print_pages(&self, pages);
    } else if (terminal_open()) {
        set_up_selection(&self);
        set_up_details(&self);
        set_names(&self);
        browse(&self);
        terminal_close();
    } else {
        fputs("browser: standard input and output must be a terminal\n", stderr);
        result = 1;
    }
    jgb_view_destroy(self.view);
    free(self.native_views);
    character_map_free(&self.map);
    return result;
}

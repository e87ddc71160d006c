/* Selecting characters of the browser, by keys and with the mouse, and deleting them. */
#include "browser.h"
#include "terminal.h"
#include <stdlib.h>

/* The view selects as a desktop does: clicks, and bands that begin beside the characters. */
void set_up_selection(browser *self)
{
    jgb_selection_configuration selection = JGB_SELECTION_CONFIGURATION_INIT;
    jgb_focus_configuration focus = JGB_FOCUS_CONFIGURATION_INIT;
    selection.allows_multiple_selection = 1;
    selection.behavior = JGB_SELECTION_BEHAVIOR_REPLACE;
    check(self, jgb_view_set_selection_configuration(self->view, &selection));
    focus.allows_focus = 1;
    check(self, jgb_view_set_focus_configuration(self->view, &focus));
    check(self, jgb_view_set_event_mask(self->view, BROWSER_EVENTS));
}

static uint32_t modifiers(void)
{
    const unsigned held = terminal_details().held;
    return (held & HELD_SHIFT ? JGB_MODIFIER_SHIFT : 0) |
           (held & HELD_ALT ? JGB_MODIFIER_ALT : 0) |
           (held & HELD_CONTROL ? JGB_MODIFIER_CONTROL : 0);
}

/* ---- Focus --------------------------------------------------------------- */

/* Gives focus to the character under the cursor, which the content was scrolled to. */
void focus_under_cursor(browser *self)
{
    jgb_element element = {JGB_CELL, JGB_KIND_NONE, {0, 0}};
    jgb_point point = {self->cursor_column + 0.5, self->offset + self->cursor_row + 0.5};
    int is_found;
    if (self->follows_focus)
        return;
    is_found = jgb_view_index_path_for_item_at_point(self->view, point, &element.index_path) ==
               JGB_OK;
    check(self, jgb_view_set_focused_element(self->view, is_found ? &element : NULL));
    self->follows_focus = 1;
}

/* Has the cursor be on the character that has focus, once that is on the screen. */
void follow_focus(browser *self)
{
    size_t i;
    for (i = 0; i < self->native_view_count; i++) {
        const native_view *shows = &self->native_views[i];
        double row = shows->box.y + 0.5 - self->offset;
        if (!shows->is_shown || !(shows->attributes.flags & JGB_ELEMENT_FOCUSED) || row < 0 ||
            row >= self->rows)
            continue;
        self->cursor_row = (int)row;
        self->cursor_column = (int)(shows->box.x + 0.5);
    }
}

/* Arrows come from the cursor, also where no character is. */
void press_key(browser *self, jgb_key pressed)
{
    static const jgb_focus_heading headings[] = {JGB_FOCUS_NONE, JGB_FOCUS_UP, JGB_FOCUS_DOWN,
                                                 JGB_FOCUS_LEFT, JGB_FOCUS_RIGHT};
    jgb_key_sample sample = {terminal_time_ns(), pressed, modifiers()};
    jgb_rect cursor = {0, 0, 1, 1};
    jgb_focus_state focus = JGB_FOCUS_STATE_INIT;
    uint32_t is_handled;
    cursor.x = self->cursor_column;
    cursor.y = self->cursor_row;
    focus_under_cursor(self);
    check(self, jgb_view_focus_state(self->view, &focus));
    if (focus.element.index_path.section == JGB_NO_SECTION && pressed <= JGB_KEY_RIGHT)
        check(self, jgb_view_enter_focus(self->view, headings[pressed], &cursor, &is_handled));
    else
        check(self, jgb_view_send_key(self->view, &sample, &is_handled));
}

void follow_mouse(browser *self, jgb_pointer_phase phase)
{
    const key_details at = terminal_details();
    jgb_pointer_sample sample = {0, {0, 0}, 1, JGB_POINTER_DOWN, JGB_DEVICE_MOUSE,
                                 JGB_BUTTON_PRIMARY, 0};
    sample.time_ns = terminal_time_ns();
    sample.phase = phase;
    sample.position.x = at.column + 0.5;
    sample.position.y = at.row + 0.5;
    sample.modifiers = (uint16_t)modifiers();
    check(self, jgb_view_send_pointers(self->view, &sample, 1));
    self->cursor_column = at.column;
    self->cursor_row = at.row;
    self->follows_focus = 0;
}

/* ---- Events -------------------------------------------------------------- */

/* Splits runs at the ends of blocks, and returns how many parts that makes. */
static size_t split(const browser *self, const jgb_item_run *runs, size_t run_count,
                    jgb_update_item *parts)
{
    size_t count = 0, i;
    for (i = 0; i < run_count; i++) {
        jgb_index_path path = runs[i].index_path;
        uint64_t left = runs[i].count;
        for (; left > 0; path.section++, path.item = 0) {
            uint32_t room = self->map.blocks[path.section].count - path.item;
            jgb_update_item part = {JGB_DELETE, {0, 0}, {0, 0}, 0, 0};
            part.index_path_before_update = path;
            part.count = left < room ? (uint32_t)left : room;
            left -= part.count;
            if (part.count > 0)
                parts[count++] = part;
        }
    }
    return count;
}

/* Deletes the first runs of those that are selected. Returns 0 once none is. */
static int delete_runs(browser *self)
{
    jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    jgb_update_item *parts;
    const jgb_item_run *runs;
    size_t run_count, i;
    check(self, jgb_view_selected_runs(self->view, NULL, SIZE_MAX, &runs, &run_count));
    parts = (jgb_update_item *)allocated(
        malloc((run_count + self->map.block_count) * sizeof *parts));
    update.items = parts;
    update.item_count = split(self, runs, run_count, parts);
    /* From the last one on: the characters before it keep their numbers. */
    for (i = update.item_count; i-- > 0;)
        character_map_remove(&self->map, parts[i].index_path_before_update.section,
                             parts[i].index_path_before_update.item, parts[i].count);
    options.animation = &animation;
    if (update.item_count > 0)
        check(self, jgb_view_perform_batch_updates(self->view, &update, &options));
    free(parts);
    return update.item_count > 0;
}

void handle_events(browser *self)
{
    jgb_events events = JGB_EVENTS_INIT;
    int deletes = 0;
    size_t i;
    check(self, jgb_view_next_events(self->view, &events));
    for (i = 0; i < events.event_count; i++) {
        const jgb_event *event = &events.events[i];
        if (event->kind == JGB_EVENT_DELETE_REQUESTED)
            deletes = 1;
        if (event->kind == JGB_EVENT_PREFETCH || event->kind == JGB_EVENT_CANCEL_PREFETCH)
            follow_prefetching(self, &events, event);
        if (event->kind != JGB_EVENT_BAND_CHANGED)
            continue;
        self->is_drawing = event->value != 0;
        self->band.x = event->point.x;
        self->band.y = event->point.y;
        self->band.width = event->other_point.x - event->point.x;
        self->band.height = event->other_point.y - event->point.y;
    }
    hear(self, &events);
    while (deletes)
        deletes = delete_runs(self);
}

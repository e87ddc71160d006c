/* The words of a screen reader, which the browser writes in its status line after the key r. */
#include "browser.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Appends words to those that are said. */
static void say(browser *self, const char *format, ...)
{
    size_t length = strlen(self->speech);
    va_list values;
    if (length > 0 && length + 2 < sizeof self->speech) {
        memcpy(self->speech + length, "; ", 3);
        length += 2;
    }
    va_start(values, format);
    vsnprintf(self->speech + length, sizeof self->speech - length, format, values);
    va_end(values);
}

/* Names are the browser's; roles, numbers and states are the view's. */
static void say_item(browser *self, jgb_index_path path, const char *more)
{
    static const char *const roles[] = {"", "list", "list item", "grid", "grid cell", "tree",
                                        "tree item"};
    const jgb_element item = {JGB_CELL, JGB_KIND_NONE, path};
    jgb_accessibility_elements read = JGB_ACCESSIBILITY_ELEMENTS_INIT;
    const jgb_accessibility_element *found;
    char place[64] = "";
    check(self, jgb_view_accessibility_elements(self->view, &item, 0, 1, &read));
    found = read.elements;
    if (found->column_count > 1)
        snprintf(place, sizeof place, ", row %lld, column %lld", (long long)found->row_index,
                 (long long)found->column_index);
    say(self, "%.40s, %s, %lld of %lld%s%s%s", character_at(self, path)->name, roles[found->role],
        (long long)found->position_in_set, (long long)found->set_size, place,
        found->states & JGB_ACCESSIBILITY_SELECTED ? ", selected" : "", more);
}

/* Says how much there is. */
static void say_all(browser *self)
{
    jgb_accessibility_elements read = JGB_ACCESSIBILITY_ELEMENTS_INIT;
    check(self, jgb_view_accessibility_elements(self->view, NULL, 0, 0, &read));
    say(self, "%s, %llu characters in %llu blocks",
        read.role == JGB_ACCESSIBILITY_ROLE_GRID ? "grid" : "list",
        (unsigned long long)read.item_count, (unsigned long long)read.section_count);
}

/* A change of the selection is told by its item where there is one alone. */
static void say_selection(browser *self, const jgb_event *event, const jgb_item_run *run)
{
    const unsigned long long count = (unsigned long long)event->number;
    if (event->value + event->other_value != 1 || !run)
        say(self, "%llu selected", count);
    else if (event->value == 1)
        say_item(self, run->index_path, "");
    else
        say_item(self, run->index_path, ", not selected");
}

/* Says what events tell. Their arrays are borrowed until the next call with the view. */
void hear(browser *self, const jgb_events *events)
{
    jgb_focus_state focus = JGB_FOCUS_STATE_INIT;
    jgb_event selection, scrolled;
    jgb_item_run run = {{0, 0}, 0};
    int has_focus = 0, has_selection = 0, has_scrolled = 0, has_layout = 0, has_count = 0;
    size_t i;
    memset(&selection, 0, sizeof selection);
    memset(&scrolled, 0, sizeof scrolled);
    for (i = 0; i < events->event_count; i++) {
        const jgb_event *event = &events->events[i];
        switch (event->kind) {
        case JGB_EVENT_FOCUS_DID_CHANGE: has_focus = 1; break;
        case JGB_EVENT_SELECTION_DID_CHANGE:
            has_selection = 1;
            selection = *event;
            run.count = 0;
            if (event->run_count > 0)
                run = events->runs[event->first_run];
            break;
        case JGB_EVENT_ACCESSIBILITY_SCROLLED:
            has_scrolled = 1;
            scrolled = *event;
            break;
        case JGB_EVENT_ACCESSIBILITY_SCREEN_CHANGED: has_layout = 1; break;
        case JGB_EVENT_ACCESSIBILITY_COUNT_CHANGED: has_count = 1; break;
        default: break;
        }
    }
    if (!self->is_reading ||
        !(has_focus || has_selection || has_scrolled || has_layout || has_count))
        return;
    self->speech[0] = '\0';
    check(self, jgb_view_focus_state(self->view, &focus));
    if (has_layout || has_count)
        say_all(self);
    if (has_focus && focus.element.index_path.section != JGB_NO_SECTION)
        say_item(self, focus.element.index_path, "");
    else
        has_focus = 0;
    if (has_selection && !(has_focus && selection.number <= 1))
        say_selection(self, &selection, has_focus || run.count == 0 ? NULL : &run);
    if (has_scrolled)
        say(self, "characters %llu to %llu of %.0f", (unsigned long long)scrolled.value,
            (unsigned long long)scrolled.other_value, scrolled.number);
}

/* Begins to read, or ends it. */
void toggle_reading(browser *self)
{
    self->is_reading = !self->is_reading;
    self->speech[0] = '\0';
    check(self, jgb_view_set_event_mask(
                    self->view, BROWSER_EVENTS | (self->is_reading ? READING_EVENTS : 0)));
    if (self->is_reading)
        say_all(self);
}

/* Scrolls by about a page, as a screen reader does. */
void read_page(browser *self, int direction)
{
    uint32_t is_handled;
    self->follows_focus = 0;
    check(self, jgb_view_accessibility_scroll(self->view,
                                              direction < 0 ? JGB_ACCESSIBILITY_SCROLL_PREVIOUS
                                                            : JGB_ACCESSIBILITY_SCROLL_NEXT,
                                              &is_handled));
    self->speech[0] = '\0';
    if (!is_handled)
        say(self, "no more characters there");
}

/*
 * A list as a screen reader has it: what is read, what is said as the content scrolls, as a row is
 * pressed and as rows are deleted. A host passes the same on to the accessibility interface of its
 * platform, which here is the standard output.
 */
#include <jogakbo.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 1000, HEIGHT = 300 };

static jgb_view *view;
static jgb_rect bounds = {0, 0, 320, HEIGHT};

static void check(jgb_status status)
{
    if (status == JGB_OK)
        return;
    fprintf(stderr, "reader: %s: %s\n", jgb_status_name(status), jgb_view_last_error(view));
    exit(1);
}

/* Names are the host's: the library knows none. */
static void print_name(const jgb_element *element)
{
    if (element->index_path.item == JGB_NO_ITEM)
        printf("Rows");
    else
        printf("Row %u", element->index_path.item + 1);
}

/* Reads elements aloud from one on, shown or not. */
static void read_from(uint32_t item, uint32_t count)
{
    const jgb_element first = {JGB_CELL, JGB_KIND_NONE, {0, item}};
    jgb_accessibility_elements read = JGB_ACCESSIBILITY_ELEMENTS_INIT;
    check(jgb_view_accessibility_elements(view, &first, 0, count, &read));
    for (size_t i = 0; i < read.element_count; i++) {
        const jgb_accessibility_element *found = &read.elements[i];
        print_name(&found->element);
        printf(", %lld of %lld%s\n", (long long)found->position_in_set,
               (long long)found->set_size,
               found->states & JGB_ACCESSIBILITY_SELECTED ? ", selected" : "");
    }
}

/* Says what an event tells, unasked. */
static void announce(const jgb_event *event)
{
    switch (event->kind) {
    case JGB_EVENT_ACCESSIBILITY_SCREEN_CHANGED:
        printf("all is new\n");
        break;
    case JGB_EVENT_ACCESSIBILITY_LAYOUT_CHANGED:
        printf("some of it is new\n");
        break;
    case JGB_EVENT_ACCESSIBILITY_COUNT_CHANGED:
        printf("%llu rows\n", (unsigned long long)event->value);
        break;
    case JGB_EVENT_ACCESSIBILITY_SCROLLED:
        printf("rows %llu to %llu of %.0f\n", (unsigned long long)event->value,
               (unsigned long long)event->other_value, event->number);
        break;
    case JGB_EVENT_WANTED_OFFSET:
        bounds.y = event->point.y;
        break;
    case JGB_EVENT_DID_SELECT:
        print_name(&event->element);
        printf(" selected\n");
        break;
    case JGB_EVENT_PRIMARY_ACTION:
        print_name(&event->element);
        printf(" opened\n");
        break;
    default:
        break;
    }
}

static void announce_all(void)
{
    jgb_events events = JGB_EVENTS_INIT;
    check(jgb_view_next_events(view, &events));
    for (size_t i = 0; i < events.event_count; i++)
        announce(&events.events[i]);
}

static void show(void)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.bounds = bounds;
    check(jgb_view_display_frame(view, &request, &frame));
    announce_all();
}

static void make_list(void)
{
    static float heights[ROWS];
    for (int i = 0; i < ROWS; i++)
        heights[i] = 44;
    check(jgb_view_create(NULL, &view));
    check(jgb_view_set_list_layout(view, NULL));
    check(jgb_view_set_bounds(view, bounds));
    check(jgb_view_set_items(view, ROWS, NULL, heights));
}

static void begin(void)
{
    jgb_selection_configuration selection = JGB_SELECTION_CONFIGURATION_INIT;
    selection.behavior = JGB_SELECTION_BEHAVIOR_TAP;
    check(jgb_view_set_selection_configuration(view, &selection));
    check(jgb_view_set_event_mask(view, JGB_EVENT_MASK_ACCESSIBILITY | JGB_EVENT_MASK_SCROLLING |
                                            JGB_EVENT_MASK_SELECTION | JGB_EVENT_MASK_ACTIONS));
}

/* Goes on by about a page. */
static void scroll(jgb_accessibility_scroll_direction direction)
{
    uint32_t is_handled = 0;
    check(jgb_view_accessibility_scroll(view, direction, &is_handled));
    if (!is_handled)
        printf("no more rows there\n");
    announce_all();
}

/* Taps without a pointer, wherever the row is. */
static void press(uint32_t item)
{
    const jgb_element row = {JGB_CELL, JGB_KIND_NONE, {0, item}};
    uint32_t is_handled = 0;
    check(jgb_view_perform_accessibility_action(view, JGB_ACCESSIBILITY_ACTION_PRESS, &row,
                                                &is_handled));
    announce_all();
}

int main(void)
{
    const jgb_index_path first = {0, 0};
    make_list();
    begin();
    show();
    scroll(JGB_ACCESSIBILITY_SCROLL_PREVIOUS);
    scroll(JGB_ACCESSIBILITY_SCROLL_NEXT);
    show();
    press(500);
    read_from(499, 3);
    check(jgb_view_delete_items(view, first, 10, NULL));
    show();
    jgb_view_destroy(view);
    return 0;
}

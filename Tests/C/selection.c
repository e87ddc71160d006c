/* The selection: half of the items in pages of runs, through updates, with one event for each
 * change, and in the flags of cells. */
#include "check.h"

static const jgb_event *only_event(jgb_view *view, jgb_events *events)
{
    static jgb_event none;
    CHECK(jgb_view_next_events(view, events) == JGB_OK);
    CHECK(events->event_count == 1);
    return events->event_count == 1 ? events->events : &none;
}

static jgb_selection selected(jgb_view *view)
{
    jgb_selection selection = JGB_SELECTION_INIT;
    CHECK(jgb_view_selection(view, &selection) == JGB_OK);
    return selection;
}

static uint32_t flags_of(jgb_view *view, uint32_t item, size_t *out_count)
{
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_display_frame_request request = request_at(0);
    uint32_t flags = 0;
    size_t i;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    for (i = 0; i < frame.element_count; i++)
        if (frame.elements[i].element.category == JGB_CELL &&
            frame.elements[i].element.index_path.item == item)
            flags = frame.elements[i].flags;
    *out_count = frame.element_count;
    return flags;
}

/* Selects every second one of 1,000 items. */
static jgb_view *select_half(void)
{
    static jgb_item_run runs[500];
    jgb_view *view = make_view(NULL);
    jgb_selection_configuration many = JGB_SELECTION_CONFIGURATION_INIT;
    uint32_t i;
    for (i = 0; i < 500; i++) {
        runs[i].index_path.section = 0;
        runs[i].index_path.item = 2 * i;
        runs[i].count = 1;
    }
    many.allows_multiple_selection = 1;
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_SELECTION) == JGB_OK);
    CHECK(jgb_view_set_selection_configuration(view, &many) == JGB_OK);
    CHECK(jgb_view_change_selection(view, JGB_SELECTION_SELECT, runs, 500, 0) == JGB_OK);
    return view;
}

/* One event tells of all, and runs are told in pages of 64. */
static void test_pages(jgb_view *view)
{
    jgb_events events = JGB_EVENTS_INIT;
    const jgb_event *event = only_event(view, &events);
    const jgb_item_run *page = NULL;
    jgb_index_path path = {0, 0};
    uint32_t is_selected = 7;
    size_t count = 0, pages = 0, found = 0;
    CHECK(event->kind == JGB_EVENT_SELECTION_DID_CHANGE && event->value == 500);
    CHECK(event->other_value == 0 && event->number == 500);
    CHECK(event->other_number == JGB_SELECTION_REASON_PROGRAM && event->run_count == 1);
    CHECK(events.runs[0].index_path.item == 0 && events.runs[0].count == 999);
    for (;;) {
        CHECK(jgb_view_selected_runs(view, &path, 64, &page, &count) == JGB_OK);
        if (count == 0)
            break;
        pages++;
        found += count;
        CHECK(page[0].count == 1 && page[0].index_path.item % 2 == 0);
        path = page[count - 1].index_path;
        path.item++;
    }
    CHECK(pages == 8 && found == 500);
    CHECK(jgb_view_is_item_selected(view, path, &is_selected) == JGB_OK && is_selected == 0);
}

/* A cell that is selected says so, and only that one is told of. */
static void test_states(jgb_view *view)
{
    const jgb_item_run third = {{0, 3}, 1};
    jgb_events events = JGB_EVENTS_INIT;
    size_t told = 0;
    CHECK(flags_of(view, 2, &told) & JGB_ELEMENT_SELECTED);
    CHECK(!(flags_of(view, 3, &told) & JGB_ELEMENT_SELECTED) && told == 0);
    CHECK(jgb_view_change_selection(view, JGB_SELECTION_SELECT, &third, 1, 0) == JGB_OK);
    CHECK(flags_of(view, 3, &told) & JGB_ELEMENT_SELECTED && told == 1);
    CHECK(only_event(view, &events)->value == 1);
}

/* Items stay selected where they go to; those that leave are told. */
static void test_updates(jgb_view *view)
{
    const jgb_index_path first = {0, 0};
    jgb_events events = JGB_EVENTS_INIT;
    const jgb_event *event;
    CHECK(jgb_view_delete_items(view, first, 2, NULL) == JGB_OK);
    event = only_event(view, &events);
    CHECK(event->other_value == 1 && event->other_number == JGB_SELECTION_REASON_UPDATE);
    CHECK(event->run_count == 0 && event->origin == JGB_ORIGIN_UPDATE);
    CHECK(selected(view).count == 500 && selected(view).covering_run.index_path.item == 0);
}

/* All, none, the others; and a batch that comes to nothing. */
static void test_actions(jgb_view *view)
{
    jgb_events events = JGB_EVENTS_INIT;
    CHECK(jgb_view_change_selection(view, JGB_SELECTION_SELECT_ALL, NULL, 0, 0) == JGB_OK);
    CHECK(selected(view).count == 998);
    CHECK(jgb_view_change_selection(view, JGB_SELECTION_INVERT, NULL, 0, 0) == JGB_OK);
    CHECK(selected(view).count == 0);
    CHECK(jgb_view_next_events(view, &events) == JGB_OK && events.event_count == 2);
    CHECK(jgb_view_begin_selection_updates(view) == JGB_OK);
    CHECK(jgb_view_change_selection(view, JGB_SELECTION_SELECT_ALL, NULL, 0, 0) == JGB_OK);
    CHECK(jgb_view_change_selection(view, JGB_SELECTION_CLEAR, NULL, 0, 0) == JGB_OK);
    CHECK(jgb_view_end_selection_updates(view) == JGB_OK);
    CHECK(jgb_view_next_events(view, &events) == JGB_OK && events.event_count == 0);
}

/* A mouse toggles as it goes down, if the settings say so. */
static void test_pointer_down(uint32_t toggles_on_pointer_down)
{
    jgb_view *view = make_view(NULL);
    jgb_selection_configuration many = JGB_SELECTION_CONFIGURATION_INIT;
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_pointer_sample mouse = {0, {250, 40}, 1, JGB_POINTER_DOWN, JGB_DEVICE_MOUSE, 1, 0};
    many.allows_multiple_selection = 1;
    many.behavior = JGB_SELECTION_BEHAVIOR_TOGGLE;
    many.toggles_on_pointer_down = toggles_on_pointer_down;
    request.bounds.width = 320;
    request.bounds.height = 480;
    CHECK(jgb_view_set_selection_configuration(view, &many) == JGB_OK);
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(jgb_view_send_pointers(view, &mouse, 1) == JGB_OK);
    CHECK(selected(view).count == toggles_on_pointer_down);
    mouse.phase = JGB_POINTER_UP;
    CHECK(jgb_view_send_pointers(view, &mouse, 1) == JGB_OK);
    CHECK(selected(view).count == 1);
    jgb_view_destroy(view);
}

/* A call that is refused changes nothing. */
static void test_refusals(jgb_view *view)
{
    const jgb_item_run runs[] = {{{0, 3}, 1}, {{0, 2}, 1}};
    size_t told = 0;
    CHECK(jgb_view_end_selection_updates(view) == JGB_WRONG_STATE);
    CHECK(jgb_view_change_selection(view, (jgb_selection_action)99, NULL, 0, 0) ==
          JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_change_selection(view, JGB_SELECTION_SELECT, NULL, 1, 0) ==
          JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_change_selection(view, JGB_SELECTION_SELECT, runs, 1, 4) ==
          JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_selection_configuration(view, NULL) == JGB_OK);
    CHECK(jgb_view_change_selection(view, JGB_SELECTION_SELECT, runs, 2, 0) ==
          JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_change_selection(view, JGB_SELECTION_INVERT, NULL, 0, 0) == JGB_WRONG_STATE);
    CHECK(jgb_view_selection(view, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_editing(view, 1) == JGB_OK && selected(view).is_editing == 1);
    CHECK(jgb_view_change_selection(view, JGB_SELECTION_SELECT, runs, 1, 0) == JGB_WRONG_STATE);
    CHECK(flags_of(view, 0, &told) & JGB_ELEMENT_EDITING);
    CHECK(selected(view).count == 0);
}

static void click(jgb_view *view, double y, uint64_t milliseconds, uint16_t buttons)
{
    jgb_pointer_sample sample = {0, {320, 0}, 1, JGB_POINTER_DOWN, JGB_DEVICE_MOUSE, 0, 0};
    sample.time_ns = milliseconds * UINT64_C(1000000);
    sample.position.y = y;
    sample.buttons = buttons;
    CHECK(jgb_view_send_pointers(view, &sample, 1) == JGB_OK);
    sample.phase = JGB_POINTER_UP;
    CHECK(jgb_view_send_pointers(view, &sample, 1) == JGB_OK);
}

/* Clicks select, act on an item, and ask for a menu. */
static void test_clicks(void)
{
    static const jgb_event_kind kinds[] = {
        JGB_EVENT_DID_SELECT, JGB_EVENT_SELECTION_DID_CHANGE, JGB_EVENT_PRIMARY_ACTION,
        JGB_EVENT_MENU_REQUESTED};
    jgb_view *view = make_view(NULL);
    jgb_selection_configuration clicks = JGB_SELECTION_CONFIGURATION_INIT;
    jgb_events events = JGB_EVENTS_INIT;
    size_t i, told = 0;
    uint32_t traits;
    clicks.behavior = (jgb_selection_behavior)5;
    CHECK(jgb_view_set_selection_configuration(view, &clicks) == JGB_INVALID_ARGUMENT);
    clicks.behavior = JGB_SELECTION_BEHAVIOR_REPLACE;
    CHECK(jgb_view_set_selection_configuration(view, &clicks) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_SELECTION | JGB_EVENT_MASK_ACTIONS) ==
          JGB_OK);
    traits = (JGB_TRAITS_DEFAULT & ~JGB_TRAITS_MENU(3u)) | JGB_TRAITS_MENU(JGB_TRAIT_YES);
    CHECK(jgb_view_set_default_traits(view, traits) == JGB_OK);
    (void)flags_of(view, 0, &told);
    click(view, 40, 100, JGB_BUTTON_PRIMARY);
    click(view, 40, 200, JGB_BUTTON_PRIMARY);
    click(view, 40, 300, JGB_BUTTON_SECONDARY);
    CHECK(jgb_view_next_events(view, &events) == JGB_OK && events.event_count == 4);
    for (i = 0; i < events.event_count && i < 4; i++)
        CHECK(events.events[i].kind == kinds[i] && events.events[i].origin == JGB_ORIGIN_USER);
    CHECK(selected(view).count == 1);
    jgb_view_destroy(view);
}

int main(void)
{
    jgb_view *view = select_half();
    test_clicks();
    test_pages(view);
    test_states(view);
    test_updates(view);
    test_actions(view);
    test_pointer_down(0);
    test_pointer_down(1);
    test_refusals(view);
    jgb_view_destroy(view);
    return check_result("selection");
}

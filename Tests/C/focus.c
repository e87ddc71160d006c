/* Focus, as a host that has keys for a grid meets it: focus comes in, goes by arrows, is marked in
 * display frames, and survives the item that had it. */
#include "check.h"

static uint32_t move(jgb_view *view, jgb_focus_heading heading)
{
    uint32_t is_handled = 7;
    CHECK(jgb_view_move_focus(view, heading, &is_handled) == JGB_OK);
    return is_handled;
}

static uint32_t focused_item(jgb_view *view)
{
    jgb_focus_state state = JGB_FOCUS_STATE_INIT;
    CHECK(jgb_view_focus_state(view, &state) == JGB_OK);
    CHECK(state.has_focus == 1);
    CHECK(state.element.category == JGB_CELL && state.element.index_path.section == 0);
    return state.element.index_path.item;
}

/* The number of elements that a display frame tells of, and the item that it marks. */
static size_t show(jgb_view *view, uint32_t *marked)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.bounds.width = 320;
    request.bounds.height = 480;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    *marked = JGB_NO_ITEM;
    for (size_t i = 0; i < frame.element_count; i++)
        if (frame.elements[i].flags & JGB_ELEMENT_FOCUSED)
            *marked = frame.elements[i].element.index_path.item;
    return frame.element_count;
}

static void refused(jgb_view *view)
{
    jgb_element element = {JGB_CELL, 0, {0, 0}};
    jgb_index_path path = {0, 0};
    jgb_focus_state state = JGB_FOCUS_STATE_INIT;
    uint32_t is_handled = 7;
    CHECK(jgb_view_enter_focus(view, JGB_FOCUS_NEXT, NULL, &is_handled) == JGB_WRONG_STATE);
    CHECK(jgb_view_move_focus(view, JGB_FOCUS_DOWN, &is_handled) == JGB_WRONG_STATE);
    CHECK(jgb_view_leave_focus(view) == JGB_WRONG_STATE);
    CHECK(jgb_view_scroll_to_focused_element(view, 1) == JGB_WRONG_STATE);
    CHECK(jgb_view_set_focused_element(view, &element) == JGB_WRONG_STATE);
    CHECK(jgb_view_set_preferred_focused_item(view, &path) == JGB_WRONG_STATE);
    CHECK(is_handled == 7);
    CHECK(jgb_view_focus_state(view, &state) == JGB_OK && state.has_focus == 0);
    CHECK(state.element.index_path.section == JGB_NO_SECTION);
    CHECK(jgb_view_focus_state(view, NULL) == JGB_INVALID_ARGUMENT);
}

static void wrong_arguments(jgb_view *view)
{
    jgb_element element = {JGB_DECORATION_VIEW, 0, {0, 0}};
    jgb_index_path path = {9, 0};
    jgb_rect rect = {0, 0, -1, 0};
    uint32_t is_handled = 7;
    CHECK(jgb_view_set_focused_element(view, &element) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_preferred_focused_item(view, &path) == JGB_INVALID_INDEX_PATH);
    CHECK(jgb_view_move_focus(view, (jgb_focus_heading)99, &is_handled) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_move_focus(view, JGB_FOCUS_UP, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_enter_focus(view, JGB_FOCUS_UP, &rect, &is_handled) == JGB_INVALID_ARGUMENT);
    CHECK(is_handled == 7);
}

/* A host that scrolls by itself learns where the element is that has focus. */
static void scrolling(void)
{
    jgb_view *view = make_view(NULL);
    jgb_focus_configuration configuration = JGB_FOCUS_CONFIGURATION_INIT;
    jgb_element last = {JGB_CELL, 0, {0, 0}};
    jgb_events events = JGB_EVENTS_INIT;
    jgb_point wanted;
    uint32_t marked = 0;
    size_t count = 0;

    CHECK(jgb_view_number_of_items(view, 0, &count) == JGB_OK && count > 0);
    last.index_path.item = (uint32_t)count - 1;
    configuration.allows_focus = 1;
    CHECK(jgb_view_set_focus_configuration(view, &configuration) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_SCROLLING) == JGB_OK);
    show(view, &marked);
    CHECK(jgb_view_set_focused_element(view, &last) == JGB_OK);
    CHECK(jgb_view_next_events(view, &events) == JGB_OK && events.event_count == 0);
    CHECK(jgb_view_scroll_to_focused_element(view, 1) == JGB_OK);
    CHECK(jgb_view_next_events(view, &events) == JGB_OK && events.event_count == 1);
    CHECK(events.events[0].kind == JGB_EVENT_WANTED_OFFSET && events.events[0].value == 1);
    CHECK(events.events[0].element.index_path.section == JGB_NO_SECTION);
    CHECK(jgb_view_content_offset_for_item(view, last.index_path, 0, &wanted) == JGB_OK);
    CHECK(events.events[0].point.y == wanted.y && wanted.y > 0);
    jgb_view_destroy(view);
}

/* An item with buttons: Enter leads to the first one. */
static void parts(void)
{
    const jgb_key_sample enter = {0, JGB_KEY_ENTER, 0}, escape = {1, JGB_KEY_ESCAPE, 0};
    jgb_view *view = make_view(NULL);
    jgb_focus_configuration configuration = JGB_FOCUS_CONFIGURATION_INIT;
    jgb_focus_state state = JGB_FOCUS_STATE_INIT;
    uint32_t is_handled = 7;

    configuration.allows_focus = 1;
    CHECK(jgb_view_set_focus_configuration(view, &configuration) == JGB_OK);
    CHECK(jgb_view_set_default_traits(view, JGB_TRAITS_DEFAULT | JGB_TRAITS_FOCUSABLE_PARTS(2)) ==
          JGB_OK);
    CHECK(jgb_view_enter_focus(view, JGB_FOCUS_NEXT, NULL, &is_handled) == JGB_OK);
    CHECK(jgb_view_send_key(view, &enter, &is_handled) == JGB_OK && is_handled == 1);
    CHECK(jgb_view_focus_state(view, &state) == JGB_OK && state.part == 1);
    CHECK(jgb_view_send_key(view, &enter, &is_handled) == JGB_OK && is_handled == 0);
    CHECK(move(view, JGB_FOCUS_RIGHT) == 1);
    CHECK(jgb_view_focus_state(view, &state) == JGB_OK && state.part == 2);
    CHECK(jgb_view_send_key(view, &escape, &is_handled) == JGB_OK && is_handled == 1);
    CHECK(jgb_view_focus_state(view, &state) == JGB_OK && state.part == 0);
    jgb_view_destroy(view);
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    jgb_focus_configuration configuration = JGB_FOCUS_CONFIGURATION_INIT;
    jgb_events events = JGB_EVENTS_INIT;
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    jgb_update_item removal = {JGB_DELETE, {0, 1}, {0, 0}, 1, 0};
    uint32_t is_handled = 7, marked = 0;

    refused(view);
    configuration.allows_focus = 1;
    CHECK(jgb_view_set_focus_configuration(view, &configuration) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_FOCUS) == JGB_OK);
    wrong_arguments(view);
    show(view, &marked);
    CHECK(marked == JGB_NO_ITEM);

    CHECK(jgb_view_enter_focus(view, JGB_FOCUS_NEXT, NULL, &is_handled) == JGB_OK);
    CHECK(is_handled == 1 && focused_item(view) == 0);
    CHECK(show(view, &marked) == 1 && marked == 0);
    CHECK(move(view, JGB_FOCUS_NEXT) == 1 && focused_item(view) == 1);
    CHECK(show(view, &marked) == 2 && marked == 1);
    CHECK(move(view, JGB_FOCUS_NONE) == 0);
    CHECK(jgb_view_next_events(view, &events) == JGB_OK && events.event_count == 2);
    CHECK(events.events[0].kind == JGB_EVENT_FOCUS_DID_CHANGE && events.events[0].run_count == 0);
    CHECK(events.events[1].value == JGB_FOCUS_NEXT && events.events[1].run_count == 1);
    CHECK(events.events[1].element.index_path.item == 1);
    CHECK(events.runs[events.events[1].first_run].index_path.item == 0);

    update.items = &removal;
    update.item_count = 1;
    CHECK(jgb_view_perform_batch_updates(view, &update, NULL) == JGB_OK);
    CHECK(focused_item(view) == 1);
    CHECK(jgb_view_next_events(view, &events) == JGB_OK && events.event_count == 1);
    CHECK(events.events[0].origin == JGB_ORIGIN_UPDATE);

    CHECK(jgb_view_leave_focus(view) == JGB_OK);
    show(view, &marked);
    CHECK(marked == JGB_NO_ITEM);
    CHECK(move(view, JGB_FOCUS_DOWN) == 0);
    CHECK(jgb_view_set_focus_configuration(view, NULL) == JGB_OK);
    refused(view);
    jgb_view_destroy(view);
    scrolling();
    parts();
    return check_result("focus");
}

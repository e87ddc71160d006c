/* Context menus, keys that copy and paste, and rows that are swiped. */
#include "check.h"

#define MS UINT64_C(1000000)

static uint32_t flags_of(jgb_view *view, uint32_t item, uint64_t time_ns)
{
    jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    size_t i;
    request.time_ns = time_ns;
    request.bounds.width = 100;
    request.bounds.height = 50;
    request.flags = JGB_REQUEST_COMPLETE;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    for (i = 0; i < frame.element_count; i++)
        if (frame.elements[i].element.category == JGB_CELL
            && frame.elements[i].element.index_path.item == item)
            return frame.elements[i].flags;
    return 0;
}

/* Takes the events, and returns the last one of a kind. */
static jgb_event last_of(jgb_view *view, jgb_event_kind kind, size_t *out_count)
{
    jgb_events news = JGB_EVENTS_INIT;
    jgb_event last;
    size_t i;
    memset(&last, 0, sizeof last);
    *out_count = 0;
    CHECK(jgb_view_next_events(view, &news) == JGB_OK);
    for (i = 0; i < news.event_count; i++)
        if (news.events[i].kind == kind) {
            last = news.events[i];
            *out_count += 1;
        }
    return last;
}

static void send(jgb_view *view, jgb_pointer_phase phase, double x, double y, uint64_t time_ns)
{
    jgb_pointer_sample sample;
    memset(&sample, 0, sizeof sample);
    sample.time_ns = time_ns;
    sample.phase = phase;
    sample.device = JGB_DEVICE_TOUCH;
    sample.position.x = x;
    sample.position.y = y;
    CHECK(jgb_view_send_pointers(view, &sample, 1) == JGB_OK);
}

static uint32_t press(jgb_view *view, jgb_key key, uint32_t modifiers, uint64_t time_ns)
{
    jgb_key_sample sample;
    uint32_t is_handled = 2;
    memset(&sample, 0, sizeof sample);
    sample.time_ns = time_ns;
    sample.key = key;
    sample.modifiers = modifiers;
    CHECK(jgb_view_send_key(view, &sample, &is_handled) == JGB_OK);
    return is_handled;
}

static void menus(jgb_view *view)
{
    const jgb_index_path second = {0, 1}, third = {0, 2}, none = {0, UINT32_MAX};
    jgb_event event;
    uint32_t flag = 2;
    size_t count;
    CHECK(jgb_view_close_menu(view, 0, &flag) == JGB_OK && flag == 0);
    CHECK(jgb_view_open_menu(view, none, &flag) == JGB_INVALID_INDEX_PATH);
    send(view, JGB_POINTER_DOWN, 5, 15, 0);
    flags_of(view, 1, 500 * MS);
    event = last_of(view, JGB_EVENT_MENU_REQUESTED, &count);
    CHECK(count == 1 && event.time_ns == 500 * MS && event.run_count == 1
          && event.other_value == 1 && event.element.index_path.item == 1);
    send(view, JGB_POINTER_UP, 5, 15, 600 * MS);
    CHECK(jgb_view_open_menu(view, second, &flag) == JGB_OK && flag == 1);
    CHECK(flags_of(view, 1, 600 * MS) & JGB_ELEMENT_MENU);
    CHECK(jgb_view_close_menu(view, 1, &flag) == JGB_OK && flag == 1);
    event = last_of(view, JGB_EVENT_PRIMARY_ACTION, &count);
    CHECK(count == 1 && event.other_value == 1);
    CHECK(!(flags_of(view, 1, 600 * MS) & JGB_ELEMENT_MENU));
    CHECK(jgb_view_open_menu(view, second, &flag) == JGB_OK && flag == 1);
    CHECK(jgb_view_open_menu(view, third, &flag) == JGB_OK && flag == 1);
    event = last_of(view, JGB_EVENT_MENU_DID_CLOSE, &count);
    CHECK(count == 1 && event.element.index_path.item == 1);
    CHECK(press(view, JGB_KEY_ESCAPE, 0, 600 * MS) == 1);
    CHECK(jgb_view_close_menu(view, 0, &flag) == JGB_OK && flag == 0);
}

static void commands(jgb_view *view)
{
    const jgb_item_run all = {{0, 0}, 3};
    jgb_event event;
    size_t count;
    CHECK(press(view, JGB_KEY_C, JGB_MODIFIER_CONTROL, 600 * MS) == 0);
    CHECK(jgb_view_change_selection(view, JGB_SELECTION_SELECT, &all, 1, 0) == JGB_OK);
    CHECK(press(view, JGB_KEY_X, JGB_MODIFIER_META, 600 * MS) == 1);
    event = last_of(view, JGB_EVENT_CUT_REQUESTED, &count);
    CHECK(count == 1 && event.other_value == 3 && event.run_count == 1);
    CHECK(press(view, JGB_KEY_V, JGB_MODIFIER_CONTROL, 600 * MS) == 1);
    event = last_of(view, JGB_EVENT_PASTE_REQUESTED, &count);
    CHECK(count == 1 && event.element.index_path.section == 0
          && event.element.index_path.item == 10);
    CHECK(press(view, JGB_KEY_C, 0, 600 * MS) == 0);
}

static void swipes(jgb_view *view)
{
    const jgb_index_path third = {0, 2};
    jgb_swipe_configuration swiping = JGB_SWIPE_CONFIGURATION_INIT;
    jgb_event event;
    uint32_t flag = 2;
    size_t count;
    swiping.trailing_actions_width = -1;
    CHECK(jgb_view_set_swipe_configuration(view, &swiping) == JGB_INVALID_ARGUMENT);
    swiping.trailing_actions_width = 40;
    CHECK(jgb_view_set_swipe_configuration(view, &swiping) == JGB_OK);
    CHECK(jgb_view_open_swipe(view, third, (jgb_swipe_edge)3, &flag) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_open_swipe(view, third, JGB_SWIPE_EDGE_NONE, &flag)
          == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_open_swipe(view, third, JGB_SWIPE_EDGE_LEADING, &flag) == JGB_OK
          && flag == 0);
    send(view, JGB_POINTER_DOWN, 50, 25, 1000 * MS);
    send(view, JGB_POINTER_MOVE, 39, 25, 1010 * MS);
    send(view, JGB_POINTER_MOVE, 9, 25, 1020 * MS);
    event = last_of(view, JGB_EVENT_SWIPE_CHANGED, &count);
    CHECK(count == 1 && event.number == -30 && event.value == JGB_SWIPE_EDGE_TRAILING);
    CHECK(flags_of(view, 2, 1020 * MS) & JGB_ELEMENT_SWIPED);
    send(view, JGB_POINTER_UP, 9, 25, 1200 * MS);
    event = last_of(view, JGB_EVENT_SWIPE_ENDED, &count);
    CHECK(count == 1 && event.other_number == -40);
    flags_of(view, 2, 4000 * MS);
    event = last_of(view, JGB_EVENT_SWIPE_CHANGED, &count);
    CHECK(count == 1 && event.number == -40);
    CHECK(jgb_view_close_swipe(view, &flag) == JGB_OK && flag == 1);
    last_of(view, JGB_EVENT_SWIPE_DID_CLOSE, &count);
    CHECK(count == 1);
    flags_of(view, 2, 4000 * MS);
    CHECK(!(flags_of(view, 2, 7000 * MS) & JGB_ELEMENT_SWIPED));
    CHECK(jgb_view_close_swipe(view, &flag) == JGB_OK && flag == 0);
    CHECK(jgb_view_set_swipe_configuration(view, NULL) == JGB_OK);
    CHECK(jgb_view_open_swipe(view, third, JGB_SWIPE_EDGE_TRAILING, &flag) == JGB_OK
          && flag == 0);
}

/* Ten rows of 100 x 10 points, whose items have menus and trailing actions. */
static jgb_view *make_rows(void)
{
    static const uint32_t counts[1] = {10};
    jgb_view *view = NULL;
    jgb_flow_layout layout = JGB_FLOW_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    CHECK(jgb_view_create(NULL, &view) == JGB_OK);
    layout.section_metrics = &metrics;
    metrics.item_size.width = 100;
    metrics.item_size.height = 10;
    metrics.minimum_line_spacing = 0;
    CHECK(jgb_view_set_flow_layout(view, &layout) == JGB_OK);
    chunk.section_count = 1;
    chunk.item_counts = counts;
    chunk.item_count = 10;
    CHECK(jgb_view_set_data(view, NULL, 0, &chunk, 1) == JGB_OK);
    CHECK(jgb_view_set_section_traits(view, 0, 1,
                                      JGB_TRAITS_MENU(JGB_TRAIT_YES) | JGB_TRAITS_OWN_FLAGS
                                          | JGB_TRAITS_HAS_TRAILING_ACTIONS) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_ACTIONS | JGB_EVENT_MASK_SWIPING
                                            | JGB_EVENT_MASK_EDITING_COMMANDS) == JGB_OK);
    return view;
}

int main(void)
{
    jgb_selection_configuration many = JGB_SELECTION_CONFIGURATION_INIT;
    jgb_view *view = make_rows();
    many.allows_multiple_selection = 1;
    CHECK(jgb_view_set_selection_configuration(view, &many) == JGB_OK);
    flags_of(view, 0, 0);
    menus(view);
    commands(view);
    swipes(view);
    jgb_view_destroy(view);
    return check_result("menus");
}

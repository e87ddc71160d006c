/* A delegate: it is asked about items whose traits say so, and about no others; it allows, denies,
 * and cannot call the view back; and without a callback there is an event. */
#include "check.h"

/* What is answered, and what was asked. */
typedef struct answers {
    jgb_view *view;
    uint32_t answer;
    unsigned asked;
    jgb_asked_item last;
    jgb_focus_heading heading;
} answers;

/* Each call is refused while a callback runs, and changes nothing. */
static void call_back(jgb_view *view)
{
    const jgb_item_run first = {{0, 0}, 1};
    const jgb_delegate none = JGB_DELEGATE_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_display_frame_request request = request_at(0);
    jgb_selection selection = JGB_SELECTION_INIT;
    jgb_events events = JGB_EVENTS_INIT;
    uint32_t is_selected = 7;
    CHECK(jgb_view_change_selection(view, JGB_SELECTION_SELECT, &first, 1, 0) == JGB_BUSY);
    CHECK(jgb_view_is_item_selected(view, first.index_path, &is_selected) == JGB_BUSY);
    CHECK(jgb_view_selection(view, &selection) == JGB_BUSY && is_selected == 7);
    CHECK(jgb_view_set_delegate(view, &none) == JGB_BUSY);
    CHECK(jgb_view_set_delegate(view, NULL) == JGB_BUSY);
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_BUSY);
    CHECK(jgb_view_next_events(view, &events) == JGB_BUSY);
    CHECK(jgb_view_delete_items(view, first.index_path, 1, NULL) == JGB_BUSY);
    CHECK(strstr(jgb_view_last_error(view), "callback") != NULL);
    jgb_view_destroy(view);
}

static uint32_t answer(const jgb_asked_item *item, void *context)
{
    answers *own = (answers *)context;
    own->asked++;
    own->last = *item;
    call_back(own->view);
    return own->answer;
}

static uint32_t answer_focus(const jgb_asked_item *item, jgb_focus_heading heading, void *context)
{
    ((answers *)context)->heading = heading;
    return answer(item, context);
}

/* A view that taps select in, of which the first two items are asked about. */
static jgb_view *make_asking_view(void)
{
    const jgb_item_run runs[] = {{{0, 0}, 2}};
    const uint32_t asks[] = {
        JGB_TRAITS_HIGHLIGHT(JGB_TRAIT_ASK) | JGB_TRAITS_SELECT(JGB_TRAIT_ASK) |
        JGB_TRAITS_DESELECT(JGB_TRAIT_ASK) | JGB_TRAITS_FOCUS(JGB_TRAIT_ASK) |
        JGB_TRAITS_MENU(JGB_TRAIT_ASK) | JGB_TRAITS_PRIMARY_ACTION(JGB_TRAIT_ASK)};
    jgb_view *view = make_view(NULL);
    jgb_selection_configuration taps = JGB_SELECTION_CONFIGURATION_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_display_frame_request request = request_at(0);
    taps.behavior = JGB_SELECTION_BEHAVIOR_TAP;
    taps.allows_multiple_selection = 1;
    CHECK(jgb_view_set_selection_configuration(view, &taps) == JGB_OK);
    CHECK(jgb_view_set_item_traits(view, runs, asks, 1) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_SELECTION | JGB_EVENT_MASK_ACTIONS |
                                            JGB_EVENT_MASK_HIGHLIGHTS | JGB_EVENT_MASK_FOCUS) ==
          JGB_OK);
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    return view;
}

/* A click on an item of the first row, which is 30 points below the top. */
static void click(jgb_view *view, uint32_t item, uint64_t milliseconds, uint16_t buttons)
{
    jgb_pointer_sample sample = {0, {0, 40}, 1, JGB_POINTER_DOWN, JGB_DEVICE_MOUSE, 0, 0};
    jgb_layout_attributes attributes;
    jgb_element element = {JGB_CELL, 0, {0, 0}};
    element.index_path.item = item;
    CHECK(jgb_view_layout_attributes_for_element(view, &element, &attributes) == JGB_OK);
    sample.position.x = attributes.frame.x + 1;
    sample.time_ns = milliseconds * UINT64_C(1000000);
    sample.buttons = buttons;
    CHECK(jgb_view_send_pointers(view, &sample, 1) == JGB_OK);
    sample.phase = JGB_POINTER_UP;
    CHECK(jgb_view_send_pointers(view, &sample, 1) == JGB_OK);
}

/* Whether such an event waits; takes all events. */
static int told(jgb_view *view, jgb_event_kind kind)
{
    jgb_events events = JGB_EVENTS_INIT;
    size_t i;
    int found = 0;
    CHECK(jgb_view_next_events(view, &events) == JGB_OK);
    for (i = 0; i < events.event_count; i++)
        found += events.events[i].kind == kind;
    return found;
}

static uint32_t is_selected(jgb_view *view, uint32_t item)
{
    jgb_index_path path = {0, 0};
    uint32_t answer = 7;
    path.item = item;
    CHECK(jgb_view_is_item_selected(view, path, &answer) == JGB_OK);
    return answer;
}

/* Sets one callback, and clicks an item. */
static unsigned asked(answers *own, const jgb_delegate *delegate, uint32_t item, uint32_t reply,
                      uint64_t milliseconds, uint16_t buttons)
{
    CHECK(jgb_view_set_delegate(own->view, delegate) == JGB_OK);
    (void)told(own->view, JGB_EVENT_TAP);
    own->asked = 0;
    own->answer = reply;
    memset(&own->last, 0xa5, sizeof own->last);
    click(own->view, item, milliseconds, buttons);
    return own->asked;
}

static void test_selection(void)
{
    answers own = {NULL, 0, 0, {{0, 0}, 0, 0, 0}, JGB_FOCUS_NONE};
    jgb_delegate delegate = JGB_DELEGATE_INIT;
    own.view = make_asking_view();
    delegate.context = &own;
    delegate.should_select_item = answer;
    delegate.should_deselect_item = answer;
    /* Denied, then allowed. */
    CHECK(asked(&own, &delegate, 1, 0, 100, 0) == 1 && !is_selected(own.view, 1));
    CHECK(own.last.index_path.section == 0 && own.last.index_path.item == 1);
    CHECK(own.last.has_identifier == 0 && own.last.identifier == 0 && own.last.reserved == 0);
    CHECK(!told(own.view, JGB_EVENT_SELECT_REQUESTED));
    CHECK(asked(&own, &delegate, 1, 1, 1000, 0) == 1 && is_selected(own.view, 1));
    CHECK(told(own.view, JGB_EVENT_DID_SELECT) == 1);
    CHECK(asked(&own, &delegate, 1, 0, 2000, 0) == 1 && is_selected(own.view, 1));
    CHECK(asked(&own, &delegate, 1, 256, 3000, 0) == 1 && !is_selected(own.view, 1));
    /* The traits of other items answer. */
    CHECK(asked(&own, &delegate, 2, 0, 4000, 0) == 0 && is_selected(own.view, 2));
    /* Without a callback, or a delegate, the host is asked by an event. */
    delegate.should_select_item = NULL;
    CHECK(asked(&own, &delegate, 1, 1, 5000, 0) == 0 && !is_selected(own.view, 1));
    CHECK(told(own.view, JGB_EVENT_SELECT_REQUESTED) == 1);
    CHECK(asked(&own, NULL, 1, 1, 6000, 0) == 0 && !is_selected(own.view, 1));
    CHECK(told(own.view, JGB_EVENT_SELECT_REQUESTED) == 1);
    jgb_view_destroy(own.view);
}

static void test_other_questions(void)
{
    answers own = {NULL, 0, 0, {{0, 0}, 0, 0, 0}, JGB_FOCUS_NONE};
    jgb_delegate delegate = JGB_DELEGATE_INIT, other = JGB_DELEGATE_INIT;
    own.view = make_asking_view();
    delegate.context = other.context = &own;
    delegate.should_highlight_item = answer;
    CHECK(asked(&own, &delegate, 0, 0, 100, 0) == 1);
    CHECK(!told(own.view, JGB_EVENT_DID_HIGHLIGHT));
    CHECK(asked(&own, &delegate, 0, 1, 1000, 0) == 1);
    CHECK(told(own.view, JGB_EVENT_DID_HIGHLIGHT) == 1);

    delegate = other;
    delegate.should_show_menu_for_item = answer;
    CHECK(asked(&own, &delegate, 0, 0, 2000, JGB_BUTTON_SECONDARY) == 1);
    CHECK(!told(own.view, JGB_EVENT_MENU_REQUESTED));
    CHECK(asked(&own, &delegate, 0, 1, 3000, JGB_BUTTON_SECONDARY) == 1);
    CHECK(told(own.view, JGB_EVENT_MENU_REQUESTED) == 1);

    delegate = other;
    delegate.should_select_item = answer;
    delegate.can_perform_primary_action_for_item = answer;
    CHECK(asked(&own, &delegate, 0, 0, 4000, 0) == 2);
    CHECK(!told(own.view, JGB_EVENT_PRIMARY_ACTION));
    CHECK(asked(&own, &delegate, 0, 1, 5000, 0) == 2);
    CHECK(told(own.view, JGB_EVENT_PRIMARY_ACTION) == 1);
    jgb_view_destroy(own.view);
}

static void test_focus(void)
{
    answers own = {NULL, 0, 0, {{0, 0}, 0, 0, 0}, JGB_FOCUS_NONE};
    jgb_delegate delegate = JGB_DELEGATE_INIT;
    jgb_focus_configuration focus = JGB_FOCUS_CONFIGURATION_INIT;
    jgb_focus_state state = JGB_FOCUS_STATE_INIT;
    uint32_t is_handled = 7;
    own.view = make_asking_view();
    delegate.context = &own;
    delegate.should_update_focus = answer_focus;
    focus.allows_focus = 1;
    CHECK(jgb_view_set_focus_configuration(own.view, &focus) == JGB_OK);
    CHECK(jgb_view_set_delegate(own.view, &delegate) == JGB_OK);
    CHECK(jgb_view_enter_focus(own.view, JGB_FOCUS_NEXT, NULL, &is_handled) == JGB_OK);
    CHECK(is_handled == 0 && own.asked == 1 && own.heading == JGB_FOCUS_NEXT);
    own.answer = 1;
    CHECK(jgb_view_enter_focus(own.view, JGB_FOCUS_NEXT, NULL, &is_handled) == JGB_OK);
    CHECK(is_handled == 1 && own.asked == 2);
    CHECK(jgb_view_move_focus(own.view, JGB_FOCUS_RIGHT, &is_handled) == JGB_OK);
    CHECK(is_handled == 1 && own.heading == JGB_FOCUS_RIGHT);
    CHECK(jgb_view_focus_state(own.view, &state) == JGB_OK);
    CHECK(state.has_focus == 1 && state.element.index_path.item == 1);
    CHECK(!told(own.view, JGB_EVENT_FOCUS_REQUESTED));
    jgb_view_destroy(own.view);
}

/* Data of a snapshot has identifiers. */
static void test_identifiers(void)
{
    static const uint64_t section = 5, items[] = {70, 71};
    answers own = {NULL, 1, 0, {{0, 0}, 0, 0, 0}, JGB_FOCUS_NONE};
    jgb_delegate delegate = JGB_DELEGATE_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_display_frame_request request = request_at(0);
    jgb_snapshot *snapshot = NULL;
    own.view = make_asking_view();
    CHECK(jgb_view_set_default_traits(own.view, JGB_TRAITS_SELECT(JGB_TRAIT_ASK)) == JGB_OK);
    CHECK(jgb_snapshot_create(NULL, &snapshot) == JGB_OK);
    CHECK(jgb_snapshot_append_sections(snapshot, &section, 1, NULL) == JGB_OK);
    CHECK(jgb_snapshot_append_items(snapshot, &section, items, 2, NULL, NULL) == JGB_OK);
    CHECK(jgb_view_apply_snapshot(own.view, snapshot, NULL) == JGB_OK);
    CHECK(jgb_view_display_frame(own.view, &request, &frame) == JGB_OK);
    delegate.context = &own;
    delegate.should_select_item = answer;
    CHECK(asked(&own, &delegate, 1, 1, 100, 0) == 1 && is_selected(own.view, 1));
    CHECK(own.last.has_identifier == 1 && own.last.identifier == 71);
    jgb_snapshot_destroy(snapshot);
    jgb_view_destroy(own.view);
}

static void test_refusals(void)
{
    jgb_view *view = make_view(NULL);
    jgb_delegate delegate = JGB_DELEGATE_INIT;
    delegate.struct_size = 8;
    CHECK(jgb_view_set_delegate(view, &delegate) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "delegate") != NULL);
    CHECK(jgb_view_set_delegate(NULL, NULL) == JGB_INVALID_ARGUMENT);
    jgb_view_destroy(view);
}

int main(void)
{
    test_selection();
    test_other_questions();
    test_focus();
    test_identifiers();
    test_refusals();
    return check_result("delegate");
}

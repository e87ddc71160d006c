/* Items that are dragged and dropped: in a view, by a mouse, and from view to view. */
#include "check.h"

#define MS UINT64_C(1000000)

static jgb_display_frame show(jgb_view *view, uint64_t time_ns)
{
    jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.time_ns = time_ns;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    return frame;
}

/* The last event, and the number of its first run's item; -1: it has no run. */
static jgb_event last_event(jgb_view *view, int64_t *out_run)
{
    jgb_events news = JGB_EVENTS_INIT;
    jgb_event last;
    memset(&last, 0, sizeof last);
    *out_run = -1;
    CHECK(jgb_view_next_events(view, &news) == JGB_OK && news.event_count > 0);
    if (news.event_count == 0)
        return last;
    last = news.events[news.event_count - 1];
    *out_run = last.run_count ? (int64_t)news.runs[last.first_run].index_path.item : -1;
    return last;
}

static jgb_rect frame_of(jgb_view *view, uint32_t item)
{
    const jgb_element element = {JGB_CELL, JGB_KIND_NONE, {0, item}};
    jgb_layout_attributes attributes;
    CHECK(jgb_view_layout_attributes_for_element(view, &element, &attributes) == JGB_OK);
    return attributes.frame;
}

/* The middle of an item, in the bounds, which begin at the start of the content. */
static jgb_point middle(jgb_view *view, uint32_t item)
{
    const jgb_rect frame = frame_of(view, item);
    jgb_point point;
    point.x = frame.x + frame.width / 2;
    point.y = frame.y + frame.height / 2;
    return point;
}

static void refusals(jgb_view *view)
{
    const jgb_point point = {1, 1};
    const jgb_index_path none = {0, UINT32_MAX};
    jgb_drop_state state = JGB_DROP_STATE_INIT;
    const jgb_item_run *runs;
    uint32_t flag;
    size_t count = 1;
    CHECK(jgb_view_begin_drag(view, none, point, 0, &flag) == JGB_INVALID_INDEX_PATH);
    CHECK(jgb_view_add_to_drag(view, none, &flag) == JGB_WRONG_STATE);
    CHECK(jgb_view_end_drag(view, JGB_DROP_CANCEL) == JGB_WRONG_STATE);
    CHECK(jgb_view_enter_drop(view, 1, 0, point, 0) == JGB_WRONG_STATE);
    CHECK(jgb_view_refuse_drops(view, NULL, NULL, 1) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_update_drop(view, point, 0) == JGB_WRONG_STATE);
    CHECK(jgb_view_exit_drop(view) == JGB_WRONG_STATE);
    CHECK(jgb_view_perform_drop(view, 0, &flag) == JGB_WRONG_STATE);
    CHECK(jgb_view_drop_state(view, &state) == JGB_WRONG_STATE);
    CHECK(jgb_view_set_drop_proposal(view, (jgb_drop_operation)4, JGB_DROP_UNSPECIFIED, 0,
                                     &flag) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_drop_proposal(view, JGB_DROP_COPY, JGB_DROP_UNSPECIFIED, 0,
                                     &flag) == JGB_WRONG_STATE);
    CHECK(jgb_view_dragged_runs(view, &runs, &count) == JGB_OK && count == 0);
}

static void drag_by_calls(jgb_view *view)
{
    const jgb_index_path first = {0, 0}, second = {0, 1};
    jgb_drop_state state = JGB_DROP_STATE_INIT;
    const jgb_item_run *runs;
    jgb_point point = middle(view, 4);
    jgb_event event;
    uint32_t flag = 0;
    size_t count, i, dragging = 0;
    int64_t run;
    jgb_display_frame frame;
    CHECK(jgb_view_begin_drag(view, first, point, 0, &flag) == JGB_OK && flag == 1);
    CHECK(jgb_view_add_to_drag(view, second, &flag) == JGB_OK && flag == 1);
    CHECK(jgb_view_dragged_runs(view, &runs, &count) == JGB_OK && count == 1);
    CHECK(runs[0].count == 2);
    frame = show(view, 0);
    for (i = 0; i < frame.element_count; i++)
        dragging += (frame.elements[i].flags & JGB_ELEMENT_DRAGGING) != 0;
    CHECK(dragging == 2);
    CHECK(jgb_view_enter_drop(view, 1, 0, point, 0) == JGB_OK);
    CHECK(jgb_view_drop_state(view, &state) == JGB_OK && state.is_local == 1);
    CHECK(state.item_count == 2 && state.destination.item == 5);
    CHECK(state.operation == JGB_DROP_MOVE && state.intent == JGB_DROP_INSERT_AT_DESTINATION);
    CHECK(state.line.width == 2 || state.line.height == 2);
    event = last_event(view, &run);
    CHECK(event.kind == JGB_EVENT_DROP_SESSION_DID_UPDATE);
    CHECK(event.element.index_path.item == 5 && event.value == JGB_DROP_MOVE);
    CHECK(jgb_view_perform_drop(view, 0, &flag) == JGB_OK && flag == 1);
    event = last_event(view, &run);
    CHECK(event.kind == JGB_EVENT_DRAG_SESSION_DID_END && event.value == JGB_DROP_MOVE);
    CHECK(run == 3); /* where the first of the two is now */
}

static void refused_side(jgb_view *view)
{
    const jgb_item_run item = {{0, 4}, 1};
    const uint32_t behind = JGB_DROP_SIDE_BEHIND, none = 0, wrong = 4;
    jgb_drop_state state = JGB_DROP_STATE_INIT;
    const jgb_point point = middle(view, 4);
    CHECK(jgb_view_refuse_drops(view, &item, &wrong, 1) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_refuse_drops(view, &item, &behind, 1) == JGB_OK);
    CHECK(jgb_view_enter_drop(view, 0, 1, point, 0) == JGB_OK);
    CHECK(jgb_view_drop_state(view, &state) == JGB_OK && state.destination.item == 5);
    CHECK(state.operation == JGB_DROP_FORBIDDEN);
    CHECK(jgb_view_refuse_drops(view, &item, &none, 1) == JGB_OK);
    CHECK(jgb_view_update_drop(view, point, 0) == JGB_OK);
    CHECK(jgb_view_drop_state(view, &state) == JGB_OK && state.operation == JGB_DROP_COPY);
    CHECK(jgb_view_exit_drop(view) == JGB_OK);
}

static void drag_by_mouse(jgb_view *view)
{
    jgb_drag_configuration dragging = JGB_DRAG_CONFIGURATION_INIT;
    jgb_pointer_sample sample;
    jgb_event event;
    int64_t run;
    memset(&sample, 0, sizeof sample);
    dragging.is_drag_interaction_enabled = 1;
    CHECK(jgb_view_set_drag_configuration(view, &dragging) == JGB_OK);
    /* What was dropped before is at its place by then. */
    (void)show(view, 500 * MS);
    (void)show(view, 1000 * MS);
    sample.time_ns = 1000 * MS;
    sample.device = JGB_DEVICE_MOUSE;
    sample.phase = JGB_POINTER_DOWN;
    sample.position = middle(view, 0);
    CHECK(jgb_view_send_pointers(view, &sample, 1) == JGB_OK);
    sample.phase = JGB_POINTER_MOVE;
    sample.position = middle(view, 2);
    CHECK(jgb_view_send_pointers(view, &sample, 1) == JGB_OK);
    event = last_event(view, &run);
    CHECK(event.kind == JGB_EVENT_DROP_SESSION_DID_UPDATE && event.element.index_path.item == 3);
    sample.phase = JGB_POINTER_UP;
    CHECK(jgb_view_send_pointers(view, &sample, 1) == JGB_OK);
    event = last_event(view, &run);
    CHECK(event.kind == JGB_EVENT_DRAG_SESSION_DID_END && run == 2);
    CHECK(jgb_view_set_drag_configuration(view, NULL) == JGB_OK);
}

static void drop_from_elsewhere(jgb_view *view)
{
    const jgb_point point = middle(view, 0), outside = {-1, 0};
    uint32_t flag = 0;
    int64_t run;
    jgb_event event;
    CHECK(jgb_view_enter_drop(view, 0, 3, point, 1000 * MS) == JGB_OK);
    CHECK(jgb_view_update_drop(view, outside, 1000 * MS) == JGB_OK);
    event = last_event(view, &run);
    CHECK(event.element.category == JGB_CELL && event.value == JGB_DROP_CANCEL);
    CHECK(jgb_view_update_drop(view, point, 1000 * MS) == JGB_OK);
    CHECK(jgb_view_perform_drop(view, 1000 * MS, &flag) == JGB_OK && flag == 1);
    event = last_event(view, &run);
    CHECK(event.kind == JGB_EVENT_DROP_SESSION_DID_END && event.value == 3 && run == -1);
}

/* The host proposes something else, by a call that answers the event. */
static void propose(jgb_view *view)
{
    const jgb_point first = middle(view, 0), third = middle(view, 2);
    jgb_drop_state state = JGB_DROP_STATE_INIT;
    uint64_t old, told;
    uint32_t is_taken = 7;
    int64_t run;
    CHECK(jgb_view_enter_drop(view, 0, 1, first, 1000 * MS) == JGB_OK);
    old = last_event(view, &run).sequence;
    CHECK(jgb_view_update_drop(view, third, 1000 * MS) == JGB_OK);
    told = last_event(view, &run).sequence;
    CHECK(jgb_view_set_drop_proposal(view, JGB_DROP_FORBIDDEN, (jgb_drop_intent)3, told,
                                     &is_taken) == JGB_INVALID_ARGUMENT);
    CHECK(is_taken == 7);
    CHECK(jgb_view_set_drop_proposal(view, JGB_DROP_FORBIDDEN, JGB_DROP_UNSPECIFIED, old,
                                     &is_taken) == JGB_OK);
    CHECK(is_taken == 0);
    CHECK(jgb_view_drop_state(view, &state) == JGB_OK && state.operation == JGB_DROP_COPY);
    CHECK(jgb_view_set_drop_proposal(view, JGB_DROP_FORBIDDEN, JGB_DROP_UNSPECIFIED, told,
                                     &is_taken) == JGB_OK);
    CHECK(is_taken == 1);
    CHECK(jgb_view_drop_state(view, &state) == JGB_OK && state.operation == JGB_DROP_FORBIDDEN);
    CHECK(jgb_view_exit_drop(view) == JGB_OK);
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    CHECK(jgb_view_set_section_traits(view, 0, 1, JGB_TRAITS_DRAG(JGB_TRAIT_YES)) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_DRAGGING) == JGB_OK);
    (void)show(view, 0);
    refusals(view);
    refused_side(view);
    drag_by_calls(view);
    drag_by_mouse(view);
    drop_from_elsewhere(view);
    propose(view);
    jgb_view_destroy(view);
    return check_result("drag");
}

/* Items that are moved: by calls, and by a pointer that presses long. */
#include "check.h"

#define MS UINT64_C(1000000)

static const jgb_element *moved(const jgb_display_frame *frame, jgb_rect *out_frame)
{
    size_t i;
    for (i = 0; i < frame->element_count; i++)
        if (frame->elements[i].flags & JGB_ELEMENT_HELD) {
            *out_frame = frame->elements[i].frame;
            return &frame->elements[i].element;
        }
    return NULL;
}

static jgb_display_frame show(jgb_view *view, uint64_t time_ns)
{
    jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.time_ns = time_ns;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    return frame;
}

static jgb_rect frame_of(jgb_view *view, uint32_t item)
{
    const jgb_element element = {JGB_CELL, JGB_KIND_NONE, {0, item}};
    jgb_layout_attributes attributes;
    CHECK(jgb_view_layout_attributes_for_element(view, &element, &attributes) == JGB_OK);
    return attributes.frame;
}

static void check_event(jgb_view *view, jgb_event_kind kind, uint32_t item, uint32_t run)
{
    jgb_events news = JGB_EVENTS_INIT;
    const jgb_event *last;
    CHECK(jgb_view_next_events(view, &news) == JGB_OK && news.event_count > 0);
    last = &news.events[news.event_count - 1];
    CHECK(last->kind == kind && last->element.index_path.item == item);
    CHECK(last->run_count > 0 && news.runs[last->first_run].index_path.item == run);
}

/* The middle of an item, and of the item after the next one. */
static void middles(jgb_view *view, jgb_point *first, jgb_point *third)
{
    const jgb_rect from = frame_of(view, 0), to = frame_of(view, 2);
    first->x = from.x + from.width / 2;
    first->y = from.y + from.height / 2;
    third->x = to.x + to.width / 2;
    third->y = to.y + to.height / 2;
}

static void move_by_calls(jgb_view *view)
{
    jgb_interactive_movement movement;
    jgb_point first, third;
    jgb_display_frame frame;
    jgb_rect held;
    const jgb_index_path path = {0, 0}, none = {0, UINT32_MAX};
    uint32_t is_begun = 0;
    middles(view, &first, &third);
    CHECK(jgb_view_interactive_movement(view, &movement) == JGB_WRONG_STATE);
    CHECK(jgb_view_update_interactive_movement(view, first, 0) == JGB_WRONG_STATE);
    CHECK(jgb_view_begin_interactive_movement(view, none, first, 0,
                                              &is_begun) == JGB_INVALID_INDEX_PATH);
    CHECK(jgb_view_begin_interactive_movement(view, path, first, 0,
                                              &is_begun) == JGB_OK && is_begun == 1);
    check_event(view, JGB_EVENT_MOVEMENT_BEGAN, 0, 0);
    CHECK(jgb_view_update_interactive_movement(view, third, 0) == JGB_OK);
    check_event(view, JGB_EVENT_MOVEMENT_TARGET_CHANGED, 0, 2);
    CHECK(jgb_view_interactive_movement(view, &movement) == JGB_OK);
    CHECK(movement.source.item == 0 && movement.target.item == 2);
    frame = show(view, 0);
    CHECK(moved(&frame, &held)->index_path.item == 0);
    CHECK(held.x + held.width / 2 == third.x && held.y + held.height / 2 == third.y);
    CHECK(jgb_view_end_interactive_movement(view, 0) == JGB_OK);
    check_event(view, JGB_EVENT_ITEM_MOVED, 2, 0);
    CHECK(jgb_view_cancel_interactive_movement(view) == JGB_WRONG_STATE);
    frame = show(view, 1000 * MS);
    CHECK(moved(&frame, &held) == NULL);
}

/* What a delegate was asked, and where it wants the item. */
typedef struct wish {
    jgb_index_path current, proposed, target;
    unsigned asked;
} wish;

static jgb_index_path want(const jgb_asked_item *item, jgb_index_path current,
                           jgb_index_path proposed, void *context)
{
    wish *own = (wish *)context;
    CHECK(item->index_path.item == 0 && !item->has_identifier);
    own->current = current;
    own->proposed = proposed;
    own->asked++;
    return own->target;
}

/* The host has the item elsewhere: by a call that answers the event, and by a callback. */
static void want_other_places(jgb_view *view)
{
    jgb_delegate delegate = JGB_DELEGATE_INIT;
    jgb_events news = JGB_EVENTS_INIT;
    jgb_interactive_movement movement;
    jgb_point first, third;
    wish own = {{0, 0}, {0, 0}, {0, 1}, 0};
    const jgb_index_path path = {0, 0}, second = {0, 1}, none = {0, UINT32_MAX};
    uint64_t told;
    uint32_t is_begun = 0, is_taken = 7;
    middles(view, &first, &third);
    CHECK(jgb_view_set_movement_target(view, second, 0, &is_taken) == JGB_WRONG_STATE);
    CHECK(jgb_view_begin_interactive_movement(view, path, first, 1000 * MS,
                                              &is_begun) == JGB_OK && is_begun == 1);
    CHECK(jgb_view_update_interactive_movement(view, third, 1000 * MS) == JGB_OK);
    CHECK(jgb_view_next_events(view, &news) == JGB_OK && news.event_count == 2);
    told = news.events[1].sequence;
    CHECK(jgb_view_set_movement_target(view, none, 0, &is_taken) == JGB_INVALID_INDEX_PATH);
    CHECK(is_taken == 7);
    CHECK(jgb_view_set_movement_target(view, second, told - 1, &is_taken) == JGB_OK);
    CHECK(is_taken == 0);
    CHECK(jgb_view_set_movement_target(view, second, told, &is_taken) == JGB_OK && is_taken == 1);
    CHECK(jgb_view_interactive_movement(view, &movement) == JGB_OK && movement.target.item == 1);
    delegate.context = &own;
    delegate.target_index_path_for_move = want;
    CHECK(jgb_view_set_delegate(view, &delegate) == JGB_OK);
    CHECK(jgb_view_update_interactive_movement(view, first, 1000 * MS) == JGB_OK);
    CHECK(own.asked == 1 && own.current.item == 1 && own.proposed.item == 0);
    CHECK(jgb_view_interactive_movement(view, &movement) == JGB_OK && movement.target.item == 1);
    CHECK(jgb_view_set_delegate(view, NULL) == JGB_OK);
    CHECK(jgb_view_cancel_interactive_movement(view) == JGB_OK);
    (void)show(view, 1500 * MS);
}

/* Others make room, and an item is let go, as the host says. */
static void animations(jgb_view *view)
{
    jgb_movement_configuration moving = JGB_MOVEMENT_CONFIGURATION_INIT;
    jgb_animation slow = JGB_ANIMATION_INIT, wrong = JGB_ANIMATION_INIT;
    slow.duration_ns = 1000 * MS;
    slow.curve.kind = JGB_CURVE_LINEAR;
    moving.room_animation = &slow;
    CHECK(jgb_view_set_movement_configuration(view, &moving) == JGB_OK);
    wrong.duration_ns = UINT64_MAX;
    moving.release_animation = &wrong;
    CHECK(jgb_view_set_movement_configuration(view, &moving) == JGB_INVALID_ARGUMENT);
    wrong.struct_size = 1;
    CHECK(jgb_view_set_movement_configuration(view, &moving) == JGB_INVALID_ARGUMENT);
}

static void move_by_pointer(jgb_view *view)
{
    jgb_movement_configuration moving = JGB_MOVEMENT_CONFIGURATION_INIT;
    jgb_pointer_sample sample;
    jgb_point first, third;
    memset(&sample, 0, sizeof sample);
    moving.is_standard_movement_enabled = 1;
    CHECK(jgb_view_set_movement_configuration(view, &moving) == JGB_OK);
    middles(view, &first, &third);
    sample.phase = JGB_POINTER_DOWN;
    sample.device = JGB_DEVICE_TOUCH;
    sample.position = first;
    sample.time_ns = 2000 * MS;
    CHECK(jgb_view_send_pointers(view, &sample, 1) == JGB_OK);
    (void)show(view, 2600 * MS);
    check_event(view, JGB_EVENT_MOVEMENT_BEGAN, 0, 0);
    sample.phase = JGB_POINTER_MOVE;
    sample.position = third;
    sample.time_ns = 2700 * MS;
    CHECK(jgb_view_send_pointers(view, &sample, 1) == JGB_OK);
    sample.phase = JGB_POINTER_CANCEL;
    CHECK(jgb_view_send_pointers(view, &sample, 1) == JGB_OK);
    check_event(view, JGB_EVENT_MOVEMENT_CANCELLED, 0, 0);
    moving.policy = (jgb_movement_policy)7;
    CHECK(jgb_view_set_movement_configuration(view, &moving) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_movement_configuration(view, NULL) == JGB_OK);
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    CHECK(jgb_view_set_section_traits(view, 0, 1, JGB_TRAITS_MOVE(JGB_TRAIT_YES)) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_MOVEMENT) == JGB_OK);
    (void)show(view, 0);
    move_by_calls(view);
    want_other_places(view);
    animations(view);
    move_by_pointer(view);
    jgb_view_destroy(view);
    return check_result("movement");
}

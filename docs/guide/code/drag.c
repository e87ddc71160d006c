/* Two lists side by side: a mouse drags a row from the left one into the right one. */
#include "guide.h"

static jgb_view *new_target(void)
{
    jgb_view *view = new_list(240, 2);
    jgb_drag_configuration dragging = JGB_DRAG_CONFIGURATION_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    dragging.is_drag_interaction_enabled = 1;
    check(view, jgb_view_set_drag_configuration(view, &dragging));
    check(view, jgb_view_set_default_traits(view, JGB_TRAITS_DRAG(JGB_TRAIT_YES)));
    check(view, jgb_view_set_event_mask(view, JGB_EVENT_MASK_DRAGGING));
    check(view, jgb_view_display_frame_at(view, (jgb_point){0, 0}, 0, &frame));
    return view;
}

int main(void)
{
    const jgb_point begin = {100, 25}, away = {450, 100}, there = {50, 100};
    const jgb_pointer_sample mouse[] = {
        {100000000, begin, 1, JGB_POINTER_DOWN, JGB_DEVICE_MOUSE, JGB_BUTTON_PRIMARY, 0},
        {200000000, away, 1, JGB_POINTER_MOVE, JGB_DEVICE_MOUSE, JGB_BUTTON_PRIMARY, 0},
        {300000000, away, 1, JGB_POINTER_UP, JGB_DEVICE_MOUSE, 0, 0}};
    const jgb_item_run *runs = NULL;
    size_t count = 0;
    uint32_t is_taken = 0;
    jgb_drop_state drop = JGB_DROP_STATE_INIT;
    jgb_view *left = new_target(), *right = new_target();

    check(left, jgb_view_send_pointers(left, mouse, 2));
    check(left, jgb_view_dragged_runs(left, &runs, &count));
    printf("dragging item %u\n", runs[0].index_path.item);
    /* The pointer is over the right list now, in whose coordinates it is at `there`. */
    check(right, jgb_view_enter_drop(right, 0, 1, there, 200000000));
    check(right, jgb_view_drop_state(right, &drop));
    printf("before item %u, operation %d\n", drop.destination.item, (int)drop.operation);
    /* Lifted: the row leaves one list and comes into the other. */
    check(right, jgb_view_perform_drop(right, 300000000, &is_taken));
    check(left, jgb_view_end_drag(left, JGB_DROP_MOVE));
    check(left, jgb_view_send_pointers(left, &mouse[2], 1));
    jgb_view_destroy(left);
    jgb_view_destroy(right);
    return 0;
}

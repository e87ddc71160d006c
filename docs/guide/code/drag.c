/* Two lists side by side, 400 points each: a mouse drags a row from the left one to the right. */
#include "guide.h"

static jgb_view *new_side(void)
{
    jgb_view *view = new_list(240, 3);
    jgb_drag_configuration dragging = JGB_DRAG_CONFIGURATION_INIT;
    dragging.is_drag_interaction_enabled = 1;
    check(view, jgb_view_set_drag_configuration(view, &dragging));
    check(view, jgb_view_set_default_traits(view, JGB_TRAITS_DRAG(JGB_TRAIT_YES)));
    check(view, jgb_view_display_frame_at(view, (jgb_point){0, 0}, 0,
                                          &(jgb_display_frame)JGB_DISPLAY_FRAME_INIT));
    return view;
}

int main(void)
{
    const jgb_pointer_sample mouse[] = {
        {100000000, {300, 25}, 1, JGB_POINTER_DOWN, JGB_DEVICE_MOUSE, JGB_BUTTON_PRIMARY, 0},
        {200000000, {500, 100}, 1, JGB_POINTER_MOVE, JGB_DEVICE_MOUSE, JGB_BUTTON_PRIMARY, 0},
        {300000000, {500, 100}, 1, JGB_POINTER_UP, JGB_DEVICE_MOUSE, 0, 0}};
    const jgb_item_run *runs = NULL;
    size_t count = 0;
    uint32_t is_taken = 0;
    jgb_drop_state drop = JGB_DROP_STATE_INIT;
    jgb_view *left = new_side(), *right = new_side();

    check(left, jgb_view_send_pointers(left, mouse, 2)); /* of the view in which it went down */
    check(left, jgb_view_dragged_runs(left, &runs, &count));
    const jgb_index_path dragged = runs[0].index_path;
    /* The mouse is over the list at the right now: in the coordinates of that list at 100, 100. */
    check(right, jgb_view_enter_drop(right, 0, 1, (jgb_point){100, 100}, mouse[1].time_ns));
    check(right, jgb_view_drop_state(right, &drop));

    /* The button is released: first the drop, then the end of the drag, then the pointer. */
    check(right, jgb_view_perform_drop(right, mouse[2].time_ns, &is_taken));
    check(left, jgb_view_end_drag(left, is_taken ? JGB_DROP_MOVE : JGB_DROP_CANCEL));
    check(left, jgb_view_send_pointers(left, &mouse[2], 1));
    if (is_taken) { /* in your own data as well */
        printf("item %u goes before item %u\n", dragged.item, drop.destination.item);
        check(right, jgb_view_insert_items(right, drop.destination, 1, NULL, NULL));
        check(left, jgb_view_delete_items(left, dragged, 1, NULL));
    }
    jgb_view_destroy(left);
    jgb_view_destroy(right);
    return 0;
}

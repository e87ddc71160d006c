/* Clicks select rows; the view says which, and keeps them through updates. */
#include "guide.h"

static jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;

static void click(jgb_view *view, double y, uint16_t modifiers, uint64_t time_ns)
{
    const jgb_pointer_sample mouse[] = {
        {time_ns, {100, y}, 1, JGB_POINTER_DOWN, JGB_DEVICE_MOUSE, JGB_BUTTON_PRIMARY, modifiers},
        {time_ns, {100, y}, 1, JGB_POINTER_UP, JGB_DEVICE_MOUSE, 0, modifiers}};
    jgb_events news = JGB_EVENTS_INIT;
    check(view, jgb_view_send_pointers(view, mouse, 2));
    check(view, jgb_view_next_events(view, &news));
    for (size_t i = 0; i < news.event_count; i++)
        if (news.events[i].kind == JGB_EVENT_SELECTION_DID_CHANGE)
            printf("%.0f selected\n", news.events[i].number);
    check(view, jgb_view_display_frame_at(view, (jgb_point){0, 0}, time_ns, &frame));
    show(&frame);
}

int main(void)
{
    const jgb_item_run *runs = NULL;
    size_t count = 0;
    jgb_selection_configuration many = JGB_SELECTION_CONFIGURATION_INIT;
    jgb_view *view = new_list(240, 30);

    many.allows_multiple_selection = 1;
    many.behavior = JGB_SELECTION_BEHAVIOR_REPLACE; /* as in a file manager */
    check(view, jgb_view_set_selection_configuration(view, &many));
    check(view, jgb_view_set_event_mask(view, JGB_EVENT_MASK_SELECTION));
    check(view, jgb_view_display_frame_at(view, (jgb_point){0, 0}, 0, &frame));
    click(view, 70, 0, 1000000000);
    click(view, 190, JGB_MODIFIER_SHIFT, 2000000000);
    check(view, jgb_view_delete_items(view, (jgb_index_path){0, 0}, 1, NULL));
    check(view, jgb_view_selected_runs(view, NULL, 100, &runs, &count));
    for (size_t i = 0; i < count; i++)
        printf("%u selected, from item %u on\n", (unsigned)runs[i].count, runs[i].index_path.item);
    jgb_view_destroy(view);
    return 0;
}

/* A finger picks a row up by a long press, drags it down and lets it go: the others make room. */
#include "guide.h"

static void display(jgb_view *view, uint64_t time_ns)
{
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    check(view, jgb_view_display_frame_at(view, (jgb_point){0, 0}, time_ns, &frame));
    show(&frame);
}

static void finger(jgb_view *view, jgb_pointer_phase phase, double y, uint64_t time_ns)
{
    const jgb_pointer_sample sample = {time_ns, {100, y}, 1, phase, JGB_DEVICE_TOUCH, 0, 0};
    jgb_events news = JGB_EVENTS_INIT;
    printf("after %u s at %.0f:\n", (unsigned)(time_ns / 1000000000), y);
    check(view, jgb_view_send_pointers(view, &sample, 1));
    check(view, jgb_view_next_events(view, &news));
    for (size_t i = 0; i < news.event_count; i++)
        if (news.events[i].kind == JGB_EVENT_ITEM_MOVED)
            printf("in your own data, move item %u to %u\n",
                   news.runs[news.events[i].first_run].index_path.item,
                   news.events[i].element.index_path.item);
    display(view, time_ns);
    display(view, time_ns + 300000000); /* when the others have made room */
}

int main(void)
{
    jgb_movement_configuration moving = JGB_MOVEMENT_CONFIGURATION_INIT;
    jgb_view *view = new_list(240, 4);

    moving.is_standard_movement_enabled = 1;
    check(view, jgb_view_set_movement_configuration(view, &moving));
    check(view, jgb_view_set_default_traits(view, JGB_TRAITS_MOVE(JGB_TRAIT_YES)));
    check(view, jgb_view_set_event_mask(view, JGB_EVENT_MASK_MOVEMENT));
    display(view, 0);
    finger(view, JGB_POINTER_DOWN, 25, 1000000000);
    finger(view, JGB_POINTER_MOVE, 140, 2000000000);
    finger(view, JGB_POINTER_UP, 140, 3000000000);
    jgb_view_destroy(view);
    return 0;
}

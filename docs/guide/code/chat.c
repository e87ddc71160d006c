/* A chat: it begins at its end, follows it, loads history, and lets people read what was before. */
#include "guide.h"

static void display(jgb_view *view, jgb_point *offset, const char *what)
{
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_events news = JGB_EVENTS_INIT;
    check(view, jgb_view_display_frame_at(view, *offset, 0, &frame));
    *offset = frame.content_offset; /* where the view has moved it to */
    printf("%s: at %.0f of %.0f\n", what, offset->y, frame.content_size.height - 300);
    check(view, jgb_view_next_events(view, &news));
    if (news.event_count > 0 && news.events[0].kind == JGB_EVENT_NEAR_START) {
        check(view, jgb_view_insert_items(view, (jgb_index_path){0, 0}, 10, NULL, NULL));
        check(view, jgb_view_end_loading(view));
        display(view, offset, "history loaded");
    }
}

int main(void)
{
    const jgb_content_anchor end = {JGB_ANCHOR_END, {0, 0}, JGB_SHORT_CONTENT_END, 0};
    const float tall = 130;
    jgb_item_content longer = JGB_ITEM_CONTENT_INIT;
    jgb_point offset = {0, 0};
    jgb_view *view = new_list(300, 30);

    longer.heights = &tall;
    check(view, jgb_view_set_content_anchor(view, &end));
    check(view, jgb_view_set_event_mask(view, JGB_EVENT_MASK_NEAR_START));
    display(view, &offset, "opened");
    check(view, jgb_view_insert_items(view, (jgb_index_path){0, 30}, 1, NULL, NULL));
    display(view, &offset, "a message came");
    check(view, jgb_view_reconfigure_items(view, (jgb_index_path){0, 30}, 1, &longer, NULL));
    display(view, &offset, "it streams in");
    offset.y = 500; /* a person scrolls up */
    display(view, &offset, "scrolled up");
    check(view, jgb_view_insert_items(view, (jgb_index_path){0, 41}, 1, NULL, NULL));
    display(view, &offset, "a message came");
    jgb_view_destroy(view);
    return 0;
}

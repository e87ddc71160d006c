/* All data is replaced, as after a request: the person stays at the same row. */
#include "guide.h"

static void load(jgb_view *view, uint64_t first_item)
{
    const uint64_t section = 1;
    uint64_t items[100];
    jgb_snapshot *snapshot = NULL;
    for (uint64_t i = 0; i < 100; i++)
        items[i] = first_item + i;
    check(NULL, jgb_snapshot_create(NULL, &snapshot));
    check_snapshot(snapshot, jgb_snapshot_append_sections(snapshot, &section, 1, NULL));
    check_snapshot(snapshot, jgb_snapshot_append_items(snapshot, NULL, items, 100, NULL, NULL));
    check(view, jgb_view_apply_snapshot_using_reload_data(view, snapshot));
    jgb_snapshot_destroy(snapshot);
}

static void display(jgb_view *view, jgb_point offset)
{
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_view_state state = JGB_VIEW_STATE_INIT;
    check(view, jgb_view_display_frame_at(view, offset, 0, &frame));
    check(view, jgb_view_get_state(view, NULL, 0, &state));
    printf("at %.0f, at item %u\n", state.content_offset.y, (unsigned)state.anchor.identifier);
}

int main(void)
{
    jgb_view_state state = JGB_VIEW_STATE_INIT;
    jgb_view *view = new_list(300, 0);

    load(view, 1000);
    display(view, (jgb_point){0, 2400});

    check(view, jgb_view_get_state(view, NULL, 0, &state));
    state.selected_items = NULL; /* arrays end with the next call: copy those that you need */
    state.selected_item_count = 0;
    load(view, 990); /* ten new items before the first one */
    check(view, jgb_view_restore_state(view, &state, NULL, 0, NULL));
    display(view, (jgb_point){0, 2400});
    jgb_view_destroy(view);
    return 0;
}

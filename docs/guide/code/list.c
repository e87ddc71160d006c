/* A list of a million rows: what there is to show while the list scrolls. */
#include "guide.h"

int main(void)
{
    static float heights[1000000];
    const double offsets[] = {0, 50, 90};
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_view *view = NULL;

    for (int i = 0; i < 1000000; i++)
        heights[i] = 40 + i % 3 * 20;
    check(view, jgb_view_create(NULL, &view));
    check(view, jgb_view_set_list_layout(view, NULL));
    check(view, jgb_view_set_bounds(view, (jgb_rect){0, 0, 400, 150}));
    check(view, jgb_view_set_items(view, 1000000, NULL, heights));

    /* Once for each refresh of the screen, with the content offset and the time of that moment. */
    for (int i = 0; i < 3; i++) {
        const jgb_point offset = {0, offsets[i]};
        check(view, jgb_view_display_frame_at(view, offset, (uint64_t)i * 16000000, &frame));
        printf("at %.0f of %.0f points:\n", frame.content_offset.y, frame.content_size.height);
        for (size_t j = 0; j < frame.removed_view_count; j++)
            printf("hide view %u\n", frame.removed_views[j]);
        show(&frame);
    }
    jgb_view_destroy(view);
    return 0;
}

/* A host that touches only what has changed: its own views, by the numbers that the view gives. */
#include "guide.h"

struct native_view { uint32_t generation; jgb_rect frame; };

int main(void)
{
    static struct native_view views[64]; /* one for each reusable view; yours grows */
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_point offset = {0, 0};
    jgb_view *view = new_list(300, 1000);

    for (int i = 0; i < 6; i++) {
        int configured = 0, moved = 0;
        if (i == 4) /* the rows behind the second one move down */
            check(view, jgb_view_insert_items(view, (jgb_index_path){0, 2}, 1, NULL, NULL));
        if (i == 5) /* the same row in the same view, with other content */
            check(view, jgb_view_reconfigure_items(view, (jgb_index_path){0, 3}, 1, NULL, NULL));
        offset.y = i < 3 ? i * 30 : 90;
        check(view, jgb_view_display_frame_at(view, offset, 0, &frame));
        for (size_t j = 0; j < frame.removed_view_count; j++)
            views[frame.removed_views[j]].generation = 0; /* hide it */
        for (size_t j = 0; j < frame.element_count; j++) {
            const jgb_layout_attributes *shown = &frame.elements[j];
            struct native_view *native = &views[shown->reusable_view];
            if (native->generation != shown->generation)
                configured++; /* set the text and the picture of the item */
            else
                moved++;
            *native = (struct native_view){shown->generation, shown->frame};
        }
        printf("%d configured, %d moved, %zu hidden\n", configured, moved,
               frame.removed_view_count);
    }
    jgb_view_destroy(view);
    return 0;
}

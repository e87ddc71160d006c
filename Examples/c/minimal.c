/* The middle of a list of a million rows: which rows are on screen, where, and in which views. */
#include <jogakbo.h>
#include <stdio.h>

int main(void)
{
    static float heights[1000000];
    const jgb_rect bounds = {0, 0, 400, 200};
    const jgb_point middle = {0, 35000000};
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_view *view = NULL;
    for (int i = 0; i < 1000000; i++) heights[i] = 40 + i % 3 * 20;
    if (jgb_view_create(NULL, &view) || jgb_view_set_list_layout(view, NULL) ||
        jgb_view_set_bounds(view, bounds) || jgb_view_set_items(view, 1000000, NULL, heights) ||
        jgb_view_display_frame_at(view, middle, 0, &frame))
        return fprintf(stderr, "%s\n", jgb_view_last_error(view)), 1;
    for (size_t i = 0; i < frame.element_count; i++)
        printf("row %u at %.0f, in view %u\n", frame.elements[i].element.index_path.item,
               frame.elements[i].frame.y, frame.elements[i].reusable_view);
    jgb_view_destroy(view);
}

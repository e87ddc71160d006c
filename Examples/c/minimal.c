/* A list of a million rows on screen: which row to show in which view, and where. */
#include <jogakbo.h>
#include <stdio.h>

int main(void)
{
    static float heights[1000000];
    const jgb_rect bounds = {0, 0, 400, 200};
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_view *view = NULL;
    jgb_status status;

    for (int i = 0; i < 1000000; i++)
        heights[i] = 40 + i % 3 * 20;
    if ((status = jgb_view_create(NULL, &view)) ||
        (status = jgb_view_set_list_layout(view, NULL)) ||
        (status = jgb_view_set_bounds(view, bounds)) ||
        (status = jgb_view_set_items(view, 1000000, NULL, heights)) ||
        (status = jgb_view_display_frame_at(view, frame.content_offset, 0, &frame)))
        fprintf(stderr, "%s: %s\n", jgb_status_name(status), jgb_view_last_error(view));
    for (size_t i = 0; i < frame.element_count; i++)
        printf("view %u: row %u at %.0f, %.0f points high\n", frame.elements[i].reusable_view,
               frame.elements[i].element.index_path.item, frame.elements[i].frame.y,
               frame.elements[i].frame.height);
    jgb_view_destroy(view);
    return status != JGB_OK;
}

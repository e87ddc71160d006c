/* A snapshot on screen, and one that differs: the rows go from one to the other in 0.3 seconds. */
#include <jogakbo.h>
#include <stdio.h>

int main(void)
{
    const uint64_t section = 1, before[] = {10, 20, 30}, after[] = {30, 10, 40};
    const jgb_rect bounds = {0, 0, 400, 200};
    const jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_snapshot *rows = NULL;
    jgb_view *view = NULL;
    uint64_t time = 0;
    jgb_status status;

    options.animation = &animation;
    if ((status = jgb_view_create(NULL, &view)) || (status = jgb_snapshot_create(NULL, &rows)) ||
        (status = jgb_view_set_list_layout(view, NULL)) ||
        (status = jgb_view_set_bounds(view, bounds)) ||
        (status = jgb_snapshot_append_sections(rows, &section, 1, NULL)) ||
        (status = jgb_snapshot_append_items(rows, NULL, before, 3, NULL, NULL)) ||
        (status = jgb_view_apply_snapshot(view, rows, NULL)) ||
        (status = jgb_view_display_frame_at(view, frame.content_offset, time, &frame)) ||
        (status = jgb_snapshot_delete_all_items(rows, 1)) ||
        (status = jgb_snapshot_append_items(rows, NULL, after, 3, NULL, NULL)) ||
        (status = jgb_view_apply_snapshot(view, rows, &options)))
        fprintf(stderr, "%s: %s%s\n", jgb_status_name(status), jgb_view_last_error(view),
                jgb_snapshot_last_error(rows));
    for (frame.flags = JGB_FRAME_IN_TRANSITION; !status && frame.flags & JGB_FRAME_IN_TRANSITION;) {
        status = jgb_view_display_frame_at(view, frame.content_offset, time += 50000000, &frame);
        for (size_t i = 0; i < frame.element_count; i++)
            printf("%3.0f ms: view %u at %.1f, alpha %.2f\n", time / 1e6,
                   frame.elements[i].reusable_view, frame.elements[i].frame.y,
                   frame.elements[i].alpha);
    }
    jgb_snapshot_destroy(rows);
    jgb_view_destroy(view);
    return status != JGB_OK;
}

/* A row goes, another one comes, a third one grows, all at once and animated. */
#include "guide.h"

int main(void)
{
    const float taller[] = {90};
    const jgb_animation animation = JGB_ANIMATION_INIT; /* 0.3 seconds, fading */
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    jgb_item_content content = JGB_ITEM_CONTENT_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_view *view = new_list(300, 4);
    uint64_t time_ns = 0;

    check(view, jgb_view_display_frame_at(view, (jgb_point){0, 0}, time_ns, &frame));
    /* The index path of an insertion is the one after the batch, all others are those before. */
    options.animation = &animation;
    options.tag = 7;
    content.heights = taller;
    check(view, jgb_view_begin_batch_updates(view, &options));
    check(view, jgb_view_delete_items(view, (jgb_index_path){0, 1}, 1, NULL));
    check(view, jgb_view_insert_items(view, (jgb_index_path){0, 0}, 1, NULL, NULL));
    check(view, jgb_view_reconfigure_items(view, (jgb_index_path){0, 3}, 1, &content, NULL));
    check(view, jgb_view_end_batch_updates(view));

    do { /* at every refresh of the screen; here every 0.1 s */
        time_ns += 100000000;
        check(view, jgb_view_display_frame_at(view, (jgb_point){0, 0}, time_ns, &frame));
        printf("after %u ms:\n", (unsigned)(time_ns / 1000000));
        show(&frame);
    } while (frame.flags & JGB_FRAME_IN_TRANSITION);
    for (size_t i = 0; i < frame.completion_count; i++)
        if (frame.completions[i].tag == options.tag)
            printf("update 7 is complete\n");
    jgb_view_destroy(view);
    return 0;
}

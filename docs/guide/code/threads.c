/* Many views at once: each is used by one thread, and one layout serves them all. */
#include "guide.h"
#include <pthread.h>

struct column { const jgb_layout *layout; uint32_t row_count; double content_height; };

/* All calls with a view are made by the thread that made it; no locks are needed. */
static void *scroll(void *argument)
{
    struct column *column = argument;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_view *view = new_list(300, column->row_count);
    check(view, jgb_view_set_layout(view, column->layout, NULL, 0));
    for (uint64_t i = 0; i < 1000; i++) {
        const jgb_point offset = {0, (double)i * 10};
        check(view, jgb_view_display_frame_at(view, offset, i * 16000000, &frame));
    }
    column->content_height = frame.content_size.height;
    jgb_view_destroy(view);
    return NULL;
}

int main(void)
{
    pthread_t threads[4];
    struct column columns[4];
    jgb_layout *layout = NULL;
    check(NULL, jgb_layout_create_grid(NULL, &layout));
    for (uint32_t i = 0; i < 4; i++) {
        columns[i] = (struct column){layout, (i + 1) * 100000, 0};
        if (pthread_create(&threads[i], NULL, scroll, &columns[i]) != 0)
            return 1;
    }
    for (int i = 0; i < 4; i++) {
        pthread_join(threads[i], NULL);
        printf("view %d: %.0f points high\n", i, columns[i].content_height);
    }
    jgb_layout_destroy(layout);
    return 0;
}

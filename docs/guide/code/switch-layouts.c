/* From a list to a grid, animated, and back. */
#include "guide.h"

static jgb_view *view;
static uint64_t time_ns;

/* Displays the view every 0.1 s until nothing moves. */
static void watch(const char *what)
{
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    do {
        check(view, jgb_view_display_frame_at(view, (jgb_point){0, 0}, time_ns, &frame));
        time_ns += 100000000;
        printf("%s:", what);
        for (size_t i = 0; i < frame.element_count; i++)
            printf(" %.0f,%.0f", frame.elements[i].frame.x, frame.elements[i].frame.y);
        printf("\n");
    } while (frame.flags & JGB_FRAME_IN_TRANSITION);
    for (size_t i = 0; i < frame.completion_count; i++)
        printf("change %u is complete\n", (unsigned)frame.completions[i].tag);
}

int main(void)
{
    const jgb_animation animation = JGB_ANIMATION_INIT; /* 0.3 seconds */
    jgb_layout *list = NULL, *grid = NULL;
    check(view, jgb_view_create(NULL, &view));
    check(NULL, jgb_layout_create_list(NULL, &list));
    check(NULL, jgb_layout_create_grid(NULL, &grid)); /* three lanes of square items */
    check(view, jgb_view_set_layout(view, list, NULL, 0));
    check(view, jgb_view_set_bounds(view, (jgb_rect){0, 0, 320, 240}));
    check(view, jgb_view_set_items(view, 4, NULL, NULL));
    watch("list");
    check(view, jgb_view_set_layout(view, grid, &animation, 1));
    watch("to the grid");
    check(view, jgb_view_set_layout(view, list, &animation, 2));
    watch("back");
    jgb_layout_destroy(list);
    jgb_layout_destroy(grid);
    jgb_view_destroy(view);
    return 0;
}

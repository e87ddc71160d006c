/* The host leads the view from a layout of its own to another one, and back, while callbacks fail
 * and call the view. What is shown on the way is in custom_flow.c. */
#include "hostile_layout.h"

/* Whichever callback fails, the display frame says so, and the next one goes on. */
static void led(void)
{
    static const char *const calls[] = {"to", "invalidate", "prepare", "size", "should", "context",
                                        "updates", "elements", "element", "finalize", "none"};
    int i, is_back;
    for (i = 0; i < 22; i++) {
        jgb_view *view = make_hostile(JGB_LAYOUT_FAULT_IS_DROPPED, NULL);
        jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
        jgb_list_layout list = JGB_LIST_LAYOUT_INIT;
        jgb_layout *other = NULL;
        int step, failed = 0;
        is_back = i >= 11;
        host.calls_back = view;
        CHECK(jgb_layout_create_list(&list, &other) == JGB_OK);
        CHECK(show(view, 0, &frame) == JGB_OK);
        CHECK(jgb_view_start_interactive_transition(view, other, 1) == JGB_OK);
        host.fails_in = calls[i % 11];
        for (step = 0; step < 8; step++) {
            if (step == 2)
                CHECK(jgb_view_set_transition_progress(view, 0.5, 0) == JGB_OK);
            if (step == 4)
                delete_first(view, 1);
            if (step == 6 && is_back)
                CHECK(jgb_view_cancel_interactive_transition(view, 0) == JGB_OK);
            else if (step == 6)
                CHECK(jgb_view_finish_interactive_transition(view, 0) == JGB_OK);
            if (show(view, step * 7, &frame) != JGB_OK) {
                const char *error = jgb_view_last_error(view);
                CHECK(strstr(error, "callback") != NULL);
                failed++;
            }
            /* Every other display frame is asked again, and has what it needs. */
            host.fails_in = NULL;
            CHECK(show(view, step * 7, &frame) == JGB_OK && frame.element_count > 3);
            host.fails_in = calls[i % 11];
        }
        CHECK((failed > 0) == (strcmp(calls[i % 11], "none") != 0));
        host.fails_in = NULL;
        jgb_layout_destroy(other);
        host.calls_back = NULL;
        finish(view);
    }
}

int main(void)
{
    led();
    return check_result("custom_lead");
}

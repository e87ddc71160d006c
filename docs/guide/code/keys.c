/* Arrows move focus, shift selects rows on the way, and typing finds a row by its name. */
#include "guide.h"

static void tell(jgb_view *view, const char *what)
{
    static const char *const names[] = {"apple", "banana", "cherry", "grape", "melon", "pear"};
    jgb_focus_state focus = JGB_FOCUS_STATE_INIT;
    jgb_selection selection = JGB_SELECTION_INIT;
    check(view, jgb_view_focus_state(view, &focus));
    check(view, jgb_view_selection(view, &selection));
    printf("%s: focus on %s, %u selected\n", what, names[focus.element.index_path.item],
           (unsigned)selection.count);
}

int main(void)
{
    const jgb_item_run all = {{0, 0}, 6};
    const uint32_t name_sizes[] = {5, 6, 6, 5, 5, 4};
    const jgb_key_sample down = {1000000000, JGB_KEY_DOWN, 0};
    const jgb_key_sample shift_down = {1000000000, JGB_KEY_DOWN, JGB_MODIFIER_SHIFT};
    jgb_focus_configuration focus = JGB_FOCUS_CONFIGURATION_INIT;
    jgb_selection_configuration many = JGB_SELECTION_CONFIGURATION_INIT;
    uint32_t is_handled; /* 0: the key is for the rest of the program */
    jgb_view *view = new_list(240, 6);

    focus.allows_focus = 1;
    many.allows_multiple_selection = 1;
    many.behavior = JGB_SELECTION_BEHAVIOR_REPLACE; /* focus takes the selection along */
    check(view, jgb_view_set_focus_configuration(view, &focus));
    check(view, jgb_view_set_selection_configuration(view, &many));
    check(view, jgb_view_set_item_names(view, &all, 1, "applebananacherrygrapemelonpear", 31,
                                        name_sizes, 6));
    check(view, jgb_view_enter_focus(view, JGB_FOCUS_NEXT, NULL, &is_handled));
    tell(view, "tab");
    check(view, jgb_view_send_key(view, &down, &is_handled));
    tell(view, "down");
    check(view, jgb_view_send_key(view, &shift_down, &is_handled));
    tell(view, "shift and down");
    check(view, jgb_view_send_text(view, 2000000000, "m", 1, &is_handled));
    tell(view, "m");
    jgb_view_destroy(view);
    return 0;
}

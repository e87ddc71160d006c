/* Items that are found by typing, as a host meets them whose items have names, or which finds them
 * itself. */
#include "check.h"

static uint32_t type(jgb_view *view, uint64_t time_ns, const char *text)
{
    uint32_t is_handled = 7;
    CHECK(jgb_view_send_text(view, time_ns, text, strlen(text), &is_handled) == JGB_OK);
    return is_handled;
}

static uint32_t focused_item(jgb_view *view)
{
    jgb_focus_state state = JGB_FOCUS_STATE_INIT;
    CHECK(jgb_view_focus_state(view, &state) == JGB_OK);
    return state.element.index_path.item;
}

static void wrong_arguments(jgb_view *view)
{
    const jgb_item_run run = {{0, 999}, 1}, long_run = {{0, 999}, 2};
    const uint32_t sizes[] = {3, 3};
    uint32_t is_handled = 7;
    CHECK(jgb_view_set_item_names(view, &run, 1, "abc", 3, NULL, 1) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_item_names(view, &run, 1, NULL, 3, sizes, 1) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_item_names(view, &run, 1, "abc", 2, sizes, 1) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_item_names(view, &run, 1, "abcdef", 6, sizes, 2) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_item_names(view, &run, 1, "\xff??", 3, sizes, 1) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_item_names(view, &long_run, 1, "abcdef", 6, sizes, 2) ==
          JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_item_names(view, NULL, 0, NULL, 0, NULL, 0) == JGB_OK);
    CHECK(jgb_view_send_text(view, 0, "", 0, &is_handled) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_send_text(view, 0, NULL, 1, &is_handled) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_send_text(view, 0, "a", 1, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(is_handled == 7);
}

int main(void)
{
    const char names[] = "HammerSawScrewdriverSander";
    const uint32_t sizes[] = {6, 3, 11, 6};
    const jgb_item_run runs[] = {{{0, 1}, 2}, {{0, 900}, 2}};
    const jgb_key_sample space = {UINT64_C(5000000000), JGB_KEY_SPACE, 0};
    jgb_view *view = make_view(NULL);
    jgb_focus_configuration configuration = JGB_FOCUS_CONFIGURATION_INIT;
    jgb_events events = JGB_EVENTS_INIT;
    uint32_t is_handled = 7;

    CHECK(type(view, 0, "a") == 0);
    configuration.allows_focus = 1;
    CHECK(jgb_view_set_focus_configuration(view, &configuration) == JGB_OK);
    wrong_arguments(view);
    CHECK(jgb_view_enter_focus(view, JGB_FOCUS_NEXT, NULL, &is_handled) == JGB_OK);
    CHECK(type(view, 0, "a") == 0);

    /* Without names the host finds the item. */
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_TYPE_AHEAD) == JGB_OK);
    CHECK(type(view, 1, "sc") == 1);
    CHECK(type(view, 2, "r") == 1);
    CHECK(jgb_view_next_events(view, &events) == JGB_OK && events.event_count == 2);
    CHECK(events.events[1].kind == JGB_EVENT_TYPE_AHEAD && events.text_size == 5);
    CHECK(events.events[1].other_value == 3);
    CHECK(memcmp(events.text + events.events[1].value, "scr", 3) == 0);

    CHECK(jgb_view_set_item_names(view, runs, 2, names, sizeof names - 1, sizes, 4) == JGB_OK);
    CHECK(type(view, UINT64_C(2000000000), "s") == 1 && focused_item(view) == 2);
    CHECK(type(view, UINT64_C(2000000001), "a") == 1 && focused_item(view) == 2);
    CHECK(type(view, UINT64_C(2000000002), "N") == 1 && focused_item(view) == 901);
    CHECK(type(view, UINT64_C(4000000000), "h") == 1 && focused_item(view) == 1);
    CHECK(jgb_view_send_key(view, &space, &is_handled) == JGB_OK && is_handled == 0);
    CHECK(jgb_view_next_events(view, &events) == JGB_OK && events.event_count == 0);
    CHECK(events.text_size == 0);
    jgb_view_destroy(view);
    return check_result("typing");
}

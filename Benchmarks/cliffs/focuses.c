/* focus.h, accessibility.h: elements that focus and assistive technology are at. */
#include "rows.h"
#include "views.h"

enum { NAME = 12 };

static void allow(stage *s) {
    jgb_focus_configuration focus = JGB_FOCUS_CONFIGURATION_INIT;
    focus.allows_focus = 1;
    focus.remembers_last_focused_index_path = 1;
    CHECK(s->c.view, jgb_view_set_focus_configuration(s->c.view, &focus));
    CHECK(s->c.view, jgb_view_set_event_mask(s->c.view, JGB_EVENT_MASK_FOCUS
                                                            | JGB_EVENT_MASK_SELECTION));
    stage_show(s);
}

static void focus_element(stage *s, jgb_index_path path) {
    const jgb_element cell = { JGB_CELL, JGB_KIND_NONE, path };
    CHECK(s->c.view, jgb_view_set_focused_element(s->c.view, &cell));
    stage_show(s);
}

static void focus_first(stage *s) {
    allow(s);
    focus_element(s, (jgb_index_path){ 0, 0 });
}

static void traits_focused(stage *s) { view_traits(s), focus_first(s); }
static void list_focused(stage *s) { view_list(s), focus_first(s); }
static void explicit_focused(stage *s) { view_explicit(s), focus_first(s); }
static void waterfall_focused(stage *s) { view_waterfall(s), focus_first(s); }
static void selected_focused(stage *s) { view_selected(s), focus_first(s); }

static void shelves_focused(stage *s) {
    view_shelves(s);
    allow(s);
    focus_element(s, (jgb_index_path){ s->count / 20, 0 });
}

static void focus_state(stage *s) {
    jgb_focus_state state = JGB_FOCUS_STATE_INIT;
    CHECK(s->c.view, jgb_view_focus_state(s->c.view, &state));
}

static void enter_focus(stage *s) {
    const jgb_rect rect = { 0, -20, 10, 10 };
    uint32_t is_handled;
    CHECK(s->c.view, jgb_view_enter_focus(s->c.view, JGB_FOCUS_DOWN, &rect, &is_handled));
    stage_show(s);
}

static void leave_focus(stage *s) {
    CHECK(s->c.view, jgb_view_leave_focus(s->c.view));
    stage_show(s);
}

static void set_focused_element(stage *s) { focus_element(s, stage_middle(s)); }

static void set_preferred_focused_item(stage *s) {
    const jgb_index_path path = stage_middle(s);
    CHECK(s->c.view, jgb_view_set_preferred_focused_item(s->c.view, &path));
}

static void move_focus(stage *s, jgb_focus_heading heading) {
    uint32_t is_handled;
    CHECK(s->c.view, jgb_view_move_focus(s->c.view, heading, &is_handled));
    stage_show(s);
}

static void move_down(stage *s) { move_focus(s, JGB_FOCUS_DOWN); }
static void move_next(stage *s) { move_focus(s, JGB_FOCUS_NEXT); }
static void move_last(stage *s) { move_focus(s, JGB_FOCUS_LAST); }
static void move_page(stage *s) { move_focus(s, JGB_FOCUS_PAGE_DOWN); }

static void scroll_to_focused_element(stage *s) {
    CHECK(s->c.view, jgb_view_scroll_to_focused_element(s->c.view, 0));
    stage_show(s);
}

static void send_key(stage *s, jgb_key key, uint32_t modifiers) {
    const jgb_key_sample sample = { s->time_ns, key, modifiers };
    uint32_t is_handled;
    CHECK(s->c.view, jgb_view_send_key(s->c.view, &sample, &is_handled));
    stage_show(s);
}

static void send_down(stage *s) { send_key(s, JGB_KEY_DOWN, 0); }
static void send_space(stage *s) { send_key(s, JGB_KEY_SPACE, JGB_MODIFIER_CONTROL); }
static void select_to_end(stage *s) { send_key(s, JGB_KEY_END, JGB_MODIFIER_SHIFT); }
static void select_all(stage *s) { send_key(s, JGB_KEY_A, JGB_MODIFIER_CONTROL); }

/* ---- Names, of which only the last one begins with z ---- */

static void make_names(stage *s) {
    view_list(s);
    allow(s);
    s->text = stage_memory(s->count, NAME);
    s->numbers = stage_memory(s->count, sizeof *s->numbers);
    for (uint32_t i = 0; i < s->count * NAME; i++)
        s->text[i] = (char)('a' + bench_next(&s->c.random) % 25);
    for (uint32_t i = 0; i < s->count; i++) s->numbers[i] = NAME;
    s->text[(s->count - 1) * NAME] = 'z';
}

static void set_item_names(stage *s) {
    const jgb_item_run all = { { 0, 0 }, s->count };
    CHECK(s->c.view, jgb_view_set_item_names(s->c.view, &all, 1, s->text,
                                             (size_t)s->count * NAME, s->numbers, s->count));
}

static void named(stage *s) {
    make_names(s);
    set_item_names(s);
    focus_element(s, (jgb_index_path){ 0, 0 });
}

static void set_one_name(stage *s) {
    const jgb_item_run one = { stage_middle(s), 1 };
    const uint32_t size = 3;
    CHECK(s->c.view, jgb_view_set_item_names(s->c.view, &one, 1, "abc", 3, &size, 1));
}

static void send_text(stage *s) {
    uint32_t is_handled;
    CHECK(s->c.view, jgb_view_send_text(s->c.view, s->time_ns, "z", 1, &is_handled));
    stage_show(s);
}

/* ---- Accessibility ---- */

static void accessibility_elements(stage *s) {
    jgb_accessibility_elements read = JGB_ACCESSIBILITY_ELEMENTS_INIT;
    CHECK(s->c.view, jgb_view_accessibility_elements(s->c.view, NULL, s->count / 2, 50, &read));
}

static void accessibility_scroll(stage *s) {
    uint32_t is_handled;
    CHECK(s->c.view, jgb_view_accessibility_scroll(s->c.view, JGB_ACCESSIBILITY_SCROLL_NEXT,
                                                   &is_handled));
    stage_show(s);
}

static void perform_action(stage *s, jgb_accessibility_action action) {
    const jgb_element cell = { JGB_CELL, JGB_KIND_NONE, { 0, s->count / 2 + 1 } };
    uint32_t is_handled;
    CHECK(s->c.view, jgb_view_perform_accessibility_action(s->c.view, action, &cell,
                                                           &is_handled));
    stage_show(s);
}

static void perform_select(stage *s) { perform_action(s, JGB_ACCESSIBILITY_ACTION_SELECT); }
static void perform_focus(stage *s) { perform_action(s, JGB_ACCESSIBILITY_ACTION_FOCUS); }

static void set_assistive_focused_element(stage *s) {
    const jgb_element cell = stage_middle_cell(s);
    CHECK(s->c.view, jgb_view_set_assistive_focused_element(s->c.view, &cell));
    stage_show(s);
}

static const cliff rows[] = {
    { "jgb_view_set_focus_configuration/traits", view_traits, allow, GROWTH_CONSTANT, NULL },
    { "jgb_view_focus_state/traits", traits_focused, focus_state, GROWTH_CONSTANT, NULL },
    { "jgb_view_enter_focus/traits", traits_focused, enter_focus, GROWTH_CONSTANT, NULL },
    { "jgb_view_enter_focus/explicit", explicit_focused, enter_focus, GROWTH_CONSTANT, NULL },
    { "jgb_view_leave_focus/traits", traits_focused, leave_focus, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_focused_element/traits", traits_focused, set_focused_element,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_set_preferred_focused_item/traits", traits_focused, set_preferred_focused_item,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_move_focus/down_past", traits_focused, move_down, GROWTH_CONSTANT, NULL },
    { "jgb_view_move_focus/next_past", traits_focused, move_next, GROWTH_CONSTANT, NULL },
    { "jgb_view_move_focus/last_past", traits_focused, move_last, GROWTH_CONSTANT, NULL },
    { "jgb_view_move_focus/page_past", traits_focused, move_page, GROWTH_CONSTANT, NULL },
    { "jgb_view_move_focus/explicit", explicit_focused, move_down, GROWTH_CONSTANT, NULL },
    { "jgb_view_move_focus/waterfall", waterfall_focused, move_down, GROWTH_CONSTANT, NULL },
    { "jgb_view_move_focus/shelves", shelves_focused, move_down, GROWTH_CONSTANT, NULL },
    { "jgb_view_scroll_to_focused_element/shelves", shelves_focused, scroll_to_focused_element,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_send_key/down", selected_focused, send_down, GROWTH_LINEAR,
      "runs that are deselected" },
    { "jgb_view_send_key/toggle", selected_focused, send_space, GROWTH_CONSTANT, NULL },
    { "jgb_view_send_key/to_end", list_focused, select_to_end, GROWTH_CONSTANT, NULL },
    { "jgb_view_send_key/all", traits_focused, select_all, GROWTH_LINEAR,
      "runs that are selected" },
    { "jgb_view_set_item_names/all", make_names, set_item_names, GROWTH_LINEAR, "names" },
    { "jgb_view_set_item_names/one", named, set_one_name, GROWTH_CONSTANT, NULL },
    { "jgb_view_send_text/last", named, send_text, GROWTH_LINEAR, "names" },
    { "jgb_view_accessibility_elements/selected", view_selected, accessibility_elements,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_accessibility_elements/shelves", view_shelves, accessibility_elements,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_accessibility_elements/explicit", view_explicit, accessibility_elements,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_accessibility_scroll/sections", view_sections, accessibility_scroll,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_perform_accessibility_action/select", selected_focused, perform_select,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_perform_accessibility_action/focus", traits_focused, perform_focus,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_set_assistive_focused_element/selected", view_selected,
      set_assistive_focused_element, GROWTH_CONSTANT, NULL },
};
const cliff_table focus_rows = CLIFF_TABLE(rows);

/* input.h, menu.h, swipe.h, background.h, event.h: what a person does, and what is told of it. */
#include "rows.h"
#include "views.h"

static void allow(stage *s) {
    jgb_selection_configuration many = JGB_SELECTION_CONFIGURATION_INIT;
    many.allows_multiple_selection = 1;
    many.behavior = JGB_SELECTION_BEHAVIOR_REPLACE;
    CHECK(s->c.view, jgb_view_set_selection_configuration(s->c.view, &many));
    CHECK(s->c.view, jgb_view_set_event_mask(s->c.view, JGB_EVENT_MASK_BANDS
                                                            | JGB_EVENT_MASK_SELECTION
                                                            | JGB_EVENT_MASK_TAPS
                                                            | JGB_EVENT_MASK_ACTIONS));
    CHECK(s->c.view, jgb_view_set_default_traits(s->c.view,
                                                 JGB_TRAITS_MENU(JGB_TRAIT_YES)
                                                     | JGB_TRAITS_OWN_FLAGS
                                                     | JGB_TRAITS_HAS_TRAILING_ACTIONS));
}

static void mouse(stage *s, jgb_pointer_phase phase, double x, double y, uint16_t button) {
    const jgb_pointer_sample sample = { s->time_ns, { x, y }, 1, phase, JGB_DEVICE_MOUSE, button,
                                        0 };
    CHECK(s->c.view, jgb_view_send_pointers(s->c.view, &sample, 1));
}

/* ---- Clicks ---- */

static void visible(stage *s) { view_visible(s), allow(s); }
static void selected(stage *s) { view_selected(s), allow(s); }

static void click(stage *s) {
    mouse(s, JGB_POINTER_DOWN, 200, 100, JGB_BUTTON_PRIMARY);
    mouse(s, JGB_POINTER_UP, 200, 100, 0);
    stage_show(s);
}

static void click_visible(stage *s) {
    mouse(s, JGB_POINTER_DOWN, 200, 100, JGB_BUTTON_PRIMARY);
    mouse(s, JGB_POINTER_UP, 200, 100, 0);
}

static void hover(stage *s) { mouse(s, JGB_POINTER_MOVE, 200, 100, 0); }

static void click_secondary(stage *s) {
    jgb_events events = JGB_EVENTS_INIT;
    s->c.offset = 0;
    stage_show(s);
    mouse(s, JGB_POINTER_DOWN, 200, 4, JGB_BUTTON_SECONDARY);
    mouse(s, JGB_POINTER_UP, 200, 4, 0);
    CHECK(s->c.view, jgb_view_next_events(s->c.view, &events));
}

/* ---- A band that begins at the first row, and ends at the last rows ---- */

static void band(stage *s) {
    s->source = source_list(&s->c.random, s->count);
    s->source.metrics.section_inset.right = 100;
    s->c.width = 400;
    case_open(&s->c, &s->source);
    allow(s);
    mouse(s, JGB_POINTER_DOWN, 350, 4, JGB_BUTTON_PRIMARY);
    mouse(s, JGB_POINTER_MOVE, 200, 100, JGB_BUTTON_PRIMARY);
    s->c.offset = s->c.content - 800;
    stage_show(s);
    mouse(s, JGB_POINTER_MOVE, 200, 200, JGB_BUTTON_PRIMARY);
    stage_show(s);
}

static void move_band(stage *s) {
    mouse(s, JGB_POINTER_MOVE, 203, 400, JGB_BUTTON_PRIMARY);
    stage_show(s);
}

static void move_band_often(stage *s) {
    enum { SAMPLES = 100 };
    jgb_pointer_sample samples[SAMPLES];
    for (int i = 0; i < SAMPLES; i++) {
        samples[i] = (jgb_pointer_sample){ s->time_ns, { 200 + i % 7, 200 + 5 * i }, 1,
                                           JGB_POINTER_MOVE, JGB_DEVICE_MOUSE,
                                           JGB_BUTTON_PRIMARY, 0 };
    }
    CHECK(s->c.view, jgb_view_send_pointers(s->c.view, samples, SAMPLES));
    stage_show(s);
}

static void end_band(stage *s) {
    mouse(s, JGB_POINTER_UP, 203, 400, 0);
    stage_show(s);
}

/* ---- Menus and swipes ---- */

static void open_menu(stage *s) {
    uint32_t is_open;
    CHECK(s->c.view, jgb_view_open_menu(s->c.view, stage_middle(s), &is_open));
    stage_show(s);
}

static void with_menu(stage *s) { selected(s), open_menu(s); }

static void close_menu(stage *s) {
    uint32_t is_closed;
    CHECK(s->c.view, jgb_view_close_menu(s->c.view, 0, &is_closed));
    stage_show(s);
}

static void swipeable(stage *s) {
    jgb_swipe_configuration swiping = JGB_SWIPE_CONFIGURATION_INIT;
    visible(s);
    swiping.trailing_actions_width = 80;
    CHECK(s->c.view, jgb_view_set_swipe_configuration(s->c.view, &swiping));
}

static void open_swipe(stage *s) {
    uint32_t is_open;
    CHECK(s->c.view, jgb_view_open_swipe(s->c.view, stage_middle(s), JGB_SWIPE_EDGE_TRAILING,
                                         &is_open));
    stage_expect(is_open, "no row is open");
}

static void swiped(stage *s) { swipeable(s), open_swipe(s), stage_show(s); }

static void close_swipe(stage *s) {
    uint32_t is_closed;
    CHECK(s->c.view, jgb_view_close_swipe(s->c.view, &is_closed));
}

/* ---- Events that wait, one for each click ---- */

static void waiting(stage *s) {
    selected(s);
    for (uint32_t i = 0; i < s->count / 10; i++) {
        mouse(s, JGB_POINTER_DOWN, 200, 100 + i % 600, JGB_BUTTON_PRIMARY);
        mouse(s, JGB_POINTER_UP, 200, 100 + i % 600, 0);
    }
}

static void next_events(stage *s) {
    jgb_events events = JGB_EVENTS_INIT;
    CHECK(s->c.view, jgb_view_next_events(s->c.view, &events));
    stage_expect(events.event_count >= s->count / 10, "there are fewer events than clicks");
}

static void set_event_mask(stage *s) {
    CHECK(s->c.view, jgb_view_set_event_mask(s->c.view, JGB_EVENT_MASK_NONE));
}

static void wake_at(stage *s) {
    uint64_t time_ns;
    CHECK(s->c.view, jgb_view_wake_at(s->c.view, &time_ns));
}

static const cliff rows[] = {
    { "jgb_view_send_pointers/click_visible", visible, click_visible, GROWTH_CONSTANT, NULL },
    { "jgb_view_send_pointers/hover_visible", visible, hover, GROWTH_CONSTANT, NULL },
    { "jgb_view_send_pointers/click_selected", selected, click, GROWTH_LINEAR,
      "runs that are deselected" },
    { "jgb_view_send_pointers/menu_selected", selected, click_secondary, GROWTH_CONSTANT, NULL },
    { "jgb_view_send_pointers/band", band, move_band, GROWTH_CONSTANT, NULL },
    { "jgb_view_send_pointers/band_joined", band, move_band_often, GROWTH_CONSTANT, NULL },
    { "jgb_view_send_pointers/band_ends", band, end_band, GROWTH_CONSTANT, NULL },
    { "jgb_view_open_menu/selected", selected, open_menu, GROWTH_CONSTANT, NULL },
    { "jgb_view_close_menu/selected", with_menu, close_menu, GROWTH_CONSTANT, NULL },
    { "jgb_view_open_swipe/visible", swipeable, open_swipe, GROWTH_CONSTANT, NULL },
    { "jgb_view_close_swipe/visible", swiped, close_swipe, GROWTH_CONSTANT, NULL },
    { "jgb_view_next_events/clicks", waiting, next_events, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_event_mask/clicks", waiting, set_event_mask, GROWTH_CONSTANT, NULL },
    { "jgb_view_wake_at/clicks", waiting, wake_at, GROWTH_CONSTANT, NULL },
};
const cliff_table pointer_rows = CLIFF_TABLE(rows);

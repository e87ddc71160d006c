/* selection.h, traits.h: every second item is selected, or has traits of its own. */
#include "rows.h"
#include "views.h"

static void change(stage *s, jgb_selection_action action, uint32_t item, uint32_t flags) {
    const jgb_item_run run = { { 0, item }, 1 };
    CHECK(s->c.view, jgb_view_change_selection(s->c.view, action, &run, 1, flags));
    stage_show(s);
}

static void change_all(stage *s, jgb_selection_action action, uint32_t flags) {
    CHECK(s->c.view, jgb_view_change_selection(s->c.view, action, NULL, 0, flags));
    stage_show(s);
}

static void watch(stage *s) {
    CHECK(s->c.view, jgb_view_set_event_mask(s->c.view, JGB_EVENT_MASK_SELECTION));
}

static void watched(stage *s) { view_selected(s), watch(s); }

static void select_one(stage *s) { change(s, JGB_SELECTION_SELECT, s->count / 2 + 1, 0); }
static void deselect_one(stage *s) { change(s, JGB_SELECTION_DESELECT, s->count / 2, 0); }
static void select_alone(stage *s) {
    change(s, JGB_SELECTION_SELECT, s->count / 2 + 1, JGB_SELECT_EXCLUSIVELY);
}
static void select_all(stage *s) { change_all(s, JGB_SELECTION_SELECT_ALL, 0); }
static void select_all_as_user(stage *s) {
    change_all(s, JGB_SELECTION_SELECT_ALL, JGB_SELECT_AS_USER);
}
static void invert(stage *s) { change_all(s, JGB_SELECTION_INVERT, 0); }
static void clear(stage *s) { change_all(s, JGB_SELECTION_CLEAR, 0); }

/* The anchor is the first item; the last extension leads to the last one. */
static void extended(stage *s) {
    watched(s);
    change(s, JGB_SELECTION_SET_ANCHOR, 0, 0);
    change(s, JGB_SELECTION_EXTEND_ADDING, s->count - 1, 0);
}

static void extend_adding(stage *s) {
    change(s, JGB_SELECTION_EXTEND_ADDING, s->count - 2, 0);
}

static void extend(stage *s) { change(s, JGB_SELECTION_EXTEND, s->count - 2, 0); }

static void begin_updates(stage *s) {
    CHECK(s->c.view, jgb_view_begin_selection_updates(s->c.view));
}

static void updates(stage *s) {
    watched(s);
    begin_updates(s);
    select_one(s);
}

static void end_updates(stage *s) {
    CHECK(s->c.view, jgb_view_end_selection_updates(s->c.view));
    stage_show(s);
}

static void allow_one(stage *s) {
    jgb_selection_configuration one = JGB_SELECTION_CONFIGURATION_INIT;
    CHECK(s->c.view, jgb_view_set_selection_configuration(s->c.view, &one));
    stage_show(s);
}

static void set_editing(stage *s) {
    CHECK(s->c.view, jgb_view_set_editing(s->c.view, 1));
    stage_show(s);
}

static void selection(stage *s) {
    jgb_selection now = JGB_SELECTION_INIT;
    CHECK(s->c.view, jgb_view_selection(s->c.view, &now));
}

static void is_item_selected(stage *s) {
    uint32_t is_so;
    CHECK(s->c.view, jgb_view_is_item_selected(s->c.view, stage_middle(s), &is_so));
}

static void selected_runs(stage *s) {
    const jgb_index_path path = stage_middle(s);
    const jgb_item_run *runs;
    size_t count;
    CHECK(s->c.view, jgb_view_selected_runs(s->c.view, &path, 10, &runs, &count));
}

/* ---- Traits ---- */

static void set_item_traits(stage *s) {
    CHECK(s->c.view, jgb_view_set_item_traits(s->c.view, s->runs, s->numbers, s->run_count));
    stage_show(s);
}

/* A tenth as many runs as items, of which each goes on to the last item. */
static void overlapping(stage *s) {
    view_list(s);
    s->run_count = s->count / 10;
    s->runs = stage_memory(s->run_count, sizeof *s->runs);
    s->numbers = stage_memory(s->run_count, sizeof *s->numbers);
    for (uint32_t i = 0; i < s->run_count; i++) {
        s->runs[i] = (jgb_item_run){ { 0, 10 * i }, s->count - 10 * i };
        s->numbers[i] = JGB_TRAITS_SELECT(i % 2 ? JGB_TRAIT_NO : JGB_TRAIT_YES);
    }
}

static void set_one_trait(stage *s) {
    s->runs[0] = (jgb_item_run){ stage_middle(s), 1 };
    s->numbers[0] = JGB_TRAITS_SELECT(JGB_TRAIT_ASK);
    s->run_count = 1;
    set_item_traits(s);
}

static void set_default_traits(stage *s) {
    CHECK(s->c.view, jgb_view_set_default_traits(s->c.view, JGB_TRAITS_MOVE(JGB_TRAIT_YES)));
    stage_show(s);
}

static void traits_of_sections(stage *s) {
    view_sections(s);
    for (uint32_t i = 0; i < s->count; i += 2) {
        CHECK(s->c.view, jgb_view_set_section_traits(s->c.view, i, 1,
                                                     JGB_TRAITS_MOVE(JGB_TRAIT_YES)));
    }
}

static void set_section_traits(stage *s) {
    CHECK(s->c.view, jgb_view_set_section_traits(s->c.view, s->count / 2 + 1, 1,
                                                 JGB_TRAITS_SELECT(JGB_TRAIT_NO)));
    stage_show(s);
}

static void traits_of_item(stage *s) {
    uint32_t traits;
    CHECK(s->c.view, jgb_view_traits_of_item(s->c.view, stage_middle(s), &traits));
}

static const cliff rows[] = {
    { "jgb_view_change_selection/select", watched, select_one, GROWTH_CONSTANT, NULL },
    { "jgb_view_change_selection/deselect", watched, deselect_one, GROWTH_CONSTANT, NULL },
    { "jgb_view_change_selection/alone", watched, select_alone, GROWTH_LINEAR,
      "runs that are deselected" },
    { "jgb_view_change_selection/all", watched, select_all, GROWTH_LINEAR,
      "runs that are selected" },
    { "jgb_view_change_selection/all_as_user", view_traits, select_all_as_user, GROWTH_LINEAR,
      "runs that are selected" },
    { "jgb_view_change_selection/invert", watched, invert, GROWTH_LINEAR, "runs that change" },
    { "jgb_view_change_selection/clear", watched, clear, GROWTH_LINEAR,
      "runs that are deselected" },
    { "jgb_view_change_selection/extend", extended, extend, GROWTH_CONSTANT, NULL },
    { "jgb_view_change_selection/extend_adding", extended, extend_adding, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_begin_selection_updates/selected", watched, begin_updates, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_end_selection_updates/selected", updates, end_updates, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_selection_configuration/one", watched, allow_one, GROWTH_LINEAR,
      "runs that are deselected" },
    { "jgb_view_set_editing/selected", watched, set_editing, GROWTH_LINEAR,
      "runs that are deselected" },
    { "jgb_view_selection/selected", view_selected, selection, GROWTH_CONSTANT, NULL },
    { "jgb_view_is_item_selected/selected", view_selected, is_item_selected, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_selected_runs/selected", view_selected, selected_runs, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_item_traits/alternating", view_traits, set_item_traits, GROWTH_LINEAR,
      "runs" },
    { "jgb_view_set_item_traits/overlapping", overlapping, set_item_traits, GROWTH_LINEAR,
      "runs" },
    { "jgb_view_set_item_traits/one", view_traits, set_one_trait, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_default_traits/alternating", view_traits, set_default_traits,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_set_section_traits/alternating", traits_of_sections, set_section_traits,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_traits_of_item/alternating", view_traits, traits_of_item, GROWTH_CONSTANT,
      NULL },
};
const cliff_table selection_rows = CLIFF_TABLE(rows);

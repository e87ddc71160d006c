/* state.h: states that are kept, and restored. */
#include "rows.h"
#include "snapshot_stages.h"
#include "views.h"

static void get_state(stage *s) {
    CHECK(s->c.view, jgb_view_get_state(s->c.view, NULL, 0, &s->state));
}

static void restore_state(stage *s) {
    CHECK(s->c.view, jgb_view_restore_state(s->c.view, &s->state, NULL, 0, NULL));
    stage_show(s);
}

/* The state names the last shelf first. */
static void shelves_kept(stage *s) {
    view_shelves(s);
    get_state(s);
    const size_t count = s->state.section_offset_count;
    jgb_section_offset *offsets = stage_memory(count, sizeof *offsets);
    for (size_t i = 0; i < count; i++) offsets[i] = s->state.section_offsets[count - 1 - i];
    s->state.section_offsets = offsets;
    source_scroll_shelves(s->c.view, s->count / 2);
    stage_show(s);
}

static void list_kept(stage *s) {
    view_list(s);
    get_state(s);
}

/* The state of a view without a selection, for one in which every second item is selected. */
static void selected_kept(stage *s) {
    view_selected(s);
    s->state.selected_runs = s->runs;
    s->state.selected_run_count = s->run_count;
}

/* Every second item of a snapshot, in any order. */
static void identifiers_selected(stage *s) {
    jgb_selection_configuration many = JGB_SELECTION_CONFIGURATION_INIT;
    const size_t count = s->count / 2;
    uint64_t *items = stage_memory(count, sizeof *items);
    view_snapshot_items(s);
    many.allows_multiple_selection = 1;
    CHECK(s->c.view, jgb_view_set_selection_configuration(s->c.view, &many));
    for (uint32_t i = 0; i < count; i++) items[i] = item_identifier(2 * i);
    for (uint32_t i = (uint32_t)count - 1; i > 0; i--) {
        const uint32_t place = edit_below(&s->c.random, i + 1);
        const uint64_t item = items[i];
        items[i] = items[place];
        items[place] = item;
    }
    s->state.selected_items = items;
    s->state.selected_item_count = count;
}

static void identifiers_restored(stage *s) {
    identifiers_selected(s);
    restore_state(s);
}

static void outline_kept(stage *s) {
    view_outline(s);
    const jgb_section_outline outline = { 0, s->outline };
    CHECK(s->c.view, jgb_view_get_state(s->c.view, &outline, 1, &s->state));
}

static void restore_outline(stage *s) {
    const jgb_section_outline outline = { 0, s->outline };
    CHECK(s->c.view, jgb_view_restore_state(s->c.view, &s->state, &outline, 1, NULL));
    stage_show(s);
}

static const cliff rows[] = {
    { "jgb_view_get_state/list", view_list, get_state, GROWTH_CONSTANT, NULL },
    { "jgb_view_get_state/shelves", view_shelves, get_state, GROWTH_LINEAR,
      "sections that are scrolled across" },
    { "jgb_view_get_state/selected", view_selected, get_state, GROWTH_LINEAR, "selected runs" },
    { "jgb_view_get_state/identifiers", identifiers_restored, get_state, GROWTH_LINEAR,
      "selected items" },
    { "jgb_view_restore_state/list", list_kept, restore_state, GROWTH_CONSTANT, NULL },
    { "jgb_view_restore_state/shelves", shelves_kept, restore_state, GROWTH_N_LOG_N,
      "sections that are scrolled across" },
    { "jgb_view_restore_state/selected", selected_kept, restore_state, GROWTH_LINEAR,
      "selected runs" },
    { "jgb_view_restore_state/identifiers", identifiers_selected, restore_state, GROWTH_N_LOG_N,
      "selected items" },
    { "jgb_view_restore_state/outline", outline_kept, restore_outline, GROWTH_ROOT,
      "expanded items" },
};
const cliff_table state_rows = CLIFF_TABLE(rows);

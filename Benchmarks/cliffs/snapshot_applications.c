/* snapshot.h: snapshots that are compared, and applied to views. */
#include "rows.h"
#include "snapshot_stages.h"

/* A copy of the stage's snapshot, to be edited. */
static jgb_snapshot *other(stage *s) {
    CHECK(NULL, jgb_snapshot_copy(s->snapshot, &s->other_snapshot));
    return s->other_snapshot;
}

static void insert_into_other(stage *s) {
    const uint64_t item = item_identifier(s->count);
    CHECK(NULL, jgb_snapshot_insert_items(other(s), &item, 1, JGB_BEFORE,
                                          s->identifiers[s->count / 2], NULL, NULL));
}

static void items_and_one(stage *s) { snapshot_items(s), insert_into_other(s); }
static void view_items_and_one(stage *s) { view_snapshot_items(s), insert_into_other(s); }
static void view_sections_and_one(stage *s) { view_snapshot_sections(s), insert_into_other(s); }

static void view_sections_and_section(stage *s) {
    const uint64_t section = s->count;
    view_snapshot_sections(s);
    CHECK(NULL, jgb_snapshot_insert_sections(other(s), &section, 1, JGB_BEFORE, 1, NULL));
}

/* Every second item is selected. */
static void select_half(stage *s) {
    jgb_selection_configuration many = JGB_SELECTION_CONFIGURATION_INIT;
    many.allows_multiple_selection = 1;
    CHECK(s->c.view, jgb_view_set_selection_configuration(s->c.view, &many));
    CHECK(s->c.view, jgb_view_change_selection(s->c.view, JGB_SELECTION_SELECT,
                                               edit_every_second(s->count), s->count / 2, 0));
}

static void view_selected_and_one(stage *s) { view_items_and_one(s), select_half(s); }

/* Every second item has a name. */
static void view_named_and_one(stage *s) {
    enum { NAME = 4 };
    const uint32_t count = s->count / 2;
    char *text = stage_memory(count, NAME);
    uint32_t *sizes = stage_memory(count, sizeof *sizes);
    view_items_and_one(s);
    for (uint32_t i = 0; i < count * NAME; i++) text[i] = (char)('a' + i % 26);
    for (uint32_t i = 0; i < count; i++) sizes[i] = NAME;
    CHECK(s->c.view, jgb_view_set_item_names(s->c.view, edit_every_second(s->count), count, text,
                                             (size_t)count * NAME, sizes, count));
}

static void view_marked(stage *s) {
    view_snapshot_items(s);
    CHECK(NULL, jgb_snapshot_reload_items(other(s), &s->identifiers[1], 1, NULL));
}

static void view_moved_item(stage *s) {
    view_snapshot_items(s);
    CHECK(NULL, jgb_snapshot_move_item(other(s), s->identifiers[0], JGB_AFTER,
                                       s->identifiers[s->count - 1]));
}

static void view_moved_section(stage *s) {
    view_snapshot_sections(s);
    CHECK(NULL, jgb_snapshot_move_section(other(s), 0, JGB_AFTER, s->count - 1));
}

/* All items, in another order. */
static void reorder(stage *s, int is_shuffled) {
    const uint64_t section = 0;
    uint64_t *items = item_identifiers(0, s->count);
    for (uint32_t i = s->count - 1; i > 0; i--) {
        const uint32_t place = is_shuffled ? edit_below(&s->c.random, i + 1) : i / 2;
        const uint64_t item = items[i];
        items[i] = items[place];
        items[place] = item;
    }
    if (!is_shuffled)
        for (uint32_t i = 0; i < s->count; i++) items[i] = s->identifiers[s->count - 1 - i];
    CHECK(NULL, jgb_snapshot_create(NULL, &s->other_snapshot));
    CHECK(NULL, jgb_snapshot_append_sections(s->other_snapshot, &section, 1, NULL));
    CHECK(NULL, jgb_snapshot_append_items(s->other_snapshot, &section, items, s->count, NULL,
                                          NULL));
}

static void items_reversed(stage *s) { snapshot_items(s), reorder(s, 0); }
static void items_shuffled(stage *s) { snapshot_items(s), reorder(s, 1); }
static void view_items_shuffled(stage *s) { view_snapshot_items(s), reorder(s, 1); }
static void view_selected_shuffled(stage *s) { view_items_shuffled(s), select_half(s); }

/* None of the items before. */
static void view_items_replaced(stage *s) {
    const uint64_t section = 1;
    view_snapshot_items(s);
    CHECK(NULL, jgb_snapshot_create(NULL, &s->other_snapshot));
    CHECK(NULL, jgb_snapshot_append_sections(s->other_snapshot, &section, 1, NULL));
    CHECK(NULL, jgb_snapshot_append_items(s->other_snapshot, &section,
                                          item_identifiers(s->count, s->count), s->count, NULL,
                                          NULL));
}

static void difference(stage *s) {
    const jgb_update_item *parts;
    size_t count;
    CHECK(NULL, jgb_snapshot_difference(s->other_snapshot, s->snapshot, &parts, &count));
    stage_expect(count > 0, "the snapshots do not differ");
}

static void apply(stage *s) {
    CHECK(s->c.view, jgb_view_apply_snapshot(s->c.view, s->other_snapshot, NULL));
    stage_show(s);
}

static void apply_animated(stage *s) {
    const jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    options.animation = &animation;
    CHECK(s->c.view, jgb_view_apply_snapshot(s->c.view, s->other_snapshot, &options));
    stage_show(s);
}

static void apply_again(stage *s) {
    CHECK(s->c.view, jgb_view_apply_snapshot(s->c.view, s->snapshot, NULL));
    stage_show(s);
}

static void apply_using_reload_data(stage *s) {
    CHECK(s->c.view, jgb_view_apply_snapshot_using_reload_data(s->c.view, s->other_snapshot));
    stage_show(s);
}

/* All items but every second one. */
static void apply_filtered(stage *s) {
    uint64_t *items = stage_memory(s->count / 2, sizeof *items);
    for (uint32_t i = 0; i < s->count / 2; i++) items[i] = s->identifiers[2 * i];
    CHECK(s->c.view, jgb_view_apply_filtered_snapshot(s->c.view, s->snapshot, items,
                                                      s->count / 2, NULL));
    stage_show(s);
}

/* All items of the only section but the first one. */
static void apply_items(stage *s) {
    CHECK(s->c.view, jgb_view_apply_items(s->c.view, 0, s->identifiers + 1, s->count - 1, NULL,
                                          NULL));
    stage_show(s);
}

/* The only item of a section changes. */
static void apply_item(stage *s) {
    const uint64_t item = item_identifier(s->count);
    CHECK(s->c.view, jgb_view_apply_items(s->c.view, s->count / 2, &item, 1, NULL, NULL));
    stage_show(s);
}

static void view_snapshot(stage *s) {
    CHECK(s->c.view, jgb_view_snapshot(s->c.view, &s->other_snapshot));
}

static void index_path_for_identifier(stage *s) {
    jgb_index_path path;
    CHECK(s->c.view, jgb_view_index_path_for_identifier(s->c.view, s->identifiers[s->count / 2],
                                                        &path));
}

static void identifier_for_index_path(stage *s) {
    const jgb_index_path path = { s->count / 2, 0 };
    uint64_t item;
    CHECK(s->c.view, jgb_view_identifier_for_index_path(s->c.view, path, &item));
}

static void insert_into_sections(stage *s) {
    const jgb_content_anchor anchor = { JGB_ANCHOR_IDENTIFIER, { 0, 0 }, 0, s->identifiers[0] };
    CHECK(s->c.view, jgb_view_set_content_anchor(s->c.view, &anchor));
    apply(s);
}

static const cliff rows[] = {
    { "jgb_snapshot_difference/one", items_and_one, difference, GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_difference/reversed", items_reversed, difference, GROWTH_N_LOG_N,
      "moved items" },
    { "jgb_snapshot_difference/shuffled", items_shuffled, difference, GROWTH_N_LOG_N,
      "moved items" },
    { "jgb_view_apply_snapshot/same", view_snapshot_sections, apply_again, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_apply_snapshot/item", view_items_and_one, apply, GROWTH_CONSTANT, NULL },
    { "jgb_view_apply_snapshot/item_animated", view_items_and_one, apply_animated,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_apply_snapshot/item_of_sections", view_sections_and_one, apply, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_apply_snapshot/section", view_sections_and_section, apply, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_apply_snapshot/mark", view_marked, apply, GROWTH_CONSTANT, NULL },
    { "jgb_view_apply_snapshot/moved_item", view_moved_item, apply, GROWTH_CONSTANT, NULL },
    { "jgb_view_apply_snapshot/moved_section", view_moved_section, apply, GROWTH_CONSTANT, NULL },
    { "jgb_view_apply_snapshot/shuffled", view_items_shuffled, apply, GROWTH_N_LOG_N,
      "moved items" },
    { "jgb_view_apply_snapshot/shuffled_selected", view_selected_shuffled, apply, GROWTH_N_LOG_N,
      "moved items" },
    { "jgb_view_apply_snapshot/item_selected", view_selected_and_one, apply, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_apply_snapshot/item_named", view_named_and_one, apply, GROWTH_CONSTANT, NULL },
    { "jgb_view_apply_snapshot/replaced", view_items_replaced, apply, GROWTH_LINEAR,
      "deleted and inserted items" },
    { "jgb_view_apply_snapshot_using_reload_data/items", view_items_replaced,
      apply_using_reload_data, GROWTH_CONSTANT, NULL },
    { "jgb_view_apply_filtered_snapshot/half", view_snapshot_items, apply_filtered,
      GROWTH_LINEAR, "items of the snapshot and of the list" },
    { "jgb_view_apply_items/all", view_snapshot_items, apply_items, GROWTH_LINEAR,
      "items of the list and of the section" },
    { "jgb_view_apply_items/one", view_snapshot_sections, apply_item, GROWTH_CONSTANT, NULL },
    { "jgb_view_snapshot/sections", view_snapshot_sections, view_snapshot, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_index_path_for_identifier/sections", view_snapshot_sections,
      index_path_for_identifier, GROWTH_CONSTANT, NULL },
    { "jgb_view_identifier_for_index_path/sections", view_snapshot_sections,
      identifier_for_index_path, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_content_anchor/identifier", view_sections_and_one, insert_into_sections,
      GROWTH_CONSTANT, NULL },
};
const cliff_table snapshot_application_rows = CLIFF_TABLE(rows);

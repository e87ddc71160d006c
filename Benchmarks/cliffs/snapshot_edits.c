/* snapshot.h: a snapshot that is made and edited. */
#include "rows.h"
#include "snapshot_stages.h"

static uint64_t middle_item(const stage *s) { return s->identifiers[s->count / 2]; }

static void create(stage *s) { CHECK(NULL, jgb_snapshot_create(NULL, &s->other_snapshot)); }

static void set_duplicate_policy(stage *s) {
    CHECK(NULL, jgb_snapshot_set_duplicate_policy(s->snapshot, JGB_DUPLICATES_KEEP));
}

static void set_metrics(stage *s) {
    const jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    CHECK(NULL, jgb_snapshot_set_metrics(s->snapshot, &metrics, 1));
}

static void metrics_sections(stage *s) {
    snapshot_sections(s);
    set_metrics(s);
}

static void set_section_metrics(stage *s) {
    const uint64_t section = s->count / 2;
    CHECK(NULL, jgb_snapshot_set_section_metrics(s->snapshot, 1, &section, 1));
}

static void append_section(stage *s) {
    const uint64_t section = s->count;
    CHECK(NULL, jgb_snapshot_append_sections(s->snapshot, &section, 1, NULL));
}

/* The first section moves to the end. */
static void append_known_section(stage *s) {
    const uint64_t section = 0;
    CHECK(NULL, jgb_snapshot_append_sections(s->snapshot, &section, 1, NULL));
}

static void insert_section(stage *s) {
    const uint64_t section = s->count;
    CHECK(NULL, jgb_snapshot_insert_sections(s->snapshot, &section, 1, JGB_BEFORE, s->count / 2,
                                             NULL));
}

static void delete_section(stage *s) {
    const uint64_t section = s->count / 2;
    CHECK(NULL, jgb_snapshot_delete_sections(s->snapshot, &section, 1));
}

static void move_section(stage *s) {
    CHECK(NULL, jgb_snapshot_move_section(s->snapshot, 0, JGB_AFTER, s->count / 2));
}

static void reload_section(stage *s) {
    const uint64_t section = s->count / 2 + 1;
    CHECK(NULL, jgb_snapshot_reload_sections(s->snapshot, &section, 1));
}

/* All items of the only section but the first one. */
static void set_items(stage *s) {
    CHECK(NULL, jgb_snapshot_set_items(s->snapshot, 0, s->identifiers + 1, s->count - 1, NULL,
                                       NULL));
}

static void append_item(stage *s) {
    const uint64_t item = item_identifier(s->count);
    CHECK(NULL, jgb_snapshot_append_items(s->snapshot, NULL, &item, 1, NULL, NULL));
}

static void append_all(stage *s) {
    const uint64_t section = s->count;
    append_section(s);
    CHECK(NULL, jgb_snapshot_append_items(s->snapshot, &section, s->identifiers, s->count, NULL,
                                          NULL));
}

static void insert_item(stage *s) {
    const uint64_t item = item_identifier(s->count);
    CHECK(NULL, jgb_snapshot_insert_items(s->snapshot, &item, 1, JGB_BEFORE, middle_item(s),
                                          NULL, NULL));
}

static void delete_item(stage *s) {
    CHECK(NULL, jgb_snapshot_delete_items(s->snapshot, &s->identifiers[s->count / 2], 1));
}

/* Every second item. */
static void delete_half(stage *s) {
    for (uint32_t i = 0; i < s->count / 2; i++) s->identifiers[i] = item_identifier(2 * i);
    CHECK(NULL, jgb_snapshot_delete_items(s->snapshot, s->identifiers, s->count / 2));
}

static void delete_all(stage *s) {
    CHECK(NULL, jgb_snapshot_delete_all_items(s->snapshot, 1));
}

static void move_item(stage *s) {
    CHECK(NULL, jgb_snapshot_move_item(s->snapshot, s->identifiers[0], JGB_AFTER,
                                       middle_item(s)));
}

static void reload_item(stage *s) {
    CHECK(NULL, jgb_snapshot_reload_items(s->snapshot, &s->identifiers[1], 1, NULL));
}

static void reconfigure_item(stage *s) {
    CHECK(NULL, jgb_snapshot_reconfigure_items(s->snapshot, &s->identifiers[0], 1, NULL));
}

static void remove_marks(stage *s) { CHECK(NULL, jgb_snapshot_remove_marks(s->snapshot)); }

static const cliff rows[] = {
    { "jgb_snapshot_create/beside", snapshot_items, create, GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_set_duplicate_policy/items", snapshot_items, set_duplicate_policy,
      GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_set_metrics/sections", snapshot_sections, set_metrics, GROWTH_LINEAR,
      "sections, whose numbers are checked" },
    { "jgb_snapshot_set_section_metrics/sections", metrics_sections, set_section_metrics,
      GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_append_sections/sections", snapshot_sections, append_section,
      GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_append_sections/known", snapshot_sections, append_known_section,
      GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_insert_sections/sections", snapshot_sections, insert_section,
      GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_delete_sections/sections", snapshot_sections, delete_section,
      GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_delete_sections/marked", snapshot_marked_sections, delete_section,
      GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_move_section/sections", snapshot_sections, move_section, GROWTH_CONSTANT,
      NULL },
    { "jgb_snapshot_reload_sections/marked", snapshot_marked_sections, reload_section,
      GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_set_items/all", snapshot_items, set_items, GROWTH_LINEAR,
      "items of the list and of the section" },
    { "jgb_snapshot_append_items/items", snapshot_items, append_item, GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_append_items/known", snapshot_items, append_all, GROWTH_N_LOG_N,
      "appended items" },
    { "jgb_snapshot_insert_items/items", snapshot_items, insert_item, GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_delete_items/items", snapshot_items, delete_item, GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_delete_items/marked", snapshot_marked_items, delete_item, GROWTH_CONSTANT,
      NULL },
    { "jgb_snapshot_delete_items/half", snapshot_items, delete_half, GROWTH_N_LOG_N,
      "deleted items" },
    { "jgb_snapshot_delete_all_items/sections", snapshot_sections, delete_all, GROWTH_LINEAR,
      "sections and items" },
    { "jgb_snapshot_move_item/items", snapshot_items, move_item, GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_move_item/sections", snapshot_sections, move_item, GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_reload_items/marked", snapshot_marked_items, reload_item, GROWTH_CONSTANT,
      NULL },
    { "jgb_snapshot_reconfigure_items/marked", snapshot_marked_items, reconfigure_item,
      GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_remove_marks/marked", snapshot_marked_items, remove_marks, GROWTH_LINEAR,
      "marks" },
};
const cliff_table snapshot_edit_rows = CLIFF_TABLE(rows);

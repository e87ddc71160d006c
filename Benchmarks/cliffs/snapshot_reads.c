/* snapshot.h: what a snapshot is asked. */
#include "rows.h"
#include "snapshot_stages.h"

static uint64_t middle_item(const stage *s) { return s->identifiers[s->count / 2]; }

static void copy(stage *s) {
    CHECK(NULL, jgb_snapshot_copy(s->snapshot, &s->other_snapshot));
}

static void copied_items(stage *s) {
    snapshot_items(s);
    copy(s);
}

static void destroy(stage *s) { jgb_snapshot_destroy(s->snapshot); }

static void number_of_sections(stage *s) {
    size_t count;
    CHECK(NULL, jgb_snapshot_number_of_sections(s->snapshot, &count));
}

static void number_of_items(stage *s) {
    const uint64_t section = s->count / 2;
    size_t count;
    CHECK(NULL, jgb_snapshot_number_of_items(s->snapshot, NULL, &count));
    CHECK(NULL, jgb_snapshot_number_of_items(s->snapshot, &section, &count));
}

static void section_identifiers(stage *s) {
    const uint64_t *identifiers;
    size_t count;
    CHECK(NULL, jgb_snapshot_section_identifiers(s->snapshot, &identifiers, &count));
}

static void item_identifiers_of_all(stage *s) {
    const uint64_t *identifiers;
    size_t count;
    CHECK(NULL, jgb_snapshot_item_identifiers(s->snapshot, NULL, &identifiers, &count));
}

static void item_identifiers_of_section(stage *s) {
    const uint64_t section = s->count / 2;
    const uint64_t *identifiers;
    size_t count;
    CHECK(NULL, jgb_snapshot_item_identifiers(s->snapshot, &section, &identifiers, &count));
}

static void reloaded_sections(stage *s) {
    const uint64_t *identifiers;
    size_t count;
    CHECK(NULL, jgb_snapshot_reloaded_sections(s->snapshot, &identifiers, &count));
}

static void reloaded_items(stage *s) {
    const uint64_t *identifiers;
    size_t count;
    CHECK(NULL, jgb_snapshot_reloaded_items(s->snapshot, &identifiers, &count));
}

static void reconfigured_items(stage *s) {
    const uint64_t *identifiers;
    size_t count;
    CHECK(NULL, jgb_snapshot_reconfigured_items(s->snapshot, &identifiers, &count));
}

static void index_of_section(stage *s) {
    size_t index;
    CHECK(NULL, jgb_snapshot_index_of_section(s->snapshot, s->count / 2, &index));
}

static void index_of_item(stage *s) {
    size_t index;
    CHECK(NULL, jgb_snapshot_index_of_item(s->snapshot, middle_item(s), &index));
}

static void index_path_of_item(stage *s) {
    jgb_index_path path;
    CHECK(NULL, jgb_snapshot_index_path_of_item(s->snapshot, middle_item(s), &path));
}

static void section_containing_item(stage *s) {
    uint64_t section;
    CHECK(NULL, jgb_snapshot_section_containing_item(s->snapshot, middle_item(s), &section));
}

static void section_at_index(stage *s) {
    uint64_t section;
    CHECK(NULL, jgb_snapshot_section_at_index(s->snapshot, s->count / 2, &section));
}

static void item_at_index_path(stage *s) {
    const jgb_index_path path = { s->count / 2, 0 };
    uint64_t item;
    CHECK(NULL, jgb_snapshot_item_at_index_path(s->snapshot, path, &item));
}

static const cliff rows[] = {
    { "jgb_snapshot_copy/sections", snapshot_sections, copy, GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_destroy/sections", snapshot_sections, destroy, GROWTH_LINEAR,
      "nodes that are released" },
    { "jgb_snapshot_destroy/copied", copied_items, destroy, GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_number_of_sections/sections", snapshot_sections, number_of_sections,
      GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_number_of_items/sections", snapshot_sections, number_of_items,
      GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_section_identifiers/sections", snapshot_sections, section_identifiers,
      GROWTH_LINEAR, "identifiers" },
    { "jgb_snapshot_item_identifiers/sections", snapshot_sections, item_identifiers_of_all,
      GROWTH_LINEAR, "identifiers" },
    { "jgb_snapshot_item_identifiers/section", snapshot_sections, item_identifiers_of_section,
      GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_reloaded_sections/marked", snapshot_marked_sections, reloaded_sections,
      GROWTH_LINEAR, "identifiers" },
    { "jgb_snapshot_reloaded_items/marked", snapshot_marked_items, reloaded_items, GROWTH_LINEAR,
      "identifiers" },
    { "jgb_snapshot_reconfigured_items/marked", snapshot_marked_items, reconfigured_items,
      GROWTH_LINEAR, "identifiers" },
    { "jgb_snapshot_index_of_section/sections", snapshot_sections, index_of_section,
      GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_index_of_item/sections", snapshot_sections, index_of_item, GROWTH_CONSTANT,
      NULL },
    { "jgb_snapshot_index_path_of_item/sections", snapshot_sections, index_path_of_item,
      GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_section_containing_item/sections", snapshot_sections,
      section_containing_item, GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_section_at_index/sections", snapshot_sections, section_at_index,
      GROWTH_CONSTANT, NULL },
    { "jgb_snapshot_item_at_index_path/sections", snapshot_sections, item_at_index_path,
      GROWTH_CONSTANT, NULL },
};
const cliff_table snapshot_read_rows = CLIFF_TABLE(rows);

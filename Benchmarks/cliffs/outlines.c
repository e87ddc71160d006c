/* section_snapshot.h: outlines that are edited, asked and applied. */
#include "rows.h"
#include "snapshot_stages.h"

static uint64_t root(const stage *s) { return s->identifiers[outline_roots(s) / 2]; }

/* A child of that root. */
static uint64_t child(const stage *s) {
    const uint32_t roots = outline_roots(s);
    return s->identifiers[roots * (roots / 2 + 1) + roots / 2];
}

static uint64_t deepest(const stage *s) { return s->identifiers[s->count - 1]; }

/* ---- Edits ---- */

static void create(stage *s) {
    CHECK(NULL, jgb_section_snapshot_create(NULL, &s->other_outline));
}

static void copy(stage *s) {
    CHECK(NULL, jgb_section_snapshot_copy(s->outline, &s->other_outline));
}

static void destroy(stage *s) { jgb_section_snapshot_destroy(s->outline); }

static void append_child(stage *s) {
    const uint64_t parent = root(s), item = item_identifier(s->count);
    CHECK(NULL, jgb_section_snapshot_append(s->outline, &parent, &item, 1, NULL));
}

static void append_deepest(stage *s) {
    const uint64_t parent = deepest(s), item = item_identifier(s->count);
    CHECK(NULL, jgb_section_snapshot_append(s->outline, &parent, &item, 1, NULL));
}

static void insert_child(stage *s) {
    const uint64_t item = item_identifier(s->count);
    CHECK(NULL, jgb_section_snapshot_insert(s->outline, &item, 1, JGB_BEFORE, child(s), NULL));
}

static void outline_and_other(stage *s) {
    const uint64_t item = item_identifier(s->count);
    outline_wide(s);
    create(s);
    CHECK(NULL, jgb_section_snapshot_append(s->other_outline, NULL, &item, 1, NULL));
}

static void insert_snapshot(stage *s) {
    CHECK(NULL, jgb_section_snapshot_insert_snapshot(s->outline, s->other_outline, JGB_AFTER,
                                                     child(s)));
}

static void replace_children(stage *s) {
    CHECK(NULL, jgb_section_snapshot_replace_children(s->outline, root(s), s->other_outline));
}

static void delete_child(stage *s) {
    const uint64_t item = child(s);
    CHECK(NULL, jgb_section_snapshot_delete(s->outline, &item, 1));
}

static void delete_deepest(stage *s) {
    const uint64_t item = deepest(s);
    CHECK(NULL, jgb_section_snapshot_delete(s->outline, &item, 1));
}

static void delete_all(stage *s) {
    CHECK(NULL, jgb_section_snapshot_delete_all(s->outline));
}

static void collapse(stage *s) {
    const uint64_t item = root(s);
    CHECK(NULL, jgb_section_snapshot_collapse(s->outline, &item, 1));
}

static void collapse_top(stage *s) {
    CHECK(NULL, jgb_section_snapshot_collapse(s->outline, s->identifiers, 1));
}

static void expand(stage *s) {
    const uint64_t item = root(s);
    CHECK(NULL, jgb_section_snapshot_expand(s->outline, &item, 1));
}

static void outline_collapsed(stage *s) { outline_wide(s), collapse(s); }
static void outline_deep_collapsed(stage *s) { outline_deep(s), collapse_top(s); }

static void expand_top(stage *s) {
    CHECK(NULL, jgb_section_snapshot_expand(s->outline, s->identifiers, 1));
}

static void set_lazy(stage *s) {
    const uint64_t item = child(s);
    CHECK(NULL, jgb_section_snapshot_set_lazy(s->outline, &item, 1));
}

static void outline_lazy(stage *s) {
    outline_wide(s);
    const uint32_t roots = outline_roots(s);
    for (uint32_t i = 0; i < roots; i++) {
        const uint64_t *item = &s->identifiers[roots * (i + 1)];
        CHECK(NULL, jgb_section_snapshot_set_lazy(s->outline, item, 1));
        CHECK(NULL, jgb_section_snapshot_expand(s->outline, item, 1));
    }
}

/* ---- Questions ---- */

static void number_of_items(stage *s) {
    size_t count;
    CHECK(NULL, jgb_section_snapshot_number_of_items(s->outline, &count));
}

static void items(stage *s) {
    const uint64_t *found;
    size_t count;
    CHECK(NULL, jgb_section_snapshot_items(s->outline, &found, &count));
}

static void root_items(stage *s) {
    const uint64_t *found;
    size_t count;
    CHECK(NULL, jgb_section_snapshot_root_items(s->outline, &found, &count));
}

static void visible_items(stage *s) {
    const uint64_t *found;
    size_t count;
    CHECK(NULL, jgb_section_snapshot_visible_items(s->outline, &found, &count));
}

static void expanded_items(stage *s) {
    const uint64_t *found;
    size_t count;
    CHECK(NULL, jgb_section_snapshot_expanded_items(s->outline, &found, &count));
}

static void items_awaiting_children(stage *s) {
    const uint64_t *found;
    size_t count;
    CHECK(NULL, jgb_section_snapshot_items_awaiting_children(s->outline, &found, &count));
}

static void contains(stage *s) {
    uint32_t is_there;
    CHECK(NULL, jgb_section_snapshot_contains(s->outline, child(s), &is_there));
}

static void is_expanded(stage *s) {
    uint32_t is_so;
    CHECK(NULL, jgb_section_snapshot_is_expanded(s->outline, root(s), &is_so));
}

static void is_visible(stage *s) {
    uint32_t is_so;
    CHECK(NULL, jgb_section_snapshot_is_visible(s->outline, deepest(s), &is_so));
}

static void index_of_item(stage *s) {
    size_t index;
    CHECK(NULL, jgb_section_snapshot_index_of_item(s->outline, child(s), &index));
}

static void level_of_item(stage *s) {
    uint32_t level;
    CHECK(NULL, jgb_section_snapshot_level_of_item(s->outline, deepest(s), &level));
}

static void parent_of_item(stage *s) {
    uint64_t parent;
    CHECK(NULL, jgb_section_snapshot_parent_of_item(s->outline, child(s), &parent));
}

static void snapshot_of_parent(stage *s) {
    CHECK(NULL, jgb_section_snapshot_snapshot_of_parent(s->outline, root(s), 1,
                                                        &s->other_outline));
}

/* ---- Outlines in snapshots and views ---- */

static void snapshot_and_outline(stage *s) { view_outline(s), collapse(s); }

static void replace_items(stage *s) {
    CHECK(NULL, jgb_snapshot_replace_items(s->snapshot, 0, s->outline));
}

static void apply(stage *s) {
    CHECK(s->c.view, jgb_view_apply_section_snapshot(s->c.view, 0, s->outline, NULL));
    stage_show(s);
}

static void apply_appended(stage *s) {
    append_child(s);
    apply(s);
}

static const cliff rows[] = {
    { "jgb_section_snapshot_create/beside", outline_wide, create, GROWTH_CONSTANT, NULL },
    { "jgb_section_snapshot_copy/wide", outline_wide, copy, GROWTH_CONSTANT, NULL },
    { "jgb_section_snapshot_destroy/wide", outline_wide, destroy, GROWTH_LINEAR,
      "nodes that are released" },
    { "jgb_section_snapshot_append/wide", outline_wide, append_child, GROWTH_CONSTANT, NULL },
    { "jgb_section_snapshot_append/deep", outline_deep, append_deepest, GROWTH_CONSTANT, NULL },
    { "jgb_section_snapshot_insert/wide", outline_wide, insert_child, GROWTH_CONSTANT, NULL },
    { "jgb_section_snapshot_insert_snapshot/wide", outline_and_other, insert_snapshot,
      GROWTH_CONSTANT, NULL },
    { "jgb_section_snapshot_replace_children/wide", outline_and_other, replace_children,
      GROWTH_ROOT, "children that are replaced" },
    { "jgb_section_snapshot_delete/wide", outline_wide, delete_child, GROWTH_CONSTANT, NULL },
    { "jgb_section_snapshot_delete/deep", outline_deep, delete_deepest, GROWTH_CONSTANT, NULL },
    { "jgb_section_snapshot_delete_all/wide", outline_wide, delete_all, GROWTH_LINEAR,
      "nodes that are released" },
    { "jgb_section_snapshot_collapse/wide", outline_wide, collapse, GROWTH_CONSTANT, NULL },
    { "jgb_section_snapshot_collapse/deep", outline_deep, collapse_top, GROWTH_CONSTANT, NULL },
    { "jgb_section_snapshot_expand/wide", outline_collapsed, expand, GROWTH_CONSTANT, NULL },
    { "jgb_section_snapshot_expand/deep", outline_deep_collapsed, expand_top, GROWTH_CONSTANT,
      NULL },
    { "jgb_section_snapshot_set_lazy/lazy", outline_lazy, set_lazy, GROWTH_CONSTANT, NULL },
    { "jgb_section_snapshot_number_of_items/wide", outline_wide, number_of_items,
      GROWTH_CONSTANT, NULL },
    { "jgb_section_snapshot_items/wide", outline_wide, items, GROWTH_LINEAR, "identifiers" },
    { "jgb_section_snapshot_root_items/wide", outline_wide, root_items, GROWTH_ROOT,
      "identifiers" },
    { "jgb_section_snapshot_visible_items/wide", outline_wide, visible_items, GROWTH_LINEAR,
      "identifiers" },
    { "jgb_section_snapshot_expanded_items/deep", outline_deep, expanded_items, GROWTH_LINEAR,
      "identifiers" },
    { "jgb_section_snapshot_items_awaiting_children/lazy", outline_lazy,
      items_awaiting_children, GROWTH_ROOT, "identifiers" },
    { "jgb_section_snapshot_contains/wide", outline_wide, contains, GROWTH_CONSTANT, NULL },
    { "jgb_section_snapshot_is_expanded/wide", outline_wide, is_expanded, GROWTH_CONSTANT,
      NULL },
    { "jgb_section_snapshot_is_visible/deep", outline_deep, is_visible, GROWTH_CONSTANT, NULL },
    { "jgb_section_snapshot_index_of_item/wide", outline_wide, index_of_item, GROWTH_CONSTANT,
      NULL },
    { "jgb_section_snapshot_level_of_item/deep", outline_deep, level_of_item, GROWTH_CONSTANT,
      NULL },
    { "jgb_section_snapshot_parent_of_item/wide", outline_wide, parent_of_item, GROWTH_CONSTANT,
      NULL },
    { "jgb_section_snapshot_snapshot_of_parent/wide", outline_wide, snapshot_of_parent,
      GROWTH_ROOT, "children" },
    { "jgb_snapshot_replace_items/toggled", snapshot_and_outline, replace_items, GROWTH_ROOT,
      "items that come or go" },
    { "jgb_view_apply_section_snapshot/toggled", snapshot_and_outline, apply, GROWTH_ROOT,
      "items that come or go" },
    { "jgb_view_apply_section_snapshot/appended", view_outline, apply_appended, GROWTH_CONSTANT,
      NULL },
};
const cliff_table outline_rows = CLIFF_TABLE(rows);

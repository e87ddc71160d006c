/* placeholder.h: a fiftieth as many placeholders as there are items. */
#include "rows.h"
#include "views.h"

static void insert(stage *s, uint32_t item) {
    uint32_t number;
    CHECK(s->c.view, jgb_view_insert_placeholder(s->c.view, (jgb_index_path){ 0, item }, 0, NULL,
                                                 &number));
}

static uint32_t placeholder_count(const stage *s) { return s->count / 50; }

static void placeholders(stage *s) {
    view_list(s);
    for (uint32_t i = 0; i < placeholder_count(s); i++)
        insert(s, edit_below(&s->c.random, s->count));
    stage_show(s);
}

static void insert_another(stage *s) {
    insert(s, stage_middle(s).item);
    stage_show(s);
}


static void commit(stage *s) {
    jgb_index_path path;
    CHECK(s->c.view, jgb_view_commit_placeholder(s->c.view, placeholder_count(s) / 2, 0, NULL,
                                                 &path));
    stage_show(s);
}

static void delete_one(stage *s) {
    uint32_t is_deleted;
    CHECK(s->c.view, jgb_view_delete_placeholder(s->c.view, placeholder_count(s) / 2,
                                                 &is_deleted));
    stage_show(s);
}

static void find_all(stage *s) {
    const jgb_placeholder *found;
    size_t count;
    CHECK(s->c.view, jgb_view_placeholders(s->c.view, &found, &count));
}

static void has_uncommitted_updates(stage *s) {
    uint32_t has;
    CHECK(s->c.view, jgb_view_has_uncommitted_updates(s->c.view, &has));
}

static void presentation_index_path(stage *s) {
    jgb_index_path path;
    CHECK(s->c.view, jgb_view_presentation_index_path(s->c.view, stage_middle(s), &path));
}

static void data_source_index_path(stage *s) {
    jgb_index_path path;
    const jgb_status status = jgb_view_data_source_index_path(s->c.view, stage_middle(s), &path);
    if (status != JGB_NOT_FOUND) CHECK(s->c.view, status);
}

static void insert_item(stage *s) {
    CHECK(s->c.view, jgb_view_insert_items(s->c.view, (jgb_index_path){ 0, 0 }, 1, NULL, NULL));
    stage_show(s);
}

static void step(stage *s) { stage_scroll(s, 37); }

static const cliff rows[] = {
    { "jgb_view_insert_placeholder/many", placeholders, insert_another, GROWTH_CONSTANT, NULL },
    { "jgb_view_insert_placeholder/waterfall", view_waterfall, insert_another, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_insert_placeholder/greedy_lanes", view_greedy_lanes, insert_another,
      GROWTH_LINEAR, "items, which are all dealt out anew" },
    { "jgb_view_insert_placeholder/shelves", view_shelves, insert_another, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_commit_placeholder/many", placeholders, commit, GROWTH_CONSTANT, NULL },
    { "jgb_view_delete_placeholder/many", placeholders, delete_one, GROWTH_CONSTANT, NULL },
    { "jgb_view_placeholders/many", placeholders, find_all, GROWTH_LINEAR, "placeholders" },
    { "jgb_view_has_uncommitted_updates/many", placeholders, has_uncommitted_updates,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_presentation_index_path/many", placeholders, presentation_index_path,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_data_source_index_path/many", placeholders, data_source_index_path,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_insert_items/placeholders", placeholders, insert_item, GROWTH_CONSTANT, NULL },
    { "jgb_view_display_frame/placeholders", placeholders, step, GROWTH_CONSTANT, NULL },
};
const cliff_table placeholder_rows = CLIFF_TABLE(rows);

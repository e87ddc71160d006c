/* data.h: data that is replaced, and its counts. */
#include "rows.h"
#include "views.h"

static void list_source(stage *s) {
    s->source = source_list(&s->c.random, s->count);
    CHECK(NULL, jgb_view_create(NULL, &s->c.view));
    s->c.width = 400;
}

static void set_items(stage *s) {
    const jgb_data_source_chunk *chunk = &s->source.chunk;
    CHECK(s->c.view, jgb_view_set_items(s->c.view, s->count, chunk->heights, chunk->heights));
    stage_show(s);
}

static void set_data(stage *s) {
    CHECK(s->c.view, jgb_view_set_data(s->c.view, NULL, 0, &s->source.chunk, 1));
    stage_show(s);
}

/* Half as many items. */
static void set_other_data(stage *s) {
    const uint32_t half = s->count / 2;
    jgb_data_source_chunk chunk = s->source.chunk;
    chunk.item_counts = &half;
    chunk.item_count = half;
    CHECK(s->c.view, jgb_view_set_data(s->c.view, NULL, 0, &chunk, 1));
    stage_show(s);
}

static void number_of_sections(stage *s) {
    size_t count;
    CHECK(s->c.view, jgb_view_number_of_sections(s->c.view, &count));
}

static void number_of_items(stage *s) {
    size_t count;
    CHECK(s->c.view, jgb_view_number_of_items(s->c.view, s->count / 2, &count));
}

/* ---- A data source of sections with one item each ---- */

static uint32_t count_sections(void *context) { return ((const stage *)context)->count; }

static uint32_t count_items(uint32_t section, void *context) {
    (void)context;
    return 1 + section % 2;
}

static void size_items(uint32_t section, uint32_t first, uint32_t count, float *widths,
                       float *heights, uint32_t *reuse_identifiers, void *context) {
    (void)widths, (void)reuse_identifiers, (void)context;
    for (uint32_t i = 0; i < count; i++) heights[i] = 40 + (float)((section + first + i) % 200);
}

static jgb_data_source sections_of(stage *s) {
    jgb_data_source source = JGB_DATA_SOURCE_INIT;
    source.context = s;
    source.number_of_sections = count_sections;
    source.number_of_items = count_items;
    source.items = size_items;
    return source;
}

static void empty_view(stage *s) {
    CHECK(NULL, jgb_view_create(NULL, &s->c.view));
    s->c.width = 400;
}

static void set_data_source(stage *s) {
    const jgb_data_source source = sections_of(s);
    CHECK(s->c.view, jgb_view_set_data_source(s->c.view, &source));
    stage_show(s);
}

static void source_view(stage *s) {
    empty_view(s);
    set_data_source(s);
}

static void reload_data(stage *s) {
    CHECK(s->c.view, jgb_view_reload_data(s->c.view));
    stage_show(s);
}

static void insert_into_source(stage *s) {
    const jgb_index_path path = { s->count, JGB_NO_ITEM };
    jgb_update_item part = { JGB_INSERT, { 0, 0 }, path, 1, 0 };
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    update.items = &part;
    update.item_count = 1;
    s->count++;
    CHECK(s->c.view, jgb_view_perform_batch_updates(s->c.view, &update, NULL));
    stage_show(s);
}

static const cliff rows[] = {
    { "jgb_view_set_items/columns", list_source, set_items, GROWTH_LINEAR, "columns" },
    { "jgb_view_set_data/list", list_source, set_data, GROWTH_LINEAR, "columns" },
    { "jgb_view_set_data/sections", view_sections, set_data, GROWTH_LINEAR, "sections" },
    { "jgb_view_set_data/shelves", view_shelves, set_data, GROWTH_LINEAR, "sections" },
    { "jgb_view_set_data/greedy_lanes", view_greedy_lanes, set_data, GROWTH_LINEAR, "columns" },
    { "jgb_view_set_data/selected", view_selected, set_other_data, GROWTH_LINEAR, "columns" },
    { "jgb_view_set_data/traits", view_traits, set_other_data, GROWTH_LINEAR, "columns" },
    { "jgb_view_number_of_sections/sections", view_sections, number_of_sections,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_number_of_items/sections", view_sections, number_of_items, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_data_source/sections", empty_view, set_data_source, GROWTH_LINEAR,
      "counts of sections" },
    { "jgb_view_reload_data/sections", source_view, reload_data, GROWTH_LINEAR,
      "counts of sections" },
    { "jgb_view_perform_batch_updates/data_source", source_view, insert_into_source,
      GROWTH_LINEAR, "counts of sections" },
};
const cliff_table data_rows = CLIFF_TABLE(rows);

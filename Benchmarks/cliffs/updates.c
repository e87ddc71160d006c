/* update.h: an item, or a section, changes in each kind of data. */
#include <stdlib.h>

#include "rows.h"
#include "views.h"

/* ---- One item ---- */

static void insert(stage *s, jgb_index_path path) {
    const float length = 120;
    jgb_item_content content = JGB_ITEM_CONTENT_INIT;
    content.widths = content.heights = &length;
    CHECK(s->c.view, jgb_view_insert_items(s->c.view, path, 1, &content, NULL));
    stage_show(s);
}

static void insert_head(stage *s) { insert(s, (jgb_index_path){ 0, 0 }); }

static void insert_between(stage *s) { insert(s, (jgb_index_path){ s->count / 20, 1 }); }

static void insert_between_sections(stage *s) { insert(s, (jgb_index_path){ s->count / 2, 0 }); }

static void insert_animated(stage *s) {
    jgb_animation animation = JGB_ANIMATION_INIT;
    CHECK(s->c.view, jgb_view_insert_items(s->c.view, (jgb_index_path){ 0, 0 }, 1, NULL,
                                           &animation));
    stage_show(s);
}

static void delete_head(stage *s) {
    CHECK(s->c.view, jgb_view_delete_items(s->c.view, (jgb_index_path){ 0, 0 }, 1, NULL));
    stage_show(s);
}

static void delete_half(stage *s) {
    CHECK(s->c.view,
          jgb_view_delete_items(s->c.view, (jgb_index_path){ 0, 0 }, s->count / 2, NULL));
    stage_show(s);
}

static void move_to_end(stage *s) {
    const jgb_index_path end = { 0, s->count - 1 };
    CHECK(s->c.view, jgb_view_move_items(s->c.view, (jgb_index_path){ 0, 0 }, 1, end, NULL));
    stage_show(s);
}

static void move_half(stage *s) {
    const jgb_index_path middle = { 0, s->count / 2 };
    CHECK(s->c.view,
          jgb_view_move_items(s->c.view, middle, s->count / 2, (jgb_index_path){ 0, 0 }, NULL));
    stage_show(s);
}

static void reload_one(stage *s) {
    CHECK(s->c.view, jgb_view_reload_items(s->c.view, stage_middle(s), 1, NULL, NULL));
    stage_show(s);
}

static void reload_all(stage *s) {
    CHECK(s->c.view, jgb_view_reload_items(s->c.view, (jgb_index_path){ 0, 0 }, s->count, NULL,
                                           NULL));
    stage_show(s);
}

static void reconfigure_one(stage *s) {
    CHECK(s->c.view, jgb_view_reconfigure_items(s->c.view, stage_middle(s), 1, NULL, NULL));
    stage_show(s);
}

static void reconfigure_all(stage *s) {
    CHECK(s->c.view, jgb_view_reconfigure_items(s->c.view, (jgb_index_path){ 0, 0 }, s->count,
                                                NULL, NULL));
    stage_show(s);
}

/* ---- Sections ---- */

static void set_section_metrics(stage *s) {
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    metrics.header_reference_size.height = 36;
    CHECK(s->c.view,
          jgb_view_set_section_metrics(s->c.view, s->count / 20, 1, &metrics, NULL));
    stage_show(s);
}

static void perform(stage *s, jgb_update_item part) {
    const uint32_t none = 0;
    jgb_data_source_chunk content = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    content.section_count = 1;
    content.item_counts = &none;
    update.items = &part;
    update.item_count = 1;
    if (part.action == JGB_INSERT) update.content = &content;
    CHECK(s->c.view, jgb_view_perform_batch_updates(s->c.view, &update, NULL));
    stage_show(s);
}

static void insert_section(stage *s) {
    perform(s, (jgb_update_item){ JGB_INSERT, { 0, 0 }, { 0, JGB_NO_ITEM }, 1, 0 });
}

static void delete_section(stage *s) {
    perform(s, (jgb_update_item){ JGB_DELETE, { 0, JGB_NO_ITEM }, { 0, 0 }, 1, 0 });
}

static void move_section(stage *s) {
    const uint32_t last = (uint32_t)s->source.chunk.section_count - 1;
    perform(s, (jgb_update_item){ JGB_MOVE, { 0, JGB_NO_ITEM }, { last, JGB_NO_ITEM }, 1, 0 });
}

/* ---- Many parts ---- */

enum { PART_SHARE = 10 };

static void delete_parts(stage *s) {
    s->parts = stage_memory(s->count / PART_SHARE, sizeof *s->parts);
    for (uint32_t i = 0; i < s->count / PART_SHARE; i++)
        s->parts[i] = edit_delete(i * PART_SHARE, 1);
}

/* To places in any order. */
static void move_parts(stage *s) {
    const uint32_t count = s->count / PART_SHARE;
    s->parts = stage_memory(count, sizeof *s->parts);
    for (uint32_t i = 0; i < count; i++)
        s->parts[i] = edit_move(i * PART_SHARE, i * PART_SHARE);
    for (uint32_t i = count - 1; i > 0; i--) {
        const uint32_t other = edit_below(&s->c.random, i + 1);
        const jgb_index_path path = s->parts[i].index_path_after_update;
        s->parts[i].index_path_after_update = s->parts[other].index_path_after_update;
        s->parts[other].index_path_after_update = path;
    }
}

static void list_deletions(stage *s) { view_list(s), delete_parts(s); }
static void explicit_deletions(stage *s) { view_explicit(s), delete_parts(s); }
static void list_moves(stage *s) { view_list(s), move_parts(s); }
static void greedy_moves(stage *s) { view_greedy_lanes(s), move_parts(s); }
static void selected_moves(stage *s) { view_selected(s), move_parts(s); }

static void perform_parts(stage *s) {
    edit_perform(&s->c, s->parts, s->count / PART_SHARE, (edit_columns){ NULL, NULL }, 0, NULL);
    stage_show(s);
}

/* A tenth of the items is deleted, one by one, in an open batch: the last ones first. */
static void open_batch(stage *s) {
    view_list(s);
    CHECK(s->c.view, jgb_view_begin_batch_updates(s->c.view, NULL));
    for (uint32_t i = 0; i < s->count / PART_SHARE; i++) {
        const jgb_index_path path = { 0, i * PART_SHARE };
        CHECK(s->c.view, jgb_view_delete_items(s->c.view, path, 1, NULL));
    }
}

static void begin_batch(stage *s) {
    CHECK(s->c.view, jgb_view_begin_batch_updates(s->c.view, NULL));
}

static void delete_in_batch(stage *s) {
    CHECK(s->c.view, jgb_view_delete_items(s->c.view, (jgb_index_path){ 0, 1 }, 1, NULL));
}

static void end_batch(stage *s) {
    CHECK(s->c.view, jgb_view_end_batch_updates(s->c.view));
    stage_show(s);
}

/* ---- The content anchor ---- */

static void set_content_anchor(stage *s) {
    const jgb_content_anchor last = { JGB_ANCHOR_ITEM, { 0, s->count - 1 }, 0, 0 };
    CHECK(s->c.view, jgb_view_set_content_anchor(s->c.view, &last));
    stage_show(s);
}

static const cliff rows[] = {
    { "jgb_view_insert_items/list", view_list, insert_head, GROWTH_CONSTANT, NULL },
    { "jgb_view_insert_items/flow", view_flow, insert_head, GROWTH_CONSTANT, NULL },
    { "jgb_view_insert_items/one_width", view_one_width, insert_head, GROWTH_LINEAR,
      "lines of unequal heights, which all get other items" },
    { "jgb_view_insert_items/two_widths", view_two_widths, insert_head, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_insert_items/spans", view_spans, insert_head, GROWTH_LINEAR,
      "rows, which all get other items" },
    { "jgb_view_insert_items/columns", view_columns, insert_head, GROWTH_LINEAR,
      "groups of unequal heights, which all get other items" },
    { "jgb_view_insert_items/justified", view_justified, insert_head, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_insert_items/carousel", view_carousel, insert_head, GROWTH_CONSTANT, NULL },
    { "jgb_view_insert_items/stack", view_stack, insert_head, GROWTH_CONSTANT, NULL },
    { "jgb_view_insert_items/pinned", view_pinned, insert_between_sections, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_insert_items/waterfall", view_waterfall, insert_head, GROWTH_CONSTANT, NULL },
    { "jgb_view_insert_items/greedy_lanes", view_greedy_lanes, insert_head, GROWTH_LINEAR,
      "items, which are all dealt out anew" },
    { "jgb_view_insert_items/sections", view_sections, insert_between_sections, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_insert_items/shelves", view_shelves, insert_between, GROWTH_CONSTANT, NULL },
    { "jgb_view_insert_items/explicit", view_explicit, insert_head, GROWTH_CONSTANT, NULL },
    { "jgb_view_insert_items/measured", view_measured, insert_head, GROWTH_CONSTANT, NULL },
    { "jgb_view_insert_items/selected", view_selected, insert_head, GROWTH_CONSTANT, NULL },
    { "jgb_view_insert_items/traits", view_traits, insert_head, GROWTH_CONSTANT, NULL },
    { "jgb_view_insert_items/animated", view_list, insert_animated, GROWTH_CONSTANT, NULL },
    { "jgb_view_insert_items/animated_flow", view_flow, insert_animated, GROWTH_CONSTANT, NULL },
    { "jgb_view_insert_items/animated_shelves", view_shelves, insert_animated, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_insert_items/animated_visible", view_visible, insert_animated, GROWTH_LINEAR,
      "visible elements" },
    { "jgb_view_delete_items/list", view_list, delete_head, GROWTH_CONSTANT, NULL },
    { "jgb_view_delete_items/explicit", view_explicit, delete_head, GROWTH_CONSTANT, NULL },
    { "jgb_view_delete_items/shelves", view_shelves, delete_head, GROWTH_CONSTANT, NULL },
    { "jgb_view_delete_items/selected", view_selected, delete_head, GROWTH_CONSTANT, NULL },
    { "jgb_view_delete_items/half", view_list, delete_half, GROWTH_LINEAR, "deleted items" },
    { "jgb_view_delete_items/half_explicit", view_explicit, delete_half, GROWTH_LINEAR,
      "deleted items" },
    { "jgb_view_delete_items/half_traits", view_traits, delete_half, GROWTH_LINEAR,
      "deleted items" },
    { "jgb_view_move_items/list", view_list, move_to_end, GROWTH_CONSTANT, NULL },
    { "jgb_view_move_items/explicit", view_explicit, move_to_end, GROWTH_CONSTANT, NULL },
    { "jgb_view_move_items/selected", view_selected, move_to_end, GROWTH_CONSTANT, NULL },
    { "jgb_view_move_items/half", view_list, move_half, GROWTH_CONSTANT, NULL },
    { "jgb_view_move_items/half_selected", view_selected, move_half, GROWTH_CONSTANT, NULL },
    { "jgb_view_reload_items/list", view_list, reload_one, GROWTH_CONSTANT, NULL },
    { "jgb_view_reload_items/measured", view_measured, reload_one, GROWTH_CONSTANT, NULL },
    { "jgb_view_reload_items/all", view_measured, reload_all, GROWTH_LINEAR, "reloaded items" },
    { "jgb_view_reconfigure_items/list", view_list, reconfigure_one, GROWTH_CONSTANT, NULL },
    { "jgb_view_reconfigure_items/all", view_measured, reconfigure_all, GROWTH_LINEAR,
      "reconfigured items" },
    { "jgb_view_set_section_metrics/sections", view_sections, set_section_metrics,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_set_section_metrics/shelves", view_shelves, set_section_metrics, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_perform_batch_updates/insert_section", view_sections, insert_section,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_perform_batch_updates/insert_shelf", view_shelves, insert_section,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_perform_batch_updates/delete_section", view_sections, delete_section,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_perform_batch_updates/delete_shelf", view_shelves, delete_section,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_perform_batch_updates/move_section", view_sections, move_section,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_perform_batch_updates/move_shelf", view_shelves, move_section, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_perform_batch_updates/delete_parts", list_deletions, perform_parts,
      GROWTH_LINEAR, "parts of the update" },
    { "jgb_view_perform_batch_updates/delete_explicit", explicit_deletions, perform_parts,
      GROWTH_N_LOG_N, "parts of the update" },
    { "jgb_view_perform_batch_updates/move_parts", list_moves, perform_parts, GROWTH_N_LOG_N,
      "parts of the update" },
    { "jgb_view_perform_batch_updates/move_selected", selected_moves, perform_parts,
      GROWTH_N_LOG_N, "parts of the update" },
    { "jgb_view_perform_batch_updates/move_greedy", greedy_moves, perform_parts, GROWTH_N_LOG_N,
      "parts of the update" },
    { "jgb_view_begin_batch_updates/selected", view_selected, begin_batch, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_delete_items/batch", open_batch, delete_in_batch, GROWTH_CONSTANT, NULL },
    { "jgb_view_end_batch_updates/parts", open_batch, end_batch, GROWTH_LINEAR,
      "parts of the update" },
    { "jgb_view_set_content_anchor/measured", view_measured, set_content_anchor,
      GROWTH_CONSTANT, NULL },
};
const cliff_table update_rows = CLIFF_TABLE(rows);

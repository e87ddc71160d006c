/* question.h: what the layout and the display frame are asked. */
#include "rows.h"
#include "views.h"

static void content_size(stage *s) {
    jgb_size size;
    CHECK(s->c.view, jgb_view_content_size(s->c.view, &size));
}

static void attributes_for_element(stage *s) {
    const jgb_element cell = stage_middle_cell(s);
    jgb_layout_attributes attributes;
    CHECK(s->c.view, jgb_view_layout_attributes_for_element(s->c.view, &cell, &attributes));
}

static void attributes_in_rect(stage *s) {
    const jgb_rect rect = { 0, s->c.content / 2, s->c.width, 800 };
    const jgb_layout_attributes *attributes;
    size_t count;
    CHECK(s->c.view, jgb_view_layout_attributes_for_elements_in_rect(s->c.view, rect,
                                                                     &attributes, &count));
}

static void visible_answered(stage *s) {
    view_visible(s);
    attributes_in_rect(s);
}

static void answered_transforms(stage *s) {
    const jgb_transform *transforms;
    size_t count;
    CHECK(s->c.view, jgb_view_answered_transforms(s->c.view, &transforms, &count));
}

static void item_at_point(stage *s) {
    const jgb_point point = { 5, s->c.content / 2 };
    jgb_index_path path;
    const jgb_status status = jgb_view_index_path_for_item_at_point(s->c.view, point, &path);
    if (status != JGB_NOT_FOUND) CHECK(s->c.view, status);
}

static void item_nearest_point(stage *s) {
    const jgb_point point = { -5000, s->c.content / 2 };
    jgb_index_path path;
    CHECK(s->c.view, jgb_view_index_path_for_item_nearest_point(s->c.view, point, &path));
}

static void shown_element_at_point(stage *s) {
    const jgb_point point = { 2, s->c.offset + 2 };
    jgb_element element;
    CHECK(s->c.view, jgb_view_shown_element_at_point(s->c.view, point, 0, &element));
}

static void visible_elements(stage *s) {
    const jgb_index_path *paths;
    size_t count;
    CHECK(s->c.view, jgb_view_index_paths_for_visible_elements(s->c.view, JGB_CELL,
                                                               JGB_KIND_NONE, &paths, &count));
}

static void reusable_view_for_element(stage *s) {
    const jgb_element cell = stage_middle_cell(s);
    uint32_t view, generation;
    CHECK(s->c.view, jgb_view_reusable_view_for_element(s->c.view, &cell, &view, &generation));
}

static void element_for_reusable_view(stage *s) {
    jgb_element element;
    CHECK(s->c.view, jgb_view_element_for_reusable_view(s->c.view, 0, &element));
}

static void is_current(stage *s) {
    uint32_t is_so;
    CHECK(s->c.view, jgb_view_is_current(s->c.view, 0, 0, &is_so));
}

static void offset_for_item(stage *s) {
    jgb_point offset;
    CHECK(s->c.view, jgb_view_content_offset_for_item(s->c.view, stage_middle(s), JGB_SCROLL_TOP,
                                                      &offset));
}

static void offset_for_rect(stage *s) {
    const jgb_rect rect = { 0, s->c.content / 2, 10, 10 };
    jgb_point offset;
    CHECK(s->c.view, jgb_view_content_offset_for_rect(s->c.view, rect, JGB_SCROLL_TOP, &offset));
}

static void offset_for_section(stage *s) {
    jgb_point offset;
    CHECK(s->c.view, jgb_view_content_offset_for_section(s->c.view, s->count / 20,
                                                         JGB_SCROLL_TOP, &offset));
}

static void offset_range(stage *s) {
    jgb_point least, greatest;
    CHECK(s->c.view, jgb_view_content_offset_range(s->c.view, &least, &greatest));
}

static void target_offset(stage *s) {
    const jgb_point proposed = { 0, s->c.content / 2 }, velocity = { 0, 100 };
    jgb_point offset;
    CHECK(s->c.view, jgb_view_target_content_offset(s->c.view, proposed, velocity, &offset));
}

/* A hundredth as many lanes as there are items. */
static void lanes(stage *s) {
    const source_columns columns = { NULL, bench_lengths(&s->c.random, s->count), NULL, NULL };
    jgb_waterfall_layout waterfall = JGB_WATERFALL_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    waterfall.lanes.count = s->count / 100;
    CHECK(NULL, jgb_layout_create_waterfall(&waterfall, &layout));
    stage_open(s, source_items(layout, s->count, columns), s->count / 10.0);
}

static const cliff rows[] = {
    { "jgb_view_content_size/shelves", view_shelves, content_size, GROWTH_CONSTANT, NULL },
    { "jgb_view_layout_attributes_for_element/flow", view_flow, attributes_for_element,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_layout_attributes_for_element/columns", view_columns, attributes_for_element,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_layout_attributes_for_element/greedy_lanes", view_greedy_lanes,
      attributes_for_element, GROWTH_CONSTANT, NULL },
    { "jgb_view_layout_attributes_for_element/lanes", lanes, attributes_for_element,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_layout_attributes_for_elements_in_rect/shelves", view_shelves,
      attributes_in_rect, GROWTH_CONSTANT, NULL },
    { "jgb_view_layout_attributes_for_elements_in_rect/waterfall", view_waterfall,
      attributes_in_rect, GROWTH_CONSTANT, NULL },
    { "jgb_view_layout_attributes_for_elements_in_rect/explicit", view_explicit,
      attributes_in_rect, GROWTH_CONSTANT, NULL },
    { "jgb_view_layout_attributes_for_elements_in_rect/visible", view_visible,
      attributes_in_rect, GROWTH_LINEAR, "elements in the rectangle" },
    { "jgb_view_answered_transforms/visible", visible_answered, answered_transforms,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_index_path_for_item_at_point/shelves", view_shelves, item_at_point,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_index_path_for_item_at_point/explicit", view_explicit, item_at_point,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_index_path_for_item_nearest_point/shelves", view_shelves, item_nearest_point,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_index_path_for_item_nearest_point/explicit", view_explicit, item_nearest_point,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_index_path_for_item_at_point/lanes", lanes, item_at_point, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_index_path_for_item_nearest_point/waterfall", view_waterfall,
      item_nearest_point, GROWTH_CONSTANT, NULL },
    { "jgb_view_shown_element_at_point/visible", view_visible, shown_element_at_point,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_index_paths_for_visible_elements/visible", view_visible, visible_elements,
      GROWTH_LINEAR, "visible elements" },
    { "jgb_view_reusable_view_for_element/visible", view_visible, reusable_view_for_element,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_element_for_reusable_view/visible", view_visible, element_for_reusable_view,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_is_current/visible", view_visible, is_current, GROWTH_CONSTANT, NULL },
    { "jgb_view_content_offset_for_item/columns", view_columns, offset_for_item,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_content_offset_for_rect/shelves", view_shelves, offset_for_rect,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_content_offset_for_section/shelves", view_shelves, offset_for_section,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_content_offset_range/shelves", view_shelves, offset_range, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_target_content_offset/carousel", view_carousel, target_offset, GROWTH_CONSTANT,
      NULL },
};
const cliff_table question_rows = CLIFF_TABLE(rows);

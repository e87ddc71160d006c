/* Layouts of all kinds, and data that each of them has work with. */
#ifndef SCENES_H
#define SCENES_H

#include "check.h"

typedef enum scene_kind {
    SCENE_FLOW,
    SCENE_FLOW_MEASURED,
    SCENE_LIST,
    SCENE_GRID,
    SCENE_GRID_SPANS,
    SCENE_WATERFALL,
    SCENE_WATERFALL_GREEDY,
    SCENE_WATERFALL_HEAP,
    SCENE_WATERFALL_SPANS,
    SCENE_JUSTIFIED,
    SCENE_COMPOSITIONAL,
    SCENE_CAROUSEL,
    SCENE_STACK,
    SCENE_CIRCLE,
    SCENE_EXPLICIT,
    SCENE_CUSTOM,
    SCENE_COUNT
} scene_kind;

static const char *const scene_names[SCENE_COUNT] = {
    "flow", "flow, measured", "list", "grid", "grid with spans", "waterfall", "greedy waterfall",
    "waterfall of many lanes", "waterfall with spans", "justified", "compositional", "carousel",
    "stack", "circle", "explicit", "custom",
};

enum { SCENE_ITEMS_MAX = 20000, SCENE_SECTIONS = 4 };

static const uint32_t scene_counts[SCENE_SECTIONS] = {15000, 0, 1200, 3};

/* The next of a sequence of numbers below `bound`, the same on every machine. */
static inline uint32_t next_number(uint64_t *seed, uint32_t bound)
{
    *seed = *seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((*seed >> 33) % bound);
}

static inline int scene_has_spans(scene_kind kind)
{
    return kind == SCENE_GRID_SPANS || kind == SCENE_WATERFALL_SPANS;
}

static inline int scene_is_measured(scene_kind kind)
{
    return kind == SCENE_FLOW_MEASURED || kind == SCENE_LIST || kind == SCENE_WATERFALL ||
           kind == SCENE_COMPOSITIONAL;
}

/* Columns of items of all sizes, some of them equal one after another. */
static inline void fill_columns(uint64_t *seed, size_t count, float *widths, float *heights,
                                uint32_t *spans)
{
    size_t i;
    for (i = 0; i < count; i++) {
        const int repeats = i > 0 && next_number(seed, 8) < 5;
        widths[i] = repeats ? widths[i - 1] : 30 + (float)next_number(seed, 500) / 4;
        heights[i] = repeats ? heights[i - 1] : 20 + (float)next_number(seed, 900) / 8;
        spans[i] = JGB_SPAN(1 + next_number(seed, 7) / 4 * next_number(seed, 4),
                            1 + next_number(seed, 9) / 8);
    }
}

static inline void give_data(jgb_view *view, scene_kind kind)
{
    static float widths[SCENE_ITEMS_MAX], heights[SCENE_ITEMS_MAX];
    static uint32_t spans[SCENE_ITEMS_MAX];
    const uint32_t numbers[SCENE_SECTIONS] = {0, 1, 1, 0};
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    uint64_t seed = 1 + (uint64_t)kind;
    int section;

    metrics.header_reference_size.height = metrics.header_reference_size.width = 25;
    metrics.footer_reference_size.height = metrics.footer_reference_size.width = 12.5;
    metrics.section_inset.top = metrics.section_inset.left = 7;
    metrics.is_header_size_estimated = 1;
    chunk.section_count = SCENE_SECTIONS;
    chunk.item_counts = scene_counts;
    chunk.section_metrics = numbers;
    for (section = 0; section < SCENE_SECTIONS; section++)
        chunk.item_count += scene_counts[section];
    fill_columns(&seed, chunk.item_count, widths, heights, spans);
    chunk.widths = widths;
    chunk.heights = heights;
    chunk.spans = scene_has_spans(kind) ? spans : NULL;
    chunk.flags = scene_is_measured(kind) ? JGB_CHUNK_SIZES_ARE_ESTIMATES : 0;
    CHECK(jgb_view_set_data(view, &metrics, 1, &chunk, 1) == JGB_OK);
}

/* A section of groups that scroll across, and one of rows with headers that pin. */
static inline jgb_status create_compositional(jgb_layout **out_layout)
{
    jgb_layout_node across[2] = {JGB_LAYOUT_NODE_INIT, JGB_LAYOUT_NODE_INIT};
    jgb_layout_node rows[3] = {JGB_LAYOUT_NODE_INIT, JGB_LAYOUT_NODE_INIT, JGB_LAYOUT_NODE_INIT};
    jgb_layout_section sections[2] = {JGB_LAYOUT_SECTION_INIT, JGB_LAYOUT_SECTION_INIT};
    const jgb_layout_section_rule rule = {2, 0, 0, 0, 1, 0};
    jgb_layout_boundary_supplementary_item header = JGB_LAYOUT_BOUNDARY_SUPPLEMENTARY_ITEM_INIT;
    jgb_compositional_layout layout = JGB_COMPOSITIONAL_LAYOUT_INIT;

    across[0].kind = JGB_LAYOUT_VERTICAL_GROUP;
    across[0].size.width.value = 0.3;
    across[0].size.height.kind = JGB_ABSOLUTE;
    across[0].size.height.value = 210;
    across[0].count = 3;
    across[0].inter_item_spacing.length = 4;
    rows[0].kind = JGB_LAYOUT_HORIZONTAL_GROUP;
    rows[0].size.width.value = 1;
    rows[0].size.height.kind = JGB_ESTIMATED;
    rows[0].size.height.value = 60;
    rows[1].size.width.value = 0.6;
    rows[1].size.height.kind = rows[2].size.height.kind = JGB_ESTIMATED;
    rows[1].size.height.value = rows[2].size.height.value = 50;
    rows[2].size.width.value = 0.4;
    header.element_kind = JGB_KIND_SECTION_HEADER;
    header.pin_to_visible_bounds = 1;
    sections[0].group = across;
    sections[0].group_count = 2;
    sections[0].inter_group_spacing = 6;
    sections[0].orthogonal_scrolling = JGB_ORTHOGONAL_GROUP_PAGING;
    sections[1].group = rows;
    sections[1].group_count = 3;
    sections[1].boundary_supplementary_items = &header;
    sections[1].boundary_supplementary_item_count = 1;
    layout.sections = sections;
    layout.section_count = 2;
    layout.rules = &rule;
    layout.rule_count = 1;
    return jgb_layout_create_compositional(&layout, out_layout);
}

/* What the custom layout makes of the flow layout that it changes. */
static inline uint32_t lean(jgb_layout_attributes *attributes, jgb_transform *transform,
                            void *context)
{
    const double *const lean_by = (const double *)context;
    transform->m[1] = attributes->frame.y * *lean_by;
    attributes->alpha = attributes->element.index_path.item % 5 == 0 ? 0.5 : 1;
    return attributes->element.index_path.item % 11 != 3;
}

static inline jgb_status custom_elements(jgb_rect rect, jgb_layout_sink *sink, void *context)
{
    return jgb_layout_sink_add_base_elements(sink, rect, lean, context);
}

static inline jgb_status custom_attributes(const jgb_element *element, jgb_layout_sink *sink,
                                           void *context)
{
    return jgb_layout_sink_add_base_element(sink, element, lean, context);
}

static inline jgb_status create_custom(jgb_layout **out_layout)
{
    static double lean_by = 1.0 / 1024;
    jgb_custom_layout custom = JGB_CUSTOM_LAYOUT_INIT;
    jgb_layout *base = NULL;
    jgb_status status = jgb_layout_create_flow(NULL, &base);

    custom.base = base;
    custom.context = &lean_by;
    custom.elements_in_rect = custom_elements;
    custom.attributes_for_element = custom_attributes;
    if (status == JGB_OK)
        status = jgb_layout_create_custom(&custom, out_layout);
    jgb_layout_destroy(base);
    return status;
}

static inline jgb_status create_grid(int has_spans, jgb_layout **out_layout)
{
    jgb_grid_layout grid = JGB_GRID_LAYOUT_INIT;
    if (has_spans) {
        grid.lanes.count = 0;
        grid.lanes.minimum_length = 44;
        grid.aspect_ratio = 0;
    }
    return jgb_layout_create_grid(&grid, out_layout);
}

static inline jgb_status create_waterfall(scene_kind kind, jgb_layout **out_layout)
{
    jgb_waterfall_layout waterfall = JGB_WATERFALL_LAYOUT_INIT;
    waterfall.lanes.count = kind == SCENE_WATERFALL         ? 3
                            : kind == SCENE_WATERFALL_SPANS ? 24
                            : kind == SCENE_WATERFALL_HEAP  ? 40
                                                            : 6;
    if (kind == SCENE_WATERFALL_GREEDY || kind == SCENE_WATERFALL_HEAP)
        waterfall.lane_placement = JGB_LANES_GREEDY;
    waterfall.keeps_aspect_ratio = kind == SCENE_WATERFALL_HEAP;
    return jgb_layout_create_waterfall(&waterfall, out_layout);
}

static inline jgb_status create_layout(scene_kind kind, jgb_layout **out_layout)
{
    jgb_list_layout list = JGB_LIST_LAYOUT_INIT;
    jgb_circle_layout circle = JGB_CIRCLE_LAYOUT_INIT;

    switch (kind) {
    case SCENE_LIST:
        list.separator_thickness = 0.5;
        return jgb_layout_create_list(&list, out_layout);
    case SCENE_GRID:
    case SCENE_GRID_SPANS: return create_grid(kind == SCENE_GRID_SPANS, out_layout);
    case SCENE_WATERFALL:
    case SCENE_WATERFALL_GREEDY:
    case SCENE_WATERFALL_HEAP:
    case SCENE_WATERFALL_SPANS: return create_waterfall(kind, out_layout);
    case SCENE_JUSTIFIED: return jgb_layout_create_justified(NULL, out_layout);
    case SCENE_COMPOSITIONAL: return create_compositional(out_layout);
    case SCENE_CAROUSEL: return jgb_layout_create_carousel(NULL, out_layout);
    case SCENE_STACK: return jgb_layout_create_stack(NULL, out_layout);
    case SCENE_CIRCLE:
        circle.angular_spacing = 0.01;
        circle.rotates_items = 1;
        return jgb_layout_create_circle(&circle, out_layout);
    case SCENE_EXPLICIT: return jgb_layout_create_explicit(NULL, out_layout);
    case SCENE_CUSTOM: return create_custom(out_layout);
    default: return jgb_layout_create_flow(NULL, out_layout);
    }
}

/* Places for the items of the first section, for explicit layouts. */
static inline void give_attributes(jgb_view *view)
{
    static jgb_rect frames[SCENE_ITEMS_MAX];
    jgb_layout_attributes_columns columns = JGB_LAYOUT_ATTRIBUTES_COLUMNS_INIT;
    uint64_t seed = 7;
    size_t i;

    columns.count = scene_counts[0];
    for (i = 0; i < columns.count; i++) {
        frames[i].x = next_number(&seed, 4000) / 8.0;
        frames[i].y = (double)i * 7 + next_number(&seed, 800) / 8.0;
        frames[i].width = 10 + next_number(&seed, 1000) / 8.0;
        frames[i].height = 10 + next_number(&seed, 1000) / 8.0;
    }
    columns.frames = frames;
    CHECK(jgb_view_set_layout_attributes(view, &columns) == JGB_OK);
}

#endif

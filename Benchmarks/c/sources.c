#include "groups.h"
#include "sources.h"

#include <stdlib.h>

case_source source_sections(uint32_t count, uint32_t section_count, source_columns columns) {
    case_source s = { NULL, JGB_FLOW_LAYOUT_INIT, JGB_SECTION_METRICS_INIT,
                      JGB_DATA_SOURCE_CHUNK_INIT, columns.frames };
    uint32_t *counts = malloc(section_count * sizeof *counts);
    if (!counts) abort();
    for (uint32_t i = 0; i < section_count; i++) counts[i] = count / section_count;
    s.chunk.section_count = section_count;
    s.chunk.item_counts = counts;
    s.chunk.item_count = count;
    s.chunk.widths = columns.widths;
    s.chunk.heights = columns.heights;
    s.chunk.spans = columns.spans;
    return s;
}

case_source source_items(jgb_layout *layout, uint32_t count, source_columns columns) {
    case_source s = source_sections(count, 1, columns);
    s.layout = layout;
    return s;
}

enum { SHELF = 10 };

case_source source_shelves(uint32_t count) {
    jgb_layout_node nodes[] = {
        group_node(0, JGB_LAYOUT_HORIZONTAL_GROUP, 0.2, JGB_ABSOLUTE, 150),
        group_node(0, JGB_LAYOUT_ITEM, 1, JGB_FRACTIONAL_HEIGHT, 1),
    };
    jgb_compositional_layout compositional = JGB_COMPOSITIONAL_LAYOUT_INIT;
    jgb_layout_section section = JGB_LAYOUT_SECTION_INIT;
    case_source s = source_sections(count, count / SHELF, (source_columns){ 0 });
    section.group = nodes;
    section.group_count = 2;
    section.orthogonal_scrolling = JGB_ORTHOGONAL_CONTINUOUS;
    compositional.sections = &section;
    compositional.section_count = 1;
    CHECK(NULL, jgb_layout_create_compositional(&compositional, &s.layout));
    return s;
}

void source_scroll_shelves(jgb_view *view, uint32_t count) {
    for (uint32_t i = 0; i < count / SHELF; i++)
        CHECK(view, jgb_view_set_orthogonal_content_offset(view, i, 37 * (i % 20)));
}

void source_free(case_source *source) {
    jgb_layout_destroy(source->layout);
    free((void *)source->chunk.item_counts);
    free((void *)source->chunk.widths);
    free((void *)source->chunk.heights);
    free((void *)source->chunk.spans);
    free(source->frames);
}

static case_source list_rows(bench_random *random, uint32_t count, uint32_t section_count) {
    const source_columns columns = { NULL, bench_lengths(random, count), NULL, NULL };
    case_source s = source_sections(count, section_count, columns);
    s.metrics.items_fill_line = 1;
    s.metrics.minimum_line_spacing = 0;
    return s;
}

case_source source_list(bench_random *random, uint32_t count) {
    return list_rows(random, count, 1);
}

case_source source_list_sections(bench_random *random, uint32_t count, uint32_t section_count) {
    case_source s = list_rows(random, count, section_count);
    s.metrics.header_reference_size.height = 24;
    return s;
}

case_source source_flow(bench_random *random, uint32_t count) {
    source_columns columns = { NULL, NULL, NULL, NULL };
    columns.widths = bench_lengths(random, count);
    columns.heights = bench_lengths(random, count);
    return source_items(NULL, count, columns);
}

case_source source_waterfall(bench_random *random, uint32_t count) {
    const source_columns columns = { NULL, bench_lengths(random, count), NULL, NULL };
    jgb_waterfall_layout waterfall = JGB_WATERFALL_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    waterfall.lanes.count = 4;
    CHECK(NULL, jgb_layout_create_waterfall(&waterfall, &layout));
    return source_items(layout, count, columns);
}

case_source source_grid(uint32_t count) {
    const source_columns columns = { NULL, NULL, NULL, NULL };
    jgb_grid_layout grid = JGB_GRID_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    grid.lanes = (jgb_lanes){ 0, 0, 120 };
    CHECK(NULL, jgb_layout_create_grid(&grid, &layout));
    return source_items(layout, count, columns);
}

case_source source_explicit(bench_random *random, uint32_t count) {
    source_columns columns = { NULL, NULL, NULL, malloc(count * sizeof *columns.frames) };
    jgb_explicit_layout values = JGB_EXPLICIT_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    if (!columns.frames) abort();
    for (uint32_t i = 0; i < count; i++) {
        jgb_rect *rect = &columns.frames[i];
        rect->y = i * 40.0;
        rect->width = bench_length(random);
        rect->height = bench_length(random);
        rect->x = (double)(bench_next(random) >> 8) / 16777216.0 * (1000 - rect->width);
    }
    CHECK(NULL, jgb_layout_create_explicit(&values, &layout));
    return source_items(layout, count, columns);
}

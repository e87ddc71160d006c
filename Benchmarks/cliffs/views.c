#include "views.h"

#include <stdlib.h>

#include "../c/groups.h"

enum { VISIBLE_A_LINE = 250, VISIBLE_LENGTH = 4 };

void view_list(stage *s) { stage_open(s, source_list(&s->c.random, s->count), 400); }

void view_flow(stage *s) { stage_open(s, source_flow(&s->c.random, s->count), 1000); }

static void open_widths(stage *s, float even, float odd) {
    source_columns columns = { NULL, bench_lengths(&s->c.random, s->count), NULL, NULL };
    columns.widths = stage_memory(s->count, sizeof(float));
    for (uint32_t i = 0; i < s->count; i++) columns.widths[i] = i % 2 ? odd : even;
    stage_open(s, source_items(NULL, s->count, columns), 1000);
}

void view_two_widths(stage *s) { open_widths(s, 250, 350); }

void view_one_width(stage *s) { open_widths(s, 100, 100); }

void view_spans(stage *s) {
    source_columns columns = { NULL, NULL, stage_memory(s->count, sizeof(uint32_t)), NULL };
    jgb_grid_layout grid = JGB_GRID_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    for (uint32_t i = 0; i < s->count; i++) columns.spans[i] = JGB_SPAN(i % 3 == 0 ? 2 : 1, 1);
    grid.lanes.count = 6;
    CHECK(NULL, jgb_layout_create_grid(&grid, &layout));
    stage_open(s, source_items(layout, s->count, columns), 1000);
}

void view_justified(stage *s) {
    case_source source = source_flow(&s->c.random, s->count);
    CHECK(NULL, jgb_layout_create_justified(NULL, &source.layout));
    stage_open(s, source, 1000);
}

void view_waterfall(stage *s) {
    stage_open(s, source_waterfall(&s->c.random, s->count), 1000);
}

void view_greedy_lanes(stage *s) {
    enum { LANES = 64, LANE = 20 };
    const source_columns columns = { NULL, bench_lengths(&s->c.random, s->count), NULL, NULL };
    jgb_waterfall_layout waterfall = JGB_WATERFALL_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    waterfall.lanes.count = LANES;
    waterfall.lane_placement = JGB_LANES_GREEDY;
    CHECK(NULL, jgb_layout_create_waterfall(&waterfall, &layout));
    stage_open(s, source_items(layout, s->count, columns), LANES * LANE);
}

void view_columns(stage *s) {
    const source_columns columns = { NULL, bench_lengths(&s->c.random, s->count), NULL, NULL };
    stage_open(s, source_items(group_columns(1), s->count, columns), 1000);
}

void view_sections(stage *s) {
    stage_open(s, source_list_sections(&s->c.random, s->count, s->count), 400);
}

void view_pinned(stage *s) {
    jgb_section_metrics metrics[] = { JGB_SECTION_METRICS_INIT, JGB_SECTION_METRICS_INIT };
    uint32_t *numbers = stage_memory(s->count, sizeof *numbers);
    case_source source = source_list_sections(&s->c.random, s->count, s->count);
    metrics[0] = metrics[1] = source.metrics;
    metrics[1].header_level = 1;
    for (uint32_t i = 0; i < s->count; i++) numbers[i] = i == 0 ? 1 : 2;
    source.flow.section_headers_pin_to_visible_bounds = 1;
    source.chunk.section_metrics = numbers;
    s->source = source;
    s->c.width = 400;
    CHECK(NULL, jgb_view_create(NULL, &s->c.view));
    CHECK(s->c.view, jgb_view_set_flow_layout(s->c.view, &source.flow));
    CHECK(s->c.view, jgb_view_set_data(s->c.view, metrics, 2, &source.chunk, 1));
    stage_show(s);
    s->c.offset = s->c.content / 3;
    stage_show(s);
}

void view_shelves_at_start(stage *s) { stage_open(s, source_shelves(s->count), 1000); }

void view_shelves(stage *s) {
    view_shelves_at_start(s);
    source_scroll_shelves(s->c.view, s->count);
    stage_show(s);
}

void view_carousel(stage *s) {
    jgb_layout *layout = NULL;
    CHECK(NULL, jgb_layout_create_carousel(NULL, &layout));
    stage_open(s, source_items(layout, s->count, (source_columns){ 0 }), 400);
}

void view_stack(stage *s) {
    jgb_layout *layout = NULL;
    CHECK(NULL, jgb_layout_create_stack(NULL, &layout));
    stage_open(s, source_items(layout, s->count, (source_columns){ 0 }), 400);
}

void view_explicit(stage *s) {
    stage_open(s, source_explicit(&s->c.random, s->count), 1000);
}

void view_visible(stage *s) {
    case_source source = source_sections(s->count, 1, (source_columns){ 0 });
    source.metrics.item_size = (jgb_size){ VISIBLE_LENGTH, VISIBLE_LENGTH };
    source.metrics.minimum_line_spacing = source.metrics.minimum_interitem_spacing = 0;
    s->source = source;
    s->c.width = VISIBLE_A_LINE * VISIBLE_LENGTH;
    s->c.height = (double)(s->count / VISIBLE_A_LINE) * VISIBLE_LENGTH;
    case_open(&s->c, &s->source);
    stage_expect(s->c.appeared == s->count, "not all items are visible");
    stage_show(s);
}

/* Each display frame has the sizes of what the one before has shown. */
void view_measured(stage *s) {
    enum { SHOWN_MAX = 64 };
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_preferred_size sizes[SHOWN_MAX];
    case_source source = source_items(NULL, s->count, (source_columns){ 0 });
    source.metrics.items_fill_line = 1;
    source.metrics.minimum_line_spacing = 0;
    source.metrics.estimated_item_size = (jgb_size){ 400, 100 };
    stage_open(s, source, 400);
    request.preferred_sizes = sizes;
    request.time_ns = s->time_ns;
    for (double y = 0; y < s->c.content; y += 400) {
        request.bounds = (jgb_rect){ 0, y, 400, 800 };
        CHECK(s->c.view, jgb_view_display_frame(s->c.view, &request, &frame));
        request.preferred_size_count = 0;
        for (size_t i = 0; i < frame.element_count && i < SHOWN_MAX; i++) {
            const jgb_layout_attributes *row = &frame.elements[i];
            const double height = 60 + row->element.index_path.item * 7 % 80;
            if (!(row->flags & JGB_ELEMENT_ESTIMATED)) continue;
            sizes[request.preferred_size_count++] = (jgb_preferred_size){
                row->reusable_view, row->generation, { 400, height } };
        }
        s->c.content = frame.content_size.height;
    }
    s->c.offset = s->c.content / 3;
    stage_show(s);
}

static void allow_selection(jgb_view *view) {
    jgb_selection_configuration many = JGB_SELECTION_CONFIGURATION_INIT;
    many.allows_multiple_selection = 1;
    many.behavior = JGB_SELECTION_BEHAVIOR_REPLACE;
    CHECK(view, jgb_view_set_selection_configuration(view, &many));
}

void view_selected(stage *s) {
    view_list(s);
    allow_selection(s->c.view);
    s->runs = edit_every_second(s->count);
    s->run_count = s->count / 2;
    CHECK(s->c.view, jgb_view_change_selection(s->c.view, JGB_SELECTION_SELECT, s->runs,
                                               s->run_count, 0));
    stage_show(s);
}

void view_traits(stage *s) {
    view_list(s);
    allow_selection(s->c.view);
    s->runs = stage_memory(s->count, sizeof *s->runs);
    s->numbers = stage_memory(s->count, sizeof *s->numbers);
    s->run_count = s->count - 2;
    for (uint32_t i = 0; i < s->run_count; i++) {
        s->runs[i] = (jgb_item_run){ { 0, i + 1 }, 1 };
        s->numbers[i] = i % 2 ? JGB_TRAITS_FOCUS(JGB_TRAIT_NO) : JGB_TRAITS_SELECT(JGB_TRAIT_NO);
    }
    CHECK(s->c.view, jgb_view_set_item_traits(s->c.view, s->runs, s->numbers, s->run_count));
    stage_show(s);
}

/* display_frame.h, prefetch.h, viewability.h: display frames of content that scrolls. */
#include "rows.h"
#include "views.h"

static void step(stage *s) { stage_scroll(s, 37); }

/* To where nothing of what is shown is shown. */
static void jump(stage *s) {
    s->c.offset = s->c.content / 2;
    stage_show(s);
}

static void display_frame_at(stage *s) {
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    const jgb_point offset = { 0, s->c.content / 2 };
    CHECK(s->c.view, jgb_view_set_bounds(s->c.view, (jgb_rect){ 0, 0, s->c.width, 800 }));
    CHECK(s->c.view, jgb_view_display_frame_at(s->c.view, offset, s->time_ns + 1, &frame));
}

static void complete(stage *s) {
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.bounds = (jgb_rect){ 0, s->c.offset, s->c.width, s->c.height };
    request.time_ns = s->time_ns;
    request.flags = JGB_REQUEST_COMPLETE;
    CHECK(s->c.view, jgb_view_display_frame(s->c.view, &request, &frame));
    stage_expect(frame.element_count == s->count, "not all elements are shown");
}

/* `count` items are visible, and as many behind them. */
static void visible_halves(stage *s, uint32_t overscan) {
    jgb_prefetch_configuration ahead = JGB_PREFETCH_CONFIGURATION_INIT;
    case_source source = source_sections(2 * s->count, 1, (source_columns){ 0 });
    source.metrics.item_size = (jgb_size){ 4, 4 };
    source.metrics.minimum_line_spacing = source.metrics.minimum_interitem_spacing = 0;
    s->source = source;
    s->c.width = 1000;
    s->c.height = (double)(s->count / 250) * 4;
    case_open(&s->c, &s->source);
    ahead.overscan_item_count = overscan;
    CHECK(s->c.view, jgb_view_set_prefetch_configuration(s->c.view, &ahead));
}

static void visible_other_half(stage *s) { visible_halves(s, 0); }
static void visible_overscan(stage *s) { visible_halves(s, 256); }

static void jump_to_other_half(stage *s) {
    s->c.offset = s->c.height;
    case_show(&s->c, 0);
}

static void set_prefetch(stage *s, uint32_t overscan) {
    jgb_prefetch_configuration ahead = JGB_PREFETCH_CONFIGURATION_INIT;
    ahead.is_prefetching_enabled = 1;
    ahead.overscan_item_count = overscan;
    ahead.near_end_screens = ahead.near_start_screens = 1;
    CHECK(s->c.view, jgb_view_set_event_mask(s->c.view, JGB_EVENT_MASK_PREFETCHING
                                                            | JGB_EVENT_MASK_NEAR_END
                                                            | JGB_EVENT_MASK_NEAR_START));
    CHECK(s->c.view, jgb_view_set_prefetch_configuration(s->c.view, &ahead));
    stage_show(s);
}

static void list_overscan(stage *s) { view_list(s), set_prefetch(s, 256); }
static void sections_overscan(stage *s) { view_sections(s), set_prefetch(s, 256); }
static void shelves_overscan(stage *s) { view_shelves(s), set_prefetch(s, 256); }

static void set_prefetch_configuration(stage *s) { set_prefetch(s, 16); }

static void end_loading(stage *s) {
    CHECK(s->c.view, jgb_view_end_loading(s->c.view));
    stage_show(s);
}

static void set_viewability_configuration(stage *s) {
    jgb_viewability_configuration viewability = JGB_VIEWABILITY_CONFIGURATION_INIT;
    viewability.measure = JGB_VIEWABILITY_OF_ITEM;
    viewability.percent = 50;
    CHECK(s->c.view, jgb_view_set_event_mask(s->c.view, JGB_EVENT_MASK_VIEWABILITY));
    CHECK(s->c.view, jgb_view_set_viewability_configuration(s->c.view, &viewability));
    stage_scroll(s, 37);
}

static void viewable(stage *s) { view_visible(s), set_viewability_configuration(s); }

/* A step of a tenth of what is visible. */
static void step_viewable(stage *s) { stage_scroll(s, s->c.height / 10); }

/* 8 insertions that are animated, one a display frame, among elements that are all visible. */
static void animated_visible(stage *s) {
    jgb_animation animation = JGB_ANIMATION_INIT;
    view_visible(s);
    animation.duration_ns = 100000000000;
    for (int i = 0; i < 8; i++) {
        CHECK(s->c.view, jgb_view_insert_items(s->c.view, (jgb_index_path){ 0, 5 }, 1, NULL,
                                               &animation));
        stage_show(s);
    }
}

static void show(stage *s) { stage_show(s); }

/* A preferred size for the first visible row. */
static void measure_one(stage *s) {
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    const jgb_preferred_size size = { s->numbers[0], s->numbers[1], { 400, 333 } };
    request.bounds = (jgb_rect){ 0, s->c.offset, 400, 800 };
    request.time_ns = s->time_ns;
    request.preferred_sizes = &size;
    request.preferred_size_count = 1;
    CHECK(s->c.view, jgb_view_display_frame(s->c.view, &request, &frame));
}

static void measured_first(stage *s) {
    jgb_element cell = { JGB_CELL, JGB_KIND_NONE, { 0, 0 } };
    const jgb_index_path *visible;
    size_t count;
    view_measured(s);
    s->numbers = stage_memory(2, sizeof *s->numbers);
    CHECK(s->c.view, jgb_view_index_paths_for_visible_elements(s->c.view, JGB_CELL,
                                                               JGB_KIND_NONE, &visible, &count));
    stage_expect(count > 0, "no cell is visible");
    cell.index_path = visible[0];
    CHECK(s->c.view, jgb_view_reusable_view_for_element(s->c.view, &cell, &s->numbers[0],
                                                        &s->numbers[1]));
}

static const cliff rows[] = {
    { "jgb_view_display_frame/list", view_list, jump, GROWTH_CONSTANT, NULL },
    { "jgb_view_display_frame/flow", view_flow, jump, GROWTH_CONSTANT, NULL },
    { "jgb_view_display_frame/spans", view_spans, jump, GROWTH_CONSTANT, NULL },
    { "jgb_view_display_frame/sections", view_sections, jump, GROWTH_CONSTANT, NULL },
    { "jgb_view_display_frame/pinned", view_pinned, jump, GROWTH_CONSTANT, NULL },
    { "jgb_view_display_frame/shelves", view_shelves, jump, GROWTH_CONSTANT, NULL },
    { "jgb_view_display_frame/columns", view_columns, jump, GROWTH_CONSTANT, NULL },
    { "jgb_view_display_frame/waterfall", view_waterfall, jump, GROWTH_CONSTANT, NULL },
    { "jgb_view_display_frame/justified", view_justified, jump, GROWTH_CONSTANT, NULL },
    { "jgb_view_display_frame/carousel", view_carousel, jump, GROWTH_CONSTANT, NULL },
    { "jgb_view_display_frame/stack", view_stack, jump, GROWTH_CONSTANT, NULL },
    { "jgb_view_display_frame/explicit", view_explicit, jump, GROWTH_CONSTANT, NULL },
    { "jgb_view_display_frame/selected", view_selected, jump, GROWTH_CONSTANT, NULL },
    { "jgb_view_display_frame/traits", view_traits, jump, GROWTH_CONSTANT, NULL },
    { "jgb_view_display_frame/measured", view_measured, jump, GROWTH_CONSTANT, NULL },
    { "jgb_view_display_frame/preferred_size", measured_first, measure_one, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_display_frame/overscan", list_overscan, step, GROWTH_CONSTANT, NULL },
    { "jgb_view_display_frame/overscan_sections", sections_overscan, step, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_display_frame/overscan_shelves", shelves_overscan, step, GROWTH_CONSTANT, NULL },
    { "jgb_view_display_frame/visible", visible_other_half, jump_to_other_half, GROWTH_LINEAR,
      "visible elements" },
    { "jgb_view_display_frame/visible_overscan", visible_overscan, jump_to_other_half,
      GROWTH_LINEAR, "visible elements" },
    { "jgb_view_display_frame/visible_animated", animated_visible, show, GROWTH_LINEAR,
      "visible elements" },
    { "jgb_view_display_frame/visible_viewable", viewable, step_viewable, GROWTH_N_LOG_N,
      "visible elements" },
    { "jgb_view_display_frame/visible_complete", view_visible, complete, GROWTH_LINEAR,
      "visible elements" },
    { "jgb_view_display_frame_at/shelves", view_shelves, display_frame_at, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_set_prefetch_configuration/sections", view_sections, set_prefetch_configuration,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_end_loading/sections", sections_overscan, end_loading, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_viewability_configuration/visible", view_visible,
      set_viewability_configuration, GROWTH_LINEAR, "visible elements" },
};
const cliff_table frame_rows = CLIFF_TABLE(rows);

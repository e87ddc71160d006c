/* layout.h, compositional_layout.h, path_layout.h, transition.h: a change of the layout. */
#include "rows.h"
#include "views.h"

static void flow_layout(stage *s) {
    CHECK(NULL, jgb_layout_create_flow(NULL, &s->layout));
}

static void list_layout(stage *s) {
    CHECK(NULL, jgb_layout_create_list(NULL, &s->layout));
}

static void waterfall_layout(stage *s) {
    enum { LANES = 32 };
    jgb_waterfall_layout waterfall = JGB_WATERFALL_LAYOUT_INIT;
    waterfall.lanes.count = LANES;
    CHECK(NULL, jgb_layout_create_waterfall(&waterfall, &s->layout));
}

static void carousel_layout(stage *s) {
    CHECK(NULL, jgb_layout_create_carousel(NULL, &s->layout));
}

static void grid_and_flow(stage *s) { stage_open(s, source_grid(s->count), 400), flow_layout(s); }
static void flow_and_list(stage *s) { view_flow(s), list_layout(s); }
static void list_and_carousel(stage *s) { view_list(s), carousel_layout(s); }
static void shelves_and_list(stage *s) { view_shelves(s), list_layout(s); }
static void selected_and_list(stage *s) { view_selected(s), list_layout(s); }
static void visible_and_lanes(stage *s) { view_visible(s), waterfall_layout(s); }

static void set_layout(stage *s) {
    CHECK(s->c.view, jgb_view_set_layout(s->c.view, s->layout, NULL, 0));
    stage_show(s);
}

static void set_layout_animated(stage *s) {
    jgb_animation animation = JGB_ANIMATION_INIT;
    CHECK(s->c.view, jgb_view_set_layout(s->c.view, s->layout, &animation, 0));
    stage_show(s);
}

static void set_flow_layout(stage *s) {
    CHECK(s->c.view, jgb_view_set_flow_layout(s->c.view, NULL));
    stage_show(s);
}

static void set_list_layout(stage *s) {
    CHECK(s->c.view, jgb_view_set_list_layout(s->c.view, NULL));
    stage_show(s);
}

/* A description with a section for every hundredth of the items. */
static void create_compositional(stage *s) {
    const size_t count = s->count / 100;
    const jgb_layout_node nodes[] = { JGB_LAYOUT_NODE_INIT, JGB_LAYOUT_NODE_INIT };
    jgb_layout_section section = JGB_LAYOUT_SECTION_INIT;
    jgb_layout_section *sections = stage_memory(count, sizeof *sections);
    jgb_compositional_layout compositional = JGB_COMPOSITIONAL_LAYOUT_INIT;
    jgb_layout_node group[] = { nodes[0], nodes[1] };
    group[0].kind = JGB_LAYOUT_HORIZONTAL_GROUP;
    section.group = group;
    section.group_count = 2;
    for (size_t i = 0; i < count; i++) sections[i] = section;
    compositional.sections = sections;
    compositional.section_count = count;
    CHECK(NULL, jgb_layout_create_compositional(&compositional, &s->layout));
}

static void nothing(stage *s) { (void)s; }

/* ---- Interactive transitions ---- */

static void start(stage *s) {
    CHECK(s->c.view, jgb_view_start_interactive_transition(s->c.view, s->layout, 0));
    stage_show(s);
}

static void set_progress(stage *s) {
    CHECK(s->c.view, jgb_view_set_transition_progress(s->c.view, 0.5, s->time_ns));
    stage_show(s);
}

static void transition(stage *s) {
    grid_and_flow(s);
    start(s);
    set_progress(s);
}

static void visible_transition(stage *s) {
    visible_and_lanes(s);
    start(s);
    set_progress(s);
}

static void finish(stage *s) {
    CHECK(s->c.view, jgb_view_finish_interactive_transition(s->c.view, s->time_ns));
    stage_show(s);
}

static void cancel(stage *s) {
    CHECK(s->c.view, jgb_view_cancel_interactive_transition(s->c.view, s->time_ns));
    stage_show(s);
}

/* A pinch that leads to the other layout, and is at half of the way. */
static void pinched(stage *s) {
    jgb_pinch_transition pinch = JGB_PINCH_TRANSITION_INIT;
    const jgb_pinch_sample began = { s->time_ns, { 200, 400 }, 1, JGB_GESTURE_BEGAN, 0 };
    const jgb_pinch_sample changed = { s->time_ns, { 200, 400 }, 1.5, JGB_GESTURE_CHANGED, 0 };
    pinch.layout = s->layout;
    CHECK(s->c.view, jgb_view_set_pinch_transition(s->c.view, &pinch));
    CHECK(s->c.view, jgb_view_send_pinches(s->c.view, &began, 1));
    CHECK(s->c.view, jgb_view_send_pinches(s->c.view, &changed, 1));
    stage_show(s);
}

static void grid_pinched(stage *s) {
    grid_and_flow(s);
    pinched(s);
}

static void set_pinch_transition(stage *s) {
    jgb_pinch_transition pinch = JGB_PINCH_TRANSITION_INIT;
    pinch.layout = s->layout;
    CHECK(s->c.view, jgb_view_set_pinch_transition(s->c.view, &pinch));
    stage_show(s);
}

static void send_pinches(stage *s) {
    jgb_pinch_sample samples[20];
    for (int i = 0; i < 20; i++) {
        samples[i] = (jgb_pinch_sample){ s->time_ns, { 200, 400 }, 1.5 + i * 0.02,
                                         JGB_GESTURE_CHANGED, 0 };
    }
    CHECK(s->c.view, jgb_view_send_pinches(s->c.view, samples, 20));
    stage_show(s);
}

static const cliff rows[] = {
    { "jgb_view_set_layout/grid", grid_and_flow, set_layout, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_layout/list", flow_and_list, set_layout, GROWTH_LINEAR,
      "items of unequal sizes" },
    { "jgb_view_set_layout/carousel", list_and_carousel, set_layout, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_layout/shelves", shelves_and_list, set_layout, GROWTH_LINEAR, "sections" },
    { "jgb_view_set_layout/selected", selected_and_list, set_layout, GROWTH_LINEAR,
      "items of unequal sizes" },
    { "jgb_view_set_layout/animated", grid_and_flow, set_layout_animated, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_layout/animated_visible", visible_and_lanes, set_layout_animated,
      GROWTH_LINEAR, "visible elements" },
    { "jgb_view_set_flow_layout/list", view_list, set_flow_layout, GROWTH_LINEAR,
      "items of unequal sizes" },
    { "jgb_view_set_flow_layout/sections", view_sections, set_flow_layout, GROWTH_LINEAR,
      "sections" },
    { "jgb_view_set_list_layout/flow", view_flow, set_list_layout, GROWTH_LINEAR,
      "items of unequal sizes" },
    { "jgb_layout_create_compositional/sections", nothing, create_compositional, GROWTH_LINEAR,
      "the description" },
    { "jgb_view_start_interactive_transition/grid", grid_and_flow, start, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_start_interactive_transition/visible", visible_and_lanes, start, GROWTH_LINEAR,
      "visible elements" },
    { "jgb_view_set_transition_progress/grid", transition, set_progress, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_transition_progress/visible", visible_transition, set_progress,
      GROWTH_LINEAR, "visible elements" },
    { "jgb_view_finish_interactive_transition/grid", transition, finish, GROWTH_CONSTANT, NULL },
    { "jgb_view_cancel_interactive_transition/grid", transition, cancel, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_pinch_transition/grid", grid_and_flow, set_pinch_transition,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_send_pinches/grid", grid_pinched, send_pinches, GROWTH_CONSTANT, NULL },
};
const cliff_table layout_rows = CLIFF_TABLE(rows);

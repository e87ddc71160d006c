/* The layouts of the wall, and the pinch that leads from one to the next. */
#include "wall.h"

static jgb_status create_layout(int layout, jgb_layout **out_layout)
{
    static const jgb_edge_insets inset = {8, 8, 16, 8};
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_layout_configuration shared = JGB_LAYOUT_CONFIGURATION_INIT;
    jgb_waterfall_layout waterfall = JGB_WATERFALL_LAYOUT_INIT;
    jgb_grid_layout grid = JGB_GRID_LAYOUT_INIT;
    jgb_justified_layout justified = JGB_JUSTIFIED_LAYOUT_INIT;
    jgb_list_layout list = JGB_LIST_LAYOUT_INIT;
    jgb_circle_layout circle = JGB_CIRCLE_LAYOUT_INIT;
    metrics.section_inset = inset;
    metrics.header_reference_size.height = 30;
    shared.section_metrics = &metrics;
    shared.section_headers_pin_to_visible_bounds = 1;
    waterfall.configuration = grid.configuration = &shared;
    justified.configuration = list.configuration = &shared;
    waterfall.lanes.count = grid.lanes.count = 0; /* as many as fit */
    waterfall.lanes.minimum_length = grid.lanes.minimum_length = 140;
    waterfall.lane_placement = JGB_LANES_GREEDY; /* a filter leaves no holes */
    waterfall.keeps_aspect_ratio = circle.rotates_items = 1;
    justified.target_line_thickness = 150;
    circle.item_size.width = circle.item_size.height = 110;
    circle.angular_spacing = circle.sweep_angle / 12; /* a wheel, which scrolling turns */
    switch (layout) {
    case 0: return jgb_layout_create_waterfall(&waterfall, out_layout);
    case 1: return jgb_layout_create_grid(&grid, out_layout);
    case 2: return jgb_layout_create_justified(&justified, out_layout);
    case 3: return jgb_layout_create_list(&list, out_layout);
    default: return jgb_layout_create_circle(&circle, out_layout);
    }
}

/* Sets a layout. That interrupts a pinch. */
void set_layout(wall *self, int layout, const jgb_animation *animation)
{
    jgb_layout *created = NULL;
    check(self, create_layout(layout, &created));
    check(self, jgb_view_set_layout(self->view, created, animation, 0));
    jgb_layout_destroy(created);
    self->layout = layout;
    self->other_layout = -1;
}

/* Two fingers that part lead to the next layout, two fingers that meet to the layout before.
 * `distance` is a fraction of the screen; a third of the screen is the whole way. */
void pinch(wall *self, double distance)
{
    const int next = (self->layout + 1) % LAYOUTS;
    if (self->other_layout < 0) {
        jgb_layout *created = NULL;
        self->other_layout = distance > 0 ? next : (self->layout + LAYOUTS - 1) % LAYOUTS;
        self->progress = 0;
        check(self, create_layout(self->other_layout, &created));
        check(self, jgb_view_start_interactive_transition(self->view, created, 0));
        jgb_layout_destroy(created);
    }
    self->progress += 3 * (self->other_layout == next ? distance : -distance);
    self->progress = SDL_clamp(self->progress, 0, 1);
    check(self, jgb_view_set_transition_progress(self->view, self->progress, now_ns()));
}

void end_pinch(wall *self)
{
    if (self->other_layout >= 0 && self->progress > 0.5) {
        check(self, jgb_view_finish_interactive_transition(self->view, now_ns()));
        self->layout = self->other_layout;
    } else if (self->other_layout >= 0) {
        check(self, jgb_view_cancel_interactive_transition(self->view, now_ns()));
    }
    self->other_layout = -1;
}

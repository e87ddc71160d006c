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

/* Sets a layout. That ends what a pinch leads to. */
void set_layout(wall *self, int layout)
{
    static const jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_layout *created = NULL;
    check(self, create_layout(layout, &created));
    check(self, jgb_view_set_layout(self->view, created, &animation, 0));
    jgb_layout_destroy(created);
    self->layout = layout;
}

static void send_pinch(wall *self, jgb_gesture_phase phase)
{
    const jgb_pinch_sample sample = {now_ns(), {self->area.w / 2.0, self->area.h / 2.0},
                                     self->scale, phase, 0};
    check(self, jgb_view_send_pinches(self->view, &sample, 1));
}

/* Two fingers that part lead to the next layout, two fingers that meet to the layout before, which
 * a completion tells. `distance` is a fraction of the screen; a third is the whole way. */
void pinch(wall *self, double distance)
{
    if (self->scale == 0) {
        const int other = (self->layout + (distance > 0 ? 1 : LAYOUTS - 1)) % LAYOUTS;
        jgb_pinch_transition transition = JGB_PINCH_TRANSITION_INIT;
        jgb_layout *created = NULL;
        check(self, create_layout(other, &created));
        transition.layout = created;
        transition.end_scale = distance > 0 ? 2 : 0.5;
        transition.tag = (uint64_t)other + 1;
        check(self, jgb_view_set_pinch_transition(self->view, &transition));
        jgb_layout_destroy(created);
        self->scale = 1;
        send_pinch(self, JGB_GESTURE_BEGAN);
    }
    self->scale *= SDL_pow(8, distance);
    send_pinch(self, JGB_GESTURE_CHANGED);
}

void end_pinch(wall *self)
{
    if (self->scale > 0)
        send_pinch(self, JGB_GESTURE_ENDED);
    self->scale = 0;
}

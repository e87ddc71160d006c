/* The layouts that the browser switches between, and how it gets from one to the next. */
#include "browser.h"
#include "terminal.h"
#include <string.h>

enum { CHANGE_NS = 400000000, FRAME_NS = 1000000000 / 30 };

static const char *const names[] = {"flow", "list", "grid", "waterfall", "justified"};

enum { FLOW, LIST, GRID, WATERFALL, JUSTIFIED, LAYOUTS };

const char *layout_name(const browser *self)
{
    return names[self->layout];
}

/* What all of them but flow share. */
static jgb_layout_configuration configuration(void)
{
    jgb_layout_configuration shared = JGB_LAYOUT_CONFIGURATION_INIT;
    shared.section_headers_pin_to_visible_bounds = 1;
    shared.section_metrics.minimum_line_spacing = 0;
    shared.section_metrics.minimum_interitem_spacing = 1;
    shared.section_metrics.header_reference_size.height = 1;
    return shared;
}

static jgb_status create_flow(jgb_layout **out_layout)
{
    jgb_flow_layout flow = JGB_FLOW_LAYOUT_INIT;
    flow.section_headers_pin_to_visible_bounds = 1;
    flow.line_alignment = JGB_LINE_LEADING;
    flow.last_line_alignment = JGB_LAST_LINE_LEADING;
    flow.section_metrics = configuration().section_metrics;
    return jgb_layout_create_flow(&flow, out_layout);
}

static jgb_status create_grid(jgb_layout **out_layout)
{
    jgb_grid_layout grid = JGB_GRID_LAYOUT_INIT;
    grid.configuration = configuration();
    grid.lanes.count = 0; /* as many as are wide enough */
    grid.lanes.minimum_length = 12;
    grid.aspect_ratio = 0; /* items are as high as they say */
    return jgb_layout_create_grid(&grid, out_layout);
}

static jgb_status create_waterfall(jgb_layout **out_layout)
{
    jgb_waterfall_layout waterfall = JGB_WATERFALL_LAYOUT_INIT;
    waterfall.configuration = configuration();
    waterfall.lanes.count = 5;
    return jgb_layout_create_waterfall(&waterfall, out_layout);
}

static jgb_status create_justified(jgb_layout **out_layout)
{
    jgb_justified_layout justified = JGB_JUSTIFIED_LAYOUT_INIT;
    justified.configuration = configuration();
    justified.target_line_thickness = 3;
    return jgb_layout_create_justified(&justified, out_layout);
}

static jgb_status create_list(jgb_layout **out_layout)
{
    jgb_list_layout list = JGB_LIST_LAYOUT_INIT;
    list.configuration = configuration();
    return jgb_layout_create_list(&list, out_layout);
}

static jgb_status create(int which, jgb_layout **out_layout)
{
    switch (which) {
    case LIST: return create_list(out_layout);
    case GRID: return create_grid(out_layout);
    case WATERFALL: return create_waterfall(out_layout);
    case JUSTIFIED: return create_justified(out_layout);
    default: return create_flow(out_layout);
    }
}

static void set_layout(browser *self, const jgb_animation *animation)
{
    jgb_layout *layout = NULL;
    check(self, create(self->layout, &layout));
    check(self, jgb_view_set_layout(self->view, layout, animation, 0));
    jgb_layout_destroy(layout);
}

int choose_layout(browser *self, const char *name)
{
    for (self->layout = 0; self->layout < LAYOUTS; self->layout++)
        if (strcmp(names[self->layout], name) == 0) {
            set_layout(self, NULL);
            return 1;
        }
    return 0;
}

/* The first visible item stays where it is on screen; all others find their new places. */
void next_layout(browser *self)
{
    jgb_animation animation = JGB_ANIMATION_INIT;
    animation.duration_ns = CHANGE_NS;
    self->layout = (self->layout + 1) % LAYOUTS;
    set_layout(self, &animation);
    do {
        next_display_frame(self);
        draw(self);
        self->time_ns += FRAME_NS;
        terminal_pause(FRAME_NS);
    } while (self->is_moving);
}

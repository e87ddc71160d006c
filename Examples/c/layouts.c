/* The layouts that the browser switches between, and how it gets from one to the next. */
#include "browser.h"
#include <string.h>

enum { CHANGE_NS = 400000000 };

/* What all of them but flow share. */
static const jgb_layout_configuration *configuration(void)
{
    static jgb_layout_configuration shared = JGB_LAYOUT_CONFIGURATION_INIT;
    static jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    metrics.minimum_line_spacing = 0;
    metrics.minimum_interitem_spacing = 1;
    metrics.header_reference_size.height = 1;
    shared.section_headers_pin_to_visible_bounds = 1;
    shared.section_metrics = &metrics;
    return &shared;
}

static jgb_status create_flow(jgb_layout **out_layout)
{
    jgb_flow_layout flow = JGB_FLOW_LAYOUT_INIT;
    flow.section_headers_pin_to_visible_bounds = 1;
    flow.line_alignment = JGB_LINE_LEADING;
    flow.last_line_alignment = JGB_LAST_LINE_LEADING;
    flow.section_metrics = configuration()->section_metrics;
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

/* A node of a group: as long as these fractions of what it is in. */
static jgb_layout_node node(uint32_t parent, jgb_layout_node_kind kind, double width,
                            double height)
{
    jgb_layout_node one = JGB_LAYOUT_NODE_INIT;
    one.parent = parent;
    one.kind = kind;
    one.size.width.value = width;
    one.size.height.value = height;
    return one;
}

/* A large character beside two small ones, above three in a row. */
static jgb_status create_compositional(jgb_layout **out_layout)
{
    jgb_layout_node nodes[] = {
        node(0, JGB_LAYOUT_VERTICAL_GROUP, 1, 12),
        node(0, JGB_LAYOUT_HORIZONTAL_GROUP, 1, 2 / 3.0),
        node(1, JGB_LAYOUT_ITEM, 0.5, 1),
        node(1, JGB_LAYOUT_VERTICAL_GROUP, 0.5, 1),
        node(3, JGB_LAYOUT_ITEM, 1, 0.5),
        node(0, JGB_LAYOUT_HORIZONTAL_GROUP, 1, 1 / 3.0),
        node(5, JGB_LAYOUT_ITEM, 1 / 3.0, 1),
    };
    jgb_layout_boundary_supplementary_item header = JGB_LAYOUT_BOUNDARY_SUPPLEMENTARY_ITEM_INIT;
    jgb_layout_section section = JGB_LAYOUT_SECTION_INIT;
    jgb_compositional_layout magazine = JGB_COMPOSITIONAL_LAYOUT_INIT;
    nodes[0].size.height.kind = JGB_ABSOLUTE;
    header.element_kind = JGB_KIND_SECTION_HEADER;
    header.size.height.value = 1;
    header.pin_to_visible_bounds = 1;
    section.group = nodes;
    section.group_count = sizeof nodes / sizeof *nodes;
    section.boundary_supplementary_items = &header;
    section.boundary_supplementary_item_count = 1;
    magazine.sections = &section;
    magazine.section_count = 1;
    return jgb_layout_create_compositional(&magazine, out_layout);
}

static jgb_status create_carousel(jgb_layout **out_layout)
{
    jgb_carousel_layout carousel = JGB_CAROUSEL_LAYOUT_INIT;
    carousel.scroll_direction = JGB_VERTICAL;
    carousel.item_size.width = 40;
    carousel.item_size.height = 10;
    carousel.spacing = -3;
    carousel.scale = 0.75;
    carousel.perspective = 40;
    return jgb_layout_create_carousel(&carousel, out_layout);
}

static jgb_status create_stack(jgb_layout **out_layout)
{
    jgb_stack_layout stack = JGB_STACK_LAYOUT_INIT;
    stack.scroll_direction = JGB_VERTICAL;
    stack.item_size.width = 40;
    stack.item_size.height = 11;
    stack.offset.x = 4;
    stack.offset.y = -2;
    stack.scale = 1;
    return jgb_layout_create_stack(&stack, out_layout);
}

/* A wheel: what does not fit on the circle comes as it is scrolled. */
static jgb_status create_circle(jgb_layout **out_layout)
{
    jgb_circle_layout circle = JGB_CIRCLE_LAYOUT_INIT;
    circle.item_size.width = 2;
    circle.item_size.height = 1;
    circle.angular_spacing = circle.sweep_angle / 24;
    return jgb_layout_create_circle(&circle, out_layout);
}

static const struct {
    const char *name;
    jgb_status (*create)(jgb_layout **out_layout);
} layouts[] = {
    {"flow", create_flow},           {"list", create_list},
    {"grid", create_grid},           {"waterfall", create_waterfall},
    {"justified", create_justified}, {"compositional", create_compositional},
    {"carousel", create_carousel},   {"stack", create_stack},
    {"circle", create_circle},       {"swaying", create_swaying},
};

enum { LAYOUTS = sizeof layouts / sizeof *layouts };

const char *layout_name(const browser *self)
{
    return layouts[self->layout].name;
}

static void set_layout(browser *self, const jgb_animation *animation)
{
    jgb_layout *layout = NULL;
    check(self, layouts[self->layout].create(&layout));
    check(self, jgb_view_set_layout(self->view, layout, animation, 0));
    jgb_layout_destroy(layout);
}

int choose_layout(browser *self, const char *name)
{
    for (self->layout = 0; self->layout < LAYOUTS; self->layout++)
        if (strcmp(layouts[self->layout].name, name) == 0) {
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
}

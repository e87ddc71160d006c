/* Layouts as handles: what is refused, and what becomes of numbers that nobody foresaw. */
#include "refuse.h"
#include <math.h>

enum { STRUCT_BYTES_MAX = 1024 };

typedef union any_layout {
    jgb_flow_layout flow;
    jgb_list_layout list;
    jgb_grid_layout grid;
    jgb_waterfall_layout waterfall;
    jgb_justified_layout justified;
    jgb_carousel_layout carousel;
    jgb_stack_layout stack;
    jgb_circle_layout circle;
    unsigned char bytes[STRUCT_BYTES_MAX];
} any_layout;

typedef enum layout_kind {
    FLOW, LIST, GRID, WATERFALL, JUSTIFIED, CAROUSEL, STACK, CIRCLE, KIND_COUNT
} layout_kind;

static uint64_t now_ns = UINT64_C(1) << 40;

static size_t good_layout(layout_kind kind, any_layout *out_layout)
{
    const jgb_flow_layout flow = JGB_FLOW_LAYOUT_INIT;
    const jgb_list_layout list = JGB_LIST_LAYOUT_INIT;
    const jgb_grid_layout grid = JGB_GRID_LAYOUT_INIT;
    const jgb_waterfall_layout waterfall = JGB_WATERFALL_LAYOUT_INIT;
    const jgb_justified_layout justified = JGB_JUSTIFIED_LAYOUT_INIT;
    const jgb_carousel_layout carousel = JGB_CAROUSEL_LAYOUT_INIT;
    const jgb_stack_layout stack = JGB_STACK_LAYOUT_INIT;
    const jgb_circle_layout circle = JGB_CIRCLE_LAYOUT_INIT;
    memset(out_layout, 0, sizeof *out_layout);
    switch (kind) {
    case FLOW: out_layout->flow = flow; return sizeof flow;
    case LIST: out_layout->list = list; return sizeof list;
    case GRID: out_layout->grid = grid; return sizeof grid;
    case WATERFALL: out_layout->waterfall = waterfall; return sizeof waterfall;
    case JUSTIFIED: out_layout->justified = justified; return sizeof justified;
    case CAROUSEL: out_layout->carousel = carousel; return sizeof carousel;
    case STACK: out_layout->stack = stack; return sizeof stack;
    default: out_layout->circle = circle; return sizeof circle;
    }
}

static jgb_status create(layout_kind kind, const any_layout *from, jgb_layout **out_layout)
{
    switch (kind) {
    case FLOW: return jgb_layout_create_flow(&from->flow, out_layout);
    case LIST: return jgb_layout_create_list(&from->list, out_layout);
    case GRID: return jgb_layout_create_grid(&from->grid, out_layout);
    case WATERFALL: return jgb_layout_create_waterfall(&from->waterfall, out_layout);
    case JUSTIFIED: return jgb_layout_create_justified(&from->justified, out_layout);
    case CAROUSEL: return jgb_layout_create_carousel(&from->carousel, out_layout);
    case STACK: return jgb_layout_create_stack(&from->stack, out_layout);
    default: return jgb_layout_create_circle(&from->circle, out_layout);
    }
}

static jgb_status ask(jgb_view *view, double y, jgb_display_frame *out_frame)
{
    jgb_display_frame_request request = request_at(y);
    request.time_ns = ++now_ns;
    return jgb_view_display_frame(view, &request, out_frame);
}

static void show_flow(jgb_view *view)
{
    jgb_flow_layout flow = JGB_FLOW_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    flow.section_metrics = &metrics;
    metrics.header_reference_size.height = 30;
    CHECK(jgb_view_set_flow_layout(view, &flow) == JGB_OK);
}

/* Every layout shows something, and lives on in the view without its handle. */
static void show_all(jgb_view *view)
{
    int kind;
    for (kind = 0; kind < KIND_COUNT; kind++) {
        any_layout values;
        jgb_layout *layout = NULL;
        jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
        good_layout((layout_kind)kind, &values);
        CHECK(create((layout_kind)kind, &values, &layout) == JGB_OK);
        CHECK(jgb_view_set_layout(view, layout, NULL, 0) == JGB_OK);
        jgb_layout_destroy(layout);
        CHECK(ask(view, 0, &frame) == JGB_OK);
        CHECK(frame.element_count > 0);
        CHECK(frame.content_size.height > 0);
    }
    show_flow(view);
}

static void refuse_handles(jgb_view *view)
{
    int kind;
    INVALID(view, "layout", jgb_view_set_layout(view, NULL, NULL, 0));
    for (kind = 0; kind < KIND_COUNT; kind++) {
        any_layout values;
        jgb_layout *layout = NULL;
        good_layout((layout_kind)kind, &values);
        CHECK(create((layout_kind)kind, &values, NULL) == JGB_INVALID_ARGUMENT);
        CHECK(strcmp(jgb_last_error(), "out_layout is NULL") == 0);
        values.flow.struct_size = 4; /* every struct begins with it */
        CHECK(create((layout_kind)kind, &values, &layout) == JGB_INVALID_ARGUMENT);
        CHECK(strstr(jgb_last_error(), "layout.struct_size is 4, but must be ") != NULL);
        values.flow.struct_size = SIZE_MAX;
        CHECK(create((layout_kind)kind, &values, &layout) == JGB_INVALID_ARGUMENT);
        CHECK(layout == NULL);
    }
    CHECK(jgb_layout_create_flow(NULL, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_layout_create_compositional(NULL, NULL) == JGB_INVALID_ARGUMENT);
    jgb_layout_destroy(NULL);
}

/* A count that no array can have is found out before the array is read. */
static void refuse_rules(void)
{
    const jgb_layout_section_rule rule = { 0, 0, 0, 0, 0, 0 };
    jgb_compositional_layout values = JGB_COMPOSITIONAL_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    values.rules = &rule;
    values.rule_count = SIZE_MAX / 256;
    CHECK(jgb_layout_create_compositional(&values, &layout) == JGB_INVALID_ARGUMENT);
    CHECK(layout == NULL);
}

/* A view takes a layout or says what is wrong with it, and is as it was; one that it took is laid
 * out, or refused for what it comes to. */
static void try_layout(jgb_view *view, layout_kind kind, const any_layout *values)
{
    jgb_layout *layout = NULL;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    const jgb_status made = create(kind, values, &layout);
    jgb_status taken, shown;
    if (made != JGB_OK) {
        CHECK(made == JGB_INVALID_ARGUMENT);
        CHECK(layout == NULL);
        return;
    }
    taken = jgb_view_set_layout(view, layout, NULL, 0);
    jgb_layout_destroy(layout);
    if (taken != JGB_OK) {
        CHECK(taken == JGB_INVALID_ARGUMENT);
        CHECK(jgb_view_last_error(view)[0] != '\0');
        return;
    }
    shown = ask(view, 5000, &frame);
    CHECK(shown == JGB_OK || shown == JGB_RESOURCE_EXHAUSTED || shown == JGB_INVALID_ARGUMENT);
    if (shown != JGB_OK)
        CHECK(jgb_view_last_error(view)[0] != '\0');
    show_flow(view);
    CHECK(ask(view, 0, &frame) == JGB_OK);
    CHECK(frame.content_size.height > 0);
}

/* Overwrites each double of a struct of a layout, and each word, with what it should not be. */
static void spoil_bytes(jgb_view *view, layout_kind kind, const any_layout *values, void *part,
                        size_t from, size_t to)
{
    static const double lengths[] = {NAN, INFINITY, -INFINITY, 1e300, -1e300, -1, 0, 1e-300, 1e8};
    static const uint32_t words[] = {0, 1, 2, 7, 1025, 0x7fffffff, 0x80000000u, 0xffffffffu};
    unsigned char good[STRUCT_BYTES_MAX];
    size_t at, i;
    memcpy(good, part, to);
    for (at = from; at + sizeof(double) <= to; at += sizeof(double))
        for (i = 0; i < sizeof lengths / sizeof *lengths; i++) {
            memcpy((char *)part + at, &lengths[i], sizeof lengths[i]);
            try_layout(view, kind, values);
            memcpy(part, good, to);
        }
    for (at = from; at + sizeof(uint32_t) <= to; at += sizeof(uint32_t))
        for (i = 0; i < sizeof words / sizeof *words; i++) {
            memcpy((char *)part + at, &words[i], sizeof words[i]);
            try_layout(view, kind, values);
            memcpy(part, good, to);
        }
}

/* All but pointers: layouts of sections begin with that to their configuration, which ends with
 * that to metrics, as a flow layout does. */
static void spoil(jgb_view *view, layout_kind kind)
{
    jgb_layout_configuration configuration = JGB_LAYOUT_CONFIGURATION_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    any_layout values;
    const size_t size = good_layout(kind, &values);
    const size_t first = sizeof(size_t);
    if (kind == FLOW) {
        values.flow.section_metrics = &metrics;
        spoil_bytes(view, kind, &values, &values, first,
                    offsetof(jgb_flow_layout, section_metrics));
    } else if (kind >= LIST && kind <= JUSTIFIED) {
        configuration.section_metrics = &metrics;
        values.list.configuration = &configuration;
        spoil_bytes(view, kind, &values, &values, first + sizeof(void *), size);
        spoil_bytes(view, kind, &values, &configuration, first,
                    offsetof(jgb_layout_configuration, section_metrics));
    } else {
        spoil_bytes(view, kind, &values, &values, first, size);
        return;
    }
    spoil_bytes(view, kind, &values, &metrics, first, sizeof metrics);
}

/* Sets a field of a layout, and expects the word for it in the refusal. */
#define BAD(kind, path, bad_value, word) \
    do { \
        any_layout values; \
        jgb_layout *layout = NULL; \
        good_layout(kind, &values); \
        values.path = bad_value; \
        CHECK(create(kind, &values, &layout) == JGB_OK); \
        INVALID(view, word, jgb_view_set_layout(view, layout, NULL, 0)); \
        jgb_layout_destroy(layout); \
    } while (0)

static void name_fields(jgb_view *view)
{
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_layout_configuration configuration = JGB_LAYOUT_CONFIGURATION_INIT;
    configuration.section_metrics = &metrics;
    BAD(LIST, list.separator_thickness, -1, "separator_thickness");
    BAD(LIST, list.separator_leading_inset, NAN, "separator_leading_inset");
    BAD(LIST, list.separator_kind, 77, "element kind 77");
    BAD(GRID, grid.lanes.count, 1025, "lane");
    BAD(GRID, grid.lanes.count, 0, "lanes.minimum_length is 0, but must be more than 0");
    BAD(GRID, grid.aspect_ratio, -1, "aspect_ratio");
    metrics.item_size.width = -1;
    BAD(GRID, grid.configuration, &configuration, "item_size");
    configuration.section_metrics = NULL;
    configuration.pixel_scale = NAN;
    BAD(GRID, grid.configuration, &configuration, "pixel_scale");
    BAD(WATERFALL, waterfall.lanes.count, 1025, "lane");
    BAD(WATERFALL, waterfall.lanes.count, 0, "lanes.minimum_length is 0, but must be more than 0");
    BAD(JUSTIFIED, justified.target_line_thickness, NAN, "target_line_thickness");
    BAD(JUSTIFIED, justified.thickness_tolerance, 1, "thickness_tolerance");
    BAD(CAROUSEL, carousel.rotation, INFINITY, "rotation");
    BAD(CAROUSEL, carousel.perspective, 0.5, "perspective");
    BAD(CAROUSEL, carousel.scale, 5, "scale");
    BAD(CAROUSEL, carousel.alpha, -0.5, "alpha");
    BAD(CAROUSEL, carousel.item_reuse_identifier, 9, "reuse identifier 9");
    BAD(STACK, stack.visible_count, 65, "visible_count");
    BAD(STACK, stack.offset.x, NAN, "offset");
    BAD(CIRCLE, circle.radius, -1, "radius");
    BAD(CIRCLE, circle.sweep_angle, NAN, "sweep_angle");
    BAD(CIRCLE, circle.angular_spacing, 1e300, "angular_spacing");
}

static void refuse_target_offsets(jgb_view *view)
{
    const jgb_point still = {0, 0}, nowhere = {0, NAN};
    INVALID(view, "proposed", jgb_view_target_content_offset(view, nowhere, still, &out.point));
    INVALID(view, "velocity", jgb_view_target_content_offset(view, still, nowhere, &out.point));
    INVALID(view, "out_", jgb_view_target_content_offset(view, still, still, NULL));
}

static void target_offsets(jgb_view *view)
{
    const jgb_point near = {0, 240}, still = {0, 0}, fast = {0, 1};
    jgb_carousel_layout values = JGB_CAROUSEL_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_point target = {-1, -1};
    values.scroll_direction = JGB_VERTICAL;
    CHECK(jgb_layout_create_carousel(&values, &layout) == JGB_OK);
    CHECK(jgb_view_set_layout(view, layout, NULL, 0) == JGB_OK);
    jgb_layout_destroy(layout);
    CHECK(ask(view, 0, &frame) == JGB_OK);
    /* Items are 200 apart. */
    CHECK(jgb_view_target_content_offset(view, near, still, &target) == JGB_OK);
    CHECK(target.x == 0 && target.y == 200);
    CHECK(jgb_view_target_content_offset(view, near, fast, &target) == JGB_OK);
    CHECK(target.x == 0 && target.y == 400);
    show_flow(view);
}

int main(void)
{
    /* Each has a clock of its own. */
    jgb_view *refused = make_view(NULL), *view = make_view(NULL);
    int kind;
    refuse_handles(refused);
    refuse_rules();
    name_fields(refused);
    refuse_target_offsets(refused);
    jgb_view_destroy(refused);
    show_all(view);
    target_offsets(view);
    for (kind = 0; kind < KIND_COUNT; kind++)
        spoil(view, (layout_kind)kind);
    jgb_view_destroy(view);
    return check_result("layouts");
}

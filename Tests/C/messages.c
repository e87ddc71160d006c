/* The whole words of refusals: the argument, its value and what is allowed. */
#include "says.h"
#include <math.h>

static jgb_element element_of(uint32_t category, uint32_t kind, uint32_t section, uint32_t item)
{
    jgb_element made;
    made.category = (jgb_element_category)category;
    made.element_kind = kind;
    made.index_path.section = section;
    made.index_path.item = item;
    return made;
}

static jgb_rect rect_of(double x, double y, double width, double height)
{
    jgb_rect made;
    made.x = x;
    made.y = y;
    made.width = width;
    made.height = height;
    return made;
}

static void handles_and_results(jgb_view *view)
{
    uint64_t words[2] = {0, 0};
    jgb_snapshot *snapshot = NULL;
    size_t count;
    SAYS_THREAD("view is NULL", jgb_view_set_bounds(NULL, rect_of(0, 0, 1, 1)));
    SAYS_THREAD("view is no usable handle: destroyed, of another type, or made by another version",
                jgb_view_scroll_to_top((jgb_view *)words));
    SAYS_THREAD("out_view is NULL", jgb_view_create(NULL, NULL));
    SAYS_THREAD("out_snapshot is NULL", jgb_snapshot_create(NULL, NULL));
    SAYS_THREAD("snapshot is NULL", jgb_snapshot_copy(NULL, &snapshot));
    SAYS_THREAD("out_layout is NULL", jgb_layout_create_flow(NULL, NULL));
    SAYS_THREAD("snapshot is NULL", jgb_snapshot_number_of_sections(NULL, &count));
    SAYS("out_size is NULL", jgb_view_content_size(view, NULL));
    SAYS("out_count is NULL", jgb_view_number_of_sections(view, NULL));
    SAYS("out_frame is NULL", jgb_view_display_frame_at(view, origin, 0, NULL));
    SAYS("out_runs is NULL", jgb_view_selected_runs(view, NULL, 1, NULL, &count));
    SAYS("out_index_path is NULL",
         jgb_view_index_path_for_item_at_point(view, origin, NULL));
    SAYS("out_kind is NULL", jgb_view_register_element_kind(view, "a", 1, NULL));
}

static void names(jgb_view *view)
{
    char name[300];
    uint32_t number;
    memset(name, 'x', sizeof name);
#define KIND(name, length) jgb_view_register_element_kind(view, name, length, &number)
#define IDENTIFIER(category, kind) \
    jgb_view_register_reuse_identifier(view, (jgb_element_category)(category), kind, name, 4, \
                                       &number)
    SAYS("name is NULL", KIND(NULL, 3));
    SAYS("name has 0 bytes, but must have 1 to 255", KIND(name, 0));
    SAYS("name has 256 bytes, but must have 1 to 255", KIND(name, 256));
    SAYS("name is not valid UTF-8", KIND("\xff", 1));
    SAYS("category is 9, but must be 0 to 3", IDENTIFIER(9, 0));
    SAYS("category is JGB_PLACEHOLDER, which the view alone uses", IDENTIFIER(3, 0));
    SAYS("element kind 77 is not registered", IDENTIFIER(JGB_SUPPLEMENTARY_VIEW, 77));
}

static void geometry(jgb_view *view)
{
    jgb_environment environment = JGB_ENVIRONMENT_INIT;
    jgb_point point = {0, 0};
    jgb_index_path path;
    SAYS("bounds.width is -1, but must be 0 to 68719476736",
         jgb_view_set_bounds(view, rect_of(0, 0, -1, 1)));
    SAYS("bounds.height is infinity, but must be 0 to 68719476736",
         jgb_view_set_bounds(view, rect_of(0, 0, 1, INFINITY)));
    SAYS("bounds.x is NaN, but must be -1099511627776 to 1099511627776",
         jgb_view_set_bounds(view, rect_of(NAN, 0, 1, 1)));
    SAYS("bounds.y is -2e15, but must be -1099511627776 to 1099511627776",
         jgb_view_set_bounds(view, rect_of(0, -2e15, 1, 1)));
    SAYS("environment is NULL", jgb_view_set_environment(view, NULL));
    environment.layout_direction = (jgb_layout_direction)2;
    SAYS("layout_direction is 2, but must be 0 to 1",
         jgb_view_set_environment(view, &environment));
    environment.layout_direction = (jgb_layout_direction)0;
    environment.safe_area_insets.left = -0.25;
    SAYS("safe_area_insets.left is -0.25, but must be 0 to 16777216",
         jgb_view_set_environment(view, &environment));
    environment.safe_area_insets.left = 0;
    environment.content_inset.top = -1e9;
    SAYS("content_inset.top is -1000000000, but must be -16777216 to 16777216",
         jgb_view_set_environment(view, &environment));
    environment.struct_size = 0;
    SAYS("environment.struct_size is 0, but must be 144 to 65536: begin with JGB_ENVIRONMENT_INIT",
         jgb_view_set_environment(view, &environment));
    point.x = -INFINITY;
    SAYS("point.x is -infinity, but must be -1099511627776 to 1099511627776",
         jgb_view_index_path_for_item_at_point(view, point, &path));
}

static void layouts(jgb_view *view)
{
    jgb_layout *layout = NULL;
    jgb_flow_layout flow = JGB_FLOW_LAYOUT_INIT;
    jgb_grid_layout grid = JGB_GRID_LAYOUT_INIT;
    jgb_justified_layout justified = JGB_JUSTIFIED_LAYOUT_INIT;
    jgb_carousel_layout carousel = JGB_CAROUSEL_LAYOUT_INIT;
    jgb_stack_layout stack = JGB_STACK_LAYOUT_INIT;
    jgb_circle_layout circle = JGB_CIRCLE_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_custom_layout custom = JGB_CUSTOM_LAYOUT_INIT;
#define LAYOUT(kind, value, words) \
    do { \
        CHECK(jgb_layout_create_##kind(value, &layout) == JGB_OK); \
        SAYS(words, jgb_view_set_layout(view, layout, NULL, 0)); \
        jgb_layout_destroy(layout); \
        layout = NULL; \
    } while (0)
    SAYS("layout is NULL", jgb_view_set_layout(view, NULL, NULL, 0));
    flow.line_break_tolerance = 1.0000000000000002;
    SAYS("line_break_tolerance is 1.0000000000000002, but must be 0 to 1",
         jgb_view_set_flow_layout(view, &flow));
    flow.line_break_tolerance = 0;
    flow.section_metrics = &metrics;
    metrics.item_size.width = 1e30;
    SAYS("item_size.width is 1e30, but must be 0 to 16777216",
         jgb_view_set_flow_layout(view, &flow));
    metrics.item_size.width = 10;
    metrics.header_level = 8;
    SAYS("header_level is 8, but must be 0 to 7", jgb_view_set_flow_layout(view, &flow));
    metrics.header_level = 0;
    metrics.item_reuse_identifier = 7;
    SAYS("reuse identifier 7 is not registered for a cell",
         jgb_view_set_flow_layout(view, &flow));
    metrics.item_reuse_identifier = 0;
    flow.struct_size = 70000;
    SAYS("layout.struct_size is 70000, but must be 64 to 65536: begin with JGB_FLOW_LAYOUT_INIT",
         jgb_view_set_flow_layout(view, &flow));
    grid.lanes.count = 1025;
    LAYOUT(grid, &grid, "lanes.count is 1025, but must be 1 to 1024");
    grid.lanes.count = 0;
    grid.lanes.minimum_length = 0;
    LAYOUT(grid, &grid, "lanes.minimum_length is 0, but must be more than 0 and at most 16777216");
    grid.lanes.minimum_length = 0.000001;
    LAYOUT(grid, &grid,
           "lanes.minimum_length is 1e-6, but must be 0.00001525879 to 16777216");
    grid.lanes.count = 2;
    grid.aspect_ratio = 2000;
    LAYOUT(grid, &grid, "aspect_ratio is 2000, but must be 0 to 1024");
    justified.last_line_alignment = (jgb_last_line_alignment)9;
    SAYS_THREAD("last_line_alignment is 9, but must be 0 to 5",
                jgb_layout_create_justified(&justified, &layout));
    carousel.scale = 4.5;
    LAYOUT(carousel, &carousel, "scale is 4.5, but must be 0 to 4");
    carousel.scale = 1;
    carousel.alpha = -0.1;
    LAYOUT(carousel, &carousel, "alpha is -0.1, but must be 0 to 1");
    carousel.alpha = 1;
    carousel.perspective = 0.5;
    LAYOUT(carousel, &carousel, "perspective is 0.5, but must be 1 to 16777216");
    stack.visible_count = 65;
    LAYOUT(stack, &stack, "visible_count is 65, but must be 0 to 64");
    circle.angular_spacing = -1;
    LAYOUT(circle, &circle, "angular_spacing is -1, but must be 0 to 1024");
    SAYS_THREAD("content_size is NULL", jgb_layout_create_custom(&custom, &layout));
    SAYS_THREAD("content_size is NULL", jgb_layout_create_custom(NULL, &layout));
}

static void animations(jgb_view *view)
{
    const jgb_animation good = JGB_ANIMATION_INIT;
    jgb_animation animation = good;
#define ANIMATED(words) SAYS(words, jgb_view_delete_items(view, zero, 1, &animation))
    animation.struct_size = 0;
    ANIMATED("animation.struct_size is 0, but must be 384 to 65536: begin with JGB_ANIMATION_INIT");
    animation = good;
    animation.duration_ns = UINT64_MAX;
    ANIMATED("animation.duration_ns is 18446744073709551615, but must be 0 to 9007199254740992");
    animation = good;
    animation.curve.kind = (jgb_timing_curve_kind)17;
    ANIMATED("animation.curve.kind is 17, but must be 0 to 5");
    animation.curve.kind = JGB_CURVE_SPRING;
    ANIMATED("animation.curve.parameters[0] is 0, but must be 0.01 to 1");
    animation = good;
    animation.appearing.alpha = 1.5;
    ANIMATED("animation.appearing.alpha is 1.5, but must be 0 to 1");
    animation = good;
    animation.disappearing.translation.y = NAN;
    ANIMATED("animation.disappearing.translation.y is NaN, "
             "but must be -1099511627776 to 1099511627776");
    animation = good;
    animation.appearing.edge = (jgb_edge)9;
    ANIMATED("animation.appearing.edge is 9, but must be 0 to 4");
}

static void input(jgb_view *view)
{
    jgb_pointer_sample pointers[2];
    jgb_wheel_sample wheel;
    jgb_pinch_sample pinch;
    jgb_key_sample key;
    uint32_t is_handled;
    memset(pointers, 0, sizeof pointers);
    memset(&wheel, 0, sizeof wheel);
    memset(&pinch, 0, sizeof pinch);
    memset(&key, 0, sizeof key);
    pointers[0].time_ns = 1000;
    pointers[1].time_ns = 999;
#define POINTERS(words) SAYS(words, jgb_view_send_pointers(view, pointers, 2))
    POINTERS("samples[1].time_ns is 999, but must be at least 1000: time does not go back");
    pointers[1].time_ns = 1001;
    pointers[1].phase = (jgb_pointer_phase)8;
    POINTERS("samples[1].phase is 8, but must be 0 to 3");
    pointers[1].phase = JGB_POINTER_MOVE;
    pointers[1].device = (jgb_pointer_device)8;
    POINTERS("samples[1].device is 8, but must be 0 to 3");
    pointers[1].device = JGB_DEVICE_MOUSE;
    pointers[1].position.y = 1e13;
    POINTERS("samples[1].position.y is 10000000000000, "
             "but must be -1099511627776 to 1099511627776");
    SAYS("samples is NULL", jgb_view_send_pointers(view, NULL, 2));
    wheel.time_ns = 1000;
    wheel.unit = (jgb_wheel_unit)3;
    SAYS("the scroller of the view is disabled", jgb_view_send_wheels(view, &wheel, 1));
    pinch.time_ns = 1000;
    SAYS("samples[0].phase is 0, but must be 1 to 4", jgb_view_send_pinches(view, &pinch, 1));
    pinch.phase = JGB_GESTURE_BEGAN;
    SAYS("samples[0].scale is 0, but must be more than 0 and at most 1099511627776",
         jgb_view_send_pinches(view, &pinch, 1));
    key.key = (jgb_key)99;
    SAYS("sample.key is 99, but must be 0 to 19", jgb_view_send_key(view, &key, &is_handled));
    SAYS("text has 0 bytes, but must have 1 to 255",
         jgb_view_send_text(view, 0, "", 0, &is_handled));
}

static void frames(jgb_view *view)
{
    jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_preferred_size sizes[2] = {{0, 1, {10, 10}}, {0, 1, {10, -1}}};
#define FRAME(words) SAYS(words, jgb_view_display_frame(view, &request, &frame))
    request.time_ns = 5000;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    SAYS("request is NULL", jgb_view_display_frame(view, NULL, &frame));
    request.time_ns = 4000;
    FRAME("time_ns is 4000, but must be at least 5000: time does not go back");
    request.time_ns = 5000;
    request.flags = 0x40;
    FRAME("flags is 0x40, but has no bits other than 0x3");
    request.flags = 0;
    request.adjusted_sequence = 1000;
    FRAME("adjusted_sequence is 1000, but must be 0 to 1");
    request.adjusted_sequence = 0;
    request.preferred_size_count = 2;
    FRAME("preferred_sizes is NULL");
    request.preferred_sizes = sizes;
    FRAME("preferred_sizes[1].size.height is -1, but must be 0 to 16777216");
    request.struct_size = 8;
    FRAME("request.struct_size is 8, but must be 80 to 65536: "
          "begin with JGB_DISPLAY_FRAME_REQUEST_INIT");
    frame.struct_size = 8;
    SAYS("out_frame.struct_size is 8, but must be 160 to 65536: begin with JGB_DISPLAY_FRAME_INIT",
         jgb_view_display_frame_at(view, origin, 5000, &frame));
}

static void questions(jgb_view *view)
{
    jgb_element element = element_of(JGB_CELL, 0, 2, 0);
    jgb_layout_attributes attributes;
    jgb_index_path path = {0, 5};
    jgb_point offset;
    uint32_t number;
    size_t index;
#define ATTRIBUTES(words) \
    SAYS(words, jgb_view_layout_attributes_for_element(view, &element, &attributes))
    ATTRIBUTES("section 2 does not exist: there are only 2 sections");
    element = element_of(JGB_CELL, 0, 1, 0);
    ATTRIBUTES("item 0 does not exist: there are no items in section 1");
    element = element_of(JGB_SUPPLEMENTARY_VIEW, JGB_KIND_SECTION_FOOTER, 0, 0);
    ATTRIBUTES("the layout has no supplementary view of kind 2 at section 0, item 0");
    element = element_of(9, 0, 0, 0);
    ATTRIBUTES("category is 9, but must be 0 to 3");
    SAYS("element is NULL", jgb_view_layout_attributes_for_element(view, NULL, &attributes));
    SAYS("position names two places along one axis",
         jgb_view_content_offset_for_item(view, path, JGB_SCROLL_TOP | JGB_SCROLL_BOTTOM,
                                          &offset));
    SAYS("position is 0x80000000, but has no bits other than 0x1ff",
         jgb_view_content_offset_for_item(view, path, 0x80000000u, &offset));
    offset.x = offset.y = -5;
    SAYS("no item contains the point", jgb_view_index_path_for_item_at_point(view, offset, &path));
    SAYS("reusable view 99999 shows no element",
         jgb_view_element_for_reusable_view(view, 99999, &element));
    SAYS("there are no titles", jgb_view_index_title_at(view, 0, 1, &index));
    SAYS("number is 4, but must be one of nothing",
         jgb_view_scroll_to_index_title(view, 4, &number));
    SAYS("length is -1, but must be 0 to 16777216",
         jgb_view_index_title_at(view, 0, -1, &index));
}

static void configurations(jgb_view *view)
{
    jgb_scroll_configuration scroll = JGB_SCROLL_CONFIGURATION_INIT;
    jgb_prefetch_configuration prefetch = JGB_PREFETCH_CONFIGURATION_INIT;
    jgb_viewability_configuration viewability = JGB_VIEWABILITY_CONFIGURATION_INIT;
    jgb_input_configuration input = JGB_INPUT_CONFIGURATION_INIT;
    jgb_content_anchor anchor;
    jgb_item_run run = {{0, 0}, 1001};
    uint32_t traits = 0xffffffffu;
    jgb_index_title title;
    SAYS("event_mask is 0x8000000000000000, but has no bits other than 0x3fdffff",
         jgb_view_set_event_mask(view, UINT64_C(1) << 63));
    scroll.minimum_zoom_scale = 0;
    SAYS("minimum_zoom_scale is 0, but must be 0.0009765625 to 1024",
         jgb_view_set_scroll_configuration(view, &scroll));
    scroll.minimum_zoom_scale = 2;
    SAYS("maximum_zoom_scale is 1, but must be 2 to 1024",
         jgb_view_set_scroll_configuration(view, &scroll));
    scroll.minimum_zoom_scale = 1;
    scroll.deceleration_rate = (jgb_deceleration_rate)6;
    SAYS("deceleration_rate is 6, but must be 0 to 1",
         jgb_view_set_scroll_configuration(view, &scroll));
    scroll.deceleration_rate = (jgb_deceleration_rate)0;
    scroll.snap_points = JGB_SNAP_STRIDE;
    SAYS("snap_length is 0, but must be more than 0 and at most 1099511627776",
         jgb_view_set_scroll_configuration(view, &scroll));
    prefetch.overscan_item_count = 257;
    SAYS("overscan_item_count is 257, but must be 0 to 256",
         jgb_view_set_prefetch_configuration(view, &prefetch));
    viewability.percent = 100.5;
    SAYS("percent is 100.5, but must be 0 to 100",
         jgb_view_set_viewability_configuration(view, &viewability));
    viewability.percent = 1;
    viewability.measure = (jgb_viewability_measure)9;
    SAYS("measure is 9, but must be 0 to 2",
         jgb_view_set_viewability_configuration(view, &viewability));
    input.minimum_press_duration_ns = UINT64_C(3600000000001);
    SAYS("minimum_press_duration_ns is 3600000000001, but must be 0 to 3600000000000",
         jgb_view_set_input_configuration(view, &input));
    memset(&anchor, 0, sizeof anchor);
    anchor.policy = (jgb_content_anchor_policy)77;
    SAYS("policy is 77, but must be 0 to 6", jgb_view_set_content_anchor(view, &anchor));
    SAYS("anchor is NULL", jgb_view_set_content_anchor(view, NULL));
    SAYS("traits[0] has JGB_TRAIT_ASK for JGB_TRAITS_SELECTION_FOLLOWS_FOCUS, which is never asked",
         jgb_view_set_item_traits(view, &run, &traits, 1));
    traits = 0;
    SAYS("runs[0].count is 1001, but must be 0 to 1000",
         jgb_view_set_item_traits(view, &run, &traits, 1));
    run.count = UINT64_MAX;
    SAYS("runs[0].count is 18446744073709551615, but must be 0 to 1000",
         jgb_view_set_item_traits(view, &run, &traits, 1));
    SAYS("number is 0, but must be at least 1",
         jgb_view_set_visible_items_handler(view, 0, NULL, NULL));
    SAYS("the scroller of the view is disabled", jgb_view_set_content_offset(view, origin, 0));
    memset(&title, 0, sizeof title);
    title.text = "A";
    SAYS("text has 0 bytes, but must have 1 to 255", jgb_view_set_index_titles(view, &title, 1));
    title.text_size = 1;
    title.target = (jgb_index_title_target)7;
    SAYS("target is 7, but must be 0 to 2", jgb_view_set_index_titles(view, &title, 1));
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    if (!IS_WIDE)
        return 0;
    handles_and_results(view);
    names(view);
    geometry(view);
    layouts(view);
    animations(view);
    input(view);
    frames(view);
    questions(view);
    configurations(view);
    jgb_view_destroy(view);
    return check_result("messages");
}

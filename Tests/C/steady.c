/* Steady scrolling allocates nothing: the library's allocator is counted. */
#include "allocations.h"
#include "check.h"

/* The time of the last display frame. */
static uint64_t now_ns;

/* The events that ask for items ahead, and the cells that are prepared, so far. */
static unsigned asked, prepared;

/* Takes the events of a view, which are few or none, after a display frame. */
static void take_events(jgb_view *view, const jgb_display_frame *frame)
{
    jgb_events events = JGB_EVENTS_INIT;
    size_t i;
    CHECK(jgb_view_next_events(view, &events) == JGB_OK);
    for (i = 0; i < events.event_count; i++)
        asked += events.events[i].kind == JGB_EVENT_PREFETCH;
    for (i = 0; i < frame->element_count; i++)
        prepared += (frame->elements[i].flags & JGB_ELEMENT_PREPARED) != 0;
}

/* Two rounds of the same path: the first one grows what has to grow. A round
 * begins with a jump, after which what is told has to grow once more. */
static unsigned allocations_while_scrolling(jgb_view *view)
{
    jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    unsigned before = 0;
    size_t round, i;
    for (round = 0; round < 2; round++) {
        for (i = 0; i < 1000; i++) {
            if (i == 200)
                before = allocations;
            request.bounds.y = (double)(i * 37);
            request.time_ns = now_ns += 16666667;
            CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
            take_events(view, &frame);
        }
    }
    return allocations - before;
}

/* A flick to the one side and to the other: display frames of a motion, and samples of a drag; of
 * the view, or across, of a section. */
static unsigned allocations_while_flicking(jgb_view *view, int is_across)
{
    jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_pointer_sample finger = {0, {50, 200}, 1, JGB_POINTER_DOWN, JGB_DEVICE_TOUCH, 0, 0};
    double *place = is_across ? &finger.position.x : &finger.position.y;
    /* The display frame in which a section comes to rest keeps a copy of its scroller. */
    const size_t counted = is_across ? 200 : 300;
    unsigned sum = 0, before, after = 0;
    size_t round, i;
    for (round = 0; round < 5; round++) {
        const double velocity = round % 2 == 0 ? -5000 : 5000;
        finger.phase = JGB_POINTER_DOWN;
        *place = 200;
        finger.time_ns = now_ns;
        CHECK(jgb_view_send_pointers(view, &finger, 1) == JGB_OK);
        finger.phase = JGB_POINTER_MOVE;
        before = allocations;
        for (i = 0; i < 30; i++) {
            before = i < 3 ? allocations : before;
            now_ns += 8000000;
            finger.time_ns = now_ns;
            *place += velocity * 0.008;
            CHECK(jgb_view_send_pointers(view, &finger, 1) == JGB_OK);
            request.time_ns = now_ns;
            CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
            take_events(view, &frame);
        }
        sum += round < 2 ? 0 : allocations - before;
        finger.phase = JGB_POINTER_UP;
        CHECK(jgb_view_send_pointers(view, &finger, 1) == JGB_OK);
        before = allocations;
        for (i = 0; i < 300; i++) {
            before = i < 3 ? allocations : before;
            request.time_ns = now_ns += 16666667;
            CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
            take_events(view, &frame);
            after = i < counted ? allocations : after;
        }
        sum += round < 2 ? 0 : after - before;
    }
    return sum;
}

static void check_layout(jgb_view *view, jgb_layout *layout)
{
    CHECK(jgb_view_set_layout(view, layout, NULL, 0) == JGB_OK);
    jgb_layout_destroy(layout);
    CHECK(allocations_while_scrolling(view) == 0);
}

/* Layouts of sections with headers that are pinned, or not. */
static void check_sectioned_layouts(jgb_view *view, uint32_t pins)
{
    jgb_flow_layout flow = JGB_FLOW_LAYOUT_INIT;
    jgb_grid_layout grid = JGB_GRID_LAYOUT_INIT;
    jgb_waterfall_layout waterfall = JGB_WATERFALL_LAYOUT_INIT;
    jgb_justified_layout justified = JGB_JUSTIFIED_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_layout_configuration configuration = JGB_LAYOUT_CONFIGURATION_INIT;
    jgb_layout *layout = NULL;
    flow.section_metrics = configuration.section_metrics = &metrics;
    configuration.section_headers_pin_to_visible_bounds = pins;
    grid.configuration = waterfall.configuration = justified.configuration = &configuration;
    metrics.header_reference_size.height = 30;
    flow.section_headers_pin_to_visible_bounds = pins;
    flow.section_footers_pin_to_visible_bounds = pins;
    metrics.footer_reference_size.height = 20;
    CHECK(jgb_layout_create_flow(&flow, &layout) == JGB_OK);
    check_layout(view, layout);
    metrics.items_fill_line = 1;
    CHECK(jgb_layout_create_flow(&flow, &layout) == JGB_OK);
    check_layout(view, layout);
    metrics.footer_reference_size.height = 0;
    metrics.items_fill_line = 0;
    CHECK(jgb_layout_create_grid(&grid, &layout) == JGB_OK);
    check_layout(view, layout);
    CHECK(jgb_layout_create_waterfall(&waterfall, &layout) == JGB_OK);
    check_layout(view, layout);
    CHECK(jgb_layout_create_justified(&justified, &layout) == JGB_OK);
    check_layout(view, layout);
}

static jgb_layout_node node(jgb_layout_node_kind kind, double width)
{
    jgb_layout_node node = JGB_LAYOUT_NODE_INIT;
    node.kind = kind;
    node.size.width.value = width;
    node.size.height.kind = JGB_ESTIMATED;
    node.size.height.value = 60;
    return node;
}

/* Groups that content decides about. */
static void check_estimated_groups(jgb_view *view)
{
    const jgb_layout_node nodes[] = {node(JGB_LAYOUT_HORIZONTAL_GROUP, 1),
                                     node(JGB_LAYOUT_ITEM, 1.0 / 3)};
    jgb_layout_section section = JGB_LAYOUT_SECTION_INIT;
    jgb_compositional_layout compositional = JGB_COMPOSITIONAL_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    section.group = nodes;
    section.group_count = 2;
    compositional.sections = &section;
    compositional.section_count = 1;
    CHECK(jgb_layout_create_compositional(&compositional, &layout) == JGB_OK);
    check_layout(view, layout);
}

/* Layouts whose elements change with the bounds. */
static void check_paths(jgb_view *view)
{
    jgb_carousel_layout carousel = JGB_CAROUSEL_LAYOUT_INIT;
    jgb_stack_layout stack = JGB_STACK_LAYOUT_INIT;
    jgb_circle_layout circle = JGB_CIRCLE_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    carousel.scroll_direction = JGB_VERTICAL;
    CHECK(jgb_layout_create_carousel(&carousel, &layout) == JGB_OK);
    check_layout(view, layout);
    stack.scroll_direction = JGB_VERTICAL;
    CHECK(jgb_layout_create_stack(&stack, &layout) == JGB_OK);
    check_layout(view, layout);
    circle.angular_spacing = 0.1;
    CHECK(jgb_layout_create_circle(&circle, &layout) == JGB_OK);
    check_layout(view, layout);
}

/* Items that the host places, two in a row. */
static void check_explicit(jgb_view *view)
{
    static jgb_rect frames[100000];
    jgb_layout_attributes_columns columns = JGB_LAYOUT_ATTRIBUTES_COLUMNS_INIT;
    jgb_explicit_layout explicit_layout = JGB_EXPLICIT_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    size_t i;
    for (i = 0; i < 100000; i++) {
        frames[i].x = (double)(i % 2) * 160;
        frames[i].y = (double)(i / 2) * 50 + (double)(i * 37 % 20);
        frames[i].width = 150;
        frames[i].height = 60;
    }
    CHECK(jgb_layout_create_explicit(&explicit_layout, &layout) == JGB_OK);
    CHECK(jgb_view_set_layout(view, layout, NULL, 0) == JGB_OK);
    jgb_layout_destroy(layout);
    columns.count = 100000;
    columns.frames = frames;
    CHECK(jgb_view_set_layout_attributes(view, &columns) == JGB_OK);
    CHECK(allocations_while_scrolling(view) == 0);
}

/* Display frames while changes are shown over time, after those that begin the
 * changes and the first ones after. */
static unsigned allocations_while_moving(jgb_view *view, int changes, double speed)
{
    jgb_display_frame_request request = request_at(4000);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_animation animation = JGB_ANIMATION_INIT;
    unsigned before = 0, counted = 1;
    uint32_t i;
    animation.duration_ns = 1000000000;
    for (i = 0; i < 64; i++) {
        if (i < (uint32_t)changes) {
            const jgb_index_path path = { 0, 110 + i };
            CHECK(jgb_view_insert_items(view, path, 1, NULL, &animation) == JGB_OK);
        }
        if (i == 24)
            before = allocations;
        else if (i == 58)
            counted = allocations - before;
        request.time_ns = now_ns += 16666667;
        request.bounds.y += speed;
        CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
        CHECK(i >= 50 || (frame.flags & JGB_FRAME_IN_TRANSITION) != 0);
    }
    request.time_ns = now_ns += 2000000000;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    return counted;
}

static void check_transitions(jgb_view *view)
{
    static const uint32_t count = 1000;
    const jgb_content_anchor held = { JGB_ANCHOR_NONE, { 0, 0 }, 0, 0 };
    jgb_display_frame_request request = request_at(4000);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    int round;
    CHECK(jgb_view_set_items(view, count, NULL, NULL) == JGB_OK);
    CHECK(jgb_view_set_list_layout(view, NULL) == JGB_OK);
    CHECK(jgb_view_set_content_anchor(view, &held) == JGB_OK);
    request.time_ns = now_ns;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    for (round = 0; round < 2; round++) {
        unsigned still = allocations_while_moving(view, 1, 0);
        unsigned many = allocations_while_moving(view, 8, 0);
        unsigned scrolled = allocations_while_moving(view, 8, 3);
        CHECK(round == 0 || still + many + scrolled == 0);
    }
}

/* Scrolls with nothing allocated, while so many items are asked for, and cells are prepared. */
static void check_ahead(jgb_view *view, unsigned (*scroll)(jgb_view *), unsigned least_asked,
                        unsigned least_prepared)
{
    asked = prepared = 0;
    CHECK(scroll(view) == 0);
    CHECK(asked >= least_asked && prepared >= least_prepared);
}

/* Cells that are prepared ahead or around the bounds, items that are asked for ahead, and the view
 * of the element that has focus, which keeps the view while it is far from the bounds. */
static void check_standby(jgb_view *view)
{
    const jgb_element first = {JGB_CELL, JGB_KIND_NONE, {0, 0}};
    jgb_prefetch_configuration ahead = JGB_PREFETCH_CONFIGURATION_INIT;
    jgb_focus_configuration focus = JGB_FOCUS_CONFIGURATION_INIT;
    uint32_t reusable_view, generation;
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_DISPLAY | JGB_EVENT_MASK_PREFETCHING) ==
          JGB_OK);
    ahead.is_prefetching_enabled = 1;
    CHECK(jgb_view_set_prefetch_configuration(view, &ahead) == JGB_OK);
    check_ahead(view, allocations_while_scrolling, 1000, 0);
    ahead.cells_prepared_per_frame = 2;
    CHECK(jgb_view_set_prefetch_configuration(view, &ahead) == JGB_OK);
    check_ahead(view, allocations_while_scrolling, 1000, 1000);
    ahead.overscan_item_count = 8;
    CHECK(jgb_view_set_prefetch_configuration(view, &ahead) == JGB_OK);
    check_ahead(view, allocations_while_scrolling, 1000, 2000);
    ahead.cells_prepared_per_frame = 0;
    ahead.overscan_item_count = 256;
    CHECK(jgb_view_set_prefetch_configuration(view, &ahead) == JGB_OK);
    check_ahead(view, allocations_while_scrolling, 1000, 2000);
    ahead.cells_prepared_per_frame = 2;
    ahead.overscan_item_count = 8;
    CHECK(jgb_view_set_prefetch_configuration(view, &ahead) == JGB_OK);
    focus.allows_focus = 1;
    focus.keeps_focused_element = 1;
    CHECK(jgb_view_set_focus_configuration(view, &focus) == JGB_OK);
    CHECK(jgb_view_set_focused_element(view, &first) == JGB_OK);
    check_ahead(view, allocations_while_scrolling, 1000, 2000);
    CHECK(jgb_view_reusable_view_for_element(view, &first, &reusable_view, &generation) == JGB_OK);
    CHECK(jgb_view_leave_focus(view) == JGB_OK);
    CHECK(jgb_view_set_focus_configuration(view, NULL) == JGB_OK);
    CHECK(jgb_view_set_prefetch_configuration(view, NULL) == JGB_OK);
}

/* Two rounds as above, of sections in sight: each scrolls across by itself. */
static unsigned allocations_while_scrolling_across(jgb_view *view)
{
    jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    unsigned before = 0;
    size_t round, i;
    for (round = 0; round < 2; round++) {
        for (i = 0; i < 400; i++) {
            if (i == 200)
                before = allocations;
            CHECK(jgb_view_set_orthogonal_content_offset(view, 1, (double)(i * 17)) == JGB_OK);
            CHECK(jgb_view_set_orthogonal_content_offset(view, 3, (double)(i * 11)) == JGB_OK);
            request.time_ns = now_ns += 16666667;
            CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
            take_events(view, &frame);
        }
    }
    return allocations - before;
}

/* A section that a finger flicks, with a scroller of its own. */
static void check_flicked_carousel(jgb_view *view)
{
    jgb_scroll_configuration scrolling = JGB_SCROLL_CONFIGURATION_INIT;
    jgb_orthogonal_state before, after;
    CHECK(jgb_view_orthogonal_state(view, 3, &before) == JGB_OK);
    CHECK(before.viewport.y < 200 && before.viewport.y + before.viewport.height > 200);
    scrolling.is_enabled = 1;
    CHECK(jgb_view_set_scroll_configuration(view, &scrolling) == JGB_OK);
    CHECK(allocations_while_flicking(view, 1) == 0);
    CHECK(jgb_view_orthogonal_state(view, 3, &after) == JGB_OK);
    CHECK(after.content_offset - before.content_offset > 1000);
    CHECK(jgb_view_set_scroll_configuration(view, NULL) == JGB_OK);
}

/* Sections of items of 100 x 60 points that scroll across, each at another place. */
static void check_carousels(jgb_view *view)
{
    jgb_layout_node nodes[2] = {node(JGB_LAYOUT_HORIZONTAL_GROUP, 100), node(JGB_LAYOUT_ITEM, 1)};
    jgb_layout_section section = JGB_LAYOUT_SECTION_INIT;
    jgb_compositional_layout compositional = JGB_COMPOSITIONAL_LAYOUT_INIT;
    jgb_prefetch_configuration ahead = JGB_PREFETCH_CONFIGURATION_INIT;
    jgb_layout *layout = NULL;
    uint32_t i;
    nodes[0].size.width.kind = JGB_ABSOLUTE;
    nodes[0].size.height.kind = nodes[1].size.height.kind = JGB_ABSOLUTE;
    section.group = nodes;
    section.group_count = 2;
    section.orthogonal_scrolling = JGB_ORTHOGONAL_CONTINUOUS;
    compositional.sections = &section;
    compositional.section_count = 1;
    CHECK(jgb_layout_create_compositional(&compositional, &layout) == JGB_OK);
    CHECK(jgb_view_set_layout(view, layout, NULL, 0) == JGB_OK);
    jgb_layout_destroy(layout);
    for (i = 0; i < 1000; i++)
        CHECK(jgb_view_set_orthogonal_content_offset(view, i, i % 40 * 100) == JGB_OK);
    check_ahead(view, allocations_while_scrolling, 0, 0);
    check_ahead(view, allocations_while_scrolling_across, 0, 0);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_DISPLAY | JGB_EVENT_MASK_PREFETCHING) ==
          JGB_OK);
    ahead.is_prefetching_enabled = 1;
    CHECK(jgb_view_set_prefetch_configuration(view, &ahead) == JGB_OK);
    check_ahead(view, allocations_while_scrolling, 1000, 0);
    check_ahead(view, allocations_while_scrolling_across, 200, 0);
    ahead.cells_prepared_per_frame = 2;
    CHECK(jgb_view_set_prefetch_configuration(view, &ahead) == JGB_OK);
    check_ahead(view, allocations_while_scrolling, 1000, 2000);
    check_ahead(view, allocations_while_scrolling_across, 200, 0);
    check_flicked_carousel(view);
    CHECK(jgb_view_set_prefetch_configuration(view, NULL) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_NONE) == JGB_OK);
}

int main(void)
{
    jgb_scroll_configuration scrolling = JGB_SCROLL_CONFIGURATION_INIT;
    static float widths[100000], heights[100000];
    static const uint32_t count = 100000;
    static uint32_t counts[1000];
    jgb_view *view = make_view(NULL);
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_background behind = JGB_BACKGROUND_INIT;
    jgb_viewability_configuration seen = JGB_VIEWABILITY_CONFIGURATION_INIT;
    size_t i;
    CHECK(allocations > 0);
    for (i = 0; i < count; i++) {
        widths[i] = (float)(40 + i * 7919 % 160);
        heights[i] = (float)(20 + i * 104729 % 80);
    }
    chunk.section_count = 1;
    chunk.item_counts = &count;
    chunk.item_count = count;
    chunk.heights = heights;
    CHECK(jgb_view_set_data(view, NULL, 0, &chunk, 1) == JGB_OK);
    CHECK(allocations_while_scrolling(view) == 0);
    chunk.widths = widths;
    CHECK(jgb_view_set_data(view, NULL, 0, &chunk, 1) == JGB_OK);
    CHECK(allocations_while_scrolling(view) == 0);
    for (i = 0; i < 1000; i++)
        counts[i] = 100;
    chunk.section_count = 1000;
    chunk.item_counts = counts;
    CHECK(jgb_view_set_data(view, NULL, 0, &chunk, 1) == JGB_OK);
    check_sectioned_layouts(view, 0);
    check_sectioned_layouts(view, 1);
    check_estimated_groups(view);
    check_paths(view);
    check_carousels(view);
    check_explicit(view);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_DISPLAY) == JGB_OK);
    CHECK(jgb_view_set_list_layout(view, NULL) == JGB_OK);
    CHECK(allocations_while_scrolling(view) == 0);
    behind.has_background = 1;
    CHECK(jgb_view_set_background(view, &behind) == JGB_OK);
    seen.measure = JGB_VIEWABILITY_OF_ITEM;
    CHECK(jgb_view_set_viewability_configuration(view, &seen) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_NEAR_END | JGB_EVENT_MASK_VIEWABILITY) ==
          JGB_OK);
    CHECK(allocations_while_scrolling(view) == 0);
    check_standby(view);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_NONE) == JGB_OK);
    check_transitions(view);
    scrolling.is_enabled = 1;
    CHECK(jgb_view_set_scroll_configuration(view, &scrolling) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_DISPLAY | JGB_EVENT_MASK_SCROLLING) ==
          JGB_OK);
    CHECK(allocations_while_flicking(view, 0) == 0);
    jgb_view_destroy(view);
    return check_result("steady");
}

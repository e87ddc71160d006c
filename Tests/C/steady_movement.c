/* A pointer that holds an item, and moves within the place of the item, allocates nothing. */
#include "allocations.h"
#include "check.h"

/* The time of the last display frame. */
static uint64_t now_ns;

static jgb_display_frame show(jgb_view *view)
{
    jgb_display_frame_request request = request_at(4000);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_events events = JGB_EVENTS_INIT;
    request.time_ns = now_ns += 16666667;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(jgb_view_next_events(view, &events) == JGB_OK);
    return frame;
}

/* Picks up the item in the middle of the bounds, where the pointer then is. */
static jgb_point pick_up(jgb_view *view)
{
    jgb_point pointer = {0, 400}, place = {0, 4400};
    jgb_index_path path = {0, 0};
    jgb_status status = JGB_NOT_FOUND;
    uint32_t is_begun = 0;
    /* The first display frame of a layout may have another content offset. */
    (void)show(view);
    (void)show(view);
    while (status == JGB_NOT_FOUND && pointer.x < 400) {
        place.x = pointer.x += 10;
        status = jgb_view_index_path_for_item_at_point(view, place, &path);
    }
    CHECK(status == JGB_OK);
    CHECK(jgb_view_begin_interactive_movement(view, path, pointer, now_ns, &is_begun) == JGB_OK);
    CHECK(is_begun);
    return pointer;
}

static unsigned allocations_while_holding(jgb_view *view)
{
    jgb_point pointer = pick_up(view);
    jgb_interactive_movement movement;
    unsigned before = 0, counted;
    size_t i;
    for (i = 0; i < 400; i++) {
        if (i == 200)
            before = allocations;
        pointer.x += i % 3 == 0 ? 2 : -1;
        pointer.y += i % 5 == 0 ? 4 : -1;
        CHECK(jgb_view_update_interactive_movement(view, pointer, now_ns) == JGB_OK);
        (void)show(view);
    }
    counted = allocations - before;
    CHECK(jgb_view_interactive_movement(view, &movement) == JGB_OK);
    CHECK(movement.source.item == movement.target.item);
    CHECK(jgb_view_cancel_interactive_movement(view) == JGB_OK);
    now_ns += UINT64_C(1000000000);
    return counted;
}

/* Takes over the layout. */
static void check_layout(jgb_view *view, jgb_layout *layout)
{
    CHECK(jgb_view_set_layout(view, layout, NULL, 0) == JGB_OK);
    jgb_layout_destroy(layout);
    CHECK(allocations_while_holding(view) == 0);
}

/* Three columns. */
static jgb_layout *make_columns(void)
{
    jgb_layout_node nodes[2] = {JGB_LAYOUT_NODE_INIT, JGB_LAYOUT_NODE_INIT};
    jgb_layout_section section = JGB_LAYOUT_SECTION_INIT;
    jgb_compositional_layout compositional = JGB_COMPOSITIONAL_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    nodes[0].kind = JGB_LAYOUT_HORIZONTAL_GROUP;
    nodes[0].size.height.kind = JGB_ABSOLUTE;
    nodes[0].size.height.value = 60;
    nodes[1].size.width.value = 1.0 / 3;
    section.group = nodes;
    section.group_count = 2;
    compositional.sections = &section;
    compositional.section_count = 1;
    CHECK(jgb_layout_create_compositional(&compositional, &layout) == JGB_OK);
    return layout;
}

int main(void)
{
    static float widths[100000], heights[100000];
    static const uint32_t count = 100000;
    jgb_flow_layout flow = JGB_FLOW_LAYOUT_INIT;
    jgb_grid_layout grid = JGB_GRID_LAYOUT_INIT;
    jgb_waterfall_layout waterfall = JGB_WATERFALL_LAYOUT_INIT;
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_view *view = make_view(NULL);
    jgb_layout *layout = NULL;
    size_t i;
    CHECK(allocations > 0);
    for (i = 0; i < count; i++) {
        widths[i] = (float)(40 + i * 7919 % 160);
        heights[i] = (float)(20 + i * 104729 % 80);
    }
    chunk.section_count = 1;
    chunk.item_counts = &count;
    chunk.item_count = count;
    chunk.widths = widths;
    chunk.heights = heights;
    CHECK(jgb_view_set_data(view, NULL, 0, &chunk, 1) == JGB_OK);
    CHECK(jgb_view_set_default_traits(view, JGB_TRAITS_MOVE(JGB_TRAIT_YES)) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_DISPLAY | JGB_EVENT_MASK_MOVEMENT) ==
          JGB_OK);
    CHECK(jgb_view_set_list_layout(view, NULL) == JGB_OK);
    CHECK(allocations_while_holding(view) == 0);
    CHECK(jgb_layout_create_flow(&flow, &layout) == JGB_OK);
    check_layout(view, layout);
    CHECK(jgb_layout_create_grid(&grid, &layout) == JGB_OK);
    check_layout(view, layout);
    CHECK(jgb_layout_create_waterfall(&waterfall, &layout) == JGB_OK);
    check_layout(view, layout);
    check_layout(view, make_columns());
    jgb_view_destroy(view);
    return check_result("steady_movement");
}

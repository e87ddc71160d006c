/* Items that are moved in a layout of a host's own that does what flow layout does: at
 * rest both show the same, and have the same targets. */
#include "custom_flow.h"

enum { ITEMS = 60, STEPS = 400 };

static uint64_t random_state = 0x9e3779b97f4a7c15ULL;
static uint64_t time_ns;

static uint32_t chance(uint32_t limit)
{
    random_state = random_state * 6364136223846793005ULL + 1442695040888963407ULL;
    return (uint32_t)(random_state >> 33) % limit;
}

static void show(jgb_view **views, jgb_rect bounds, jgb_display_frame *frames)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    int i, step;
    request.bounds = bounds;
    request.flags = JGB_REQUEST_COMPLETE;
    /* The first display frames may have others make room, which is over in the last. */
    for (step = 0; step < 3; step++) {
        time_ns += step == 2 ? 1000000000 : 0;
        request.time_ns = time_ns;
        for (i = 0; i < 2; i++)
            CHECK(jgb_view_display_frame(views[i], &request, &frames[i]) == JGB_OK);
    }
}

static void compare(const jgb_display_frame *one, const jgb_display_frame *other)
{
    size_t i;
    CHECK(one->element_count == other->element_count);
    for (i = 0; i < one->element_count && check_failures == 0; i++) {
        const jgb_layout_attributes *a = &one->elements[i], *b = &other->elements[i];
        CHECK(memcmp(&a->element, &b->element, sizeof a->element) == 0);
        CHECK(memcmp(&a->frame, &b->frame, sizeof a->frame) == 0);
        CHECK(a->z_index == b->z_index && a->flags == b->flags);
    }
}

static void set_data(jgb_view *view)
{
    static float widths[ITEMS], heights[ITEMS];
    const uint32_t count = ITEMS;
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    const uint32_t traits = JGB_TRAITS_MOVE(JGB_TRAIT_YES);
    int i;
    for (i = 0; i < ITEMS; i++) {
        widths[i] = (float)(20 + i * 37 % 50);
        heights[i] = (float)(20 + i * 53 % 30);
    }
    chunk.section_count = 1;
    chunk.item_counts = &count;
    chunk.item_count = ITEMS;
    chunk.widths = widths;
    chunk.heights = heights;
    CHECK(jgb_view_set_data(view, NULL, 0, &chunk, 1) == JGB_OK);
    CHECK(jgb_view_set_default_traits(view, traits) == JGB_OK);
}

static void step(jgb_view **views, jgb_status (*call)(jgb_view *, uint64_t), jgb_point position,
                 uint32_t item)
{
    const jgb_index_path path = {0, item};
    uint32_t begun[2] = {2, 2};
    int i;
    for (i = 0; i < 2; i++) {
        jgb_status status;
        if (call != NULL)
            status = call(views[i], time_ns);
        else if (item < ITEMS)
            status = jgb_view_begin_interactive_movement(views[i], path, position, time_ns,
                                                         &begun[i]);
        else
            status = jgb_view_update_interactive_movement(views[i], position, time_ns);
        CHECK(status == JGB_OK);
    }
    CHECK(begun[0] == begun[1]);
}

static jgb_status cancel(jgb_view *view, uint64_t now)
{
    (void)now;
    return jgb_view_cancel_interactive_movement(view);
}

static void run(jgb_view **views, const flow *own)
{
    jgb_display_frame frames[2] = {JGB_DISPLAY_FRAME_INIT, JGB_DISPLAY_FRAME_INIT};
    jgb_interactive_movement held[2];
    jgb_rect bounds = {0, 0, 320, 200};
    size_t moved = 0;
    int number;
    show(views, bounds, frames);
    for (number = 0; number < STEPS && check_failures == 0; number++) {
        const jgb_point position = {chance(340) - 10.0, chance(240) - 20.0};
        jgb_status is_held = jgb_view_interactive_movement(views[0], &held[0]);
        CHECK(jgb_view_interactive_movement(views[1], &held[1]) == is_held);
        if (is_held != JGB_OK)
            step(views, NULL, position, chance(ITEMS));
        else if (chance(8) == 0)
            step(views, chance(3) ? jgb_view_end_interactive_movement : cancel, position, ITEMS);
        else
            step(views, NULL, position, ITEMS);
        if (chance(8) == 0)
            bounds.y = chance(300);
        show(views, bounds, frames);
        compare(&frames[0], &frames[1]);
        is_held = jgb_view_interactive_movement(views[0], &held[0]);
        CHECK(jgb_view_interactive_movement(views[1], &held[1]) == is_held);
        CHECK(own->movement_status == is_held);
        if (is_held != JGB_OK)
            continue;
        CHECK(memcmp(&held[0], &held[1], sizeof held[0]) == 0);
        CHECK(memcmp(&held[0], &own->movement, sizeof held[0]) == 0);
        moved += memcmp(&held[0].source, &held[0].target, sizeof held[0].source) != 0;
    }
    CHECK(moved > STEPS / 4);
}

int main(void)
{
    static flow own;
    jgb_view *views[2] = {NULL, NULL};
    jgb_flow_layout layout = JGB_FLOW_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_layout *layouts[2] = {NULL, NULL};
    jgb_interactive_movement none;
    int i;
    layout.section_metrics = &metrics;
    own.tolerance = layout.line_break_tolerance;
    CHECK(jgb_layout_create_flow(&layout, &layouts[0]) == JGB_OK);
    layouts[1] = make_custom_flow(&own, &metrics);
    for (i = 0; i < 2; i++) {
        CHECK(jgb_view_create(NULL, &views[i]) == JGB_OK);
        CHECK(jgb_view_set_layout(views[i], layouts[i], NULL, 0) == JGB_OK);
        jgb_layout_destroy(layouts[i]);
        set_data(views[i]);
    }
    CHECK(jgb_layout_context_interactive_movement(NULL, &none) == JGB_INVALID_ARGUMENT);
    run(views, &own);
    for (i = 0; i < 2; i++)
        jgb_view_destroy(views[i]);
    CHECK(own.released);
    return check_result("custom_movement");
}

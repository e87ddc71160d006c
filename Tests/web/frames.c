/*
 * Writes the display frames of each layout to standard output, byte by byte, while content scrolls
 * and items come and go: the page Tests/web/pages/frames.js does the same, step by step, and must
 * have the same bytes.
 */
#include <jogakbo.h>

#include <stdio.h>
#include <stdlib.h>

enum { ITEMS = 200000, STEPS = 120, LAYOUTS = 10 };

static float widths[ITEMS], heights[ITEMS];

static void check(jgb_status status)
{
    if (status == JGB_OK)
        return;
    fprintf(stderr, "frames: %s: %s\n", jgb_status_name(status), jgb_last_error());
    exit(1);
}

static jgb_status create_compositional(jgb_layout **out_layout)
{
    jgb_layout_node nodes[3] = {JGB_LAYOUT_NODE_INIT, JGB_LAYOUT_NODE_INIT, JGB_LAYOUT_NODE_INIT};
    jgb_layout_section section = JGB_LAYOUT_SECTION_INIT;
    jgb_compositional_layout layout = JGB_COMPOSITIONAL_LAYOUT_INIT;
    nodes[0].kind = JGB_LAYOUT_HORIZONTAL_GROUP;
    nodes[0].size.height.kind = JGB_ABSOLUTE;
    nodes[0].size.height.value = 110;
    nodes[1].size.width.value = 0.6;
    nodes[2].size.width.value = 0.2;
    nodes[2].count = 2;
    section.group = nodes;
    section.group_count = 3;
    section.inter_group_spacing = 7;
    layout.sections = &section;
    layout.section_count = 1;
    return jgb_layout_create_compositional(&layout, out_layout);
}

static jgb_status create_circle(jgb_layout **out_layout)
{
    jgb_circle_layout circle = JGB_CIRCLE_LAYOUT_INIT;
    circle.angular_spacing = 0.3;
    circle.rotates_items = 1;
    return jgb_layout_create_circle(&circle, out_layout);
}

static jgb_status create_explicit(jgb_view *view, jgb_layout **out_layout)
{
    enum { PLACED = 20000 };
    static jgb_rect frames[PLACED];
    jgb_layout_attributes_columns columns = JGB_LAYOUT_ATTRIBUTES_COLUMNS_INIT;
    for (int i = 0; i < PLACED; i++) {
        const jgb_rect frame = {i * 37 % 300, i * 11.5, 30 + i % 7, 40 + i % 5};
        frames[i] = frame;
    }
    columns.frames = frames;
    columns.count = PLACED;
    check(jgb_view_set_layout_attributes(view, &columns));
    return jgb_layout_create_explicit(NULL, out_layout);
}

static jgb_status create_layout(jgb_view *view, int number, jgb_layout **out_layout)
{
    switch (number) {
    case 0: return jgb_layout_create_list(NULL, out_layout);
    case 1: return jgb_layout_create_flow(NULL, out_layout);
    case 2: return jgb_layout_create_grid(NULL, out_layout);
    case 3: return jgb_layout_create_waterfall(NULL, out_layout);
    case 4: return jgb_layout_create_justified(NULL, out_layout);
    case 5: return create_compositional(out_layout);
    case 6: return jgb_layout_create_carousel(NULL, out_layout);
    case 7: return jgb_layout_create_stack(NULL, out_layout);
    case 8: return create_circle(out_layout);
    default: return create_explicit(view, out_layout);
    }
}

static void put(const void *bytes, size_t size)
{
    fwrite(bytes, 1, size, stdout);
}

static void change(jgb_view *view, int step)
{
    const float size[3] = {55, 66, 77};
    const jgb_index_path path = {0, (uint32_t)(step * 7919 % 1000)};
    jgb_item_content content = JGB_ITEM_CONTENT_INIT;
    jgb_animation animation = JGB_ANIMATION_INIT;
    animation.duration_ns = 200000000;
    content.widths = content.heights = size;
    if (step % 10 == 3)
        check(jgb_view_insert_items(view, path, 3, &content, &animation));
    if (step % 10 == 7)
        check(jgb_view_delete_items(view, path, 2, &animation));
}

static void show(jgb_view *view, int number, int step)
{
    const double far = step % 4 == 0 ? step * 104729 % 3000000 : step * 13.25;
    const int is_across = number == 6 || number == 7;
    const jgb_point offset = {is_across ? far : 0, is_across ? 0 : far};
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    check(jgb_view_display_frame_at(view, offset, (uint64_t)(step + 1) * 16000000, &frame));
    put(&frame.content_size, sizeof frame.content_size);
    put(&frame.content_offset, sizeof frame.content_offset);
    put(frame.elements, frame.element_count * sizeof *frame.elements);
    put(frame.removed_views, frame.removed_view_count * sizeof *frame.removed_views);
    put(frame.transforms, frame.transform_count * sizeof *frame.transforms);
}

int main(void)
{
    const jgb_rect bounds = {0, 0, 390, 640};
    for (int i = 0; i < ITEMS; i++) {
        widths[i] = 40 + (float)(i * 31 % 97) / 2;
        heights[i] = 30 + (float)(i * 53 % 89) / 4;
    }
    for (int number = 0; number < LAYOUTS; number++) {
        jgb_view *view = NULL;
        jgb_layout *layout = NULL;
        check(jgb_view_create(NULL, &view));
        check(jgb_view_set_items(view, ITEMS, widths, heights));
        check(create_layout(view, number, &layout));
        check(jgb_view_set_layout(view, layout, NULL, 0));
        jgb_layout_destroy(layout);
        check(jgb_view_set_bounds(view, bounds));
        for (int step = 0; step < STEPS; step++) {
            change(view, step);
            show(view, number, step);
        }
        jgb_view_destroy(view);
    }
    return 0;
}

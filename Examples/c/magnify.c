/* A flow of one column whose items grow in the middle: a layout of the host's own with a base. */
#include <jogakbo.h>
#include <math.h>
#include <stdio.h>

static jgb_status prepare(const jgb_layout_context *layout_context, void *middle)
{
    const jgb_rect bounds = jgb_layout_context_bounds(layout_context);
    *(double *)middle = bounds.y + bounds.height / 2;
    return JGB_OK;
}

/* In the middle an item is twice as large, 100 points from there as large as the base has it. */
static uint32_t grow(jgb_layout_attributes *item, jgb_transform *transform, void *middle)
{
    const double distance = fabs(item->frame.y + item->frame.height / 2 - *(double *)middle);
    transform->m[0] = transform->m[5] = 2 - fmin(distance / 100, 1);
    item->z_index = (int32_t)(100 * transform->m[0]);
    return 1;
}

static jgb_status elements(jgb_rect rect, jgb_layout_sink *sink, void *middle)
{
    return jgb_layout_sink_add_base_elements(sink, rect, grow, middle);
}

static jgb_status attributes(const jgb_element *element, jgb_layout_sink *sink, void *middle)
{
    return jgb_layout_sink_add_base_element(sink, element, grow, middle);
}

static jgb_status moved(jgb_rect now, jgb_rect before, uint32_t *out_should, void *middle)
{
    *out_should |= middle && now.y != before.y;
    return JGB_OK;
}

int main(void)
{
    static double middle;
    const jgb_rect bounds = {0, 0, 100, 300};
    jgb_custom_layout custom = JGB_CUSTOM_LAYOUT_INIT;
    jgb_layout *base = NULL, *layout = NULL;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_view *view = NULL;
    custom.context = &middle, custom.prepare = prepare, custom.elements_in_rect = elements;
    custom.attributes_for_element = attributes, custom.should_invalidate_for_bounds_change = moved;
    if (jgb_view_create(NULL, &view) || jgb_layout_create_flow(NULL, &base) ||
        (custom.base = base, jgb_layout_create_custom(&custom, &layout)) ||
        jgb_view_set_layout(view, layout, NULL, 0) || jgb_view_set_bounds(view, bounds) ||
        jgb_view_set_items(view, 1000, NULL, NULL) ||
        jgb_view_display_frame_at(view, frame.content_offset, 0, &frame))
        return 1;
    for (size_t i = 0; i < frame.element_count; i++)
        printf("item %u: %d %%\n", frame.elements[i].element.index_path.item,
               (int)frame.elements[i].z_index);
    jgb_view_destroy(view);
    jgb_layout_destroy(layout), jgb_layout_destroy(base);
    return 0;
}

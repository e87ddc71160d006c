/* A layout of the host's own: a staircase of rows, each one to the right of the one before. */
#include "guide.h"

static jgb_status prepare(const jgb_layout_context *data, void *count)
{ return jgb_layout_context_number_of_items(data, 0, count); }

static jgb_status content_size(jgb_size *out_size, void *count)
{ *out_size = (jgb_size){400, (double)*(size_t *)count * 40}; return JGB_OK; }

/* The place of an element. There are rows, and no headers. */
static jgb_status place(const jgb_element *element, jgb_layout_sink *sink, void *count)
{
    const uint32_t item = element->index_path.item;
    const jgb_layout_attributes step = {
        .frame = {item % 8 * 40, item * 40.0, 120, 40}, .alpha = 1, .element = *element};
    return element->category == JGB_CELL && item < *(size_t *)count
               ? jgb_layout_sink_add(sink, &step, NULL) : JGB_OK;
}

/* The rows in a rectangle, and maybe one more: not a look at each of a million. */
static jgb_status elements_in_rect(jgb_rect rect, jgb_layout_sink *sink, void *count)
{
    jgb_status status = JGB_OK;
    for (double y = rect.y > 0 ? rect.y : 0; y < rect.y + rect.height + 40 && !status; y += 40)
        status = place(&(jgb_element){JGB_CELL, 0, {0, (uint32_t)(y / 40)}}, sink, count);
    return status;
}

int main(void)
{
    size_t count = 0; /* what the layout keeps: the number of items as of prepare() */
    jgb_custom_layout stairs = JGB_CUSTOM_LAYOUT_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_layout *layout = NULL;
    jgb_view *view = new_list(120, 1000000);

    stairs.context = &count;
    stairs.prepare = prepare;
    stairs.content_size = content_size;
    stairs.elements_in_rect = elements_in_rect;
    stairs.attributes_for_element = place;
    check(NULL, jgb_layout_create_custom(&stairs, &layout));
    check(view, jgb_view_set_layout(view, layout, NULL, 0));
    check(view, jgb_view_display_frame_at(view, (jgb_point){0, 420}, 0, &frame));
    show(&frame);
    jgb_layout_destroy(layout);
    jgb_view_destroy(view);
    return 0;
}

/* Scrolls to a row that has never been measured, nor have the rows before it. */
#include "guide.h"

int main(void)
{
    const jgb_element target = {JGB_CELL, JGB_KIND_NONE, {0, 500}};
    jgb_preferred_size sizes[64]; /* for more rows than are visible at once */
    jgb_section_metrics rows = JGB_SECTION_METRICS_INIT;
    jgb_flow_layout list = JGB_FLOW_LAYOUT_INIT; /* of one row on each line */
    jgb_scroll_configuration scrolling = JGB_SCROLL_CONFIGURATION_INIT;
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_view *view = NULL;
    uint64_t wake_at = JGB_WAKE_EVERY_FRAME;

    rows.items_fill_line = 1;
    rows.estimated_item_size = (jgb_size){400, 50};
    list.section_metrics = &rows;
    scrolling.is_enabled = 1; /* the view keeps the content offset itself */
    request.bounds = (jgb_rect){0, 0, 400, 300};
    request.flags = JGB_REQUEST_COMPLETE;
    request.preferred_sizes = sizes;
    check(view, jgb_view_create(NULL, &view));
    check(view, jgb_view_set_flow_layout(view, &list));
    check(view, jgb_view_set_scroll_configuration(view, &scrolling));
    check(view, jgb_view_set_items(view, 1000, NULL, NULL));
    check(view, jgb_view_display_frame(view, &request, &frame));
    check(view, jgb_view_scroll_to_element(view, &target, JGB_SCROLL_TOP, 1));

    /* At every refresh of the screen; here every 50 ms. */
    for (; wake_at != 0 || request.preferred_size_count > 0; request.time_ns += 50000000) {
        check(view, jgb_view_display_frame(view, &request, &frame));
        printf("at %.0f of %.0f\n", frame.content_offset.y, frame.content_size.height);
        request.preferred_size_count = 0;
        for (size_t i = 0; i < frame.element_count && request.preferred_size_count < 64; i++)
            if (frame.elements[i].flags & JGB_ELEMENT_ESTIMATED) /* rows are 80 points high */
                sizes[request.preferred_size_count++] = (jgb_preferred_size){
                    frame.elements[i].reusable_view, frame.elements[i].generation, {400, 80}};
        check(view, jgb_view_wake_at(view, &wake_at));
    }
    printf("row %u is at the top\n", frame.elements[0].element.index_path.item);
    jgb_view_destroy(view);
    return 0;
}

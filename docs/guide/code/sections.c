/* Three sections with headers that stay at the top while their section scrolls. */
#include "guide.h"

int main(void)
{
    const uint32_t item_counts[] = {3, 2, 40}, section_metrics[] = {1, 0, 0};
    jgb_section_metrics all = JGB_SECTION_METRICS_INIT, first;
    jgb_layout_configuration configuration = JGB_LAYOUT_CONFIGURATION_INIT;
    jgb_list_layout list = JGB_LIST_LAYOUT_INIT;
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_view *view = NULL;

    all.minimum_line_spacing = 0;
    all.header_reference_size.height = 30;
    configuration.section_metrics = &all; /* of sections that have none of their own */
    configuration.section_headers_pin_to_visible_bounds = 1;
    list.configuration = &configuration;
    first = all;
    first.header_reference_size.height = 0; /* no header */
    chunk.section_count = 3;
    chunk.item_counts = item_counts;
    chunk.section_metrics = section_metrics; /* 1: the first entry of `metrics`; 0: the layout's */
    chunk.item_count = 45; /* without a column of heights: 50 points each */

    check(view, jgb_view_create(NULL, &view));
    check(view, jgb_view_set_list_layout(view, &list));
    check(view, jgb_view_set_data(view, &first, 1, &chunk, 1));
    request.flags = JGB_REQUEST_COMPLETE; /* all elements, not only those that have changed */
    for (int i = 0; i < 2; i++) {
        request.bounds = (jgb_rect){0, i * 200, 400, 150};
        check(view, jgb_view_display_frame(view, &request, &frame));
        printf("at %.0f:\n", frame.content_offset.y);
        show(&frame);
    }
    jgb_view_destroy(view);
    return 0;
}

/* A list of a million rows, scrolled: which row to show in which view, and where. */
#include <jogakbo.h>
#include <stdio.h>

enum { ROWS = 1000000 };

static int failed(jgb_view *view, jgb_status status)
{
    if (status != JGB_OK)
        fprintf(stderr, "%s: %s\n", jgb_status_name(status), jgb_view_last_error(view));
    return status != JGB_OK;
}

static jgb_status show(jgb_view *view, double offset)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_status status;
    size_t i;
    request.bounds.y = offset;
    request.bounds.width = 400;
    request.bounds.height = 200;
    status = jgb_view_display_frame(view, &request, &frame);
    if (status != JGB_OK)
        return status;
    printf("offset %.0f of %.0f\n", offset, frame.content_size.height);
    for (i = 0; i < frame.removed_view_count; i++)
        printf("  view %u: hide\n", frame.removed_views[i]);
    for (i = 0; i < frame.element_count; i++) {
        const jgb_layout_attributes *row = &frame.elements[i];
        printf("  view %u: row %u at %.0f, %.0f points high\n", row->reusable_view,
               row->element.index_path.item, row->frame.y, row->frame.height);
    }
    return JGB_OK;
}

int main(void)
{
    static float heights[ROWS];
    static const uint32_t count = ROWS;
    jgb_flow_layout layout = JGB_FLOW_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_data_source_chunk rows = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_view *view;
    uint32_t i;
    for (i = 0; i < ROWS; i++)
        heights[i] = 40 + i % 3 * 20;
    rows.section_count = 1;
    rows.item_counts = &count;
    rows.item_count = ROWS;
    rows.heights = heights;
    layout.section_metrics = &metrics;
    metrics.items_fill_line = 1;
    if (failed(NULL, jgb_view_create(NULL, &view)) ||
        failed(view, jgb_view_set_flow_layout(view, &layout)) ||
        failed(view, jgb_view_set_data(view, NULL, 0, &rows, 1)) ||
        failed(view, show(view, 0)) || failed(view, show(view, 37)) ||
        failed(view, show(view, 50000000)))
        return 1;
    jgb_view_destroy(view);
    return 0;
}

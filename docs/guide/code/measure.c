/* Rows whose heights are known only once they are measured, as they come into sight. */
#include "guide.h"

/* What a text engine would say: rows are 40, 57 or 74 points high. */
static double measure(jgb_index_path path) { return 40 + path.item % 3 * 17; }

int main(void)
{
    const double offsets[] = {0, 10000, 0};
    jgb_preferred_size sizes[16]; /* for more rows than are visible at once */
    jgb_section_metrics rows = JGB_SECTION_METRICS_INIT;
    jgb_flow_layout list = JGB_FLOW_LAYOUT_INIT; /* of one row on each line */
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_view *view = NULL;

    rows.items_fill_line = 1;
    rows.estimated_item_size = (jgb_size){400, 50};
    list.section_metrics = &rows;
    request.preferred_sizes = sizes;
    check(view, jgb_view_create(NULL, &view));
    check(view, jgb_view_set_flow_layout(view, &list));
    check(view, jgb_view_set_items(view, 1000, NULL, NULL));
    for (int i = 0; i < 3; i++) {
        request.bounds = (jgb_rect){0, offsets[i], 400, 150};
        do { /* a display frame, and another one as long as there are rows to measure */
            check(view, jgb_view_display_frame(view, &request, &frame));
            show(&frame);
            request.bounds.y += frame.content_offset_adjustment.y;
            request.preferred_size_count = 0;
            for (size_t j = 0; j < frame.element_count && request.preferred_size_count < 16; j++) {
                const jgb_layout_attributes *row = &frame.elements[j];
                const jgb_size size = {400, measure(row->element.index_path)};
                if (row->flags & JGB_ELEMENT_ESTIMATED)
                    sizes[request.preferred_size_count++] =
                        (jgb_preferred_size){row->reusable_view, row->generation, size};
            }
        } while (request.preferred_size_count > 0);
        printf("all is measured, %.0f points high\n", frame.content_size.height);
    }
    jgb_view_destroy(view);
    return 0;
}

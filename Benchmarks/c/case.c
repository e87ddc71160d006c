#include "case.h"

static jgb_display_frame ask(view_case *c, uint32_t flags, uint64_t time_ns) {
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.bounds.y = c->offset;
    request.bounds.width = c->width;
    request.bounds.height = c->height > 0 ? c->height : 800;
    request.flags = flags;
    request.time_ns = time_ns;
    CHECK(c->view, jgb_view_display_frame(c->view, &request, &frame));
    return frame;
}

jgb_display_frame case_show(view_case *c, uint32_t flags) { return ask(c, flags, 0); }

jgb_display_frame case_follow(view_case *c, uint64_t time_ns) {
    const jgb_display_frame frame = ask(c, 0, time_ns);
    c->offset = frame.content_offset.y;
    c->content = frame.content_size.height;
    return frame;
}

case_source case_list(const float *heights, const uint32_t *count) {
    case_source s = { NULL, JGB_FLOW_LAYOUT_INIT, JGB_SECTION_METRICS_INIT,
                      JGB_DATA_SOURCE_CHUNK_INIT, NULL };
    s.metrics.items_fill_line = 1;
    s.metrics.minimum_line_spacing = 0;
    s.chunk.section_count = 1;
    s.chunk.item_counts = count;
    s.chunk.item_count = *count;
    s.chunk.heights = heights;
    return s;
}

static void set_frames(jgb_view *view, const jgb_rect *frames, size_t count) {
    jgb_layout_attributes_columns columns = JGB_LAYOUT_ATTRIBUTES_COLUMNS_INIT;
    columns.count = count;
    columns.frames = frames;
    CHECK(view, jgb_view_set_layout_attributes(view, &columns));
}

void case_open(view_case *c, const case_source *s) {
    CHECK(NULL, jgb_view_create(NULL, &c->view));
    if (s->layout) {
        CHECK(c->view, jgb_view_set_layout(c->view, s->layout, NULL, 0));
    } else {
        jgb_flow_layout flow = s->flow;
        flow.section_metrics = &s->metrics;
        CHECK(c->view, jgb_view_set_flow_layout(c->view, &flow));
    }
    CHECK(c->view, jgb_view_set_data(c->view, NULL, 0, &s->chunk, 1));
    if (s->frames) set_frames(c->view, s->frames, s->chunk.item_count);
    c->offset = 0;
    const jgb_display_frame frame = case_show(c, 0);
    c->content = frame.content_size.height;
    c->appeared = frame.element_count;
}

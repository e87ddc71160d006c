/*
 * A change shown over time: three rows come from the left and one goes, on a spring, while the
 * content is scrolled. Each line is a display frame: when, the content offset, and which
 * row stands where in which view.
 */
#include <jogakbo.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 1000, FRAME_NS = 1000000000 / 60, SCROLLED = 4 };

static void check(jgb_view *view, jgb_status status)
{
    if (status == JGB_OK)
        return;
    fprintf(stderr, "animate: %s: %s\n", jgb_status_name(status), jgb_view_last_error(view));
    exit(1);
}

static jgb_view *make_list(void)
{
    static const uint32_t count = ROWS;
    jgb_flow_layout layout = JGB_FLOW_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_data_source_chunk rows = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_view *view = NULL;
    layout.section_metrics = &metrics;
    metrics.items_fill_line = 1;
    metrics.item_size.height = 50;
    metrics.minimum_line_spacing = 0;
    rows.section_count = 1;
    rows.item_counts = &count;
    rows.item_count = count;
    check(NULL, jgb_view_create(NULL, &view));
    check(view, jgb_view_set_flow_layout(view, &layout));
    check(view, jgb_view_set_data(view, NULL, 0, &rows, 1));
    return view;
}

/* The first visible row keeps its place on screen: one that is inserted above it moves the content
 * offset. The others come and go within what is visible. */
static void change_rows(jgb_view *view)
{
    static const jgb_update_item parts[] = {
        /* action, path before the update, path after it, count, flags */
        {JGB_INSERT, {0, 0}, {0, 0}, 1, 0},
        {JGB_INSERT, {0, 0}, {0, 22}, 2, 0},
        {JGB_DELETE, {0, 23}, {0, 0}, 1, 0},
    };
    jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    animation.duration_ns = 400000000;
    animation.curve.kind = JGB_CURVE_SPRING;
    animation.curve.parameters[0] = 0.6; /* the damping ratio */
    animation.appearing.edge = JGB_EDGE_LEFT;
    options.animation = &animation;
    options.tag = 1;
    update.items = parts;
    update.item_count = sizeof parts / sizeof *parts;
    check(view, jgb_view_perform_batch_updates(view, &update, &options));
}

static void draw(const jgb_display_frame *frame, uint64_t time_ns)
{
    size_t i;
    printf("%3u ms, offset %4.0f:", (unsigned)(time_ns / 1000000), frame->content_offset.y);
    for (i = 0; i < frame->element_count; i++) {
        const jgb_layout_attributes *row = &frame->elements[i];
        /* A row that goes has the index path that it had. */
        const char *mark = row->flags & JGB_ELEMENT_DISAPPEARING ? "-" : "";
        printf("  %s%u @%.0f,%.0f %.0f%% in %u", mark, row->element.index_path.item, row->frame.x,
               row->frame.y - frame->content_offset.y, 100 * row->alpha, row->reusable_view);
    }
    putchar('\n');
    for (i = 0; i < frame->completion_count; i++)
        printf("update %u is %s\n", (unsigned)frame->completions[i].tag,
               frame->completions[i].is_finished ? "finished" : "interrupted");
}

/* Draws until nothing moves any more. */
static void run(jgb_view *view, double *offset, uint64_t *time_ns)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.bounds.width = 320;
    request.bounds.height = 200;
    request.flags = JGB_REQUEST_COMPLETE; /* so that each line has all rows */
    do {
        request.bounds.y = *offset;
        request.time_ns = *time_ns;
        check(view, jgb_view_display_frame(view, &request, &frame));
        /* The anchor may have moved the offset: ask from there the next time, or the content
         * jumps. */
        *offset += frame.content_offset_adjustment.y;
        draw(&frame, *time_ns);
        /* The user scrolls meanwhile: rows go on their way all the same. */
        *offset += SCROLLED;
        *time_ns += FRAME_NS;
    } while (frame.flags & JGB_FRAME_IN_TRANSITION);
}

int main(void)
{
    jgb_view *view = make_list();
    double offset = 1000;
    uint64_t time_ns = 0;
    run(view, &offset, &time_ns);
    change_rows(view);
    run(view, &offset, &time_ns);
    jgb_view_destroy(view);
    return 0;
}

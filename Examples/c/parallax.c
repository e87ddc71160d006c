/*
 * parallax [FILE.svg]: a layout of its own, rows whose pictures scroll more slowly than
 * the rows do.
 *
 * Without a file it says what display frames change; with one it draws them, and says how long
 * layout and a display frame take.
 */
#include <jogakbo.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { ROWS = 100000, SEEN_MAX = 64, MEASURED_FRAMES = 1000 };

#define ROW_HEIGHT 200.0
#define CAPTION_HEIGHT 60.0
#define PICTURE_HEIGHT 260.0

/* What the layout knows from when it was prepared. */
typedef struct parallax {
    jgb_rect bounds;
    uint32_t row_count;
    uint32_t picture; /* the kind of the decoration views */
    jgb_element moved[SEEN_MAX];
    unsigned asked;
} parallax;

static uint32_t row_at(const parallax *self, double y)
{
    double row = floor(y / ROW_HEIGHT);
    if (row < 0)
        return 0;
    return row < self->row_count ? (uint32_t)row : self->row_count;
}

/* The caption stands at the foot of its row; the picture is higher than the row,
 * and lags behind by a fifth of what the row is away from the top. */
static jgb_layout_attributes place(const parallax *self, const jgb_element *element)
{
    jgb_layout_attributes one;
    double top = element->index_path.item * ROW_HEIGHT;
    memset(&one, 0, sizeof one);
    one.element = *element;
    one.alpha = 1;
    one.frame.width = self->bounds.width;
    if (element->category == JGB_CELL) {
        one.frame.y = top + ROW_HEIGHT - CAPTION_HEIGHT;
        one.frame.height = CAPTION_HEIGHT;
    } else {
        one.frame.y = top - (PICTURE_HEIGHT - ROW_HEIGHT) + (self->bounds.y - top) * 0.2;
        one.frame.height = PICTURE_HEIGHT;
        one.z_index = -1;
    }
    return one;
}

static jgb_element element_of(const parallax *self, jgb_element_category category, uint32_t row)
{
    jgb_element element;
    element.category = category;
    element.element_kind = category == JGB_CELL ? JGB_KIND_NONE : self->picture;
    element.index_path.section = 0;
    element.index_path.item = row;
    return element;
}

static jgb_status prepare(const jgb_layout_context *layout_context, void *context)
{
    parallax *self = (parallax *)context;
    size_t count = 0;
    jgb_status status = jgb_layout_context_number_of_items(layout_context, 0, &count);
    self->bounds = jgb_layout_context_bounds(layout_context);
    self->row_count = (uint32_t)count;
    return status;
}

static jgb_status content_size(jgb_size *out_size, void *context)
{
    const parallax *self = (const parallax *)context;
    out_size->width = self->bounds.width;
    out_size->height = self->row_count * ROW_HEIGHT;
    return JGB_OK;
}

/* A picture may reach into the rectangle from two rows away. */
static jgb_status elements_in_rect(jgb_rect rect, jgb_layout_sink *sink, void *context)
{
    parallax *self = (parallax *)context;
    uint32_t row = row_at(self, rect.y - 2 * ROW_HEIGHT);
    uint32_t end = row_at(self, rect.y + rect.height + 3 * ROW_HEIGHT);
    jgb_status status = JGB_OK;
    self->asked++;
    for (; row < end && status == JGB_OK; row++) {
        jgb_element caption = element_of(self, JGB_CELL, row);
        jgb_element picture = element_of(self, JGB_DECORATION_VIEW, row);
        jgb_layout_attributes one = place(self, &picture);
        status = jgb_layout_sink_add(sink, &one, NULL);
        one = place(self, &caption);
        if (status == JGB_OK)
            status = jgb_layout_sink_add(sink, &one, NULL);
    }
    return status;
}

static jgb_status attributes_for_element(const jgb_element *element, jgb_layout_sink *sink,
                                         void *context)
{
    jgb_layout_attributes one = place((const parallax *)context, element);
    return jgb_layout_sink_add(sink, &one, NULL);
}

static jgb_status should_invalidate(jgb_rect new_bounds, jgb_rect bounds, uint32_t *out_should,
                                    void *context)
{
    (void)context;
    *out_should = new_bounds.y != bounds.y || new_bounds.width != bounds.width;
    return JGB_OK;
}

/* Scrolling moves the pictures that are in sight, and nothing else. */
static jgb_status invalidation(jgb_rect new_bounds, jgb_invalidation_context *context_of_change,
                               void *context)
{
    parallax *self = (parallax *)context;
    uint32_t row = row_at(self, new_bounds.y - 2 * ROW_HEIGHT);
    uint32_t end = row_at(self, new_bounds.y + new_bounds.height + 3 * ROW_HEIGHT);
    size_t count = 0;
    if (new_bounds.width != self->bounds.width)
        return JGB_OK; /* everything, as it comes */
    for (; row < end && count < SEEN_MAX; row++)
        self->moved[count++] = element_of(self, JGB_DECORATION_VIEW, row);
    context_of_change->flags = 0;
    context_of_change->elements = self->moved;
    context_of_change->element_count = count;
    return JGB_OK;
}

static int failed(jgb_view *view, jgb_status status)
{
    if (status != JGB_OK)
        fprintf(stderr, "%s: %s\n", jgb_status_name(status), jgb_view_last_error(view));
    return status != JGB_OK;
}

static jgb_status make_layout(parallax *self, jgb_layout **out_layout)
{
    jgb_custom_layout custom = JGB_CUSTOM_LAYOUT_INIT;
    custom.context = self;
    custom.prepare = prepare;
    custom.content_size = content_size;
    custom.elements_in_rect = elements_in_rect;
    custom.attributes_for_element = attributes_for_element;
    custom.should_invalidate_for_bounds_change = should_invalidate;
    custom.invalidation_context_for_bounds_change = invalidation;
    return jgb_layout_create_custom(&custom, out_layout);
}

static jgb_status show(jgb_view *view, double offset)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_status status;
    size_t i;
    request.bounds.y = offset;
    request.bounds.width = 400;
    request.bounds.height = 300;
    status = jgb_view_display_frame(view, &request, &frame);
    if (status != JGB_OK)
        return status;
    printf("offset %.0f of %.0f\n", offset, frame.content_size.height);
    for (i = 0; i < frame.element_count; i++) {
        const jgb_layout_attributes *one = &frame.elements[i];
        printf("  view %u: %s %u at %.0f\n", one->reusable_view,
               one->element.category == JGB_CELL ? "caption" : "picture",
               one->element.index_path.item, one->frame.y - offset);
    }
    return JGB_OK;
}

/* ---- As a picture ------------------------------------------------------- */

enum { PANELS = 3, PANEL_WIDTH = 180, PANEL_HEIGHT = 300, MARGIN = 28, GAP = 24, TOP = 74 };

/* A picture is higher than its row, and seen through it: a sun over hills. */
static void draw_picture(FILE *file, const jgb_layout_attributes *one, int panel)
{
    static const char *const skies[] = {"#fbeecb", "#dfe9f6", "#ebe1f5", "#fae3d3"};
    uint32_t row = one->element.index_path.item;
    double y = one->frame.y, width = one->frame.width, foot = y + one->frame.height;
    fprintf(file,
            "<clipPath id=\"row-%d-%u\"><rect y=\"%g\" width=\"%g\" height=\"%g\"/></clipPath>\n"
            "<g clip-path=\"url(#row-%d-%u)\">\n",
            panel, row, row * ROW_HEIGHT, width, ROW_HEIGHT, panel, row);
    fprintf(file, "<rect y=\"%g\" width=\"%g\" height=\"%g\" fill=\"%s\"/>\n", y, width,
            one->frame.height, skies[row % 4]);
    fprintf(file, "<circle cx=\"%g\" cy=\"%g\" r=\"22\" fill=\"#d3b15f\"/>\n",
            width * (0.25 + row % 3 * 0.25), y + 100);
    fprintf(file,
            "<path d=\"M0 %g L%g %g L%g %g L%g %g L%g %g L%g %g Z\" fill=\"#8abb8b\"/>\n", foot,
            width * 0.3, y + 130, width * 0.5, y + 170, width * 0.75, y + 120, width, y + 180,
            width, foot);
    fprintf(file, "<text x=\"%g\" y=\"%g\" font-size=\"10\">picture %u</text>\n</g>\n",
            width * 0.22, y + 188, row);
}

static void draw_caption(FILE *file, const jgb_layout_attributes *one)
{
    fprintf(file, "<rect y=\"%g\" width=\"%g\" height=\"%g\" fill=\"#33404f\"/>\n", one->frame.y,
            one->frame.width, one->frame.height);
    fprintf(file,
            "<text x=\"8\" y=\"%g\" font-size=\"12\" fill=\"#ffffff\">row %u, view %u</text>\n",
            one->frame.y + 35, one->element.index_path.item, one->reusable_view);
}

/* A display frame in its place beside the others. */
static jgb_status draw_panel(jgb_view *view, FILE *file, int panel, double offset)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    int x = MARGIN + panel * (PANEL_WIDTH + GAP);
    jgb_status status;
    size_t i;
    request.bounds.y = offset;
    request.bounds.width = PANEL_WIDTH;
    request.bounds.height = PANEL_HEIGHT;
    request.flags = JGB_REQUEST_COMPLETE;
    status = jgb_view_display_frame(view, &request, &frame);
    if (status != JGB_OK)
        return status;
    fprintf(file, "<svg x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" viewBox=\"0 %g %d %d\">\n",
            x, TOP, PANEL_WIDTH, PANEL_HEIGHT, offset, PANEL_WIDTH, PANEL_HEIGHT);
    for (i = 0; i < frame.element_count; i++)
        if (frame.elements[i].element.category == JGB_CELL)
            draw_caption(file, &frame.elements[i]);
        else
            draw_picture(file, &frame.elements[i], panel);
    fprintf(file,
            "</svg>\n<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"none\" "
            "stroke=\"#c2452d\" stroke-width=\"1.2\"/>\n"
            "<text x=\"%d\" y=\"%d\" font-size=\"11\" text-anchor=\"middle\">offset %g</text>\n",
            x, TOP, PANEL_WIDTH, PANEL_HEIGHT, x + PANEL_WIDTH / 2, TOP + PANEL_HEIGHT + 20,
            offset);
    return JGB_OK;
}

/* The first display frame lays out; each after it is scrolled on by a point. */
static int measure(jgb_view *view)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    clock_t start = clock();
    double layout, frames;
    size_t shown;
    int i;
    request.bounds.width = PANEL_WIDTH;
    request.bounds.height = PANEL_HEIGHT;
    if (failed(view, jgb_view_display_frame(view, &request, &frame)))
        return 1;
    layout = (double)(clock() - start) / CLOCKS_PER_SEC;
    shown = frame.element_count;
    start = clock();
    for (i = 0; i < MEASURED_FRAMES; i++) {
        request.bounds.y += 1;
        if (failed(view, jgb_view_display_frame(view, &request, &frame)))
            return 1;
    }
    frames = (double)(clock() - start) / CLOCKS_PER_SEC;
    printf("%d items in %.0f us, %u elements in %.2f us\n", ROWS, layout * 1e6, (unsigned)shown,
           frames / MEASURED_FRAMES * 1e6);
    return 0;
}

static int draw(jgb_view *view, const char *path)
{
    int width = 2 * MARGIN + PANELS * PANEL_WIDTH + (PANELS - 1) * GAP;
    int height = TOP + PANEL_HEIGHT + 24 + MARGIN, panel;
    jgb_status status = JGB_OK;
    FILE *file = fopen(path, "w");
    if (!file) {
        perror(path);
        return 1;
    }
    fprintf(file,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
            "font-family=\"system-ui, 'DejaVu Sans', sans-serif\" fill=\"#26292e\">\n"
            "<rect width=\"%d\" height=\"%d\" fill=\"#fbfaf7\"/>\n"
            "<text x=\"%d\" y=\"36\" font-size=\"17\" font-weight=\"600\">Parallax</text>\n"
            "<text x=\"%d\" y=\"56\" font-size=\"11.5\">A layout of the host's own: %d rows, whose "
            "pictures scroll more slowly than they do</text>\n",
            width, height, width, height, MARGIN, MARGIN, ROWS);
    for (panel = 0; panel < PANELS && status == JGB_OK; panel++)
        status = draw_panel(view, file, panel, 500 + panel * 60);
    fprintf(file, "</svg>\n");
    if (fclose(file) != 0) {
        perror(path);
        return 1;
    }
    return failed(view, status);
}

static int say(jgb_view *view, const parallax *rows)
{
    if (failed(view, show(view, 0)) || failed(view, show(view, 50)) ||
        failed(view, show(view, 100)) || failed(view, show(view, 10000000)))
        return 1;
    printf("asked for a rectangle %u times\n", rows->asked);
    return 0;
}

int main(int argc, char **argv)
{
    static const uint32_t count = ROWS;
    parallax rows;
    int result;
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_layout *layout = NULL;
    jgb_view *view = NULL;
    memset(&rows, 0, sizeof rows);
    chunk.section_count = 1;
    chunk.item_counts = &count;
    chunk.item_count = ROWS;
    if (failed(NULL, jgb_view_create(NULL, &view)) ||
        failed(view, jgb_view_register_element_kind(view, "picture", 7, &rows.picture)) ||
        failed(NULL, make_layout(&rows, &layout)) ||
        failed(view, jgb_view_set_data(view, NULL, 0, &chunk, 1)) ||
        failed(view, jgb_view_set_layout(view, layout, NULL, 0)))
        return 1;
    if (argc > 1)
        result = measure(view) || draw(view, argv[1]);
    else
        result = say(view, &rows);
    jgb_layout_destroy(layout);
    jgb_view_destroy(view);
    return result;
}

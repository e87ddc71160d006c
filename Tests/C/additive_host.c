/* Animations are additive in a layout of the host's own, too (rule T3): how far a
 * row that lags behind the content, as parallax has it, is from its target
 * depends on the time, not on the content offset. */
#include "check.h"

#include <math.h>

enum { ROWS = 2000, HEIGHT = 44, FRAMES = 258, CHANGES = 8 };

typedef struct parallax {
    jgb_rect bounds;
    uint32_t row_count;
} parallax;

/* A row lags behind by a fifth of what it is away from the top of the bounds. */
static jgb_layout_attributes place(const parallax *self, const jgb_element *element)
{
    const double top = element->index_path.item * (double)HEIGHT;
    jgb_layout_attributes one;
    memset(&one, 0, sizeof one);
    one.element = *element;
    one.alpha = 1;
    one.frame.y = top + (self->bounds.y - top) * 0.2;
    one.frame.width = self->bounds.width;
    one.frame.height = HEIGHT;
    return one;
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
    out_size->height = self->row_count * (double)HEIGHT;
    return JGB_OK;
}

static jgb_status elements_in_rect(jgb_rect rect, jgb_layout_sink *sink, void *context)
{
    parallax *self = (parallax *)context;
    jgb_status status = JGB_OK;
    uint32_t row;
    for (row = 0; row < self->row_count && status == JGB_OK; row++) {
        const jgb_element element = { JGB_CELL, JGB_KIND_NONE, { 0, row } };
        const jgb_layout_attributes one = place(self, &element);
        if (one.frame.y < rect.y + rect.height && one.frame.y + HEIGHT > rect.y)
            status = jgb_layout_sink_add(sink, &one, NULL);
    }
    return status;
}

static jgb_status attributes_for_element(const jgb_element *element, jgb_layout_sink *sink,
                                         void *context)
{
    const jgb_layout_attributes one = place((const parallax *)context, element);
    return jgb_layout_sink_add(sink, &one, NULL);
}

static jgb_status should_invalidate(jgb_rect new_bounds, jgb_rect bounds, uint32_t *out_should,
                                    void *context)
{
    (void)context;
    *out_should = new_bounds.y != bounds.y;
    return JGB_OK;
}

static jgb_view *make(parallax *self)
{
    const jgb_content_anchor none = { JGB_ANCHOR_NONE, { 0, 0 }, 0, 0 };
    jgb_custom_layout custom = JGB_CUSTOM_LAYOUT_INIT;
    jgb_view *view = NULL;
    jgb_layout *layout = NULL;
    memset(self, 0, sizeof *self);
    custom.context = self;
    custom.prepare = prepare;
    custom.content_size = content_size;
    custom.elements_in_rect = elements_in_rect;
    custom.attributes_for_element = attributes_for_element;
    custom.should_invalidate_for_bounds_change = should_invalidate;
    CHECK(jgb_view_create(NULL, &view) == JGB_OK);
    CHECK(jgb_layout_create_custom(&custom, &layout) == JGB_OK);
    CHECK(jgb_view_set_layout(view, layout, NULL, 0) == JGB_OK);
    jgb_layout_destroy(layout);
    CHECK(jgb_view_set_items(view, ROWS, NULL, NULL) == JGB_OK);
    CHECK(jgb_view_set_content_anchor(view, &none) == JGB_OK);
    return view;
}

/* How far each row is from its target; 1e9 for one that is not shown. */
static void find_distances(jgb_view *view, const parallax *self, double offset, uint64_t time_ns,
                           double *distances)
{
    jgb_display_frame_request request = request_at(offset);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    size_t i;
    request.time_ns = time_ns;
    request.flags = JGB_REQUEST_COMPLETE;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    for (i = 0; i < ROWS + 2 * CHANGES; i++)
        distances[i] = 1e9;
    for (i = 0; i < frame.element_count; i++) {
        const jgb_layout_attributes *shown = &frame.elements[i];
        const jgb_layout_attributes target = place(self, &shown->element);
        if (!(shown->flags & JGB_ELEMENT_DISAPPEARING))
            distances[shown->element.index_path.item] = shown->frame.y - target.frame.y;
    }
}

static void change(jgb_view *view, uint32_t number)
{
    const jgb_index_path path = { 0, 505 + 3 * number };
    jgb_animation animation = JGB_ANIMATION_INIT;
    animation.duration_ns = 6000000000u;
    animation.curve.kind = JGB_CURVE_LINEAR;
    if (number % 3 == 1)
        CHECK(jgb_view_delete_items(view, path, 1, &animation) == JGB_OK);
    else
        CHECK(jgb_view_insert_items(view, path, 1, NULL, &animation) == JGB_OK);
}

int main(void)
{
    static double still[ROWS + 2 * CHANGES], scrolled[ROWS + 2 * CHANGES];
    parallax layouts[2];
    jgb_view *stays = make(&layouts[0]), *scrolls = make(&layouts[1]);
    const double start = 500 * HEIGHT;
    double offset = start;
    uint64_t time_ns = 1;
    size_t moving = 0, i;
    uint32_t number;
    find_distances(stays, &layouts[0], start, time_ns, still);
    find_distances(scrolls, &layouts[1], start, time_ns, scrolled);
    for (number = 0; number < FRAMES; number++) {
        time_ns += 16666667;
        if (number < CHANGES) {
            change(stays, number);
            change(scrolls, number);
        } else {
            offset += 12;
        }
        find_distances(stays, &layouts[0], start, time_ns, still);
        find_distances(scrolls, &layouts[1], offset, time_ns, scrolled);
        for (i = 0; i < ROWS + 2 * CHANGES; i++) {
            if (still[i] == 1e9 || scrolled[i] == 1e9)
                continue;
            CHECK(fabs(still[i] - scrolled[i]) <= 1.0 / 32768);
            moving += number > CHANGES && fabs(still[i]) > 1e-3;
        }
    }
    CHECK(offset == start + 3000 && moving > 100);
    jgb_view_destroy(stays);
    jgb_view_destroy(scrolls);
    return check_result("additive_host");
}

/*
 * The browser's own layout: characters on lines, section after section, and the lines sway as
 * they scroll: one to the right, the next one to the left.
 */
#include "browser.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { CELL_WIDTH = 9, CELL_STEP = 10, LINE_HEIGHT = 2, HEADER_HEIGHT = 1, SWAY = 8 };

/* What it knows from when it was prepared. */
typedef struct swaying {
    jgb_rect bounds;
    size_t section_count;
    uint32_t *item_counts;
    double *starts; /* of sections; one more is the end of the last */
    uint32_t columns;
} swaying;

static jgb_status prepare(const jgb_layout_context *layout_context, void *context)
{
    swaying *self = (swaying *)context;
    size_t count = jgb_layout_context_number_of_sections(layout_context), section, items = 0;
    uint32_t *counts = (uint32_t *)realloc(self->item_counts, (count + 1) * sizeof *counts);
    double *starts, y = 0;
    if (!counts)
        return JGB_RESOURCE_EXHAUSTED;
    self->item_counts = counts;
    starts = (double *)realloc(self->starts, (count + 1) * sizeof *starts);
    if (!starts)
        return JGB_RESOURCE_EXHAUSTED;
    self->starts = starts;
    self->section_count = count;
    self->bounds = jgb_layout_context_bounds(layout_context);
    self->columns = (uint32_t)fmax(1, floor((self->bounds.width - 2 * SWAY) / CELL_STEP));
    for (section = 0; section < count; section++) {
        jgb_status status =
            jgb_layout_context_number_of_items(layout_context, (uint32_t)section, &items);
        if (status != JGB_OK)
            return status;
        counts[section] = (uint32_t)items;
        starts[section] = y;
        y += HEADER_HEIGHT + ceil((double)items / self->columns) * LINE_HEIGHT;
    }
    starts[count] = y;
    return JGB_OK;
}

static jgb_status content_size(jgb_size *out_size, void *context)
{
    const swaying *self = (const swaying *)context;
    out_size->width = self->bounds.width;
    out_size->height = self->starts[self->section_count];
    return JGB_OK;
}

/* A line is in the middle when it is half-way down what is visible. */
static double sway(const swaying *self, uint32_t line, double y)
{
    double half = self->bounds.height / 2;
    double way = half > 0 ? (y + LINE_HEIGHT / 2.0 - self->bounds.y - half) / half : 0;
    way = fmax(-1, fmin(1, way)) * SWAY;
    return line % 2 == 0 ? way : -way;
}

static jgb_layout_attributes place(const swaying *self, const jgb_element *element)
{
    jgb_layout_attributes one;
    jgb_index_path path = element->index_path;
    uint32_t line = path.item / self->columns;
    memset(&one, 0, sizeof one);
    one.element = *element;
    one.alpha = 1;
    one.frame.y = self->starts[path.section];
    one.frame.width = self->bounds.width;
    one.frame.height = HEADER_HEIGHT;
    one.z_index = 1;
    if (element->category == JGB_CELL) {
        one.frame.y += HEADER_HEIGHT + (double)line * LINE_HEIGHT;
        one.frame.x =
            SWAY + path.item % self->columns * CELL_STEP + sway(self, line, one.frame.y);
        one.frame.width = CELL_WIDTH;
        one.frame.height = LINE_HEIGHT;
        one.z_index = 0;
    }
    return one;
}

static jgb_status attributes_for_element(const jgb_element *element, jgb_layout_sink *sink,
                                         void *context)
{
    jgb_layout_attributes one;
    if (element->category != JGB_CELL && element->element_kind != JGB_KIND_SECTION_HEADER)
        return JGB_OK; /* there is none */
    one = place((const swaying *)context, element);
    return jgb_layout_sink_add(sink, &one, NULL);
}

static jgb_status add_section(const swaying *self, uint32_t section, jgb_rect rect,
                              jgb_layout_sink *sink, void *context)
{
    double lines = self->starts[section] + HEADER_HEIGHT;
    double first = fmax(0, floor((rect.y - lines) / LINE_HEIGHT)) * self->columns;
    double end = fmax(0, ceil((rect.y + rect.height - lines) / LINE_HEIGHT)) * self->columns;
    jgb_element element = {JGB_SUPPLEMENTARY_VIEW, JGB_KIND_SECTION_HEADER, {0, 0}};
    jgb_status status;
    element.index_path.section = section;
    status = attributes_for_element(&element, sink, context);
    element.category = JGB_CELL;
    element.element_kind = JGB_KIND_NONE;
    for (; first < end && first < self->item_counts[section] && status == JGB_OK; first++) {
        element.index_path.item = (uint32_t)first;
        status = attributes_for_element(&element, sink, context);
    }
    return status;
}

static jgb_status elements_in_rect(jgb_rect rect, jgb_layout_sink *sink, void *context)
{
    const swaying *self = (const swaying *)context;
    uint32_t section;
    jgb_status status = JGB_OK;
    for (section = 0; section < self->section_count && status == JGB_OK; section++)
        if (self->starts[section + 1] > rect.y && self->starts[section] < rect.y + rect.height)
            status = add_section(self, section, rect, sink, context);
    return status;
}

/* Whatever scrolls sways, so all is void; parallax.c names a few elements instead. */
static jgb_status should_invalidate(jgb_rect new_bounds, jgb_rect bounds, uint32_t *out_should,
                                    void *context)
{
    (void)context;
    *out_should = new_bounds.y != bounds.y || new_bounds.width != bounds.width ||
                  new_bounds.height != bounds.height;
    return JGB_OK;
}

static void release(void *context)
{
    swaying *self = (swaying *)context;
    free(self->item_counts);
    free(self->starts);
    free(self);
}

jgb_status create_swaying(jgb_layout **out_layout)
{
    jgb_custom_layout custom = JGB_CUSTOM_LAYOUT_INIT;
    jgb_status status;
    custom.context = calloc(1, sizeof(swaying));
    if (!custom.context)
        return JGB_RESOURCE_EXHAUSTED;
    custom.prepare = prepare;
    custom.content_size = content_size;
    custom.elements_in_rect = elements_in_rect;
    custom.attributes_for_element = attributes_for_element;
    custom.should_invalidate_for_bounds_change = should_invalidate;
    custom.release = release;
    status = jgb_layout_create_custom(&custom, out_layout);
    if (status != JGB_OK)
        release(custom.context);
    return status;
}

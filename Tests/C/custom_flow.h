/* Flow layout once more, as a layout of a host's own: sizes, insets, spacings,
 * headers and footers from the data; vertical. */
#ifndef CUSTOM_FLOW_H
#define CUSTOM_FLOW_H

#include "check.h"

typedef struct flow {
    double tolerance;
    double container, height;
    jgb_layout_attributes *places; /* section by section: header, items, footer */
    size_t *firsts;                /* where each section begins; one more       */
    size_t section_count, place_count, capacity;
    jgb_size *sizes;
    uint8_t *estimates;
    size_t sizes_capacity;
    unsigned prepared, released;
    /* As of the last time that the layout was prepared. */
    jgb_status movement_status;
    jgb_interactive_movement movement;
} flow;

static inline void *grown(void *memory, size_t count, size_t size)
{
    void *more = realloc(memory, (count + 1) * size);
    if (more == NULL)
        abort();
    return more;
}

static inline jgb_layout_attributes *place(flow *self, jgb_element_category category,
                                           uint32_t kind, uint32_t section, uint32_t item)
{
    jgb_layout_attributes *added;
    if (self->place_count == self->capacity) {
        self->capacity = 2 * self->capacity + 64;
        self->places = (jgb_layout_attributes *)grown(self->places, self->capacity,
                                                      sizeof *self->places);
    }
    added = &self->places[self->place_count++];
    memset(added, 0, sizeof *added);
    added->alpha = 1;
    added->element.category = category;
    added->element.element_kind = kind;
    added->element.index_path.section = section;
    added->element.index_path.item = item;
    return added;
}

/* A header or footer, as long as the metrics say; none without a length. */
static inline void place_boundary(flow *self, uint32_t section, uint32_t kind, double length,
                                  uint32_t reuse_identifier)
{
    jgb_layout_attributes *view;
    if (length == 0)
        return;
    view = place(self, JGB_SUPPLEMENTARY_VIEW, kind, section, 0);
    view->frame.y = self->height;
    view->frame.width = self->container;
    view->frame.height = length;
    view->reuse_identifier = reuse_identifier;
    self->height += length;
}

/* Rules A3 to A5: where a line's items begin, and how far they stand apart. */
static inline void justify(double available, double spacing, double length, size_t count,
                           double *start, double *gap)
{
    double leftover = available - length - (double)(count - 1) * spacing;
    *start = 0;
    *gap = spacing;
    if (count == 1)
        *start = (leftover > 0 ? leftover : 0) / 2;
    else
        *gap = spacing + leftover / (double)(count - 1);
}

/* How many items of one length, with the spacing more than 0, fit on a line. */
static inline size_t capacity_of(double available, double spacing, double tolerance, double length)
{
    double remaining = available - length;
    size_t count = 1;
    while (remaining >= spacing + length - tolerance && count < 100000) {
        remaining -= spacing + length;
        count++;
    }
    return count;
}

static inline void place_line(flow *self, uint32_t section, const jgb_section_metrics *metrics,
                              size_t first, size_t count, int is_last, int is_uniform,
                              size_t item_count, double top, double thickness)
{
    double available = self->container - metrics->section_inset.left -
                       metrics->section_inset.right;
    double spacing = metrics->minimum_interitem_spacing;
    double length = 0, start = 0, gap = spacing;
    size_t item;
    (void)item_count;
    if (available < 0)
        available = 0;
    for (item = first; item < first + count; item++)
        length += self->sizes[item].width;
    if (!is_last) {
        justify(available, spacing, length, count, &start, &gap);
    } else if (is_uniform && self->sizes[first].width + spacing > 0) {
        double width = self->sizes[first].width;
        double tolerance = self->tolerance * (available > 1 ? available : 1);
        size_t full = capacity_of(available, spacing, tolerance, width);
        justify(available, spacing, (double)full * width, full, &start, &gap);
    }
    length = 0;
    for (item = first; item < first + count; item++) {
        jgb_layout_attributes *cell = place(self, JGB_CELL, JGB_KIND_NONE, section,
                                            (uint32_t)item);
        jgb_size size = self->sizes[item];
        cell->frame.x = metrics->section_inset.left + start + length + (double)(item - first) * gap;
        cell->frame.y = top + (thickness - size.height) / 2;
        cell->frame.width = size.width;
        cell->frame.height = size.height;
        cell->flags = self->estimates[item] ? JGB_ELEMENT_ESTIMATED : 0;
        length += size.width;
    }
}

static inline void place_lines(flow *self, uint32_t section, const jgb_section_metrics *metrics,
                               size_t count)
{
    double available = self->container - metrics->section_inset.left -
                       metrics->section_inset.right;
    double spacing = metrics->minimum_interitem_spacing, tolerance, thicknesses = 0;
    double base = self->height;
    size_t first = 0, lines = 0, item;
    int is_uniform = 1;
    if (available < 0)
        available = 0;
    tolerance = self->tolerance * (available > 1 ? available : 1);
    for (item = 1; item < count; item++)
        if (self->sizes[item].width != self->sizes[0].width ||
            self->sizes[item].height != self->sizes[0].height)
            is_uniform = 0;
    while (first < count) {
        double remaining = available - self->sizes[first].width;
        double thickness = self->sizes[first].height;
        double top = base + (thicknesses + (double)lines * metrics->minimum_line_spacing);
        size_t end = first + 1;
        while (end < count && remaining >= spacing + self->sizes[end].width - tolerance) {
            remaining -= spacing + self->sizes[end].width;
            if (self->sizes[end].height > thickness)
                thickness = self->sizes[end].height;
            end++;
        }
        place_line(self, section, metrics, first, end - first, end == count, is_uniform, count,
                   top, thickness);
        thicknesses += thickness;
        lines++;
        first = end;
    }
    if (lines > 0)
        self->height = base + (thicknesses + (double)(lines - 1) * metrics->minimum_line_spacing);
}

static inline jgb_status flow_prepare(const jgb_layout_context *context, void *memory)
{
    flow *self = (flow *)memory;
    jgb_environment environment = JGB_ENVIRONMENT_INIT;
    jgb_rect bounds = jgb_layout_context_bounds(context);
    uint32_t section;
    jgb_status status = jgb_layout_context_environment(context, &environment);
    self->prepared++;
    self->movement_status = jgb_layout_context_interactive_movement(context, &self->movement);
    self->place_count = 0;
    self->height = 0;
    self->container = bounds.width - environment.content_inset.left -
                      environment.content_inset.right;
    if (self->container < 0)
        self->container = 0;
    self->section_count = jgb_layout_context_number_of_sections(context);
    self->firsts = (size_t *)grown(self->firsts, self->section_count + 1, sizeof *self->firsts);
    for (section = 0; section < self->section_count && status == JGB_OK; section++) {
        jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
        jgb_index_path path = {0, 0};
        size_t count = 0;
        self->firsts[section] = self->place_count;
        status = jgb_layout_context_section_metrics(context, section, &metrics);
        if (status == JGB_OK)
            status = jgb_layout_context_number_of_items(context, section, &count);
        if (count > self->sizes_capacity) {
            self->sizes_capacity = 2 * count;
            self->sizes = (jgb_size *)grown(self->sizes, 2 * count, sizeof *self->sizes);
            self->estimates = (uint8_t *)grown(self->estimates, 2 * count, 1);
        }
        path.section = section;
        if (status == JGB_OK && count > 0)
            status = jgb_layout_context_item_sizes(context, path, count, self->sizes,
                                                   self->estimates);
        if (status != JGB_OK)
            return status;
        place_boundary(self, section, JGB_KIND_SECTION_HEADER,
                       metrics.header_reference_size.height, metrics.header_reuse_identifier);
        self->height += metrics.section_inset.top;
        place_lines(self, section, &metrics, count);
        self->height += metrics.section_inset.bottom;
        place_boundary(self, section, JGB_KIND_SECTION_FOOTER,
                       metrics.footer_reference_size.height, metrics.footer_reuse_identifier);
    }
    self->firsts[self->section_count] = self->place_count;
    return status;
}

static inline jgb_status flow_size(jgb_size *out_size, void *memory)
{
    flow *self = (flow *)memory;
    out_size->width = self->container;
    out_size->height = self->height;
    return JGB_OK;
}

static inline jgb_status flow_elements(jgb_rect rect, jgb_layout_sink *sink, void *memory)
{
    flow *self = (flow *)memory;
    jgb_status status = JGB_OK;
    size_t i;
    for (i = 0; i < self->place_count && status == JGB_OK; i++) {
        const jgb_layout_attributes *one = &self->places[i];
        if (one->frame.y <= rect.y + rect.height && one->frame.y + one->frame.height >= rect.y)
            status = jgb_layout_sink_add(sink, one, NULL);
    }
    return status;
}

static inline jgb_status flow_element(const jgb_element *element, jgb_layout_sink *sink,
                                      void *memory)
{
    flow *self = (flow *)memory;
    uint32_t section = element->index_path.section;
    size_t i;
    for (i = self->firsts[section]; i < self->firsts[section + 1]; i++)
        if (memcmp(&self->places[i].element, element, sizeof *element) == 0)
            return jgb_layout_sink_add(sink, &self->places[i], NULL);
    return JGB_OK;
}

/* As flow layout: if lines get another length. */
static inline jgb_status flow_should(jgb_rect new_bounds, jgb_rect bounds, uint32_t *out_should,
                                     void *memory)
{
    (void)memory;
    *out_should = new_bounds.width != bounds.width;
    return JGB_OK;
}

static inline jgb_status flow_should_resize(const jgb_layout_attributes *preferred,
                                            const jgb_layout_attributes *original,
                                            uint32_t *out_should, void *memory)
{
    (void)preferred;
    (void)original;
    (void)memory;
    *out_should = 1;
    return JGB_OK;
}

static inline void flow_release(void *memory)
{
    flow *self = (flow *)memory;
    free(self->places);
    free(self->firsts);
    free(self->sizes);
    free(self->estimates);
    memset(self, 0, sizeof *self);
    self->released = 1;
}

/* A handle to the layout; `self` is all zeros but for the tolerance. */
static inline jgb_layout *make_custom_flow(flow *self, const jgb_section_metrics *metrics)
{
    jgb_layout_configuration configuration = JGB_LAYOUT_CONFIGURATION_INIT;
    jgb_custom_layout custom = JGB_CUSTOM_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    configuration.section_metrics = metrics;
    custom.configuration = &configuration;
    custom.context = self;
    custom.prepare = flow_prepare;
    custom.content_size = flow_size;
    custom.elements_in_rect = flow_elements;
    custom.attributes_for_element = flow_element;
    custom.should_invalidate_for_bounds_change = flow_should;
    custom.should_invalidate_for_preferred_attributes = flow_should_resize;
    custom.release = flow_release;
    CHECK(jgb_layout_create_custom(&custom, &layout) == JGB_OK);
    return layout;
}

#endif

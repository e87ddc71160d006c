/* A layout of a host's own that fails, calls the view back, or answers wrongly as it is told to;
 * and notes what it is asked. */
#ifndef HOSTILE_LAYOUT_H
#define HOSTILE_LAYOUT_H

#include "custom_flow.h"

enum { CALLS_MAX = 64 };

/* A layout of rows that fails, calls back or answers wrongly as it is told to. */
static struct hostile {
    flow rows; /* what flow layout would answer */
    char calls[CALLS_MAX * 16];
    const char *fails_in;
    jgb_view *calls_back;
    unsigned busy;
    int wrong; /* which of the answers below item 1 has; 0: none */
    size_t flood;
    int released;
} host;

enum { NO_ITEM = 1, NO_SECTION, NO_KIND, NO_IDENTIFIER, NOT_A_NUMBER, NEGATIVE, TOO_OPAQUE,
       BAD_MATRIX, BAD_FLAG, TWICE, WRONG_COUNT };

/* Whatever a host may call. */
static inline void call_back(void)
{
    jgb_view *view = host.calls_back;
    jgb_size size;
    jgb_rect bounds = {0, 0, 1, 1};
    jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_invalidation_context context = JGB_INVALIDATION_CONTEXT_INIT;
    size_t count;
    if (view == NULL)
        return;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_BUSY);
    CHECK(jgb_view_content_size(view, &size) == JGB_BUSY);
    CHECK(jgb_view_set_bounds(view, bounds) == JGB_BUSY);
    CHECK(jgb_view_invalidate_layout(view, &context) == JGB_BUSY);
    CHECK(jgb_view_number_of_sections(view, &count) == JGB_BUSY);
    CHECK(jgb_view_finish_interactive_transition(view, 0) == JGB_BUSY);
    CHECK(jgb_view_set_data(view, NULL, 0, NULL, 0) == JGB_BUSY);
    CHECK(strstr(jgb_view_last_error(view), "in use") != NULL);
    jgb_view_destroy(view); /* does nothing now */
    host.busy++;
}

static inline jgb_status note(const char *call)
{
    if (strlen(host.calls) + strlen(call) + 2 < sizeof host.calls) {
        strcat(host.calls, call);
        strcat(host.calls, " ");
    }
    call_back();
    return host.fails_in != NULL && strcmp(host.fails_in, call) == 0 ? JGB_NOT_FOUND : JGB_OK;
}

/* One answer, made wrong where it is item 1's. */
static inline jgb_status add(jgb_layout_attributes one, jgb_layout_sink *sink)
{
    jgb_transform matrix = JGB_TRANSFORM_IDENTITY;
    if (one.element.category == JGB_CELL && one.element.index_path.item == 1) {
        switch (host.wrong) {
        case NO_ITEM: one.element.index_path.item = 4000000; break;
        case NO_SECTION: one.element.index_path.section = 0xffffffffu; break;
        case NO_KIND:
            one.element.category = JGB_DECORATION_VIEW;
            one.element.element_kind = 77;
            break;
        case NO_IDENTIFIER: one.reuse_identifier = 99; break;
        case NOT_A_NUMBER: one.frame.y = strtod("nan", NULL); break;
        case NEGATIVE: one.frame.width = -1; break;
        case TOO_OPAQUE: one.alpha = 2; break;
        case BAD_MATRIX: matrix.m[7] = strtod("inf", NULL); break;
        case BAD_FLAG: one.flags |= JGB_ELEMENT_DISAPPEARING; break;
        case TWICE: CHECK(jgb_layout_sink_add(sink, &one, &matrix) == JGB_OK); break;
        default: break;
        }
    }
    return jgb_layout_sink_add(sink, &one, &matrix);
}

static inline jgb_status hostile_prepare(const jgb_layout_context *context, void *memory)
{
    jgb_status status = flow_prepare(context, &host.rows);
    size_t count;
    jgb_size size;
    uint32_t span = 0;
    jgb_index_path beyond = {0, 5000};
    (void)memory;
    CHECK(jgb_layout_context_number_of_items(context, 99, &count) == JGB_INVALID_INDEX_PATH);
    CHECK(jgb_layout_context_number_of_items(NULL, 0, &count) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_layout_context_number_of_items(context, 0, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_layout_context_item_sizes(context, beyond, 1, &size, NULL) ==
          JGB_INVALID_INDEX_PATH);
    beyond.item = 0;
    CHECK(jgb_layout_context_item_sizes(context, beyond, 1, NULL, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_layout_context_item_spans(context, beyond, 1, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_layout_context_item_spans(context, beyond, 1, &span) == JGB_OK);
    CHECK(span == JGB_SPAN(1, 1));
    CHECK(jgb_layout_context_item_spans(context, beyond, 5000, &span) == JGB_INVALID_INDEX_PATH);
    CHECK(jgb_layout_context_section_metrics(context, 0, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_layout_context_environment(context, NULL) == JGB_INVALID_ARGUMENT);
    return status == JGB_OK ? note("prepare") : status;
}

static inline jgb_status hostile_size(jgb_size *out_size, void *memory)
{
    (void)memory;
    flow_size(out_size, &host.rows);
    return note("size");
}

static inline jgb_status hostile_elements(jgb_rect rect, jgb_layout_sink *sink, void *memory)
{
    jgb_status status = note("elements");
    size_t i;
    (void)memory;
    CHECK(jgb_layout_sink_add(NULL, host.rows.places, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_layout_sink_add(sink, NULL, NULL) == JGB_INVALID_ARGUMENT);
    for (i = 0; i < host.rows.place_count && status == JGB_OK; i++) {
        const jgb_layout_attributes *one = &host.rows.places[i];
        if (one->frame.y < rect.y + rect.height && one->frame.y + one->frame.height > rect.y)
            status = add(*one, sink);
    }
    for (i = 0; i < host.flood; i++)
        (void)jgb_layout_sink_add(sink, &host.rows.places[1], NULL);
    return status;
}

static inline jgb_status hostile_element(const jgb_element *element, jgb_layout_sink *sink,
                                         void *memory)
{
    (void)memory;
    flow_element(element, sink, &host.rows);
    return note("element");
}

static inline jgb_status hostile_invalidate(const jgb_invalidation_context *invalidation,
                                            void *memory)
{
    (void)memory;
    CHECK(invalidation->struct_size == sizeof *invalidation);
    return note("invalidate");
}

static inline jgb_status hostile_should(jgb_rect new_bounds, jgb_rect bounds, uint32_t *out_should,
                                 void *memory)
{
    (void)memory;
    *out_should = new_bounds.y != bounds.y;
    return note("should");
}

/* Scrolling voids the first header and item 2. */
static inline jgb_status hostile_context(jgb_rect new_bounds,
                                         jgb_invalidation_context *invalidation, void *memory)
{
    static jgb_element elements[2];
    (void)memory;
    (void)new_bounds;
    CHECK(invalidation->flags == JGB_INVALIDATE_EVERYTHING);
    elements[0].category = JGB_SUPPLEMENTARY_VIEW;
    elements[0].element_kind = JGB_KIND_SECTION_HEADER;
    elements[1].index_path.item = 2;
    invalidation->flags = 0;
    invalidation->elements = elements;
    invalidation->element_count = 2;
    return note("context");
}

static inline jgb_status hostile_target(jgb_point velocity, jgb_point *inout_offset, void *memory)
{
    (void)memory;
    (void)velocity;
    inout_offset->y = 40;
    return note("target");
}

static inline jgb_status hostile_change_target(jgb_point *inout_offset, void *memory)
{
    (void)memory;
    (void)inout_offset;
    return note("change_target");
}

static inline jgb_status hostile_updates(const jgb_update_item *items, size_t count, void *memory)
{
    (void)memory;
    CHECK(count == 1 && items[0].action == JGB_DELETE);
    return note("updates");
}

static inline jgb_status hostile_finalize(void *memory)
{
    (void)memory;
    return note("finalize");
}

static inline jgb_status hostile_initial(const jgb_element *element, jgb_layout_sink *sink,
                                         void *memory)
{
    (void)memory;
    (void)element;
    (void)sink;
    return note("initial");
}

static inline jgb_status hostile_final(const jgb_element *element, jgb_layout_sink *sink,
                                       void *memory)
{
    (void)memory;
    (void)element;
    (void)sink;
    return note("final");
}

static inline jgb_status hostile_to(void *other_context, void *memory)
{
    (void)memory;
    CHECK(other_context == NULL);
    return note("to");
}

static inline jgb_status hostile_from(void *other_context, void *memory)
{
    (void)memory;
    CHECK(other_context == NULL);
    return note("from");
}

static inline void hostile_release(void *memory)
{
    CHECK(memory == &host);
    flow_release(&host.rows);
    host.released++;
}

static inline jgb_custom_layout described(jgb_layout_fault_policy policy)
{
    jgb_custom_layout custom = JGB_CUSTOM_LAYOUT_INIT;
    static jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    static jgb_layout_configuration configuration = JGB_LAYOUT_CONFIGURATION_INIT;
    memset(&host, 0, sizeof host);
    metrics.item_size.width = 400;
    metrics.item_size.height = 20;
    metrics.minimum_line_spacing = 0;
    metrics.header_reference_size.height = 30;
    configuration.section_metrics = &metrics;
    custom.configuration = &configuration;
    custom.fault_policy = policy;
    custom.context = &host;
    custom.prepare = hostile_prepare;
    custom.content_size = hostile_size;
    custom.elements_in_rect = hostile_elements;
    custom.attributes_for_element = hostile_element;
    custom.invalidate = hostile_invalidate;
    custom.should_invalidate_for_bounds_change = hostile_should;
    custom.invalidation_context_for_bounds_change = hostile_context;
    custom.target_content_offset = hostile_target;
    custom.target_content_offset_for_change = hostile_change_target;
    custom.prepare_for_updates = hostile_updates;
    custom.finalize_updates = hostile_finalize;
    custom.initial_attributes = hostile_initial;
    custom.final_attributes = hostile_final;
    custom.prepare_for_transition_to = hostile_to;
    custom.prepare_for_transition_from = hostile_from;
    custom.finalize_transition = hostile_finalize;
    custom.release = hostile_release;
    return custom;
}

static inline jgb_view *make_hostile(jgb_layout_fault_policy policy, const jgb_limits *limits)
{
    jgb_custom_layout custom = described(policy);
    jgb_view *view = make_view(limits);
    jgb_layout *layout = NULL;
    jgb_content_anchor anchor;
    memset(&anchor, 0, sizeof anchor);
    CHECK(jgb_layout_create_custom(&custom, &layout) == JGB_OK);
    CHECK(jgb_view_set_layout(view, layout, NULL, 0) == JGB_OK);
    CHECK(jgb_view_set_content_anchor(view, &anchor) == JGB_OK);
    jgb_layout_destroy(layout);
    CHECK(!host.released);
    return view;
}

static inline void finish(jgb_view *view)
{
    jgb_view_destroy(view);
    CHECK(host.released == 1);
}

static inline jgb_status show(jgb_view *view, double y, jgb_display_frame *frame)
{
    jgb_display_frame_request request = request_at(y);
    request.bounds.height = 100;
    request.flags = JGB_REQUEST_COMPLETE;
    return jgb_view_display_frame(view, &request, frame);
}

static inline void delete_first(jgb_view *view, int is_animated)
{
    jgb_batch_update batch = JGB_BATCH_UPDATE_INIT;
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_update_item part;
    memset(&part, 0, sizeof part);
    part.action = JGB_DELETE;
    part.count = 1;
    batch.items = &part;
    batch.item_count = 1;
    if (is_animated)
        options.animation = &animation;
    CHECK(jgb_view_perform_batch_updates(view, &batch, &options) == JGB_OK);
}

#endif

/* Layouts of a host's own: what is asked when, what becomes of wrong answers, and of calls from
 * inside a callback. */
#include "check.h"
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

static const int diagnostics[WRONG_COUNT] = {
    0, JGB_MISSING_LAYOUT_PATH, JGB_MISSING_LAYOUT_PATH, JGB_UNREGISTERED_LAYOUT_ELEMENT,
    JGB_UNREGISTERED_LAYOUT_ELEMENT, JGB_INVALID_LAYOUT_NUMBER, JGB_INVALID_LAYOUT_NUMBER,
    JGB_INVALID_LAYOUT_NUMBER, JGB_INVALID_LAYOUT_NUMBER, JGB_INVALID_LAYOUT_NUMBER,
    JGB_DUPLICATE_LAYOUT_ELEMENT,
};

/* Whatever a host may call. */
static void call_back(void)
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

static jgb_status note(const char *call)
{
    if (strlen(host.calls) + strlen(call) + 2 < sizeof host.calls) {
        strcat(host.calls, call);
        strcat(host.calls, " ");
    }
    call_back();
    return host.fails_in != NULL && strcmp(host.fails_in, call) == 0 ? JGB_NOT_FOUND : JGB_OK;
}

/* One answer, made wrong where it is item 1's. */
static jgb_status add(jgb_layout_attributes one, jgb_layout_sink *sink)
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

static jgb_status hostile_prepare(const jgb_layout_context *context, void *memory)
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

static jgb_status hostile_size(jgb_size *out_size, void *memory)
{
    (void)memory;
    flow_size(out_size, &host.rows);
    return note("size");
}

static jgb_status hostile_elements(jgb_rect rect, jgb_layout_sink *sink, void *memory)
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

static jgb_status hostile_element(const jgb_element *element, jgb_layout_sink *sink, void *memory)
{
    (void)memory;
    flow_element(element, sink, &host.rows);
    return note("element");
}

static jgb_status hostile_invalidate(const jgb_invalidation_context *invalidation, void *memory)
{
    (void)memory;
    CHECK(invalidation->struct_size == sizeof *invalidation);
    return note("invalidate");
}

static jgb_status hostile_should(jgb_rect new_bounds, jgb_rect bounds, uint32_t *out_should,
                                 void *memory)
{
    (void)memory;
    *out_should = new_bounds.y != bounds.y;
    return note("should");
}

/* Scrolling voids the first header and item 2. */
static jgb_status hostile_context(jgb_rect new_bounds, jgb_invalidation_context *invalidation,
                                  void *memory)
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

static jgb_status hostile_target(jgb_point velocity, jgb_point *inout_offset, void *memory)
{
    (void)memory;
    (void)velocity;
    inout_offset->y = 40;
    return note("target");
}

static jgb_status hostile_change_target(jgb_point *inout_offset, void *memory)
{
    (void)memory;
    (void)inout_offset;
    return note("change_target");
}

static jgb_status hostile_updates(const jgb_update_item *items, size_t count, void *memory)
{
    (void)memory;
    CHECK(count == 1 && items[0].action == JGB_DELETE);
    return note("updates");
}

static jgb_status hostile_finalize(void *memory)
{
    (void)memory;
    return note("finalize");
}

static jgb_status hostile_initial(const jgb_element *element, jgb_layout_sink *sink, void *memory)
{
    (void)memory;
    (void)element;
    (void)sink;
    return note("initial");
}

static jgb_status hostile_final(const jgb_element *element, jgb_layout_sink *sink, void *memory)
{
    (void)memory;
    (void)element;
    (void)sink;
    return note("final");
}

static jgb_status hostile_to(void *other_context, void *memory)
{
    (void)memory;
    CHECK(other_context == NULL);
    return note("to");
}

static jgb_status hostile_from(void *other_context, void *memory)
{
    (void)memory;
    CHECK(other_context == NULL);
    return note("from");
}

static void hostile_release(void *memory)
{
    CHECK(memory == &host);
    flow_release(&host.rows);
    host.released++;
}

static jgb_custom_layout described(jgb_layout_fault_policy policy)
{
    jgb_custom_layout custom = JGB_CUSTOM_LAYOUT_INIT;
    memset(&host, 0, sizeof host);
    custom.configuration.section_metrics.item_size.width = 400;
    custom.configuration.section_metrics.item_size.height = 20;
    custom.configuration.section_metrics.minimum_line_spacing = 0;
    custom.configuration.section_metrics.header_reference_size.height = 30;
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

static jgb_view *make_hostile(jgb_layout_fault_policy policy, const jgb_limits *limits)
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

static void finish(jgb_view *view)
{
    jgb_view_destroy(view);
    CHECK(host.released == 1);
}

static jgb_status show(jgb_view *view, double y, jgb_display_frame *frame)
{
    jgb_display_frame_request request = request_at(y);
    request.bounds.height = 100;
    request.flags = JGB_REQUEST_COMPLETE;
    return jgb_view_display_frame(view, &request, frame);
}

static void said(const char *calls)
{
    if (strcmp(host.calls, calls) != 0) {
        check_failures++;
        fprintf(stderr, "asked %s\ninstead of %s\n", host.calls, calls);
    }
    host.calls[0] = 0;
}

static void delete_first(jgb_view *view, int is_animated)
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

static void creation(void)
{
    jgb_custom_layout custom = described(JGB_LAYOUT_FAULT_FAILS);
    jgb_layout *layout = NULL;
    CHECK(jgb_layout_create_custom(NULL, &layout) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_layout_create_custom(&custom, NULL) == JGB_INVALID_ARGUMENT);
    custom.prepare = NULL;
    CHECK(jgb_layout_create_custom(&custom, &layout) == JGB_INVALID_ARGUMENT);
    custom.prepare = hostile_prepare;
    custom.fault_policy = (jgb_layout_fault_policy)7;
    CHECK(jgb_layout_create_custom(&custom, &layout) == JGB_INVALID_ARGUMENT);
    custom.fault_policy = JGB_LAYOUT_FAULT_FAILS;
    custom.supplementary_kind_of_items_count = 1;
    CHECK(jgb_layout_create_custom(&custom, &layout) == JGB_INVALID_ARGUMENT);
    custom.supplementary_kind_of_items_count = 0;
    custom.struct_size = sizeof custom - 1;
    CHECK(jgb_layout_create_custom(&custom, &layout) == JGB_INVALID_ARGUMENT);
    CHECK(!host.released && layout == NULL);
    custom.struct_size = sizeof custom;
    CHECK(jgb_layout_create_custom(&custom, &layout) == JGB_OK);
    jgb_layout_destroy(layout);
    CHECK(host.released == 1);
}

static void order(void)
{
    jgb_view *view = make_hostile(JGB_LAYOUT_FAULT_FAILS, NULL);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_list_layout list = JGB_LIST_LAYOUT_INIT;
    jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_layout *other = NULL;
    jgb_point offset = {0, 0}, still = {0, 0};
    host.calls_back = view;
    CHECK(show(view, 0, &frame) == JGB_OK && frame.element_count == 5);
    said("invalidate prepare size elements ");
    CHECK(show(view, 10, &frame) == JGB_OK && frame.element_count == 5);
    said("should context invalidate prepare size element element ");
    CHECK(jgb_view_target_content_offset(view, offset, still, &offset) == JGB_OK);
    CHECK(offset.y == 40);
    said("target ");
    CHECK(jgb_layout_create_list(&list, &other) == JGB_OK);
    delete_first(view, 1);
    CHECK(show(view, 10, &frame) == JGB_OK);
    said("invalidate prepare size updates change_target elements final final final final final "
         "initial initial initial initial initial finalize ");
    CHECK(jgb_view_set_layout(view, other, &animation, 0) == JGB_OK);
    jgb_layout_destroy(other);
    CHECK(show(view, 10, &frame) == JGB_OK);
    CHECK(strncmp(host.calls, "to final ", 9) == 0);
    CHECK(strcmp(host.calls + strlen(host.calls) - 9, "finalize ") == 0);
    CHECK(host.busy > 10);
    host.calls_back = NULL;
    finish(view);
}

/* Whichever callback fails, the call says so, and the next one goes on. */
static void failures(void)
{
    static const char *const calls[] = {"invalidate", "prepare", "size", "updates",
                                        "change_target", "elements", "final", "initial",
                                        "finalize", NULL};
    int i;
    for (i = 0; calls[i] != NULL; i++) {
        jgb_view *view = make_hostile(JGB_LAYOUT_FAULT_IS_DROPPED, NULL);
        jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
        CHECK(show(view, 0, &frame) == JGB_OK);
        delete_first(view, 1);
        host.fails_in = calls[i];
        CHECK(show(view, 0, &frame) == JGB_NOT_FOUND);
        CHECK(strstr(jgb_view_last_error(view), "callback") != NULL);
        host.fails_in = NULL;
        CHECK(show(view, 0, &frame) == JGB_OK);
        CHECK(frame.sequence == 2 && frame.element_count >= 5);
        finish(view);
    }
}

/* The same while the host leads the view to another layout and back, and to it. */
static void led(void)
{
    static const char *const calls[] = {"to", "invalidate", "prepare", "size", "should", "context",
                                        "updates", "elements", "element", "finalize", "none"};
    int i, is_back;
    for (i = 0; i < 22; i++) {
        jgb_view *view = make_hostile(JGB_LAYOUT_FAULT_IS_DROPPED, NULL);
        jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
        jgb_list_layout list = JGB_LIST_LAYOUT_INIT;
        jgb_layout *other = NULL;
        int step, failed = 0;
        is_back = i >= 11;
        host.calls_back = view;
        CHECK(jgb_layout_create_list(&list, &other) == JGB_OK);
        CHECK(show(view, 0, &frame) == JGB_OK);
        CHECK(jgb_view_start_interactive_transition(view, other, 1) == JGB_OK);
        host.fails_in = calls[i % 11];
        for (step = 0; step < 8; step++) {
            if (step == 2)
                CHECK(jgb_view_set_transition_progress(view, 0.5, 0) == JGB_OK);
            if (step == 4)
                delete_first(view, 1);
            if (step == 6 && is_back)
                CHECK(jgb_view_cancel_interactive_transition(view, 0) == JGB_OK);
            else if (step == 6)
                CHECK(jgb_view_finish_interactive_transition(view, 0) == JGB_OK);
            if (show(view, step * 7, &frame) != JGB_OK) {
                const char *error = jgb_view_last_error(view);
                CHECK(strstr(error, "callback") != NULL);
                failed++;
            }
            /* Every other display frame is asked again, and has what it needs. */
            host.fails_in = NULL;
            CHECK(show(view, step * 7, &frame) == JGB_OK && frame.element_count > 3);
            host.fails_in = calls[i % 11];
        }
        CHECK((failed > 0) == (strcmp(calls[i % 11], "none") != 0));
        host.fails_in = NULL;
        jgb_layout_destroy(other);
        host.calls_back = NULL;
        finish(view);
    }
}

static void faults(void)
{
    int wrong;
    for (wrong = 1; wrong < WRONG_COUNT; wrong++) {
        jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
        jgb_view *view = make_hostile(JGB_LAYOUT_FAULT_FAILS, NULL);
        host.wrong = wrong;
        CHECK(show(view, 0, &frame) == JGB_INVALID_LAYOUT);
        CHECK(frame.sequence == 0);
        host.wrong = 0;
        CHECK(show(view, 0, &frame) == JGB_OK && frame.element_count == 5);
        finish(view);
        view = make_hostile(JGB_LAYOUT_FAULT_IS_DROPPED, NULL);
        host.wrong = wrong;
        CHECK(show(view, 0, &frame) == JGB_OK);
        CHECK(frame.element_count == (wrong == TWICE ? 5u : 4u));
        CHECK(frame.diagnostic_count == 1);
        if (frame.diagnostic_count == 1)
            CHECK((int)frame.diagnostics[0].code == diagnostics[wrong]);
        finish(view);
    }
}

/* Places that change behind the view's back: they stay as they were. */
static void changed(void)
{
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_layout_attributes *places;
    jgb_rect rect = {0, 0, 400, 500};
    const jgb_layout_attributes *found;
    size_t count, i;
    jgb_view *view = make_hostile(JGB_LAYOUT_FAULT_IS_DROPPED, NULL);
    CHECK(show(view, 0, &frame) == JGB_OK);
    places = host.rows.places;
    CHECK(places[3].element.index_path.item == 2);
    places[3].frame.x = 7;
    CHECK(jgb_view_layout_attributes_for_elements_in_rect(view, rect, &found, &count) == JGB_OK);
    for (i = 0; i < count; i++)
        CHECK(found[i].frame.x == 0);
    CHECK(show(view, 0, &frame) == JGB_OK && frame.diagnostic_count == 1);
    CHECK(frame.diagnostics[0].code == JGB_CHANGED_LAYOUT_ATTRIBUTES);
    CHECK(frame.diagnostics[0].element.index_path.item == 2);
    finish(view);
}

static void flood(void)
{
    jgb_limits limits;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_view *view;
    jgb_limits_init(&limits);
    limits.element_count = 100;
    view = make_hostile(JGB_LAYOUT_FAULT_IS_DROPPED, &limits);
    host.flood = 10000000;
    CHECK(show(view, 0, &frame) == JGB_RESOURCE_EXHAUSTED);
    host.flood = 0;
    CHECK(show(view, 0, &frame) == JGB_OK);
    finish(view);
}

static void invalidation(void)
{
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_invalidation_context context = JGB_INVALIDATION_CONTEXT_INIT;
    jgb_element element;
    jgb_view *view = make_view(NULL);
    memset(&element, 0, sizeof element);
    CHECK(show(view, 100, &frame) == JGB_OK);
    CHECK(jgb_view_invalidate_layout(view, NULL) == JGB_INVALID_ARGUMENT);
    context.content_offset_adjustment.y = 50;
    context.content_size_adjustment.height = 1000;
    CHECK(jgb_view_invalidate_layout(view, &context) == JGB_OK);
    CHECK(show(view, 100, &frame) == JGB_OK);
    CHECK(frame.content_offset_adjustment.y == 50 && frame.content_offset.y == 150);
    memset(&context, 0, sizeof context);
    context.struct_size = sizeof context;
    context.flags = 8;
    CHECK(jgb_view_invalidate_layout(view, &context) == JGB_INVALID_ARGUMENT);
    context.flags = 0;
    context.element_count = 1;
    CHECK(jgb_view_invalidate_layout(view, &context) == JGB_INVALID_ARGUMENT);
    context.elements = &element;
    CHECK(jgb_view_invalidate_layout(view, &context) == JGB_OK);
    element.index_path.item = 1000;
    CHECK(jgb_view_invalidate_layout(view, &context) == JGB_INVALID_INDEX_PATH);
    element.category = (jgb_element_category)9;
    CHECK(jgb_view_invalidate_layout(view, &context) == JGB_INVALID_ARGUMENT);
    context.content_offset_adjustment.x = strtod("nan", NULL);
    context.element_count = 0;
    CHECK(jgb_view_invalidate_layout(view, &context) == JGB_INVALID_ARGUMENT);
    jgb_view_destroy(view);
}

int main(void)
{
    creation();
    order();
    failures();
    led();
    faults();
    changed();
    flood();
    invalidation();
    return check_result("custom_layout");
}

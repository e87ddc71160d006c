/* Layouts of a host's own: what is asked when, what becomes of wrong answers, and of calls from
 * inside a callback. */
#include "hostile_layout.h"

static const int diagnostics[WRONG_COUNT] = {
    0, JGB_MISSING_LAYOUT_PATH, JGB_MISSING_LAYOUT_PATH, JGB_UNREGISTERED_LAYOUT_ELEMENT,
    JGB_UNREGISTERED_LAYOUT_ELEMENT, JGB_INVALID_LAYOUT_NUMBER, JGB_INVALID_LAYOUT_NUMBER,
    JGB_INVALID_LAYOUT_NUMBER, JGB_INVALID_LAYOUT_NUMBER, JGB_INVALID_LAYOUT_NUMBER,
    JGB_DUPLICATE_LAYOUT_ELEMENT,
};

static void said(const char *calls)
{
    if (strcmp(host.calls, calls) != 0) {
        check_failures++;
        fprintf(stderr, "asked %s\ninstead of %s\n", host.calls, calls);
    }
    host.calls[0] = 0;
}

/* A layout without a callback is refused by the name of the callback. */
static void missing(const jgb_custom_layout *custom, const char *message)
{
    jgb_layout *layout = NULL;
    CHECK(jgb_layout_create_custom(custom, &layout) == JGB_INVALID_ARGUMENT && layout == NULL);
    CHECK(strcmp(jgb_last_error(), message) == 0);
}

static void creation(void)
{
    const uint32_t kind = JGB_KIND_SECTION_HEADER;
    jgb_custom_layout custom = described(JGB_LAYOUT_FAULT_FAILS);
    jgb_layout *layout = NULL;
    CHECK(jgb_layout_create_custom(NULL, &layout) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_layout_create_custom(&custom, NULL) == JGB_INVALID_ARGUMENT);
    custom.content_size = NULL;
    missing(&custom, "content_size is NULL");
    custom = described(JGB_LAYOUT_FAULT_FAILS);
    custom.elements_in_rect = NULL;
    missing(&custom, "elements_in_rect is NULL");
    custom = described(JGB_LAYOUT_FAULT_FAILS);
    custom.attributes_for_element = NULL;
    missing(&custom, "attributes_for_element is NULL");
    custom = described(JGB_LAYOUT_FAULT_FAILS);
    custom.fault_policy = (jgb_layout_fault_policy)7;
    CHECK(jgb_layout_create_custom(&custom, &layout) == JGB_INVALID_ARGUMENT);
    custom.fault_policy = JGB_LAYOUT_FAULT_FAILS;
    custom.supplementary_kind_of_items_count = 1;
    CHECK(jgb_layout_create_custom(&custom, &layout) == JGB_INVALID_ARGUMENT);
    custom.supplementary_kinds_of_items = &kind;
    custom.supplementary_kind_of_items_count = SIZE_MAX / 16;
    CHECK(jgb_layout_create_custom(&custom, &layout) == JGB_INVALID_ARGUMENT);
    custom.supplementary_kind_of_items_count = 0;
    custom.struct_size = offsetof(jgb_custom_layout, base) - 1;
    CHECK(jgb_layout_create_custom(&custom, &layout) == JGB_INVALID_ARGUMENT);
    CHECK(!host.released && layout == NULL);
    custom.struct_size = sizeof custom;
    CHECK(jgb_layout_create_custom(&custom, &layout) == JGB_OK);
    jgb_layout_destroy(layout);
    CHECK(host.released == 1);
    custom.prepare = NULL;
    CHECK(jgb_layout_create_custom(&custom, &layout) == JGB_OK);
    jgb_layout_destroy(layout);
    CHECK(host.released == 2);
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
    jgb_limits_init(&limits, sizeof limits);
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
    faults();
    changed();
    flood();
    invalidation();
    return check_result("custom_layout");
}

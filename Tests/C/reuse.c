/* What a host relies on: display frames and questions agree, and a view never
 * shows two elements. */
#include <math.h>
#include "check.h"

enum { VIEWS = 512 };

/* The native views of a host: what each shows. */
typedef struct native_view {
    int shows;
    jgb_layout_attributes attributes;
} native_view;

static native_view views[VIEWS];

static void apply(const jgb_display_frame *frame)
{
    size_t i;
    for (i = 0; i < frame->removed_view_count; i++) {
        CHECK(frame->removed_views[i] < VIEWS && views[frame->removed_views[i]].shows);
        views[frame->removed_views[i]].shows = 0;
    }
    for (i = 0; i < frame->element_count; i++) {
        const jgb_layout_attributes *attributes = &frame->elements[i];
        native_view *native = &views[attributes->reusable_view];
        CHECK(attributes->reusable_view < VIEWS);
        if (native->shows &&
            memcmp(&native->attributes.element, &attributes->element, sizeof(jgb_element)) != 0)
            CHECK(attributes->generation > native->attributes.generation);
        native->shows = 1;
        native->attributes = *attributes;
    }
}

static size_t shown_views(void)
{
    size_t i, count = 0;
    for (i = 0; i < VIEWS; i++)
        count += (size_t)views[i].shows;
    return count;
}

/* The view's answers about an element that a native view shows. */
static void check_answers(jgb_view *view, uint32_t number)
{
    const jgb_layout_attributes *shown = &views[number].attributes;
    jgb_layout_attributes attributes;
    jgb_element element;
    uint32_t reusable_view = 0, generation = 0;
    CHECK(jgb_view_layout_attributes_for_element(view, &shown->element, &attributes) == JGB_OK);
    CHECK(memcmp(&attributes, shown, sizeof attributes) == 0);
    CHECK(jgb_view_reusable_view_for_element(view, &shown->element, &reusable_view,
                                             &generation) == JGB_OK);
    CHECK(reusable_view == number && generation == shown->generation);
    CHECK(jgb_view_element_for_reusable_view(view, number, &element) == JGB_OK);
    CHECK(memcmp(&element, &shown->element, sizeof element) == 0);
    if (shown->element.category == JGB_CELL) {
        jgb_point middle;
        jgb_index_path path;
        middle.x = shown->frame.x + shown->frame.width / 2;
        middle.y = shown->frame.y + shown->frame.height / 2;
        CHECK(jgb_view_index_path_for_item_at_point(view, middle, &path) == JGB_OK);
        CHECK(memcmp(&path, &shown->element.index_path, sizeof path) == 0);
    }
}

static void check_rectangle(jgb_view *view, jgb_rect bounds)
{
    const jgb_layout_attributes *list = NULL;
    const jgb_index_path *paths = NULL;
    size_t count = 0, cells = 0, headers = 0;
    CHECK(jgb_view_layout_attributes_for_elements_in_rect(view, bounds, &list, &count) ==
          JGB_OK);
    CHECK(count == shown_views());
    CHECK(jgb_view_index_paths_for_visible_elements(view, JGB_CELL, 0, &paths, &cells) ==
          JGB_OK);
    CHECK(jgb_view_index_paths_for_visible_elements(
              view, JGB_SUPPLEMENTARY_VIEW, JGB_KIND_SECTION_HEADER, &paths, &headers) ==
          JGB_OK);
    CHECK(cells + headers == count);
}

static void scrolling(void)
{
    static const double offsets[] = {0, 37, 74, 74, 5000, 4990, 20, 1e6, 6000, 0};
    jgb_view *view = make_view(NULL);
    size_t i;
    uint32_t number;
    for (i = 0; i < sizeof offsets / sizeof *offsets; i++) {
        jgb_display_frame_request request = request_at(offsets[i]);
        jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
        request.time_ns = i;
        CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
        CHECK(frame.sequence == i + 1 && frame.struct_size == sizeof frame);
        CHECK(frame.content_offset.y == offsets[i]);
        apply(&frame);
        for (number = 0; number < VIEWS; number++)
            if (views[number].shows)
                check_answers(view, number);
        check_rectangle(view, request.bounds);
    }
    CHECK(shown_views() > 50);
    jgb_view_destroy(view);
}

static void offsets(void)
{
    jgb_view *view = make_view(NULL);
    const jgb_rect bounds = {0, 0, 400, 800};
    const jgb_index_path path = {0, 500};
    const jgb_element item = {JGB_CELL, JGB_KIND_NONE, {0, 500}};
    jgb_layout_attributes attributes;
    jgb_point offset;
    CHECK(jgb_view_set_bounds(view, bounds) == JGB_OK);
    CHECK(jgb_view_layout_attributes_for_element(view, &item, &attributes) == JGB_OK);
    CHECK(attributes.reusable_view == JGB_NO_VIEW && attributes.generation == 0);
    CHECK(attributes.alpha == 1 && attributes.host_tag == 0 && attributes.transform == 0);
    CHECK(jgb_view_content_offset_for_item(view, path, JGB_SCROLL_TOP, &offset) == JGB_OK);
    CHECK(offset.y == attributes.frame.y && offset.x == 0);
    CHECK(jgb_view_content_offset_for_item(view, path, JGB_SCROLL_BOTTOM, &offset) == JGB_OK);
    CHECK(offset.y == attributes.frame.y + 20 - 800);
    CHECK(jgb_view_content_offset_for_item(view, path, JGB_SCROLL_NONE, &offset) == JGB_OK);
    CHECK(offset.y == attributes.frame.y + 20 - 800);
    CHECK(jgb_view_content_offset_for_rect(view, attributes.frame, JGB_SCROLL_TOP, &offset) ==
          JGB_OK);
    CHECK(offset.y == attributes.frame.y && offset.x == 0);
    CHECK(jgb_view_content_offset_for_section(view, 0, JGB_SCROLL_TOP, &offset) == JGB_OK);
    CHECK(offset.y == 0 && offset.x == 0 && !signbit(offset.y) && !signbit(offset.x));
    jgb_view_destroy(view);
}

/* Sizes that the host measured come back with the next request. */
static void preferred_sizes(void)
{
    jgb_view *view = make_view(NULL);
    jgb_flow_layout layout = JGB_FLOW_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_preferred_size measured[2];
    double height;
    layout.section_metrics = &metrics;
    metrics.estimated_item_size.width = 400;
    metrics.estimated_item_size.height = 40;
    CHECK(jgb_view_set_flow_layout(view, &layout) == JGB_OK);
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(frame.elements[0].flags == JGB_ELEMENT_ESTIMATED);
    height = frame.content_size.height;
    measured[0].reusable_view = measured[1].reusable_view = frame.elements[0].reusable_view;
    measured[0].generation = frame.elements[0].generation;
    measured[1].generation = frame.elements[0].generation + 1; /* ignored */
    measured[0].size.width = measured[1].size.width = 400;
    measured[0].size.height = 55;
    measured[1].size.height = 1000;
    request.preferred_sizes = measured;
    request.preferred_size_count = 2;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(frame.content_size.height == height + 15);
    CHECK((frame.flags & JGB_FRAME_LAYOUT_CHANGED) != 0);
    jgb_view_destroy(view);
}

static int is_current(jgb_view *view, uint32_t reusable_view, uint32_t generation)
{
    uint32_t answer = 2;
    CHECK(jgb_view_is_current(view, reusable_view, generation, &answer) == JGB_OK);
    CHECK(answer <= 1);
    return answer == 1;
}

static uint32_t one_section(void *context)
{
    (void)context;
    return 1;
}

static uint32_t ten_items(uint32_t section, void *context)
{
    (void)section;
    (void)context;
    return 10;
}

/* How often it was called. */
static void count_metrics(uint32_t section, jgb_section_metrics *inout, void *context)
{
    (void)section;
    (void)inout;
    ++*(int *)context;
}

/* Bindings end with display frames, and when data is replaced. */
static void bindings(void)
{
    jgb_view *view = make_view(NULL);
    jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_data_source source = JGB_DATA_SOURCE_INIT;
    jgb_layout_attributes shown;
    int calls = 0;
    CHECK(!is_current(view, 0, 0) && !is_current(view, 0, 1));
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    shown = frame.elements[1];
    CHECK(is_current(view, shown.reusable_view, shown.generation));
    CHECK(!is_current(view, shown.reusable_view, shown.generation + 1));
    CHECK(!is_current(view, shown.reusable_view, 0));
    CHECK(!is_current(view, 100000, 1) && !is_current(view, JGB_NO_VIEW, 1));
    request.bounds.y = 4000;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(!is_current(view, shown.reusable_view, shown.generation));
    CHECK(is_current(view, shown.reusable_view, shown.generation + 1));

    source.context = &calls;
    source.number_of_sections = one_section;
    source.number_of_items = ten_items;
    source.section_metrics = count_metrics;
    CHECK(jgb_view_set_data_source(view, &source) == JGB_OK);
    CHECK(!is_current(view, shown.reusable_view, shown.generation + 1));
    CHECK(calls == 0);
    request.bounds.y = 0;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(calls == 1);
    shown = frame.elements[0];
    CHECK(is_current(view, shown.reusable_view, shown.generation));
    CHECK(jgb_view_reload_data(view) == JGB_OK);
    CHECK(!is_current(view, shown.reusable_view, shown.generation));
    CHECK(calls == 1);
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(!is_current(view, shown.reusable_view, shown.generation));
    jgb_view_destroy(view);
}

int main(void)
{
    bindings();
    scrolling();
    offsets();
    preferred_sizes();
    return check_result("reuse");
}

/* Bad display frame requests and bad questions. */
#include "refuse.h"
#include <math.h>

static void bad_requests(jgb_view *view)
{
    static const double bad_sizes[] = {NAN, INFINITY, -1, 1e300};
    jgb_display_frame_request request = request_at(0);
    jgb_preferred_size preferred = {0, 1, {10, 10}};
    size_t i;
    request.time_ns = 1000000;
    INVALID(view, "request", jgb_view_display_frame(view, NULL, &out.frame));
    INVALID(view, "out_", jgb_view_display_frame(view, &request, NULL));
    request.struct_size = 8;
    INVALID(view, "struct_size", jgb_view_display_frame(view, &request, &out.frame));
    request.struct_size = sizeof request;
    request.flags = 4;
    INVALID(view, "flags", jgb_view_display_frame(view, &request, &out.frame));
    request.flags = 0;
    request.preferred_size_count = 1;
    INVALID(view, "preferred_sizes", jgb_view_display_frame(view, &request, &out.frame));
    request.preferred_sizes = &preferred;
    request.preferred_size_count = SIZE_MAX;
    INVALID(view, "preferred_sizes", jgb_view_display_frame(view, &request, &out.frame));
    request.preferred_size_count = count_beyond_limits(sizeof preferred);
    REFUSED(view, JGB_RESOURCE_EXHAUSTED, "elements",
            jgb_view_display_frame(view, &request, &out.frame));
    request.preferred_size_count = 1;
    for (i = 0; i < sizeof bad_sizes / sizeof *bad_sizes; i++) {
        preferred.size.width = bad_sizes[i];
        INVALID(view, "preferred_sizes", jgb_view_display_frame(view, &request, &out.frame));
        preferred.size.width = 10;
        preferred.size.height = bad_sizes[i];
        INVALID(view, "preferred_sizes", jgb_view_display_frame(view, &request, &out.frame));
        preferred.size.height = 10;
    }
    request.preferred_size_count = 0;
    request.time_ns = 0;
    INVALID(view, "time_ns", jgb_view_display_frame(view, &request, &out.frame));
    request.time_ns = 1000000;
    mark_results();
    out.frame.struct_size = offsetof(jgb_display_frame, completion_count);
    CHECK(jgb_view_display_frame(view, &request, &out.frame) == JGB_INVALID_ARGUMENT);
    CHECK(out.frame.sequence == out_before.frame.sequence);
}

static const jgb_element *element(uint32_t category, uint32_t kind, uint32_t section,
                                  uint32_t item)
{
    static jgb_element made;
    made.category = (jgb_element_category)category;
    made.element_kind = kind;
    made.index_path.section = section;
    made.index_path.item = item;
    return &made;
}

static void bad_elements(jgb_view *view)
{
#define ATTRIBUTES(element) \
    jgb_view_layout_attributes_for_element(view, element, &out.attributes)
#define VIEW_OF(element) \
    jgb_view_reusable_view_for_element(view, element, &out.number, &out.other_number)
    INVALID(view, "element", ATTRIBUTES(NULL));
    INVALID(view, "out_",
            jgb_view_layout_attributes_for_element(view, element(0, 0, 0, 0), NULL));
    INVALID(view, "category", ATTRIBUTES(element(3, 0, 0, 0)));
    INVALID(view, "kind 1", ATTRIBUTES(element(0, 1, 0, 0)));
    INVALID(view, "kind 50", ATTRIBUTES(element(1, 50, 0, 0)));
    REFUSED(view, JGB_INVALID_INDEX_PATH, "section 2", ATTRIBUTES(element(0, 0, 2, 0)));
    REFUSED(view, JGB_INVALID_INDEX_PATH, "section 4294967295",
            ATTRIBUTES(element(0, 0, UINT32_MAX, UINT32_MAX)));
    REFUSED(view, JGB_INVALID_INDEX_PATH, "item 1000", ATTRIBUTES(element(0, 0, 0, 1000)));
    REFUSED(view, JGB_INVALID_INDEX_PATH, "item 0", ATTRIBUTES(element(0, 0, 1, 0)));
    REFUSED(view, JGB_INVALID_INDEX_PATH, "section 2", ATTRIBUTES(element(1, 1, 2, 0)));
    REFUSED(view, JGB_NOT_FOUND, "kind 2", ATTRIBUTES(element(1, 2, 0, 0)));
    REFUSED(view, JGB_NOT_FOUND, "item 1", ATTRIBUTES(element(1, 1, 0, 1)));
    REFUSED(view, JGB_NOT_FOUND, "", ATTRIBUTES(element(1, 1, 0, JGB_NO_ITEM)));
    REFUSED(view, JGB_NOT_FOUND, "", ATTRIBUTES(element(2, 1, 0, 0)));

    INVALID(view, "element", VIEW_OF(NULL));
    INVALID(view, "category", VIEW_OF(element(9, 0, 0, 0)));
    INVALID(view, "out_",
            jgb_view_reusable_view_for_element(view, element(0, 0, 0, 0), NULL, &out.number));
    INVALID(view, "out_",
            jgb_view_reusable_view_for_element(view, element(0, 0, 0, 0), &out.number, NULL));
    REFUSED(view, JGB_NOT_FOUND, "item 999", VIEW_OF(element(0, 0, 0, 999)));
    REFUSED(view, JGB_NOT_FOUND, "section 7", VIEW_OF(element(0, 0, 7, 7)));

    INVALID(view, "out_", jgb_view_element_for_reusable_view(view, 0, NULL));
    REFUSED(view, JGB_NOT_FOUND, "4294967295",
            jgb_view_element_for_reusable_view(view, JGB_NO_VIEW, &out.element));
    REFUSED(view, JGB_NOT_FOUND, "100000",
            jgb_view_element_for_reusable_view(view, 100000, &out.element));

    INVALID(view, "out_", jgb_view_is_current(view, 0, 1, NULL));
}

static jgb_point point(double x, double y)
{
    jgb_point made;
    made.x = x;
    made.y = y;
    return made;
}

static void bad_places(jgb_view *view)
{
    const jgb_rect all = {0, 0, 400, 800}, nowhere = {0, NAN, 1, 1};
    const jgb_index_path first = {0, 0}, no_section = {2, 0}, no_item = {0, 1000};
#define ITEM_AT(point) jgb_view_index_path_for_item_at_point(view, point, &out.index_path)
#define OFFSET(path, position) \
    jgb_view_content_offset_for_item(view, path, position, &out.point)
    INVALID(view, "point", ITEM_AT(point(NAN, 0)));
    INVALID(view, "point", ITEM_AT(point(0, INFINITY)));
    INVALID(view, "out_", jgb_view_index_path_for_item_at_point(view, point(0, 0), NULL));
    REFUSED(view, JGB_NOT_FOUND, "no item", ITEM_AT(point(-1, -1)));
    REFUSED(view, JGB_NOT_FOUND, "no item", ITEM_AT(point(10, 10)));
    REFUSED(view, JGB_NOT_FOUND, "no item", ITEM_AT(point(10, 1e9)));

    INVALID(view, "out_",
            jgb_view_layout_attributes_for_elements_in_rect(view, all, NULL, &out.count));
    INVALID(view, "out_", jgb_view_layout_attributes_for_elements_in_rect(
                                view, all, &out.attribute_list, NULL));
    INVALID(view, "out_", jgb_view_index_paths_for_visible_elements(view, JGB_CELL, 0, NULL,
                                                                     &out.count));
    INVALID(view, "out_", jgb_view_index_paths_for_visible_elements(
                                view, JGB_CELL, 0, &out.index_paths, NULL));
    INVALID(view, "category",
            jgb_view_index_paths_for_visible_elements(view, (jgb_element_category)5, 0,
                                                      &out.index_paths, &out.count));
    INVALID(view, "kind 9", jgb_view_index_paths_for_visible_elements(
                                view, JGB_SUPPLEMENTARY_VIEW, 9, &out.index_paths, &out.count));

    INVALID(view, "out_", jgb_view_content_offset_for_item(view, first, 0, NULL));
    INVALID(view, "out_", jgb_view_content_offset_for_rect(view, all, 0, NULL));
    INVALID(view, "out_", jgb_view_content_offset_for_section(view, 0, 0, NULL));
    INVALID(view, "out_", jgb_view_content_offset_range(view, NULL, &out.point));
    INVALID(view, "out_", jgb_view_content_offset_range(view, &out.point, NULL));
    INVALID(view, "position",
            jgb_view_content_offset_for_rect(view, all, 512, &out.point));
    INVALID(view, "rect.y", jgb_view_content_offset_for_rect(view, nowhere, 0, &out.point));
    REFUSED(view, JGB_INVALID_INDEX_PATH, "section 2",
            jgb_view_content_offset_for_section(view, 2, 0, &out.point));
    INVALID(view, "position", OFFSET(first, JGB_SCROLL_TOP | JGB_SCROLL_BOTTOM));
    INVALID(view, "position", OFFSET(first, JGB_SCROLL_LEFT | JGB_SCROLL_RIGHT));
    INVALID(view, "position", OFFSET(first, JGB_SCROLL_START | JGB_SCROLL_END));
    INVALID(view, "position", OFFSET(first, JGB_SCROLL_START | JGB_SCROLL_BOTTOM));
    INVALID(view, "position", OFFSET(first, 512));
    INVALID(view, "position", OFFSET(first, UINT32_MAX));
    REFUSED(view, JGB_INVALID_INDEX_PATH, "section 2", OFFSET(no_section, JGB_SCROLL_TOP));
    REFUSED(view, JGB_INVALID_INDEX_PATH, "item 1000", OFFSET(no_item, JGB_SCROLL_TOP));

    INVALID(view, "out_", jgb_view_content_size(view, NULL));
    INVALID(view, "out_", jgb_view_number_of_sections(view, NULL));
    INVALID(view, "out_", jgb_view_number_of_items(view, 0, NULL));
    REFUSED(view, JGB_INVALID_INDEX_PATH, "section 2",
            jgb_view_number_of_items(view, 2, &out.count));
    REFUSED(view, JGB_NOT_FOUND, "data source", jgb_view_reload_data(view));
}

/* There is no view to tell why. */
static void no_view(void)
{
    const jgb_rect rect = {0, 0, 1, 1};
    const jgb_index_path path = {0, 0};
    const jgb_environment environment = JGB_ENVIRONMENT_INIT;
    const jgb_flow_layout layout = JGB_FLOW_LAYOUT_INIT;
    const jgb_data_source source = JGB_DATA_SOURCE_INIT;
    const jgb_display_frame_request request = request_at(0);
    const jgb_element *first = element(0, 0, 0, 0);
#define NO_VIEW(call) CHECK((call) == JGB_INVALID_ARGUMENT)
    mark_results();
    NO_VIEW(jgb_view_register_element_kind(NULL, "a", 1, &out.number));
    NO_VIEW(jgb_view_register_reuse_identifier(NULL, JGB_CELL, 0, "a", 1, &out.number));
    NO_VIEW(jgb_view_set_environment(NULL, &environment));
    NO_VIEW(jgb_view_set_flow_layout(NULL, &layout));
    NO_VIEW(jgb_view_set_bounds(NULL, rect));
    NO_VIEW(jgb_view_set_data(NULL, NULL, 0, NULL, 0));
    NO_VIEW(jgb_view_set_data_source(NULL, &source));
    NO_VIEW(jgb_view_reload_data(NULL));
    NO_VIEW(jgb_view_number_of_sections(NULL, &out.count));
    NO_VIEW(jgb_view_number_of_items(NULL, 0, &out.count));
    NO_VIEW(jgb_view_display_frame(NULL, &request, &out.frame));
    NO_VIEW(jgb_view_content_size(NULL, &out.size));
    NO_VIEW(jgb_view_layout_attributes_for_element(NULL, first, &out.attributes));
    NO_VIEW(jgb_view_layout_attributes_for_elements_in_rect(NULL, rect, &out.attribute_list,
                                                            &out.count));
    NO_VIEW(jgb_view_index_path_for_item_at_point(NULL, point(0, 0), &out.index_path));
    NO_VIEW(jgb_view_index_paths_for_visible_elements(NULL, JGB_CELL, 0, &out.index_paths,
                                                      &out.count));
    NO_VIEW(jgb_view_reusable_view_for_element(NULL, first, &out.number, &out.other_number));
    NO_VIEW(jgb_view_element_for_reusable_view(NULL, 0, &out.element));
    NO_VIEW(jgb_view_is_current(NULL, 0, 1, &out.number));
    NO_VIEW(jgb_view_content_offset_for_item(NULL, path, 0, &out.point));
    NO_VIEW(jgb_view_create(NULL, NULL));
    CHECK(memcmp(&out, &out_before, sizeof out) == 0);
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    bad_requests(view);
    bad_elements(view);
    bad_places(view);
    no_view();
    jgb_view_destroy(view);
    return check_result("bad_questions");
}

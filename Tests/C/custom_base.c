/* Layouts of a host's own that change another layout. */
#include "check.h"
#include <string.h>

static struct {
    unsigned asked;
    jgb_size size;
    uint32_t should;
    jgb_point offset;
    jgb_status without_base;
} seen;

static jgb_status size(jgb_size *out_size, void *context)
{
    (void)context;
    seen.size = *out_size;
    out_size->width += 7;
    return JGB_OK;
}

/* Leaves item 1 out, and moves all others to the right. */
static uint32_t change(jgb_layout_attributes *one, jgb_transform *transform, void *context)
{
    seen.asked++;
    transform->m[12] = *(double *)context;
    one->frame.x += 3;
    return one->element.index_path.item != 1;
}

static jgb_status elements(jgb_rect rect, jgb_layout_sink *sink, void *context)
{
    CHECK(jgb_layout_sink_add_base_elements(NULL, rect, change, context) == JGB_INVALID_ARGUMENT);
    return jgb_layout_sink_add_base_elements(sink, rect, change, context);
}

static jgb_status element(const jgb_element *named, jgb_layout_sink *sink, void *context)
{
    jgb_element beyond = {JGB_CELL, JGB_KIND_NONE, {0, 4000}};
    CHECK(jgb_layout_sink_add_base_element(sink, NULL, change, context) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_layout_sink_add_base_element(sink, &beyond, change, context) ==
          JGB_INVALID_INDEX_PATH);
    return jgb_layout_sink_add_base_element(sink, named, change, context);
}

static jgb_status should(jgb_rect new_bounds, jgb_rect bounds, uint32_t *out_should, void *context)
{
    (void)new_bounds, (void)bounds, (void)context;
    seen.should = *out_should;
    return JGB_OK;
}

static jgb_status target(jgb_point velocity, jgb_point *inout_offset, void *context)
{
    (void)velocity, (void)context;
    seen.offset = *inout_offset;
    return JGB_OK;
}

static jgb_layout *make(jgb_layout *base, jgb_custom_layout custom)
{
    jgb_layout *layout = NULL;
    custom.base = base;
    CHECK(jgb_layout_create_custom(&custom, &layout) == JGB_OK);
    jgb_layout_destroy(base);
    return layout;
}

static jgb_layout *make_list(void)
{
    jgb_list_layout list = JGB_LIST_LAYOUT_INIT;
    jgb_layout *base = NULL;
    CHECK(jgb_layout_create_list(&list, &base) == JGB_OK);
    return base;
}

/* What no callback answers is the base's. */
static void unchanged(void)
{
    jgb_layout_configuration unread = JGB_LAYOUT_CONFIGURATION_INIT;
    jgb_custom_layout custom = JGB_CUSTOM_LAYOUT_INIT;
    jgb_view *views[2] = {make_view(NULL), make_view(NULL)};
    jgb_layout *layouts[2] = {make_list(), NULL};
    int i, step;
    unread.struct_size = 1; /* The configuration is the base's. */
    custom.configuration = &unread;
    layouts[1] = make(make_list(), custom);
    for (step = 0; step < 4; step++) {
        uint64_t hashes[2] = {0, 0};
        for (i = 0; i < 2; i++) {
            jgb_display_frame_request request = request_at(step * 30);
            jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
            request.flags = JGB_REQUEST_COMPLETE;
            if (step == 0)
                CHECK(jgb_view_set_layout(views[i], layouts[i], NULL, 0) == JGB_OK);
            CHECK(jgb_view_display_frame(views[i], &request, &frame) == JGB_OK);
            CHECK(frame.element_count > 3);
            hashes[i] = hash_frame(HASH_START, &frame);
        }
        CHECK(hashes[0] == hashes[1]);
    }
    for (i = 0; i < 2; i++) {
        jgb_layout_destroy(layouts[i]);
        jgb_view_destroy(views[i]);
    }
}

static void changed(void)
{
    static double way = 11;
    jgb_view *view = make_view(NULL);
    jgb_custom_layout custom = JGB_CUSTOM_LAYOUT_INIT;
    jgb_layout *layout;
    jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_element far = {JGB_CELL, JGB_KIND_NONE, {0, 900}};
    jgb_layout_attributes found;
    jgb_point offset = {0, 77}, still = {0, 0};
    size_t i;
    custom.context = &way;
    custom.content_size = size;
    custom.elements_in_rect = elements;
    custom.attributes_for_element = element;
    custom.should_invalidate_for_bounds_change = should;
    custom.target_content_offset = target;
    layout = make(make_list(), custom);
    CHECK(jgb_view_set_layout(view, layout, NULL, 0) == JGB_OK);
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(frame.element_count > 3 && seen.asked >= frame.element_count);
    CHECK(seen.size.height > 10000 && frame.content_size.width == seen.size.width + 7);
    for (i = 0; i < frame.element_count; i++) {
        CHECK(frame.elements[i].frame.x == 3 && frame.elements[i].transform != 0);
        CHECK(frame.elements[i].element.category != JGB_CELL ||
              frame.elements[i].element.index_path.item != 1);
    }
    CHECK(jgb_view_layout_attributes_for_element(view, &far, &found) == JGB_OK);
    CHECK(found.frame.x == 3 && found.frame.y > 10000);
    CHECK(jgb_view_target_content_offset(view, offset, still, &offset) == JGB_OK);
    CHECK(offset.y == 77 && seen.offset.y == 77);
    request = request_at(5);
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK && seen.should == 0);
    jgb_layout_destroy(layout);
    jgb_view_destroy(view);
}

static jgb_status add_of_no_base(jgb_rect rect, jgb_layout_sink *sink, void *context)
{
    seen.without_base = jgb_layout_sink_add_base_elements(sink, rect, NULL, context);
    return JGB_OK;
}

static void refused(void)
{
    jgb_explicit_layout attributes = JGB_EXPLICIT_LAYOUT_INIT;
    jgb_custom_layout custom = JGB_CUSTOM_LAYOUT_INIT;
    jgb_layout *bases[2] = {NULL, NULL}, *layout = NULL;
    jgb_view *view = make_view(NULL);
    jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    int i;
    custom.content_size = size;
    custom.elements_in_rect = add_of_no_base;
    custom.attributes_for_element = element;
    CHECK(jgb_layout_create_explicit(&attributes, &bases[0]) == JGB_OK);
    CHECK(jgb_layout_create_custom(&custom, &bases[1]) == JGB_OK);
    for (i = 0; i < 2; i++) {
        custom.base = bases[i];
        CHECK(jgb_layout_create_custom(&custom, &layout) == JGB_INVALID_ARGUMENT);
        CHECK(strncmp(jgb_last_error(), "base is a custom or an explicit layout", 38) == 0);
    }
    CHECK(jgb_view_set_layout(view, bases[1], NULL, 0) == JGB_OK);
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK && frame.element_count == 0);
    CHECK(seen.without_base == JGB_WRONG_STATE);
    jgb_layout_destroy(bases[0]);
    jgb_layout_destroy(bases[1]);
    jgb_view_destroy(view);
}

int main(void)
{
    unchanged();
    changed();
    refused();
    return check_result("custom_base");
}

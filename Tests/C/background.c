/* The view that stands behind all elements, as a host that keeps a list of its own sees it. */
#include "check.h"

static jgb_display_frame show(jgb_view *view, double y)
{
    jgb_display_frame_request request = request_at(y);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    return frame;
}

static int is_background(const jgb_layout_attributes *shown)
{
    return shown->element.category == JGB_DECORATION_VIEW &&
           shown->element.element_kind == JGB_KIND_NONE &&
           shown->element.index_path.section == JGB_NO_SECTION;
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    jgb_background behind = JGB_BACKGROUND_INIT;
    jgb_display_frame frame;
    uint32_t sky = 0, empty = 0, shown;
    int i;
    CHECK(jgb_view_register_reuse_identifier(view, JGB_DECORATION_VIEW, JGB_KIND_NONE, "sky",
                                             JGB_NUL_TERMINATED, &sky) == JGB_OK);
    CHECK(jgb_view_register_reuse_identifier(view, JGB_DECORATION_VIEW, JGB_KIND_NONE, "empty",
                                             JGB_NUL_TERMINATED, &empty) == JGB_OK);
    CHECK(sky != empty);
    behind.has_background = behind.has_empty_background = 1;
    behind.reuse_identifier = sky;
    behind.empty_reuse_identifier = empty;
    CHECK(jgb_view_set_background(view, &behind) == JGB_OK);
    frame = show(view, 0);
    CHECK(is_background(&frame.elements[0]) && frame.elements[0].reuse_identifier == sky);
    shown = frame.elements[0].reusable_view;
    for (i = 1; i < 100; i++) {
        frame = show(view, i * 7);
        CHECK(frame.element_count > 0 && is_background(&frame.elements[0]));
        CHECK(frame.elements[0].frame.y == i * 7 && frame.elements[0].reusable_view == shown);
        CHECK(frame.element_count < 2 || !is_background(&frame.elements[1]));
    }
    CHECK(jgb_view_set_items(view, 0, NULL, NULL) == JGB_OK);
    frame = show(view, 0);
    CHECK(frame.element_count > 0 && frame.elements[0].reuse_identifier == empty);
    CHECK(frame.removed_view_count > 0 && frame.removed_views[0] == shown);
    CHECK(jgb_view_set_background(view, NULL) == JGB_OK);
    frame = show(view, 0);
    CHECK(frame.removed_view_count == 1);
    behind.reuse_identifier = 1; /* of cells */
    CHECK(jgb_view_set_background(view, &behind) == JGB_INVALID_ARGUMENT);
    behind.struct_size = 4;
    CHECK(jgb_view_set_background(view, &behind) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_background(NULL, NULL) == JGB_INVALID_ARGUMENT);
    jgb_view_destroy(view);
    return check_result("background");
}

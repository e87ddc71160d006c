/* Handles that are destroyed, or of another type, are refused in words. */
#include "check.h"

static int says(const char *message, const char *argument)
{
    return strncmp(message, argument, strlen(argument)) == 0 &&
           strstr(message, "is no usable handle") != NULL;
}

/* What calls say of something that is no view. */
static void check_no_view(void *handle)
{
    jgb_view *view = (jgb_view *)handle;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    const jgb_point origin = {0, 0};
    jgb_size size = {-1, -1};
    CHECK(jgb_view_display_frame_at(view, origin, 0, &frame) == JGB_INVALID_ARGUMENT);
    CHECK(says(jgb_last_error(), "view "));
    CHECK(jgb_view_content_size(view, &size) == JGB_INVALID_ARGUMENT);
    CHECK(size.width == -1);
    CHECK(says(jgb_view_last_error(view), "view "));
    jgb_view_destroy(view);
    CHECK(says(jgb_last_error(), "view "));
}

/* What calls say of something that is no snapshot. */
static void check_no_snapshot(void *handle, jgb_view *view)
{
    jgb_snapshot *snapshot = (jgb_snapshot *)handle, *copy = NULL;
    const uint64_t section = 1;
    CHECK(jgb_snapshot_append_sections(snapshot, &section, 1, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(says(jgb_snapshot_last_error(snapshot), "snapshot "));
    CHECK(jgb_snapshot_copy(snapshot, &copy) == JGB_INVALID_ARGUMENT);
    CHECK(copy == NULL);
    CHECK(jgb_view_apply_snapshot(view, snapshot, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(says(jgb_view_last_error(view), "snapshot "));
    jgb_snapshot_destroy(snapshot);
    CHECK(says(jgb_last_error(), "snapshot "));
}

/* What calls say of something that is no section snapshot. */
static void check_no_section_snapshot(void *handle, jgb_view *view)
{
    jgb_section_snapshot *outline = (jgb_section_snapshot *)handle, *copy = NULL;
    CHECK(jgb_section_snapshot_copy(outline, &copy) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_apply_section_snapshot(view, 1, outline, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(says(jgb_view_last_error(view), "section_snapshot "));
    jgb_section_snapshot_destroy(outline);
    CHECK(says(jgb_last_error(), "snapshot "));
}

/* What calls say of something that is no layout. */
static void check_no_layout(void *handle, jgb_view *view)
{
    jgb_layout *layout = (jgb_layout *)handle;
    CHECK(jgb_view_set_layout(view, layout, NULL, 0) == JGB_INVALID_ARGUMENT);
    CHECK(says(jgb_view_last_error(view), "layout "));
    jgb_layout_destroy(layout);
    CHECK(says(jgb_last_error(), "layout "));
}

int main(void)
{
    static uint64_t other_memory[2048];
    jgb_view *view = make_view(NULL), *gone_view = make_view(NULL);
    jgb_snapshot *snapshot = NULL, *gone_snapshot = NULL;
    jgb_section_snapshot *outline = NULL, *gone_outline = NULL;
    jgb_layout *layout = NULL, *gone_layout = NULL;
    CHECK(jgb_snapshot_create(NULL, &snapshot) == JGB_OK);
    CHECK(jgb_snapshot_create(NULL, &gone_snapshot) == JGB_OK);
    CHECK(jgb_section_snapshot_create(NULL, &outline) == JGB_OK);
    CHECK(jgb_section_snapshot_create(NULL, &gone_outline) == JGB_OK);
    CHECK(jgb_layout_create_list(NULL, &layout) == JGB_OK);
    CHECK(jgb_layout_create_list(NULL, &gone_layout) == JGB_OK);
    jgb_view_destroy(gone_view);
    jgb_snapshot_destroy(gone_snapshot);
    jgb_section_snapshot_destroy(gone_outline);
    jgb_layout_destroy(gone_layout);

    check_no_view(gone_view);
    check_no_view(snapshot);
    check_no_view(outline);
    check_no_view(layout);
    check_no_view(other_memory);
    check_no_snapshot(gone_snapshot, view);
    check_no_snapshot(view, view);
    check_no_snapshot(outline, view);
    check_no_section_snapshot(gone_outline, view);
    check_no_section_snapshot(snapshot, view);
    check_no_layout(gone_layout, view);
    check_no_layout(view, view);
    check_no_layout(other_memory, view);

    /* Nothing of this has harmed those that are in use. */
    CHECK(jgb_view_set_layout(view, layout, NULL, 0) == JGB_OK);
    CHECK(jgb_view_apply_snapshot(view, snapshot, NULL) == JGB_OK);
    jgb_layout_destroy(layout);
    jgb_section_snapshot_destroy(outline);
    jgb_snapshot_destroy(snapshot);
    jgb_view_destroy(view);
    return check_result("wrong_handles");
}

/* Placeholders, gaps, and what is presented in place of the data. */
#include "allocations.h"
#include "check.h"

#define MS UINT64_C(1000000)

static jgb_display_frame show(jgb_view *view, uint64_t time_ns)
{
    jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.time_ns = time_ns;
    request.flags = JGB_REQUEST_COMPLETE;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    return frame;
}

static size_t count_of(const jgb_display_frame *frame, jgb_element_category category)
{
    size_t i, count = 0;
    for (i = 0; i < frame->element_count; i++)
        count += frame->elements[i].element.category == category;
    return count;
}

static void placeholders(jgb_view *view)
{
    const jgb_index_path second = {0, 1};
    const jgb_placeholder *all = NULL;
    jgb_index_path path;
    jgb_display_frame frame;
    uint32_t number = 0, flag = 0;
    size_t count = 0;
    jgb_size size = {-1, 1};
    CHECK(jgb_view_insert_placeholder(view, second, 0, &size, &number)
          == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_insert_placeholder(view, second, 0, NULL, &number) == JGB_OK);
    CHECK(number == 1);
    CHECK(jgb_view_has_uncommitted_updates(view, &flag) == JGB_OK && flag == 1);
    CHECK(jgb_view_placeholders(view, &all, &count) == JGB_OK && count == 1);
    CHECK(all[0].number == 1 && all[0].index_path.item == 1);
    CHECK(jgb_view_presentation_index_path(view, second, &path) == JGB_OK && path.item == 2);
    CHECK(jgb_view_data_source_index_path(view, second, &path) == JGB_OK);
    CHECK(path.section == JGB_NO_SECTION && path.item == JGB_NO_ITEM);
    (void)show(view, 0);
    frame = show(view, 300 * MS);
    CHECK(count_of(&frame, JGB_PLACEHOLDER) == 1);

    CHECK(jgb_view_commit_placeholder(view, 1, 0, NULL, &path) == JGB_OK && path.item == 1);
    CHECK(jgb_view_commit_placeholder(view, 1, 0, NULL, &path) == JGB_OK);
    CHECK(path.section == JGB_NO_SECTION);
    CHECK(jgb_view_delete_placeholder(view, 1, &flag) == JGB_OK && flag == 0);
    (void)show(view, 300 * MS);
    frame = show(view, 600 * MS);
    CHECK(count_of(&frame, JGB_PLACEHOLDER) == 0);
    CHECK(jgb_view_insert_placeholder(view, second, 0, NULL, &number) == JGB_OK);
    CHECK(number == 2);
    CHECK(jgb_view_delete_placeholder(view, 2, &flag) == JGB_OK && flag == 1);
    CHECK(jgb_view_has_uncommitted_updates(view, &flag) == JGB_OK && flag == 0);
}

static void gap(jgb_view *view)
{
    jgb_drag_configuration dragging = JGB_DRAG_CONFIGURATION_INIT;
    jgb_drop_state state = JGB_DROP_STATE_INIT;
    const jgb_point point = {10, 10};
    uint32_t flag = 0;
    dragging.opens_gaps = 1;
    CHECK(jgb_view_set_drag_configuration(view, &dragging) == JGB_OK);
    CHECK(jgb_view_enter_drop(view, 0, 1, point, 600 * MS) == JGB_OK);
    CHECK(jgb_view_drop_state(view, &state) == JGB_OK && state.destination.item == 0);
    CHECK(state.line.width > 2 && state.line.height > 2);
    CHECK(jgb_view_has_uncommitted_updates(view, &flag) == JGB_OK && flag == 1);
    CHECK(jgb_view_exit_drop(view) == JGB_OK);
    /* Dropped, the gap closes, and nothing of it is kept. */
    CHECK(jgb_view_enter_drop(view, 0, 1, point, 600 * MS) == JGB_OK);
    CHECK(jgb_view_perform_drop(view, 600 * MS, &flag) == JGB_OK && flag == 1);
    CHECK(jgb_view_has_uncommitted_updates(view, &flag) == JGB_OK && flag == 0);
}

/* How often the library asks for memory while 100 placeholders are inserted. */
static unsigned allocations_of_insertions(jgb_view *view)
{
    const unsigned before = allocations;
    uint32_t number, i;
    for (i = 0; i < 100; i++) {
        const jgb_index_path path = {0, i * 7};
        CHECK(jgb_view_insert_placeholder(view, path, 0, NULL, &number) == JGB_OK);
    }
    return allocations - before;
}

static unsigned allocations_of_deletions(jgb_view *view, uint32_t first)
{
    const unsigned before = allocations;
    uint32_t flag, i;
    for (i = 0; i < 100; i++)
        CHECK(jgb_view_delete_placeholder(view, first + i * 8, &flag) == JGB_OK && flag);
    return allocations - before;
}

/* A placeholder comes and goes at the same cost among few others and among many. */
static void many(void)
{
    jgb_view *view = make_view(NULL);
    unsigned few, all, i;
    (void)show(view, 0);
    (void)allocations_of_insertions(view);
    few = allocations_of_insertions(view);
    for (i = 0; i < 7; i++)
        (void)allocations_of_insertions(view);
    all = allocations_of_insertions(view);
    CHECK(all <= few + few / 2);
    all = allocations_of_deletions(view, 1);
    CHECK(all <= few + few / 2);
    jgb_view_destroy(view);
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    (void)show(view, 0);
    placeholders(view);
    gap(view);
    many();
    jgb_view_destroy(view);
    return check_result("placeholders");
}

/* The arrays of a display frame stay as they are until the next display frame of their view,
 * whatever else the host calls meanwhile: it may update, ask and send input while it goes through
 * them. */
#include "check.h"

/* A copy of all that a display frame hands out. */
typedef struct kept_arrays {
    jgb_display_frame frame;
    void *elements, *transforms, *removed_views, *completions;
} kept_arrays;

static void *copied(const void *array, size_t count, size_t size)
{
    void *copy = malloc(count * size + 1);

    CHECK(copy != NULL);
    if (count > 0) memcpy(copy, array, count * size);
    return copy;
}

static kept_arrays keep(const jgb_display_frame *frame)
{
    kept_arrays kept;

    kept.frame = *frame;
    kept.elements = copied(frame->elements, frame->element_count, sizeof *frame->elements);
    kept.transforms = copied(frame->transforms, frame->transform_count, sizeof *frame->transforms);
    kept.removed_views =
        copied(frame->removed_views, frame->removed_view_count, sizeof *frame->removed_views);
    kept.completions =
        copied(frame->completions, frame->completion_count, sizeof *frame->completions);
    return kept;
}

static void check_kept(kept_arrays *kept)
{
    const jgb_display_frame *frame = &kept->frame;

    CHECK(!frame->element_count ||
          !memcmp(kept->elements, frame->elements, frame->element_count * sizeof *frame->elements));
    CHECK(!frame->transform_count || !memcmp(kept->transforms, frame->transforms,
                                             frame->transform_count * sizeof *frame->transforms));
    CHECK(!frame->removed_view_count ||
          !memcmp(kept->removed_views, frame->removed_views,
                  frame->removed_view_count * sizeof *frame->removed_views));
    CHECK(!frame->completion_count ||
          !memcmp(kept->completions, frame->completions,
                  frame->completion_count * sizeof *frame->completions));
    free(kept->elements);
    free(kept->transforms);
    free(kept->removed_views);
    free(kept->completions);
}

static void ask(jgb_view *view)
{
    const jgb_rect all = {0, 0, 10000, 10000};
    const jgb_layout_attributes *attributes = NULL;
    const jgb_transform *transforms = NULL;
    const jgb_index_path *paths = NULL;
    jgb_events events = JGB_EVENTS_INIT;
    size_t count = 0;

    CHECK(jgb_view_layout_attributes_for_elements_in_rect(view, all, &attributes, &count) ==
          JGB_OK);
    CHECK(count > 0);
    CHECK(jgb_view_answered_transforms(view, &transforms, &count) == JGB_OK);
    CHECK(jgb_view_index_paths_for_visible_elements(view, JGB_CELL, 0, &paths, &count) == JGB_OK);
    CHECK(jgb_view_next_events(view, &events) == JGB_OK);
}

static void click(jgb_view *view, uint64_t time_ns)
{
    jgb_pointer_sample samples[2] = {{0, {20, 20}, 1, JGB_POINTER_DOWN, JGB_DEVICE_TOUCH, 0, 0},
                                     {0, {20, 20}, 1, JGB_POINTER_UP, JGB_DEVICE_TOUCH, 0, 0}};

    samples[0].time_ns = time_ns;
    samples[1].time_ns = time_ns + 1000000;
    CHECK(jgb_view_send_pointers(view, samples, 2) == JGB_OK);
}

static void update(jgb_view *view)
{
    const jgb_animation animation = JGB_ANIMATION_INIT;
    const jgb_index_path first = {0, 0};

    CHECK(jgb_view_insert_items(view, first, 2, NULL, &animation) == JGB_OK);
    ask(view);
    CHECK(jgb_view_delete_items(view, first, 1, &animation) == JGB_OK);
    ask(view);
}

/* Its elements have transforms. */
static void set_carousel(jgb_view *view)
{
    jgb_layout *layout = NULL;

    CHECK(jgb_layout_create_carousel(NULL, &layout) == JGB_OK);
    CHECK(jgb_view_set_layout(view, layout, NULL, 0) == JGB_OK);
    jgb_layout_destroy(layout);
}

static void replace(jgb_view *view, int round)
{
    if (round % 2)
        set_carousel(view);
    else
        CHECK(jgb_view_set_flow_layout(view, NULL) == JGB_OK);
    CHECK(jgb_view_set_items(view, 40, NULL, NULL) == JGB_OK);
    ask(view);
}

int main(void)
{
    const jgb_rect bounds = {0, 0, 320, 480};
    jgb_scroll_configuration configuration = JGB_SCROLL_CONFIGURATION_INIT;
    jgb_view *view = NULL;
    uint64_t time_ns = 0;
    int seen_transforms = 0, seen_removed = 0;

    configuration.is_enabled = 1;
    configuration.maximum_zoom_scale = 4;
    CHECK(jgb_view_create(NULL, &view) == JGB_OK);
    CHECK(jgb_view_set_bounds(view, bounds) == JGB_OK);
    CHECK(jgb_view_set_scroll_configuration(view, &configuration) == JGB_OK);
    set_carousel(view);
    CHECK(jgb_view_set_items(view, 30, NULL, NULL) == JGB_OK);
    for (int round = 0; round < 40; round++) {
        jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
        jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
        kept_arrays kept;

        request.bounds = bounds;
        request.bounds.y = round % 5 * 40;
        request.time_ns = time_ns += 50000000;
        request.flags = round % 3 ? 0 : JGB_REQUEST_COMPLETE;
        CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
        seen_transforms |= frame.transform_count > 0;
        seen_removed |= frame.removed_view_count > 0;
        kept = keep(&frame);
        ask(view);
        click(view, time_ns);
        update(view);
        if (round % 4 == 0) replace(view, round / 4);
        /* The flow layout is there in the first half of each eight rounds. */
        if (round % 8 == 2) CHECK(jgb_view_set_zoom_scale(view, 2, 0) == JGB_OK);
        if (round % 8 == 3) CHECK(jgb_view_set_zoom_scale(view, 1, 0) == JGB_OK);
        ask(view);
        check_kept(&kept);
    }
    CHECK(seen_transforms && seen_removed);
    jgb_view_destroy(view);
    return check_result("kept_frame");
}

/* An animated insertion and deletion, frame by frame: where everything is, what
 * is told of the end, and which views are given back. */
#include "parts.h"

enum { MS = 1000000, ROWS = 100 };

static const uint64_t start_ns = 1000 * (uint64_t)MS;

/* A list of rows, 40 points each, of which one display frame has been shown. */
static jgb_view *make_list(double offset)
{
    static const uint32_t count = ROWS;
    const jgb_data_source_chunk empty = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_data_source_chunk rows = empty;
    jgb_flow_layout layout = JGB_FLOW_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_view *view = NULL;
    rows.section_count = 1;
    rows.item_counts = &count;
    rows.item_count = count;
    layout.section_metrics = &metrics;
    metrics.items_fill_line = 1;
    metrics.item_size.height = 40;
    metrics.minimum_line_spacing = 0;
    CHECK(jgb_view_create(NULL, &view) == JGB_OK);
    CHECK(jgb_view_set_flow_layout(view, &layout) == JGB_OK);
    CHECK(jgb_view_set_data(view, NULL, 0, &rows, 1) == JGB_OK);
    request.bounds.y = offset;
    request.bounds.width = 300;
    request.bounds.height = 200;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(frame.element_count == 5 && (frame.flags & JGB_FRAME_IN_TRANSITION) == 0);
    CHECK(frame.transition_end_ns == 0 && frame.completion_count == 0);
    return view;
}

static jgb_display_frame frame_at(jgb_view *view, double offset, uint64_t time_ns)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.bounds.y = offset;
    request.bounds.width = 300;
    request.bounds.height = 200;
    request.time_ns = time_ns;
    request.flags = JGB_REQUEST_COMPLETE;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    return frame;
}

static const jgb_layout_attributes *row(const jgb_display_frame *frame, uint32_t item,
                                        int is_disappearing)
{
    size_t i;
    for (i = 0; i < frame->element_count; i++)
        if (frame->elements[i].element.index_path.item == item &&
            ((frame->elements[i].flags & JGB_ELEMENT_DISAPPEARING) != 0) == is_disappearing)
            return &frame->elements[i];
    return NULL;
}

/* Whether a row is shown at this height and with this alpha. */
static int is_at(const jgb_display_frame *frame, uint32_t item, int is_disappearing, double y,
                 double alpha)
{
    const jgb_layout_attributes *found = row(frame, item, is_disappearing);
    return found != NULL && found->frame.y == y && found->alpha == alpha;
}

static jgb_status perform(jgb_view *view, jgb_update_item item, const jgb_animation *animation,
                          uint64_t tag)
{
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    options.animation = animation;
    options.tag = tag;
    update.items = &item;
    update.item_count = 1;
    return jgb_view_perform_batch_updates(view, &update, &options);
}

static jgb_animation linear(void)
{
    jgb_animation animation = JGB_ANIMATION_INIT;
    animation.duration_ns = 100 * MS;
    animation.curve.kind = JGB_CURVE_LINEAR;
    return animation;
}

/* The anchor off, so that rows move and the offset does not. */
static void fix_offset(jgb_view *view)
{
    const jgb_content_anchor anchor = {JGB_ANCHOR_NONE, {0, 0}, 0, 0};
    CHECK(jgb_view_set_content_anchor(view, &anchor) == JGB_OK);
}

static void insertion(void)
{
    jgb_view *view = make_list(0);
    jgb_animation animation = linear();
    jgb_display_frame frame;
    animation.appearing.alpha = 0.5;
    animation.appearing.edge = JGB_EDGE_LEFT;
    fix_offset(view);
    CHECK(perform(view, insert_items(0, 1, 1), &animation, 7) == JGB_OK);
    frame = frame_at(view, 0, start_ns);
    CHECK((frame.flags & JGB_FRAME_IN_TRANSITION) != 0);
    CHECK(frame.transition_end_ns == start_ns + 100 * MS && frame.completion_count == 0);
    CHECK(is_at(&frame, 0, 0, 0, 1) && is_at(&frame, 2, 0, 40, 1));
    CHECK(is_at(&frame, 1, 0, 40, 0.5));
    if (row(&frame, 1, 0) != NULL)
        CHECK(row(&frame, 1, 0)->frame.x == -300); /* beyond the edge yet */
    CHECK(frame.content_size.height == (ROWS + 1) * 40);
    frame = frame_at(view, 0, start_ns + 50 * MS);
    CHECK((frame.flags & JGB_FRAME_IN_TRANSITION) != 0 && frame.completion_count == 0);
    CHECK(is_at(&frame, 0, 0, 0, 1) && is_at(&frame, 1, 0, 40, 0.75));
    CHECK(is_at(&frame, 2, 0, 60, 1) && is_at(&frame, 5, 0, 180, 1));
    if (row(&frame, 1, 0) != NULL)
        CHECK(row(&frame, 1, 0)->frame.x == -150);
    frame = frame_at(view, 0, start_ns + 100 * MS);
    CHECK((frame.flags & JGB_FRAME_IN_TRANSITION) == 0 && frame.transition_end_ns == 0);
    CHECK(frame.completion_count == 1);
    if (frame.completion_count == 1)
        CHECK(frame.completions[0].tag == 7 && frame.completions[0].is_finished == 1);
    CHECK(is_at(&frame, 1, 0, 40, 1) && is_at(&frame, 2, 0, 80, 1) && frame.element_count == 5);
    CHECK(frame.removed_view_count == 1); /* that of the row pushed out */
    frame = frame_at(view, 0, start_ns + 101 * MS);
    CHECK(frame.completion_count == 0 && frame.removed_view_count == 0);
    jgb_view_destroy(view);
}

/* Rows come from the centre of the bounds, of the content, of an item, or from
 * a point; an animation that is as large as in the first version has none. */
static void places(void)
{
    static const struct {
        jgb_appearance_place place;
        double x, y; /* of the row's frame, 300 x 40 */
    } cases[] = {
        { { JGB_PLACE_OWN, 0, { 0, 0 }, { 5, 5 } }, 0, 40 },
        { { JGB_PLACE_POINT, 0, { 0, 0 }, { 7, -9 } }, -143, -29 },
        { { JGB_PLACE_CONTENT_CENTER, 0, { 0, 0 }, { 0, 0 } }, 0, (ROWS + 1) * 20 - 20 },
        { { JGB_PLACE_BOUNDS_CENTER, 0, { 0, 0 }, { 0, 0 } }, 0, 80 },
        { { JGB_PLACE_ITEM, 0, { 0, 3 }, { 0, 0 } }, 0, 120 },
        { { JGB_PLACE_ITEM, 0, { 9, 3 }, { 0, 0 } }, 0, 40 },
    };
    size_t i;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        jgb_view *view = make_list(0);
        jgb_animation animation = linear();
        jgb_display_frame frame;
        animation.appearing_place = cases[i].place;
        fix_offset(view);
        CHECK(perform(view, insert_items(0, 1, 1), &animation, 7) == JGB_OK);
        frame = frame_at(view, 0, start_ns);
        CHECK(is_at(&frame, 1, 0, cases[i].y, 0));
        if (row(&frame, 1, 0) != NULL)
            CHECK(row(&frame, 1, 0)->frame.x == cases[i].x);
        if (IS_WIDE) { /* there was no earlier header for 32 bits */
            animation.struct_size = 384;
            CHECK(perform(view, insert_items(0, 1, 1), &animation, 7) == JGB_OK);
            frame = frame_at(view, 0, start_ns + 100 * MS);
            CHECK(is_at(&frame, 1, 0, 40, 0));
            animation.struct_size = sizeof animation;
        }
        animation.appearing_place.kind = (jgb_appearance_place_kind)5;
        CHECK(perform(view, insert_items(0, 1, 1), &animation, 7) == JGB_INVALID_ARGUMENT);
        jgb_view_destroy(view);
    }
}

static void deletion(void)
{
    jgb_view *view = make_list(0);
    jgb_animation animation = linear();
    jgb_display_frame frame = frame_at(view, 0, 0);
    uint32_t reusable_view = row(&frame, 1, 0)->reusable_view;
    uint32_t generation = row(&frame, 1, 0)->generation, is_current = 9;
    animation.disappearing.transform.m[12] = 8;
    fix_offset(view);
    CHECK(perform(view, delete_items(0, 1, 1), &animation, 0) == JGB_OK);
    /* What is deleted is bound no more, though it is seen to go. */
    CHECK(jgb_view_is_current(view, reusable_view, generation, &is_current) == JGB_OK);
    CHECK(is_current == 0);
    frame = frame_at(view, 0, start_ns);
    CHECK(is_at(&frame, 1, 1, 40, 1) && is_at(&frame, 1, 0, 80, 1));
    frame = frame_at(view, 0, start_ns + 25 * MS);
    CHECK(is_at(&frame, 1, 1, 40, 0.75) && is_at(&frame, 1, 0, 70, 1));
    if (row(&frame, 1, 1) != NULL) {
        uint32_t number = row(&frame, 1, 1)->transform;
        CHECK(row(&frame, 1, 1)->reusable_view == reusable_view);
        CHECK(number > 0 && number <= frame.transform_count);
        CHECK(number == 0 || frame.transforms[number - 1].m[12] == 2);
        CHECK(row(&frame, 1, 0)->reusable_view != reusable_view);
    }
    CHECK(frame.removed_view_count == 0);
    frame = frame_at(view, 0, start_ns + 200 * MS);
    CHECK(row(&frame, 1, 1) == NULL && is_at(&frame, 1, 0, 40, 1));
    CHECK(frame.removed_view_count == 1 && frame.removed_views[0] == reusable_view);
    CHECK(frame.completion_count == 1 && (frame.flags & JGB_FRAME_IN_TRANSITION) == 0);
    jgb_view_destroy(view);
}

/* A second change adds its movement to that of the first one, and each reports
 * its completion at its own end. */
static void two_changes(void)
{
    jgb_view *view = make_list(0);
    const jgb_animation animation = linear();
    jgb_display_frame frame;
    fix_offset(view);
    CHECK(perform(view, insert_items(0, 0, 1), &animation, 1) == JGB_OK);
    frame_at(view, 0, start_ns);
    frame_at(view, 0, start_ns + 50 * MS);
    CHECK(perform(view, insert_items(0, 0, 1), &animation, 2) == JGB_OK);
    CHECK(perform(view, reload_items(0, 90, 1), NULL, 3) == JGB_OK);
    frame = frame_at(view, 0, start_ns + 60 * MS);
    CHECK(frame.completion_count == 1 && (frame.flags & JGB_FRAME_IN_TRANSITION) != 0);
    if (frame.completion_count == 1)
        CHECK(frame.completions[0].tag == 3 && frame.completions[0].is_finished == 1);
    CHECK(frame.transition_end_ns == start_ns + 160 * MS);
    CHECK(is_at(&frame, 2, 0, 24, 1)); /* 80 - 40 * 0.4 - 40 */
    frame = frame_at(view, 0, start_ns + 110 * MS);
    CHECK(is_at(&frame, 2, 0, 60, 1)); /* 80 - 40 * 0.5 */
    CHECK(frame.completion_count == 1);
    if (frame.completion_count == 1)
        CHECK(frame.completions[0].tag == 1 && frame.completions[0].is_finished == 1);
    frame = frame_at(view, 0, start_ns + 160 * MS);
    CHECK(is_at(&frame, 2, 0, 80, 1) && frame.completion_count == 1);
    jgb_view_destroy(view);
}

/* With the anchor, rows stay where they are on screen, and the offset moves. */
static void anchored(void)
{
    jgb_view *view = make_list(400);
    const jgb_animation animation = linear();
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame;
    CHECK(perform(view, insert_items(0, 0, 3), &animation, 0) == JGB_OK);
    frame = frame_at(view, 400, start_ns);
    CHECK(frame.content_offset.y == 520 && frame.content_offset_adjustment.y == 120);
    CHECK(is_at(&frame, 13, 0, 520, 1));
    /* A host that has not heard of it yet says so. */
    request.bounds.y = 410;
    request.bounds.width = 300;
    request.bounds.height = 200;
    request.time_ns = start_ns + 10 * MS;
    request.adjusted_sequence = frame.sequence - 1;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(frame.content_offset.y == 530 && frame.content_offset_adjustment.y == 0);
    request.adjusted_sequence = frame.sequence + 1;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "adjusted_sequence") != NULL);
    jgb_view_destroy(view);
}

static void reduced_motion(void)
{
    jgb_view *view = make_list(0);
    jgb_environment environment = JGB_ENVIRONMENT_INIT;
    const jgb_animation animation = linear();
    jgb_display_frame frame;
    environment.reduces_motion = 1;
    CHECK(jgb_view_set_environment(view, &environment) == JGB_OK);
    fix_offset(view);
    CHECK(perform(view, insert_items(0, 0, 1), &animation, 5) == JGB_OK);
    frame = frame_at(view, 0, start_ns);
    CHECK((frame.flags & JGB_FRAME_IN_TRANSITION) == 0 && is_at(&frame, 1, 0, 40, 1));
    CHECK(frame.completion_count == 1 && frame.completions[0].tag == 5);
    CHECK(frame.completion_count == 1 && frame.completions[0].is_finished == 1);
    jgb_view_destroy(view);
}

int main(void)
{
    insertion();
    places();
    deletion();
    two_changes();
    anchored();
    reduced_motion();
    return check_result("transition");
}

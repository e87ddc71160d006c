/* Animations are additive (rules T2 and T3): how far an element is from its
 * target depends on the time, not on the content offset, and is the sum of what
 * each change makes by itself; and a row fades in once, however fast updates
 * come. */
#include "check.h"

#include <math.h>

enum { SECTIONS = 40, ITEMS = 30, CHANGES = 8, ELEMENTS_MAX = 512, HEADERS_HEIGHT = 3 * 24 };

static const uint64_t frame_ns = 16666667;
static const double points_max = 1.0 / 32768, factor_max = 1e-9;

typedef enum layout_kind { PINNED, LEVELS, ORTHOGONAL, CAROUSEL, CIRCLE, STACK, KINDS } layout_kind;

/* Offsets where several items are in sight, and with levels a header of each is pinned. */
static const double starts[KINDS] = { 4500, 8300, 0, 18000, 5000, 36000 };

/* How far an element is from its target. */
typedef struct difference {
    jgb_element element;
    double frame[4];
    double target_y;
    double alpha;
    double matrix[16];
    int is_alpha_kept; /* at 0 or 1, so that the difference is cut off */
} difference;

/* Sections that scroll across, three groups in sight. */
static jgb_layout *make_orthogonal(void)
{
    jgb_layout_node nodes[2] = { JGB_LAYOUT_NODE_INIT, JGB_LAYOUT_NODE_INIT };
    jgb_layout_section section = JGB_LAYOUT_SECTION_INIT;
    jgb_compositional_layout compositional = JGB_COMPOSITIONAL_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    nodes[0].kind = JGB_LAYOUT_HORIZONTAL_GROUP;
    nodes[0].size.width.value = 0.3;
    nodes[0].size.height.kind = JGB_ABSOLUTE;
    nodes[0].size.height.value = 120;
    nodes[1].kind = JGB_LAYOUT_ITEM;
    section.group = nodes;
    section.group_count = 2;
    section.orthogonal_scrolling = JGB_ORTHOGONAL_CONTINUOUS;
    compositional.sections = &section;
    compositional.section_count = 1;
    CHECK(jgb_layout_create_compositional(&compositional, &layout) == JGB_OK);
    return layout;
}

static void set_layout(jgb_view *view, layout_kind kind)
{
    jgb_flow_layout flow = JGB_FLOW_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_carousel_layout carousel = JGB_CAROUSEL_LAYOUT_INIT;
    jgb_circle_layout circle = JGB_CIRCLE_LAYOUT_INIT;
    jgb_stack_layout stack = JGB_STACK_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    if (kind == PINNED || kind == LEVELS) {
        flow.section_metrics = &metrics;
        flow.section_headers_pin_to_visible_bounds = 1;
        flow.section_footers_pin_to_visible_bounds = 1;
        metrics.items_fill_line = 1;
        metrics.item_size.height = 44;
        metrics.header_reference_size.height = 24;
        metrics.footer_reference_size.height = 20;
        CHECK(jgb_view_set_flow_layout(view, &flow) == JGB_OK);
        return;
    }
    carousel.scale = 0.7;
    carousel.alpha = 0.5;
    circle.angular_spacing = 0.4;
    circle.rotates_items = 1;
    if (kind == ORTHOGONAL)
        layout = make_orthogonal();
    else if (kind == CAROUSEL)
        CHECK(jgb_layout_create_carousel(&carousel, &layout) == JGB_OK);
    else if (kind == CIRCLE)
        CHECK(jgb_layout_create_circle(&circle, &layout) == JGB_OK);
    else
        CHECK(jgb_layout_create_stack(&stack, &layout) == JGB_OK);
    CHECK(jgb_view_set_layout(view, layout, NULL, 0) == JGB_OK);
    jgb_layout_destroy(layout);
}

static jgb_display_frame show(jgb_view *view, layout_kind kind, double offset, uint64_t time_ns)
{
    const int is_horizontal = kind == CAROUSEL || kind == STACK;
    jgb_display_frame_request request = request_at(is_horizontal ? 0 : offset);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.bounds.x = is_horizontal ? offset : 0;
    request.time_ns = time_ns;
    request.flags = JGB_REQUEST_COMPLETE;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    return frame;
}

static jgb_view *make(layout_kind kind)
{
    const jgb_content_anchor none = { JGB_ANCHOR_NONE, { 0, 0 }, 0, 0 };
    static uint32_t counts[SECTIONS], levels[SECTIONS];
    jgb_section_metrics metrics[3];
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_view *view = NULL;
    size_t i;
    for (i = 0; i < SECTIONS; i++) {
        counts[i] = ITEMS;
        levels[i] = 1 + (uint32_t)(i % 3);
    }
    for (i = 0; i < 3; i++) {
        jgb_section_metrics_init(&metrics[i], sizeof *metrics);
        metrics[i].items_fill_line = 1;
        metrics[i].item_size.height = 44;
        metrics[i].header_reference_size.height = 24;
        metrics[i].header_level = (uint32_t)i;
    }
    if (kind == LEVELS)
        chunk.section_metrics = levels;
    chunk.section_count = SECTIONS;
    chunk.item_counts = counts;
    chunk.item_count = SECTIONS * ITEMS;
    CHECK(jgb_view_create(NULL, &view) == JGB_OK);
    set_layout(view, kind);
    CHECK(jgb_view_set_data(view, kind == LEVELS ? metrics : NULL, kind == LEVELS ? 3 : 0, &chunk,
                            1) == JGB_OK);
    CHECK(jgb_view_set_content_anchor(view, &none) == JGB_OK);
    show(view, kind, starts[kind], 1);
    return view;
}

/* Items come, go and change places among what is in sight and before it. */
static void change(jgb_view *view, uint32_t number, int is_animated)
{
    const jgb_index_path path = { 3, 1 + number }, other = { 3, 6 + number }, first = { 0, 0 };
    jgb_animation animation = JGB_ANIMATION_INIT;
    const jgb_animation *shown = is_animated ? &animation : NULL;
    animation.duration_ns = 6000000000u;
    animation.curve.kind = JGB_CURVE_LINEAR;
    animation.appearing.alpha = 0.5;
    if (number % 4 == 0)
        CHECK(jgb_view_insert_items(view, path, 2, NULL, shown) == JGB_OK);
    else if (number % 4 == 1)
        CHECK(jgb_view_delete_items(view, path, 1, shown) == JGB_OK);
    else if (number % 4 == 2)
        CHECK(jgb_view_move_items(view, path, 1, other, shown) == JGB_OK);
    else
        CHECK(jgb_view_delete_items(view, first, 1, shown) == JGB_OK);
}

static void take_matrix(double *matrix, uint32_t number, const jgb_transform *transforms,
                        double factor)
{
    static const jgb_transform identity = JGB_TRANSFORM_IDENTITY;
    const jgb_transform *transform = number == 0 ? &identity : &transforms[number - 1];
    size_t i;
    for (i = 0; i < 16; i++)
        matrix[i] += factor * transform->m[i];
}

/* How far the elements of a display frame are from their targets, but for those
 * that disappear. */
static size_t find_differences(jgb_view *view, const jgb_display_frame *frame, difference *found)
{
    static jgb_layout_attributes elements[ELEMENTS_MAX];
    static jgb_transform transforms[ELEMENTS_MAX];
    size_t count = frame->element_count, found_count = 0, answered_count, i;
    CHECK(count <= ELEMENTS_MAX && frame->transform_count <= ELEMENTS_MAX);
    memcpy(elements, frame->elements, count * sizeof *elements);
    if (frame->transform_count > 0)
        memcpy(transforms, frame->transforms, frame->transform_count * sizeof *transforms);
    for (i = 0; i < count; i++) {
        const jgb_layout_attributes *shown = &elements[i];
        const jgb_transform *answered;
        difference *one = &found[found_count];
        jgb_layout_attributes target;
        if (shown->flags & JGB_ELEMENT_DISAPPEARING)
            continue;
        CHECK(jgb_view_layout_attributes_for_element(view, &shown->element, &target) == JGB_OK);
        CHECK(jgb_view_answered_transforms(view, &answered, &answered_count) == JGB_OK);
        memset(one, 0, sizeof *one);
        one->element = shown->element;
        one->frame[0] = shown->frame.x - target.frame.x;
        one->frame[1] = shown->frame.y - target.frame.y;
        one->frame[2] = shown->frame.width - target.frame.width;
        one->frame[3] = shown->frame.height - target.frame.height;
        one->target_y = target.frame.y;
        one->alpha = shown->alpha - target.alpha;
        one->is_alpha_kept = shown->alpha == 0 || shown->alpha == 1;
        take_matrix(one->matrix, shown->transform, transforms, 1);
        take_matrix(one->matrix, target.transform, answered, -1);
        found_count++;
    }
    return found_count;
}

static const difference *find(const difference *all, size_t count, const jgb_element *element)
{
    size_t i;
    for (i = 0; i < count; i++)
        if (memcmp(&all[i].element, element, sizeof *element) == 0)
            return &all[i];
    return NULL;
}

/* Whether an element is a header that is pinned at the top in a display frame of this offset. */
static int is_pinned(const difference *one, double offset)
{
    return one->element.element_kind == JGB_KIND_SECTION_HEADER &&
           one->target_y - offset < HEADERS_HEIGHT && one->target_y >= offset;
}

static int is_moving(const difference *one)
{
    return fabs(one->frame[0]) + fabs(one->frame[1]) + fabs(one->alpha) + fabs(one->matrix[0]) >
           1e-6;
}

static void check_same(const difference *one, const difference *other)
{
    size_t i;
    for (i = 0; i < 4; i++)
        CHECK(fabs(one->frame[i] - other->frame[i]) <= points_max);
    CHECK(one->is_alpha_kept || other->is_alpha_kept ||
          fabs(one->alpha - other->alpha) <= factor_max);
    for (i = 0; i < 16; i++)
        CHECK(fabs(one->matrix[i] - other->matrix[i]) <= factor_max);
}

/* A view that is scrolled by 3,000 points is compared with one that is not. */
static void check_scrolled(layout_kind kind)
{
    static difference still[ELEMENTS_MAX], scrolled[ELEMENTS_MAX];
    jgb_view *stays = make(kind), *scrolls = make(kind);
    uint64_t time_ns = 1;
    double offset = starts[kind];
    size_t moving = 0, nested = 0, i;
    uint32_t number;
    for (number = 0; number < 258; number++) {
        jgb_display_frame frame;
        size_t still_count, scrolled_count, pinned = 0;
        time_ns += frame_ns;
        if (number < CHANGES) {
            change(stays, number, 1);
            change(scrolls, number, 1);
        } else {
            offset += 12;
            /* The section that has changed is scrolled across as well. */
            if (kind == ORTHOGONAL)
                CHECK(jgb_view_set_orthogonal_content_offset(scrolls, 3, number - CHANGES) ==
                      JGB_OK);
        }
        frame = show(stays, kind, starts[kind], time_ns);
        still_count = find_differences(stays, &frame, still);
        frame = show(scrolls, kind, offset, time_ns);
        scrolled_count = find_differences(scrolls, &frame, scrolled);
        for (i = 0; i < scrolled_count; i++) {
            const difference *same = find(still, still_count, &scrolled[i].element);
            if (same == NULL)
                continue;
            check_same(&scrolled[i], same);
            moving += number > CHANGES && is_moving(same);
            pinned += is_pinned(same, starts[kind]) && is_pinned(&scrolled[i], offset);
        }
        nested += number > CHANGES && pinned == 3;
    }
    CHECK(offset == starts[kind] + 3000 && moving > 100);
    CHECK(kind != LEVELS || nested > 50);
    jgb_view_destroy(stays);
    jgb_view_destroy(scrolls);
}

/* All changes at once are compared with each change by itself, the others being
 * applied at once in the same display frames. */
static void check_sum(layout_kind kind)
{
    static difference found[CHANGES + 1][ELEMENTS_MAX];
    jgb_view *views[CHANGES + 1];
    size_t counts[CHANGES + 1];
    uint64_t time_ns = 1;
    size_t compared = 0, i, k, part;
    uint32_t number;
    for (k = 0; k <= CHANGES; k++)
        views[k] = make(kind);
    for (number = 0; number < 60; number++) {
        time_ns += frame_ns;
        for (k = 0; k <= CHANGES; k++) {
            jgb_display_frame frame;
            if (number < CHANGES)
                change(views[k], number, k == 0 || k == number + 1);
            frame = show(views[k], kind, starts[kind], time_ns);
            counts[k] = find_differences(views[k], &frame, found[k]);
        }
        for (i = 0; i < counts[0]; i++) {
            difference sum;
            memset(&sum, 0, sizeof sum);
            for (k = 1; k <= CHANGES; k++) {
                const difference *one = find(found[k], counts[k], &found[0][i].element);
                if (one == NULL)
                    break;
                for (part = 0; part < 4; part++)
                    sum.frame[part] += one->frame[part];
                for (part = 0; part < 16; part++)
                    sum.matrix[part] += one->matrix[part];
                sum.alpha += one->alpha;
                sum.is_alpha_kept |= one->is_alpha_kept;
            }
            if (k <= CHANGES)
                continue;
            check_same(&found[0][i], &sum);
            compared += is_moving(&found[0][i]);
        }
    }
    CHECK(compared > 100);
    for (k = 0; k <= CHANGES; k++)
        jgb_view_destroy(views[k]);
}

/* A row is appended before each display frame, and fades in for 250 ms. */
static void check_stream(void)
{
    enum { ROWS = 100, APPENDED = 180, LENGTH = 20, HEIGHT = 800 };
    static uint64_t begun_ns[APPENDED];
    jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_list_layout list = JGB_LIST_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_layout_configuration configuration = JGB_LAYOUT_CONFIGURATION_INIT;
    jgb_view *view = NULL;
    uint64_t time_ns = 1;
    uint32_t number, finished = 0, complete = 0;
    size_t i;
    list.configuration = &configuration;
    configuration.section_metrics = &metrics;
    metrics.item_size.height = LENGTH;
    animation.duration_ns = 250000000;
    CHECK(jgb_view_create(NULL, &view) == JGB_OK);
    CHECK(jgb_view_set_list_layout(view, &list) == JGB_OK);
    CHECK(jgb_view_set_items(view, ROWS, NULL, NULL) == JGB_OK);
    show(view, PINNED, ROWS * LENGTH - HEIGHT, time_ns);
    for (number = 0; number < APPENDED; number++) {
        const jgb_index_path end = { 0, ROWS + number };
        jgb_display_frame frame;
        time_ns += frame_ns;
        begun_ns[number] = time_ns;
        CHECK(jgb_view_insert_items(view, end, 1, NULL, &animation) == JGB_OK);
        frame = show(view, PINNED, (ROWS + number + 1.0) * LENGTH - HEIGHT, time_ns);
        for (i = 0; i < frame.completion_count; i++) {
            CHECK(frame.completions[i].is_finished == 1);
            finished++;
        }
        for (i = 0; i < frame.element_count; i++) {
            const uint32_t item = frame.elements[i].element.index_path.item;
            if (item < ROWS || time_ns < begun_ns[item - ROWS] + animation.duration_ns)
                continue;
            CHECK(frame.elements[i].alpha == 1);
            complete++;
        }
    }
    CHECK(finished == APPENDED - 15 && complete > 1000);
    jgb_view_destroy(view);
}

int main(void)
{
    int kind;
    for (kind = 0; kind < KINDS; kind++) {
        check_scrolled((layout_kind)kind);
        check_sum((layout_kind)kind);
    }
    check_stream();
    return check_result("additive");
}

/*
 * Lays out every layout, edits its data, measures items, selects them, changes the layout and sends
 * what a person does. Prints for each layout a hash of all that the view answers: the same on every
 * machine, whatever its pointers are.
 */
#include "scenes.h"

enum { STEPS = 400, PREFERRED_MAX = 16 };

typedef struct walk {
    jgb_view *view;
    scene_kind kind;
    uint64_t seed, hash, time_ns;
    jgb_rect bounds;
    uint64_t element_count, refused_count;
    jgb_preferred_size preferred[PREFERRED_MAX];
    size_t preferred_count;
} walk;

static uint32_t pick(walk *walk, uint32_t bound)
{
    return next_number(&walk->seed, bound);
}

/* What a call answered. Calls of a random script may be refused: then so they are everywhere. */
static void note(walk *walk, jgb_status status)
{
    walk->hash = hash_bytes(walk->hash, &status, sizeof status);
    if (status != JGB_OK) {
        const char *const error = jgb_view_last_error(walk->view);
        walk->refused_count++;
        walk->hash = hash_bytes(walk->hash, error, strlen(error));
    }
}

static void note_events(walk *walk)
{
    jgb_events events = JGB_EVENTS_INIT;
    note(walk, jgb_view_next_events(walk->view, &events));
    walk->hash = hash_bytes(walk->hash, events.events, events.event_count * sizeof *events.events);
    walk->hash = hash_bytes(walk->hash, events.runs, events.run_count * sizeof *events.runs);
}

/* Elements whose size is an estimate get another one. */
static void measure(walk *walk, const jgb_display_frame *frame)
{
    size_t i;
    walk->preferred_count = 0;
    for (i = 0; i < frame->element_count && walk->preferred_count < PREFERRED_MAX; i++) {
        const jgb_layout_attributes *const element = &frame->elements[i];
        jgb_preferred_size *const size = &walk->preferred[walk->preferred_count];
        if (!(element->flags & JGB_ELEMENT_ESTIMATED))
            continue;
        size->reusable_view = element->reusable_view;
        size->generation = element->generation;
        size->size.width = element->frame.width - pick(walk, 40) / 8.0;
        size->size.height = element->frame.height + pick(walk, 400) / 8.0 - 10;
        if (size->size.width >= 0 && size->size.height >= 0)
            walk->preferred_count++;
    }
}

static void show(walk *walk, int is_complete)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_status status;

    walk->time_ns += 16666667;
    request.bounds = walk->bounds;
    request.time_ns = walk->time_ns;
    request.flags = is_complete ? JGB_REQUEST_COMPLETE : 0;
    request.preferred_sizes = walk->preferred;
    request.preferred_size_count = walk->preferred_count;
    status = jgb_view_display_frame(walk->view, &request, &frame);
    note(walk, status);
    if (status != JGB_OK)
        return;
    walk->hash = hash_frame(walk->hash, &frame);
    walk->hash = hash_bytes(walk->hash, frame.transforms,
                            frame.transform_count * sizeof *frame.transforms);
    walk->hash = hash_bytes(walk->hash, &frame.content_offset, sizeof frame.content_offset);
    walk->hash = hash_bytes(walk->hash, &frame.flags, sizeof frame.flags);
    walk->hash = hash_bytes(walk->hash, frame.completions,
                            frame.completion_count * sizeof *frame.completions);
    walk->element_count += frame.element_count;
    walk->bounds.x = frame.content_offset.x;
    walk->bounds.y = frame.content_offset.y;
    measure(walk, &frame);
}

/* An index path that mostly exists. */
static jgb_index_path pick_path(walk *walk)
{
    jgb_index_path path = {pick(walk, 9) / 8 * 2, 0};
    path.item = pick(walk, pick(walk, 3) == 0 ? 15000 : 60);
    return path;
}

static const jgb_animation *pick_animation(walk *walk, jgb_animation *animation)
{
    const jgb_animation initial = JGB_ANIMATION_INIT;
    *animation = initial;
    animation->curve.kind = (jgb_timing_curve_kind)pick(walk, 6);
    if (animation->curve.kind == JGB_CURVE_SPRING)
        animation->curve.parameters[0] = 0.3;
    else if (animation->curve.kind == JGB_CURVE_CUBIC_BEZIER) {
        animation->curve.parameters[0] = 0.2;
        animation->curve.parameters[1] = 1.4;
        animation->curve.parameters[2] = 0.7;
    }
    animation->appearing.edge = (jgb_edge)pick(walk, 5);
    animation->disappearing.translation.x = pick(walk, 100);
    return pick(walk, 3) == 0 ? NULL : animation;
}

static void edit(walk *walk)
{
    enum { COUNT_MAX = 200 };
    float widths[COUNT_MAX], heights[COUNT_MAX];
    uint32_t spans[COUNT_MAX];
    jgb_item_content content = JGB_ITEM_CONTENT_INIT;
    jgb_animation values;
    const jgb_animation *const animation = pick_animation(walk, &values);
    const uint32_t count = 1 + pick(walk, pick(walk, 4) == 0 ? COUNT_MAX - 1 : 4);
    const jgb_index_path path = pick_path(walk);

    fill_columns(&walk->seed, count, widths, heights, spans);
    content.widths = widths;
    content.heights = heights;
    content.spans = scene_has_spans(walk->kind) ? spans : NULL;
    content.flags = scene_is_measured(walk->kind) ? JGB_CHUNK_SIZES_ARE_ESTIMATES : 0;
    switch (pick(walk, 6)) {
    case 0:
    case 1:
        note(walk, jgb_view_insert_items(walk->view, path, count, &content, animation));
        break;
    case 2: note(walk, jgb_view_delete_items(walk->view, path, count, animation)); break;
    case 3:
        note(walk, jgb_view_move_items(walk->view, path, count, pick_path(walk), animation));
        break;
    case 4:
        note(walk, jgb_view_reload_items(walk->view, path, count, &content, animation));
        break;
    default: note(walk, jgb_view_reconfigure_items(walk->view, path, count, NULL, animation));
    }
}

static void select_items(walk *walk)
{
    const jgb_item_run run = {pick_path(walk), 1 + pick(walk, 400)};
    const jgb_item_run *runs = NULL;
    size_t count = 0;
    const jgb_selection_action action = (jgb_selection_action)pick(walk, 8);
    const int is_about_all = action >= JGB_SELECTION_SELECT_ALL && action <= JGB_SELECTION_INVERT;

    note(walk, jgb_view_change_selection(walk->view, action, is_about_all ? NULL : &run,
                                         !is_about_all, 0));
    note(walk, jgb_view_selected_runs(walk->view, NULL, 64, &runs, &count));
    walk->hash = hash_bytes(walk->hash, runs, count * sizeof *runs);
}

static void flick(walk *walk)
{
    enum { MOVES = 8 };
    jgb_pointer_sample sample;
    const double step = pick(walk, 60) - 20.0;
    int i;

    memset(&sample, 0, sizeof sample);
    sample.position.x = 100 + pick(walk, 150);
    sample.position.y = 300 + pick(walk, 200);
    sample.device = (jgb_pointer_device)pick(walk, 2);
    sample.buttons = JGB_BUTTON_PRIMARY;
    for (i = 0; i <= MOVES; i++) {
        sample.time_ns = walk->time_ns += 8000000;
        sample.phase = i == 0 ? JGB_POINTER_DOWN : i < MOVES ? JGB_POINTER_MOVE : JGB_POINTER_UP;
        note(walk, jgb_view_send_pointers(walk->view, &sample, 1));
        sample.position.y -= step;
        sample.position.x -= step / 3;
    }
}

static void turn_wheel(walk *walk)
{
    jgb_wheel_sample sample;
    memset(&sample, 0, sizeof sample);
    sample.time_ns = walk->time_ns += 1000000;
    sample.delta.y = pick(walk, 4000) / 8.0 - 200;
    sample.delta.x = pick(walk, 400) / 8.0;
    sample.unit = (jgb_wheel_unit)(pick(walk, 8) / 6);
    note(walk, jgb_view_send_wheels(walk->view, &sample, 1));
}

static void press_key(walk *walk)
{
    jgb_key_sample sample;
    uint32_t is_handled = 0;
    memset(&sample, 0, sizeof sample);
    sample.time_ns = walk->time_ns += 1000000;
    sample.key = (jgb_key)(1 + pick(walk, 12));
    sample.modifiers = pick(walk, 3);
    note(walk, jgb_view_send_key(walk->view, &sample, &is_handled));
    walk->hash = hash_bytes(walk->hash, &is_handled, sizeof is_handled);
}

static void ask(walk *walk)
{
    const jgb_point point = {walk->bounds.x + pick(walk, 400), walk->bounds.y + pick(walk, 800)};
    const jgb_layout_attributes *elements = NULL;
    const jgb_transform *transforms = NULL;
    jgb_index_path path = {0, 0};
    jgb_point offset = {0, 0};
    size_t count = 0, transform_count = 0;

    note(walk, jgb_view_index_path_for_item_at_point(walk->view, point, &path));
    walk->hash = hash_bytes(walk->hash, &path, sizeof path);
    note(walk, jgb_view_content_offset_for_item(walk->view, pick_path(walk), 1, &offset));
    walk->hash = hash_bytes(walk->hash, &offset, sizeof offset);
    note(walk, jgb_view_layout_attributes_for_elements_in_rect(
                   walk->view, walk->bounds, &elements, &count));
    walk->hash = hash_bytes(walk->hash, elements, count * sizeof *elements);
    note(walk, jgb_view_answered_transforms(walk->view, &transforms, &transform_count));
    walk->hash = hash_bytes(walk->hash, transforms, transform_count * sizeof *transforms);
}

/* To another layout and back, over time or as far as a person leads. */
static void change_layout(walk *walk)
{
    jgb_layout *other = NULL;
    jgb_animation values;
    const int is_same = pick(walk, 2) == 0;
    const scene_kind kind = is_same ? walk->kind : (scene_kind)pick(walk, SCENE_CAROUSEL);
    int i;

    CHECK(create_layout(kind, &other) == JGB_OK);
    if (pick(walk, 2) == 0) {
        note(walk, jgb_view_set_layout(walk->view, other, pick_animation(walk, &values), 5));
    } else {
        note(walk, jgb_view_start_interactive_transition(walk->view, other, 6));
        for (i = 1; i < 4; i++) {
            walk->time_ns += 8000000;
            note(walk, jgb_view_set_transition_progress(walk->view, i / 5.0, walk->time_ns));
            show(walk, 0);
        }
        note(walk, pick(walk, 2) == 0
                       ? jgb_view_finish_interactive_transition(walk->view, walk->time_ns)
                       : jgb_view_cancel_interactive_transition(walk->view, walk->time_ns));
    }
    jgb_layout_destroy(other);
}

static void take_step(walk *walk)
{
    jgb_point offset;
    switch (pick(walk, 16)) {
    case 0:
    case 1:
    case 2: edit(walk); break;
    case 3: select_items(walk); break;
    case 4: flick(walk); break;
    case 5: turn_wheel(walk); break;
    case 6: press_key(walk); break;
    case 7: ask(walk); break;
    case 8:
        if (pick(walk, 4) == 0)
            change_layout(walk);
        break;
    case 9:
        walk->bounds.width = 300 + pick(walk, 3) * 50;
        note(walk, jgb_view_set_bounds(walk->view, walk->bounds));
        break;
    case 10:
        offset.x = 0;
        offset.y = pick(walk, 1000000) / 8.0;
        note(walk, jgb_view_set_content_offset(walk->view, offset, pick(walk, 2)));
        break;
    default: break;
    }
}

static void set_up(walk *walk)
{
    jgb_scroll_configuration scrolling = JGB_SCROLL_CONFIGURATION_INIT;
    jgb_selection_configuration selection = JGB_SELECTION_CONFIGURATION_INIT;
    jgb_focus_configuration focus = JGB_FOCUS_CONFIGURATION_INIT;
    jgb_layout *layout = NULL;

    CHECK(jgb_view_create(NULL, &walk->view) == JGB_OK);
    CHECK(create_layout(walk->kind, &layout) == JGB_OK);
    CHECK(jgb_view_set_layout(walk->view, layout, NULL, 0) == JGB_OK);
    jgb_layout_destroy(layout);
    give_data(walk->view, walk->kind);
    if (walk->kind == SCENE_EXPLICIT)
        give_attributes(walk->view);
    scrolling.is_enabled = 1;
    selection.allows_multiple_selection = 1;
    selection.behavior = JGB_SELECTION_BEHAVIOR_REPLACE;
    focus.allows_focus = 1;
    CHECK(jgb_view_set_scroll_configuration(walk->view, &scrolling) == JGB_OK);
    CHECK(jgb_view_set_selection_configuration(walk->view, &selection) == JGB_OK);
    CHECK(jgb_view_set_focus_configuration(walk->view, &focus) == JGB_OK);
    CHECK(jgb_view_set_event_mask(walk->view,
                                  JGB_EVENT_MASK_COMPLETIONS | JGB_EVENT_MASK_DISPLAY |
                                      JGB_EVENT_MASK_SCROLLING | JGB_EVENT_MASK_TAPS |
                                      JGB_EVENT_MASK_SELECTION | JGB_EVENT_MASK_FOCUS |
                                      JGB_EVENT_MASK_ACCESSIBILITY) == JGB_OK);
    CHECK(jgb_view_set_bounds(walk->view, walk->bounds) == JGB_OK);
}

static void run(scene_kind kind)
{
    walk walk;
    int step;

    memset(&walk, 0, sizeof walk);
    walk.kind = kind;
    walk.seed = 41 + (uint64_t)kind;
    walk.hash = HASH_START;
    walk.time_ns = UINT64_C(1) << 40;
    walk.bounds.width = 400;
    walk.bounds.height = 800;
    set_up(&walk);
    for (step = 0; step < STEPS; step++) {
        take_step(&walk);
        show(&walk, step % 16 == 0);
        if (step % 4 == 0)
            note_events(&walk);
    }
    /* Else nothing was laid out, or nothing was done. */
    CHECK(walk.element_count > STEPS);
    CHECK(walk.refused_count < STEPS / 4);
    printf("%-24s %7llu elements, %2llu calls refused, hash %016llx\n", scene_names[kind],
           (unsigned long long)walk.element_count, (unsigned long long)walk.refused_count,
           (unsigned long long)walk.hash);
    jgb_view_destroy(walk.view);
}

int main(void)
{
    int kind;
    for (kind = 0; kind < SCENE_COUNT; kind++)
        run((scene_kind)kind);
    return check_result("same");
}

/*
 * The instructions of single steps, through the C interface. Callgrind collects while a step runs
 * and dumps the count of each one by itself; without callgrind nothing is counted. The views are
 * those of the bench, a third of the way down a million items, after as many steps as are counted.
 */
#include "instructions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <valgrind/callgrind.h>

#include "edit.h"
#include "groups.h"
#include "movement.h"
#include "sources.h"

enum { COUNT = 1000000, PINNED_SECTIONS = 1000, STEPS = 2000, SIZES_MAX = 64 };

/* A view, and what the next step brings. The random numbers are drawn before a step is counted. */
typedef struct stepper {
    view_case c;
    uint32_t count;
    uint32_t place;
    float width, height;
    int has_widths;
    jgb_preferred_size sizes[SIZES_MAX];
    size_t size_count;
    uint64_t time_ns;
    int changes; /* how many run at once */
    int left;    /* the display frames that they still run for */
    int has_events;
    size_t event_count, fewest_events; /* as far as is known */
    holder holder;
} stepper;

/* ---- Steps ---- */

static void scroll_by(stepper *s, double distance) {
    s->c.offset += distance;
    if (s->c.offset + 800 > s->c.content) s->c.offset = 0;
    case_show(&s->c, 0);
}

static void scroll(stepper *s) { scroll_by(s, 37); }

static void scroll_explicit(stepper *s) { scroll_by(s, 20); }

/* Rows that came with the display frame before are measured by now. */
static void scroll_measured(stepper *s) {
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.bounds = (jgb_rect){ 0, s->c.offset + 37, s->c.width, 800 };
    request.preferred_sizes = s->sizes;
    request.preferred_size_count = s->size_count;
    CHECK(s->c.view, jgb_view_display_frame(s->c.view, &request, &frame));
    s->c.offset = frame.content_offset.y;
    s->size_count = 0;
    for (size_t i = 0; i < frame.element_count && s->size_count < SIZES_MAX; i++) {
        const jgb_layout_attributes *row = &frame.elements[i];
        if (!(row->flags & JGB_ELEMENT_ESTIMATED)) continue;
        const double height = 40 + row->element.index_path.item * 7 % 201;
        s->sizes[s->size_count++] = (jgb_preferred_size){
            row->reusable_view, row->generation, { row->frame.width, height } };
    }
}

static void perform(stepper *s, jgb_update_item part, size_t brought) {
    const edit_columns lengths = { s->has_widths ? &s->width : NULL, &s->height };
    edit_perform(&s->c, &part, 1, lengths, brought, NULL);
}

static void append(stepper *s) {
    perform(s, edit_insert(s->count, 1), 1);
    scroll(s);
    s->count++;
}

static void insert_head(stepper *s) {
    perform(s, edit_insert(0, 1), 1);
    case_follow(&s->c, 0);
}

static void delete_head(stepper *s) {
    perform(s, edit_delete(0, 1), 0);
    case_follow(&s->c, 0);
}

static void resize_head(stepper *s) {
    perform(s, edit_resize(0), 1);
    case_follow(&s->c, 0);
}

static void insert_random(stepper *s) {
    perform(s, edit_insert(s->place, 1), 1);
    case_follow(&s->c, 0);
    s->count++;
}

/* Into a section that had one item. */
static void insert_into_random_section(stepper *s) {
    jgb_update_item part = edit_insert(0, 1);
    part.index_path_after_update.section = s->place;
    perform(s, part, 1);
    case_follow(&s->c, 0);
}

/* ---- Display frames with events ---- */

static void ask_for_events(stepper *s) {
    if (s->has_events) return;
    CHECK(s->c.view, jgb_view_set_event_mask(s->c.view, JGB_EVENT_MASK_DISPLAY
                                                            | JGB_EVENT_MASK_SECTION_DISPLAY));
    s->has_events = 1;
    s->fewest_events = STEPS;
}

/* A display frame brings about one row into the window and takes one out of it. */
static void ask_for_data(stepper *s) {
    jgb_prefetch_configuration ahead = JGB_PREFETCH_CONFIGURATION_INIT;
    if (s->has_events) return;
    ahead.is_prefetching_enabled = 1;
    ahead.cells_prepared_per_frame = 1;
    CHECK(s->c.view, jgb_view_set_prefetch_configuration(s->c.view, &ahead));
    CHECK(s->c.view, jgb_view_set_event_mask(s->c.view, JGB_EVENT_MASK_PREFETCHING));
    s->has_events = 1;
}

/* All that follows edits: traits and the selection differ from each item to the next. */
static void ask_for_all(stepper *s) {
    jgb_selection_configuration many = JGB_SELECTION_CONFIGURATION_INIT;
    jgb_focus_configuration focus = JGB_FOCUS_CONFIGURATION_INIT;
    const jgb_element middle = { JGB_CELL, 0, { 0, s->count / 3 } };
    if (s->has_events) return;
    ask_for_data(s);
    jgb_item_run *runs = edit_every_second(s->count);
    uint32_t *traits = calloc(s->count / 2, sizeof *traits);
    if (!traits) abort();
    for (uint32_t i = 0; i < s->count / 2; i++) traits[i] = JGB_TRAITS_HIGHLIGHT(JGB_TRAIT_NO);
    many.allows_multiple_selection = 1;
    focus.allows_focus = 1;
    CHECK(s->c.view, jgb_view_set_item_traits(s->c.view, runs, traits, s->count / 2));
    CHECK(s->c.view, jgb_view_set_selection_configuration(s->c.view, &many));
    CHECK(s->c.view, jgb_view_change_selection(s->c.view, JGB_SELECTION_SELECT, runs,
                                               s->count / 2, 0));
    CHECK(s->c.view, jgb_view_set_focus_configuration(s->c.view, &focus));
    CHECK(s->c.view, jgb_view_set_focused_element(s->c.view, &middle));
    CHECK(s->c.view, jgb_view_set_event_mask(s->c.view, JGB_EVENT_MASK_PREFETCHING
                                                            | JGB_EVENT_MASK_SELECTION
                                                            | JGB_EVENT_MASK_FOCUS));
    free(runs);
    free(traits);
}

/* A display frame brings about one row and takes one away: the events of both are taken as well. */
static void scroll_with_events(stepper *s) {
    jgb_events events = JGB_EVENTS_INIT;
    scroll(s);
    CHECK(s->c.view, jgb_view_next_events(s->c.view, &events));
    s->event_count += events.event_count;
}

static void insert_with_events(stepper *s) {
    jgb_events events = JGB_EVENTS_INIT;
    insert_head(s);
    CHECK(s->c.view, jgb_view_next_events(s->c.view, &events));
    s->event_count += events.event_count;
}

/* ---- A view that scrolls by itself ---- */

static void enable_scroller(stepper *s) {
    jgb_scroll_configuration configuration = JGB_SCROLL_CONFIGURATION_INIT;
    if (s->has_events) return;
    configuration.is_enabled = 1;
    CHECK(s->c.view, jgb_view_set_scroll_configuration(s->c.view, &configuration));
    CHECK(s->c.view, jgb_view_set_event_mask(s->c.view, JGB_EVENT_MASK_DISPLAY
                                                            | JGB_EVENT_MASK_SECTION_DISPLAY
                                                            | JGB_EVENT_MASK_SCROLLING));
    s->has_events = 1;
    s->fewest_events = STEPS;
}

static void send(stepper *s, jgb_pointer_phase phase, double y) {
    const jgb_pointer_sample sample = { s->time_ns, { 50, y }, 1, phase, JGB_DEVICE_TOUCH, 0, 0 };
    CHECK(s->c.view, jgb_view_send_pointers(s->c.view, &sample, 1));
}

/* Another flick whenever the last one has become slow: 37 points a display frame, as elsewhere. */
static void begin_flick(stepper *s) {
    enable_scroller(s);
    if (s->left-- > 0) return;
    send(s, JGB_POINTER_DOWN, 400);
    for (int i = 1; i <= 6; i++) {
        s->time_ns += 8000000;
        send(s, JGB_POINTER_MOVE, 400 - 17 * i);
    }
    send(s, JGB_POINTER_UP, 298);
    s->left = 10;
}

static void show_deceleration(stepper *s) {
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_events events = JGB_EVENTS_INIT;
    request.bounds = (jgb_rect){ 0, 0, s->c.width, 800 };
    request.time_ns = s->time_ns += 16666667;
    CHECK(s->c.view, jgb_view_display_frame(s->c.view, &request, &frame));
    CHECK(s->c.view, jgb_view_next_events(s->c.view, &events));
    s->event_count += events.event_count;
}

static void begin_drag(stepper *s) {
    enable_scroller(s);
    s->time_ns += 8000000;
    if (s->left-- > 0) return;
    send(s, JGB_POINTER_UP, 0);
    send(s, JGB_POINTER_DOWN, 4000);
    send(s, JGB_POINTER_MOVE, 3900);
    s->left = 100;
}

static void move_pointer(stepper *s) {
    send(s, JGB_POINTER_MOVE, 3000 + 7 * s->left);
    s->event_count++;
}

/* ---- Display frames while changes are shown over time ---- */

enum { MOVING = 62, MOVING_FRAMES = 48 };

/* Makes the bounds so high that they show MOVING items. */
static void fit(stepper *s) {
    const jgb_layout_attributes *attributes;
    size_t count = 0;
    for (s->c.height = 100; count < MOVING; s->c.height += 20) {
        const jgb_rect rect = { 0, s->c.offset, s->c.width, s->c.height + 20 };
        CHECK(s->c.view, jgb_view_layout_attributes_for_elements_in_rect(s->c.view, rect,
                                                                         &attributes, &count));
    }
}

static jgb_display_frame move_on(stepper *s) {
    s->time_ns += 16666667;
    return case_follow(&s->c, s->time_ns);
}

/* Inserts an item at the top of what is visible, once for each change, each with a display frame
 * that begins it; the content offset is held, so all that is below moves down. */
static void begin_changes(stepper *s) {
    const jgb_content_anchor held = { JGB_ANCHOR_NONE, { 0, 0 }, 0, 0 };
    const edit_columns lengths = { NULL, &s->height };
    jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    jgb_index_path top;
    if (s->left-- > 0) return;
    CHECK(s->c.view, jgb_view_set_content_anchor(s->c.view, &held));
    s->time_ns += 2000000000;
    s->c.offset = s->c.content / 1000 * (s->place % 900);
    case_follow(&s->c, s->time_ns);
    fit(s);
    case_follow(&s->c, s->time_ns);
    animation.duration_ns = 1000000000;
    options.animation = &animation;
    for (int i = 0; i < s->changes; i++) {
        const jgb_point point = { 1, s->c.offset };
        CHECK(s->c.view, jgb_view_index_path_for_item_at_point(s->c.view, point, &top));
        const jgb_update_item part = edit_insert(top.item, 1);
        edit_perform(&s->c, &part, 1, lengths, 1, &options);
        move_on(s);
    }
    s->left = MOVING_FRAMES;
}

static void begin_change(stepper *s) {
    s->changes = 1;
    begin_changes(s);
}

static void begin_eight_changes(stepper *s) {
    s->changes = 8;
    begin_changes(s);
}

static void show_moving(stepper *s) {
    const jgb_display_frame frame = move_on(s);
    if (frame.element_count >= MOVING - 12 && frame.flags & JGB_FRAME_IN_TRANSITION) return;
    fprintf(stderr, "%s: %zu elements moved\n", s->c.name, frame.element_count);
    exit(1);
}

/* The content scrolls meanwhile: rows on their way come into the bounds and leave them. */
static void scroll_moving(stepper *s) {
    s->c.offset += 12;
    show_moving(s);
}

/* ---- Items that a person moves ---- */

static void hold(stepper *s) {
    if (s->holder.c) return;
    s->holder = movement_open(&s->c);
    movement_begin(&s->holder);
}

static void move_held(stepper *s) { movement_update(&s->holder); }

/* Each item goes two or three rows down. */
static void hold_elsewhere(stepper *s) {
    if (!s->holder.c) s->holder = movement_open(&s->c);
    movement_rest(&s->holder);
    movement_begin(&s->holder);
    movement_hold(&s->holder, 350);
}

static void let_go(stepper *s) { movement_end(&s->holder); }

/* ---- Views ---- */

static case_source measured_list(bench_random *random) {
    const source_columns none = { NULL, NULL, NULL, NULL };
    (void)random;
    case_source s = source_items(NULL, COUNT, none);
    s.metrics.items_fill_line = 1;
    s.metrics.minimum_line_spacing = 0;
    s.metrics.estimated_item_size = (jgb_size){ 400, 44 };
    return s;
}

static case_source list(bench_random *random) {
    return source_list(random, COUNT);
}

static case_source sections(bench_random *random) {
    return source_list_sections(random, COUNT, COUNT);
}

static case_source pinned(bench_random *random) {
    case_source s = source_list_sections(random, COUNT, PINNED_SECTIONS);
    s.flow.section_headers_pin_to_visible_bounds = 1;
    return s;
}

static case_source flow(bench_random *random) { return source_flow(random, COUNT); }

static case_source waterfall(bench_random *random) { return source_waterfall(random, COUNT); }

static case_source grid(bench_random *random) {
    (void)random;
    return source_grid(COUNT);
}

static case_source explicit(bench_random *random) { return source_explicit(random, COUNT); }

static case_source columns(bench_random *random) {
    const source_columns lengths = { NULL, bench_lengths(random, COUNT), NULL, NULL };
    return source_items(group_columns(0), COUNT, lengths);
}

static case_source measured_columns(bench_random *random) {
    const source_columns lengths = { NULL, bench_lengths(random, COUNT), NULL, NULL };
    return source_items(group_columns(1), COUNT, lengths);
}

/* ---- Counting ---- */

typedef struct counted_row {
    const char *name;
    case_source (*source)(bench_random *random);
    double width;
    void (*step)(stepper *s); /* NULL: the build is counted */
    int has_widths;
    void (*prepare)(stepper *s); /* before each step, not counted; NULL: nothing */
} counted_row;

static const counted_row rows[] = {
    { "list.step", list, 400, scroll, 0, NULL },
    { "sections.step", sections, 400, scroll, 0, NULL },
    { "flow.step", flow, 1000, scroll, 1, NULL },
    { "waterfall.step", waterfall, 1000, scroll, 0, NULL },
    { "grid.step", grid, 400, scroll, 0, NULL },
    { "explicit.step", explicit, 1000, scroll_explicit, 0, NULL },
    { "compositional.step.columns", columns, 1000, scroll, 0, NULL },
    { "compositional.step.measured_columns", measured_columns, 1000, scroll, 0, NULL },
    { "pinned.step", pinned, 400, scroll, 0, NULL },
    { "list.step_measured", measured_list, 400, scroll_measured, 0, NULL },
    { "list.step_events", list, 400, scroll_with_events, 0, ask_for_events },
    { "list.step_prefetch", list, 400, scroll_with_events, 0, ask_for_data },
    { "list.insert_head_prefetch", list, 400, insert_with_events, 0, ask_for_data },
    { "list.step_followed", list, 400, scroll_with_events, 0, ask_for_all },
    { "list.insert_head_followed", list, 400, insert_with_events, 0, ask_for_all },
    { "scroll.step", list, 400, show_deceleration, 0, begin_flick },
    { "input.move", list, 400, move_pointer, 0, begin_drag },
    { "list.step_append", list, 400, append, 0, NULL },
    { "list.insert_head", list, 400, insert_head, 0, NULL },
    { "list.delete_head", list, 400, delete_head, 0, NULL },
    { "list.resize_head", list, 400, resize_head, 0, NULL },
    { "flow.insert_random", flow, 1000, insert_random, 1, NULL },
    { "sections.insert_random", sections, 400, insert_into_random_section, 0, NULL },
    { "transition.step", list, 400, show_moving, 0, begin_change },
    { "transition.step_eight", list, 400, show_moving, 0, begin_eight_changes },
    { "transition.scroll", list, 400, scroll_moving, 0, begin_change },
    { "movement.update", list, 400, move_held, 0, hold },
    { "movement.end", list, 400, let_go, 0, hold_elsewhere },
    { "flow.build", flow, 1000, NULL, 1, NULL },
    { "waterfall.build", waterfall, 1000, NULL, 0, NULL },
    { "sections.build", sections, 400, NULL, 0, NULL },
    { "explicit.build", explicit, 1000, NULL, 0, NULL },
};

static void draw(const counted_row *row, stepper *s) {
    s->place = edit_below(&s->c.random, s->count);
    s->width = bench_length(&s->c.random);
    s->height = bench_length(&s->c.random);
    if (row->prepare) row->prepare(s);
}

static void count_steps(const counted_row *row, stepper *s, const case_source *source) {
    case_open(&s->c, source);
    s->c.offset = s->c.content / 3;
    case_follow(&s->c, 0);
    for (int i = 0; i < STEPS; i++) draw(row, s), row->step(s);
    CALLGRIND_START_INSTRUMENTATION;
    for (int i = 0; i < STEPS; i++) {
        draw(row, s);
        CALLGRIND_TOGGLE_COLLECT;
        row->step(s);
        CALLGRIND_TOGGLE_COLLECT;
        CALLGRIND_DUMP_STATS_AT(row->name);
    }
    CALLGRIND_STOP_INSTRUMENTATION;
    if (s->event_count < s->fewest_events) {
        fprintf(stderr, "%s: only %zu events\n", s->c.name, s->event_count);
        exit(1);
    }
}

static void count_build(const counted_row *row, stepper *s, const case_source *source) {
    CALLGRIND_START_INSTRUMENTATION;
    CALLGRIND_TOGGLE_COLLECT;
    case_open(&s->c, source);
    CALLGRIND_TOGGLE_COLLECT;
    CALLGRIND_DUMP_STATS_AT(row->name);
    CALLGRIND_STOP_INSTRUMENTATION;
}

static void count_row(const counted_row *row) {
    static stepper s;
    s = (stepper){ .c = { row->name, NULL, row->width, 0, 0, { 12345 }, 0, 0 },
                   .count = COUNT, .has_widths = row->has_widths };
    case_source source = row->source(&s.c.random);
    (row->step ? count_steps : count_build)(row, &s, &source);
    jgb_view_destroy(s.c.view);
    source_free(&source);
}

void count_instructions(const char *only) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (!*only) printf("%s\n", rows[i].name);
        if (!strcmp(only, rows[i].name)) count_row(&rows[i]);
    }
}

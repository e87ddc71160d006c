/*
 * Display frames while elements move. A view that shows 60 elements of a list has an item
 * inserted at its top, with the content offset held: all that is below moves down. The row times
 * each display frame of that transition but the first, a sixtieth of a second apart.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "edit.h"
#include "rows.h"

enum { VISIBLE = 60, MARGIN = 2, TRANSITIONS = 40, FRAMES = 58 };

static uint32_t first_visible(view_case *c) {
    jgb_index_path item;
    const jgb_point top = { 1, c->offset };
    CHECK(c->view, jgb_view_index_path_for_item_at_point(c->view, top, &item));
    return item.item;
}

/* Makes the bounds so high that VISIBLE items move, though some leave at the bottom. */
static void fit(view_case *c) {
    const jgb_layout_attributes *attributes;
    size_t count = 0;
    for (c->height = 100; count < VISIBLE + MARGIN; c->height += 20) {
        const jgb_rect rect = { 0, c->offset, c->width, c->height + 20 };
        CHECK(c->view, jgb_view_layout_attributes_for_elements_in_rect(c->view, rect,
                                                                       &attributes, &count));
    }
}

static void run_transition(view_case *c, uint64_t *time_ns, double *times) {
    const float height = bench_length(&c->random);
    const jgb_update_item part = edit_insert(first_visible(c), 1);
    const edit_columns lengths = { NULL, &height };
    jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    animation.duration_ns = 1000000000;
    options.animation = &animation;
    edit_perform(c, &part, 1, lengths, 1, &options);
    case_follow(c, *time_ns);
    for (int i = 0; i < FRAMES; i++) {
        *time_ns += 16666667;
        const double start = bench_now_ns();
        const jgb_display_frame frame = case_follow(c, *time_ns);
        times[i] = bench_now_ns() - start;
        if (frame.element_count < VISIBLE || !(frame.flags & JGB_FRAME_IN_TRANSITION)) {
            fprintf(stderr, "transition.step: %zu elements moved\n", frame.element_count);
            exit(1);
        }
    }
    *time_ns += 1000000000;
    case_follow(c, *time_ns);
}

void rows_transitions(uint32_t count) {
    static double times[TRANSITIONS * FRAMES];
    const jgb_content_anchor held = { JGB_ANCHOR_NONE, { 0, 0 }, 0, 0 };
    bench_random random = { 12345 };
    float *heights = bench_lengths(&random, count);
    const case_source s = case_list(heights, &count);
    view_case c = { "list", NULL, 400, 0, 0, random, 0, 0 };
    uint64_t time_ns = 1;
    case_open(&c, &s);
    free(heights);
    CHECK(c.view, jgb_view_set_content_anchor(c.view, &held));
    for (int i = 0; i < TRANSITIONS; i++) {
        c.offset = floor((double)bench_next(&c.random) / 4294967296.0 * c.content / 2);
        fit(&c);
        case_follow(&c, time_ns);
        run_transition(&c, &time_ns, times + i * FRAMES);
    }
    const double median = bench_median(times, TRANSITIONS * FRAMES);
    bench_report("transition.step", count, median / 1e3, "us");
    jgb_view_destroy(c.view);
}

/*
 * Items from elsewhere that a person drags over views of `count` items, with a gap that opens where
 * they would be dropped, a third of the way down. An update is a pointer that goes down and up by 7
 * points a display frame, past all places on its way, with that display frame.
 */
#include <stdio.h>
#include <stdlib.h>

#include "movement.h"
#include "rows.h"

enum { STEPS = 1000, SAMPLES = 21 };

static holder enter(view_case *c) {
    holder h = { c, { 200, 400 }, 7, 1 };
    jgb_drag_configuration dragging = JGB_DRAG_CONFIGURATION_INIT;
    dragging.opens_gaps = 1;
    CHECK(c->view, jgb_view_set_drag_configuration(c->view, &dragging));
    CHECK(c->view, jgb_view_set_event_mask(c->view, JGB_EVENT_MASK_DRAGGING));
    c->offset = c->content / 3;
    movement_show(&h);
    CHECK(c->view, jgb_view_enter_drop(c->view, 0, 1, h.position, h.time_ns));
    return h;
}

static void update(holder *h) {
    movement_advance(h);
    CHECK(h->c->view, jgb_view_update_drop(h->c->view, h->position, h->time_ns));
    movement_show(h);
    movement_take_events(h);
}

static double time_updates(holder *h) {
    double times[SAMPLES];
    for (int sample = -1; sample < SAMPLES; sample++) {
        h->c->appeared = 0;
        const double start = bench_now_ns();
        for (int i = 0; i < STEPS; i++) update(h);
        if (sample >= 0) times[sample] = (bench_now_ns() - start) / STEPS;
        uint32_t has_gap = 0;
        CHECK(h->c->view, jgb_view_has_uncommitted_updates(h->c->view, &has_gap));
        if (h->c->appeared < STEPS / 8 || !has_gap) exit(2);
    }
    return bench_median(times, SAMPLES) / 1e3;
}

/* The source is freed. */
static void measure(const char *name, case_source s, double width) {
    char row[64];
    const uint32_t count = (uint32_t)s.chunk.item_count;
    view_case c = { name, NULL, width, 0, 0, { 12345 }, 0, 0 };
    case_open(&c, &s);
    holder h = enter(&c);
    snprintf(row, sizeof row, "drop.update.%s", name);
    bench_report(row, count, time_updates(&h), "us");
    jgb_view_destroy(c.view);
    source_free(&s);
}

void rows_drops(uint32_t count) { movement_sources(count, measure); }

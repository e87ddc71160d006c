#include "movement.h"

#include <stdio.h>
#include <stdlib.h>

#include "groups.h"

void movement_sources(uint32_t count, void (*measure)(const char *, case_source, double)) {
    bench_random random = { 12345 };
    measure("list", source_list(&random, count), 400);
    measure("grid", source_grid(count), 400);
    measure("flow", source_flow(&random, count), 1000);
    measure("waterfall", source_waterfall(&random, count), 1000);
    const source_columns lengths = { NULL, bench_lengths(&random, count), NULL, NULL };
    measure("compositional", source_items(group_columns(0), count, lengths), 1000);
    measure("section", source_list_sections(&random, count, 1000), 400);
}

void movement_show(holder *h) { h->c->appeared += case_follow(h->c, h->time_ns).element_count; }

holder movement_open(view_case *c) {
    holder h = { c, { 0, 400 }, 7, 1 };
    CHECK(c->view, jgb_view_set_default_traits(c->view, JGB_TRAITS_MOVE(JGB_TRAIT_YES)));
    CHECK(c->view, jgb_view_set_event_mask(c->view, JGB_EVENT_MASK_MOVEMENT));
    c->offset = c->content / 3;
    movement_show(&h);
    return h;
}

void movement_begin(holder *h) {
    jgb_index_path path;
    jgb_status status = JGB_NOT_FOUND;
    uint32_t is_begun = 0;
    h->position = (jgb_point){ 20, 400 };
    while (status == JGB_NOT_FOUND && h->position.x < h->c->width) {
        const jgb_point point = { h->position.x += 10, h->c->offset + h->position.y };
        status = jgb_view_index_path_for_item_at_point(h->c->view, point, &path);
    }
    CHECK(h->c->view, status);
    CHECK(h->c->view, jgb_view_begin_interactive_movement(h->c->view, path, h->position,
                                                          h->time_ns, &is_begun));
    if (is_begun) return;
    fprintf(stderr, "%s: no item is picked up\n", h->c->name);
    exit(1);
}

void movement_take_events(holder *h) {
    jgb_events events = JGB_EVENTS_INIT;
    CHECK(h->c->view, jgb_view_next_events(h->c->view, &events));
}

static void follow(holder *h) {
    CHECK(h->c->view,
          jgb_view_update_interactive_movement(h->c->view, h->position, h->time_ns));
    movement_show(h);
    movement_take_events(h);
}

void movement_advance(holder *h) {
    if (h->position.y + h->speed > 600 || h->position.y + h->speed < 200) h->speed = -h->speed;
    h->position.y += h->speed;
    h->time_ns += 16666667;
}

void movement_update(holder *h) {
    movement_advance(h);
    follow(h);
}

jgb_interactive_movement movement_hold(holder *h, double distance) {
    jgb_interactive_movement movement;
    h->position.y += distance;
    follow(h);
    movement_rest(h);
    CHECK(h->c->view, jgb_view_interactive_movement(h->c->view, &movement));
    return movement;
}

void movement_end(holder *h) {
    CHECK(h->c->view, jgb_view_end_interactive_movement(h->c->view, h->time_ns));
    movement_show(h);
    movement_take_events(h);
}

void movement_rest(holder *h) {
    h->time_ns += 1000000000;
    movement_show(h);
}

jgb_animation movement_animation(void) {
    jgb_animation animation = JGB_ANIMATION_INIT;
    animation.duration_ns = 250000000;
    return animation;
}

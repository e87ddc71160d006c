#include "movement.h"

#include <stdio.h>
#include <stdlib.h>

static void show(holder *h) { h->c->appeared += case_follow(h->c, h->time_ns).element_count; }

holder movement_open(view_case *c) {
    holder h = { c, { 0, 400 }, 7, 1 };
    CHECK(c->view, jgb_view_set_default_traits(c->view, JGB_TRAITS_MOVE(JGB_TRAIT_YES)));
    CHECK(c->view, jgb_view_set_event_mask(c->view, JGB_EVENT_MASK_MOVEMENT));
    c->offset = c->content / 3;
    show(&h);
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

static void take_events(holder *h) {
    jgb_events events = JGB_EVENTS_INIT;
    CHECK(h->c->view, jgb_view_next_events(h->c->view, &events));
}

static void follow(holder *h) {
    CHECK(h->c->view,
          jgb_view_update_interactive_movement(h->c->view, h->position, h->time_ns));
    show(h);
    take_events(h);
}

void movement_update(holder *h) {
    if (h->position.y + h->speed > 600 || h->position.y + h->speed < 200) h->speed = -h->speed;
    h->position.y += h->speed;
    h->time_ns += 16666667;
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
    show(h);
    take_events(h);
}

void movement_rest(holder *h) {
    h->time_ns += 1000000000;
    show(h);
}

jgb_animation movement_animation(void) {
    jgb_animation animation = JGB_ANIMATION_INIT;
    animation.duration_ns = 250000000;
    return animation;
}

/* Events: a host's own list of what is displayed, kept by events alone, is what
 * the display frames show, while it scrolls, edits and animates; completions and
 * wake times; hits and nearest items. */
#include "check.h"

enum { FRAMES = 3000, VIEWS_MAX = 256, TAGS_MAX = 4096 };

static const uint64_t frame_ns = 16666667;

/* What a host knows of a view by its events. */
typedef struct known {
    jgb_element elements[VIEWS_MAX]; /* by reusable view */
    int is_displayed[VIEWS_MAX];
    unsigned sections;      /* displayed */
    uint64_t sequence, time_ns;
    int is_empty;
    int completions[TAGS_MAX];
    unsigned ended_old;
} known;

static void handle(known *host, const jgb_event *event)
{
    CHECK(event->sequence == host->sequence + 1);
    CHECK(event->time_ns >= host->time_ns);
    host->sequence = event->sequence;
    host->time_ns = event->time_ns;
    switch (event->kind) {
    case JGB_EVENT_COMPLETION:
        CHECK(event->value < TAGS_MAX && event->other_value <= 1);
        host->completions[event->value]++;
        break;
    case JGB_EVENT_CONTENT_BECAME_EMPTY:
        CHECK(!host->is_empty);
        host->is_empty = 1;
        break;
    case JGB_EVENT_CONTENT_BECAME_NOT_EMPTY:
        CHECK(host->is_empty);
        host->is_empty = 0;
        break;
    case JGB_EVENT_WILL_DISPLAY:
        CHECK(event->reusable_view < VIEWS_MAX && !host->is_displayed[event->reusable_view]);
        host->is_displayed[event->reusable_view] = 1;
        host->elements[event->reusable_view] = event->element;
        CHECK(host->sections > 0);
        break;
    case JGB_EVENT_DID_END_DISPLAYING:
        CHECK(event->reusable_view < VIEWS_MAX && host->is_displayed[event->reusable_view]);
        host->is_displayed[event->reusable_view] = 0;
        if (event->flags & JGB_EVENT_IS_OLD)
            host->ended_old++;
        break;
    case JGB_EVENT_SECTION_WILL_DISPLAY:
        CHECK(event->element.index_path.item == JGB_NO_ITEM);
        host->sections++;
        break;
    case JGB_EVENT_SECTION_DID_END_DISPLAYING:
        CHECK(host->sections > 0);
        host->sections--;
        break;
    default:
        CHECK(0);
    }
}

static void take(jgb_view *view, known *host)
{
    jgb_events events = JGB_EVENTS_INIT;
    size_t i;
    CHECK(jgb_view_next_events(view, &events) == JGB_OK);
    for (i = 0; i < events.event_count; i++)
        handle(host, &events.events[i]);
    CHECK(jgb_view_next_events(view, &events) == JGB_OK);
    CHECK(events.event_count == 0 && events.run_count == 0 && events.identifier_count == 0);
}

/* The views that the display frames have shown elements in, and the host's. */
static void compare(const jgb_display_frame *frame, int shown[VIEWS_MAX], const known *host)
{
    size_t i;
    for (i = 0; i < frame->removed_view_count; i++)
        shown[frame->removed_views[i]] = 0;
    for (i = 0; i < frame->element_count; i++)
        shown[frame->elements[i].reusable_view] = 1;
    for (i = 0; i < VIEWS_MAX; i++)
        CHECK(shown[i] == host->is_displayed[i]);
}

/* Scrolls, inserts and deletes, mostly with animations, and now and then
 * replaces everything. */
static void check_displayed(void)
{
    jgb_view *view = NULL;
    jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_display_frame_request request = request_at(0);
    known host;
    int shown[VIEWS_MAX];
    uint64_t wake_at = 1;
    uint32_t i;
    memset(&host, 0, sizeof host);
    memset(shown, 0, sizeof shown);
    host.is_empty = 1;
    CHECK(jgb_view_create(NULL, &view) == JGB_OK);
    CHECK(jgb_view_set_list_layout(view, NULL) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_COMPLETIONS | JGB_EVENT_MASK_CONTENT |
                                            JGB_EVENT_MASK_DISPLAY |
                                            JGB_EVENT_MASK_SECTION_DISPLAY) == JGB_OK);
    CHECK(jgb_view_set_items(view, 500, NULL, NULL) == JGB_OK);
    take(view, &host);
    CHECK(!host.is_empty);
    for (i = 0; i < FRAMES; i++) {
        jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
        const jgb_index_path path = { 0, i * 7 % 20 };
        request.time_ns += frame_ns;
        request.bounds.y += i / 100 % 2 ? -11 : 13;
        if (i % 500 == 499)
            CHECK(jgb_view_set_items(view, i % 1000 == 999 ? 500 : 0, NULL, NULL) == JGB_OK);
        if (i % 5 == 0 && !host.is_empty && i % 500 != 499)
            CHECK(jgb_view_insert_items(view, path, 1, NULL, i % 3 ? &animation : NULL) ==
                  JGB_OK);
        if (i % 7 == 0 && !host.is_empty && i % 500 != 499)
            CHECK(jgb_view_delete_items(view, path, 1, i % 4 ? &animation : NULL) == JGB_OK);
        take(view, &host);
        CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
        take(view, &host);
        compare(&frame, shown, &host);
        CHECK(jgb_view_wake_at(view, &wake_at) == JGB_OK);
        CHECK(wake_at == ((frame.flags & JGB_FRAME_IN_TRANSITION) ? JGB_WAKE_EVERY_FRAME : 0));
    }
    CHECK(host.ended_old > 20);
    jgb_view_destroy(view);
}

/* Each tag is told once, with the time at which it was due. */
static void check_completions(void)
{
    jgb_view *view = make_view(NULL);
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_events events = JGB_EVENTS_INIT;
    uint64_t wake_at = 7;
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_COMPLETIONS) == JGB_OK);
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    options.animation = &animation;
    for (options.tag = 1; options.tag <= 3; options.tag++) {
        animation.duration_ns = (4 - options.tag) * 100;
        CHECK(jgb_view_begin_batch_updates(view, &options) == JGB_OK);
        CHECK(jgb_view_end_batch_updates(view) == JGB_OK);
    }
    CHECK(jgb_view_wake_at(view, &wake_at) == JGB_OK && wake_at == JGB_WAKE_EVERY_FRAME);
    request.time_ns = 1000;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    request.time_ns = 9000;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(frame.completion_count == 3);
    CHECK(jgb_view_wake_at(view, &wake_at) == JGB_OK && wake_at == 0);
    CHECK(jgb_view_next_events(view, &events) == JGB_OK);
    CHECK(events.event_count == 3);
    if (events.event_count == 3) {
        CHECK(events.events[0].value == 3 && events.events[0].time_ns == 1100);
        CHECK(events.events[1].value == 2 && events.events[1].time_ns == 1200);
        CHECK(events.events[2].value == 1 && events.events[2].time_ns == 1300);
        CHECK(events.events[2].kind == JGB_EVENT_COMPLETION && events.events[2].other_value == 1);
        CHECK(events.events[2].origin == JGB_ORIGIN_ENGINE);
        CHECK(events.events[2].element.index_path.section == JGB_NO_SECTION);
        CHECK(events.events[2].reusable_view == JGB_NO_VIEW);
    }
    jgb_view_destroy(view);
}

static void check_refusals(void)
{
    jgb_view *view = make_view(NULL);
    jgb_events events = JGB_EVENTS_INIT;
    const jgb_point inside = { 1, 1 };
    jgb_element element;
    jgb_index_path path;
    uint64_t wake_at = 7;
    CHECK(jgb_view_set_event_mask(view, UINT64_C(1) << 60) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "event_mask") != NULL);
    CHECK(jgb_view_next_events(view, NULL) == JGB_INVALID_ARGUMENT);
    events.struct_size = 8;
    CHECK(jgb_view_next_events(view, &events) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_next_events(NULL, &events) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_wake_at(view, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_wake_at(NULL, &wake_at) == JGB_INVALID_ARGUMENT && wake_at == 7);
    CHECK(jgb_view_shown_element_at_point(view, inside, 2, &element) == JGB_INVALID_ARGUMENT);
    /* Nothing is shown yet. */
    CHECK(jgb_view_shown_element_at_point(view, inside, 0, &element) == JGB_NOT_FOUND);
    CHECK(jgb_view_set_items(view, 0, NULL, NULL) == JGB_OK);
    CHECK(jgb_view_index_path_for_item_nearest_point(view, inside, &path) == JGB_NOT_FOUND);
    CHECK(strcmp(jgb_view_last_error(view), "there is no item, or all items are hidden") == 0);
    jgb_view_destroy(view);
}

/* In a transition an element is hit where it is on its way. */
static void check_hits(void)
{
    jgb_view *view = make_view(NULL);
    jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    const jgb_index_path first = { 0, 0 };
    jgb_point point = { 50, 35 };
    jgb_element element;
    jgb_index_path path = { 9, 9 };
    const jgb_content_anchor none = { JGB_ANCHOR_NONE, { 0, 0 }, 0, 0 };
    CHECK(jgb_view_set_content_anchor(view, &none) == JGB_OK);
    request.bounds.width = 100;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(jgb_view_shown_element_at_point(view, point, 0, &element) == JGB_OK);
    CHECK(element.category == JGB_CELL && element.index_path.item == 0);
    point.y = 10;
    CHECK(jgb_view_shown_element_at_point(view, point, 0, &element) == JGB_OK);
    CHECK(element.category == JGB_SUPPLEMENTARY_VIEW);
    /* The item that was first goes from 30 to 60 (a row and its spacing). */
    animation.curve.kind = JGB_CURVE_LINEAR;
    CHECK(jgb_view_insert_items(view, first, 1, NULL, &animation) == JGB_OK);
    request.time_ns = 1;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    point.y = 35;
    CHECK(jgb_view_shown_element_at_point(view, point, 0, &element) == JGB_OK);
    CHECK(element.index_path.item == 1);
    request.time_ns = 1 + animation.duration_ns / 2;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    point.y = 46;
    CHECK(jgb_view_shown_element_at_point(view, point, 0, &element) == JGB_OK);
    CHECK(element.index_path.item == 1);
    CHECK(jgb_view_index_path_for_item_at_point(view, point, &path) == JGB_OK);
    CHECK(path.item == 0);
    /* Points of the bounds, and of the content. */
    request.time_ns += 1000000000;
    request.bounds.y = 3000;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    point.y = 0;
    CHECK(jgb_view_shown_element_at_point(view, point, 0, &element) == JGB_OK);
    point.y = -1e6;
    point.x = 1e9;
    CHECK(jgb_view_index_path_for_item_nearest_point(view, point, &path) == JGB_OK);
    CHECK(path.section == 0 && path.item == 0);
    point.y = 1e6;
    CHECK(jgb_view_index_path_for_item_nearest_point(view, point, &path) == JGB_OK);
    CHECK(path.section == 0 && path.item == 1000);
    jgb_view_destroy(view);
}

int main(void)
{
    check_displayed();
    check_completions();
    check_refusals();
    check_hits();
    return check_result("events");
}

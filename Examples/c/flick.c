/*
 * A list that scrolls by itself: a finger flicks it, taps a row, presses another one for long,
 * turns a page, and flicks to places that the program wants. A script takes the place of the
 * person, and time passes as fast as the program runs; with a window, samples come from its events,
 * and the time from its clock.
 */
#include <jogakbo.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 1000, FRAME_NS = 1000000000 / 60, SAMPLE_NS = 1000000000 / 120, SAMPLES = 8 };

typedef struct list {
    jgb_view *view;
    uint64_t time_ns;
    unsigned frame_count;
    double stop; /* flicks end at multiples of this length; 0: anywhere */
} list;

static void check(const list *self, jgb_status status)
{
    if (status == JGB_OK)
        return;
    fprintf(stderr, "flick: %s: %s\n", jgb_status_name(status), jgb_view_last_error(self->view));
    exit(1);
}

static void make_list(list *self)
{
    static float heights[ROWS];
    const jgb_rect bounds = {0, 0, 320, 200};
    int i;
    for (i = 0; i < ROWS; i++)
        heights[i] = 50;
    check(self, jgb_view_create(NULL, &self->view));
    check(self, jgb_view_set_list_layout(self->view, NULL));
    check(self, jgb_view_set_bounds(self->view, bounds));
    check(self, jgb_view_set_items(self->view, ROWS, NULL, heights));
}

static void enable_scrolling(list *self, uint32_t is_paging_enabled)
{
    jgb_scroll_configuration scrolling = JGB_SCROLL_CONFIGURATION_INIT;
    scrolling.is_enabled = 1;
    scrolling.is_paging_enabled = is_paging_enabled;
    check(self, jgb_view_set_scroll_configuration(self->view, &scrolling));
    check(self, jgb_view_set_event_mask(self->view, JGB_EVENT_MASK_SCROLLING | JGB_EVENT_MASK_TAPS |
                                                        JGB_EVENT_MASK_HIGHLIGHTS |
                                                        JGB_EVENT_MASK_LONG_PRESSES));
}

/* The content rests where a row begins at the top. */
static void snap_to_rows(list *self)
{
    jgb_scroll_configuration scrolling = JGB_SCROLL_CONFIGURATION_INIT;
    scrolling.is_enabled = 1;
    scrolling.snap_points = JGB_SNAP_ITEM_STARTS;
    check(self, jgb_view_set_scroll_configuration(self->view, &scrolling));
}

/* Where the rows are drawn: row i at frame.elements[i].frame, less the content offset. */
static void draw(list *self)
{
    const jgb_point ignored = {0, 0}; /* the view knows its content offset */
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    check(self, jgb_view_display_frame_at(self->view, ignored, self->time_ns, &frame));
    self->frame_count++;
}

static void tell_press(const char *words, double time_ms, unsigned row)
{
    printf("%6.0f ms: %s row %u\n", time_ms, words, row);
}

/* Has a flick end elsewhere. The content has not moved yet. */
static void lead(list *self, uint64_t sequence, jgb_point target)
{
    target.y = self->stop * floor(target.y / self->stop + 0.5);
    check(self, jgb_view_retarget(self->view, sequence, target));
    printf("          is to rest at %.2f\n", target.y);
}

static void tell(list *self)
{
    jgb_events news = JGB_EVENTS_INIT;
    jgb_point target = {0, 0};
    uint64_t sequence = 0;
    size_t i;
    check(self, jgb_view_next_events(self->view, &news));
    for (i = 0; i < news.event_count; i++) {
        const jgb_event *event = &news.events[i];
        double time_ms = (double)event->time_ns / 1e6;
        unsigned row = event->element.index_path.item;
        switch (event->kind) {
        case JGB_EVENT_WILL_END_DRAGGING:
            printf("%6.0f ms: let go with %.2f points per ms; will rest at %.2f\n", time_ms,
                   event->other_point.y, event->point.y);
            sequence = event->sequence;
            target = event->point;
            break;
        case JGB_EVENT_DID_END_DECELERATING: printf("%6.0f ms: at rest\n", time_ms); break;
        case JGB_EVENT_DID_HIGHLIGHT: tell_press("highlight", time_ms, row); break;
        case JGB_EVENT_DID_UNHIGHLIGHT: tell_press("unhighlight", time_ms, row); break;
        case JGB_EVENT_TAP: tell_press("tap of", time_ms, row); break;
        case JGB_EVENT_LONG_PRESS_BEGAN: tell_press("long press of", time_ms, row); break;
        default: break; /* what this program has no use for, and what later versions tell */
        }
    }
    if (self->stop > 0 && sequence > 0)
        lead(self, sequence, target);
}

/* Runs until the script is at its end and nothing moves any more. */
static void play(list *self, const char *title, const jgb_pointer_sample *samples, size_t count)
{
    jgb_scrolling scrolling = JGB_SCROLLING_INIT;
    size_t next = 0;
    uint64_t wake_ns;
    printf("%s\n", title);
    self->frame_count = 0;
    for (;;) {
        check(self, jgb_view_wake_at(self->view, &wake_ns));
        if (wake_ns == JGB_WAKE_EVERY_FRAME)
            wake_ns = self->time_ns + FRAME_NS; /* at the next refresh of the screen */
        if (next < count && (wake_ns == 0 || samples[next].time_ns <= wake_ns)) {
            self->time_ns = samples[next].time_ns;
            check(self, jgb_view_send_pointers(self->view, &samples[next++], 1));
        } else if (wake_ns != 0) {
            self->time_ns = wake_ns;
        } else {
            break; /* a program with a window waits for input */
        }
        draw(self);
        tell(self);
    }
    check(self, jgb_view_scrolling(self->view, &scrolling));
    printf("          at %.2f after %u display frames\n", scrolling.content_offset.y,
           self->frame_count);
}

static jgb_pointer_sample finger(uint64_t time_ns, jgb_pointer_phase phase, double y)
{
    jgb_pointer_sample sample;
    sample.time_ns = time_ns;
    sample.position.x = 160;
    sample.position.y = y;
    sample.pointer = 1;
    sample.phase = phase;
    sample.device = JGB_DEVICE_TOUCH;
    sample.buttons = 0;
    sample.modifiers = 0;
    return sample;
}

/* A finger that moves upwards evenly, and lets go. */
static void flick(list *self, const char *title, double velocity)
{
    jgb_pointer_sample samples[SAMPLES];
    int i;
    for (i = 0; i < SAMPLES; i++)
        samples[i] = finger(self->time_ns + (uint64_t)i * SAMPLE_NS,
                            i == 0             ? JGB_POINTER_DOWN
                            : i == SAMPLES - 1 ? JGB_POINTER_UP
                                               : JGB_POINTER_MOVE,
                            180 - velocity * i * SAMPLE_NS / 1e9);
    play(self, title, samples, SAMPLES);
}

/* A finger that goes down, stays where it is, and is lifted. */
static void press(list *self, const char *title, double y, uint64_t duration_ns)
{
    jgb_pointer_sample samples[2];
    samples[0] = finger(self->time_ns, JGB_POINTER_DOWN, y);
    samples[1] = finger(self->time_ns + duration_ns, JGB_POINTER_UP, y);
    play(self, title, samples, 2);
}

int main(void)
{
    list self = {NULL, 0, 0, 0};
    make_list(&self);
    enable_scrolling(&self, 0);
    draw(&self); /* pointers are down on what the last display frame shows */
    flick(&self, "a flick", 1200);
    press(&self, "a tap", 60, 80000000);
    press(&self, "a long press", 120, 700000000);
    enable_scrolling(&self, 1);
    flick(&self, "a flick with pages", 600);
    snap_to_rows(&self);
    flick(&self, "a flick to a row", 600);
    enable_scrolling(&self, 0);
    self.stop = 180;
    flick(&self, "a flick to every third row", 600);
    jgb_view_destroy(self.view);
    return 0;
}

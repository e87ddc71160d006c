/* A wall: a view, what it shows, and what it tells. */
#include "wall.h"
#include <stdio.h>
#include <stdlib.h>

void fail(const char *what, const char *why)
{
    fprintf(stderr, "wall: %s: %s\n", what, why);
    exit(1);
}

void check(const wall *self, jgb_status status)
{
    if (status)
        fail(jgb_status_name(status), jgb_view_last_error(self->view));
}

uint64_t now_ns(void)
{
    return (uint64_t)(SDL_GetPerformanceCounter() * (1e9 / SDL_GetPerformanceFrequency()));
}

/* Returns the wall at a place in the window, or the nearest one. */
wall *wall_at(desk *self, float x)
{
    int i = 0;
    while (i < self->wall_count - 1 && x >= self->walls[i + 1].area.x)
        i++;
    return &self->walls[i];
}

jgb_point point_in(const wall *self, SDL_FPoint at)
{
    jgb_point point;
    point.x = at.x - self->area.x;
    point.y = at.y;
    return point;
}

void make_wall(wall *self)
{
    jgb_scroll_configuration scrolling = JGB_SCROLL_CONFIGURATION_INIT;
    jgb_selection_configuration selection = JGB_SELECTION_CONFIGURATION_INIT;
    jgb_focus_configuration focus = JGB_FOCUS_CONFIGURATION_INIT;
    jgb_prefetch_configuration ahead = JGB_PREFETCH_CONFIGURATION_INIT;
    jgb_drag_configuration dragging = JGB_DRAG_CONFIGURATION_INIT;
    check(self, jgb_view_create(NULL, &self->view));
    scrolling.is_enabled = 1;
    check(self, jgb_view_set_scroll_configuration(self->view, &scrolling));
    selection.allows_multiple_selection = 1;
    selection.behavior = JGB_SELECTION_BEHAVIOR_REPLACE;
    check(self, jgb_view_set_selection_configuration(self->view, &selection));
    ahead.is_prefetching_enabled = 1;
    check(self, jgb_view_set_prefetch_configuration(self->view, &ahead));
    focus.allows_focus = 1;
    check(self, jgb_view_set_focus_configuration(self->view, &focus));
    check(self, jgb_view_set_focused_element(self->view, NULL)); /* the view takes keys */
    dragging.is_drag_interaction_enabled = 1;
    dragging.moves_items = 0; /* the wall does: a filter may hide some, or they leave an album */
    check(self, jgb_view_set_drag_configuration(self->view, &dragging));
    check(self, jgb_view_set_default_traits(
                    self->view, (JGB_TRAITS_DEFAULT & ~JGB_TRAITS_DRAG(JGB_TRAIT_NO)) |
                                    JGB_TRAITS_DRAG(JGB_TRAIT_YES)));
    check(self, jgb_view_set_event_mask(self->view,
                                        JGB_EVENT_MASK_BANDS | JGB_EVENT_MASK_ACTIONS |
                                            JGB_EVENT_MASK_COMPLETIONS |
                                            JGB_EVENT_MASK_PREFETCHING |
                                            JGB_EVENT_MASK_DRAGGING));
    set_layout(self, 0);
}

/* The rectangle that a band or a line has. */
static SDL_FRect rectangle(const jgb_event *event)
{
    SDL_FRect all;
    all.x = (float)event->point.x;
    all.y = (float)event->point.y;
    all.w = (float)(event->other_point.x - event->point.x);
    all.h = (float)(event->other_point.y - event->point.y);
    return all;
}

/* Follows what the view tells. No call with the view is made before all is read: the arrays are
 * the view's. */
void follow_events(wall *self)
{
    desk *of = self->desk;
    jgb_events news = JGB_EVENTS_INIT;
    int deletes = 0, changes = 0;
    size_t i;
    check(self, jgb_view_next_events(self->view, &news));
    for (i = 0; i < news.event_count; i++) {
        const jgb_event *event = &news.events[i];
        switch (event->kind) {
        case JGB_EVENT_BAND_CHANGED: self->band = rectangle(event); break;
        case JGB_EVENT_PREFETCH:
        case JGB_EVENT_CANCEL_PREFETCH: follow_prefetching(of, &news, event); break;
        case JGB_EVENT_COMPLETION: /* of a pinch */
            if (event->value && event->other_value)
                self->layout = (int)event->value - 1;
            break;
        case JGB_EVENT_DELETE_REQUESTED: deletes = 1; break;
        case JGB_EVENT_PRIMARY_ACTION: /* opens and closes albums */
            changes = 1;
            of->photos[event->identifier].is_open ^= of->photos[event->identifier].is_album;
            break;
        case JGB_EVENT_DRAG_SESSION_WILL_BEGIN: begin_drag(self, event); break;
        case JGB_EVENT_DRAG_SESSION_DID_END: end_drag(of); break;
        case JGB_EVENT_DROP_SESSION_DID_UPDATE: self->line = rectangle(event); break;
        case JGB_EVENT_DROP_SESSION_DID_END: SDL_zero(self->line); break;
        case JGB_EVENT_PERFORM_DROP:
            changes = 1;
            if (event->run_count > 0) { /* the wall's own photos */
                of->dropped.count = 0;
                list_photos(self, &news.runs[event->first_run], event->run_count, &of->dropped);
            }
            take_drop(self, event);
            break;
        default: break;
        }
    }
    if (deletes)
        delete_selected(self);
    if (deletes || changes)
        show_all_photos(of);
}

/* Shows a display frame. */
void show_wall(wall *self)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.bounds.width = self->area.w;
    request.bounds.height = self->area.h;
    request.time_ns = now_ns();
    request.flags = JGB_REQUEST_COMPLETE;
    check(self, jgb_view_display_frame(self->view, &request, &frame));
    draw(self, &frame);
}

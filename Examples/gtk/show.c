/* Display frames: from the view to the widgets. */
#include "gallery.h"

static reusable_view *view_at(gallery *self, uint32_t number)
{
    while (self->views->len <= number)
        g_ptr_array_add(self->views, g_new0(reusable_view, 1));
    return g_ptr_array_index(self->views, number);
}

static int compare_places(gconstpointer a, gconstpointer b)
{
    const uint64_t left = (*(const reusable_view *const *)a)->accessible.place;
    const uint64_t right = (*(const reusable_view *const *)b)->accessible.place;
    return (left > right) - (left < right);
}

/* Puts the widgets into reading order, in which screen readers find them, and shows them. */
static void order_widgets(gallery *self)
{
    g_autoptr(GPtrArray) order = g_ptr_array_copy(self->drawn, NULL, NULL);
    GtkWidget *last = NULL;
    g_ptr_array_sort(order, compare_places);
    for (guint i = 0; i < order->len; i++) {
        const reusable_view *next = g_ptr_array_index(order, i);
        if (gtk_widget_get_prev_sibling(next->widget) != last)
            gtk_widget_insert_after(next->widget, self->canvas, last);
        gtk_widget_set_opacity(next->widget, next->attributes.alpha);
        gtk_widget_set_visible(next->widget, TRUE);
        if (next->attributes.flags & JGB_ELEMENT_FOCUSED && !gtk_widget_is_focus(next->widget))
            gtk_widget_grab_focus(next->widget);
        last = next->widget;
    }
}

/* Follows what the view tells: after an update the numbers of all elements may be others. */
static void follow_events(gallery *self)
{
    jgb_events events = JGB_EVENTS_INIT;
    gboolean deletes = FALSE, is_new = FALSE;
    check(self, jgb_view_next_events(self->view, &events));
    for (size_t i = 0; i < events.event_count; i++) {
        const jgb_event_kind kind = events.events[i].kind;
        deletes |= kind == JGB_EVENT_DELETE_REQUESTED;
        is_new |= kind == JGB_EVENT_ACCESSIBILITY_LAYOUT_CHANGED ||
                  kind == JGB_EVENT_ACCESSIBILITY_SCREEN_CHANGED;
    }
    if (deletes)
        delete_selected(self);
    if (is_new)
        describe_canvas(self);
    for (guint i = 0; is_new && i < self->drawn->len; i++)
        ((reusable_view *)g_ptr_array_index(self->drawn, i))->flags = UINT32_MAX;
    if (deletes || is_new)
        wake(self);
}

/* Shows a display frame. */
static void show(gallery *self, uint64_t time_ns)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.bounds.width = self->width;
    request.bounds.height = self->height;
    self->time_ns = MAX(self->time_ns, time_ns);
    request.time_ns = self->time_ns;
    request.flags = JGB_REQUEST_COMPLETE;
    check(self, jgb_view_display_frame(self->view, &request, &frame));
    self->offset = frame.content_offset;
    g_ptr_array_set_size(self->drawn, 0);
    for (size_t i = 0; i < frame.removed_view_count; i++) {
        GtkWidget *widget = view_at(self, frame.removed_views[i])->widget;
        if (gtk_widget_is_focus(widget))
            gtk_widget_grab_focus(self->canvas);
        gtk_widget_set_visible(widget, FALSE);
    }
    for (size_t i = 0; i < frame.element_count; i++) {
        reusable_view *next = view_at(self, frame.elements[i].reusable_view);
        next->attributes = frame.elements[i];
        g_ptr_array_add(self->drawn, next);
        update_widget(self, next);
    }
    order_widgets(self);
    follow_events(self);
    gtk_widget_queue_allocate(self->canvas);
}

static gboolean wake_later(gpointer data)
{
    ((gallery *)data)->timer = 0;
    wake(data);
    return G_SOURCE_REMOVE;
}

/* Goes on for as long as the view moves, and comes back when something is due. */
static gboolean tick(GtkWidget *canvas, GdkFrameClock *clock, gpointer data)
{
    gallery *self = data;
    uint64_t wake_ns, now = (uint64_t)g_get_monotonic_time() * 1000;
    (void)canvas;
    self->tick = 0;
    show(self, (uint64_t)gdk_frame_clock_get_frame_time(clock) * 1000);
    check(self, jgb_view_wake_at(self->view, &wake_ns));
    g_clear_handle_id(&self->timer, g_source_remove);
    if (wake_ns == JGB_WAKE_EVERY_FRAME)
        wake(self);
    else if (wake_ns > 0)
        self->timer = g_timeout_add(wake_ns > now ? (guint)((wake_ns - now) / 1000000) + 1 : 0,
                                    wake_later, self);
    return G_SOURCE_REMOVE;
}

void wake(gallery *self)
{
    if (!self->tick)
        self->tick = gtk_widget_add_tick_callback(self->canvas, tick, self, NULL);
}

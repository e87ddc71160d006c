/* Input: GTK's controllers, whose events the view takes as samples. */
#include "gallery.h"

/* Events come with the next frame: velocities need the time of each. */
static uint64_t time_of(gallery *self, uint32_t milliseconds)
{
    const uint64_t now = (uint64_t)g_get_monotonic_time() * 1000;
    self->time_ns = MAX(self->time_ns, MIN((uint64_t)milliseconds * 1000000, now));
    return self->time_ns;
}

static uint16_t modifiers(gpointer controller)
{
    const GdkModifierType held = gtk_event_controller_get_current_event_state(controller);
    return (held & GDK_SHIFT_MASK ? JGB_MODIFIER_SHIFT : 0) |
           (held & GDK_CONTROL_MASK ? JGB_MODIFIER_CONTROL : 0) |
           (held & GDK_ALT_MASK ? JGB_MODIFIER_ALT : 0);
}

/* The left button of the mouse selects. The right one scrolls, as a finger does. */
static void send_pointer(gallery *self, GtkGestureDrag *drag, jgb_pointer_phase phase, double x,
                         double y, uint32_t milliseconds)
{
    GdkDevice *device = gtk_event_controller_get_current_event_device(GTK_EVENT_CONTROLLER(drag));
    const guint button = gtk_gesture_single_get_current_button(GTK_GESTURE_SINGLE(drag));
    const gboolean is_touch =
        button == GDK_BUTTON_SECONDARY ||
        (device && gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN);
    jgb_pointer_sample sample = {time_of(self, milliseconds), {x, y}, 0, phase, JGB_DEVICE_MOUSE, 0,
                                 modifiers(drag)};
    sample.device = is_touch ? JGB_DEVICE_TOUCH : JGB_DEVICE_MOUSE;
    check(self, jgb_view_send_pointers(self->view, &sample, 1));
    wake(self);
}

static void begin_drag(GtkGestureDrag *drag, double x, double y, gpointer self)
{
    send_pointer(self, drag, JGB_POINTER_DOWN, x, y,
                 gtk_event_controller_get_current_event_time(GTK_EVENT_CONTROLLER(drag)));
}

static void update_drag(GtkGestureDrag *drag, double x, double y, gpointer self)
{
    GdkEvent *event = gtk_event_controller_get_current_event(GTK_EVENT_CONTROLLER(drag));
    g_autofree GdkTimeCoord *history = NULL;
    guint count = 0;
    double left, top, event_x = 0, event_y = 0;
    gtk_gesture_drag_get_start_point(drag, &left, &top);
    gdk_event_get_position(event, &event_x, &event_y);
    history = gdk_event_get_history(event, &count);
    for (guint i = 0; i < count; i++) /* the moves since the last frame, in the surface */
        send_pointer(self, drag, JGB_POINTER_MOVE,
                     left + x + history[i].axes[GDK_AXIS_X] - event_x,
                     top + y + history[i].axes[GDK_AXIS_Y] - event_y, history[i].time);
    send_pointer(self, drag, JGB_POINTER_MOVE, left + x, top + y, gdk_event_get_time(event));
}

static void end_drag(GtkGestureDrag *drag, double x, double y, gpointer self)
{
    double left, top;
    gtk_gesture_drag_get_start_point(drag, &left, &top);
    send_pointer(self, drag, JGB_POINTER_UP, left + x, top + y,
                 gtk_event_controller_get_current_event_time(GTK_EVENT_CONTROLLER(drag)));
}

static void cancel_drag(GtkGesture *drag, GdkEventSequence *sequence, gpointer self)
{
    (void)sequence;
    send_pointer(self, GTK_GESTURE_DRAG(drag), JGB_POINTER_CANCEL, 0, 0, 0);
}

static gboolean turn_wheel(GtkEventControllerScroll *wheel, double x, double y, gpointer data)
{
    gallery *self = data;
    const gboolean is_wheel =
        gtk_event_controller_scroll_get_unit(wheel) == GDK_SCROLL_UNIT_WHEEL;
    const double points = is_wheel ? 60 : 1;
    const uint32_t time =
        gtk_event_controller_get_current_event_time(GTK_EVENT_CONTROLLER(wheel));
    const jgb_wheel_sample sample = {time_of(self, time), {self->width / 2.0, self->height / 2.0},
                                     {x * points, y * points}, JGB_WHEEL_POINTS,
                                     JGB_GESTURE_UNPHASED, 0, modifiers(wheel), 0};
    check(self, jgb_view_send_wheels(self->view, &sample, 1));
    wake(self);
    return TRUE;
}

static gboolean press_key(GtkEventControllerKey *keys, guint pressed, guint code,
                          GdkModifierType held, gpointer data)
{
    static const guint known[] = {0, GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Right,
                                  GDK_KEY_Home, GDK_KEY_End, GDK_KEY_Page_Up, GDK_KEY_Page_Down,
                                  GDK_KEY_space, GDK_KEY_Return, GDK_KEY_Escape, GDK_KEY_Delete,
                                  GDK_KEY_F2, GDK_KEY_a};
    gallery *self = data;
    const uint32_t time = gtk_event_controller_get_current_event_time(GTK_EVENT_CONTROLLER(keys));
    jgb_key_sample sample = {time_of(self, time), JGB_KEY_A, modifiers(keys)};
    uint32_t is_handled;
    (void)code, (void)held;
    while (sample.key > JGB_KEY_OTHER && known[sample.key] != gdk_keyval_to_lower(pressed))
        sample.key--;
    check(self, jgb_view_send_key(self->view, &sample, &is_handled));
    wake(self);
    return is_handled != 0;
}

static void enter_focus(GtkEventControllerFocus *focus, gpointer data)
{
    gallery *self = data;
    uint32_t is_handled;
    (void)focus;
    check(self, jgb_view_enter_focus(self->view, JGB_FOCUS_NEXT, NULL, &is_handled));
    wake(self);
}

static void leave_focus(GtkEventControllerFocus *focus, gpointer data)
{
    gallery *self = data;
    (void)focus;
    check(self, jgb_view_leave_focus(self->view));
    wake(self);
}

void add_controllers(gallery *self)
{
    GtkGesture *drag = gtk_gesture_drag_new();
    GtkEventController *wheel =
        gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
    GtkEventController *keys = gtk_event_controller_key_new();
    GtkEventController *focus = gtk_event_controller_focus_new();
    gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(drag), 0); /* any */
    g_signal_connect(drag, "drag-begin", G_CALLBACK(begin_drag), self);
    g_signal_connect(drag, "drag-update", G_CALLBACK(update_drag), self);
    g_signal_connect(drag, "drag-end", G_CALLBACK(end_drag), self);
    g_signal_connect(drag, "cancel", G_CALLBACK(cancel_drag), self);
    g_signal_connect(wheel, "scroll", G_CALLBACK(turn_wheel), self);
    g_signal_connect(keys, "key-pressed", G_CALLBACK(press_key), self);
    g_signal_connect(focus, "enter", G_CALLBACK(enter_focus), self);
    g_signal_connect(focus, "leave", G_CALLBACK(leave_focus), self);
    gtk_widget_add_controller(self->canvas, GTK_EVENT_CONTROLLER(drag));
    gtk_widget_add_controller(self->canvas, wheel);
    gtk_widget_add_controller(self->canvas, keys);
    gtk_widget_add_controller(self->canvas, focus);
}

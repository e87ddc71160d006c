/* The canvas: a widget that has the reusable views as its children. It places them by their frames,
 * draws them from the farthest to the nearest, and has them in reading order for screen readers. */
#include "gallery.h"

#define TYPE_CANVAS (canvas_get_type())
G_DECLARE_FINAL_TYPE(Canvas, canvas, GALLERY, CANVAS, GtkWidget)

struct _Canvas {
    GtkWidget parent;
    gallery *gallery;
};

G_DEFINE_TYPE(Canvas, canvas, GTK_TYPE_WIDGET)

/* A canvas needs no room: the content scrolls. */
static void canvas_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline,
                           int *natural_baseline)
{
    (void)widget, (void)orientation, (void)for_size;
    *minimum = *natural = 0;
    *minimum_baseline = *natural_baseline = -1;
}

static void place(const gallery *self, const reusable_view *shown)
{
    const jgb_rect frame = shown->attributes.frame;
    const graphene_point_t at = {(float)(frame.x - self->offset.x),
                                 (float)(frame.y - self->offset.y)};
    int width = (int)(frame.width + 0.5), height = (int)(frame.height + 0.5), least;
    gtk_widget_measure(shown->widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
    width = MAX(width, least);
    gtk_widget_measure(shown->widget, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
    height = MAX(height, least);
    gtk_widget_allocate(shown->widget, width, height, -1, gsk_transform_translate(NULL, &at));
}

static void canvas_size_allocate(GtkWidget *widget, int width, int height, int baseline)
{
    gallery *self = GALLERY_CANVAS(widget)->gallery;
    (void)baseline;
    if (self->width != width || self->height != height)
        wake(self); /* the display frame of another size */
    self->width = width;
    self->height = height;
    for (guint i = 0; i < self->drawn->len; i++)
        place(self, g_ptr_array_index(self->drawn, i));
}

static void canvas_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
    const gallery *self = GALLERY_CANVAS(widget)->gallery;
    for (guint i = 0; i < self->drawn->len; i++) {
        const reusable_view *next = g_ptr_array_index(self->drawn, i);
        gtk_widget_snapshot_child(widget, next->widget, snapshot);
    }
}

/* Tab leads into the canvas and out of it: within, arrows move focus. */
static gboolean canvas_focus(GtkWidget *widget, GtkDirectionType direction)
{
    (void)direction;
    return !gtk_widget_get_focus_child(widget) && !gtk_widget_is_focus(widget) &&
           gtk_widget_grab_focus(widget);
}

static void canvas_dispose(GObject *object)
{
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(object))))
        gtk_widget_unparent(child);
    G_OBJECT_CLASS(canvas_parent_class)->dispose(object);
}

static void canvas_class_init(CanvasClass *class)
{
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
    G_OBJECT_CLASS(class)->dispose = canvas_dispose;
    widget_class->measure = canvas_measure;
    widget_class->size_allocate = canvas_size_allocate;
    widget_class->snapshot = canvas_snapshot;
    widget_class->focus = canvas_focus;
}

static void canvas_init(Canvas *canvas)
{
    gtk_widget_set_focusable(GTK_WIDGET(canvas), TRUE);
    gtk_widget_set_overflow(GTK_WIDGET(canvas), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *canvas_new(gallery *self, GtkAccessibleRole role)
{
    Canvas *canvas = g_object_new(TYPE_CANVAS, "accessible-role", role, NULL);
    canvas->gallery = self;
    return GTK_WIDGET(canvas);
}

/* The widgets of reusable views: created once, bound again and again. */
#include "gallery.h"

/* A photo is a letter above its title, a header is a title. Screen readers have the title from the
 * box around it. */
static GtkWidget *create_widget(GtkAccessibleRole role, gboolean is_photo)
{
    GtkWidget *widget = g_object_new(GTK_TYPE_BOX, "accessible-role", role, "orientation",
                                     GTK_ORIENTATION_VERTICAL, "focusable", is_photo, NULL);
    gtk_widget_add_css_class(widget, is_photo ? "photo" : "header");
    for (int i = is_photo ? 0 : 1; i < 2; i++) {
        GtkWidget *label = g_object_new(GTK_TYPE_LABEL, "accessible-role",
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION, "ellipsize",
                                        PANGO_ELLIPSIZE_END, "vexpand", i == 0, NULL);
        gtk_widget_add_css_class(label, i == 0 ? "picture" : "title");
        gtk_label_set_xalign(GTK_LABEL(label), is_photo ? 0.5f : 0);
        gtk_box_append(GTK_BOX(widget), label);
    }
    return widget;
}

/* Binds a view to its element. The widget is hidden until it is in its place of the reading order,
 * so that screen readers are told of another child. */
static void bind(gallery *self, reusable_view *shown)
{
    const photo *from = &g_array_index(self->photos, photo, shown->accessible.identifier);
    const gboolean is_photo = shown->attributes.element.category == JGB_CELL;
    char letter[8] = {0};
    if (!shown->widget) {
        shown->widget = create_widget(gtk_role(shown->accessible.role), is_photo);
        gtk_widget_set_parent(shown->widget, self->canvas);
    }
    if (gtk_widget_is_focus(shown->widget))
        gtk_widget_grab_focus(self->canvas);
    gtk_widget_set_visible(shown->widget, FALSE);
    gtk_label_set_text(GTK_LABEL(gtk_widget_get_last_child(shown->widget)),
                       is_photo ? from->title : from->section);
    g_unichar_to_utf8(g_utf8_get_char(from->title), letter);
    if (is_photo)
        gtk_label_set_text(GTK_LABEL(gtk_widget_get_first_child(shown->widget)), letter);
}

/* Brings a widget up to date, where the view has another binding or other states. */
void update_widget(gallery *self, reusable_view *shown)
{
    const jgb_layout_attributes *has = &shown->attributes;
    const uint32_t flags = has->flags & (JGB_ELEMENT_SELECTED | JGB_ELEMENT_FOCUSED);
    const gboolean is_new = shown->generation != has->generation;
    if ((!is_new && shown->flags == flags) || has->flags & JGB_ELEMENT_DISAPPEARING)
        return;
    read_accessible(self, shown);
    if (is_new)
        bind(self, shown);
    describe(self, shown);
    if (flags & JGB_ELEMENT_SELECTED)
        gtk_widget_set_state_flags(shown->widget, GTK_STATE_FLAG_SELECTED, FALSE);
    else
        gtk_widget_unset_state_flags(shown->widget, GTK_STATE_FLAG_SELECTED);
    shown->generation = has->generation;
    shown->flags = flags;
}

/* The parts of the gallery: a window of GTK that shows photos by reusable widgets. */
#ifndef GALLERY_H
#define GALLERY_H

#include <gtk/gtk.h>
#include <jogakbo.h>

/* A photo. Its index is its identifier; a section has the identifier of its first photo. */
typedef struct photo {
    const char *section, *title;
} photo;

/* A reusable view: a widget, and the element that it shows. */
typedef struct reusable_view {
    GtkWidget *widget; /* created when the view is first shown */
    jgb_layout_attributes attributes;
    jgb_accessibility_element accessible;
    uint32_t generation, flags; /* as of when the widget was last brought up to date */
} reusable_view;

typedef struct gallery {
    GtkWidget *canvas; /* the parent of the widgets */
    int width, height; /* of the canvas */
    GArray *photos;
    jgb_view *view;
    jgb_snapshot *shown;
    GPtrArray *views; /* by the number of the reusable view */
    GPtrArray *drawn; /* the views that are shown, from the farthest to the nearest */
    jgb_point offset; /* the content offset */
    uint64_t time_ns; /* the last time that the view was told; it never goes back */
    guint tick, timer; /* the sources that show the next display frame; 0: none */
} gallery;

void check(const gallery *self, jgb_status status); /* ends the program for an error */
void read_photos(gallery *self, const char *path);
void show_photos(gallery *self, const jgb_animation *animation);
void delete_selected(gallery *self);
GtkWidget *canvas_new(gallery *self, GtkAccessibleRole role);
void add_controllers(gallery *self);
void wake(gallery *self); /* shows a display frame at the next refresh of the screen */
void update_widget(gallery *self, reusable_view *shown);
GtkAccessibleRole gtk_role(jgb_accessibility_role role);
void read_accessible(gallery *self, reusable_view *shown);
void describe(gallery *self, reusable_view *shown);
void describe_canvas(gallery *self);

#endif

/*
 * gallery FILE.tsv [list]: photos in a window of GTK, which screen readers can read.
 *
 * Scroll by the wheel, a finger, or the mouse with its right button. Select by clicks and keys,
 * with shift and control; arrows, Home, End and pages move focus; Delete deletes.
 */
#include "gallery.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char style[] =
    ".photo { background: #2f3350; color: white; border-radius: 6px; padding: 4px; }"
    ".photo:selected { background: #3f7bd9; }"
    ".photo:focus { outline: 2px solid white; outline-offset: -3px; }"
    ".picture { font-size: 36px; } .header { background: #15161c; padding: 4px 12px; }"
    ".header .title { color: #e0e0e0; font-weight: bold; } window { background: #15161c; }";

void check(const gallery *self, jgb_status status)
{
    if (status == JGB_OK)
        return;
    fprintf(stderr, "gallery: %s: %s\n", jgb_status_name(status), jgb_view_last_error(self->view));
    exit(1);
}

static void set_layout(gallery *self, gboolean is_list)
{
    static const jgb_edge_insets inset = {4, 12, 12, 12};
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_layout_configuration shared = JGB_LAYOUT_CONFIGURATION_INIT;
    jgb_grid_layout grid = JGB_GRID_LAYOUT_INIT;
    jgb_list_layout list = JGB_LIST_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    metrics.section_inset = inset;
    metrics.header_reference_size.height = 32;
    metrics.item_size.height = 84;
    shared.section_metrics = &metrics;
    shared.section_headers_pin_to_visible_bounds = 1;
    grid.configuration = list.configuration = &shared;
    grid.lanes.count = 0; /* as many as fit */
    grid.lanes.minimum_length = 150;
    check(self, is_list ? jgb_layout_create_list(&list, &layout)
                        : jgb_layout_create_grid(&grid, &layout));
    check(self, jgb_view_set_layout(self->view, layout, NULL, 0));
    jgb_layout_destroy(layout);
}

static void configure(gallery *self)
{
    jgb_scroll_configuration scrolling = JGB_SCROLL_CONFIGURATION_INIT;
    jgb_selection_configuration selection = JGB_SELECTION_CONFIGURATION_INIT;
    jgb_focus_configuration focus = JGB_FOCUS_CONFIGURATION_INIT;
    check(self, jgb_view_create(NULL, &self->view));
    scrolling.is_enabled = 1;
    check(self, jgb_view_set_scroll_configuration(self->view, &scrolling));
    selection.allows_multiple_selection = 1;
    selection.behavior = JGB_SELECTION_BEHAVIOR_REPLACE;
    check(self, jgb_view_set_selection_configuration(self->view, &selection));
    focus.allows_focus = focus.remembers_last_focused_index_path = 1;
    check(self, jgb_view_set_focus_configuration(self->view, &focus));
    check(self, jgb_view_set_event_mask(self->view,
                                        JGB_EVENT_MASK_ACCESSIBILITY | JGB_EVENT_MASK_ACTIONS));
}

/* Opens the window. The role of a widget is final, so that the canvas gets the view's at once. */
static void open_window(gallery *self)
{
    GtkWidget *window = gtk_window_new();
    GtkCssProvider *provider = gtk_css_provider_new();
    jgb_accessibility_elements read = JGB_ACCESSIBILITY_ELEMENTS_INIT;
    check(self, jgb_view_accessibility_elements(self->view, NULL, 0, 0, &read));
    self->canvas = canvas_new(self, gtk_role(read.role));
    self->views = g_ptr_array_new();
    self->drawn = g_ptr_array_new();
    gtk_css_provider_load_from_data(provider, style, -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(),
                                               GTK_STYLE_PROVIDER(provider),
                                               GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    add_controllers(self);
    describe_canvas(self);
    gtk_window_set_title(GTK_WINDOW(window), "Gallery");
    gtk_window_set_default_size(GTK_WINDOW(window), 1000, 720);
    gtk_window_set_child(GTK_WINDOW(window), self->canvas);
    gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv)
{
    static gallery self;
    const gboolean is_list = argc == 3 && strcmp(argv[2], "list") == 0;
    if (argc != 2 + is_list) {
        fputs("usage: gallery FILE.tsv [list]\n", stderr);
        return 2;
    }
    if (!gtk_init_check()) {
        fputs("gallery: GTK finds no display\n", stderr);
        return 1;
    }
    configure(&self);
    set_layout(&self, is_list);
    read_photos(&self, argv[1]);
    show_photos(&self, NULL);
    open_window(&self);
    while (g_list_model_get_n_items(gtk_window_get_toplevels()) > 0)
        g_main_context_iteration(NULL, TRUE);
    jgb_snapshot_destroy(self.shown);
    jgb_view_destroy(self.view);
    return 0;
}

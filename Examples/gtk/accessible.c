/* The facts for screen readers: each widget has the role, the numbers and the states of its
 * element. The numbers are those of the data, not of the widgets. */
#include "gallery.h"

GtkAccessibleRole gtk_role(jgb_accessibility_role role)
{
    switch (role) {
    case JGB_ACCESSIBILITY_ROLE_LIST: return GTK_ACCESSIBLE_ROLE_LIST;
    case JGB_ACCESSIBILITY_ROLE_LIST_ITEM: return GTK_ACCESSIBLE_ROLE_LIST_ITEM;
    case JGB_ACCESSIBILITY_ROLE_GRID: return GTK_ACCESSIBLE_ROLE_GRID;
    case JGB_ACCESSIBILITY_ROLE_GRID_CELL: return GTK_ACCESSIBLE_ROLE_GRID_CELL;
    case JGB_ACCESSIBILITY_ROLE_TREE: return GTK_ACCESSIBLE_ROLE_TREE;
    case JGB_ACCESSIBILITY_ROLE_TREE_ITEM: return GTK_ACCESSIBLE_ROLE_TREE_ITEM;
    case JGB_ACCESSIBILITY_ROLE_HEADER: return GTK_ACCESSIBLE_ROLE_HEADING;
    default: return GTK_ACCESSIBLE_ROLE_GROUP;
    }
}

/* Asks for the element of a view. Views that stand at an item have the item's place, too. */
void read_accessible(gallery *self, reusable_view *shown)
{
    const jgb_element element = shown->attributes.element;
    jgb_accessibility_elements read = JGB_ACCESSIBILITY_ELEMENTS_INIT;
    check(self, jgb_view_accessibility_elements(self->view, &element, 0, 1, &read));
    for (size_t i = 0; i < read.element_count; i++)
        if (read.elements[i].element.category == element.category &&
            read.elements[i].element.element_kind == element.element_kind)
            shown->accessible = read.elements[i];
}

/* Sets a relation, or removes one whose number is not known. */
static void relate(GtkAccessible *to, GtkAccessibleRelation relation, int64_t number)
{
    if (number > 0)
        gtk_accessible_update_relation(to, relation, (int)number, -1);
    else
        gtk_accessible_reset_relation(to, relation);
}

static const photo *photo_of(const gallery *self, const jgb_accessibility_element *element)
{
    return &g_array_index(self->photos, photo, element->identifier);
}

/* Tells all of an element. */
void describe(gallery *self, reusable_view *shown)
{
    const jgb_accessibility_element *from = &shown->accessible;
    GtkAccessible *to = GTK_ACCESSIBLE(shown->widget);
    if (from->role == JGB_ACCESSIBILITY_ROLE_HEADER) {
        gtk_accessible_update_property(to, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       photo_of(self, from)->section,
                                       GTK_ACCESSIBLE_PROPERTY_LEVEL, (int)from->level, -1);
        return;
    }
    /* GTK 4.8 keeps relations to itself, so that they are words as well. */
    g_autofree char *words = g_strdup_printf(
        "%" G_GINT64_FORMAT " of %" G_GINT64_FORMAT " in %s, row %" G_GINT64_FORMAT
        ", column %" G_GINT64_FORMAT,
        from->position_in_set, from->set_size, photo_of(self, from)->section, from->row_index,
        from->column_index);
    gtk_accessible_update_property(to, GTK_ACCESSIBLE_PROPERTY_LABEL, photo_of(self, from)->title,
                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
    relate(to, GTK_ACCESSIBLE_RELATION_POS_IN_SET, from->position_in_set);
    relate(to, GTK_ACCESSIBLE_RELATION_SET_SIZE, from->set_size);
    relate(to, GTK_ACCESSIBLE_RELATION_ROW_INDEX, from->row_index);
    relate(to, GTK_ACCESSIBLE_RELATION_COL_INDEX, from->column_index);
    gtk_accessible_update_state(
        to, GTK_ACCESSIBLE_STATE_SELECTED, (from->states & JGB_ACCESSIBILITY_SELECTED) != 0,
        GTK_ACCESSIBLE_STATE_DISABLED, (from->states & JGB_ACCESSIBILITY_DISABLED) != 0, -1);
}

/* Tells how much there is in all. */
void describe_canvas(gallery *self)
{
    GtkAccessible *to = GTK_ACCESSIBLE(self->canvas);
    jgb_accessibility_elements read = JGB_ACCESSIBILITY_ELEMENTS_INIT;
    check(self, jgb_view_accessibility_elements(self->view, NULL, 0, 0, &read));
    g_autofree char *words =
        g_strdup_printf("%" G_GUINT64_FORMAT " photos in %" G_GUINT64_FORMAT " sections",
                        read.item_count, read.section_count);
    gtk_accessible_update_property(to, GTK_ACCESSIBLE_PROPERTY_LABEL, "Photos",
                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words,
                                   GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE, TRUE, -1);
    relate(to, GTK_ACCESSIBLE_RELATION_ROW_COUNT, read.row_count);
    relate(to, GTK_ACCESSIBLE_RELATION_COL_COUNT, read.column_count);
}

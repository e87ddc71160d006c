/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Explicit layouts: the host sets the layout attributes of each element.
 *
 * A host creates the layout with jgb_layout_create_explicit(), passes it to
 * jgb_view_set_layout(), and sets frames and other attributes as columns with
 * jgb_view_set_layout_attributes(). An element without attributes does not
 * exist. jgb_view_begin_layout_attributes() and
 * jgb_view_commit_layout_attributes() replace all attributes in several calls.
 */
#ifndef JOGAKBO_EXPLICIT_LAYOUT_H
#define JOGAKBO_EXPLICIT_LAYOUT_H

#include "custom_layout.h"

#ifdef __cplusplus
extern "C" {
#endif

/* An explicit layout: elements have the attributes that
 * jgb_view_set_layout_attributes() sets. */
typedef struct jgb_explicit_layout {
    size_t struct_size;
    jgb_axis scroll_direction;
    jgb_layout_fault_policy fault_policy;
    jgb_size content_size; /* points; 0 along an axis: to the farthest frame */
    /* Not 0: content is mirrored if the language direction is right to left. */
    uint32_t flips_horizontally_in_opposite_layout_direction;
    uint32_t reserved;
    double pixel_scale; /* edges are multiples of 1 / pixel_scale; 0: any */
} jgb_explicit_layout;
#define JGB_EXPLICIT_LAYOUT_INIT \
    { sizeof(jgb_explicit_layout), JGB_VERTICAL, JGB_LAYOUT_FAULT_FAILS, { 0, 0 }, 0, 0, 0 }
void jgb_explicit_layout_init(jgb_explicit_layout *out_layout, size_t struct_size);

/* Creates an explicit layout, for any number of views. NULL stands for
 * JGB_EXPLICIT_LAYOUT_INIT. The caller destroys the layout with
 * jgb_layout_destroy(). If the layout cannot be created, jgb_last_error() says
 * why. */
jgb_status jgb_layout_create_explicit(const jgb_explicit_layout *explicit_layout,
                                      jgb_layout **out_layout);

/* The purpose of layout attributes. */
typedef enum jgb_layout_attributes_role {
    JGB_ATTRIBUTES_SHOWN = 0,   /* the place of the element                   */
    JGB_ATTRIBUTES_INITIAL = 1, /* the element comes from here as it appears  */
    JGB_ATTRIBUTES_FINAL = 2,   /* the element goes here as it disappears     */
    JGB_LAYOUT_ATTRIBUTES_ROLE_FORCE_32 = 0x7fffffff
} jgb_layout_attributes_role;

/*
 * The layout attributes of elements in an explicit layout, as columns: entry i
 * of each column describes element i. Frames are points in content coordinates,
 * and may begin before 0. A column that is NULL gives all elements the default.
 * The index path of a supplementary or decoration view has any item of a section
 * that exists, or of JGB_NO_SECTION: no update moves such a view.
 *
 * Initial and final attributes take the place of an animation's `appearing` and
 * `disappearing` for the elements that have them, with frames, alphas,
 * z_indexes and transforms; the other columns are NULL. Elements that are
 * reloaded fade.
 */
typedef struct jgb_layout_attributes_columns {
    size_t struct_size;
    size_t count;
    jgb_index_path first_item;   /* NULL elements: items from here on, in     */
                                 /* the order of index paths                  */
    const jgb_element *elements; /* `count` elements, or NULL                 */
    const jgb_rect *frames;      /* never NULL                                */
    const double *alphas;        /* default: 1                                */
    const int32_t *z_indexes;    /* default: 0                                */
    const uint8_t *are_hidden;   /* default: 0                                */
    const uint32_t *reuse_identifiers; /* default: those of the data          */
    const uint64_t *host_tags;         /* default: 0                          */
    const jgb_transform *transforms;   /* default: the identity               */
    jgb_layout_attributes_role role;   /* of all entries                      */
    uint32_t reserved;
} jgb_layout_attributes_columns;
#define JGB_LAYOUT_ATTRIBUTES_COLUMNS_INIT \
    { sizeof(jgb_layout_attributes_columns), 0, { 0, 0 }, NULL, NULL, NULL, NULL, NULL, NULL, \
      NULL, NULL, JGB_ATTRIBUTES_SHOWN, 0 }
void jgb_layout_attributes_columns_init(jgb_layout_attributes_columns *out_columns,
                                        size_t struct_size);

/*
 * Sets the layout attributes of elements, and replaces all earlier attributes
 * of these elements in the same role. Index paths are those of the current
 * data. Attributes belong to the data: they follow items and sections through
 * updates, whichever layout the view has, and are dropped when the data is
 * replaced. The view copies the columns.
 * Errors: JGB_INVALID_ARGUMENT, JGB_INVALID_INDEX_PATH, JGB_RESOURCE_EXHAUSTED.
 * If the layout has JGB_LAYOUT_FAULT_IS_DROPPED, invalid entries are left out
 * instead, and a display frame reports diagnostics, 64 at most.
 * Cost: O(count) if the elements stand after all elements with attributes or
 * replace all of them; otherwise O(log n) for each element.
 */
jgb_status jgb_view_set_layout_attributes(jgb_view *view,
                                          const jgb_layout_attributes_columns *columns);

/* Removes the layout attributes of elements, of all roles: explicit layouts
 * stop showing them. */
jgb_status jgb_view_remove_layout_attributes(jgb_view *view, const jgb_element *elements,
                                             size_t count);

/*
 * These functions replace all layout attributes, of all roles, in several
 * calls. After the begin, jgb_view_set_layout_attributes() and
 * jgb_view_remove_layout_attributes() change a collection of attributes that is
 * empty at first. The commit replaces all attributes of the view by the
 * collection. A second begin drops the collection and starts an empty one.
 * Replacing the data drops the collection.
 * Errors: JGB_WRONG_STATE for a commit without a begin.
 */
jgb_status jgb_view_begin_layout_attributes(jgb_view *view);
jgb_status jgb_view_commit_layout_attributes(jgb_view *view);

#ifdef __cplusplus
}
#endif
#endif

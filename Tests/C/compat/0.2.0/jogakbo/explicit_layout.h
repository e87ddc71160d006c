/* Explicit layouts: the host says where each element stands. */
#ifndef JOGAKBO_EXPLICIT_LAYOUT_H
#define JOGAKBO_EXPLICIT_LAYOUT_H

#include "custom_layout.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Every element stands where jgb_view_set_layout_attributes() says. */
typedef struct jgb_explicit_layout {
    size_t struct_size;
    jgb_axis scroll_direction;
    jgb_layout_fault_policy fault_policy;
    jgb_size content_size; /* 0 along an axis: as far as elements reach */
    uint32_t flips_horizontally_in_opposite_layout_direction;
    uint32_t reserved;
    double pixel_scale; /* origins are multiples of 1 / pixel_scale; 0: any */
} jgb_explicit_layout;
#define JGB_EXPLICIT_LAYOUT_INIT \
    { sizeof(jgb_explicit_layout), JGB_VERTICAL, JGB_LAYOUT_FAULT_FAILS, { 0, 0 }, 0, 0, 0 }
void jgb_explicit_layout_init(jgb_explicit_layout *out_layout, size_t struct_size);

jgb_status jgb_layout_create_explicit(const jgb_explicit_layout *explicit_layout,
                                      jgb_layout **out_layout);

/*
 * How elements are shown in an explicit layout, as columns: entry i is about
 * element i. Frames are in content coordinates, and may begin before 0. A NULL
 * column means the default for all.
 */
typedef struct jgb_layout_attributes_columns {
    size_t struct_size;
    size_t count;
    jgb_index_path first_item;   /* items one after another, through sections */
    const jgb_element *elements; /* not NULL: these, in place of such items   */
    const jgb_rect *frames;      /* never NULL                                */
    const double *alphas;        /* 1                                         */
    const int32_t *z_indexes;    /* 0                                         */
    const uint8_t *are_hidden;   /* 0                                         */
    const uint32_t *reuse_identifiers; /* those of the data                   */
    const uint64_t *host_tags;         /* 0                                   */
    const jgb_transform *transforms;   /* the identity                        */
} jgb_layout_attributes_columns;
#define JGB_LAYOUT_ATTRIBUTES_COLUMNS_INIT \
    { sizeof(jgb_layout_attributes_columns), 0, { 0, 0 }, NULL, NULL, NULL, NULL, NULL, NULL, \
      NULL, NULL }
void jgb_layout_attributes_columns_init(jgb_layout_attributes_columns *out_columns,
                                        size_t struct_size);

/*
 * Says how elements are shown in an explicit layout; what was said of them
 * before is forgotten. Index paths are those of the data as it is. Attributes
 * belong to the data: they go with items and sections through updates, whatever
 * the layout, and are gone when the data is replaced. The columns are copied.
 * Errors, and nothing is changed: JGB_INVALID_ARGUMENT, JGB_INVALID_INDEX_PATH,
 * JGB_RESOURCE_EXHAUSTED. With JGB_LAYOUT_FAULT_IS_DROPPED, what is wrong with
 * single entries is left out.
 * Cost: O(count) behind or in the place of all; otherwise O(log n) for each.
 */
jgb_status jgb_view_set_layout_attributes(jgb_view *view,
                                          const jgb_layout_attributes_columns *columns);

/* An explicit layout does not show the elements any more. */
jgb_status jgb_view_remove_layout_attributes(jgb_view *view, const jgb_element *elements,
                                             size_t count);

/*
 * From now on the two calls above collect attributes, none at first, that take
 * the place of all that there are at the commit. Replacing the data ends that.
 * JGB_WRONG_STATE: a commit without a begin.
 */
jgb_status jgb_view_begin_layout_attributes(jgb_view *view);
jgb_status jgb_view_commit_layout_attributes(jgb_view *view);

#ifdef __cplusplus
}
#endif
#endif

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Cells that stand for items which are not in the data yet: what was dropped, and is being
 * loaded.
 *
 *     uint32_t placeholder;
 *     jgb_view_insert_placeholder(view, destination, loading_identifier, NULL, &placeholder);
 *     ... the item is here, and in the host's own data:
 *     jgb_view_commit_placeholder(view, placeholder, photo_identifier, NULL, &index_path);
 *
 * A placeholder is an element of the category JGB_PLACEHOLDER, with a view that is bound as
 * those of cells are. Its index path is (JGB_NO_SECTION, number). All other index paths are
 * those of the data, which placeholders do not change. A placeholder is shown by layouts
 * that place items by their order, outside of interactive transitions; it goes with the
 * item that it is before, and is taken away with its section, or as all data is replaced:
 * JGB_EVENT_PLACEHOLDER_REMOVED.
 */
#ifndef JOGAKBO_PLACEHOLDER_H
#define JOGAKBO_PLACEHOLDER_H

#include "element.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Shows a placeholder before an item, or behind the last one of a section. `index_path`
 * is the index path of the item, or the one behind the last item. `size` is in points;
 * NULL is the size of an item that has none of its own. `out_number`: the number of the
 * placeholder, from 1.
 * Errors: JGB_INVALID_INDEX_PATH, JGB_INVALID_ARGUMENT; JGB_WRONG_STATE while an item
 * is being moved; JGB_RESOURCE_EXHAUSTED for more than the limit on elements. Cost:
 * O(log n) for each placeholder that there is.
 */
jgb_status jgb_view_insert_placeholder(jgb_view *view, jgb_index_path index_path,
                                       uint32_t reuse_identifier, const jgb_size *size,
                                       uint32_t *out_number);

/*
 * Inserts an item into the data where a placeholder is. `number` is the placeholder's.
 * The item takes the place of the placeholder, and its view, if both have the same
 * reuse identifier; else the placeholder fades into the item. The host has changed its
 * own data before: a data source is not asked. `size` is in points; NULL: the item has
 * no size of its own. `out_index_path` is (JGB_NO_SECTION, JGB_NO_ITEM) where there is
 * no such placeholder any more.
 * Errors: JGB_INVALID_ARGUMENT; JGB_WRONG_STATE while a batch is open, and where the
 * data is a snapshot: then the host applies one with the item, and deletes the
 * placeholder; those of jgb_view_perform_batch_updates(). The placeholder stays then.
 * Cost: O(log n) for each placeholder that there is.
 */
jgb_status jgb_view_commit_placeholder(jgb_view *view, uint32_t number,
                                       uint32_t reuse_identifier, const jgb_size *size,
                                       jgb_index_path *out_index_path);

/* Takes a placeholder away. `number` is the placeholder's. `out_is_deleted` is 0 where
 * there is no such placeholder any more. Cost: O(log n) for each placeholder that there
 * is. */
jgb_status jgb_view_delete_placeholder(jgb_view *view, uint32_t number,
                                       uint32_t *out_is_deleted);

/* A placeholder. */
typedef struct jgb_placeholder {
    uint32_t number;
    /* Of the item of the data that it is before; or behind the last one of a section. */
    jgb_index_path index_path;
} jgb_placeholder;

/* Returns the placeholders, in the order of their index paths. The array is borrowed until
 * the next call with the view. */
jgb_status jgb_view_placeholders(jgb_view *view, const jgb_placeholder **out_placeholders,
                                 size_t *out_count);

/* Returns whether display frames show what is not in the data: placeholders, or an open
 * gap. `out_has` receives 1 or 0. */
jgb_status jgb_view_has_uncommitted_updates(jgb_view *view, uint32_t *out_has);

/* Returns the index path at which display frames present an item of the data. It is
 * another one than in the data while an item is being moved, and behind placeholders
 * and gaps. Errors: JGB_INVALID_INDEX_PATH. Cost: O(log n). */
jgb_status jgb_view_presentation_index_path(jgb_view *view, jgb_index_path index_path,
                                            jgb_index_path *out_index_path);

/* Returns the item of the data that display frames present at an index path. It is
 * (JGB_NO_SECTION, JGB_NO_ITEM) where a placeholder or a gap is. Errors:
 * JGB_INVALID_INDEX_PATH. Cost: O(log n). */
jgb_status jgb_view_data_source_index_path(jgb_view *view, jgb_index_path index_path,
                                           jgb_index_path *out_index_path);

#ifdef __cplusplus
}
#endif
#endif

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Snapshots: sections and items named by the host's own identifiers.
 *
 * A snapshot says what a host wants to show. A host creates one with
 * jgb_snapshot_create(), fills it with jgb_snapshot_append_sections() and
 * jgb_snapshot_append_items(), and applies it with jgb_view_apply_snapshot().
 * To change the data, the host edits the snapshot, or a copy, and applies it
 * again: the view finds the difference and applies it as an update, animated if
 * the host wants. Editing a snapshot changes no view.
 */
#ifndef JOGAKBO_SNAPSHOT_H
#define JOGAKBO_SNAPSHOT_H

#include "update.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * `section` and `item` are identifiers in functions of snapshots. An item's identifier
 * is unique in the snapshot, a section's identifier is unique among sections. An array
 * of identifiers may be NULL if it is empty. A call that names one identifier twice
 * fails with JGB_INVALID_ARGUMENT, unless the duplicate policy numbers items. An error
 * message names at most eight identifiers.
 * Edits cost O(log n) for each identifier, and under JGB_DUPLICATES_NUMBER for each
 * occurrence that the item has.
 */

/* A place relative to a section or item of a snapshot. */
typedef enum jgb_relation {
    JGB_BEFORE = 0,
    JGB_AFTER = 1,
    JGB_RELATION_FORCE_32 = 0x7fffffff
} jgb_relation;

/* The handling of identifiers that a call inserts and that the snapshot already
 * contains. */
typedef enum jgb_duplicate_policy {
    JGB_DUPLICATES_MOVE = 0,   /* move to the new place; the default       */
    JGB_DUPLICATES_REFUSE = 1, /* the call fails: JGB_INVALID_ARGUMENT     */
    JGB_DUPLICATES_KEEP = 2,   /* do not change                            */
    /* Items become further occurrences, also if one call names them twice. The n-th
     * further occurrence has the identifier item + n * 2^JGB_OCCURRENCE_SHIFT, with the
     * least n that no other item has; so the n-th of equal items of one list is the n-th
     * of the next list, unless equal items were deleted elsewhere. Calls insert items
     * that are less than 2^JGB_OCCURRENCE_SHIFT. Sections: as JGB_DUPLICATES_REFUSE. */
    JGB_DUPLICATES_NUMBER = 3,
    JGB_DUPLICATE_POLICY_FORCE_32 = 0x7fffffff
} jgb_duplicate_policy;

/* The bits of an item's identifier below this one are the host's own under
 * JGB_DUPLICATES_NUMBER, the other bits are the number of the occurrence, from 0. */
#define JGB_OCCURRENCE_SHIFT 48u

/* Creates a snapshot without sections. The caller destroys the snapshot.
 * `limits` may be NULL, for the default limits. */
jgb_status jgb_snapshot_create(const jgb_limits *limits, jgb_snapshot **out_snapshot);

/* Destroys a snapshot. NULL does nothing. */
void jgb_snapshot_destroy(jgb_snapshot *snapshot);

/* Copies a snapshot. The copy is independent of the original, and the caller
 * destroys it. If the copy fails, jgb_last_error() says why. Cost: O(1). */
jgb_status jgb_snapshot_copy(const jgb_snapshot *snapshot, jgb_snapshot **out_snapshot);

/* Returns the error message of the last failed call whose first argument was
 * the snapshot, as UTF-8 that ends in NUL; "" if no such call has failed.
 * Borrowed until the next such failure. Never NULL. */
const char *jgb_snapshot_last_error(const jgb_snapshot *snapshot);

/* Sets the handling of identifiers that a call inserts and that the snapshot
 * already contains. */
jgb_status jgb_snapshot_set_duplicate_policy(jgb_snapshot *snapshot,
                                             jgb_duplicate_policy policy);

/* Sets the array of section metrics. Sections refer to its entries by number. When the
 * snapshot is applied, a section that stays and has other metrics than before takes
 * them: its header and footer are reconfigured, and its cells keep their views and the
 * sizes that the host measured.
 * Errors: JGB_INVALID_ARGUMENT, also if a section refers to an entry that the array
 * does not have. */
jgb_status jgb_snapshot_set_metrics(jgb_snapshot *snapshot, const jgb_section_metrics *metrics,
                                    size_t metrics_count);

/* Sets the metrics of sections. `number` is 0 for the layout's metrics,
 * otherwise 1 + the index of an entry of jgb_snapshot_set_metrics().
 * Errors: JGB_INVALID_ARGUMENT; JGB_NOT_FOUND if a section does not exist. */
jgb_status jgb_snapshot_set_section_metrics(jgb_snapshot *snapshot, uint32_t number,
                                            const uint64_t *sections, size_t count);

/*
 * Appends sections without items. Under the default duplicate policy, sections
 * that the snapshot already contains move to the end with their items.
 * `out_moved_count` receives the number of moved sections, and may be NULL.
 * Errors: JGB_INVALID_ARGUMENT, JGB_RESOURCE_EXHAUSTED.
 */
jgb_status jgb_snapshot_append_sections(jgb_snapshot *snapshot, const uint64_t *sections,
                                        size_t count, size_t *out_moved_count);

/*
 * Inserts sections without items before or after `section`. Under the default
 * duplicate policy, sections that the snapshot already contains move there with
 * their items. `out_moved_count` receives the number of moved sections, and may
 * be NULL.
 * Errors: JGB_NOT_FOUND if `section` does not exist; JGB_INVALID_ARGUMENT, also
 * if `section` is itself one of `sections`; JGB_RESOURCE_EXHAUSTED.
 */
jgb_status jgb_snapshot_insert_sections(jgb_snapshot *snapshot, const uint64_t *sections,
                                        size_t count, jgb_relation relation, uint64_t section,
                                        size_t *out_moved_count);

/* Deletes sections and their items. Ignores sections that do not exist. */
jgb_status jgb_snapshot_delete_sections(jgb_snapshot *snapshot, const uint64_t *sections,
                                        size_t count);

/* Moves a section with its items before or after another section.
 * Errors: JGB_NOT_FOUND; JGB_INVALID_ARGUMENT if both sections are the same. */
jgb_status jgb_snapshot_move_section(jgb_snapshot *snapshot, uint64_t section,
                                     jgb_relation relation, uint64_t other_section);

/* Marks sections for reloading: their elements will have new bindings.
 * Ignores sections that do not exist. */
jgb_status jgb_snapshot_reload_sections(jgb_snapshot *snapshot, const uint64_t *sections,
                                        size_t count);

/*
 * Appends items to a section. `section` may be NULL, for the last section.
 * Under the default duplicate policy, items that the snapshot already contains
 * move there. `out_moved_count` receives the number of moved items, and may be
 * NULL. If `content` is NULL, new items have the defaults of their section's
 * metrics, and moved items keep their content.
 * Errors: JGB_INVALID_ARGUMENT, JGB_RESOURCE_EXHAUSTED; JGB_NOT_FOUND if the
 * section does not exist.
 */
jgb_status jgb_snapshot_append_items(jgb_snapshot *snapshot, const uint64_t *section,
                                     const uint64_t *items, size_t count,
                                     const jgb_item_content *content, size_t *out_moved_count);

/*
 * Inserts items before or after `item`, in its section. Under the default
 * duplicate policy, items that the snapshot already contains move there.
 * `out_moved_count` receives the number of moved items, and may be NULL. If
 * `content` is NULL, new items have the defaults of their section's metrics,
 * and moved items keep their content.
 * Errors: JGB_NOT_FOUND if `item` does not exist; JGB_INVALID_ARGUMENT, also if
 * `item` is itself one of `items`; JGB_RESOURCE_EXHAUSTED.
 */
jgb_status jgb_snapshot_insert_items(jgb_snapshot *snapshot, const uint64_t *items, size_t count,
                                     jgb_relation relation, uint64_t item,
                                     const jgb_item_content *content, size_t *out_moved_count);

/*
 * Replaces the items of a section by the items of a list. Items that were in the
 * section stay the same items, with their marks. The duplicate policy applies to
 * items that are in other sections. `out_moved_count` receives the number of items
 * moved from other sections, and may be NULL. If `content` is NULL, new items have
 * the defaults of their section's metrics, and other items keep their content.
 * Errors: JGB_NOT_FOUND if the section does not exist; JGB_INVALID_ARGUMENT,
 * JGB_RESOURCE_EXHAUSTED.
 * Cost: O(list + items of the section), and O(log n) for each of these items
 * between the first and the last one that is not in both at the same place, from
 * the start or from the end.
 */
jgb_status jgb_snapshot_set_items(jgb_snapshot *snapshot, uint64_t section, const uint64_t *items,
                                  size_t count, const jgb_item_content *content,
                                  size_t *out_moved_count);

/* Deletes items. Ignores items that do not exist. */
jgb_status jgb_snapshot_delete_items(jgb_snapshot *snapshot, const uint64_t *items,
                                     size_t count);

/* Deletes all items. Deletes all sections too if `keeps_sections` is 0. */
jgb_status jgb_snapshot_delete_all_items(jgb_snapshot *snapshot, uint32_t keeps_sections);

/* Moves an item before or after another item, which may be in another section.
 * Errors: JGB_NOT_FOUND; JGB_INVALID_ARGUMENT if both items are the same. */
jgb_status jgb_snapshot_move_item(jgb_snapshot *snapshot, uint64_t item, jgb_relation relation,
                                  uint64_t other_item);

/* Marks items for reloading: they will have new bindings. `content` is
 * their new content; if it is NULL, the items keep their content.
 * Errors: JGB_NOT_FOUND if an item does not exist; JGB_INVALID_ARGUMENT,
 * JGB_RESOURCE_EXHAUSTED. */
jgb_status jgb_snapshot_reload_items(jgb_snapshot *snapshot, const uint64_t *items, size_t count,
                                     const jgb_item_content *content);

/* Marks items for reconfiguring: they have changed, and stay in the same views.
 * `content` is their new content; if it is NULL, the items keep their content.
 * Errors: JGB_NOT_FOUND if an item does not exist; JGB_INVALID_ARGUMENT,
 * JGB_RESOURCE_EXHAUSTED. */
jgb_status jgb_snapshot_reconfigure_items(jgb_snapshot *snapshot, const uint64_t *items,
                                          size_t count, const jgb_item_content *content);

/* Removes all marks for reloading and reconfiguring. */
jgb_status jgb_snapshot_remove_marks(jgb_snapshot *snapshot);

/* Returns the number of sections of a snapshot. */
jgb_status jgb_snapshot_number_of_sections(jgb_snapshot *snapshot, size_t *out_count);

/* Returns the number of items in a section of a snapshot, or in all sections. `section`
 * may be NULL, for all sections.
 * Errors: JGB_NOT_FOUND if the section does not exist. */
jgb_status jgb_snapshot_number_of_items(jgb_snapshot *snapshot, const uint64_t *section,
                                        size_t *out_count);

/* Returns the identifiers of all sections, in order. Borrowed until the next
 * call with the snapshot. Cost: O(result). */
jgb_status jgb_snapshot_section_identifiers(jgb_snapshot *snapshot,
                                            const uint64_t **out_sections, size_t *out_count);

/* Returns the identifiers of the items in a section, or in all sections, in order.
 * `section` may be NULL, for all sections. Borrowed until the next call with the
 * snapshot.
 * Errors: JGB_NOT_FOUND if the section does not exist. Cost: O(result). */
jgb_status jgb_snapshot_item_identifiers(jgb_snapshot *snapshot, const uint64_t *section,
                                         const uint64_t **out_items, size_t *out_count);

/* These functions return the identifiers of marked sections or items, in the
 * order in which they were marked. Borrowed until the next call with the
 * snapshot.
 * Cost: O(result). */
jgb_status jgb_snapshot_reloaded_sections(jgb_snapshot *snapshot, const uint64_t **out_sections,
                                          size_t *out_count);
jgb_status jgb_snapshot_reloaded_items(jgb_snapshot *snapshot, const uint64_t **out_items,
                                       size_t *out_count);
jgb_status jgb_snapshot_reconfigured_items(jgb_snapshot *snapshot, const uint64_t **out_items,
                                           size_t *out_count);

/*
 * These functions convert between identifiers and places. The index of an item
 * counts the items of all sections.
 * Errors: JGB_NOT_FOUND if the identifier does not exist;
 * JGB_INVALID_INDEX_PATH if the place does not exist. Cost: O(log n).
 */
jgb_status jgb_snapshot_index_of_section(jgb_snapshot *snapshot, uint64_t section,
                                         size_t *out_index);
jgb_status jgb_snapshot_index_of_item(jgb_snapshot *snapshot, uint64_t item, size_t *out_index);
jgb_status jgb_snapshot_index_path_of_item(jgb_snapshot *snapshot, uint64_t item,
                                           jgb_index_path *out_index_path);
jgb_status jgb_snapshot_section_containing_item(jgb_snapshot *snapshot, uint64_t item,
                                                uint64_t *out_section);
jgb_status jgb_snapshot_section_at_index(jgb_snapshot *snapshot, size_t index,
                                         uint64_t *out_section);
jgb_status jgb_snapshot_item_at_index_path(jgb_snapshot *snapshot, jgb_index_path index_path,
                                           uint64_t *out_item);

/*
 * Returns the difference between two snapshots: the parts of a batch update that turns
 * the older snapshot into the newer one, with as few moves as possible. `older` is the
 * snapshot before the update. `snapshot` is the one after it. Borrowed until the next
 * call with `snapshot`.
 * Cost: O(n log n) for n items in both snapshots; O(n) if few items move.
 */
jgb_status jgb_snapshot_difference(jgb_snapshot *snapshot, const jgb_snapshot *older,
                                   const jgb_update_item **out_items, size_t *out_count);

/*
 * Applies a snapshot: makes its sections and items the view's data. The view
 * keeps a copy. The difference from the snapshot applied before is an update,
 * which includes the marks of the new snapshot. If the view's data did not come
 * from a snapshot, the data is reloaded instead. The view drops a data source
 * set earlier. `options` may be NULL, for no animation and tag 0.
 * Errors: as jgb_view_perform_batch_updates(); JGB_WRONG_STATE if a batch is
 * open.
 * Cost: O(n log n) for n items in both snapshots; O(n) if few items move.
 */
jgb_status jgb_view_apply_snapshot(jgb_view *view, const jgb_snapshot *snapshot,
                                   const jgb_batch_options *options);

/*
 * Applies a part of a snapshot: of its items only those of a list, in the order of the
 * snapshot, and the sections that contain any of these. Ignores identifiers that the
 * snapshot does not have, or that are repeated. Under JGB_DUPLICATES_NUMBER an
 * identifier of the list names all occurrences of the item. The snapshot stays as it
 * is: the host filters it again, or applies all of it with jgb_view_apply_snapshot().
 * `options` may be NULL, for no animation and tag 0.
 * Errors: as jgb_view_apply_snapshot().
 * Cost: that of jgb_view_apply_snapshot(), and O(n) for n items in the snapshot and in
 * the list.
 */
jgb_status jgb_view_apply_filtered_snapshot(jgb_view *view, const jgb_snapshot *snapshot,
                                            const uint64_t *items, size_t count,
                                            const jgb_batch_options *options);

/*
 * Replaces the items of a section of the snapshot applied last by the items of a
 * list, as jgb_snapshot_set_items() does. The change is an update. `content` may be
 * NULL, and so may `options`, for no animation and tag 0.
 * Errors: as jgb_view_apply_snapshot(); JGB_NOT_FOUND if the section does not exist.
 * Cost: that of jgb_snapshot_set_items(), and of an update of the items that differ.
 */
jgb_status jgb_view_apply_items(jgb_view *view, uint64_t section, const uint64_t *items,
                                size_t count, const jgb_item_content *content,
                                const jgb_batch_options *options);

/* Applies a snapshot without finding the difference: reloads all data. All
 * visible elements get new bindings. The view drops a data source set earlier.
 * Errors: as jgb_view_set_data(). */
jgb_status jgb_view_apply_snapshot_using_reload_data(jgb_view *view,
                                                     const jgb_snapshot *snapshot);

/* Returns a copy of the snapshot applied last, without marks. The caller
 * destroys the copy.
 * Errors: JGB_NOT_FOUND if the data did not come from a snapshot. Cost: O(1). */
jgb_status jgb_view_snapshot(jgb_view *view, jgb_snapshot **out_snapshot);

/*
 * These functions convert between the identifiers of items and index paths, in
 * the snapshot applied last. They never run a layout pass.
 * Errors: JGB_NOT_FOUND if the item does not exist or the data did not come
 * from a snapshot; JGB_INVALID_INDEX_PATH if the index path does not exist.
 * Cost: O(log n).
 */
jgb_status jgb_view_index_path_for_identifier(jgb_view *view, uint64_t item,
                                              jgb_index_path *out_index_path);
jgb_status jgb_view_identifier_for_index_path(jgb_view *view, jgb_index_path index_path,
                                              uint64_t *out_item);

#ifdef __cplusplus
}
#endif
#endif

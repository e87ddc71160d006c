/* Snapshots: sections and items by identifiers of the host's own. */
#ifndef JOGAKBO_SNAPSHOT_H
#define JOGAKBO_SNAPSHOT_H

#include "update.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Sections and items named by the host's own identifiers: what a host wants to
 * be shown. It is edited apart from any view, then applied to one; from one
 * snapshot to the next the view finds out what is different. An item's
 * identifier is unique in the snapshot, a section's among sections. `section`
 * and `item` are identifiers here. An array of them may be NULL if it is empty;
 * with one identifier twice it is JGB_INVALID_ARGUMENT. Errors that name
 * identifiers name eight at most. Edits cost O(log n) for each identifier.
 */

/* On which side of an identifier that is in a snapshot. */
typedef enum jgb_relation {
    JGB_BEFORE = 0,
    JGB_AFTER = 1,
    JGB_RELATION_FORCE_32 = 0x7fffffff
} jgb_relation;

/* What becomes of identifiers that are inserted and are in the snapshot already. */
typedef enum jgb_duplicate_policy {
    JGB_DUPLICATES_MOVE = 0,   /* they move to the new place; the default  */
    JGB_DUPLICATES_REFUSE = 1, /* the call is JGB_INVALID_ARGUMENT         */
    JGB_DUPLICATES_KEEP = 2,   /* they stay where they are, as they are    */
    JGB_DUPLICATE_POLICY_FORCE_32 = 0x7fffffff
} jgb_duplicate_policy;

/* Makes a snapshot without sections. `limits` may be NULL: the defaults. */
jgb_status jgb_snapshot_create(const jgb_limits *limits, jgb_snapshot **out_snapshot);

void jgb_snapshot_destroy(jgb_snapshot *snapshot);

/* A snapshot of its own with what this one holds. Cost: O(1). */
jgb_status jgb_snapshot_copy(const jgb_snapshot *snapshot, jgb_snapshot **out_snapshot);

/* As jgb_view_last_error(), of the last call that failed and has this snapshot
 * as its first argument. */
const char *jgb_snapshot_last_error(const jgb_snapshot *snapshot);

jgb_status jgb_snapshot_set_duplicate_policy(jgb_snapshot *snapshot,
                                             jgb_duplicate_policy policy);

/* What sections refer to by number. JGB_INVALID_ARGUMENT too if a section refers
 * to one that is not among them. */
jgb_status jgb_snapshot_set_metrics(jgb_snapshot *snapshot, const jgb_section_metrics *metrics,
                                    size_t metrics_count);

/* Has sections refer to metrics: 0: the layout's; else 1 + index.
 * JGB_NOT_FOUND: there is no such section. */
jgb_status jgb_snapshot_set_section_metrics(jgb_snapshot *snapshot, uint32_t number,
                                            const uint64_t *sections, size_t count);

/*
 * Puts sections without items at the end. Those that are there move with their
 * items, or as the policy says; `out_moved_count`, how many did, may be NULL.
 * Errors: JGB_INVALID_ARGUMENT, JGB_RESOURCE_EXHAUSTED.
 */
jgb_status jgb_snapshot_append_sections(jgb_snapshot *snapshot, const uint64_t *sections,
                                        size_t count, size_t *out_moved_count);

/* The same before or after a section that is there, else JGB_NOT_FOUND; if it is
 * itself among those that move, JGB_INVALID_ARGUMENT. */
jgb_status jgb_snapshot_insert_sections(jgb_snapshot *snapshot, const uint64_t *sections,
                                        size_t count, jgb_relation relation, uint64_t section,
                                        size_t *out_moved_count);

/* Deletes sections and their items. What is not there does not matter. */
jgb_status jgb_snapshot_delete_sections(jgb_snapshot *snapshot, const uint64_t *sections,
                                        size_t count);

/* Puts a section and its items next to another one. */
jgb_status jgb_snapshot_move_section(jgb_snapshot *snapshot, uint64_t section,
                                     jgb_relation relation, uint64_t other_section);

/* Marks sections as others than before, to be shown in other views. What is not
 * there does not matter. */
jgb_status jgb_snapshot_reload_sections(jgb_snapshot *snapshot, const uint64_t *sections,
                                        size_t count);

/*
 * Puts items at the end of a section; `section` may be NULL: the last one. Those
 * that are there move, or as the policy says; `out_moved_count`, how many did,
 * may be NULL. `content` may be NULL: nothing of their own, but items that move
 * keep what they have.
 * Errors: JGB_INVALID_ARGUMENT, JGB_RESOURCE_EXHAUSTED; JGB_NOT_FOUND: there is
 * no such section.
 */
jgb_status jgb_snapshot_append_items(jgb_snapshot *snapshot, const uint64_t *section,
                                     const uint64_t *items, size_t count,
                                     const jgb_item_content *content, size_t *out_moved_count);

/* The same before or after an item that is there, else JGB_NOT_FOUND; if it is
 * itself among those that move, JGB_INVALID_ARGUMENT. */
jgb_status jgb_snapshot_insert_items(jgb_snapshot *snapshot, const uint64_t *items, size_t count,
                                     jgb_relation relation, uint64_t item,
                                     const jgb_item_content *content, size_t *out_moved_count);

/* Deletes items. What is not there does not matter. */
jgb_status jgb_snapshot_delete_items(jgb_snapshot *snapshot, const uint64_t *items,
                                     size_t count);

/* Deletes all items, and all sections unless `keeps_sections` is not 0. */
jgb_status jgb_snapshot_delete_all_items(jgb_snapshot *snapshot, uint32_t keeps_sections);

/* Puts an item next to another one, be it in another section. */
jgb_status jgb_snapshot_move_item(jgb_snapshot *snapshot, uint64_t item, jgb_relation relation,
                                  uint64_t other_item);

/* Marks items as others than before, to be shown in other views. `content` is
 * what they have from now on; it may be NULL: what they have. */
jgb_status jgb_snapshot_reload_items(jgb_snapshot *snapshot, const uint64_t *items, size_t count,
                                     const jgb_item_content *content);

/* The same for items that have changed, but are the same, in the same views. */
jgb_status jgb_snapshot_reconfigure_items(jgb_snapshot *snapshot, const uint64_t *items,
                                          size_t count, const jgb_item_content *content);

/* Forgets what was to be reloaded and reconfigured. */
jgb_status jgb_snapshot_remove_marks(jgb_snapshot *snapshot);

jgb_status jgb_snapshot_number_of_sections(jgb_snapshot *snapshot, size_t *out_count);

/* Of one section; `section` may be NULL: of all. */
jgb_status jgb_snapshot_number_of_items(jgb_snapshot *snapshot, const uint64_t *section,
                                        size_t *out_count);

/* All identifiers in their order. Cost of this and the next four: O(answer). */
jgb_status jgb_snapshot_section_identifiers(jgb_snapshot *snapshot,
                                            const uint64_t **out_sections, size_t *out_count);

/* Of one section; `section` may be NULL: of all, in the sections' order. */
jgb_status jgb_snapshot_item_identifiers(jgb_snapshot *snapshot, const uint64_t *section,
                                         const uint64_t **out_items, size_t *out_count);

/* What is marked, in the order in which it was named. */
jgb_status jgb_snapshot_reloaded_sections(jgb_snapshot *snapshot, const uint64_t **out_sections,
                                          size_t *out_count);
jgb_status jgb_snapshot_reloaded_items(jgb_snapshot *snapshot, const uint64_t **out_items,
                                       size_t *out_count);
jgb_status jgb_snapshot_reconfigured_items(jgb_snapshot *snapshot, const uint64_t **out_items,
                                           size_t *out_count);

/* Where a section or an item is, and what is at a place; JGB_NOT_FOUND when no
 * such identifier is there, JGB_INVALID_INDEX_PATH when no such place is. The
 * index of an item is among those of all sections. Cost: O(log n) each. */
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
 * What leads from an older snapshot to this one: the parts of a batch update,
 * with as few moves as can be. They are borrowed until the next call with
 * `snapshot`. Cost: O(n log n) in the items of both; O(n) where few move.
 */
jgb_status jgb_snapshot_difference(jgb_snapshot *snapshot, const jgb_snapshot *older,
                                   const jgb_update_item **out_items, size_t *out_count);

/*
 * Makes the data that of a snapshot, of which the view takes a copy: what is
 * different from the one applied before is an update like any other, with the
 * marks of this one. The first one, and one after data that came otherwise, is
 * a reload; a data source set before is forgotten. `options` may be NULL: at
 * once, with tag 0.
 * Errors: as jgb_view_perform_batch_updates(); JGB_WRONG_STATE: a batch is open.
 * Cost: O(n log n) in the items of both; O(n) where few move.
 */
jgb_status jgb_view_apply_snapshot(jgb_view *view, const jgb_snapshot *snapshot,
                                   const jgb_batch_options *options);

/* The same without a look at what is different: all visible elements get new
 * bindings, as with jgb_view_set_data(). */
jgb_status jgb_view_apply_snapshot_using_reload_data(jgb_view *view,
                                                     const jgb_snapshot *snapshot);

/* The snapshot applied last, without marks, as one of its own, which the caller
 * destroys. JGB_NOT_FOUND: the data came otherwise. Cost: O(1). */
jgb_status jgb_view_snapshot(jgb_view *view, jgb_snapshot **out_snapshot);

/* Where an item of the snapshot applied last is, and which item is at a place.
 * JGB_NOT_FOUND: there is no such item, or the data came otherwise.
 * JGB_INVALID_INDEX_PATH: there is no such place. Lays out nothing.
 * Cost: O(log n). */
jgb_status jgb_view_index_path_for_identifier(jgb_view *view, uint64_t item,
                                              jgb_index_path *out_index_path);
jgb_status jgb_view_identifier_for_index_path(jgb_view *view, jgb_index_path index_path,
                                              uint64_t *out_item);

#ifdef __cplusplus
}
#endif
#endif

/* Section snapshots: the items of a section as an outline. */
#ifndef JOGAKBO_SECTION_SNAPSHOT_H
#define JOGAKBO_SECTION_SNAPSHOT_H

#include "snapshot.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The items of one section as a tree, an outline. An item is visible if all its
 * ancestors are expanded; items begin collapsed. What is said of arrays, errors
 * and costs of snapshots goes for these, but identifiers that are there already
 * are always JGB_INVALID_ARGUMENT. An edit also costs O(n) of a few bytes each.
 */

/* Makes an outline without items. `limits` may be NULL: the defaults. */
jgb_status jgb_section_snapshot_create(const jgb_limits *limits,
                                       jgb_section_snapshot **out_snapshot);

void jgb_section_snapshot_destroy(jgb_section_snapshot *snapshot);

/* An outline of its own with what this one holds. Cost: O(n) when it is edited. */
jgb_status jgb_section_snapshot_copy(const jgb_section_snapshot *snapshot,
                                     jgb_section_snapshot **out_snapshot);

const char *jgb_section_snapshot_last_error(const jgb_section_snapshot *snapshot);

/* Puts items behind the children of `parent`; it may be NULL: behind all roots.
 * Children of a lazy item end its wait, even if they are none. `content` may be
 * NULL: nothing of their own. JGB_NOT_FOUND: there is no such parent. */
jgb_status jgb_section_snapshot_append(jgb_section_snapshot *snapshot, const uint64_t *parent,
                                       const uint64_t *items, size_t count,
                                       const jgb_item_content *content);

/* Puts items next to one that is there, as children of the same parent. */
jgb_status jgb_section_snapshot_insert(jgb_section_snapshot *snapshot, const uint64_t *items,
                                       size_t count, jgb_relation relation, uint64_t item,
                                       const jgb_item_content *content);

/* The same with a whole outline: its roots become children of that parent. */
jgb_status jgb_section_snapshot_insert_snapshot(jgb_section_snapshot *snapshot,
                                                const jgb_section_snapshot *inserted,
                                                jgb_relation relation, uint64_t item);

/* Puts an outline where the descendants of `parent` are, which stays as expanded
 * as it is, and waits no more if it is lazy. */
jgb_status jgb_section_snapshot_replace_children(jgb_section_snapshot *snapshot,
                                                 uint64_t parent,
                                                 const jgb_section_snapshot *children);

/* Deletes items and their descendants. What is not there does not matter. */
jgb_status jgb_section_snapshot_delete(jgb_section_snapshot *snapshot, const uint64_t *items,
                                       size_t count);

jgb_status jgb_section_snapshot_delete_all(jgb_section_snapshot *snapshot);

/* Expands items; what has no children, and is not lazy, stays as it is. */
jgb_status jgb_section_snapshot_expand(jgb_section_snapshot *snapshot, const uint64_t *items,
                                       size_t count);

/* Collapses items. Their descendants keep their own state. */
jgb_status jgb_section_snapshot_collapse(jgb_section_snapshot *snapshot, const uint64_t *items,
                                         size_t count);

/* Says that items have children that are supplied when they are wanted: see
 * jgb_section_snapshot_items_awaiting_children(). Not for what has children. */
jgb_status jgb_section_snapshot_set_lazy(jgb_section_snapshot *snapshot, const uint64_t *items,
                                         size_t count);

jgb_status jgb_section_snapshot_number_of_items(jgb_section_snapshot *snapshot,
                                                size_t *out_count);

/* All items, depth first. So are those that the next four list. Cost: O(n). */
jgb_status jgb_section_snapshot_items(jgb_section_snapshot *snapshot,
                                      const uint64_t **out_items, size_t *out_count);
jgb_status jgb_section_snapshot_root_items(jgb_section_snapshot *snapshot,
                                           const uint64_t **out_items, size_t *out_count);
jgb_status jgb_section_snapshot_visible_items(jgb_section_snapshot *snapshot,
                                              const uint64_t **out_items, size_t *out_count);
/* Visible or not. */
jgb_status jgb_section_snapshot_expanded_items(jgb_section_snapshot *snapshot,
                                               const uint64_t **out_items, size_t *out_count);
/* Lazy items that are visible, expanded, and still without children. */
jgb_status jgb_section_snapshot_items_awaiting_children(jgb_section_snapshot *snapshot,
                                                        const uint64_t **out_items,
                                                        size_t *out_count);

/* 1 or 0; 0 for what is not there. */
jgb_status jgb_section_snapshot_contains(jgb_section_snapshot *snapshot, uint64_t item,
                                         uint32_t *out_contains);
jgb_status jgb_section_snapshot_is_expanded(jgb_section_snapshot *snapshot, uint64_t item,
                                            uint32_t *out_is_expanded);
jgb_status jgb_section_snapshot_is_visible(jgb_section_snapshot *snapshot, uint64_t item,
                                           uint32_t *out_is_visible);

/* Among all items, depth first. */
jgb_status jgb_section_snapshot_index_of_item(jgb_section_snapshot *snapshot, uint64_t item,
                                              size_t *out_index);

/* 0 for a root. */
jgb_status jgb_section_snapshot_level_of_item(jgb_section_snapshot *snapshot, uint64_t item,
                                              uint32_t *out_level);

/* JGB_NOT_FOUND for a root, too. */
jgb_status jgb_section_snapshot_parent_of_item(jgb_section_snapshot *snapshot, uint64_t item,
                                               uint64_t *out_parent);

/* The descendants of an item as an outline of its own, which the caller destroys;
 * with `includes_parent` not 0, with the item itself as the root. */
jgb_status jgb_section_snapshot_snapshot_of_parent(jgb_section_snapshot *snapshot,
                                                   uint64_t parent, uint32_t includes_parent,
                                                   jgb_section_snapshot **out_snapshot);

/* Makes the visible items of an outline the items of a section: those that were
 * in it are the same, for those of other sections the policy decides. */
jgb_status jgb_snapshot_replace_items(jgb_snapshot *snapshot, uint64_t section,
                                      const jgb_section_snapshot *section_snapshot);

/* Makes the visible items of an outline the items of a section of the snapshot
 * applied last. JGB_NOT_FOUND: it has no such section. */
jgb_status jgb_view_apply_section_snapshot(jgb_view *view, uint64_t section,
                                           const jgb_section_snapshot *section_snapshot,
                                           const jgb_batch_options *options);

#ifdef __cplusplus
}
#endif
#endif

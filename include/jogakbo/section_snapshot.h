/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Section snapshots: the items of one section as a tree, an outline.
 *
 * A host creates an outline with jgb_section_snapshot_create(), fills it with
 * jgb_section_snapshot_append(), expands and collapses items, and applies it to
 * a section with jgb_view_apply_section_snapshot(). The visible items become
 * the items of the section. An item is visible if all its ancestors are
 * expanded. New items are collapsed.
 */
#ifndef JOGAKBO_SECTION_SNAPSHOT_H
#define JOGAKBO_SECTION_SNAPSHOT_H

#include "snapshot.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Items are identifiers of the host's own, unique in the outline. An array of
 * identifiers may be NULL if it is empty. A call that names one identifier
 * twice, or that inserts an identifier that exists, fails with
 * JGB_INVALID_ARGUMENT. A call that names an item that does not exist fails
 * with JGB_NOT_FOUND, unless its comment says otherwise. An error message names
 * at most eight identifiers. An edit costs O(log n) for each identifier, and
 * also O(n) of a few bytes for each item of the outline.
 */

/* Creates an outline without items. The caller destroys the outline. `limits`
 * may be NULL, for the default limits. */
jgb_status jgb_section_snapshot_create(const jgb_limits *limits,
                                       jgb_section_snapshot **out_snapshot);

/* Destroys an outline. NULL does nothing. */
void jgb_section_snapshot_destroy(jgb_section_snapshot *snapshot);

/* Copies an outline. The copy is independent of the original, and the caller
 * destroys it. If the copy fails, jgb_last_error() says why. Cost: O(1), and
 * O(n) for the first edit of either. */
jgb_status jgb_section_snapshot_copy(const jgb_section_snapshot *snapshot,
                                     jgb_section_snapshot **out_snapshot);

/* Returns the error message of the last failed call whose first argument was
 * the outline, as UTF-8 that ends in NUL; "" if no such call has failed.
 * Borrowed until the next such failure. Never NULL. */
const char *jgb_section_snapshot_last_error(const jgb_section_snapshot *snapshot);

/*
 * Appends items to an outline. `parent` is the item whose children the items become;
 * NULL: the items become roots. A lazy parent is no longer lazy afterwards, even if
 * `count` is 0. If `content` is NULL, the items have the defaults of their section's
 * metrics.
 * Errors: JGB_NOT_FOUND if the parent does not exist.
 */
jgb_status jgb_section_snapshot_append(jgb_section_snapshot *snapshot, const uint64_t *parent,
                                       const uint64_t *items, size_t count,
                                       const jgb_item_content *content);

/*
 * Inserts items into an outline, before or after `item`, as children of the parent of
 * `item`. If `content` is NULL, the items have the defaults of their section's metrics.
 */
jgb_status jgb_section_snapshot_insert(jgb_section_snapshot *snapshot, const uint64_t *items,
                                       size_t count, jgb_relation relation, uint64_t item,
                                       const jgb_item_content *content);

/* Inserts a whole outline into another one, before or after `item`. The roots of
 * `inserted` become children of the parent of `item`. */
jgb_status jgb_section_snapshot_insert_snapshot(jgb_section_snapshot *snapshot,
                                                const jgb_section_snapshot *inserted,
                                                jgb_relation relation, uint64_t item);

/* Replaces the descendants of an item, `parent`, by another outline, `children`. The
 * parent stays expanded or collapsed. A lazy parent is no longer lazy afterwards. */
jgb_status jgb_section_snapshot_replace_children(jgb_section_snapshot *snapshot,
                                                 uint64_t parent,
                                                 const jgb_section_snapshot *children);

/* Deletes items of an outline and their descendants. Ignores items that do not exist. */
jgb_status jgb_section_snapshot_delete(jgb_section_snapshot *snapshot, const uint64_t *items,
                                       size_t count);

/* Deletes all items of an outline. */
jgb_status jgb_section_snapshot_delete_all(jgb_section_snapshot *snapshot);

/* Expands items of an outline. An item without children that is not lazy does not
 * change. */
jgb_status jgb_section_snapshot_expand(jgb_section_snapshot *snapshot, const uint64_t *items,
                                       size_t count);

/* Collapses items of an outline. Their descendants stay expanded or collapsed. */
jgb_status jgb_section_snapshot_collapse(jgb_section_snapshot *snapshot, const uint64_t *items,
                                         size_t count);

/* Makes items of an outline lazy. The host supplies the children of a lazy item when
 * jgb_section_snapshot_items_awaiting_children() lists the item. An item that has
 * children does not change. */
jgb_status jgb_section_snapshot_set_lazy(jgb_section_snapshot *snapshot, const uint64_t *items,
                                         size_t count);

/* Returns the number of items in the outline. */
jgb_status jgb_section_snapshot_number_of_items(jgb_section_snapshot *snapshot,
                                                size_t *out_count);

/* Returns all items of an outline, depth first. Borrowed until the next call with the
 * outline.
 * Cost: O(n). */
jgb_status jgb_section_snapshot_items(jgb_section_snapshot *snapshot,
                                      const uint64_t **out_items, size_t *out_count);

/* Returns the roots of an outline, in order. Borrowed until the next call with the
 * outline.
 * Cost: O(n). */
jgb_status jgb_section_snapshot_root_items(jgb_section_snapshot *snapshot,
                                           const uint64_t **out_items, size_t *out_count);

/* Returns the visible items of an outline, depth first. Borrowed until the next call
 * with the outline. Cost: O(n). */
jgb_status jgb_section_snapshot_visible_items(jgb_section_snapshot *snapshot,
                                              const uint64_t **out_items, size_t *out_count);

/* Returns the expanded items of an outline, visible or not, depth first. Borrowed until
 * the next call with the outline. Cost: O(n). */
jgb_status jgb_section_snapshot_expanded_items(jgb_section_snapshot *snapshot,
                                               const uint64_t **out_items, size_t *out_count);

/* Returns the lazy items of an outline that are visible and expanded and have no
 * children yet, depth first. Borrowed until the next call with the outline.
 * Cost: O(n). */
jgb_status jgb_section_snapshot_items_awaiting_children(jgb_section_snapshot *snapshot,
                                                        const uint64_t **out_items,
                                                        size_t *out_count);

/* These functions return whether an item of an outline exists, is expanded, is visible.
 * For an item that does not exist the result is 0. */
jgb_status jgb_section_snapshot_contains(jgb_section_snapshot *snapshot, uint64_t item,
                                         uint32_t *out_contains);
jgb_status jgb_section_snapshot_is_expanded(jgb_section_snapshot *snapshot, uint64_t item,
                                            uint32_t *out_is_expanded);
jgb_status jgb_section_snapshot_is_visible(jgb_section_snapshot *snapshot, uint64_t item,
                                           uint32_t *out_is_visible);

/* Returns the index of an item among all items of an outline, depth first. */
jgb_status jgb_section_snapshot_index_of_item(jgb_section_snapshot *snapshot, uint64_t item,
                                              size_t *out_index);

/* Returns the number of ancestors of an item of an outline. `out_level` receives 0 for
 * a root. */
jgb_status jgb_section_snapshot_level_of_item(jgb_section_snapshot *snapshot, uint64_t item,
                                              uint32_t *out_level);

/* Returns the parent of an item of an outline. Errors: JGB_NOT_FOUND if the item is a
 * root or does not exist. */
jgb_status jgb_section_snapshot_parent_of_item(jgb_section_snapshot *snapshot, uint64_t item,
                                               uint64_t *out_parent);

/* Returns the descendants of an item, `parent`, as a new outline, which the caller
 * destroys. If `includes_parent` is not 0, the root of the new outline is `parent`
 * itself. */
jgb_status jgb_section_snapshot_snapshot_of_parent(jgb_section_snapshot *snapshot,
                                                   uint64_t parent, uint32_t includes_parent,
                                                   jgb_section_snapshot **out_snapshot);

/*
 * Replaces the items of a section of a snapshot by the visible items of an
 * outline. Items that were in the section keep their identity and their marks.
 * The snapshot's duplicate policy applies to items of other sections.
 * Errors: JGB_NOT_FOUND if the section does not exist; JGB_INVALID_ARGUMENT,
 * JGB_RESOURCE_EXHAUSTED.
 */
jgb_status jgb_snapshot_replace_items(jgb_snapshot *snapshot, uint64_t section,
                                      const jgb_section_snapshot *section_snapshot);

/*
 * Replaces the items of a section of the snapshot applied last by the visible
 * items of an outline. The change is an update. `options` may be NULL, for no
 * animation and tag 0.
 * Errors: as jgb_view_apply_snapshot(); JGB_NOT_FOUND if the section does not
 * exist.
 */
jgb_status jgb_view_apply_section_snapshot(jgb_view *view, uint64_t section,
                                           const jgb_section_snapshot *section_snapshot,
                                           const jgb_batch_options *options);

#ifdef __cplusplus
}
#endif
#endif

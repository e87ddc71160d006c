/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Updates: insertions, deletions, moves, reloads and reconfigurations of the
 * data.
 *
 * jgb_view_insert_items(), jgb_view_delete_items(), jgb_view_move_items(),
 * jgb_view_reload_items() and jgb_view_reconfigure_items() change one run of
 * items, and are the simplest updates. jgb_view_set_section_metrics() changes
 * headers, footers, sizes and spacings of sections.
 * jgb_view_perform_batch_updates() applies any number of changes together.
 * Updates between jgb_view_begin_batch_updates() and
 * jgb_view_end_batch_updates() are applied together too. The content anchor
 * determines which item stays in place on screen:
 * jgb_view_set_content_anchor().
 */
#ifndef JOGAKBO_UPDATE_H
#define JOGAKBO_UPDATE_H

#include "animation.h"
#include "data.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * These functions insert, delete, move, reload or reconfigure a run of items of one
 * section. Each call is one update; if a batch is open, the update joins the batch.
 * `index_path` is the index path of the first item: after the update for inserted
 * items, otherwise before the update. `count` is the number of items, at least 1.
 * `content` describes the inserted, reloaded or reconfigured items. If `content` is
 * NULL, inserted items have the defaults of their section's metrics, and reloaded and
 * reconfigured items keep their sizes, reuse identifiers and spans. Reconfigured items
 * keep their views. `new_index_path` is the index path of the first moved item after
 * the update. `animation` may be NULL, for no animation. If the view has a data source,
 * `content` must be NULL, and the data source must change first, as with
 * jgb_view_perform_batch_updates().
 * Errors and cost: as jgb_view_perform_batch_updates().
 */
jgb_status jgb_view_insert_items(jgb_view *view, jgb_index_path index_path, uint32_t count,
                                 const jgb_item_content *content,
                                 const jgb_animation *animation);
jgb_status jgb_view_delete_items(jgb_view *view, jgb_index_path index_path, uint32_t count,
                                 const jgb_animation *animation);
jgb_status jgb_view_move_items(jgb_view *view, jgb_index_path index_path, uint32_t count,
                               jgb_index_path new_index_path, const jgb_animation *animation);
jgb_status jgb_view_reload_items(jgb_view *view, jgb_index_path index_path, uint32_t count,
                                 const jgb_item_content *content,
                                 const jgb_animation *animation);
jgb_status jgb_view_reconfigure_items(jgb_view *view, jgb_index_path index_path,
                                      uint32_t count, const jgb_item_content *content,
                                      const jgb_animation *animation);

/*
 * Gives a run of sections other metrics. The call is one update; if a batch is open,
 * the update joins the batch. `section` is the number of the first section. `count` is
 * the number of sections. `metrics` may be NULL, for the layout's metrics. `animation`
 * may be NULL, for no animation. Headers and footers are reconfigured. Cells keep their
 * views and the sizes that the host measured. An element with another reuse identifier
 * than before gets another view. If the view has a data source, `metrics` must be NULL,
 * and the data source is asked for the metrics. Sections of a snapshot get other
 * metrics by jgb_snapshot_set_section_metrics().
 * Errors: as jgb_view_perform_batch_updates().
 * Cost: O(items of unequal size in the sections + count).
 */
jgb_status jgb_view_set_section_metrics(jgb_view *view, uint32_t section, uint32_t count,
                                        const jgb_section_metrics *metrics,
                                        const jgb_animation *animation);

/* The actions of updates. The numbers are UIKit's. */
typedef enum jgb_update_action {
    JGB_INSERT = 0,
    JGB_DELETE = 1,
    JGB_RELOAD = 2, /* another item in the same place, in a new binding    */
    JGB_MOVE = 3,
    /* The same item and view, with changed content. The generation of the view
     * rises. Without content in the update, a size that the host measured becomes an
     * estimate. A section: its header, its footer and all items that stay in it. */
    JGB_RECONFIGURE = 5,
    JGB_UPDATE_ACTION_FORCE_32 = 0x7fffffff
} jgb_update_action;

/* Flags of jgb_update_item. */
/* Reloaded or reconfigured items keep sizes, reuse identifiers and spans. */
#define JGB_UPDATE_KEEPS_CONTENT 1u
/* Only for JGB_RECONFIGURE of sections: the sections take the metrics of their
 * entries in section_metrics of the content; their entries in item_counts are
 * 0. Headers and footers are reconfigured. Items are not: they keep their views
 * and the sizes that the host measured. */
#define JGB_UPDATE_TAKES_METRICS 2u

/*
 * An update item: one part of a batch update. It applies its action to a run of
 * `count` items, or, if the item of the index path is JGB_NO_ITEM, to a run of
 * `count` sections. `index_path_before_update` refers to the data before the
 * whole batch update, `index_path_after_update` to the data after it; the order
 * of the parts means nothing. An index path that the action does not need is
 * not read.
 */
typedef struct jgb_update_item {
    jgb_update_action action;
    jgb_index_path index_path_before_update; /* all but inserts            */
    jgb_index_path index_path_after_update;  /* inserts and moves          */
    uint32_t count;                          /* at least 1                 */
    uint32_t flags;                          /* JGB_UPDATE_...             */
} jgb_update_item;

/*
 * A batch update: a change of the data with any number of parts.
 *
 * `content` describes the new content of the parts, in the order of `items`.
 * Its item_counts and section_metrics have one entry for each section that is
 * inserted or reloaded, or has JGB_UPDATE_TAKES_METRICS. Its item columns have
 * one entry for each item of these sections and for each item that is inserted,
 * reloaded or reconfigured; its item_count is the number of all these items.
 * Parts with JGB_UPDATE_KEEPS_CONTENT and other reconfigured sections take no
 * entries. If the lengths are not those that the parts need, the update fails
 * with JGB_INVALID_ARGUMENT, and the columns are not read. If `content` is
 * NULL, items have the defaults of their section's metrics, and no part may
 * bring a section.
 */
typedef struct jgb_batch_update {
    size_t struct_size;
    const jgb_update_item *items;
    size_t item_count;
    const jgb_data_source_chunk *content;
    const jgb_section_metrics *metrics; /* for section_metrics of `content`   */
    size_t metrics_count;
    /* The number of items of each section after the update. The view checks
     * these numbers. NULL: no check. */
    const uint32_t *item_counts_after;
    size_t section_count_after;
} jgb_batch_update;
#define JGB_BATCH_UPDATE_INIT \
    { sizeof(jgb_batch_update), NULL, 0, NULL, NULL, 0, NULL, 0 }
void jgb_batch_update_init(jgb_batch_update *out_update, size_t struct_size);

/* Flags of jgb_batch_options. */
#define JGB_BATCH_STRICT_UIKIT 1u /* reject what UIKit would reject */
/* A snapshot whose difference is refused reloads all data instead: because the update
 * does not fit the limits beside the data before it, or because an item that is
 * reconfigured has another reuse identifier. Other updates are refused all the same. */
#define JGB_BATCH_FALLBACK_RELOAD 2u

/* The options of a batch update. */
typedef struct jgb_batch_options {
    size_t struct_size;
    const jgb_animation *animation; /* NULL: no animation                    */
    uint64_t tag;   /* the host's own; a display frame reports its completion */
    uint32_t flags; /* JGB_BATCH_...                                         */
    uint32_t reserved;
} jgb_batch_options;
#define JGB_BATCH_OPTIONS_INIT \
    { sizeof(jgb_batch_options), NULL, 0, 0, 0 }
void jgb_batch_options_init(jgb_batch_options *out_options, size_t struct_size);

/*
 * Applies a batch update: all parts together, or no part if the update is
 * invalid. `options` may be NULL, for no animation and tag 0. If a batch is
 * open, the parts join the batch and are checked when it ends; then only the
 * tag of `options` counts.
 *
 * If the view has a data source, `content` and `item_counts_after` must be
 * NULL. The view asks the data source for its counts and for new content. The
 * data source must be in its new state when the update is applied: now, or when
 * the open batch ends.
 *
 * Errors: JGB_INVALID_UPDATE (jgb_view_last_invalid_update() has the facts),
 * JGB_INVALID_ARGUMENT, JGB_RESOURCE_EXHAUSTED; JGB_WRONG_STATE if the data
 * came from a snapshot.
 * Cost: O(k log n) for k parts, and O(m) for m items on lines whose breaks
 * change; with a data source also one callback for each section.
 */
jgb_status jgb_view_perform_batch_updates(jgb_view *view, const jgb_batch_update *update,
                                          const jgb_batch_options *options);

/*
 * Opens a batch: updates join the batch until it ends, and are applied
 * together. Batches may be nested. The options of the outermost batch apply;
 * only the tag of an inner batch counts. `options` may be NULL, for no
 * animation and tag 0. Until the outermost batch ends, display frames and
 * questions show the data before the batch. If the view has a data source, this
 * call asks for all data that was not asked for yet, and can fail as
 * jgb_view_set_data() does; the data source may change only after this call.
 * Errors: JGB_WRONG_STATE if the data came from a snapshot.
 */
jgb_status jgb_view_begin_batch_updates(jgb_view *view, const jgb_batch_options *options);

/*
 * Ends the innermost open batch. The end of the outermost batch applies all
 * parts. If the parts are invalid, all of them are dropped, and no batch is
 * open afterwards.
 * Errors: as jgb_view_perform_batch_updates(); JGB_WRONG_STATE if no batch is
 * open.
 */
jgb_status jgb_view_end_batch_updates(jgb_view *view);

/* The reasons for which a batch update is invalid, with the fields of
 * jgb_invalid_update that are set; other fields are 0. The index path of a
 * section has the item JGB_NO_ITEM. */
typedef enum jgb_update_fault {
    /* The section or item at index_path does not exist. Sets action,
     * index_path, is_after_update and before. */
    JGB_UPDATE_MISSING = 1,
    /* Two parts contradict each other. Sets action, other_action, index_path
     * and is_after_update. */
    JGB_UPDATE_CONFLICT = 2,
    /* The host's number of sections differs from the result of the parts. Sets
     * the six counts. */
    JGB_UPDATE_SECTION_COUNT = 3,
    /* The host's number of items in a section differs from the result of the
     * parts. Sets the six counts, index_path (of the section, after the update)
     * and is_after_update. */
    JGB_UPDATE_ITEM_COUNT = 4,
    /* The reconfigured item at index_path has another reuse identifier than
     * before. Sets action and index_path. */
    JGB_UPDATE_REUSE_IDENTIFIER = 5,
    JGB_UPDATE_FAULT_FORCE_32 = 0x7fffffff
} jgb_update_fault;

/* The facts about an invalid batch update. */
typedef struct jgb_invalid_update {
    jgb_update_fault fault;
    jgb_update_action action;
    jgb_update_action other_action;
    uint32_t is_after_update; /* 1: index_path is after the update; 0: before */
    jgb_index_path index_path;
    uint64_t before; /* the number before; JGB_UPDATE_MISSING: that exist */
    uint64_t after;  /* the number after, as the host counts */
    uint64_t inserted;
    uint64_t deleted;
    uint64_t moved_in;
    uint64_t moved_out;
} jgb_invalid_update;

/* Returns the facts about the last update that the view refused with
 * JGB_INVALID_UPDATE, even if other calls have succeeded or failed since.
 * Errors: JGB_NOT_FOUND if there was no JGB_INVALID_UPDATE. */
jgb_status jgb_view_last_invalid_update(const jgb_view *view, jgb_invalid_update *out_update);

/* The policies of a content anchor. */
typedef enum jgb_content_anchor_policy {
    JGB_ANCHOR_NONE = 0, /* the content offset does not change (UIKit)        */
    JGB_ANCHOR_FIRST_VISIBLE_ITEM = 1,
    JGB_ANCHOR_LAST_VISIBLE_ITEM = 2,
    JGB_ANCHOR_ITEM = 3,       /* the item at index_path                      */
    JGB_ANCHOR_IDENTIFIER = 4, /* the item with a snapshot's identifier       */
    /* The default. At the start of the content, the view stays there, so that
     * what is inserted before the first item is seen. Otherwise as
     * JGB_ANCHOR_FIRST_VISIBLE_ITEM. */
    JGB_ANCHOR_AUTOMATIC = 5,
    /* The first content is shown at its end, and the end is followed until
     * somebody scrolls away from it. A movement back to within 10 points of the
     * end follows it again. Otherwise as JGB_ANCHOR_FIRST_VISIBLE_ITEM. */
    JGB_ANCHOR_END = 6,
    JGB_CONTENT_ANCHOR_POLICY_FORCE_32 = 0x7fffffff
} jgb_content_anchor_policy;

/* Where content stands that is shorter than the bounds less the content insets,
 * along the scroll direction. */
typedef enum jgb_short_content {
    JGB_SHORT_CONTENT_START = 0, /* at the least content offset, as in UIKit     */
    /* The end of the content is at the end of the bounds: the content offset is
     * below the least one. Content that grows beyond the bounds scrolls on. */
    JGB_SHORT_CONTENT_END = 1,
    JGB_SHORT_CONTENT_FORCE_32 = 0x7fffffff
} jgb_short_content;

/* A content anchor: the item or the edge of the content that stays in place on
 * screen when the layout changes. */
typedef struct jgb_content_anchor {
    jgb_content_anchor_policy policy;
    jgb_index_path index_path; /* for JGB_ANCHOR_ITEM       */
    uint32_t short_content;    /* JGB_SHORT_CONTENT_...     */
    uint64_t identifier;       /* for JGB_ANCHOR_IDENTIFIER */
} jgb_content_anchor;

/*
 * Sets the content anchor. A view begins with JGB_ANCHOR_AUTOMATIC. An anchor
 * item follows updates. If the anchor item is deleted or all data is
 * replaced, the policy becomes JGB_ANCHOR_FIRST_VISIBLE_ITEM. The call runs a
 * layout pass if one is needed to find an anchor item. `short_content` holds for
 * every policy; each call sets it.
 * Errors: JGB_INVALID_ARGUMENT for a policy or short_content that there is not;
 * JGB_INVALID_INDEX_PATH; JGB_NOT_FOUND if no item has the identifier.
 */
jgb_status jgb_view_set_content_anchor(jgb_view *view, const jgb_content_anchor *anchor);

#ifdef __cplusplus
}
#endif
#endif

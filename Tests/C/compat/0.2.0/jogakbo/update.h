/* Updates: insertions, deletions, moves, reloads; what keeps its place on screen meanwhile. */
#ifndef JOGAKBO_UPDATE_H
#define JOGAKBO_UPDATE_H

#include "animation.h"
#include "data.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Updates of `count` items from an index path on, one update each; with a batch
 * open they join it. `content` describes the items that come, and may be NULL:
 * inserted items are as their section's metrics say, reloaded items keep sizes and
 * reuse identifiers. `animation` may be NULL: at once. Moved items stand at
 * `new_index_path` afterwards. Data that is pulled: as
 * jgb_view_perform_batch_updates() says, and `content` is NULL.
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

/* What happens to items or sections; the numbers are UIKit's. */
typedef enum jgb_update_action {
    JGB_INSERT = 0,
    JGB_DELETE = 1,
    JGB_RELOAD = 2, /* another item in its place, in another view          */
    JGB_MOVE = 3,
    JGB_RECONFIGURE = 5, /* the same item and view, to be configured anew  */
    JGB_UPDATE_ACTION_FORCE_32 = 0x7fffffff
} jgb_update_action;

/* Flags of jgb_update_item. */
/* Of reloads and reconfigures: sizes and reuse identifiers stay as they are. */
#define JGB_UPDATE_KEEPS_CONTENT 1u

/*
 * One part of a batch update: what happens to a run of `count` items, or, with
 * JGB_NO_ITEM as the item, of sections. Paths before the update are those of
 * the data as it is, paths after it those of the data as it will be, whatever
 * order the parts are in. A path that the action has no use for is not read.
 */
typedef struct jgb_update_item {
    jgb_update_action action;
    jgb_index_path index_path_before_update; /* inserts have none          */
    jgb_index_path index_path_after_update;  /* only inserts and moves     */
    uint32_t count;                          /* at least 1                 */
    uint32_t flags;                          /* JGB_UPDATE_...             */
} jgb_update_item;

/*
 * A change of the data. `content` describes what the parts bring, in the order
 * in which they are listed: an entry of item_counts and section_metrics for
 * each section that is inserted or reloaded, an entry of the item columns for
 * each item of these sections and each item that is inserted, reloaded or
 * reconfigured; parts with JGB_UPDATE_KEEPS_CONTENT take none, and sections are
 * reconfigured without. Its item_count is the number of all these items. NULL:
 * items as their section's metrics say, and no sections. Columns are only read
 * when their lengths are those that the parts need.
 */
typedef struct jgb_batch_update {
    size_t struct_size;
    const jgb_update_item *items;
    size_t item_count;
    const jgb_data_source_chunk *content;
    const jgb_section_metrics *metrics; /* what section_metrics refers to    */
    size_t metrics_count;
    /* How many items each section has afterwards: checked. NULL: not stated. */
    const uint32_t *item_counts_after;
    size_t section_count_after;
} jgb_batch_update;
#define JGB_BATCH_UPDATE_INIT \
    { sizeof(jgb_batch_update), NULL, 0, NULL, NULL, 0, NULL, 0 }
void jgb_batch_update_init(jgb_batch_update *out_update, size_t struct_size);

/* Flags of jgb_batch_options. */
#define JGB_BATCH_STRICT_UIKIT 1u /* refuse what UIKit would refuse */

/* How a batch update is carried out. */
typedef struct jgb_batch_options {
    size_t struct_size;
    const jgb_animation *animation; /* NULL: at once                         */
    uint64_t tag;   /* the host's own: a display frame reports it when done  */
    uint32_t flags; /* JGB_BATCH_...                                         */
    uint32_t reserved;
} jgb_batch_options;
#define JGB_BATCH_OPTIONS_INIT \
    { sizeof(jgb_batch_options), NULL, 0, 0, 0 }
void jgb_batch_options_init(jgb_batch_options *out_options, size_t struct_size);

/*
 * Changes the data: all parts at once, or, when the update is refused, none.
 * `options` may be NULL: at once, with tag 0. With a batch open, the parts join
 * it, and are checked as it ends; of the options only the tag counts.
 * Data that is pulled: the data source, which must be in its new state by now,
 * or as the batch ends, is asked for its counts and for what is new; the update
 * has neither content nor counts of its own.
 * Errors: JGB_INVALID_UPDATE (jgb_view_last_invalid_update() has the facts),
 * JGB_INVALID_ARGUMENT, JGB_RESOURCE_EXHAUSTED; JGB_WRONG_STATE: the data is a
 * snapshot's.
 * Cost: O(k log n) for k parts, and items on lines until breaks fall as before;
 * for pulled data one question for each section.
 */
jgb_status jgb_view_perform_batch_updates(jgb_view *view, const jgb_batch_update *update,
                                          const jgb_batch_options *options);

/*
 * Opens a batch: updates join it until it ends, and take effect together.
 * Batches may be opened within batches; the options of the outermost one hold,
 * of the others only the tag. `options` may be NULL. Data that is pulled has to
 * change after this call: what was not asked yet is asked now, and may fail as
 * jgb_view_set_data() does. Everything is answered from the state before until
 * the outermost batch ends. JGB_WRONG_STATE: the data is a snapshot's.
 */
jgb_status jgb_view_begin_batch_updates(jgb_view *view, const jgb_batch_options *options);

/*
 * Ends the innermost open batch; as the outermost one ends, all is applied. If
 * it is refused, all its parts are dropped and no batch is open any more.
 * Errors: as jgb_view_perform_batch_updates(); JGB_WRONG_STATE: none is open.
 */
jgb_status jgb_view_end_batch_updates(jgb_view *view);

/* Why a batch update was refused, and which fields have something to say of it:
 * the others are 0. The index path of a section has JGB_NO_ITEM. */
typedef enum jgb_update_fault {
    /* Nothing is at index_path: action, index_path, is_after_update; before. */
    JGB_UPDATE_MISSING = 1,
    /* Two parts exclude each other: action, other_action, index_path, state. */
    JGB_UPDATE_CONFLICT = 2,
    /* The host counts other sections than the parts make: the six counts. */
    JGB_UPDATE_SECTION_COUNT = 3,
    /* The same of items, in the section of index_path (after the update). */
    JGB_UPDATE_ITEM_COUNT = 4,
    /* What is reconfigured at index_path would need another view. */
    JGB_UPDATE_REUSE_IDENTIFIER = 5,
    JGB_UPDATE_FAULT_FORCE_32 = 0x7fffffff
} jgb_update_fault;

typedef struct jgb_invalid_update {
    jgb_update_fault fault;
    jgb_update_action action;
    jgb_update_action other_action;
    uint32_t is_after_update; /* whether index_path is of that state */
    jgb_index_path index_path;
    uint64_t before; /* JGB_UPDATE_MISSING: how many there are, in that state */
    uint64_t after;  /* as the host counts */
    uint64_t inserted;
    uint64_t deleted;
    uint64_t moved_in;
    uint64_t moved_out;
} jgb_invalid_update;

/* The facts behind the last JGB_INVALID_UPDATE of this view, whatever succeeded
 * or failed since; JGB_NOT_FOUND when there was none. */
jgb_status jgb_view_last_invalid_update(const jgb_view *view, jgb_invalid_update *out_update);

/* What keeps its place on screen when the layout changes. */
typedef enum jgb_content_anchor_policy {
    JGB_ANCHOR_NONE = 0, /* the content offset stays the same number (UIKit) */
    JGB_ANCHOR_FIRST_VISIBLE_ITEM = 1, /* the default */
    JGB_ANCHOR_LAST_VISIBLE_ITEM = 2,
    JGB_ANCHOR_ITEM = 3,       /* the item at an index path, followed         */
    JGB_ANCHOR_IDENTIFIER = 4, /* the item with an identifier, followed       */
    JGB_CONTENT_ANCHOR_POLICY_FORCE_32 = 0x7fffffff
} jgb_content_anchor_policy;

/* What keeps its place on screen. */
typedef struct jgb_content_anchor {
    jgb_content_anchor_policy policy;
    jgb_index_path index_path; /* JGB_ANCHOR_ITEM       */
    uint32_t reserved;
    uint64_t identifier;       /* JGB_ANCHOR_IDENTIFIER */
} jgb_content_anchor;

/*
 * Says what keeps its place on screen when the layout changes; at first the
 * first visible item does. An item that is named is followed through updates;
 * when it is deleted, or all data replaced, the first visible one takes its
 * place. Lays out first for JGB_ANCHOR_ITEM only. Errors: JGB_INVALID_INDEX_PATH;
 * JGB_NOT_FOUND: no item has the identifier.
 */
jgb_status jgb_view_set_content_anchor(jgb_view *view, const jgb_content_anchor *anchor);

#ifdef __cplusplus
}
#endif
#endif

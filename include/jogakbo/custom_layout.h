/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Custom layouts: a layout of the host's own, as callbacks.
 *
 * A custom layout is the counterpart of a subclass of UICollectionViewLayout. A
 * host fills in the callbacks of a jgb_custom_layout, creates the layout with
 * jgb_layout_create_custom(), and passes it to jgb_view_set_layout(). Three
 * callbacks are required: content_size, elements_in_rect and
 * attributes_for_element. Most layouts also need prepare, which reads the data
 * from a jgb_layout_context. Callbacks return elements by adding them to a
 * jgb_layout_sink with jgb_layout_sink_add().
 *
 * A custom layout may also change another layout, its base, as a subclass of
 * UICollectionViewFlowLayout does: see `base` and jgb_layout_sink_add_base_elements().
 */
#ifndef JOGAKBO_CUSTOM_LAYOUT_H
#define JOGAKBO_CUSTOM_LAYOUT_H

#include "invalidation.h"
#include "layout.h"
#include "movement.h"
#include "update.h"
#include "view.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The handling of invalid answers of a custom layout, and of invalid attributes
 * of an explicit layout. */
typedef enum jgb_layout_fault_policy {
    JGB_LAYOUT_FAULT_FAILS = 0,   /* the call fails; for a custom layout     */
                                  /* with JGB_INVALID_LAYOUT                 */
    /* The call ignores the answer or the attributes: the element is left out or
     * keeps its previous attributes. A display frame reports a diagnostic. */
    JGB_LAYOUT_FAULT_IS_DROPPED = 1,
    JGB_LAYOUT_FAULT_POLICY_FORCE_32 = 0x7fffffff
} jgb_layout_fault_policy;

/* The data and bounds for which prepare() runs; valid until prepare() returns. */
typedef struct jgb_layout_context jgb_layout_context;
/* Receives the elements of a callback; valid until the callback returns. */
typedef struct jgb_layout_sink jgb_layout_sink;

/*
 * A custom layout. The library invokes the callbacks inside the calls of the
 * view that need the layout. If a callback returns a status other than JGB_OK,
 * the call fails with that status and changes nothing. A callback must not call
 * a function with the view; such a call fails with JGB_BUSY. Without a base,
 * content_size, elements_in_rect and attributes_for_element must not be NULL. Any
 * other callback may be NULL and then does what UIKit's base class does.
 *
 * The index path of a cell is one of the data. A supplementary or decoration
 * view may have any item of a section that exists, or of JGB_NO_SECTION: an
 * update leaves an index path that no item has as it is, and a view goes with
 * its section.
 *
 * Between two calls of prepare() the callbacks must give the same answers; a
 * different answer is a fault. The library keeps answers and does not ask for
 * them again. scroll_direction and section_metrics are the only fields of
 * `configuration` that count; section_metrics is for items without a size or a
 * reuse identifier of their own.
 */
typedef struct jgb_custom_layout {
    size_t struct_size;
    const jgb_layout_configuration *configuration; /* NULL: its defaults */
    jgb_layout_fault_policy fault_policy;
    uint32_t reserved;
    /* The kinds of supplementary views that follow their item through updates.
     * Supplementary views of other kinds follow their section. */
    const uint32_t *supplementary_kinds_of_items;
    size_t supplementary_kind_of_items_count;
    /* The kinds of decoration views that follow their section through updates.
     * Decoration views of other kinds follow their item. */
    const uint32_t *decoration_kinds_of_sections;
    size_t decoration_kind_of_sections_count;
    void *context; /* the last argument of each callback */

    /* Prepares the layout at the start of a layout pass. */
    jgb_status (*prepare)(const jgb_layout_context *layout_context, void *context);
    /* Returns the content size, in points, once in each layout pass. */
    jgb_status (*content_size)(jgb_size *out_size, void *context);
    /* Adds all elements that are visible in `rect`, in content coordinates. It
     * may add other elements too. `rect` is larger than the bounds, and may lie
     * anywhere in the content. */
    jgb_status (*elements_in_rect)(jgb_rect rect, jgb_layout_sink *sink, void *context);
    /* Adds the attributes of the element, or nothing if there is no such
     * element. */
    jgb_status (*attributes_for_element)(const jgb_element *element, jgb_layout_sink *sink,
                                         void *context);

    /* Receives what is invalid, just before prepare(). */
    jgb_status (*invalidate)(const jgb_invalidation_context *invalidation, void *context);
    /* Returns whether a change of the bounds invalidates anything: 1 or 0.
     * NULL: a change of their size does. */
    jgb_status (*should_invalidate_for_bounds_change)(jgb_rect new_bounds, jgb_rect bounds,
                                                      uint32_t *out_should, void *context);
    /* Changes the invalidation context for a change of the bounds. On entry the
     * context invalidates everything. The library reads `elements` before the
     * next callback. */
    jgb_status (*invalidation_context_for_bounds_change)(
        jgb_rect new_bounds, jgb_invalidation_context *inout_invalidation, void *context);
    /* Changes the content offset at which scrolling stops. On entry
     * *inout_offset is the offset at which scrolling would stop by itself. */
    jgb_status (*target_content_offset)(jgb_point velocity, jgb_point *inout_offset,
                                        void *context);
    /* Changes the content offset after updates or a change of layout. */
    jgb_status (*target_content_offset_for_change)(jgb_point *inout_offset, void *context);

    /* Returns whether a preferred size invalidates anything: 1 or 0. NULL: no. */
    jgb_status (*should_invalidate_for_preferred_attributes)(
        const jgb_layout_attributes *preferred, const jgb_layout_attributes *original,
        uint32_t *out_should, void *context);
    /* Changes the invalidation context for a preferred size. On entry the
     * context invalidates everything. */
    jgb_status (*invalidation_context_for_preferred_attributes)(
        const jgb_layout_attributes *preferred, const jgb_layout_attributes *original,
        jgb_invalidation_context *inout_invalidation, void *context);

    /* Receives one batch update: deletes descending, inserts ascending, reloads
     * and reconfigures, moves. `items` is valid until the callback returns. */
    jgb_status (*prepare_for_updates)(const jgb_update_item *items, size_t count, void *context);
    /* Ends the updates: all initial and final attributes have been asked for. */
    jgb_status (*finalize_updates)(void *context);
    /* Adds the attributes from which an element appears that is on screen after
     * a change. If the callback adds nothing, the element comes from its old
     * place; a new element appears as the animation says. */
    jgb_status (*initial_attributes)(const jgb_element *element, jgb_layout_sink *sink,
                                     void *context);
    /* Adds the attributes to which an element disappears that was on screen
     * before a change. The element has its index path before the change. If the
     * callback adds nothing, the element goes to its new place; an element that
     * has left the data disappears as the animation says. */
    jgb_status (*final_attributes)(const jgb_element *element, jgb_layout_sink *sink,
                                   void *context);
    /* Announces that another layout will replace this layout. `other_context`
     * is the context of the other layout if that is a custom layout, otherwise
     * NULL. */
    jgb_status (*prepare_for_transition_to)(void *other_context, void *context);
    /* Announces that this layout will replace another layout. `other_context`
     * is the context of the other layout if that is a custom layout, otherwise
     * NULL. */
    jgb_status (*prepare_for_transition_from)(void *other_context, void *context);
    /* Ends the change of layout. The library asks a layout that was replaced
     * nothing more. */
    jgb_status (*finalize_transition)(void *context);

    /* Releases `context`. The library no longer refers to it: the handle is
     * destroyed, and no view shows the layout or a transition from it. */
    void (*release)(void *context);

    /* The layout that this one changes, neither custom nor explicit; NULL: none.
     * jgb_layout_create_custom() copies it. `configuration` is then not read: it
     * is the base's. What a callback that is NULL would answer is the base's
     * answer, and *out_size, *out_should and *inout_offset are the base's on entry.
     * The view lays out the base before prepare(). Preferred sizes are the base's:
     * the callbacks about them are not called. */
    const jgb_layout *base;
} jgb_custom_layout;
#define JGB_CUSTOM_LAYOUT_INIT \
    { sizeof(jgb_custom_layout), NULL, JGB_LAYOUT_FAULT_FAILS, 0, \
      NULL, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, \
      NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }
void jgb_custom_layout_init(jgb_custom_layout *out_layout, size_t struct_size);

/*
 * Creates a custom layout. The caller destroys the layout with
 * jgb_layout_destroy(). One view at a time may show it, and calls it on the
 * thread of the view's call. The last callback is `release`. If this function
 * fails, `release` is not called, and jgb_last_error() says why.
 */
jgb_status jgb_layout_create_custom(const jgb_custom_layout *custom, jgb_layout **out_layout);

/*
 * Adds an element to a sink. `transform` may be NULL, for none. It is about the centre
 * of the frame. The function does not read the reusable view, the generation and the
 * `transform` number of the attributes. A cell with reuse identifier 0 has the reuse
 * identifier of its data. The flags may be JGB_ELEMENT_HIDDEN and
 * JGB_ELEMENT_ESTIMATED.
 * Errors: JGB_RESOURCE_EXHAUSTED if the sink is full, and then the view's call fails
 * too; JGB_INVALID_ARGUMENT if `sink` or `attributes` is NULL or the category is
 * unknown.
 */
jgb_status jgb_layout_sink_add(jgb_layout_sink *sink, const jgb_layout_attributes *attributes,
                               const jgb_transform *transform);

/*
 * Adds the elements that the base of the layout has in `rect`, in content coordinates.
 * `change` is called for each element before the element is added. It may change the
 * attributes and the transform, but not the element that the attributes name. It
 * returns 1 to add the element, or 0 to leave the element out. NULL: all elements are
 * added as they are. `context` is the last argument of `change`.
 * Errors: JGB_WRONG_STATE if the layout has no base; JGB_RESOURCE_EXHAUSTED if there
 * are too many elements; JGB_INVALID_ARGUMENT if `sink` is NULL.
 * Complexity: that of the base, mostly O(log n + elements near `rect`).
 */
jgb_status jgb_layout_sink_add_base_elements(
    jgb_layout_sink *sink, jgb_rect rect,
    uint32_t (*change)(jgb_layout_attributes *inout_attributes, jgb_transform *inout_transform,
                       void *context),
    void *context);

/*
 * Adds the attributes that the base of the layout has for an element; nothing if the
 * base has no such element. `change` and `context` are as in
 * jgb_layout_sink_add_base_elements().
 * Errors: as jgb_layout_sink_add_base_elements(); JGB_INVALID_INDEX_PATH.
 */
jgb_status jgb_layout_sink_add_base_element(
    jgb_layout_sink *sink, const jgb_element *element,
    uint32_t (*change)(jgb_layout_attributes *inout_attributes, jgb_transform *inout_transform,
                       void *context),
    void *context);

/* Returns the bounds for which the layout prepares, in content coordinates. */
jgb_rect jgb_layout_context_bounds(const jgb_layout_context *layout_context);
/* Returns the environment of the view. The host initializes `out_environment`
 * with JGB_ENVIRONMENT_INIT. */
jgb_status jgb_layout_context_environment(const jgb_layout_context *layout_context,
                                          jgb_environment *out_environment);
/* Returns the number of sections for which the layout prepares. */
size_t jgb_layout_context_number_of_sections(const jgb_layout_context *layout_context);
/* Returns the number of items in a section for which the layout prepares.
 * Errors: JGB_INVALID_INDEX_PATH. */
jgb_status jgb_layout_context_number_of_items(const jgb_layout_context *layout_context,
                                              uint32_t section, size_t *out_count);
/* Returns the metrics of a section: those of the data, or the layout's if the
 * data has none. The host initializes `out_metrics` with
 * JGB_SECTION_METRICS_INIT.
 * Errors: JGB_INVALID_INDEX_PATH. */
jgb_status jgb_layout_context_section_metrics(const jgb_layout_context *layout_context,
                                              uint32_t section,
                                              jgb_section_metrics *out_metrics);
/*
 * Writes the sizes of a run of items of one section, as the host supplied or measured
 * them, in points. `index_path` is the index path of the first item. `count` is the
 * number of items. Writes into `out_are_estimated`, which may be NULL, 1 for each size
 * that the host should measure, otherwise 0.
 * Errors: JGB_INVALID_INDEX_PATH.
 */
jgb_status jgb_layout_context_item_sizes(const jgb_layout_context *layout_context,
                                         jgb_index_path index_path, size_t count,
                                         jgb_size *out_sizes, uint8_t *out_are_estimated);
/* Writes the spans, JGB_SPAN(across, along), of a run of items of one section.
 * `index_path` is the index path of the first item. `count` is the number of items.
 * Errors: JGB_INVALID_INDEX_PATH. */
jgb_status jgb_layout_context_item_spans(const jgb_layout_context *layout_context,
                                         jgb_index_path index_path, size_t count,
                                         uint32_t *out_spans);
/*
 * Returns the item that a person moves. While an item is moved, the data of the
 * context, and all index paths that the layout is asked for and answers, are those
 * of the order in which the item has its target: a layout that places items by
 * their order needs to do nothing. The view prepares the layout for other targets
 * as well, to find the one that is nearest.
 * Errors: JGB_WRONG_STATE if no item is moved.
 */
jgb_status jgb_layout_context_interactive_movement(const jgb_layout_context *layout_context,
                                                   jgb_interactive_movement *out_movement);

#ifdef __cplusplus
}
#endif
#endif

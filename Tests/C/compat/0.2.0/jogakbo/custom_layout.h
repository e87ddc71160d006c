/* Layouts of the host's own, which answer by callbacks. */
#ifndef JOGAKBO_CUSTOM_LAYOUT_H
#define JOGAKBO_CUSTOM_LAYOUT_H

#include "invalidation.h"
#include "layout.h"
#include "update.h"
#include "view.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What becomes of what a host's layout answers, or is said of single elements,
 * that cannot be. */
typedef enum jgb_layout_fault_policy {
    JGB_LAYOUT_FAULT_FAILS = 0,   /* the call is JGB_INVALID_LAYOUT          */
    /* The element is left out, or stays as it was; a display frame says so. */
    JGB_LAYOUT_FAULT_IS_DROPPED = 1,
    JGB_LAYOUT_FAULT_POLICY_FORCE_32 = 0x7fffffff
} jgb_layout_fault_policy;

/* What a host's layout is prepared for; valid until prepare() returns. */
typedef struct jgb_layout_context jgb_layout_context;
/* Takes what a host's layout answers; valid until the callback returns. */
typedef struct jgb_layout_sink jgb_layout_sink;

/*
 * A layout of the host's own, as a subclass of UICollectionViewLayout. The call
 * of the view that needs the layout calls back; a callback that does not return
 * JGB_OK fails that call with its status, and nothing has changed. A callback
 * must not call a function with the view: that is JGB_BUSY. Those that are NULL
 * do what UIKit's base class does; content_size, elements_in_rect and
 * attributes_for_element must not be NULL.
 *
 * Between two calls of prepare() the same answers are expected (else they are a
 * fault), and kept: what is known is not asked again. Of `configuration` only
 * scroll_direction and section_metrics count, the latter for items without sizes
 * and reuse identifiers of their own.
 */
typedef struct jgb_custom_layout {
    size_t struct_size;
    const jgb_layout_configuration *configuration; /* NULL: its defaults */
    jgb_layout_fault_policy fault_policy;
    uint32_t reserved;
    /* Kinds of supplementary views that go where their item goes, others go with
     * sections; of decoration views that go with sections, others with items. */
    const uint32_t *supplementary_kinds_of_items;
    size_t supplementary_kind_of_items_count;
    const uint32_t *decoration_kinds_of_sections;
    size_t decoration_kind_of_sections_count;
    void *context; /* the last argument of each callback */

    /* A layout pass: learns the data, where it is not NULL; says how large the
     * content is. */
    jgb_status (*prepare)(const jgb_layout_context *layout_context, void *context);
    jgb_status (*content_size)(jgb_size *out_size, void *context);
    /* Adds all elements that are visible in `rect`; others do no harm. It is
     * larger than what is visible, and need not be near it. */
    jgb_status (*elements_in_rect)(jgb_rect rect, jgb_layout_sink *sink, void *context);
    /* Adds the element's attributes, or nothing where there is no such element. */
    jgb_status (*attributes_for_element)(const jgb_element *element, jgb_layout_sink *sink,
                                         void *context);

    /* What is void, just before prepare(). */
    jgb_status (*invalidate)(const jgb_invalidation_context *invalidation, void *context);
    /* Whether other bounds void anything; NULL: if they have another size. */
    jgb_status (*should_invalidate_for_bounds_change)(jgb_rect new_bounds, jgb_rect bounds,
                                                      uint32_t *out_should, void *context);
    /* What they void: everything, unless changed. `elements` is read before
     * anything else is called. */
    jgb_status (*invalidation_context_for_bounds_change)(
        jgb_rect new_bounds, jgb_invalidation_context *inout_invalidation, void *context);
    /* Where scrolling comes to rest that would do so at *inout_offset. */
    jgb_status (*target_content_offset)(jgb_point velocity, jgb_point *inout_offset,
                                        void *context);
    /* Where the offset is to be after updates, or a change of layout. */
    jgb_status (*target_content_offset_for_change)(jgb_point *inout_offset, void *context);

    /* Whether a size that the host measured voids anything (NULL: no), and what:
     * everything, unless changed. */
    jgb_status (*should_invalidate_for_preferred_attributes)(
        const jgb_layout_attributes *preferred, const jgb_layout_attributes *original,
        uint32_t *out_should, void *context);
    jgb_status (*invalidation_context_for_preferred_attributes)(
        const jgb_layout_attributes *preferred, const jgb_layout_attributes *original,
        jgb_invalidation_context *inout_invalidation, void *context);

    /* One batch: deletes descending, inserts ascending, reloads and reconfigures,
     * moves. Then the end of what its transition begins with. */
    jgb_status (*prepare_for_updates)(const jgb_update_item *items, size_t count, void *context);
    jgb_status (*finalize_updates)(void *context);
    /* Where an element comes from that is on screen after a change, and goes to
     * that was on screen before it, by its path before it. Adds nothing: as the
     * animation says. */
    jgb_status (*initial_attributes)(const jgb_element *element, jgb_layout_sink *sink,
                                     void *context);
    jgb_status (*final_attributes)(const jgb_element *element, jgb_layout_sink *sink,
                                   void *context);
    /* A change of layout. `other_context` is that of the other one, if it is a
     * host's, or else NULL. After finalize a layout that went is asked nothing. */
    jgb_status (*prepare_for_transition_to)(void *other_context, void *context);
    jgb_status (*prepare_for_transition_from)(void *other_context, void *context);
    jgb_status (*finalize_transition)(void *context);

    /* Nothing refers to `context` any more: the handle is destroyed, and no view
     * shows the layout or a transition from it. */
    void (*release)(void *context);
} jgb_custom_layout;
#define JGB_CUSTOM_LAYOUT_INIT \
    { sizeof(jgb_custom_layout), NULL, JGB_LAYOUT_FAULT_FAILS, 0, \
      NULL, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, \
      NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }
void jgb_custom_layout_init(jgb_custom_layout *out_layout, size_t struct_size);

/* A layout of the host's own. One view at a time shows it, on whose thread it is
 * called; it is called no more when `release` has been. Where this call fails,
 * `release` is not called. */
jgb_status jgb_layout_create_custom(const jgb_custom_layout *custom, jgb_layout **out_layout);

/*
 * Adds an element, with a transform about its frame's centre or NULL. The view,
 * the generation and the number of the transform are not read; a cell with reuse
 * identifier 0 gets that of the data. The flags may be JGB_ELEMENT_HIDDEN and
 * JGB_ELEMENT_ESTIMATED. JGB_RESOURCE_EXHAUSTED: there is room for no more, and
 * the call that asks fails; JGB_INVALID_ARGUMENT: NULL, or no category.
 */
jgb_status jgb_layout_sink_add(jgb_layout_sink *sink, const jgb_layout_attributes *attributes,
                               const jgb_transform *transform);

/* The bounds that the layout is prepared for. */
jgb_rect jgb_layout_context_bounds(const jgb_layout_context *layout_context);
/* `out_environment` is set up with JGB_ENVIRONMENT_INIT. */
jgb_status jgb_layout_context_environment(const jgb_layout_context *layout_context,
                                          jgb_environment *out_environment);
size_t jgb_layout_context_number_of_sections(const jgb_layout_context *layout_context);
/* JGB_INVALID_INDEX_PATH, here and below: there is no such section or item. */
jgb_status jgb_layout_context_number_of_items(const jgb_layout_context *layout_context,
                                              uint32_t section, size_t *out_count);
/* Those that the data has for the section, or the layout's. */
jgb_status jgb_layout_context_section_metrics(const jgb_layout_context *layout_context,
                                              uint32_t section,
                                              jgb_section_metrics *out_metrics);
/* Writes `count` sizes, as pushed or measured, from an item on that is in the
 * same section as the last one; and whether each is to be measured, 1 or 0, unless
 * `out_are_estimated` is NULL. */
jgb_status jgb_layout_context_item_sizes(const jgb_layout_context *layout_context,
                                         jgb_index_path index_path, size_t count,
                                         jgb_size *out_sizes, uint8_t *out_are_estimated);
/* Writes the spans of such items: JGB_SPAN(across, along). */
jgb_status jgb_layout_context_item_spans(const jgb_layout_context *layout_context,
                                         jgb_index_path index_path, size_t count,
                                         uint32_t *out_spans);

#ifdef __cplusplus
}
#endif
#endif

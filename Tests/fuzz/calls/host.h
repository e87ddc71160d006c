/* A host whose callbacks answer at random, and always the same for the same seed. */
#ifndef FUZZ_HOST_H
#define FUZZ_HOST_H

#include <jogakbo.h>

enum { HOSTS_MAX = 4096, HOST_SECTIONS_MAX = 8 };

/* What a callback gets as its context. */
struct host {
    uint64_t seed;
    /* What the layout was prepared for. */
    uint32_t section_count;
    size_t item_counts[HOST_SECTIONS_MAX];
};

/* Returns the context of further callbacks. */
struct host *next_host(void);
void forget_hosts(void);
struct host *host_with_seed(uint64_t seed);

uint32_t host_jgb_data_source_number_of_sections(void *context);
uint32_t host_jgb_data_source_number_of_items(uint32_t section, void *context);
void host_jgb_data_source_section_metrics(uint32_t section, jgb_section_metrics *inout_metrics,
                                          void *context);
void host_jgb_data_source_items(uint32_t section, uint32_t first, uint32_t count, float *widths,
                                float *heights, uint32_t *reuse_identifiers, void *context);
void host_jgb_data_source_spans(uint32_t section, uint32_t first, uint32_t count, uint32_t *spans,
                                void *context);

uint32_t host_jgb_delegate_should_highlight_item(const jgb_asked_item *item, void *context);
uint32_t host_jgb_delegate_should_select_item(const jgb_asked_item *item, void *context);
uint32_t host_jgb_delegate_should_deselect_item(const jgb_asked_item *item, void *context);
uint32_t host_jgb_delegate_should_update_focus(const jgb_asked_item *item,
                                               jgb_focus_heading heading, void *context);
uint32_t host_jgb_delegate_should_show_menu_for_item(const jgb_asked_item *item, void *context);
uint32_t host_jgb_delegate_can_perform_primary_action_for_item(const jgb_asked_item *item,
                                                               void *context);
jgb_index_path host_jgb_delegate_target_index_path_for_move(const jgb_asked_item *item,
                                                            jgb_index_path current,
                                                            jgb_index_path proposed,
                                                            void *context);

void host_jgb_view_set_visible_items_handler_handler(void *context, uint32_t section,
                                                     jgb_point content_offset, jgb_size container,
                                                     jgb_visible_item *items, size_t item_count);

jgb_status host_jgb_custom_layout_prepare(const jgb_layout_context *layout_context, void *context);
jgb_status host_jgb_custom_layout_content_size(jgb_size *out_size, void *context);
jgb_status host_jgb_custom_layout_elements_in_rect(jgb_rect rect, jgb_layout_sink *sink,
                                                   void *context);
jgb_status host_jgb_custom_layout_attributes_for_element(const jgb_element *element,
                                                         jgb_layout_sink *sink, void *context);
jgb_status host_jgb_custom_layout_invalidate(const jgb_invalidation_context *invalidation,
                                             void *context);
jgb_status host_jgb_custom_layout_should_invalidate_for_bounds_change(jgb_rect new_bounds,
                                                                      jgb_rect bounds,
                                                                      uint32_t *out_should,
                                                                      void *context);
jgb_status host_jgb_custom_layout_invalidation_context_for_bounds_change(
    jgb_rect new_bounds, jgb_invalidation_context *inout_invalidation, void *context);
jgb_status host_jgb_custom_layout_target_content_offset(jgb_point velocity,
                                                        jgb_point *inout_offset, void *context);
jgb_status host_jgb_custom_layout_target_content_offset_for_change(jgb_point *inout_offset,
                                                                   void *context);
jgb_status host_jgb_custom_layout_should_invalidate_for_preferred_attributes(
    const jgb_layout_attributes *preferred, const jgb_layout_attributes *original,
    uint32_t *out_should, void *context);
jgb_status host_jgb_custom_layout_invalidation_context_for_preferred_attributes(
    const jgb_layout_attributes *preferred, const jgb_layout_attributes *original,
    jgb_invalidation_context *inout_invalidation, void *context);
jgb_status host_jgb_custom_layout_prepare_for_updates(const jgb_update_item *items, size_t count,
                                                      void *context);
jgb_status host_jgb_custom_layout_finalize_updates(void *context);
jgb_status host_jgb_custom_layout_initial_attributes(const jgb_element *element,
                                                     jgb_layout_sink *sink, void *context);
jgb_status host_jgb_custom_layout_final_attributes(const jgb_element *element,
                                                   jgb_layout_sink *sink, void *context);
jgb_status host_jgb_custom_layout_prepare_for_transition_to(void *other_context, void *context);
jgb_status host_jgb_custom_layout_prepare_for_transition_from(void *other_context, void *context);
jgb_status host_jgb_custom_layout_finalize_transition(void *context);
void host_jgb_custom_layout_release(void *context);

#endif

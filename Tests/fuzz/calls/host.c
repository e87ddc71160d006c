#include "host.h"

#include "../values.h"

static struct host hosts[HOSTS_MAX];
static uint32_t hosts_used;

struct host *next_host(void)
{
    struct host *host = &hosts[hosts_used++ % HOSTS_MAX];

    memset(host, 0, sizeof *host);
    return host;
}

void forget_hosts(void)
{
    hosts_used = 0;
}

struct host *host_with_seed(uint64_t seed)
{
    struct host *host = next_host();

    host->seed = seed;
    return host;
}

/* What a callback answers depends on its host and on what it is asked for, and on nothing else. */
static struct choices choices_of(const void *context, uint64_t question)
{
    const struct host *host = context;
    struct choices choices = {(host != NULL ? host->seed : 0) + question * 0x2545f4914f6cdd1d,
                              host != NULL && host->seed % 4 > 0};

    return choices;
}

static uint64_t place_of(jgb_index_path path)
{
    return ((uint64_t)path.section << 32 | path.item) + 1;
}

uint32_t host_jgb_data_source_number_of_sections(void *context)
{
    struct choices choices = choices_of(context, 1);

    return choose(&choices, 5);
}

uint32_t host_jgb_data_source_number_of_items(uint32_t section, void *context)
{
    struct choices choices = choices_of(context, 2 + section);

    return choose(&choices, happens(&choices, 90) ? 30 : 3000);
}

void host_jgb_data_source_section_metrics(uint32_t section, jgb_section_metrics *inout_metrics,
                                          void *context)
{
    struct choices choices = choices_of(context, 3 + section);

    inout_metrics->item_size.height = double_named(&choices, "height");
    inout_metrics->header_reference_size.height = double_named(&choices, "height");
}

void host_jgb_data_source_items(uint32_t section, uint32_t first, uint32_t count, float *widths,
                                float *heights, uint32_t *reuse_identifiers, void *context)
{
    for (uint32_t i = 0; i < count; i++) {
        const jgb_index_path path = {section, first + i};
        struct choices choices = choices_of(context, place_of(path));

        if (happens(&choices, 50))
            widths[i] = (float)double_named(&choices, "width");
        if (happens(&choices, 70))
            heights[i] = (float)double_named(&choices, "height");
        if (happens(&choices, 5))
            reuse_identifiers[i] = choose(&choices, 4);
    }
}

void host_jgb_data_source_spans(uint32_t section, uint32_t first, uint32_t count, uint32_t *spans,
                                void *context)
{
    for (uint32_t i = 0; i < count; i++) {
        const jgb_index_path path = {section, first + i};
        struct choices choices = choices_of(context, place_of(path));

        spans[i] = uint32_named(&choices, "spans");
    }
}

static uint32_t answer(const jgb_asked_item *item, const void *context, uint64_t question)
{
    struct choices choices = choices_of(context, question + place_of(item->index_path));

    return happens(&choices, 80);
}

uint32_t host_jgb_delegate_should_highlight_item(const jgb_asked_item *item, void *context)
{
    return answer(item, context, 10);
}

uint32_t host_jgb_delegate_should_select_item(const jgb_asked_item *item, void *context)
{
    return answer(item, context, 11);
}

uint32_t host_jgb_delegate_should_deselect_item(const jgb_asked_item *item, void *context)
{
    return answer(item, context, 12);
}

uint32_t host_jgb_delegate_should_update_focus(const jgb_asked_item *item,
                                               jgb_focus_heading heading, void *context)
{
    return answer(item, context, 13 + (uint64_t)heading);
}

uint32_t host_jgb_delegate_should_show_menu_for_item(const jgb_asked_item *item, void *context)
{
    return answer(item, context, 30);
}

uint32_t host_jgb_delegate_can_perform_primary_action_for_item(const jgb_asked_item *item,
                                                               void *context)
{
    return answer(item, context, 31);
}

jgb_index_path host_jgb_delegate_target_index_path_for_move(const jgb_asked_item *item,
                                                            jgb_index_path current,
                                                            jgb_index_path proposed, void *context)
{
    struct choices choices = choices_of(context, 32 + place_of(proposed));

    if (happens(&choices, 60))
        return proposed;
    if (happens(&choices, 50))
        return current;
    return (jgb_index_path){uint32_named(&choices, "section"),
                            item->index_path.item + choose(&choices, 3)};
}

void host_jgb_view_set_visible_items_handler_handler(void *context, uint32_t section,
                                                     jgb_point content_offset, jgb_size container,
                                                     jgb_visible_item *items, size_t item_count)
{
    (void)content_offset;
    (void)container;
    for (size_t i = 0; i < item_count; i++) {
        struct choices choices =
            choices_of(context, section + place_of(items[i].element.index_path));

        if (happens(&choices, 30))
            items[i].alpha = double_named(&choices, "alpha");
        if (happens(&choices, 30))
            items[i].center.x += any_double(&choices);
        if (happens(&choices, 20))
            items[i].transform.m[choose(&choices, 16)] = any_double(&choices);
        if (happens(&choices, 10))
            items[i].is_hidden = 1;
    }
}

/* Rows, most of which are what a layout may answer. */

enum { ROW = 40 };

/* Some callbacks fail: with a status that the call that needs them hands on. */
static jgb_status status_of(const void *context, uint64_t question)
{
    struct choices choices = choices_of(context, question);

    return happens(&choices, 3) ? (jgb_status)(1 + choose(&choices, 5)) : JGB_OK;
}

static uint64_t row_of(const struct host *host, jgb_index_path path)
{
    uint64_t row = path.item;

    for (uint32_t section = 0; section < path.section && section < host->section_count; section++)
        row += host->item_counts[section];
    return row;
}

static jgb_layout_attributes attributes_of(const struct host *host, const jgb_element *element)
{
    struct choices choices =
        choices_of(host, place_of(element->index_path) + ((uint64_t)element->category << 50));
    jgb_layout_attributes attributes = {.alpha = 1, .element = *element};

    attributes.frame = (jgb_rect){0, (double)row_of(host, element->index_path) * ROW, 300, ROW};
    if (happens(&choices, 4)) {
        attributes.frame.height = any_double(&choices);
        attributes.alpha = double_named(&choices, "alpha");
        attributes.z_index = (int32_t)choose(&choices, 5);
        attributes.reuse_identifier = uint32_named(&choices, "reuse_identifier");
        attributes.flags = any_bits(&choices);
    }
    return attributes;
}

jgb_status host_jgb_custom_layout_prepare(const jgb_layout_context *layout_context, void *context)
{
    struct host *host = context;
    size_t count = jgb_layout_context_number_of_sections(layout_context);
    jgb_size sizes[16];
    uint8_t are_estimated[16];
    uint32_t spans[16];
    jgb_environment environment = JGB_ENVIRONMENT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_interactive_movement movement;
    struct choices choices = choices_of(context, 41);
    const jgb_index_path path = {uint32_named(&choices, "section"), choose(&choices, 4)};

    (void)jgb_layout_context_bounds(layout_context);
    (void)jgb_layout_context_environment(layout_context, &environment);
    (void)jgb_layout_context_section_metrics(layout_context, path.section, &metrics);
    (void)jgb_layout_context_item_sizes(layout_context, path, choose(&choices, 17), sizes,
                                        are_estimated);
    (void)jgb_layout_context_item_spans(layout_context, path, choose(&choices, 17), spans);
    (void)jgb_layout_context_interactive_movement(layout_context, &movement);
    if (host == NULL)
        return JGB_OK;
    host->section_count = count < HOST_SECTIONS_MAX ? (uint32_t)count : HOST_SECTIONS_MAX;
    for (uint32_t section = 0; section < host->section_count; section++)
        (void)jgb_layout_context_number_of_items(layout_context, section,
                                                 &host->item_counts[section]);
    return status_of(context, 40);
}

jgb_status host_jgb_custom_layout_content_size(jgb_size *out_size, void *context)
{
    const struct host *host = context;
    struct choices choices = choices_of(context, 42);
    uint64_t rows = 0;

    for (uint32_t section = 0; host != NULL && section < host->section_count; section++)
        rows += host->item_counts[section];
    *out_size = (jgb_size){300, (double)rows * ROW};
    if (happens(&choices, 4))
        out_size->width = any_double(&choices);
    return status_of(context, 43);
}

/* What may be done with an element of the base. */
static uint32_t change(jgb_layout_attributes *inout_attributes, jgb_transform *inout_transform,
                       void *context)
{
    struct choices choices =
        choices_of(context, 44 + place_of(inout_attributes->element.index_path));

    if (happens(&choices, 20))
        inout_attributes->alpha = double_named(&choices, "alpha");
    if (happens(&choices, 20))
        inout_attributes->frame.x += any_double(&choices);
    if (happens(&choices, 20))
        inout_transform->m[choose(&choices, 16)] = any_double(&choices);
    return happens(&choices, 95);
}

jgb_status host_jgb_custom_layout_elements_in_rect(jgb_rect rect, jgb_layout_sink *sink,
                                                   void *context)
{
    const struct host *host = context;
    uint32_t added = 0;

    if (host == NULL)
        return JGB_OK;
    if (jgb_layout_sink_add_base_elements(sink, rect, change, context) == JGB_OK)
        return status_of(context, 45);
    for (uint32_t section = 0; section < host->section_count; section++)
        for (uint32_t item = 0; item < host->item_counts[section] && added < 200; item++) {
            const jgb_element element = {JGB_CELL, 0, {section, item}};
            const jgb_layout_attributes attributes = attributes_of(host, &element);

            if (attributes.frame.y + ROW < rect.y || attributes.frame.y > rect.y + rect.height)
                continue;
            (void)jgb_layout_sink_add(sink, &attributes, NULL);
            added++;
        }
    return status_of(context, 45);
}

jgb_status host_jgb_custom_layout_attributes_for_element(const jgb_element *element,
                                                         jgb_layout_sink *sink, void *context)
{
    if (context == NULL)
        return JGB_OK;
    if (jgb_layout_sink_add_base_element(sink, element, change, context) == JGB_OK)
        return JGB_OK;
    const jgb_layout_attributes attributes = attributes_of(context, element);
    (void)jgb_layout_sink_add(sink, &attributes, NULL);
    return status_of(context, 46);
}

jgb_status host_jgb_custom_layout_invalidate(const jgb_invalidation_context *invalidation,
                                             void *context)
{
    (void)invalidation;
    return status_of(context, 47);
}

jgb_status host_jgb_custom_layout_should_invalidate_for_bounds_change(jgb_rect new_bounds,
                                                                      jgb_rect bounds,
                                                                      uint32_t *out_should,
                                                                      void *context)
{
    struct choices choices = choices_of(context, 48);

    *out_should = happens(&choices, 50) ? choose(&choices, 2)
                                        : new_bounds.width != bounds.width;
    return status_of(context, 49);
}

static void change_invalidation(jgb_invalidation_context *inout_invalidation, const void *context)
{
    struct choices choices = choices_of(context, 50);

    if (happens(&choices, 30))
        inout_invalidation->flags = any_bits(&choices);
    if (happens(&choices, 20))
        inout_invalidation->content_offset_adjustment.y = any_double(&choices);
    if (happens(&choices, 20))
        inout_invalidation->content_size_adjustment.height = any_double(&choices);
}

jgb_status host_jgb_custom_layout_invalidation_context_for_bounds_change(
    jgb_rect new_bounds, jgb_invalidation_context *inout_invalidation, void *context)
{
    (void)new_bounds;
    change_invalidation(inout_invalidation, context);
    return status_of(context, 51);
}

jgb_status host_jgb_custom_layout_target_content_offset(jgb_point velocity,
                                                        jgb_point *inout_offset, void *context)
{
    struct choices choices = choices_of(context, 52);

    (void)velocity;
    if (happens(&choices, 30))
        inout_offset->y = any_double(&choices);
    return status_of(context, 53);
}

jgb_status host_jgb_custom_layout_target_content_offset_for_change(jgb_point *inout_offset,
                                                                   void *context)
{
    return host_jgb_custom_layout_target_content_offset((jgb_point){0, 0}, inout_offset, context);
}

jgb_status host_jgb_custom_layout_should_invalidate_for_preferred_attributes(
    const jgb_layout_attributes *preferred, const jgb_layout_attributes *original,
    uint32_t *out_should, void *context)
{
    (void)preferred;
    *out_should = answer(&(jgb_asked_item){.index_path = original->element.index_path}, context,
                         54);
    return status_of(context, 55);
}

jgb_status host_jgb_custom_layout_invalidation_context_for_preferred_attributes(
    const jgb_layout_attributes *preferred, const jgb_layout_attributes *original,
    jgb_invalidation_context *inout_invalidation, void *context)
{
    (void)preferred;
    (void)original;
    change_invalidation(inout_invalidation, context);
    return status_of(context, 56);
}

jgb_status host_jgb_custom_layout_prepare_for_updates(const jgb_update_item *items, size_t count,
                                                      void *context)
{
    uint32_t sum = 0;

    for (size_t i = 0; i < count; i++)
        sum += items[i].count;
    (void)sum;
    return status_of(context, 57);
}

jgb_status host_jgb_custom_layout_finalize_updates(void *context)
{
    return status_of(context, 58);
}

jgb_status host_jgb_custom_layout_initial_attributes(const jgb_element *element,
                                                     jgb_layout_sink *sink, void *context)
{
    struct choices choices = choices_of(context, 59 + place_of(element->index_path));

    if (context != NULL && happens(&choices, 50)) {
        const jgb_layout_attributes attributes = attributes_of(context, element);
        (void)jgb_layout_sink_add(sink, &attributes, NULL);
    }
    return status_of(context, 60);
}

jgb_status host_jgb_custom_layout_final_attributes(const jgb_element *element,
                                                   jgb_layout_sink *sink, void *context)
{
    return host_jgb_custom_layout_initial_attributes(element, sink, context);
}

jgb_status host_jgb_custom_layout_prepare_for_transition_to(void *other_context, void *context)
{
    (void)other_context;
    return status_of(context, 61);
}

jgb_status host_jgb_custom_layout_prepare_for_transition_from(void *other_context, void *context)
{
    (void)other_context;
    return status_of(context, 62);
}

jgb_status host_jgb_custom_layout_finalize_transition(void *context)
{
    return status_of(context, 63);
}

void host_jgb_custom_layout_release(void *context)
{
    (void)context;
}

/* The layout of structs that never change, and of the known part of those that
 * may grow: numbers that hosts were compiled with. */
#include "check.h"

#define AT(type, field, offset) CHECK(offsetof(type, field) == (offset))

static void fixed_structs(void)
{
    CHECK(sizeof(jgb_status) == 4);
    CHECK(sizeof(jgb_element_category) == 4);
    CHECK(sizeof(jgb_point) == 16);
    CHECK(sizeof(jgb_size) == 16);
    CHECK(sizeof(jgb_rect) == 32);
    CHECK(sizeof(jgb_edge_insets) == 32);
    CHECK(sizeof(jgb_index_path) == 8);
    CHECK(sizeof(jgb_element) == 16);
    AT(jgb_element, element_kind, 4);
    AT(jgb_element, index_path, 8);
    CHECK(sizeof(jgb_layout_attributes) == 88);
    AT(jgb_layout_attributes, alpha, 32);
    AT(jgb_layout_attributes, host_tag, 40);
    AT(jgb_layout_attributes, element, 48);
    AT(jgb_layout_attributes, reuse_identifier, 64);
    AT(jgb_layout_attributes, reusable_view, 68);
    AT(jgb_layout_attributes, generation, 72);
    AT(jgb_layout_attributes, z_index, 76);
    AT(jgb_layout_attributes, flags, 80);
    AT(jgb_layout_attributes, transform, 84);
    CHECK(sizeof(jgb_transform) == 128);
    CHECK(sizeof(jgb_preferred_size) == 24);
    AT(jgb_preferred_size, size, 8);
    CHECK(sizeof(jgb_diagnostic) == 56);
    AT(jgb_diagnostic, element, 4);
    AT(jgb_diagnostic, size, 24);
    AT(jgb_diagnostic, other_size, 40);
}

static void fixed_structs_of_events(void)
{
    CHECK(sizeof(jgb_event) == 152);
    AT(jgb_event, cause, 16);
    AT(jgb_event, kind, 24);
    AT(jgb_event, flags, 28);
    AT(jgb_event, origin, 32);
    AT(jgb_event, element, 36);
    AT(jgb_event, reusable_view, 52);
    AT(jgb_event, generation, 56);
    AT(jgb_event, identifier, 64);
    AT(jgb_event, value, 72);
    AT(jgb_event, number, 88);
    AT(jgb_event, point, 104);
    AT(jgb_event, first_run, 136);
    AT(jgb_event, identifier_count, 148);
    CHECK(sizeof(jgb_pointer_sample) == 40);
    AT(jgb_pointer_sample, position, 8);
    AT(jgb_pointer_sample, pointer, 24);
    AT(jgb_pointer_sample, phase, 28);
    AT(jgb_pointer_sample, device, 32);
    AT(jgb_pointer_sample, buttons, 36);
    AT(jgb_pointer_sample, modifiers, 38);
    CHECK(sizeof(jgb_pinch_sample) == 40);
    AT(jgb_pinch_sample, center, 8);
    AT(jgb_pinch_sample, scale, 24);
    AT(jgb_pinch_sample, phase, 32);
    CHECK(sizeof(jgb_wheel_sample) == 56);
    AT(jgb_wheel_sample, position, 8);
    AT(jgb_wheel_sample, delta, 24);
    AT(jgb_wheel_sample, unit, 40);
    AT(jgb_wheel_sample, phase, 44);
    AT(jgb_wheel_sample, is_momentum, 48);
    AT(jgb_wheel_sample, modifiers, 52);
    CHECK(sizeof(jgb_item_run) == 16);
    AT(jgb_item_run, count, 8);
}

static void fixed_structs_of_updates(void)
{
    CHECK(sizeof(jgb_update_item) == 28);
    AT(jgb_update_item, index_path_before_update, 4);
    AT(jgb_update_item, index_path_after_update, 12);
    AT(jgb_update_item, count, 20);
    AT(jgb_update_item, flags, 24);
    CHECK(sizeof(jgb_invalid_update) == 72);
    AT(jgb_invalid_update, is_after_update, 12);
    AT(jgb_invalid_update, index_path, 16);
    AT(jgb_invalid_update, before, 24);
    AT(jgb_invalid_update, moved_out, 64);
    CHECK(sizeof(jgb_content_anchor) == 24);
    AT(jgb_content_anchor, index_path, 4);
    AT(jgb_content_anchor, short_content, 12);
    AT(jgb_content_anchor, identifier, 16);
    CHECK(sizeof(jgb_timing_curve) == 40);
    AT(jgb_timing_curve, parameters, 8);
    CHECK(sizeof(jgb_element_appearance) == 160);
    AT(jgb_element_appearance, translation, 8);
    AT(jgb_element_appearance, edge, 24);
    AT(jgb_element_appearance, transform, 32);
    CHECK(sizeof(jgb_completion) == 16);
    AT(jgb_completion, is_finished, 8);
}

static void fixed_structs_of_states(void)
{
    CHECK(sizeof(jgb_state_element) == 32);
    AT(jgb_state_element, has_identifier, 16);
    AT(jgb_state_element, identifier, 24);
    CHECK(sizeof(jgb_section_offset) == 24);
    AT(jgb_section_offset, identifier, 8);
    AT(jgb_section_offset, content_offset, 16);
    CHECK(sizeof(jgb_section_outline) == 8 + sizeof(void *));
    CHECK(sizeof(jgb_prototype) == 8 + sizeof(void *));
    CHECK(sizeof(jgb_named_layout) == 2 * sizeof(void *));
}

static void growing_structs(void)
{
    CHECK(sizeof(jgb_limits) >= 48);
    AT(jgb_limits, registration_count, 40);
    CHECK(sizeof(jgb_environment) >= 112);
    AT(jgb_environment, layout_direction, 104);
    CHECK(sizeof(jgb_section_metrics) >= 136);
    AT(jgb_section_metrics, section_inset, 40);
    AT(jgb_section_metrics, header_reference_size, 88);
    AT(jgb_section_metrics, item_reuse_identifier, 132);
    CHECK(sizeof(jgb_flow_layout) >= 64);
    AT(jgb_flow_layout, pixel_scale, 40);
    AT(jgb_flow_layout, section_metrics, 56);
    CHECK(sizeof(jgb_data_source_chunk) >= 80);
    AT(jgb_data_source_chunk, flags, 64);
    AT(jgb_data_source_chunk, spans, 72);
    CHECK(sizeof(jgb_item_content) >= 48);
    AT(jgb_item_content, reuse_identifiers, 24);
    AT(jgb_item_content, flags, 32);
    AT(jgb_item_content, spans, 40);
    CHECK(sizeof(jgb_data_source) >= 56);
    AT(jgb_data_source, spans, 48);
    AT(jgb_data_source, items, 40);
    CHECK(sizeof(jgb_animation) >= 384);
    AT(jgb_animation, duration_ns, 8);
    AT(jgb_animation, curve, 24);
    AT(jgb_animation, appearing, 64);
    AT(jgb_animation, disappearing, 224);
    CHECK(sizeof(jgb_batch_options) >= 32);
    AT(jgb_batch_options, tag, 16);
    AT(jgb_batch_options, flags, 24);
    CHECK(sizeof(jgb_batch_update) >= 64);
    AT(jgb_batch_update, content, 24);
    AT(jgb_batch_update, metrics, 32);
    AT(jgb_batch_update, item_counts_after, 48);
    AT(jgb_batch_update, section_count_after, 56);
    CHECK(sizeof(jgb_display_frame_request) >= 80);
    AT(jgb_display_frame_request, preferred_size_count, 64);
    AT(jgb_display_frame_request, adjusted_sequence, 72);
    CHECK(sizeof(jgb_display_frame) >= 160);
    AT(jgb_display_frame, elements, 48);
    AT(jgb_display_frame, flags, 112);
    AT(jgb_display_frame, content_offset_adjustment, 120);
    AT(jgb_display_frame, transition_end_ns, 136);
    AT(jgb_display_frame, completion_count, 152);
    AT(jgb_display_frame, identifiers, 160);
}

static void library(void)
{
    jgb_limits limits;
    CHECK(jgb_version() == JGB_VERSION_NUMBER);
    CHECK(strcmp(jgb_status_name(JGB_OK), "JGB_OK") == 0);
    CHECK(strcmp(jgb_status_name(JGB_INVALID_ARGUMENT), "JGB_INVALID_ARGUMENT") == 0);
    CHECK(strcmp(jgb_status_name(JGB_INVALID_INDEX_PATH), "JGB_INVALID_INDEX_PATH") == 0);
    CHECK(strcmp(jgb_status_name(JGB_NOT_FOUND), "JGB_NOT_FOUND") == 0);
    CHECK(strcmp(jgb_status_name(JGB_RESOURCE_EXHAUSTED), "JGB_RESOURCE_EXHAUSTED") == 0);
    CHECK(strcmp(jgb_status_name(JGB_BUSY), "JGB_BUSY") == 0);
    CHECK(strcmp(jgb_status_name(JGB_INVALID_UPDATE), "JGB_INVALID_UPDATE") == 0);
    CHECK(strcmp(jgb_status_name(JGB_WRONG_STATE), "JGB_WRONG_STATE") == 0);
    CHECK(strcmp(jgb_status_name((jgb_status)9), "unknown") == 0);
    CHECK(strcmp(jgb_status_name((jgb_status)0x7fffffff), "unknown") == 0);
    memset(&limits, 0, sizeof limits);
    jgb_limits_init(&limits, sizeof limits);
    CHECK(limits.struct_size == sizeof limits);
    CHECK(limits.item_count > 1000000000 && limits.section_count > 1000000);
    jgb_limits_init(NULL, sizeof limits);
    jgb_view_destroy(NULL);
    CHECK(jgb_view_last_error(NULL)[0] == '\0');
}

/* The macros give UIKit's defaults. */
static void defaults(void)
{
    const jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    const jgb_flow_layout layout = JGB_FLOW_LAYOUT_INIT;
    const jgb_environment environment = JGB_ENVIRONMENT_INIT;
    CHECK(metrics.struct_size == sizeof metrics);
    CHECK(metrics.item_size.width == 50 && metrics.item_size.height == 50);
    CHECK(metrics.minimum_line_spacing == 10 && metrics.minimum_interitem_spacing == 10);
    CHECK(metrics.header_reference_size.height == 0 && metrics.items_fill_line == 0);
    CHECK(metrics.item_reuse_identifier == JGB_REUSE_IDENTIFIER_STANDARD);
    CHECK(layout.struct_size == sizeof layout);
    CHECK(layout.scroll_direction == JGB_VERTICAL && layout.line_alignment == JGB_LINE_JUSTIFY);
    CHECK(layout.section_headers_pin_to_visible_bounds == 0 && layout.pixel_scale == 0);
    CHECK(layout.section_metrics == NULL);
    CHECK(environment.struct_size == sizeof environment);
    CHECK(environment.layout_direction == JGB_LEFT_TO_RIGHT);
}

int main(void)
{
    fixed_structs();
    fixed_structs_of_events();
    fixed_structs_of_updates();
    fixed_structs_of_states();
    growing_structs();
    library();
    defaults();
    return check_result("structs");
}

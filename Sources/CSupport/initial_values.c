/* Sets structs up: the defaults are told once, by the macros of the header. */
#include <jogakbo.h>
#include <string.h>

/* Fields that this version does not know become 0. All functions below share this one. */
__attribute__((noinline)) static void set_up(
    void *out, size_t struct_size, const void *initial, size_t initial_size)
{
    const size_t known = struct_size < initial_size ? struct_size : initial_size;
    if (out == NULL || struct_size < sizeof struct_size)
        return;
    memset(out, 0, struct_size);
    memcpy(out, initial, known);
    memcpy(out, &struct_size, sizeof struct_size);
}

#define INIT(name, initial_value) \
    void name##_init(name *out, size_t struct_size) \
    { \
        static const name initial = initial_value; \
        set_up(out, struct_size, &initial, sizeof initial); \
    }

INIT(jgb_accessibility_configuration, JGB_ACCESSIBILITY_CONFIGURATION_INIT)
INIT(jgb_accessibility_elements, JGB_ACCESSIBILITY_ELEMENTS_INIT)
INIT(jgb_animation, JGB_ANIMATION_INIT)
INIT(jgb_events, JGB_EVENTS_INIT)
INIT(jgb_limits, JGB_LIMITS_INIT)
INIT(jgb_memory, JGB_MEMORY_INIT)
INIT(jgb_layout_supplementary_item, JGB_LAYOUT_SUPPLEMENTARY_ITEM_INIT)
INIT(jgb_layout_node, JGB_LAYOUT_NODE_INIT)
INIT(jgb_layout_boundary_supplementary_item, JGB_LAYOUT_BOUNDARY_SUPPLEMENTARY_ITEM_INIT)
INIT(jgb_layout_decoration_item, JGB_LAYOUT_DECORATION_ITEM_INIT)
INIT(jgb_layout_section, JGB_LAYOUT_SECTION_INIT)
INIT(jgb_compositional_layout, JGB_COMPOSITIONAL_LAYOUT_INIT)
INIT(jgb_custom_layout, JGB_CUSTOM_LAYOUT_INIT)
INIT(jgb_section_metrics, JGB_SECTION_METRICS_INIT)
INIT(jgb_data_source_chunk, JGB_DATA_SOURCE_CHUNK_INIT)
INIT(jgb_item_content, JGB_ITEM_CONTENT_INIT)
INIT(jgb_data_source, JGB_DATA_SOURCE_INIT)
INIT(jgb_display_frame_request, JGB_DISPLAY_FRAME_REQUEST_INIT)
INIT(jgb_display_frame, JGB_DISPLAY_FRAME_INIT)
INIT(jgb_explicit_layout, JGB_EXPLICIT_LAYOUT_INIT)
INIT(jgb_layout_attributes_columns, JGB_LAYOUT_ATTRIBUTES_COLUMNS_INIT)
INIT(jgb_invalidation_context, JGB_INVALIDATION_CONTEXT_INIT)
INIT(jgb_layout_configuration, JGB_LAYOUT_CONFIGURATION_INIT)
INIT(jgb_flow_layout, JGB_FLOW_LAYOUT_INIT)
INIT(jgb_list_layout, JGB_LIST_LAYOUT_INIT)
INIT(jgb_grid_layout, JGB_GRID_LAYOUT_INIT)
INIT(jgb_waterfall_layout, JGB_WATERFALL_LAYOUT_INIT)
INIT(jgb_justified_layout, JGB_JUSTIFIED_LAYOUT_INIT)
INIT(jgb_carousel_layout, JGB_CAROUSEL_LAYOUT_INIT)
INIT(jgb_stack_layout, JGB_STACK_LAYOUT_INIT)
INIT(jgb_circle_layout, JGB_CIRCLE_LAYOUT_INIT)
INIT(jgb_batch_update, JGB_BATCH_UPDATE_INIT)
INIT(jgb_batch_options, JGB_BATCH_OPTIONS_INIT)
INIT(jgb_environment, JGB_ENVIRONMENT_INIT)
INIT(jgb_scroll_configuration, JGB_SCROLL_CONFIGURATION_INIT)
INIT(jgb_pinch_transition, JGB_PINCH_TRANSITION_INIT)
INIT(jgb_input_configuration, JGB_INPUT_CONFIGURATION_INIT)
INIT(jgb_scrolling, JGB_SCROLLING_INIT)
INIT(jgb_selection_configuration, JGB_SELECTION_CONFIGURATION_INIT)
INIT(jgb_selection, JGB_SELECTION_INIT)
INIT(jgb_delegate, JGB_DELEGATE_INIT)
INIT(jgb_focus_configuration, JGB_FOCUS_CONFIGURATION_INIT)
INIT(jgb_focus_state, JGB_FOCUS_STATE_INIT)
INIT(jgb_background, JGB_BACKGROUND_INIT)
INIT(jgb_viewability_configuration, JGB_VIEWABILITY_CONFIGURATION_INIT)
INIT(jgb_prefetch_configuration, JGB_PREFETCH_CONFIGURATION_INIT)
INIT(jgb_movement_configuration, JGB_MOVEMENT_CONFIGURATION_INIT)
INIT(jgb_drag_configuration, JGB_DRAG_CONFIGURATION_INIT)
INIT(jgb_drop_state, JGB_DROP_STATE_INIT)
INIT(jgb_view_state, JGB_VIEW_STATE_INIT)
INIT(jgb_view_setup, JGB_VIEW_SETUP_INIT)
INIT(jgb_swipe_configuration, JGB_SWIPE_CONFIGURATION_INIT)

/* Functions that set structs up do as the macros say, and write no more than the host knows. */
#include "check.h"

enum { STRUCT_BYTES_MAX = 1024 };

/* Fills `bytes` with what no default is, has them set up, and compares. */
#define INIT(type, macro) \
    do { \
        static const type expected = macro; \
        unsigned char bytes[STRUCT_BYTES_MAX]; \
        size_t size; \
        for (size = sizeof(size_t); size < sizeof(type) + 64; size += sizeof(size_t)) { \
            const size_t known = size < sizeof(type) ? size : sizeof(type); \
            size_t first, i; \
            memset(bytes, 0xa5, sizeof bytes); \
            type##_init((type *)(void *)bytes, size); \
            memcpy(&first, bytes, sizeof first); \
            CHECK(first == size); \
            CHECK(memcmp(bytes + sizeof size, (const char *)&expected + sizeof size, \
                         known - sizeof size) == 0); \
            for (i = known; i < size; i++) \
                CHECK(bytes[i] == 0); \
            CHECK(bytes[size] == 0xa5); \
        } \
        type##_init((type *)(void *)bytes, sizeof(size_t) - 4); \
        CHECK(bytes[0] == (unsigned char)(sizeof(type) + 64 - sizeof(size_t))); \
        type##_init(NULL, sizeof(type)); \
    } while (0)

static void data(void)
{
    INIT(jgb_animation, JGB_ANIMATION_INIT);
    INIT(jgb_section_metrics, JGB_SECTION_METRICS_INIT);
    INIT(jgb_data_source_chunk, JGB_DATA_SOURCE_CHUNK_INIT);
    INIT(jgb_item_content, JGB_ITEM_CONTENT_INIT);
    INIT(jgb_data_source, JGB_DATA_SOURCE_INIT);
    INIT(jgb_batch_update, JGB_BATCH_UPDATE_INIT);
    INIT(jgb_batch_options, JGB_BATCH_OPTIONS_INIT);
}

static void layouts(void)
{
    INIT(jgb_layout_supplementary_item, JGB_LAYOUT_SUPPLEMENTARY_ITEM_INIT);
    INIT(jgb_layout_node, JGB_LAYOUT_NODE_INIT);
    INIT(jgb_layout_boundary_supplementary_item, JGB_LAYOUT_BOUNDARY_SUPPLEMENTARY_ITEM_INIT);
    INIT(jgb_layout_decoration_item, JGB_LAYOUT_DECORATION_ITEM_INIT);
    INIT(jgb_layout_section, JGB_LAYOUT_SECTION_INIT);
    INIT(jgb_compositional_layout, JGB_COMPOSITIONAL_LAYOUT_INIT);
    INIT(jgb_custom_layout, JGB_CUSTOM_LAYOUT_INIT);
    INIT(jgb_explicit_layout, JGB_EXPLICIT_LAYOUT_INIT);
    INIT(jgb_layout_attributes_columns, JGB_LAYOUT_ATTRIBUTES_COLUMNS_INIT);
    INIT(jgb_scroll_configuration, JGB_SCROLL_CONFIGURATION_INIT);
    INIT(jgb_pinch_transition, JGB_PINCH_TRANSITION_INIT);
    INIT(jgb_input_configuration, JGB_INPUT_CONFIGURATION_INIT);
    INIT(jgb_scrolling, JGB_SCROLLING_INIT);
    INIT(jgb_prefetch_configuration, JGB_PREFETCH_CONFIGURATION_INIT);
    INIT(jgb_background, JGB_BACKGROUND_INIT);
    INIT(jgb_viewability_configuration, JGB_VIEWABILITY_CONFIGURATION_INIT);
    INIT(jgb_delegate, JGB_DELEGATE_INIT);
    INIT(jgb_layout_configuration, JGB_LAYOUT_CONFIGURATION_INIT);
    INIT(jgb_flow_layout, JGB_FLOW_LAYOUT_INIT);
    INIT(jgb_list_layout, JGB_LIST_LAYOUT_INIT);
    INIT(jgb_grid_layout, JGB_GRID_LAYOUT_INIT);
    INIT(jgb_waterfall_layout, JGB_WATERFALL_LAYOUT_INIT);
    INIT(jgb_justified_layout, JGB_JUSTIFIED_LAYOUT_INIT);
    INIT(jgb_carousel_layout, JGB_CAROUSEL_LAYOUT_INIT);
    INIT(jgb_stack_layout, JGB_STACK_LAYOUT_INIT);
    INIT(jgb_circle_layout, JGB_CIRCLE_LAYOUT_INIT);
}

static void views(void)
{
    INIT(jgb_events, JGB_EVENTS_INIT);
    INIT(jgb_limits, JGB_LIMITS_INIT);
    INIT(jgb_memory, JGB_MEMORY_INIT);
    INIT(jgb_display_frame_request, JGB_DISPLAY_FRAME_REQUEST_INIT);
    INIT(jgb_display_frame, JGB_DISPLAY_FRAME_INIT);
    INIT(jgb_invalidation_context, JGB_INVALIDATION_CONTEXT_INIT);
    INIT(jgb_environment, JGB_ENVIRONMENT_INIT);
    INIT(jgb_focus_configuration, JGB_FOCUS_CONFIGURATION_INIT);
    INIT(jgb_focus_state, JGB_FOCUS_STATE_INIT);
    INIT(jgb_drag_configuration, JGB_DRAG_CONFIGURATION_INIT);
    INIT(jgb_drop_state, JGB_DROP_STATE_INIT);
    INIT(jgb_view_state, JGB_VIEW_STATE_INIT);
    INIT(jgb_view_setup, JGB_VIEW_SETUP_INIT);
    INIT(jgb_swipe_configuration, JGB_SWIPE_CONFIGURATION_INIT);
}

int main(void)
{
    data();
    layouts();
    views();
    return check_result("init");
}

import CJogakbo
import CollectionCore

// The size of each struct in the header that published it first: where pointers have 64 bits, and
// where they have 32. A size here never changes: a struct grows at its end, by fields whose
// defaults mean what the library did before.

extension jgb_accessibility_configuration: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth(
            "ACCESSIBILITY_CONFIGURATION", from: (16, 12), jgb_accessibility_configuration_init)
    }
}
extension jgb_accessibility_elements: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("ACCESSIBILITY_ELEMENTS", from: (72, 64), jgb_accessibility_elements_init)
    }
}
extension jgb_animation: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("ANIMATION", from: (384, 448), jgb_animation_init)
    }
}
extension jgb_events: GrowingStruct {
    static var growth: Growth<Self> { unsafe Growth("EVENTS", from: (56, 36), jgb_events_init) }
}
extension jgb_limits: GrowingStruct {
    static var growth: Growth<Self> { unsafe Growth("LIMITS", from: (48, 48), jgb_limits_init) }
}
extension jgb_memory: GrowingStruct {
    static var growth: Growth<Self> { unsafe Growth("MEMORY", from: (64, 64), jgb_memory_init) }
}
extension jgb_layout_supplementary_item: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth(
            "LAYOUT_SUPPLEMENTARY_ITEM", from: (104, 104), jgb_layout_supplementary_item_init)
    }
}
extension jgb_layout_node: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("LAYOUT_NODE", from: (224, 216), jgb_layout_node_init)
    }
}
extension jgb_layout_boundary_supplementary_item: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth(
            "LAYOUT_BOUNDARY_SUPPLEMENTARY_ITEM", from: (80, 80),
            jgb_layout_boundary_supplementary_item_init)
    }
}
extension jgb_layout_decoration_item: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("LAYOUT_DECORATION_ITEM", from: (56, 56), jgb_layout_decoration_item_init)
    }
}
extension jgb_layout_section: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("LAYOUT_SECTION", from: (120, 96), jgb_layout_section_init)
    }
}
extension jgb_compositional_layout: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("COMPOSITIONAL_LAYOUT", from: (72, 40), jgb_compositional_layout_init)
    }
}
extension jgb_custom_layout: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("CUSTOM_LAYOUT", from: (216, 116), jgb_custom_layout_init)
    }
}
extension jgb_section_metrics: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("SECTION_METRICS", from: (144, 152), jgb_section_metrics_init)
    }
}
extension jgb_data_source_chunk: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("DATA_SOURCE_CHUNK", from: (80, 44), jgb_data_source_chunk_init)
    }
}
extension jgb_item_content: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("ITEM_CONTENT", from: (48, 28), jgb_item_content_init)
    }
}
extension jgb_data_source: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("DATA_SOURCE", from: (56, 28), jgb_data_source_init)
    }
}
extension jgb_display_frame_request: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("DISPLAY_FRAME_REQUEST", from: (80, 72), jgb_display_frame_request_init)
    }
}
extension jgb_display_frame: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("DISPLAY_FRAME", from: (160, 120), jgb_display_frame_init)
    }
}
extension jgb_explicit_layout: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("EXPLICIT_LAYOUT", from: (48, 48), jgb_explicit_layout_init)
    }
}
extension jgb_layout_attributes_columns: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth(
            "LAYOUT_ATTRIBUTES_COLUMNS", from: (88, 56), jgb_layout_attributes_columns_init)
    }
}
extension jgb_invalidation_context: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("INVALIDATION_CONTEXT", from: (64, 56), jgb_invalidation_context_init)
    }
}
extension jgb_layout_configuration: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("LAYOUT_CONFIGURATION", from: (48, 48), jgb_layout_configuration_init)
    }
}
extension jgb_flow_layout: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("FLOW_LAYOUT", from: (64, 64), jgb_flow_layout_init)
    }
}
extension jgb_list_layout: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("LIST_LAYOUT", from: (48, 40), jgb_list_layout_init)
    }
}
extension jgb_grid_layout: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("GRID_LAYOUT", from: (40, 32), jgb_grid_layout_init)
    }
}
extension jgb_waterfall_layout: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("WATERFALL_LAYOUT", from: (40, 32), jgb_waterfall_layout_init)
    }
}
extension jgb_justified_layout: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("JUSTIFIED_LAYOUT", from: (40, 32), jgb_justified_layout_init)
    }
}
extension jgb_carousel_layout: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("CAROUSEL_LAYOUT", from: (72, 72), jgb_carousel_layout_init)
    }
}
extension jgb_stack_layout: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("STACK_LAYOUT", from: (64, 64), jgb_stack_layout_init)
    }
}
extension jgb_circle_layout: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("CIRCLE_LAYOUT", from: (72, 72), jgb_circle_layout_init)
    }
}
extension jgb_batch_update: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("BATCH_UPDATE", from: (64, 32), jgb_batch_update_init)
    }
}
extension jgb_batch_options: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("BATCH_OPTIONS", from: (32, 24), jgb_batch_options_init)
    }
}
extension jgb_environment: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("ENVIRONMENT", from: (144, 152), jgb_environment_init)
    }
}
extension jgb_scroll_configuration: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("SCROLL_CONFIGURATION", from: (64, 144), jgb_scroll_configuration_init)
    }
}
extension jgb_input_configuration: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("INPUT_CONFIGURATION", from: (32, 32), jgb_input_configuration_init)
    }
}
extension jgb_pinch_transition: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("PINCH_TRANSITION", from: (40, 32), jgb_pinch_transition_init)
    }
}
extension jgb_scrolling: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("SCROLLING", from: (48, 88), jgb_scrolling_init)
    }
}
extension jgb_focus_configuration: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("FOCUS_CONFIGURATION", from: (24, 20), jgb_focus_configuration_init)
    }
}
extension jgb_focus_state: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("FOCUS_STATE", from: (32, 28), jgb_focus_state_init)
    }
}
extension jgb_selection_configuration: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("SELECTION_CONFIGURATION", from: (32, 36), jgb_selection_configuration_init)
    }
}
extension jgb_selection: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("SELECTION", from: (56, 56), jgb_selection_init)
    }
}
extension jgb_delegate: GrowingStruct {
    static var growth: Growth<Self> { unsafe Growth("DELEGATE", from: (72, 36), jgb_delegate_init) }
}
extension jgb_viewability_configuration: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth(
            "VIEWABILITY_CONFIGURATION", from: (32, 32), jgb_viewability_configuration_init)
    }
}
extension jgb_background: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("BACKGROUND", from: (24, 20), jgb_background_init)
    }
}
extension jgb_movement_configuration: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("MOVEMENT_CONFIGURATION", from: (40, 44), jgb_movement_configuration_init)
    }
}
extension jgb_drag_configuration: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("DRAG_CONFIGURATION", from: (32, 36), jgb_drag_configuration_init)
    }
}
extension jgb_drop_state: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("DROP_STATE", from: (64, 64), jgb_drop_state_init)
    }
}
extension jgb_swipe_configuration: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("SWIPE_CONFIGURATION", from: (32, 32), jgb_swipe_configuration_init)
    }
}
extension jgb_prefetch_configuration: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("PREFETCH_CONFIGURATION", from: (16, 40), jgb_prefetch_configuration_init)
    }
}
extension jgb_view_state: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("VIEW_STATE", from: (176, 144), jgb_view_state_init)
    }
}
extension jgb_view_setup: GrowingStruct {
    static var growth: Growth<Self> {
        unsafe Growth("VIEW_SETUP", from: (264, 152), jgb_view_setup_init)
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
/* The defaults of structs that may grow. */
#ifndef JOGAKBO_DEFAULTS_HPP
#define JOGAKBO_DEFAULTS_HPP

#include "../jogakbo.h"

namespace jogakbo {

/* A struct that may grow, with its defaults: auto flow = defaults<jgb_flow_layout>(); */
template <class Struct>
Struct defaults() = delete;

#define JOGAKBO_DEFAULTS(name) \
    template <> \
    inline name defaults<name>() \
    { \
        name value; \
        name##_init(&value, sizeof value); \
        return value; \
    }
JOGAKBO_DEFAULTS(jgb_animation)
JOGAKBO_DEFAULTS(jgb_limits)
JOGAKBO_DEFAULTS(jgb_memory)
JOGAKBO_DEFAULTS(jgb_layout_supplementary_item)
JOGAKBO_DEFAULTS(jgb_layout_node)
JOGAKBO_DEFAULTS(jgb_layout_boundary_supplementary_item)
JOGAKBO_DEFAULTS(jgb_layout_decoration_item)
JOGAKBO_DEFAULTS(jgb_layout_section)
JOGAKBO_DEFAULTS(jgb_compositional_layout)
JOGAKBO_DEFAULTS(jgb_custom_layout)
JOGAKBO_DEFAULTS(jgb_section_metrics)
JOGAKBO_DEFAULTS(jgb_data_source_chunk)
JOGAKBO_DEFAULTS(jgb_item_content)
JOGAKBO_DEFAULTS(jgb_data_source)
JOGAKBO_DEFAULTS(jgb_display_frame_request)
JOGAKBO_DEFAULTS(jgb_display_frame)
JOGAKBO_DEFAULTS(jgb_events)
JOGAKBO_DEFAULTS(jgb_accessibility_configuration)
JOGAKBO_DEFAULTS(jgb_accessibility_elements)
JOGAKBO_DEFAULTS(jgb_scroll_configuration)
JOGAKBO_DEFAULTS(jgb_scrolling)
JOGAKBO_DEFAULTS(jgb_selection_configuration)
JOGAKBO_DEFAULTS(jgb_selection)
JOGAKBO_DEFAULTS(jgb_delegate)
JOGAKBO_DEFAULTS(jgb_movement_configuration)
JOGAKBO_DEFAULTS(jgb_drag_configuration)
JOGAKBO_DEFAULTS(jgb_drop_state)
JOGAKBO_DEFAULTS(jgb_swipe_configuration)
JOGAKBO_DEFAULTS(jgb_view_state)
JOGAKBO_DEFAULTS(jgb_view_setup)
JOGAKBO_DEFAULTS(jgb_focus_configuration)
JOGAKBO_DEFAULTS(jgb_focus_state)
JOGAKBO_DEFAULTS(jgb_prefetch_configuration)
JOGAKBO_DEFAULTS(jgb_background)
JOGAKBO_DEFAULTS(jgb_viewability_configuration)
JOGAKBO_DEFAULTS(jgb_pinch_transition)
JOGAKBO_DEFAULTS(jgb_input_configuration)
JOGAKBO_DEFAULTS(jgb_explicit_layout)
JOGAKBO_DEFAULTS(jgb_layout_attributes_columns)
JOGAKBO_DEFAULTS(jgb_invalidation_context)
JOGAKBO_DEFAULTS(jgb_layout_configuration)
JOGAKBO_DEFAULTS(jgb_flow_layout)
JOGAKBO_DEFAULTS(jgb_list_layout)
JOGAKBO_DEFAULTS(jgb_grid_layout)
JOGAKBO_DEFAULTS(jgb_waterfall_layout)
JOGAKBO_DEFAULTS(jgb_justified_layout)
JOGAKBO_DEFAULTS(jgb_carousel_layout)
JOGAKBO_DEFAULTS(jgb_stack_layout)
JOGAKBO_DEFAULTS(jgb_circle_layout)
JOGAKBO_DEFAULTS(jgb_batch_update)
JOGAKBO_DEFAULTS(jgb_batch_options)
JOGAKBO_DEFAULTS(jgb_environment)
#undef JOGAKBO_DEFAULTS

} // namespace jogakbo

#endif

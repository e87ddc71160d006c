/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Layouts that stack sections along the scroll direction: flow, list, grid,
 * waterfall and justified.
 *
 * A layout places the elements of a view. jgb_view_set_list_layout() and
 * jgb_view_set_flow_layout() are the simplest way to set one. For the others,
 * and to animate a change of layout, a host creates a jgb_layout with
 * jgb_layout_create_...(), sets it with jgb_view_set_layout(), and destroys it
 * with jgb_layout_destroy(). Lengths are points. The main axis is the scroll
 * direction; "across" is the other axis.
 */
#ifndef JOGAKBO_LAYOUT_H
#define JOGAKBO_LAYOUT_H

#include "animation.h"
#include "data.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The boundary from which section insets across the scroll direction are
 * measured. */
typedef enum jgb_section_inset_reference {
    JGB_INSET_FROM_CONTENT_INSET = 0,
    JGB_INSET_FROM_SAFE_AREA = 1,
    JGB_INSET_FROM_LAYOUT_MARGINS = 2,
    JGB_SECTION_INSET_REFERENCE_FORCE_32 = 0x7fffffff
} jgb_section_inset_reference;

/* The configuration that list, grid, waterfall, justified, compositional and
 * custom layouts have in common. */
typedef struct jgb_layout_configuration {
    size_t struct_size;
    jgb_axis scroll_direction;
    jgb_section_inset_reference section_inset_reference;
    uint32_t section_headers_pin_to_visible_bounds; /* not 0: headers pin */
    uint32_t section_footers_pin_to_visible_bounds; /* not 0: footers pin */
    /* Not 0: content is mirrored if the language direction is right to left. */
    uint32_t flips_horizontally_in_opposite_layout_direction;
    uint32_t reserved;
    double pixel_scale; /* edges: multiples of 1/scale; 0: any */
    /* The metrics of sections without metrics of their own. NULL:
     * JGB_SECTION_METRICS_INIT. */
    const jgb_section_metrics *section_metrics;
} jgb_layout_configuration;
#define JGB_LAYOUT_CONFIGURATION_INIT \
    { sizeof(jgb_layout_configuration), JGB_VERTICAL, JGB_INSET_FROM_CONTENT_INSET, \
      0, 0, 0, 0, 0, NULL }
void jgb_layout_configuration_init(jgb_layout_configuration *out_configuration, size_t struct_size);

/* The alignment of the items on a full line, that is, on each line of a section
 * except the last. */
typedef enum jgb_line_alignment {
    JGB_LINE_JUSTIFY = 0, /* equal gaps; a lone item is centred */
    JGB_LINE_LEADING = 1,
    JGB_LINE_CENTER = 2,
    JGB_LINE_TRAILING = 3,
    JGB_LINE_ALIGNMENT_FORCE_32 = 0x7fffffff
} jgb_line_alignment;

/* The alignment of the items on the last line of a section. */
typedef enum jgb_last_line_alignment {
    /* Items of equal size stand in the columns of the lines above. Items of
     * different sizes are leading, with the minimum spacing. */
    JGB_LAST_LINE_AUTOMATIC = 0,
    JGB_LAST_LINE_LEADING = 1,
    JGB_LAST_LINE_CENTER = 2,
    JGB_LAST_LINE_TRAILING = 3,
    JGB_LAST_LINE_JUSTIFY = 4, /* like a full line */
    /* Like a full line that ends with as many copies of the last item as fit. */
    JGB_LAST_LINE_PAD_WITH_LAST_ITEM = 5,
    JGB_LAST_LINE_ALIGNMENT_FORCE_32 = 0x7fffffff
} jgb_last_line_alignment;

/* A flow layout, as in UIKit: items stand on a line for as long as they fit.
 * JGB_FLOW_LAYOUT_INIT has UIKit's defaults. */
typedef struct jgb_flow_layout {
    size_t struct_size;
    jgb_axis scroll_direction;
    jgb_line_alignment line_alignment;
    jgb_last_line_alignment last_line_alignment;
    jgb_section_inset_reference section_inset_reference;
    uint32_t section_headers_pin_to_visible_bounds; /* not 0: headers pin */
    uint32_t section_footers_pin_to_visible_bounds; /* not 0: footers pin */
    /* Not 0: content is mirrored if the language direction is right to left. */
    uint32_t flips_horizontally_in_opposite_layout_direction;
    uint32_t reserved;
    double pixel_scale;          /* edges: multiples of 1/scale; 0: any      */
    double line_break_tolerance; /* fraction of a line that may be overfilled */
    const jgb_section_metrics *section_metrics; /* see jgb_layout_configuration */
} jgb_flow_layout;
#define JGB_FLOW_LAYOUT_INIT \
    { sizeof(jgb_flow_layout), JGB_VERTICAL, JGB_LINE_JUSTIFY, \
      JGB_LAST_LINE_AUTOMATIC, JGB_INSET_FROM_CONTENT_INSET, 0, 0, 0, 0, 0, 1e-6, \
      NULL }
void jgb_flow_layout_init(jgb_flow_layout *out_layout, size_t struct_size);

/*
 * Replaces the view's layout by a flow layout, without animation. `layout` may
 * be NULL, for JGB_FLOW_LAYOUT_INIT. The view forgets preferred sizes. Elements
 * that stay visible keep their reusable views. Cost: none until the next layout
 * pass.
 */
jgb_status jgb_view_set_flow_layout(jgb_view *view, const jgb_flow_layout *layout);

/* A list layout: rows that span the container, with separators between them. */
typedef struct jgb_list_layout {
    size_t struct_size;
    const jgb_layout_configuration *configuration; /* NULL: its defaults */
    uint32_t separator_kind; /* of decoration views; JGB_KIND_NONE: none */
    uint32_t separator_reuse_identifier;
    double separator_thickness;
    double separator_leading_inset; /* from the row's start to the separator */
    double separator_trailing_inset; /* from the separator to the row's end */
} jgb_list_layout;
#define JGB_LIST_LAYOUT_INIT \
    { sizeof(jgb_list_layout), NULL, JGB_KIND_NONE, 0, 1, 0, 0 }
void jgb_list_layout_init(jgb_list_layout *out_layout, size_t struct_size);

/*
 * Replaces the view's layout by a list layout, without animation. `layout` may
 * be NULL, for JGB_LIST_LAYOUT_INIT. The view forgets preferred sizes. Elements
 * that stay visible keep their reusable views. Cost: none until the next layout
 * pass.
 */
jgb_status jgb_view_set_list_layout(jgb_view *view, const jgb_list_layout *layout);

/* The lanes of a grid or a waterfall: parallel strips of equal length across.
 * If the content scrolls vertically, lanes are columns. */
typedef struct jgb_lanes {
    uint32_t count; /* 1 to 1024; 0: as many as minimum_length allows */
    uint32_t reserved;
    double minimum_length; /* of a lane, across, more than 0; read if count is 0 */
} jgb_lanes;

/* A grid layout: items in equal lanes, row after row. An item with a span takes
 * several lanes and rows. */
typedef struct jgb_grid_layout {
    size_t struct_size;
    const jgb_layout_configuration *configuration; /* NULL: its defaults */
    jgb_lanes lanes;
    /* The length of a row along the scroll direction, as a multiple of the
     * length of a lane. 0: rows are as long as their items' own sizes need. */
    double aspect_ratio;
} jgb_grid_layout;
#define JGB_GRID_LAYOUT_INIT \
    { sizeof(jgb_grid_layout), NULL, { 3, 0, 0 }, 1 }
void jgb_grid_layout_init(jgb_grid_layout *out_layout, size_t struct_size);

/* The rule by which a waterfall chooses the lane of an item. */
typedef enum jgb_lane_placement {
    /* Items keep their lanes when other items change. A new item goes to the
     * lane that keeps the lanes even, at the item and at their ends. Last
     * items that are not visible change their lanes, so that lanes end at most
     * the length of the longest item apart. */
    JGB_LANES_STABLE = 0,
    /* The lane that is the shortest now. A change can move all items after it
     * to other lanes. */
    JGB_LANES_GREEDY = 1,
    JGB_LANE_PLACEMENT_FORCE_32 = 0x7fffffff
} jgb_lane_placement;

/* A waterfall layout (masonry): each item goes to the shortest lane. An item
 * with a span takes several lanes. */
typedef struct jgb_waterfall_layout {
    size_t struct_size;
    const jgb_layout_configuration *configuration; /* NULL: its defaults */
    jgb_lanes lanes;
    jgb_lane_placement lane_placement;
    uint32_t keeps_aspect_ratio; /* not 0: items keep the ratio of their size */
} jgb_waterfall_layout;
#define JGB_WATERFALL_LAYOUT_INIT \
    { sizeof(jgb_waterfall_layout), NULL, { 2, 0, 0 }, \
      JGB_LANES_STABLE, 0 }
void jgb_waterfall_layout_init(jgb_waterfall_layout *out_layout, size_t struct_size);

/* A justified layout: items keep their aspect ratios, and each line is scaled
 * so that its items fill it. */
typedef struct jgb_justified_layout {
    size_t struct_size;
    const jgb_layout_configuration *configuration; /* NULL: its defaults */
    double target_line_thickness;
    double thickness_tolerance; /* a fraction of the target, below 1 */
    /* The alignment of a line that its items do not fill.
     * JGB_LAST_LINE_AUTOMATIC is leading. JGB_LAST_LINE_PAD_WITH_LAST_ITEM is
     * an error. */
    jgb_last_line_alignment last_line_alignment;
    uint32_t reserved;
} jgb_justified_layout;
#define JGB_JUSTIFIED_LAYOUT_INIT \
    { sizeof(jgb_justified_layout), NULL, 200, 0.25, \
      JGB_LAST_LINE_AUTOMATIC, 0 }
void jgb_justified_layout_init(jgb_justified_layout *out_layout, size_t struct_size);

/*
 * These functions create a layout, for any number of views. The caller destroys
 * the layout with jgb_layout_destroy(). A struct that is NULL stands for its
 * defaults. Struct sizes and enumerations are checked now. All else is checked
 * when a view gets the layout, since it can depend on what the view has
 * registered. If a layout cannot be created, jgb_last_error() says why.
 */
jgb_status jgb_layout_create_flow(const jgb_flow_layout *flow, jgb_layout **out_layout);
jgb_status jgb_layout_create_list(const jgb_list_layout *list, jgb_layout **out_layout);
jgb_status jgb_layout_create_grid(const jgb_grid_layout *grid, jgb_layout **out_layout);
jgb_status jgb_layout_create_waterfall(const jgb_waterfall_layout *waterfall,
                                       jgb_layout **out_layout);
jgb_status jgb_layout_create_justified(const jgb_justified_layout *justified,
                                       jgb_layout **out_layout);

/* Destroys a layout. Views that have the layout keep showing it. NULL does
 * nothing. */
void jgb_layout_destroy(jgb_layout *layout);

/*
 * Replaces the view's layout. The caller may destroy the handle afterwards. The
 * view forgets preferred sizes. Elements that stay visible keep their reusable
 * views. If `animation` is NULL, the next display frame shows the new layout,
 * and all animations that run end as not finished. Otherwise elements move from
 * their old places to their new ones. Either way a display frame reports the
 * completion with `tag`. jgb_view_set_flow_layout() and
 * jgb_view_set_list_layout() report none.
 * Errors: JGB_INVALID_ARGUMENT if a number, reuse identifier or kind of the
 * layout is invalid, JGB_RESOURCE_EXHAUSTED if too many completions are still
 * to be reported.
 */
jgb_status jgb_view_set_layout(jgb_view *view, const jgb_layout *layout,
                               const jgb_animation *animation, uint64_t tag);

#ifdef __cplusplus
}
#endif
#endif

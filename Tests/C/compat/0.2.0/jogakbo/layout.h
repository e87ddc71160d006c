/*
 * Layouts that stack sections along the scroll direction: flow, list, grid,
 * waterfall, justified.
 */
#ifndef JOGAKBO_LAYOUT_H
#define JOGAKBO_LAYOUT_H

#include "animation.h"
#include "data.h"

#ifdef __cplusplus
extern "C" {
#endif

/* From which edge section insets are measured across the scroll direction. */
typedef enum jgb_section_inset_reference {
    JGB_INSET_FROM_CONTENT_INSET = 0,
    JGB_INSET_FROM_SAFE_AREA = 1,
    JGB_INSET_FROM_LAYOUT_MARGINS = 2,
    JGB_SECTION_INSET_REFERENCE_FORCE_32 = 0x7fffffff
} jgb_section_inset_reference;

/* What the layouts below share, that stack sections along the scroll direction. */
typedef struct jgb_layout_configuration {
    size_t struct_size;
    jgb_axis scroll_direction;
    jgb_section_inset_reference section_inset_reference;
    uint32_t section_headers_pin_to_visible_bounds; /* not 0: they do */
    uint32_t section_footers_pin_to_visible_bounds;
    uint32_t flips_horizontally_in_opposite_layout_direction;
    uint32_t reserved;
    double pixel_scale; /* origins: multiples of 1/scale; 0: any */
    /* Of sections without metrics of their own; NULL: JGB_SECTION_METRICS_INIT. */
    const jgb_section_metrics *section_metrics;
} jgb_layout_configuration;
#define JGB_LAYOUT_CONFIGURATION_INIT \
    { sizeof(jgb_layout_configuration), JGB_VERTICAL, JGB_INSET_FROM_CONTENT_INSET, \
      0, 0, 0, 0, 0, NULL }
void jgb_layout_configuration_init(jgb_layout_configuration *out_configuration, size_t struct_size);

/* Where the items of a full line go when they do not fill it. */
typedef enum jgb_line_alignment {
    JGB_LINE_JUSTIFY = 0, /* equal gaps; a lone item is centred */
    JGB_LINE_LEADING = 1,
    JGB_LINE_CENTER = 2,
    JGB_LINE_TRAILING = 3,
    JGB_LINE_ALIGNMENT_FORCE_32 = 0x7fffffff
} jgb_line_alignment;

/* Where the items of the last line of a section go. */
typedef enum jgb_last_line_alignment {
    /* Items of equal size: in the columns of the lines above. Otherwise:
     * leading, with the minimum spacing. */
    JGB_LAST_LINE_AUTOMATIC = 0,
    JGB_LAST_LINE_LEADING = 1,
    JGB_LAST_LINE_CENTER = 2,
    JGB_LAST_LINE_TRAILING = 3,
    JGB_LAST_LINE_JUSTIFY = 4, /* as a full line */
    /* As a full line of these and as many copies of the last one as fit. */
    JGB_LAST_LINE_PAD_WITH_LAST_ITEM = 5,
    JGB_LAST_LINE_ALIGNMENT_FORCE_32 = 0x7fffffff
} jgb_last_line_alignment;

/* UIKit's flow layout; the macro gives UIKit's defaults. */
typedef struct jgb_flow_layout {
    size_t struct_size;
    jgb_axis scroll_direction;
    jgb_line_alignment line_alignment;
    jgb_last_line_alignment last_line_alignment;
    jgb_section_inset_reference section_inset_reference;
    uint32_t section_headers_pin_to_visible_bounds; /* not 0: they do */
    uint32_t section_footers_pin_to_visible_bounds;
    uint32_t flips_horizontally_in_opposite_layout_direction;
    uint32_t reserved;
    double pixel_scale;          /* origins: multiples of 1/scale; 0: any    */
    double line_break_tolerance; /* fraction of a line that may be overfilled */
    const jgb_section_metrics *section_metrics; /* see jgb_layout_configuration */
} jgb_flow_layout;
#define JGB_FLOW_LAYOUT_INIT \
    { sizeof(jgb_flow_layout), JGB_VERTICAL, JGB_LINE_JUSTIFY, \
      JGB_LAST_LINE_AUTOMATIC, JGB_INSET_FROM_CONTENT_INSET, 0, 0, 0, 0, 0, 1e-6, \
      NULL }
void jgb_flow_layout_init(jgb_flow_layout *out_layout, size_t struct_size);

/*
 * Replaces the layout; `layout` may be NULL: its defaults. Sizes that the host sent
 * are forgotten; elements that stay visible keep their views. Cost: none until the
 * next layout.
 */
jgb_status jgb_view_set_flow_layout(jgb_view *view, const jgb_flow_layout *layout);

/* Rows as long as the container, with separators between them. */
typedef struct jgb_list_layout {
    size_t struct_size;
    const jgb_layout_configuration *configuration; /* NULL: its defaults */
    uint32_t separator_kind; /* of decoration views; JGB_KIND_NONE: none */
    uint32_t separator_reuse_identifier;
    double separator_thickness;
    double separator_leading_inset; /* shorter than its row by so much */
    double separator_trailing_inset;
} jgb_list_layout;
#define JGB_LIST_LAYOUT_INIT \
    { sizeof(jgb_list_layout), NULL, JGB_KIND_NONE, 0, 1, 0, 0 }
void jgb_list_layout_init(jgb_list_layout *out_layout, size_t struct_size);

/* Replaces the layout by a list, as jgb_view_set_flow_layout() does. */
jgb_status jgb_view_set_list_layout(jgb_view *view, const jgb_list_layout *layout);

/* The parallel lanes of a grid or waterfall: columns, when the content scrolls
 * vertically. */
typedef struct jgb_lanes {
    uint32_t count; /* 1 to 1024; 0: as many as minimum_length allows */
    uint32_t reserved;
    double minimum_length; /* of a lane across; read when count is 0 */
} jgb_lanes;

/* Items in equal lanes, row after row; by their spans they may take several. */
typedef struct jgb_grid_layout {
    size_t struct_size;
    const jgb_layout_configuration *configuration; /* NULL: its defaults */
    jgb_lanes lanes;
    /* An item's length along the scroll direction, in lengths across; 0: its own. */
    double aspect_ratio;
} jgb_grid_layout;
#define JGB_GRID_LAYOUT_INIT \
    { sizeof(jgb_grid_layout), NULL, { 3, 0, 0 }, 1 }
void jgb_grid_layout_init(jgb_grid_layout *out_layout, size_t struct_size);

/* Which lane an item of a waterfall gets. */
typedef enum jgb_lane_placement {
    /* The shortest one when it comes; it keeps it when others change. */
    JGB_LANES_STABLE = 0,
    /* The shortest one, always: a change may move all that follow. */
    JGB_LANES_GREEDY = 1,
    JGB_LANE_PLACEMENT_FORCE_32 = 0x7fffffff
} jgb_lane_placement;

/* Items in lanes, each in the shortest one: a masonry. By their spans they may
 * take several lanes. */
typedef struct jgb_waterfall_layout {
    size_t struct_size;
    const jgb_layout_configuration *configuration; /* NULL: its defaults */
    jgb_lanes lanes;
    jgb_lane_placement lane_placement;
    uint32_t keeps_aspect_ratio; /* not 0: an item's length follows from its lane's */
} jgb_waterfall_layout;
#define JGB_WATERFALL_LAYOUT_INIT \
    { sizeof(jgb_waterfall_layout), NULL, { 2, 0, 0 }, \
      JGB_LANES_STABLE, 0 }
void jgb_waterfall_layout_init(jgb_waterfall_layout *out_layout, size_t struct_size);

/* Lines of items that keep their aspect ratios and fill the line together. */
typedef struct jgb_justified_layout {
    size_t struct_size;
    const jgb_layout_configuration *configuration; /* NULL: its defaults */
    double target_line_thickness;
    double thickness_tolerance; /* a fraction of the target, below 1 */
    /* Of lines that do not fill up; JGB_LAST_LINE_AUTOMATIC is leading, and
     * JGB_LAST_LINE_PAD_WITH_LAST_ITEM is refused. */
    jgb_last_line_alignment last_line_alignment;
    uint32_t reserved;
} jgb_justified_layout;
#define JGB_JUSTIFIED_LAYOUT_INIT \
    { sizeof(jgb_justified_layout), NULL, 200, 0.25, \
      JGB_LAST_LINE_AUTOMATIC, 0 }
void jgb_justified_layout_init(jgb_justified_layout *out_layout, size_t struct_size);

/*
 * Makes a layout for any views. NULL in the place of the struct: its defaults.
 * Checked here: struct sizes, enumerations; all else is checked by the view that
 * gets it, and may depend on what that has registered. jgb_last_error() says why
 * there is none.
 */
jgb_status jgb_layout_create_flow(const jgb_flow_layout *flow, jgb_layout **out_layout);
jgb_status jgb_layout_create_list(const jgb_list_layout *list, jgb_layout **out_layout);
jgb_status jgb_layout_create_grid(const jgb_grid_layout *grid, jgb_layout **out_layout);
jgb_status jgb_layout_create_waterfall(const jgb_waterfall_layout *waterfall,
                                       jgb_layout **out_layout);
jgb_status jgb_layout_create_justified(const jgb_justified_layout *justified,
                                       jgb_layout **out_layout);

/* Takes a layout back; views that show it go on showing it. NULL: nothing. */
void jgb_layout_destroy(jgb_layout *layout);

/*
 * Replaces the layout, as jgb_view_set_flow_layout() does; the view keeps no
 * hold of the handle. `animation` may be NULL: at once. Otherwise elements move
 * from their old places to their new ones, and `tag` is reported with the
 * completion, as that of a batch update.
 * Errors: JGB_INVALID_ARGUMENT for what is wrong with the layout's numbers, reuse
 * identifiers and kinds.
 */
jgb_status jgb_view_set_layout(jgb_view *view, const jgb_layout *layout,
                               const jgb_animation *animation, uint64_t tag);

#ifdef __cplusplus
}
#endif
#endif

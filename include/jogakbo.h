/*
 * jogakbo.h - C interface to Jogakbo, a headless collection view.
 *
 * A host describes its sections and items once, and asks for a display frame
 * whenever it draws: which elements are visible, where each one is, and in
 * which reusable view of its own pool to show it.
 *
 *     data source ---> [ jgb_view ] ---> display frame (elements, views)
 *
 * What is not declared in this file is not public.
 *
 * UNITS     Lengths are points. Rectangles are in content coordinates: origin
 *           at the content's top left, y downwards. Times are nanoseconds.
 *           A length that enters is rounded to a multiple of 2^-16 point; the
 *           rounded length is the one reported. Content is at most 2^36 points
 *           long, all items together at most 2^37 either way, an item, inset
 *           or spacing at most 2^24.
 * OWNERSHIP jgb_view_create() gives the caller a handle and jgb_view_destroy()
 *           takes it back; destroying NULL does nothing. A `const T *` handed
 *           out is borrowed until the next call with that view. What is handed
 *           in is read during the call only, callbacks and their context
 *           excepted. All this goes for snapshots as for views.
 * ERRORS    Fallible functions return jgb_status. On anything but JGB_OK the
 *           view and every out parameter are as they were before the call, and
 *           jgb_view_last_error() says what, which and why. NULL where it is
 *           not said to be allowed, NaN, infinity, negative lengths and values
 *           that an enumeration does not have are JGB_INVALID_ARGUMENT.
 *           Nothing aborts the program but real exhaustion of memory.
 * THREADS   A view serves one thread at a time; two views share no state. So do
 *           snapshots, be they copies of each other or applied to a view.
 * GROWTH    Structs that may grow begin with struct_size; set them with their
 *           JGB_..._INIT macro. Other structs never change.
 */
#ifndef JOGAKBO_H
#define JOGAKBO_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Constants ---------------------------------------------------------- */

/* Major * 1,000,000 + minor * 1,000 + patch. */
#define JGB_VERSION_NUMBER 1000

/* The item of an index path that names no item. */
#define JGB_NO_ITEM 0xffffffffu

/* The section of an element that stands around all sections: a boundary view of a
 * compositional layout itself. Its item is 0. */
#define JGB_NO_SECTION 0xffffffffu
/* The reusable view of an element that is not shown. */
#define JGB_NO_VIEW 0xffffffffu

/* Kinds of supplementary and decoration views; registered ones follow. */
#define JGB_KIND_NONE 0u /* cells have no kind */
#define JGB_KIND_SECTION_HEADER 1u
#define JGB_KIND_SECTION_FOOTER 2u

/* The reuse identifier that needs no registration. */
#define JGB_REUSE_IDENTIFIER_STANDARD 0u

/* Numbers equal ErrorCode in proto/ and are never reused. */
typedef enum jgb_status {
    JGB_OK = 0,
    JGB_INVALID_ARGUMENT = 1,    /* NULL, NaN, infinity, negative, unknown   */
    JGB_INVALID_INDEX_PATH = 2,  /* no such section or item                  */
    JGB_INVALID_UPDATE = 3,      /* a batch update that is not possible      */
    JGB_NOT_FOUND = 4,           /* no such element, or nothing there        */
    JGB_RESOURCE_EXHAUSTED = 5,  /* a limit would be passed                  */
    JGB_BUSY = 6,                /* called from inside a callback            */
    JGB_WRONG_STATE = 7,         /* goes not with what was called before     */
    JGB_INVALID_LAYOUT = 8,      /* a host's layout answered what cannot be  */
    JGB_STATUS_FORCE_32 = 0x7fffffff
} jgb_status;

typedef enum jgb_element_category {
    JGB_CELL = 0,
    JGB_SUPPLEMENTARY_VIEW = 1,
    JGB_DECORATION_VIEW = 2,
    JGB_ELEMENT_CATEGORY_FORCE_32 = 0x7fffffff
} jgb_element_category;

/* Flags of jgb_layout_attributes. */
#define JGB_ELEMENT_HIDDEN 1u    /* need not be drawn               */
#define JGB_ELEMENT_ESTIMATED 2u /* measure it, send preferred size */
#define JGB_ELEMENT_PREPARED 4u  /* reserved: not set yet           */
/* On its way out: no more in the data. Its index path is the one it had, and
 * may be another element's now: tell elements apart by their views. */
#define JGB_ELEMENT_DISAPPEARING 8u

/* Flags of jgb_display_frame_request. */
#define JGB_REQUEST_COMPLETE 1u /* all elements, not only changes   */

/* Flags of jgb_display_frame. */
#define JGB_FRAME_COMPLETE 1u       /* elements are all visible ones */
#define JGB_FRAME_LAYOUT_CHANGED 2u /* not only by scrolling         */
#define JGB_FRAME_IN_TRANSITION 4u  /* elements are moving: go on asking */

/* Flags of jgb_data_source_chunk; of jgb_item_content only the second. */
#define JGB_CHUNK_CONTINUES_SECTION 1u /* see there                  */
#define JGB_CHUNK_SIZES_ARE_ESTIMATES 2u

/* Flags of jgb_update_item. */
/* Of reloads and reconfigures: sizes and reuse identifiers stay as they are. */
#define JGB_UPDATE_KEEPS_CONTENT 1u

/* Flags of jgb_batch_options. */
#define JGB_BATCH_STRICT_UIKIT 1u /* refuse what UIKit would refuse */

/* What happens to items or sections; the numbers are UIKit's. */
typedef enum jgb_update_action {
    JGB_INSERT = 0,
    JGB_DELETE = 1,
    JGB_RELOAD = 2, /* another item in its place, in another view          */
    JGB_MOVE = 3,
    JGB_RECONFIGURE = 5, /* the same item and view, to be configured anew  */
    JGB_UPDATE_ACTION_FORCE_32 = 0x7fffffff
} jgb_update_action;

/* On which side of an identifier that is in a snapshot. */
typedef enum jgb_relation {
    JGB_BEFORE = 0,
    JGB_AFTER = 1,
    JGB_RELATION_FORCE_32 = 0x7fffffff
} jgb_relation;

/* What becomes of identifiers that are inserted and are in the snapshot already. */
typedef enum jgb_duplicate_policy {
    JGB_DUPLICATES_MOVE = 0,   /* they move to the new place; the default  */
    JGB_DUPLICATES_REFUSE = 1, /* the call is JGB_INVALID_ARGUMENT         */
    JGB_DUPLICATES_KEEP = 2,   /* they stay where they are, as they are    */
    JGB_DUPLICATE_POLICY_FORCE_32 = 0x7fffffff
} jgb_duplicate_policy;

/* What keeps its place on screen when the layout changes. */
typedef enum jgb_content_anchor_policy {
    JGB_ANCHOR_NONE = 0, /* the content offset stays the same number (UIKit) */
    JGB_ANCHOR_FIRST_VISIBLE_ITEM = 1, /* the default */
    JGB_ANCHOR_LAST_VISIBLE_ITEM = 2,
    JGB_ANCHOR_ITEM = 3,       /* the item at an index path, followed         */
    JGB_ANCHOR_IDENTIFIER = 4, /* the item with an identifier, followed       */
    JGB_CONTENT_ANCHOR_POLICY_FORCE_32 = 0x7fffffff
} jgb_content_anchor_policy;

typedef enum jgb_timing_curve_kind {
    JGB_CURVE_LINEAR = 0,
    JGB_CURVE_EASE_IN = 1,
    JGB_CURVE_EASE_OUT = 2,
    JGB_CURVE_EASE_IN_OUT = 3,
    /* Parameters: x1, y1, x2, y2; x from 0 to 1, y from -100 to 100. */
    JGB_CURVE_CUBIC_BEZIER = 4,
    /* Damping ratio, 0.01 to 1 (critical); initial velocity, -100 to 100
     * distances per duration, towards the target. */
    JGB_CURVE_SPRING = 5,
    JGB_TIMING_CURVE_KIND_FORCE_32 = 0x7fffffff
} jgb_timing_curve_kind;

typedef enum jgb_edge {
    JGB_EDGE_NONE = 0,
    JGB_EDGE_TOP = 1,
    JGB_EDGE_LEFT = 2,
    JGB_EDGE_BOTTOM = 3,
    JGB_EDGE_RIGHT = 4,
    JGB_EDGE_FORCE_32 = 0x7fffffff
} jgb_edge;

typedef enum jgb_axis {
    JGB_VERTICAL = 0,
    JGB_HORIZONTAL = 1,
    JGB_AXIS_FORCE_32 = 0x7fffffff
} jgb_axis;

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

/* What becomes of what a host's layout answers, or is said of single elements,
 * that cannot be. */
typedef enum jgb_layout_fault_policy {
    JGB_LAYOUT_FAULT_FAILS = 0,   /* the call is JGB_INVALID_LAYOUT          */
    /* The element is left out, or stays as it was; a display frame says so. */
    JGB_LAYOUT_FAULT_IS_DROPPED = 1,
    JGB_LAYOUT_FAULT_POLICY_FORCE_32 = 0x7fffffff
} jgb_layout_fault_policy;

/* Flags of jgb_invalidation_context. */
#define JGB_INVALIDATE_EVERYTHING 1u
#define JGB_INVALIDATE_DATA_SOURCE_COUNTS 2u /* all attributes, too */

/* From which edge section insets are measured across the scroll direction. */
typedef enum jgb_section_inset_reference {
    JGB_INSET_FROM_CONTENT_INSET = 0,
    JGB_INSET_FROM_SAFE_AREA = 1,
    JGB_INSET_FROM_LAYOUT_MARGINS = 2,
    JGB_SECTION_INSET_REFERENCE_FORCE_32 = 0x7fffffff
} jgb_section_inset_reference;

/* The same for a section of a compositional layout; the numbers are those of
 * UIContentInsetsReference. */
typedef enum jgb_content_insets_reference {
    JGB_CONTENT_INSETS_AUTOMATIC = 0, /* the layout's section_inset_reference */
    JGB_CONTENT_INSETS_FROM_CONTENT_INSET = 1,
    JGB_CONTENT_INSETS_FROM_SAFE_AREA = 2,
    JGB_CONTENT_INSETS_FROM_LAYOUT_MARGINS = 3,
    JGB_CONTENT_INSETS_FROM_READABLE_CONTENT = 4,
    JGB_CONTENT_INSETS_REFERENCE_FORCE_32 = 0x7fffffff
} jgb_content_insets_reference;

/* Which lane an item of a waterfall gets. */
typedef enum jgb_lane_placement {
    /* The shortest one when it comes; it keeps it when others change. */
    JGB_LANES_STABLE = 0,
    /* The shortest one, always: a change may move all that follow. */
    JGB_LANES_GREEDY = 1,
    JGB_LANE_PLACEMENT_FORCE_32 = 0x7fffffff
} jgb_lane_placement;

/* What a length of a compositional layout is. */
typedef enum jgb_layout_dimension_kind {
    JGB_FRACTIONAL_WIDTH = 0,  /* of what contains it, insets left out       */
    JGB_FRACTIONAL_HEIGHT = 1, /* either may stand for either axis           */
    JGB_ABSOLUTE = 2,
    JGB_ESTIMATED = 3, /* the item's own length, or else this one            */
    /* Estimated, and then as long as the longest such sibling in the group. */
    JGB_UNIFORM_ACROSS_SIBLINGS = 4,
    JGB_LAYOUT_DIMENSION_KIND_FORCE_32 = 0x7fffffff
} jgb_layout_dimension_kind;

typedef enum jgb_layout_node_kind {
    JGB_LAYOUT_ITEM = 0,
    JGB_LAYOUT_HORIZONTAL_GROUP = 1,
    JGB_LAYOUT_VERTICAL_GROUP = 2,
    JGB_LAYOUT_CUSTOM_GROUP = 3,
    JGB_LAYOUT_CUSTOM_ITEM = 4, /* in a custom group only */
    JGB_LAYOUT_NODE_KIND_FORCE_32 = 0x7fffffff
} jgb_layout_node_kind;

/* Where a boundary view stands; the numbers are those of NSRectAlignment. */
typedef enum jgb_layout_alignment {
    JGB_ALIGN_NONE = 0,
    JGB_ALIGN_TOP = 1,
    JGB_ALIGN_TOP_LEADING = 2,
    JGB_ALIGN_LEADING = 3,
    JGB_ALIGN_BOTTOM_LEADING = 4,
    JGB_ALIGN_BOTTOM = 5,
    JGB_ALIGN_BOTTOM_TRAILING = 6,
    JGB_ALIGN_TRAILING = 7,
    JGB_ALIGN_TOP_TRAILING = 8,
    JGB_LAYOUT_ALIGNMENT_FORCE_32 = 0x7fffffff
} jgb_layout_alignment;

/* Whether the groups of a section stand along the other axis, and scroll there;
 * and where that comes to rest. */
typedef enum jgb_orthogonal_scrolling {
    JGB_ORTHOGONAL_NONE = 0,
    JGB_ORTHOGONAL_CONTINUOUS = 1,
    JGB_ORTHOGONAL_CONTINUOUS_GROUP_LEADING_BOUNDARY = 2,
    JGB_ORTHOGONAL_PAGING = 3,                /* by the container's length  */
    JGB_ORTHOGONAL_GROUP_PAGING = 4,
    JGB_ORTHOGONAL_GROUP_PAGING_CENTERED = 5,
    JGB_ORTHOGONAL_SCROLLING_FORCE_32 = 0x7fffffff
} jgb_orthogonal_scrolling;

/* Edges of a jgb_layout_anchor; none of an axis, or both, is its middle. */
#define JGB_ANCHOR_TOP 1u
#define JGB_ANCHOR_LEADING 2u
#define JGB_ANCHOR_BOTTOM 4u
#define JGB_ANCHOR_TRAILING 8u

typedef enum jgb_layout_direction {
    JGB_LEFT_TO_RIGHT = 0,
    JGB_RIGHT_TO_LEFT = 1,
    JGB_LAYOUT_DIRECTION_FORCE_32 = 0x7fffffff
} jgb_layout_direction;

/*
 * Where an item comes to rest: at most one of the first three and one of the
 * last three. JGB_SCROLL_NONE moves as little as makes it visible.
 */
#define JGB_SCROLL_NONE 0u
#define JGB_SCROLL_TOP 1u
#define JGB_SCROLL_CENTERED_VERTICALLY 2u
#define JGB_SCROLL_BOTTOM 4u
#define JGB_SCROLL_LEFT 8u
#define JGB_SCROLL_CENTERED_HORIZONTALLY 16u
#define JGB_SCROLL_RIGHT 32u
/* Added to the above: not beneath a pinned header or footer. */
#define JGB_SCROLL_AVOID_PINNED 256u

/* ---- Types that never change -------------------------------------------- */

typedef struct jgb_view jgb_view; /* one collection view; opaque */
typedef struct jgb_layout jgb_layout; /* where elements go; opaque, never changes */
/* What a host's layout is prepared for; valid until prepare() returns. */
typedef struct jgb_layout_context jgb_layout_context;
/* Takes what a host's layout answers; valid until the callback returns. */
typedef struct jgb_layout_sink jgb_layout_sink;
typedef struct jgb_snapshot jgb_snapshot; /* sections and items; opaque */
typedef struct jgb_section_snapshot jgb_section_snapshot; /* an outline; opaque */

typedef struct jgb_point { double x, y; } jgb_point;
typedef struct jgb_size { double width, height; } jgb_size;
typedef struct jgb_rect { double x, y, width, height; } jgb_rect;
typedef struct jgb_edge_insets { double top, left, bottom, right; } jgb_edge_insets;
typedef struct jgb_index_path { uint32_t section, item; } jgb_index_path;

/* Which element: these three name it uniquely. The index path of a section's
 * header or footer is (section, 0). */
typedef struct jgb_element {
    jgb_element_category category;
    uint32_t element_kind;
    jgb_index_path index_path;
} jgb_element;

/* How one element is shown, and in which view. */
typedef struct jgb_layout_attributes {
    jgb_rect frame;             /* points, content coordinates               */
    double alpha;               /* 0 (transparent) to 1 (opaque)             */
    uint64_t host_tag;          /* the host's own; 0 unless its layout set it */
    jgb_element element;
    uint32_t reuse_identifier;  /* the class of views                        */
    uint32_t reusable_view;     /* the view; JGB_NO_VIEW when not shown      */
    uint32_t generation;        /* counts the view's bindings, from 1        */
    int32_t z_index;            /* greater is nearer to the viewer           */
    uint32_t flags;             /* JGB_ELEMENT_...                           */
    uint32_t transform;         /* 0: none; else 1 + index in `transforms`   */
} jgb_layout_attributes;

/* Row-major, for row vectors: m[12], m[13], m[14] translate. */
typedef struct jgb_transform { double m[16]; } jgb_transform;

/*
 * One part of a batch update: what happens to a run of `count` items, or, with
 * JGB_NO_ITEM as the item, of sections. Paths before the update are those of
 * the data as it is, paths after it those of the data as it will be, whatever
 * order the parts are in. A path that the action has no use for is not read.
 */
typedef struct jgb_update_item {
    jgb_update_action action;
    jgb_index_path index_path_before_update; /* inserts have none          */
    jgb_index_path index_path_after_update;  /* only inserts and moves     */
    uint32_t count;                          /* at least 1                 */
    uint32_t flags;                          /* JGB_UPDATE_...             */
} jgb_update_item;

/* Why a batch update was refused, and which fields have something to say of it:
 * the others are 0. The index path of a section has JGB_NO_ITEM. */
typedef enum jgb_update_fault {
    /* Nothing is at index_path: action, index_path, is_after_update; before. */
    JGB_UPDATE_MISSING = 1,
    /* Two parts exclude each other: action, other_action, index_path, state. */
    JGB_UPDATE_CONFLICT = 2,
    /* The host counts other sections than the parts make: the six counts. */
    JGB_UPDATE_SECTION_COUNT = 3,
    /* The same of items, in the section of index_path (after the update). */
    JGB_UPDATE_ITEM_COUNT = 4,
    /* What is reconfigured at index_path would need another view. */
    JGB_UPDATE_REUSE_IDENTIFIER = 5,
    JGB_UPDATE_FAULT_FORCE_32 = 0x7fffffff
} jgb_update_fault;

typedef struct jgb_invalid_update {
    jgb_update_fault fault;
    jgb_update_action action;
    jgb_update_action other_action;
    uint32_t is_after_update; /* whether index_path is of that state */
    jgb_index_path index_path;
    uint64_t before; /* JGB_UPDATE_MISSING: how many there are, in that state */
    uint64_t after;  /* as the host counts */
    uint64_t inserted;
    uint64_t deleted;
    uint64_t moved_in;
    uint64_t moved_out;
} jgb_invalid_update;

/* What keeps its place on screen. */
typedef struct jgb_content_anchor {
    jgb_content_anchor_policy policy;
    jgb_index_path index_path; /* JGB_ANCHOR_ITEM       */
    uint32_t reserved;
    uint64_t identifier;       /* JGB_ANCHOR_IDENTIFIER */
} jgb_content_anchor;

/* The parallel lanes of a grid or waterfall: columns, when the content scrolls
 * vertically. */
typedef struct jgb_lanes {
    uint32_t count; /* 1 to 1024; 0: as many as minimum_length allows */
    uint32_t reserved;
    double minimum_length; /* of a lane across; read when count is 0 */
} jgb_lanes;

/* The parts of a compositional layout. */
typedef struct jgb_layout_dimension {
    jgb_layout_dimension_kind kind;
    uint32_t reserved;
    double value; /* a fraction, or points */
} jgb_layout_dimension;

typedef struct jgb_layout_size { jgb_layout_dimension width, height; } jgb_layout_size;

/* Room between two subitems, or beside one; flexible: at least so much. */
typedef struct jgb_layout_spacing {
    double length;
    uint32_t is_flexible; /* not 0: and a share of what is left over */
    uint32_t reserved;
} jgb_layout_spacing;

typedef struct jgb_layout_edge_spacing {
    jgb_layout_spacing leading, top, trailing, bottom;
} jgb_layout_edge_spacing;

/* A point of a rectangle. */
typedef struct jgb_layout_anchor {
    uint32_t edges; /* JGB_ANCHOR_... */
    uint32_t is_offset_fractional; /* not 0: in multiples of the view's size */
    jgb_point offset;
} jgb_layout_anchor;

typedef struct jgb_timing_curve {
    jgb_timing_curve_kind kind;
    uint32_t reserved;
    double parameters[4]; /* more than the kind has are not read */
} jgb_timing_curve;

/* How an element differs from its own attributes where it appears from, or
 * disappears to. Begin with JGB_ELEMENT_APPEARANCE_FADE, UIKit's default: a
 * matrix of zeros would squeeze the element to a point. */
typedef struct jgb_element_appearance {
    double alpha;            /* a factor, 0 to 1                          */
    jgb_point translation;   /* added to the frame's origin               */
    jgb_edge edge;           /* beyond which edge of the bounds it stands */
    uint32_t reserved;
    jgb_transform transform; /* about the element's centre                */
} jgb_element_appearance;
#define JGB_TRANSFORM_IDENTITY \
    { { 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1 } }
#define JGB_ELEMENT_APPEARANCE_FADE \
    { 0, { 0, 0 }, JGB_EDGE_NONE, 0, JGB_TRANSFORM_IDENTITY }

/* That a batch update is complete. */
typedef struct jgb_completion {
    uint64_t tag;         /* from its options                              */
    uint32_t is_finished; /* 0: another one interrupted its transition     */
    uint32_t reserved;
} jgb_completion;

/* The size that the host measured for the item in a view. Ignored unless the
 * view still has this generation; sizes are never negative. */
typedef struct jgb_preferred_size {
    uint32_t reusable_view;
    uint32_t generation;
    jgb_size size;
} jgb_preferred_size;

typedef enum jgb_diagnostic_code {
    JGB_OVERSIZED_ITEM = 1, /* longer than its line (other_size: the room)   */
    JGB_FROZEN_SIZE = 2,    /* changed too often; other_size was not taken   */
    /* What a layout of the host's own has answered, and was left out: */
    JGB_MISSING_LAYOUT_PATH = 3,       /* there is no such section or item   */
    JGB_UNREGISTERED_LAYOUT_ELEMENT = 4, /* its kind or reuse identifier     */
    JGB_INVALID_LAYOUT_NUMBER = 5,     /* a number or flag that cannot be    */
    JGB_DUPLICATE_LAYOUT_ELEMENT = 6,  /* given already                      */
    JGB_CHANGED_LAYOUT_ATTRIBUTES = 7, /* without invalidation: are as before */
    JGB_WRONG_LAYOUT_ELEMENT = 8,      /* not the one that was asked for     */
    /* What the host said of it for explicit layouts was left out; sizes: 0. */
    JGB_DROPPED_ATTRIBUTES = 9,
    JGB_DIAGNOSTIC_CODE_FORCE_32 = 0x7fffffff
} jgb_diagnostic_code;

/* Something worth knowing about an element, though it is no error. */
typedef struct jgb_diagnostic {
    jgb_diagnostic_code code;
    jgb_element element;
    uint32_t reserved;
    jgb_size size; /* the size in force */
    jgb_size other_size;
} jgb_diagnostic;

/* ---- Types that may grow ------------------------------------------------ */

/* What a view may hold and show. Initialize with jgb_limits_init(). */
typedef struct jgb_limits {
    size_t struct_size;
    uint64_t item_count;         /* in all sections together                 */
    uint64_t section_count;
    uint64_t data_bytes;         /* memory of columns and identifiers        */
    uint64_t element_count;      /* in one display frame or rectangle; also  */
                                 /* updates not yet reported as complete     */
    uint64_t registration_count; /* reuse identifiers and kinds, to 2^20     */
} jgb_limits;

/* What surrounds the content and is not scrolled. */
typedef struct jgb_environment {
    size_t struct_size;
    jgb_edge_insets content_inset; /* adjusted; may be negative */
    jgb_edge_insets safe_area_insets;
    jgb_edge_insets layout_margins;
    jgb_layout_direction layout_direction;
    uint32_t reduces_motion; /* not 0: every change applies at once */
    jgb_edge_insets readable_content_insets;
} jgb_environment;
#define JGB_ENVIRONMENT_INIT \
    { sizeof(jgb_environment), { 0, 0, 0, 0 }, { 0, 0, 0, 0 }, { 0, 0, 0, 0 }, \
      JGB_LEFT_TO_RIGHT, 0, { 0, 0, 0, 0 } }

/* The measures of a section in flow layout. The macro gives UIKit's defaults:
 * items of 50 x 50 points, spacings of 10, nothing else. */
typedef struct jgb_section_metrics {
    size_t struct_size;
    jgb_size item_size; /* of items without a size of their own */
    /* Zero: sizes are final. Otherwise items without a size of their own begin
     * with this one, marked JGB_ELEMENT_ESTIMATED. */
    jgb_size estimated_item_size;
    jgb_edge_insets section_inset; /* headers and footers ignore it */
    double minimum_line_spacing;
    double minimum_interitem_spacing;
    /* Only the component along the scroll direction counts; 0: none. */
    jgb_size header_reference_size;
    jgb_size footer_reference_size;
    uint32_t items_fill_line; /* not 0: each item is as long as the line */
    uint32_t header_reuse_identifier;
    uint32_t footer_reuse_identifier;
    uint32_t item_reuse_identifier; /* of items without one of their own */
    /* 0 to 7: a header that pins does so beneath those of lower levels before it. */
    uint32_t header_level;
    uint32_t reserved; /* 0 */
} jgb_section_metrics;
#define JGB_SECTION_METRICS_INIT \
    { sizeof(jgb_section_metrics), { 50, 50 }, { 0, 0 }, { 0, 0, 0, 0 }, 10, 10, \
      { 0, 0 }, { 0, 0 }, 0, 0, 0, 0, 0, 0 }

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
    jgb_section_metrics section_metrics; /* of sections without their own    */
} jgb_flow_layout;
#define JGB_FLOW_LAYOUT_INIT \
    { sizeof(jgb_flow_layout), JGB_VERTICAL, JGB_LINE_JUSTIFY, \
      JGB_LAST_LINE_AUTOMATIC, JGB_INSET_FROM_CONTENT_INSET, 0, 0, 0, 0, 0, 1e-6, \
      JGB_SECTION_METRICS_INIT }

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
    jgb_section_metrics section_metrics; /* of sections without their own */
} jgb_layout_configuration;
#define JGB_LAYOUT_CONFIGURATION_INIT \
    { sizeof(jgb_layout_configuration), JGB_VERTICAL, JGB_INSET_FROM_CONTENT_INSET, \
      0, 0, 0, 0, 0, JGB_SECTION_METRICS_INIT }

/* Rows as long as the container, with separators between them. */
typedef struct jgb_list_layout {
    size_t struct_size;
    jgb_layout_configuration configuration;
    uint32_t separator_kind; /* of decoration views; JGB_KIND_NONE: none */
    uint32_t separator_reuse_identifier;
    double separator_thickness;
    double separator_leading_inset; /* shorter than its row by so much */
    double separator_trailing_inset;
} jgb_list_layout;
#define JGB_LIST_LAYOUT_INIT \
    { sizeof(jgb_list_layout), JGB_LAYOUT_CONFIGURATION_INIT, JGB_KIND_NONE, 0, 1, 0, 0 }

/* Items in equal lanes, row after row; by their spans they may take several. */
typedef struct jgb_grid_layout {
    size_t struct_size;
    jgb_layout_configuration configuration;
    jgb_lanes lanes;
    /* An item's length along the scroll direction, in lengths across; 0: its own. */
    double aspect_ratio;
} jgb_grid_layout;
#define JGB_GRID_LAYOUT_INIT \
    { sizeof(jgb_grid_layout), JGB_LAYOUT_CONFIGURATION_INIT, { 3, 0, 0 }, 1 }

/* Items in lanes, each in the shortest one: a masonry. By their spans they may
 * take several lanes. */
typedef struct jgb_waterfall_layout {
    size_t struct_size;
    jgb_layout_configuration configuration;
    jgb_lanes lanes;
    jgb_lane_placement lane_placement;
    uint32_t keeps_aspect_ratio; /* not 0: an item's length follows from its lane's */
} jgb_waterfall_layout;
#define JGB_WATERFALL_LAYOUT_INIT \
    { sizeof(jgb_waterfall_layout), JGB_LAYOUT_CONFIGURATION_INIT, { 2, 0, 0 }, \
      JGB_LANES_STABLE, 0 }

/* Lines of items that keep their aspect ratios and fill the line together. */
typedef struct jgb_justified_layout {
    size_t struct_size;
    jgb_layout_configuration configuration;
    double target_line_thickness;
    double thickness_tolerance; /* a fraction of the target, below 1 */
    /* Of lines that do not fill up; JGB_LAST_LINE_AUTOMATIC is leading, and
     * JGB_LAST_LINE_PAD_WITH_LAST_ITEM is refused. */
    jgb_last_line_alignment last_line_alignment;
    uint32_t reserved;
} jgb_justified_layout;
#define JGB_JUSTIFIED_LAYOUT_INIT \
    { sizeof(jgb_justified_layout), JGB_LAYOUT_CONFIGURATION_INIT, 200, 0.25, \
      JGB_LAST_LINE_AUTOMATIC, 0 }

/* A supplementary view that goes with an item: a badge. */
typedef struct jgb_layout_supplementary_item {
    size_t struct_size;
    uint32_t element_kind;
    uint32_t reuse_identifier;
    jgb_layout_size size;              /* fractions are of the item's        */
    jgb_layout_anchor container_anchor; /* a point of the item               */
    jgb_layout_anchor item_anchor;     /* a point of the view, that is there */
    uint32_t has_item_anchor; /* 0: the view lies within the item, edge to edge */
    int32_t z_index;
} jgb_layout_supplementary_item;
#define JGB_LAYOUT_SUPPLEMENTARY_ITEM_INIT \
    { sizeof(jgb_layout_supplementary_item), JGB_KIND_NONE, 0, \
      { { JGB_FRACTIONAL_WIDTH, 0, 0 }, { JGB_FRACTIONAL_WIDTH, 0, 0 } }, \
      { 0, 0, { 0, 0 } }, { 0, 0, { 0, 0 } }, 0, 1 }

/* An item or group of a description. Each comes after the group that it is in;
 * the first one is the group that a section repeats. */
typedef struct jgb_layout_node {
    size_t struct_size;
    uint32_t parent; /* the index of the group that it is in; of the first: 0 */
    jgb_layout_node_kind kind;
    jgb_layout_size size;
    /* Of groups: 0: the subitems repeat while they fit; else the one subitem
     * so often, of equal lengths. */
    uint32_t count;
    uint32_t reuse_identifier; /* of items without one of their own */
    jgb_layout_spacing inter_item_spacing;
    jgb_edge_insets content_insets;
    jgb_layout_edge_spacing edge_spacing;
    const jgb_layout_supplementary_item *supplementary_items; /* of items */
    size_t supplementary_item_count;
    jgb_rect frame; /* of custom items, from the group's origin on */
    int32_t z_index;
    uint32_t reserved;
} jgb_layout_node;
#define JGB_LAYOUT_NODE_INIT \
    { sizeof(jgb_layout_node), 0, JGB_LAYOUT_ITEM, \
      { { JGB_FRACTIONAL_WIDTH, 0, 1 }, { JGB_FRACTIONAL_HEIGHT, 0, 1 } }, 0, 0, \
      { 0, 0, 0 }, { 0, 0, 0, 0 }, \
      { { 0, 0, 0 }, { 0, 0, 0 }, { 0, 0, 0 }, { 0, 0, 0 } }, NULL, 0, \
      { 0, 0, 0, 0 }, 0, 0 }

/* A view at a boundary of a section, or of the whole layout: a header, a footer. */
typedef struct jgb_layout_boundary_supplementary_item {
    size_t struct_size;
    uint32_t element_kind;
    uint32_t reuse_identifier;
    jgb_layout_size size;
    jgb_layout_alignment alignment;
    uint32_t extends_boundary; /* 0: it lies over the content */
    jgb_point offset;
    uint32_t pin_to_visible_bounds;
    int32_t z_index;
} jgb_layout_boundary_supplementary_item;
#define JGB_LAYOUT_BOUNDARY_SUPPLEMENTARY_ITEM_INIT \
    { sizeof(jgb_layout_boundary_supplementary_item), JGB_KIND_NONE, 0, \
      { { JGB_FRACTIONAL_WIDTH, 0, 1 }, { JGB_ABSOLUTE, 0, 44 } }, JGB_ALIGN_TOP, 1, \
      { 0, 0 }, 0, 1 }

/* A background of a section. */
typedef struct jgb_layout_decoration_item {
    size_t struct_size;
    uint32_t element_kind;
    uint32_t reuse_identifier;
    jgb_edge_insets content_insets;
    int32_t z_index;
    uint32_t reserved;
} jgb_layout_decoration_item;
#define JGB_LAYOUT_DECORATION_ITEM_INIT \
    { sizeof(jgb_layout_decoration_item), JGB_KIND_NONE, 0, { 0, 0, 0, 0 }, 0, 0 }

/* How a section is laid out. */
typedef struct jgb_layout_section {
    size_t struct_size;
    const jgb_layout_node *group; /* the nodes of the group that repeats */
    size_t group_count;
    double inter_group_spacing;
    jgb_edge_insets content_insets;
    const jgb_layout_boundary_supplementary_item *boundary_supplementary_items;
    size_t boundary_supplementary_item_count;
    const jgb_layout_decoration_item *decoration_items;
    size_t decoration_item_count;
    uint32_t supplementaries_ignore_content_insets;
    jgb_orthogonal_scrolling orthogonal_scrolling;
    /* The number of the handler of what is visible of it; 0: none. */
    uint32_t visible_items_handler;
    uint32_t reserved;
    jgb_content_insets_reference content_insets_reference;
    jgb_content_insets_reference supplementary_content_insets_reference;
} jgb_layout_section;
#define JGB_LAYOUT_SECTION_INIT \
    { sizeof(jgb_layout_section), NULL, 0, 0, { 0, 0, 0, 0 }, NULL, 0, NULL, 0, 0, \
      JGB_ORTHOGONAL_NONE, 0, 0, JGB_CONTENT_INSETS_AUTOMATIC, JGB_CONTENT_INSETS_AUTOMATIC }

/* Which sections are laid out in a way: what UIKit asks a section provider. */
typedef struct jgb_layout_section_rule {
    uint32_t first_section;
    uint32_t section_count; /* 0: all that follow */
    double minimum_container_length; /* across, in points */
    double maximum_container_length; /* the container is shorter; 0: any */
    uint32_t section; /* an index into the layout's sections */
    uint32_t reserved;
} jgb_layout_section_rule;

/* UIKit's compositional layout, as a value. */
typedef struct jgb_compositional_layout {
    size_t struct_size;
    jgb_layout_configuration configuration;
    double inter_section_spacing;
    const jgb_layout_section *sections; /* the ways of laying out; at least one */
    size_t section_count;
    /* The first rule that holds says which one a section has; without, the first. */
    const jgb_layout_section_rule *rules;
    size_t rule_count;
    /* Around all sections: see JGB_NO_SECTION. An error about one names section_count. */
    const jgb_layout_boundary_supplementary_item *boundary_supplementary_items;
    size_t boundary_supplementary_item_count;
} jgb_compositional_layout;
#define JGB_COMPOSITIONAL_LAYOUT_INIT \
    { sizeof(jgb_compositional_layout), JGB_LAYOUT_CONFIGURATION_INIT, 0, NULL, 0, NULL, 0, \
      NULL, 0 }

/*
 * The layouts below show the items of all sections one after another, all of one
 * size, and no headers and footers. An element's frame is where it rests; its
 * transform, alpha, z-index and flags say how it is shown at the content offset
 * that there is, so display frames tell of changes while the content scrolls.
 * item_reuse_identifier is for items that have none, nor a section that has one.
 */

/* Items in a row that turn away on both sides of the middle: cover flow. */
typedef struct jgb_carousel_layout {
    size_t struct_size;
    jgb_axis scroll_direction;
    uint32_t item_reuse_identifier;
    jgb_size item_size;
    double spacing;     /* between items; below 0 they overlap                */
    double rotation;    /* one item away from the middle and beyond, radians  */
    double perspective; /* points from the eye, at least 1; 0: none           */
    double scale;       /* of size, one item away and beyond; 0 to 4          */
    double alpha;       /* the same                                           */
} jgb_carousel_layout;
#define JGB_CAROUSEL_LAYOUT_INIT \
    { sizeof(jgb_carousel_layout), JGB_HORIZONTAL, 0, { 200, 200 }, 0, \
      0.78539816339744830962, 1000, 1, 1 }

/* A pile, of which the front item slides away as the content scrolls; a page,
 * as long as the bounds without the content inset, for each. */
typedef struct jgb_stack_layout {
    size_t struct_size;
    jgb_axis scroll_direction;
    uint32_t item_reuse_identifier;
    jgb_size item_size;
    uint32_t visible_count; /* behind the front one; at most 64               */
    uint32_t reserved;
    jgb_point offset;       /* of each to the one before it                   */
    double scale;           /* the same; 0 to 4                               */
} jgb_stack_layout;
#define JGB_STACK_LAYOUT_INIT \
    { sizeof(jgb_stack_layout), JGB_HORIZONTAL, 0, { 200, 200 }, 3, 0, { 0, -16 }, 0.9375 }

/* A circle, an arc, or a wheel that scrolling turns. Angles are in radians,
 * clockwise from the right. */
typedef struct jgb_circle_layout {
    size_t struct_size;
    jgb_axis scroll_direction;
    uint32_t item_reuse_identifier;
    jgb_size item_size;
    double radius;          /* to the middles of items; 0: as large as fits   */
    double start_angle;     /* of the first item                              */
    double sweep_angle;     /* 2 pi: a full circle; below 0: counterclockwise */
    double angular_spacing; /* of two items; 0: evenly over the sweep         */
    uint32_t rotates_items; /* not 0: upright with respect to the circle      */
    uint32_t reserved;
} jgb_circle_layout;
#define JGB_CIRCLE_LAYOUT_INIT \
    { sizeof(jgb_circle_layout), JGB_VERTICAL, 0, { 60, 60 }, 0, \
      -1.57079632679489661923, 6.28318530717958647692, 0, 0, 0 }

/* What of a layout is void. Begins as JGB_INVALIDATION_CONTEXT_INIT: nothing. */
typedef struct jgb_invalidation_context {
    size_t struct_size;
    uint32_t flags; /* JGB_INVALIDATE_... */
    uint32_t reserved;
    /* Elements whose attributes are asked anew; those of all others are kept. */
    const jgb_element *elements;
    size_t element_count;
    /* Added to the content offset of the next display frame, in the place of
     * what the content anchor would move it by. */
    jgb_point content_offset_adjustment;
    /* Added to the layout's content size, until data or layout are replaced or
     * all is void; of a host's layout until it is prepared again. */
    jgb_size content_size_adjustment;
} jgb_invalidation_context;
#define JGB_INVALIDATION_CONTEXT_INIT \
    { sizeof(jgb_invalidation_context), 0, 0, NULL, 0, { 0, 0 }, { 0, 0 } }

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
    jgb_layout_configuration configuration;
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
    { sizeof(jgb_custom_layout), JGB_LAYOUT_CONFIGURATION_INIT, JGB_LAYOUT_FAULT_FAILS, 0, \
      NULL, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, \
      NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }
/* Every element stands where jgb_view_set_layout_attributes() says. */
typedef struct jgb_explicit_layout {
    size_t struct_size;
    jgb_axis scroll_direction;
    jgb_layout_fault_policy fault_policy;
    jgb_size content_size; /* 0 along an axis: as far as elements reach */
    uint32_t flips_horizontally_in_opposite_layout_direction;
    uint32_t reserved;
    double pixel_scale; /* origins are multiples of 1 / pixel_scale; 0: any */
} jgb_explicit_layout;
#define JGB_EXPLICIT_LAYOUT_INIT \
    { sizeof(jgb_explicit_layout), JGB_VERTICAL, JGB_LAYOUT_FAULT_FAILS, { 0, 0 }, 0, 0, 0 }

/*
 * How elements are shown in an explicit layout, as columns: entry i is about
 * element i. Frames are in content coordinates, and may begin before 0. A NULL
 * column means the default for all.
 */
typedef struct jgb_layout_attributes_columns {
    size_t struct_size;
    size_t count;
    jgb_index_path first_item;   /* items one after another, through sections */
    const jgb_element *elements; /* not NULL: these, in place of such items   */
    const jgb_rect *frames;      /* never NULL                                */
    const double *alphas;        /* 1                                         */
    const int32_t *z_indexes;    /* 0                                         */
    const uint8_t *are_hidden;   /* 0                                         */
    const uint32_t *reuse_identifiers; /* those of the data                   */
    const uint64_t *host_tags;         /* 0                                   */
    const jgb_transform *transforms;   /* the identity                        */
} jgb_layout_attributes_columns;
#define JGB_LAYOUT_ATTRIBUTES_COLUMNS_INIT \
    { sizeof(jgb_layout_attributes_columns), 0, { 0, 0 }, NULL, NULL, NULL, NULL, NULL, NULL, \
      NULL, NULL }

/*
 * Sections, and the items in them, as columns. Entry i of a column describes
 * section i or item i of the chunk; a NULL column means the default for all.
 * A chunk's items are those of its sections, one after another.
 *
 * With JGB_CHUNK_CONTINUES_SECTION the first section is no new one: its items
 * follow those of the chunk before (its entry in section_metrics is ignored).
 *
 * Spans are JGB_SPAN(across, along): how many lanes of a grid or waterfall an item
 * takes, and how many rows of a grid, 1 to 1024 each.
 */
#define JGB_SPAN(across, along) ((uint32_t)(along) << 16 | (uint32_t)(across))

typedef struct jgb_data_source_chunk {
    size_t struct_size;
    size_t section_count;
    const uint32_t *item_counts;     /* section_count entries; never NULL    */
    const uint32_t *section_metrics; /* 0: the layout's; else 1 + index      */
    size_t item_count;               /* the sum of item_counts               */
    const float *widths;             /* item_count entries each; NULL: the   */
    const float *heights;            /* metrics' item size                   */
    const uint32_t *reuse_identifiers; /* NULL: the metrics'                 */
    uint32_t flags;                  /* JGB_CHUNK_...                        */
    uint32_t reserved;
    const uint32_t *spans;           /* NULL: JGB_SPAN(1, 1) for all         */
} jgb_data_source_chunk;
#define JGB_DATA_SOURCE_CHUNK_INIT \
    { sizeof(jgb_data_source_chunk), 0, NULL, NULL, 0, NULL, NULL, NULL, 0, 0, NULL }

/*
 * What items of a snapshot show besides their identifiers. Each column has an
 * entry for each identifier of the call; NULL: the metrics' for all.
 */
typedef struct jgb_item_content {
    size_t struct_size;
    const float *widths; /* points */
    const float *heights;
    const uint32_t *reuse_identifiers;
    uint32_t flags; /* JGB_CHUNK_SIZES_ARE_ESTIMATES */
    uint32_t reserved;
    const uint32_t *spans; /* NULL: JGB_SPAN(1, 1) for all */
} jgb_item_content;
#define JGB_ITEM_CONTENT_INIT \
    { sizeof(jgb_item_content), NULL, NULL, NULL, 0, 0, NULL }

/*
 * Data by pull. number_of_sections() and number_of_items() are asked when the
 * data is loaded, the others section by section when layout first needs them.
 * An update asks for all counts again, then section_metrics() of the sections
 * and items() of the items that it brings, where they stand afterwards.
 * A callback must not call a function with the same view: that is JGB_BUSY.
 */
typedef struct jgb_data_source {
    size_t struct_size;
    void *context; /* the last argument of each callback */
    uint32_t (*number_of_sections)(void *context);
    uint32_t (*number_of_items)(uint32_t section, void *context);
    /* Fills in *inout_metrics, which holds the layout's; NULL: the layout's. */
    void (*section_metrics)(uint32_t section, jgb_section_metrics *inout_metrics,
                            void *context);
    /* Writes `count` entries from item `first` on into each column. They hold
     * the metrics' on entry: the size, or where there is one the estimated size,
     * and the reuse identifier. An item whose size is left alone has none of its
     * own. NULL: all items are as the metrics say. */
    void (*items)(uint32_t section, uint32_t first, uint32_t count, float *widths,
                  float *heights, uint32_t *reuse_identifiers, void *context);
    /* Writes the spans of the same items, which hold JGB_SPAN(1, 1) on entry;
     * asked right after items(). NULL: they stay so. */
    void (*spans)(uint32_t section, uint32_t first, uint32_t count, uint32_t *spans,
                  void *context);
} jgb_data_source;
#define JGB_DATA_SOURCE_INIT \
    { sizeof(jgb_data_source), NULL, NULL, NULL, NULL, NULL, NULL }

/* How a change is shown over time. The macro gives UIKit's: 0.3 s, fading. */
typedef struct jgb_animation {
    size_t struct_size;
    uint64_t duration_ns; /* 0: at once; at most 2^53                       */
    /* When it begins: 0, or a time to come, is that of the next display frame;
     * an earlier one has it show what is past already. */
    uint64_t start_time_ns;
    jgb_timing_curve curve;
    jgb_element_appearance appearing;    /* where inserted elements come from */
    jgb_element_appearance disappearing; /* where deleted elements go         */
} jgb_animation;
#define JGB_ANIMATION_INIT \
    { sizeof(jgb_animation), 300000000u, 0, { JGB_CURVE_EASE_IN_OUT, 0, { 0, 0, 0, 0 } }, \
      JGB_ELEMENT_APPEARANCE_FADE, JGB_ELEMENT_APPEARANCE_FADE }

/* How a batch update is carried out. */
typedef struct jgb_batch_options {
    size_t struct_size;
    const jgb_animation *animation; /* NULL: at once                         */
    uint64_t tag;   /* the host's own: a display frame reports it when done  */
    uint32_t flags; /* JGB_BATCH_...                                         */
    uint32_t reserved;
} jgb_batch_options;
#define JGB_BATCH_OPTIONS_INIT \
    { sizeof(jgb_batch_options), NULL, 0, 0, 0 }

/*
 * A change of the data. `content` describes what the parts bring, in the order
 * in which they are listed: an entry of item_counts and section_metrics for
 * each section that is inserted or reloaded, an entry of the item columns for
 * each item of these sections and each item that is inserted, reloaded or
 * reconfigured; parts with JGB_UPDATE_KEEPS_CONTENT take none, and sections are
 * reconfigured without. Its item_count is the number of all these items. NULL:
 * items as their section's metrics say, and no sections. Columns are only read
 * when their lengths are those that the parts need.
 */
typedef struct jgb_batch_update {
    size_t struct_size;
    const jgb_update_item *items;
    size_t item_count;
    const jgb_data_source_chunk *content;
    const jgb_section_metrics *metrics; /* what section_metrics refers to    */
    size_t metrics_count;
    /* How many items each section has afterwards: checked. NULL: not stated. */
    const uint32_t *item_counts_after;
    size_t section_count_after;
} jgb_batch_update;
#define JGB_BATCH_UPDATE_INIT \
    { sizeof(jgb_batch_update), NULL, 0, NULL, NULL, 0, NULL, 0 }

typedef struct jgb_display_frame_request {
    size_t struct_size;
    jgb_rect bounds; /* what is visible; its origin is the content offset */
    uint64_t time_ns; /* when it will be shown; never goes back */
    uint32_t flags;  /* JGB_REQUEST_... */
    uint32_t reserved;
    const jgb_preferred_size *preferred_sizes; /* measured since the last one */
    size_t preferred_size_count;
    /* The last display frame whose content_offset_adjustment is in the bounds;
     * later ones, of the last 64 that had any, are added to them. 0: all are
     * in. A number that no display frame had yet is refused. */
    uint64_t adjusted_sequence;
} jgb_display_frame_request;
#define JGB_DISPLAY_FRAME_REQUEST_INIT \
    { sizeof(jgb_display_frame_request), { 0, 0, 0, 0 }, 0, 0, 0, NULL, 0, 0 }

/*
 * What is shown at one moment. Unless JGB_FRAME_COMPLETE is set, `elements` are
 * those that appeared and those whose attributes or binding changed since the
 * display frame before; the others stay as they are.
 */
typedef struct jgb_display_frame {
    size_t struct_size;
    uint64_t sequence; /* counts the view's display frames, from 1 */
    jgb_size content_size;
    jgb_point content_offset; /* the origin of the bounds, as adjusted */
    /* Sorted by z-index, category (decoration, cell, supplementary), kind,
     * index path: paint them in this order. */
    const jgb_layout_attributes *elements;
    size_t element_count;
    const jgb_transform *transforms;
    size_t transform_count;
    const uint32_t *removed_views; /* these show nothing any more */
    size_t removed_view_count;
    const jgb_diagnostic *diagnostics;
    size_t diagnostic_count;
    uint32_t flags; /* JGB_FRAME_... */
    uint32_t reserved;
    /* By how much changes of the layout moved the content offset from the bounds
     * that were asked for. A host that keeps the offset itself adds this to it
     * before it asks again; one that cannot be sure which display frames it has
     * heard of says so by adjusted_sequence. */
    jgb_point content_offset_adjustment;
    uint64_t transition_end_ns; /* with JGB_FRAME_IN_TRANSITION; else 0 */
    const jgb_completion *completions; /* batch updates that are complete */
    size_t completion_count;
} jgb_display_frame;
#define JGB_DISPLAY_FRAME_INIT \
    { sizeof(jgb_display_frame), 0, { 0, 0 }, { 0, 0 }, NULL, 0, NULL, 0, NULL, 0, \
      NULL, 0, 0, 0, { 0, 0 }, 0, NULL, 0 }

/* ---- The library -------------------------------------------------------- */

/* The version of the library that runs, as JGB_VERSION_NUMBER. */
uint32_t jgb_version(void);

/* "JGB_OK" for JGB_OK and so on; "unknown" for a number that is no status.
 * Never NULL; lives as long as the program. */
const char *jgb_status_name(jgb_status status);

/* Fills in *out_limits with the defaults. NULL does nothing. */
void jgb_limits_init(jgb_limits *out_limits);

/* ---- A view ------------------------------------------------------------- */

/*
 * Makes a view with no data, flow layout and empty bounds.
 * `limits` may be NULL: the defaults.
 */
jgb_status jgb_view_create(const jgb_limits *limits, jgb_view **out_view);

/* Takes a view back. From inside one of its own callbacks it does nothing. */
void jgb_view_destroy(jgb_view *view);

/*
 * Why the last call with this view that failed did so, as UTF-8 ending in NUL;
 * "" when none has. Borrowed until the next call that fails. Never NULL.
 */
const char *jgb_view_last_error(const jgb_view *view);

/*
 * Registers a kind of supplementary or decoration views under a name of
 * `length` bytes of UTF-8, 1 to 255. The same name gives the same kind.
 * Errors: JGB_RESOURCE_EXHAUSTED.
 */
jgb_status jgb_view_register_element_kind(jgb_view *view, const char *name, size_t length,
                                          uint32_t *out_kind);

/*
 * Registers a class of views for a category and kind (JGB_KIND_NONE for cells)
 * under a name of `length` bytes of UTF-8, 1 to 255. The same three give the
 * same identifier. Errors: JGB_RESOURCE_EXHAUSTED.
 */
jgb_status jgb_view_register_reuse_identifier(jgb_view *view, jgb_element_category category,
                                              uint32_t element_kind, const char *name,
                                              size_t length, uint32_t *out_reuse_identifier);

/* Sets insets and language direction. Cost: none until the next layout. */
jgb_status jgb_view_set_environment(jgb_view *view, const jgb_environment *environment);

/*
 * Replaces the layout. Sizes that the host sent are forgotten; elements that
 * stay visible keep their views. Cost: none until the next layout.
 */
jgb_status jgb_view_set_flow_layout(jgb_view *view, const jgb_flow_layout *layout);

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

/*
 * Has the next display frame lay out again what the context names, move the
 * content offset and change the content size. Of a layout of the engine's all
 * attributes are computed whenever they are asked, so that its elements are only
 * checked.
 * Errors: JGB_INVALID_ARGUMENT, JGB_INVALID_INDEX_PATH, JGB_RESOURCE_EXHAUSTED.
 */
jgb_status jgb_view_invalidate_layout(jgb_view *view,
                                      const jgb_invalidation_context *invalidation);

/*
 * Begins to show the view on its way from its layout to another one: an
 * interactive transition, which the host leads, from a gesture. Display frames
 * show both layouts, so far from one to the other as
 * jgb_view_set_transition_progress() says; the view has its layout, for questions
 * too, until jgb_view_finish_interactive_transition(). `tag` is reported with the
 * completion, which says whether it was finished. Replacing layout or data
 * interrupts it; updates apply to both layouts.
 * Layouts of the host's own are each told of bounds at an offset of its own.
 * Errors: as jgb_view_set_layout(); JGB_WRONG_STATE while another one runs, and
 * where the layout is the host's own and the view's already;
 * JGB_RESOURCE_EXHAUSTED.
 */
jgb_status jgb_view_start_interactive_transition(jgb_view *view, const jgb_layout *layout,
                                                 uint64_t tag);

/*
 * How far the next display frame shows it: 0 to 1, 0 at first. `time_ns` is when
 * the host knew; it never goes back. How fast the last ones followed one another
 * is how fast the transition goes on when it ends.
 * Errors: JGB_WRONG_STATE where none runs, JGB_INVALID_ARGUMENT.
 */
jgb_status jgb_view_set_transition_progress(jgb_view *view, double progress, uint64_t time_ns);

/*
 * Ends it: the new layout is the view's, or the old one stays. The rest of the
 * way is animated, or the way back: at the speed of progress, and at least as
 * fast as 0.3 s for the whole way; display frames report the completion.
 * Errors: JGB_WRONG_STATE where none runs, JGB_INVALID_ARGUMENT for the time.
 */
jgb_status jgb_view_finish_interactive_transition(jgb_view *view, uint64_t time_ns);
jgb_status jgb_view_cancel_interactive_transition(jgb_view *view, uint64_t time_ns);

/* A quantity that the host leads in an interactive transition. */
typedef struct jgb_tracked_value {
    double value;
    double velocity; /* per second, between the last two times; 0: set at one only */
} jgb_tracked_value;

/*
 * Quantities of the host's own, by keys 0 to 15: kept with their speed while an
 * interactive transition runs.
 * Errors: JGB_WRONG_STATE where none runs, JGB_INVALID_ARGUMENT; of the question
 * JGB_NOT_FOUND where it was not set.
 */
jgb_status jgb_view_update_transition_value(jgb_view *view, uint32_t key, double value,
                                            uint64_t time_ns);
jgb_status jgb_view_transition_value(jgb_view *view, uint32_t key,
                                     jgb_tracked_value *out_value);
/* Errors: JGB_NOT_FOUND where none runs. */
jgb_status jgb_view_transition_progress(jgb_view *view, jgb_tracked_value *out_progress);

/*
 * Sets the visible rectangle that other calls than jgb_view_display_frame() go
 * by until the next display frame.
 */
jgb_status jgb_view_set_bounds(jgb_view *view, jgb_rect bounds);

/* ---- Layouts ------------------------------------------------------------ */

/*
 * Makes a layout for any views. Checked here: NULL, struct sizes, enumerations;
 * all else is checked by the view that gets it, and may depend on what that has
 * registered.
 */
jgb_status jgb_layout_create_flow(const jgb_flow_layout *flow, jgb_layout **out_layout);
jgb_status jgb_layout_create_list(const jgb_list_layout *list, jgb_layout **out_layout);
jgb_status jgb_layout_create_grid(const jgb_grid_layout *grid, jgb_layout **out_layout);
jgb_status jgb_layout_create_waterfall(const jgb_waterfall_layout *waterfall,
                                       jgb_layout **out_layout);
jgb_status jgb_layout_create_justified(const jgb_justified_layout *justified,
                                       jgb_layout **out_layout);
jgb_status jgb_layout_create_carousel(const jgb_carousel_layout *carousel,
                                      jgb_layout **out_layout);
jgb_status jgb_layout_create_stack(const jgb_stack_layout *stack, jgb_layout **out_layout);
jgb_status jgb_layout_create_circle(const jgb_circle_layout *circle, jgb_layout **out_layout);

/* All that the struct points at is copied. */
jgb_status jgb_layout_create_compositional(const jgb_compositional_layout *compositional,
                                           jgb_layout **out_layout);

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
jgb_status jgb_layout_create_explicit(const jgb_explicit_layout *explicit_layout,
                                      jgb_layout **out_layout);

/* Takes a layout back; views that show it go on showing it. NULL: nothing. */
void jgb_layout_destroy(jgb_layout *layout);

/* ---- Single elements ---------------------------------------------------- */

/*
 * Says how elements are shown in an explicit layout; what was said of them
 * before is forgotten. Index paths are those of the data as it is. Attributes
 * belong to the data: they go with items and sections through updates, whatever
 * the layout, and are gone when the data is replaced. The columns are copied.
 * Errors, and nothing is changed: JGB_INVALID_ARGUMENT, JGB_INVALID_INDEX_PATH,
 * JGB_RESOURCE_EXHAUSTED. With JGB_LAYOUT_FAULT_IS_DROPPED, what is wrong with
 * single entries is left out.
 * Cost: O(count) behind or in the place of all; otherwise O(log n) for each.
 */
jgb_status jgb_view_set_layout_attributes(jgb_view *view,
                                          const jgb_layout_attributes_columns *columns);

/* An explicit layout does not show the elements any more. */
jgb_status jgb_view_remove_layout_attributes(jgb_view *view, const jgb_element *elements,
                                             size_t count);

/*
 * From now on the two calls above collect attributes, none at first, that take
 * the place of all that there are at the commit. Replacing the data ends that.
 * JGB_WRONG_STATE: a commit without a begin.
 */
jgb_status jgb_view_begin_layout_attributes(jgb_view *view);
jgb_status jgb_view_commit_layout_attributes(jgb_view *view);

/* ---- Data --------------------------------------------------------------- */

/*
 * Replaces all data by what the chunks say, in order, and forgets a data
 * source set before. `metrics` is what section_metrics columns refer to. The
 * columns are copied. All visible elements get new bindings.
 * Errors: JGB_INVALID_ARGUMENT (it names the column and the first bad entry),
 * JGB_RESOURCE_EXHAUSTED, JGB_WRONG_STATE while a batch is open.
 * Cost: O(items that have columns + sections).
 */
jgb_status jgb_view_set_data(jgb_view *view, const jgb_section_metrics *metrics,
                             size_t metrics_count, const jgb_data_source_chunk *chunks,
                             size_t chunk_count);

/*
 * Replaces all data by what the data source says. Counts are asked now; the
 * rest when a later call needs the layout, which then may fail as
 * jgb_view_set_data() does. The context must live until the data is replaced
 * or the view destroyed. JGB_WRONG_STATE: a batch is open.
 */
jgb_status jgb_view_set_data_source(jgb_view *view, const jgb_data_source *data_source);

/* Asks the data source for everything again. JGB_NOT_FOUND: none is set.
 * JGB_WRONG_STATE: a batch is open. */
jgb_status jgb_view_reload_data(jgb_view *view);

jgb_status jgb_view_number_of_sections(jgb_view *view, size_t *out_count);
jgb_status jgb_view_number_of_items(jgb_view *view, uint32_t section, size_t *out_count);

/* ---- Updates ------------------------------------------------------------ */

/*
 * Changes the data: all parts at once, or, when the update is refused, none.
 * `options` may be NULL: at once, with tag 0. With a batch open, the parts join
 * it, and are checked as it ends; of the options only the tag counts.
 * Data that is pulled: the data source, which must be in its new state by now,
 * or as the batch ends, is asked for its counts and for what is new; the update
 * has neither content nor counts of its own.
 * Errors: JGB_INVALID_UPDATE (jgb_view_last_invalid_update() has the facts),
 * JGB_INVALID_ARGUMENT, JGB_RESOURCE_EXHAUSTED; JGB_WRONG_STATE: the data is a
 * snapshot's.
 * Cost: O(k log n) for k parts, and items on lines until breaks fall as before;
 * for pulled data one question for each section.
 */
jgb_status jgb_view_perform_batch_updates(jgb_view *view, const jgb_batch_update *update,
                                          const jgb_batch_options *options);

/*
 * Opens a batch: updates join it until it ends, and take effect together.
 * Batches may be opened within batches; the options of the outermost one hold,
 * of the others only the tag. `options` may be NULL. Data that is pulled has to
 * change after this call: what was not asked yet is asked now, and may fail as
 * jgb_view_set_data() does. Everything is answered from the state before until
 * the outermost batch ends. JGB_WRONG_STATE: the data is a snapshot's.
 */
jgb_status jgb_view_begin_batch_updates(jgb_view *view, const jgb_batch_options *options);

/*
 * Ends the innermost open batch; as the outermost one ends, all is applied. If
 * it is refused, all its parts are dropped and no batch is open any more.
 * Errors: as jgb_view_perform_batch_updates(); JGB_WRONG_STATE: none is open.
 */
jgb_status jgb_view_end_batch_updates(jgb_view *view);

/* The facts behind the last JGB_INVALID_UPDATE of this view, whatever succeeded
 * or failed since; JGB_NOT_FOUND when there was none. */
jgb_status jgb_view_last_invalid_update(const jgb_view *view, jgb_invalid_update *out_update);

/*
 * Says what keeps its place on screen when the layout changes; at first the
 * first visible item does. An item that is named is followed through updates;
 * when it is deleted, or all data replaced, the first visible one takes its
 * place. Lays out first for JGB_ANCHOR_ITEM only. Errors: JGB_INVALID_INDEX_PATH;
 * JGB_NOT_FOUND: no item has the identifier.
 */
jgb_status jgb_view_set_content_anchor(jgb_view *view, const jgb_content_anchor *anchor);

/* ---- Display frames ----------------------------------------------------- */

/*
 * Lays out what request->bounds shows and binds it to reusable views.
 * `out_frame` is set up with JGB_DISPLAY_FRAME_INIT; what it points at is
 * borrowed until the next call with this view.
 * Errors: JGB_INVALID_ARGUMENT, JGB_RESOURCE_EXHAUSTED (more elements than
 * allowed, content too long); the display frame may be asked again.
 * While JGB_FRAME_IN_TRANSITION is set go on asking, at the rate of the screen.
 * Cost: O(log n + k) for n items of which k are visible; the first one after
 * data, layout or the length of lines changed lays out all of them.
 */
jgb_status jgb_view_display_frame(jgb_view *view, const jgb_display_frame_request *request,
                                  jgb_display_frame *out_frame);

/* ---- Questions ---------------------------------------------------------- */

/* Lays out first where needed, as all functions here that do not say otherwise. */
jgb_status jgb_view_content_size(jgb_view *view, jgb_size *out_size);

/* The attributes of an element, visible or not. JGB_NOT_FOUND: the layout has
 * no such element. Cost: O(log n). */
jgb_status jgb_view_layout_attributes_for_element(jgb_view *view, const jgb_element *element,
                                                  jgb_layout_attributes *out_attributes);

/* All elements that are visible in `rect`, sorted as in a display frame. */
jgb_status jgb_view_layout_attributes_for_elements_in_rect(
    jgb_view *view, jgb_rect rect, const jgb_layout_attributes **out_attributes,
    size_t *out_count);

/* The matrices that the attributes refer to which one of the two calls above
 * gave last; borrowed until the next call with this view. Lays out nothing. */
jgb_status jgb_view_answered_transforms(jgb_view *view, const jgb_transform **out_transforms,
                                        size_t *out_count);

/* The foremost item that contains the point; JGB_NOT_FOUND when none does. */
jgb_status jgb_view_index_path_for_item_at_point(jgb_view *view, jgb_point point,
                                                 jgb_index_path *out_index_path);

/* The index paths of the elements of a category and kind in the last display
 * frame, ascending. */
jgb_status jgb_view_index_paths_for_visible_elements(jgb_view *view,
                                                     jgb_element_category category,
                                                     uint32_t element_kind,
                                                     const jgb_index_path **out_index_paths,
                                                     size_t *out_count);

/* The view that shows an element in the last display frame, and its
 * generation; JGB_NOT_FOUND when none does. */
jgb_status jgb_view_reusable_view_for_element(jgb_view *view, const jgb_element *element,
                                              uint32_t *out_reusable_view,
                                              uint32_t *out_generation);

/* The element that a view shows in the last display frame; JGB_NOT_FOUND when
 * it shows none. */
jgb_status jgb_view_element_for_reusable_view(jgb_view *view, uint32_t reusable_view,
                                              jgb_element *out_element);

/*
 * Whether a view still shows what it was bound to with this generation: 1 or 0.
 * Content that was loaded meanwhile belongs in the view only then. A binding
 * ends with the display frame that takes the view from its element, and at once
 * when data is replaced; a view that does not exist is not current. Lays out
 * nothing, and calls no callback. Cost: O(1).
 */
jgb_status jgb_view_is_current(jgb_view *view, uint32_t reusable_view, uint32_t generation,
                               uint32_t *out_is_current);

/*
 * The content offset at which the item rests at `position` (JGB_SCROLL_...),
 * from the offset of the bounds now; clamped to the content and its inset.
 * Errors: JGB_INVALID_INDEX_PATH, JGB_INVALID_ARGUMENT (two positions of one
 * axis).
 */
jgb_status jgb_view_content_offset_for_item(jgb_view *view, jgb_index_path index_path,
                                            uint32_t position, jgb_point *out_offset);

/*
 * The content offset at which a rectangle of the content rests at `position`,
 * as of an item; JGB_SCROLL_AVOID_PINNED makes no difference. Errors:
 * JGB_INVALID_ARGUMENT (two positions of one axis, numbers that no rectangle
 * has). Cost: O(log n).
 */
jgb_status jgb_view_content_offset_for_rect(jgb_view *view, jgb_rect rect, uint32_t position,
                                            jgb_point *out_offset);

/*
 * The same of a section, from its header to its footer. Where a layout stacks no
 * sections, its first item counts. Errors: JGB_INVALID_INDEX_PATH,
 * JGB_INVALID_ARGUMENT. Cost: O(log n).
 */
jgb_status jgb_view_content_offset_for_section(jgb_view *view, uint32_t section,
                                               uint32_t position, jgb_point *out_offset);

/*
 * The content offset at which to stop a scroll that would come to rest at
 * `proposed` by itself. A carousel, a stack and a wheel stop where an item
 * rests: the next one in the direction of `velocity`, the nearest where that is
 * 0. All others stop there, but within the content and its inset.
 */
jgb_status jgb_view_target_content_offset(jgb_view *view, jgb_point proposed,
                                          jgb_point velocity, jgb_point *out_offset);

/*
 * Sections that scroll along the other axis, each by itself. Offsets are points
 * across, 0 where the first group stands at the start, growing towards the
 * trailing end. Frames have them in. Errors of all of these: JGB_INVALID_INDEX_PATH,
 * and JGB_WRONG_STATE for a section that does not scroll.
 */
typedef struct jgb_orthogonal_state {
    jgb_orthogonal_scrolling scrolling;
    uint32_t reserved;
    jgb_rect viewport;     /* what of the content its groups are seen in     */
    jgb_size content_size; /* all groups, and the room at both ends          */
    double content_offset;
} jgb_orthogonal_state;

/* Scrolls a section, as far as it is said: overscroll is taken as given. The next
 * display frame shows it. Cost: O(log n). */
jgb_status jgb_view_set_orthogonal_content_offset(jgb_view *view, uint32_t section,
                                                  double content_offset);

/* How a section scrolls, and how far it has. */
jgb_status jgb_view_orthogonal_state(jgb_view *view, uint32_t section,
                                     jgb_orthogonal_state *out_state);

/* The offset at which to stop a scroll of the section that would come to rest at
 * `proposed` by itself; of `velocity` the sign counts. */
jgb_status jgb_view_target_orthogonal_content_offset(jgb_view *view, uint32_t section,
                                                     double proposed, double velocity,
                                                     double *out_offset);

/* The offset of the item's section at which the item rests at `position`
 * (JGB_SCROLL_...) across; see jgb_view_content_offset_for_item() for the view's. */
jgb_status jgb_view_orthogonal_content_offset_for_item(jgb_view *view,
                                                       jgb_index_path index_path,
                                                       uint32_t position,
                                                       double *out_offset);

/* A visible element of a section: element and frame say where the layout has it;
 * a handler may change what follows them. */
typedef struct jgb_visible_item {
    jgb_element element;
    jgb_rect frame;
    jgb_point center;
    double alpha;            /* 0 to 1                                       */
    jgb_transform transform; /* about the centre                             */
    int32_t z_index;
    uint32_t is_hidden;
} jgb_visible_item;

/*
 * Changes how the visible elements of a section look. It must not call the view.
 * content_offset is the view's along the main axis and the section's across;
 * container what the bounds leave between the content insets.
 */
typedef void (*jgb_visible_items_handler)(void *context, uint32_t section,
                                          jgb_point content_offset, jgb_size container,
                                          jgb_visible_item *items, size_t item_count);

/*
 * Has a handler called by each display frame, once for each section that it shows
 * something of and whose description has this number (not 0). NULL: none any more.
 * A number that a handler sets and that is not finite, or out of bounds, fails
 * the display frame with JGB_INVALID_ARGUMENT. `context` is the host's own.
 */
jgb_status jgb_view_set_visible_items_handler(jgb_view *view, uint32_t number,
                                              jgb_visible_items_handler handler,
                                              void *context);

/* ---- Snapshots ---------------------------------------------------------- */

/*
 * Sections and items named by the host's own identifiers: what a host wants to
 * be shown. It is edited apart from any view, then applied to one; from one
 * snapshot to the next the view finds out what is different. An item's
 * identifier is unique in the snapshot, a section's among sections. `section`
 * and `item` are identifiers here. An array of them may be NULL if it is empty;
 * with one identifier twice it is JGB_INVALID_ARGUMENT. Errors that name
 * identifiers name eight at most. Edits cost O(log n) for each identifier.
 */

/* Makes a snapshot without sections. `limits` may be NULL: the defaults. */
jgb_status jgb_snapshot_create(const jgb_limits *limits, jgb_snapshot **out_snapshot);

void jgb_snapshot_destroy(jgb_snapshot *snapshot);

/* A snapshot of its own with what this one holds. Cost: O(1). */
jgb_status jgb_snapshot_copy(const jgb_snapshot *snapshot, jgb_snapshot **out_snapshot);

/* As jgb_view_last_error(), of the last call that failed and has this snapshot
 * as its first argument. */
const char *jgb_snapshot_last_error(const jgb_snapshot *snapshot);

jgb_status jgb_snapshot_set_duplicate_policy(jgb_snapshot *snapshot,
                                             jgb_duplicate_policy policy);

/* What sections refer to by number. JGB_INVALID_ARGUMENT too if a section refers
 * to one that is not among them. */
jgb_status jgb_snapshot_set_metrics(jgb_snapshot *snapshot, const jgb_section_metrics *metrics,
                                    size_t metrics_count);

/* Has sections refer to metrics: 0: the layout's; else 1 + index.
 * JGB_NOT_FOUND: there is no such section. */
jgb_status jgb_snapshot_set_section_metrics(jgb_snapshot *snapshot, uint32_t number,
                                            const uint64_t *sections, size_t count);

/*
 * Puts sections without items at the end. Those that are there move with their
 * items, or as the policy says; `out_moved_count`, how many did, may be NULL.
 * Errors: JGB_INVALID_ARGUMENT, JGB_RESOURCE_EXHAUSTED.
 */
jgb_status jgb_snapshot_append_sections(jgb_snapshot *snapshot, const uint64_t *sections,
                                        size_t count, size_t *out_moved_count);

/* The same before or after a section that is there, else JGB_NOT_FOUND; if it is
 * itself among those that move, JGB_INVALID_ARGUMENT. */
jgb_status jgb_snapshot_insert_sections(jgb_snapshot *snapshot, const uint64_t *sections,
                                        size_t count, jgb_relation relation, uint64_t section,
                                        size_t *out_moved_count);

/* Deletes sections and their items. What is not there does not matter. */
jgb_status jgb_snapshot_delete_sections(jgb_snapshot *snapshot, const uint64_t *sections,
                                        size_t count);

/* Puts a section and its items next to another one. */
jgb_status jgb_snapshot_move_section(jgb_snapshot *snapshot, uint64_t section,
                                     jgb_relation relation, uint64_t other_section);

/* Marks sections as others than before, to be shown in other views. What is not
 * there does not matter. */
jgb_status jgb_snapshot_reload_sections(jgb_snapshot *snapshot, const uint64_t *sections,
                                        size_t count);

/*
 * Puts items at the end of a section; `section` may be NULL: the last one. Those
 * that are there move, or as the policy says; `out_moved_count`, how many did,
 * may be NULL. `content` may be NULL: nothing of their own, but items that move
 * keep what they have.
 * Errors: JGB_INVALID_ARGUMENT, JGB_RESOURCE_EXHAUSTED; JGB_NOT_FOUND: there is
 * no such section.
 */
jgb_status jgb_snapshot_append_items(jgb_snapshot *snapshot, const uint64_t *section,
                                     const uint64_t *items, size_t count,
                                     const jgb_item_content *content, size_t *out_moved_count);

/* The same before or after an item that is there, else JGB_NOT_FOUND; if it is
 * itself among those that move, JGB_INVALID_ARGUMENT. */
jgb_status jgb_snapshot_insert_items(jgb_snapshot *snapshot, const uint64_t *items, size_t count,
                                     jgb_relation relation, uint64_t item,
                                     const jgb_item_content *content, size_t *out_moved_count);

/* Deletes items. What is not there does not matter. */
jgb_status jgb_snapshot_delete_items(jgb_snapshot *snapshot, const uint64_t *items,
                                     size_t count);

/* Deletes all items, and all sections unless `keeps_sections` is not 0. */
jgb_status jgb_snapshot_delete_all_items(jgb_snapshot *snapshot, uint32_t keeps_sections);

/* Puts an item next to another one, be it in another section. */
jgb_status jgb_snapshot_move_item(jgb_snapshot *snapshot, uint64_t item, jgb_relation relation,
                                  uint64_t other_item);

/* Marks items as others than before, to be shown in other views. `content` is
 * what they have from now on; it may be NULL: what they have. */
jgb_status jgb_snapshot_reload_items(jgb_snapshot *snapshot, const uint64_t *items, size_t count,
                                     const jgb_item_content *content);

/* The same for items that have changed, but are the same, in the same views. */
jgb_status jgb_snapshot_reconfigure_items(jgb_snapshot *snapshot, const uint64_t *items,
                                          size_t count, const jgb_item_content *content);

/* Makes the visible items of an outline the items of a section: those that were
 * in it are the same, for those of other sections the policy decides. */
jgb_status jgb_snapshot_replace_items(jgb_snapshot *snapshot, uint64_t section,
                                      const jgb_section_snapshot *section_snapshot);

/* Forgets what was to be reloaded and reconfigured. */
jgb_status jgb_snapshot_remove_marks(jgb_snapshot *snapshot);

jgb_status jgb_snapshot_number_of_sections(jgb_snapshot *snapshot, size_t *out_count);

/* Of one section; `section` may be NULL: of all. */
jgb_status jgb_snapshot_number_of_items(jgb_snapshot *snapshot, const uint64_t *section,
                                        size_t *out_count);

/* All identifiers in their order. Cost of this and the next four: O(answer). */
jgb_status jgb_snapshot_section_identifiers(jgb_snapshot *snapshot,
                                            const uint64_t **out_sections, size_t *out_count);

/* Of one section; `section` may be NULL: of all, in the sections' order. */
jgb_status jgb_snapshot_item_identifiers(jgb_snapshot *snapshot, const uint64_t *section,
                                         const uint64_t **out_items, size_t *out_count);

/* What is marked, in the order in which it was named. */
jgb_status jgb_snapshot_reloaded_sections(jgb_snapshot *snapshot, const uint64_t **out_sections,
                                          size_t *out_count);
jgb_status jgb_snapshot_reloaded_items(jgb_snapshot *snapshot, const uint64_t **out_items,
                                       size_t *out_count);
jgb_status jgb_snapshot_reconfigured_items(jgb_snapshot *snapshot, const uint64_t **out_items,
                                           size_t *out_count);

/* Where a section or an item is, and what is at a place; JGB_NOT_FOUND when no
 * such identifier is there, JGB_INVALID_INDEX_PATH when no such place is. The
 * index of an item is among those of all sections. Cost: O(log n) each. */
jgb_status jgb_snapshot_index_of_section(jgb_snapshot *snapshot, uint64_t section,
                                         size_t *out_index);
jgb_status jgb_snapshot_index_of_item(jgb_snapshot *snapshot, uint64_t item, size_t *out_index);
jgb_status jgb_snapshot_index_path_of_item(jgb_snapshot *snapshot, uint64_t item,
                                           jgb_index_path *out_index_path);
jgb_status jgb_snapshot_section_containing_item(jgb_snapshot *snapshot, uint64_t item,
                                                uint64_t *out_section);
jgb_status jgb_snapshot_section_at_index(jgb_snapshot *snapshot, size_t index,
                                         uint64_t *out_section);
jgb_status jgb_snapshot_item_at_index_path(jgb_snapshot *snapshot, jgb_index_path index_path,
                                           uint64_t *out_item);

/*
 * What leads from an older snapshot to this one: the parts of a batch update,
 * with as few moves as can be. They are borrowed until the next call with
 * `snapshot`. Cost: O(n log n) in the items of both; O(n) where few move.
 */
jgb_status jgb_snapshot_difference(jgb_snapshot *snapshot, const jgb_snapshot *older,
                                   const jgb_update_item **out_items, size_t *out_count);

/* ---- Section snapshots -------------------------------------------------- */

/*
 * The items of one section as a tree, an outline. An item is visible if all its
 * ancestors are expanded; items begin collapsed. What is said of arrays, errors
 * and costs of snapshots goes for these, but identifiers that are there already
 * are always JGB_INVALID_ARGUMENT. An edit also costs O(n) of a few bytes each.
 */

/* Makes an outline without items. `limits` may be NULL: the defaults. */
jgb_status jgb_section_snapshot_create(const jgb_limits *limits,
                                       jgb_section_snapshot **out_snapshot);

void jgb_section_snapshot_destroy(jgb_section_snapshot *snapshot);

/* An outline of its own with what this one holds. Cost: O(n) when it is edited. */
jgb_status jgb_section_snapshot_copy(const jgb_section_snapshot *snapshot,
                                     jgb_section_snapshot **out_snapshot);

const char *jgb_section_snapshot_last_error(const jgb_section_snapshot *snapshot);

/* Puts items behind the children of `parent`; it may be NULL: behind all roots.
 * Children of a lazy item end its wait, even if they are none. `content` may be
 * NULL: nothing of their own. JGB_NOT_FOUND: there is no such parent. */
jgb_status jgb_section_snapshot_append(jgb_section_snapshot *snapshot, const uint64_t *parent,
                                       const uint64_t *items, size_t count,
                                       const jgb_item_content *content);

/* Puts items next to one that is there, as children of the same parent. */
jgb_status jgb_section_snapshot_insert(jgb_section_snapshot *snapshot, const uint64_t *items,
                                       size_t count, jgb_relation relation, uint64_t item,
                                       const jgb_item_content *content);

/* The same with a whole outline: its roots become children of that parent. */
jgb_status jgb_section_snapshot_insert_snapshot(jgb_section_snapshot *snapshot,
                                                const jgb_section_snapshot *inserted,
                                                jgb_relation relation, uint64_t item);

/* Puts an outline where the descendants of `parent` are, which stays as expanded
 * as it is, and waits no more if it is lazy. */
jgb_status jgb_section_snapshot_replace_children(jgb_section_snapshot *snapshot,
                                                 uint64_t parent,
                                                 const jgb_section_snapshot *children);

/* Deletes items and their descendants. What is not there does not matter. */
jgb_status jgb_section_snapshot_delete(jgb_section_snapshot *snapshot, const uint64_t *items,
                                       size_t count);

jgb_status jgb_section_snapshot_delete_all(jgb_section_snapshot *snapshot);

/* Expands items; what has no children, and is not lazy, stays as it is. */
jgb_status jgb_section_snapshot_expand(jgb_section_snapshot *snapshot, const uint64_t *items,
                                       size_t count);

/* Collapses items. Their descendants keep their own state. */
jgb_status jgb_section_snapshot_collapse(jgb_section_snapshot *snapshot, const uint64_t *items,
                                         size_t count);

/* Says that items have children that are supplied when they are wanted: see
 * jgb_section_snapshot_items_awaiting_children(). Not for what has children. */
jgb_status jgb_section_snapshot_set_lazy(jgb_section_snapshot *snapshot, const uint64_t *items,
                                         size_t count);

jgb_status jgb_section_snapshot_number_of_items(jgb_section_snapshot *snapshot,
                                                size_t *out_count);

/* All items, depth first. So are those that the next four list. Cost: O(n). */
jgb_status jgb_section_snapshot_items(jgb_section_snapshot *snapshot,
                                      const uint64_t **out_items, size_t *out_count);
jgb_status jgb_section_snapshot_root_items(jgb_section_snapshot *snapshot,
                                           const uint64_t **out_items, size_t *out_count);
jgb_status jgb_section_snapshot_visible_items(jgb_section_snapshot *snapshot,
                                              const uint64_t **out_items, size_t *out_count);
/* Visible or not. */
jgb_status jgb_section_snapshot_expanded_items(jgb_section_snapshot *snapshot,
                                               const uint64_t **out_items, size_t *out_count);
/* Lazy items that are visible, expanded, and still without children. */
jgb_status jgb_section_snapshot_items_awaiting_children(jgb_section_snapshot *snapshot,
                                                        const uint64_t **out_items,
                                                        size_t *out_count);

/* 1 or 0; 0 for what is not there. */
jgb_status jgb_section_snapshot_contains(jgb_section_snapshot *snapshot, uint64_t item,
                                         uint32_t *out_contains);
jgb_status jgb_section_snapshot_is_expanded(jgb_section_snapshot *snapshot, uint64_t item,
                                            uint32_t *out_is_expanded);
jgb_status jgb_section_snapshot_is_visible(jgb_section_snapshot *snapshot, uint64_t item,
                                           uint32_t *out_is_visible);

/* Among all items, depth first. */
jgb_status jgb_section_snapshot_index_of_item(jgb_section_snapshot *snapshot, uint64_t item,
                                              size_t *out_index);

/* 0 for a root. */
jgb_status jgb_section_snapshot_level_of_item(jgb_section_snapshot *snapshot, uint64_t item,
                                              uint32_t *out_level);

/* JGB_NOT_FOUND for a root, too. */
jgb_status jgb_section_snapshot_parent_of_item(jgb_section_snapshot *snapshot, uint64_t item,
                                               uint64_t *out_parent);

/* The descendants of an item as an outline of its own, which the caller destroys;
 * with `includes_parent` not 0, with the item itself as the root. */
jgb_status jgb_section_snapshot_snapshot_of_parent(jgb_section_snapshot *snapshot,
                                                   uint64_t parent, uint32_t includes_parent,
                                                   jgb_section_snapshot **out_snapshot);

/* ---- Showing snapshots -------------------------------------------------- */

/*
 * Makes the data that of a snapshot, of which the view takes a copy: what is
 * different from the one applied before is an update like any other, with the
 * marks of this one. The first one, and one after data that came otherwise, is
 * a reload; a data source set before is forgotten. `options` may be NULL: at
 * once, with tag 0.
 * Errors: as jgb_view_perform_batch_updates(); JGB_WRONG_STATE: a batch is open.
 * Cost: O(n log n) in the items of both; O(n) where few move.
 */
jgb_status jgb_view_apply_snapshot(jgb_view *view, const jgb_snapshot *snapshot,
                                   const jgb_batch_options *options);

/* The same without a look at what is different: all visible elements get new
 * bindings, as with jgb_view_set_data(). */
jgb_status jgb_view_apply_snapshot_using_reload_data(jgb_view *view,
                                                     const jgb_snapshot *snapshot);

/* Makes the visible items of an outline the items of a section of the snapshot
 * applied last. JGB_NOT_FOUND: it has no such section. */
jgb_status jgb_view_apply_section_snapshot(jgb_view *view, uint64_t section,
                                           const jgb_section_snapshot *section_snapshot,
                                           const jgb_batch_options *options);

/* The snapshot applied last, without marks, as one of its own, which the caller
 * destroys. JGB_NOT_FOUND: the data came otherwise. Cost: O(1). */
jgb_status jgb_view_snapshot(jgb_view *view, jgb_snapshot **out_snapshot);

/* Where an item of the snapshot applied last is, and which item is at a place.
 * JGB_NOT_FOUND: there is no such item, or the data came otherwise.
 * JGB_INVALID_INDEX_PATH: there is no such place. Lays out nothing.
 * Cost: O(log n). */
jgb_status jgb_view_index_path_for_identifier(jgb_view *view, uint64_t item,
                                              jgb_index_path *out_index_path);
jgb_status jgb_view_identifier_for_index_path(jgb_view *view, jgb_index_path index_path,
                                              uint64_t *out_item);

#ifdef __cplusplus
}
#endif
#endif

/* Compositional layouts: items in groups, groups in sections, as UIKit has them. */
#ifndef JOGAKBO_COMPOSITIONAL_LAYOUT_H
#define JOGAKBO_COMPOSITIONAL_LAYOUT_H

#include "layout.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What a length of a compositional layout is. */
typedef enum jgb_layout_dimension_kind {
    JGB_FRACTIONAL_WIDTH = 0,  /* of what contains it, insets left out       */
    JGB_FRACTIONAL_HEIGHT = 1, /* either may stand for either axis           */
    JGB_ABSOLUTE = 2,
    JGB_ESTIMATED = 3, /* the item's own length, or else this one            */
    /* Estimated, and then as long as the longest estimated sibling in the group;
     * of a section's group: as the longest group in the section. */
    JGB_UNIFORM_ACROSS_SIBLINGS = 4,
    JGB_LAYOUT_DIMENSION_KIND_FORCE_32 = 0x7fffffff
} jgb_layout_dimension_kind;

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

/* Edges of a jgb_layout_anchor; none of an axis, or both, is its middle. */
#define JGB_LAYOUT_ANCHOR_TOP 1u
#define JGB_LAYOUT_ANCHOR_LEADING 2u
#define JGB_LAYOUT_ANCHOR_BOTTOM 4u
#define JGB_LAYOUT_ANCHOR_TRAILING 8u

/* A point of a rectangle. */
typedef struct jgb_layout_anchor {
    uint32_t edges; /* JGB_LAYOUT_ANCHOR_... */
    uint32_t is_offset_fractional; /* not 0: in multiples of the view's size */
    jgb_point offset;
} jgb_layout_anchor;

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
void jgb_layout_supplementary_item_init(jgb_layout_supplementary_item *out_item,
                                        size_t struct_size);

typedef enum jgb_layout_node_kind {
    JGB_LAYOUT_ITEM = 0,
    JGB_LAYOUT_HORIZONTAL_GROUP = 1,
    JGB_LAYOUT_VERTICAL_GROUP = 2,
    JGB_LAYOUT_CUSTOM_GROUP = 3,
    JGB_LAYOUT_CUSTOM_ITEM = 4, /* in a custom group only */
    JGB_LAYOUT_NODE_KIND_FORCE_32 = 0x7fffffff
} jgb_layout_node_kind;

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
void jgb_layout_node_init(jgb_layout_node *out_node, size_t struct_size);

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
void jgb_layout_boundary_supplementary_item_init(jgb_layout_boundary_supplementary_item *out_item,
                                                 size_t struct_size);

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
void jgb_layout_decoration_item_init(jgb_layout_decoration_item *out_item, size_t struct_size);

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
void jgb_layout_section_init(jgb_layout_section *out_section, size_t struct_size);

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
    const jgb_layout_configuration *configuration; /* NULL: its defaults */
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
    { sizeof(jgb_compositional_layout), NULL, 0, NULL, 0, NULL, 0, \
      NULL, 0 }
void jgb_compositional_layout_init(jgb_compositional_layout *out_layout, size_t struct_size);

/* All that the struct points at is copied. */
jgb_status jgb_layout_create_compositional(const jgb_compositional_layout *compositional,
                                           jgb_layout **out_layout);

#ifdef __cplusplus
}
#endif
#endif

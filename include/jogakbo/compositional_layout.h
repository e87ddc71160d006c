/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Compositional layouts: items in groups, groups in sections, as in UIKit.
 *
 * A compositional layout is described by values. A section (jgb_layout_section)
 * repeats a group. A group is an array of jgb_layout_node: the first node is
 * the group itself, the others are its items and inner groups. Rules choose the
 * section description for each section of the data. In the simplest case there
 * is one description, with one group node and one item node. A host creates the
 * layout with jgb_layout_create_compositional() and passes it to
 * jgb_view_set_layout().
 */
#ifndef JOGAKBO_COMPOSITIONAL_LAYOUT_H
#define JOGAKBO_COMPOSITIONAL_LAYOUT_H

#include "layout.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The kinds of lengths in a compositional layout. */
typedef enum jgb_layout_dimension_kind {
    JGB_FRACTIONAL_WIDTH = 0,  /* of the container's width, without insets   */
    JGB_FRACTIONAL_HEIGHT = 1, /* of the container's height, without insets; */
                               /* both are allowed for widths and heights    */
    JGB_ABSOLUTE = 2,          /* points                                     */
    JGB_ESTIMATED = 3, /* the item's own length; else this one, in points    */
    /* Estimated first, and then as long as the longest estimated sibling in
     * the group. The groups of a section are siblings of each other. */
    JGB_UNIFORM_ACROSS_SIBLINGS = 4,
    JGB_LAYOUT_DIMENSION_KIND_FORCE_32 = 0x7fffffff
} jgb_layout_dimension_kind;

/* A length in a compositional layout. */
typedef struct jgb_layout_dimension {
    jgb_layout_dimension_kind kind;
    uint32_t reserved;
    double value; /* a fraction, or points */
} jgb_layout_dimension;

/* A size in a compositional layout. */
typedef struct jgb_layout_size { jgb_layout_dimension width, height; } jgb_layout_size;

/* The spacing between two subitems of a group, or beside a subitem. Fixed
 * spacing is `length` points long. Flexible spacing is at least that long, and
 * takes an equal share of the room that is left over. */
typedef struct jgb_layout_spacing {
    double length;
    uint32_t is_flexible; /* not 0: flexible */
    uint32_t reserved;
} jgb_layout_spacing;

/* The spacing outside of an item or a group, at each edge. */
typedef struct jgb_layout_edge_spacing {
    jgb_layout_spacing leading, top, trailing, bottom;
} jgb_layout_edge_spacing;

/* The edges of a jgb_layout_anchor. No edge of an axis, or both edges of an
 * axis, stand for the middle of the axis. */
#define JGB_LAYOUT_ANCHOR_TOP 1u
#define JGB_LAYOUT_ANCHOR_LEADING 2u
#define JGB_LAYOUT_ANCHOR_BOTTOM 4u
#define JGB_LAYOUT_ANCHOR_TRAILING 8u

/* An anchor: a point of a rectangle, moved by an offset. */
typedef struct jgb_layout_anchor {
    uint32_t edges; /* JGB_LAYOUT_ANCHOR_... */
    uint32_t is_offset_fractional; /* not 0: multiples of the view's size */
    jgb_point offset; /* points, or multiples of the view's size */
} jgb_layout_anchor;

/* A supplementary view that is anchored to an item, such as a badge. */
typedef struct jgb_layout_supplementary_item {
    size_t struct_size;
    uint32_t element_kind;
    uint32_t reuse_identifier;
    jgb_layout_size size;              /* fractions of the item's size       */
    jgb_layout_anchor container_anchor; /* a point of the item               */
    jgb_layout_anchor item_anchor;     /* the view's point at that point     */
    uint32_t has_item_anchor; /* 0: the view stands inside the item, at its edges */
    int32_t z_index;
} jgb_layout_supplementary_item;
#define JGB_LAYOUT_SUPPLEMENTARY_ITEM_INIT \
    { sizeof(jgb_layout_supplementary_item), JGB_KIND_NONE, 0, \
      { { JGB_FRACTIONAL_WIDTH, 0, 0 }, { JGB_FRACTIONAL_WIDTH, 0, 0 } }, \
      { 0, 0, { 0, 0 } }, { 0, 0, { 0, 0 } }, 0, 1 }
void jgb_layout_supplementary_item_init(jgb_layout_supplementary_item *out_item,
                                        size_t struct_size);

/* The kinds of nodes of a group. */
typedef enum jgb_layout_node_kind {
    JGB_LAYOUT_ITEM = 0,
    JGB_LAYOUT_HORIZONTAL_GROUP = 1,
    JGB_LAYOUT_VERTICAL_GROUP = 2,
    JGB_LAYOUT_CUSTOM_GROUP = 3,
    JGB_LAYOUT_CUSTOM_ITEM = 4, /* in a custom group only */
    JGB_LAYOUT_NODE_KIND_FORCE_32 = 0x7fffffff
} jgb_layout_node_kind;

/* A node of a group: an item or a group. A node stands after the group that
 * contains it. The first node is the group that a section repeats. */
typedef struct jgb_layout_node {
    size_t struct_size;
    uint32_t parent; /* the index of the containing group; first node: 0 */
    jgb_layout_node_kind kind;
    jgb_layout_size size;
    /* For groups. 0: the list of subitems repeats for as long as the next
     * subitem fits. Not 0: the group has one subitem, which is repeated `count`
     * times with equal lengths. */
    uint32_t count;
    uint32_t reuse_identifier; /* for items without one of their own */
    jgb_layout_spacing inter_item_spacing; /* for groups */
    jgb_edge_insets content_insets;
    jgb_layout_edge_spacing edge_spacing;
    const jgb_layout_supplementary_item *supplementary_items; /* for items */
    size_t supplementary_item_count;
    jgb_rect frame; /* for custom items; points, from the group's origin */
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

/* The place of a boundary view. The numbers are those of NSRectAlignment. */
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

/* A boundary view: a supplementary view at a boundary of a section, or of the
 * whole layout, such as a header or a footer. */
typedef struct jgb_layout_boundary_supplementary_item {
    size_t struct_size;
    uint32_t element_kind;
    uint32_t reuse_identifier;
    jgb_layout_size size;
    jgb_layout_alignment alignment;
    uint32_t extends_boundary; /* 0: the view lies over the content */
    jgb_point offset; /* points, added to the view's place */
    uint32_t pin_to_visible_bounds; /* not 0: the view pins */
    int32_t z_index;
} jgb_layout_boundary_supplementary_item;
#define JGB_LAYOUT_BOUNDARY_SUPPLEMENTARY_ITEM_INIT \
    { sizeof(jgb_layout_boundary_supplementary_item), JGB_KIND_NONE, 0, \
      { { JGB_FRACTIONAL_WIDTH, 0, 1 }, { JGB_ABSOLUTE, 0, 44 } }, JGB_ALIGN_TOP, 1, \
      { 0, 0 }, 0, 1 }
void jgb_layout_boundary_supplementary_item_init(jgb_layout_boundary_supplementary_item *out_item,
                                                 size_t struct_size);

/* A background of a section: a decoration view behind the whole section. */
typedef struct jgb_layout_decoration_item {
    size_t struct_size;
    uint32_t element_kind;
    uint32_t reuse_identifier;
    jgb_edge_insets content_insets; /* makes it smaller than the section */
    int32_t z_index;
    uint32_t reserved;
} jgb_layout_decoration_item;
#define JGB_LAYOUT_DECORATION_ITEM_INIT \
    { sizeof(jgb_layout_decoration_item), JGB_KIND_NONE, 0, { 0, 0, 0, 0 }, 0, 0 }
void jgb_layout_decoration_item_init(jgb_layout_decoration_item *out_item, size_t struct_size);

/* The boundary from which the content insets of a section are measured across
 * the scroll direction. The numbers are those of UIContentInsetsReference. */
typedef enum jgb_content_insets_reference {
    JGB_CONTENT_INSETS_AUTOMATIC = 0, /* the layout's section_inset_reference */
    JGB_CONTENT_INSETS_FROM_CONTENT_INSET = 1,
    JGB_CONTENT_INSETS_FROM_SAFE_AREA = 2,
    JGB_CONTENT_INSETS_FROM_LAYOUT_MARGINS = 3,
    JGB_CONTENT_INSETS_FROM_READABLE_CONTENT = 4,
    JGB_CONTENT_INSETS_REFERENCE_FORCE_32 = 0x7fffffff
} jgb_content_insets_reference;

/* The orthogonal scrolling behaviour of a section. With JGB_ORTHOGONAL_NONE the
 * groups follow one another along the scroll direction. Otherwise they follow
 * one another across the scroll direction and scroll there, and the behaviour
 * determines the offsets at which that scrolling stops. */
typedef enum jgb_orthogonal_scrolling {
    JGB_ORTHOGONAL_NONE = 0,
    JGB_ORTHOGONAL_CONTINUOUS = 1,
    JGB_ORTHOGONAL_CONTINUOUS_GROUP_LEADING_BOUNDARY = 2,
    JGB_ORTHOGONAL_PAGING = 3,                /* by the container's length  */
    JGB_ORTHOGONAL_GROUP_PAGING = 4,
    JGB_ORTHOGONAL_GROUP_PAGING_CENTERED = 5,
    JGB_ORTHOGONAL_SCROLLING_FORCE_32 = 0x7fffffff
} jgb_orthogonal_scrolling;

/* The description of a section in a compositional layout. */
typedef struct jgb_layout_section {
    size_t struct_size;
    const jgb_layout_node *group; /* the nodes of the group that repeats */
    size_t group_count;
    double inter_group_spacing; /* points */
    jgb_edge_insets content_insets;
    const jgb_layout_boundary_supplementary_item *boundary_supplementary_items;
    size_t boundary_supplementary_item_count;
    const jgb_layout_decoration_item *decoration_items;
    size_t decoration_item_count;
    uint32_t supplementaries_ignore_content_insets; /* not 0: boundary views do */
    jgb_orthogonal_scrolling orthogonal_scrolling;
    /* The number of the section's visible items handler; 0: none. See
     * jgb_view_set_visible_items_handler(). */
    uint32_t visible_items_handler;
    uint32_t reserved;
    jgb_content_insets_reference content_insets_reference;
    jgb_content_insets_reference supplementary_content_insets_reference;
} jgb_layout_section;
#define JGB_LAYOUT_SECTION_INIT \
    { sizeof(jgb_layout_section), NULL, 0, 0, { 0, 0, 0, 0 }, NULL, 0, NULL, 0, 0, \
      JGB_ORTHOGONAL_NONE, 0, 0, JGB_CONTENT_INSETS_AUTOMATIC, JGB_CONTENT_INSETS_AUTOMATIC }
void jgb_layout_section_init(jgb_layout_section *out_section, size_t struct_size);

/* A rule: the description of a range of sections, for containers of certain
 * lengths. Rules take the place of UIKit's section provider. */
typedef struct jgb_layout_section_rule {
    uint32_t first_section;
    uint32_t section_count; /* 0: all following sections */
    double minimum_container_length; /* across, in points, inclusive */
    double maximum_container_length; /* across, exclusive; 0: no maximum */
    uint32_t section; /* an index into the layout's `sections` */
    uint32_t reserved;
} jgb_layout_section_rule;

/* A compositional layout, as in UIKit. */
typedef struct jgb_compositional_layout {
    size_t struct_size;
    const jgb_layout_configuration *configuration; /* NULL: its defaults */
    double inter_section_spacing; /* points */
    const jgb_layout_section *sections; /* descriptions; at least one */
    size_t section_count;
    /* The first rule that matches a section chooses the section's description.
     * A section without a matching rule has the first description. */
    const jgb_layout_section_rule *rules;
    size_t rule_count;
    /* Boundary views around all sections. Their index path is (JGB_NO_SECTION,
     * 0). An error message about one of them names section_count as the
     * section. */
    const jgb_layout_boundary_supplementary_item *boundary_supplementary_items;
    size_t boundary_supplementary_item_count;
} jgb_compositional_layout;
#define JGB_COMPOSITIONAL_LAYOUT_INIT \
    { sizeof(jgb_compositional_layout), NULL, 0, NULL, 0, NULL, 0, \
      NULL, 0 }
void jgb_compositional_layout_init(jgb_compositional_layout *out_layout, size_t struct_size);

/*
 * Creates a compositional layout, for any number of views. The caller destroys
 * the layout with jgb_layout_destroy(). The library copies everything that the
 * struct points at. Struct sizes and enumerations are checked now; all else is
 * checked by jgb_view_set_layout(). If the layout cannot be created,
 * jgb_last_error() says why.
 */
jgb_status jgb_layout_create_compositional(const jgb_compositional_layout *compositional,
                                           jgb_layout **out_layout);

#ifdef __cplusplus
}
#endif
#endif

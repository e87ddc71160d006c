/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Elements: cells, supplementary views and decoration views.
 *
 * An element is what a layout places: the cell of an item, a supplementary view
 * such as a section header, or a decoration view such as a separator.
 * jgb_element identifies an element. jgb_layout_attributes says where and how
 * an element is shown, and in which reusable view; a display frame is an array
 * of them.
 */
#ifndef JOGAKBO_ELEMENT_H
#define JOGAKBO_ELEMENT_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The categories of elements; UIKit's, and placeholders (placeholder.h). */
typedef enum jgb_element_category {
    JGB_CELL = 0,
    JGB_SUPPLEMENTARY_VIEW = 1,
    JGB_DECORATION_VIEW = 2,
    JGB_PLACEHOLDER = 3,
    JGB_ELEMENT_CATEGORY_FORCE_32 = 0x7fffffff
} jgb_element_category;

/* The predefined kinds of supplementary and decoration views. Kinds from
 * jgb_view_register_element_kind() have greater numbers. */
#define JGB_KIND_NONE 0u /* cells have no kind */
#define JGB_KIND_SECTION_HEADER 1u
#define JGB_KIND_SECTION_FOOTER 2u

/* The reuse identifier that needs no registration. */
#define JGB_REUSE_IDENTIFIER_STANDARD 0u

/* The section of an element that belongs to no section: a boundary view of a
 * whole compositional layout, whose item is 0, or a supplementary or decoration
 * view of an explicit or custom layout, with any item. */
#define JGB_NO_SECTION 0xffffffffu
/* The reusable view of an element that is not shown. */
#define JGB_NO_VIEW 0xffffffffu

/* The identity of an element: category, kind and index path together are
 * unique. The index path of a section header or footer is (section, 0). */
typedef struct jgb_element {
    jgb_element_category category;
    uint32_t element_kind;
    jgb_index_path index_path;
} jgb_element;

/* Flags of jgb_layout_attributes. */
#define JGB_ELEMENT_HIDDEN 1u    /* need not be drawn               */
#define JGB_ELEMENT_ESTIMATED 2u /* measure it, send preferred size */
#define JGB_ELEMENT_PREPARED 4u  /* bound to a view, not visible yet */
/* The element has left the data and is animating out. Its index path is its
 * last one, which another element may have now: tell elements apart by their
 * views. */
#define JGB_ELEMENT_DISAPPEARING 8u
/* The states of elements. */
#define JGB_ELEMENT_HIGHLIGHTED 16u /* a pointer is down on it */
#define JGB_ELEMENT_SELECTED 32u
#define JGB_ELEMENT_FOCUSED 64u
#define JGB_ELEMENT_EDITING 128u
/* The element is not visible: it keeps its view because it has focus. */
#define JGB_ELEMENT_OFFSCREEN 256u
/* A person moves the item, which is where the pointer holds it. */
#define JGB_ELEMENT_HELD 512u
/* A person drags the item; or would drop others onto it. */
#define JGB_ELEMENT_DRAGGING 1024u
#define JGB_ELEMENT_DROP_TARGET 2048u
/* The host shows the context menu of the item. */
#define JGB_ELEMENT_MENU 4096u
/* The row of the item is swiped, or on its way back: its content is to be shown aside. */
#define JGB_ELEMENT_SWIPED 8192u
/* Dragged items rest over the item, which is about to open. */
#define JGB_ELEMENT_SPRING_LOADING 16384u

/* The layout attributes of one element, and the reusable view that shows it. */
typedef struct jgb_layout_attributes {
    jgb_rect frame;             /* points, content coordinates               */
    double alpha;               /* 0 (transparent) to 1 (opaque)             */
    uint64_t host_tag;          /* set by the host's layout; 0: not set      */
    jgb_element element;
    uint32_t reuse_identifier;  /* the class of views                        */
    uint32_t reusable_view;     /* the view; JGB_NO_VIEW if not shown        */
    uint32_t generation;        /* the number of the view's binding, from 1  */
    int32_t z_index;            /* greater is nearer to the viewer           */
    uint32_t flags;             /* JGB_ELEMENT_...                           */
    uint32_t transform;         /* 0: none; else 1 + index in `transforms`   */
} jgb_layout_attributes;

#ifdef __cplusplus
}
#endif
#endif

/* Elements: cells, supplementary and decoration views, and how each is shown. */
#ifndef JOGAKBO_ELEMENT_H
#define JOGAKBO_ELEMENT_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum jgb_element_category {
    JGB_CELL = 0,
    JGB_SUPPLEMENTARY_VIEW = 1,
    JGB_DECORATION_VIEW = 2,
    JGB_ELEMENT_CATEGORY_FORCE_32 = 0x7fffffff
} jgb_element_category;

/* Kinds of supplementary and decoration views; registered ones follow. */
#define JGB_KIND_NONE 0u /* cells have no kind */
#define JGB_KIND_SECTION_HEADER 1u
#define JGB_KIND_SECTION_FOOTER 2u

/* The reuse identifier that needs no registration. */
#define JGB_REUSE_IDENTIFIER_STANDARD 0u

/* The section of an element that stands around all sections: a boundary view of a
 * compositional layout itself. Its item is 0. */
#define JGB_NO_SECTION 0xffffffffu
/* The reusable view of an element that is not shown. */
#define JGB_NO_VIEW 0xffffffffu

/* Which element: these three name it uniquely. The index path of a section's
 * header or footer is (section, 0). */
typedef struct jgb_element {
    jgb_element_category category;
    uint32_t element_kind;
    jgb_index_path index_path;
} jgb_element;

/* Flags of jgb_layout_attributes. */
#define JGB_ELEMENT_HIDDEN 1u    /* need not be drawn               */
#define JGB_ELEMENT_ESTIMATED 2u /* measure it, send preferred size */
#define JGB_ELEMENT_PREPARED 4u  /* reserved: not set yet           */
/* On its way out: no more in the data. Its index path is the one it had, and
 * may be another element's now: tell elements apart by their views. */
#define JGB_ELEMENT_DISAPPEARING 8u

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

#ifdef __cplusplus
}
#endif
#endif

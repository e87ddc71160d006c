/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Accessibility: what a screen reader reads, in which order, and how much of it
 * there is.
 *
 * A host answers its platform's accessibility interface out of these functions,
 * for elements that are shown and for elements that are not; no reusable views
 * are taken for them. Names and descriptions are the host's own: it knows what
 * its items say.
 *
 *     jgb_accessibility_elements read = JGB_ACCESSIBILITY_ELEMENTS_INIT;
 *     jgb_view_accessibility_elements(view, NULL, 0, 50, &read);
 *     for (size_t i = 0; i < read.element_count; i++)
 *         describe(&read.elements[i]); // "Photo 3 of 1000"
 */
#ifndef JOGAKBO_ACCESSIBILITY_H
#define JOGAKBO_ACCESSIBILITY_H

#include "element.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The roles of elements. */
typedef enum jgb_accessibility_role {
    JGB_ACCESSIBILITY_ROLE_AUTOMATIC = 0, /* of a configuration: by the layout */
    JGB_ACCESSIBILITY_ROLE_LIST = 1,
    JGB_ACCESSIBILITY_ROLE_LIST_ITEM = 2,
    JGB_ACCESSIBILITY_ROLE_GRID = 3,
    JGB_ACCESSIBILITY_ROLE_GRID_CELL = 4,
    JGB_ACCESSIBILITY_ROLE_TREE = 5,
    JGB_ACCESSIBILITY_ROLE_TREE_ITEM = 6,
    JGB_ACCESSIBILITY_ROLE_GROUP = 7, /* a section */
    JGB_ACCESSIBILITY_ROLE_HEADER = 8,
    JGB_ACCESSIBILITY_ROLE_FOOTER = 9,
    JGB_ACCESSIBILITY_ROLE_SUPPLEMENTARY = 10, /* any other supplementary view */
    JGB_ACCESSIBILITY_ROLE_FORCE_32 = 0x7fffffff
} jgb_accessibility_role;

/* Settings of a view. */
typedef struct jgb_accessibility_configuration {
    size_t struct_size;
    /* The role of the view: automatic (a grid layout is a grid, all other
     * layouts are lists), list, grid or tree. Items have the role that goes
     * with it. */
    jgb_accessibility_role role;
    /* Not 0: items are counted through all sections, not in each by itself. */
    uint32_t counts_all_sections;
} jgb_accessibility_configuration;
#define JGB_ACCESSIBILITY_CONFIGURATION_INIT \
    { sizeof(jgb_accessibility_configuration), JGB_ACCESSIBILITY_ROLE_AUTOMATIC, 0 }
void jgb_accessibility_configuration_init(jgb_accessibility_configuration *out_configuration,
                                          size_t struct_size);

/* Sets how the view describes its content. NULL stands for
 * JGB_ACCESSIBILITY_CONFIGURATION_INIT.
 * Errors: JGB_INVALID_ARGUMENT for a role that no view has. */
jgb_status
jgb_view_set_accessibility_configuration(jgb_view *view,
                                         const jgb_accessibility_configuration *configuration);

/* States of jgb_accessibility_element. */
#define JGB_ACCESSIBILITY_HIDDEN 1u /* the layout hides it, or does not place it */
#define JGB_ACCESSIBILITY_HAS_IDENTIFIER 2u /* `identifier` is set */
#define JGB_ACCESSIBILITY_SELECTED 32u
#define JGB_ACCESSIBILITY_FOCUSED 64u
#define JGB_ACCESSIBILITY_EDITING 128u /* the view is edited, and the item can be */
#define JGB_ACCESSIBILITY_DISABLED 256u /* the traits of the item allow nothing */

/* An element, as assistive technology reads it. Numbers of positions, rows and
 * columns are those of the data, not of what is shown; -1: not known, or there
 * are none. */
typedef struct jgb_accessibility_element {
    jgb_rect frame;          /* points, from the top left corner of the bounds */
    uint64_t place;          /* in the reading order, from 0                   */
    uint64_t identifier;     /* of the item or the section, in the snapshot    */
    int64_t position_in_set; /* from 1: in the section, of a section in all    */
    int64_t set_size;
    int64_t row_index;       /* from 1, in the section                         */
    int64_t column_index;
    int64_t row_count;       /* of the section                                 */
    int64_t column_count;
    jgb_element element;     /* a section: a cell whose item is JGB_NO_ITEM    */
    jgb_accessibility_role role;
    uint32_t states;         /* JGB_ACCESSIBILITY_...                          */
    uint32_t level;          /* in an outline, of a heading, from 1; 0: none   */
    uint32_t reusable_view;  /* that shows it; JGB_NO_VIEW: none               */
    uint32_t generation;     /* of the view                                    */
    uint32_t part_count;     /* parts that can have focus by themselves          */
} jgb_accessibility_element;

/* Elements in reading order, and how much there is. */
typedef struct jgb_accessibility_elements {
    size_t struct_size;
    const jgb_accessibility_element *elements;
    size_t element_count;
    uint64_t place_count;   /* of the whole reading order                         */
    uint64_t section_count;
    uint64_t item_count;
    int64_t row_count;      /* of a view with one section; -1: not known, or none */
    int64_t column_count;
    jgb_accessibility_role role; /* of the view                                   */
    uint32_t reserved;
} jgb_accessibility_elements;
#define JGB_ACCESSIBILITY_ELEMENTS_INIT \
    { sizeof(jgb_accessibility_elements), NULL, 0, 0, 0, 0, -1, -1, \
      JGB_ACCESSIBILITY_ROLE_AUTOMATIC, 0 }
void jgb_accessibility_elements_init(jgb_accessibility_elements *out_elements,
                                     size_t struct_size);

/*
 * Returns the elements at `count` places of the reading order, shown or not. One place
 * comes before all sections, for views of a whole compositional layout, and one behind
 * them. Between these each section has a place for itself, one for its headers, one for
 * each item, and one for its footers. At a place there may be no element; views that
 * stand at an item follow the item, at the place of the item.
 *
 * `first` is the element to begin at; NULL is the first place. `offset` is the number
 * of places from there to the first one that is returned; it may be negative. `count`
 * is the number of places. A section is named by a cell whose item is JGB_NO_ITEM.
 * Places beyond the ends are left out.
 *
 * The host initializes `out_elements` with JGB_ACCESSIBILITY_ELEMENTS_INIT. The array
 * is borrowed until the next call with the view.
 * Errors: JGB_INVALID_INDEX_PATH; JGB_NOT_FOUND for a decoration view, and for a
 * supplementary view that the layout does not have; JGB_RESOURCE_EXHAUSTED if `count`
 * exceeds the limit on elements.
 * Cost: O(log n) for each place.
 */
jgb_status jgb_view_accessibility_elements(jgb_view *view, const jgb_element *first,
                                           int64_t offset, uint32_t count,
                                           jgb_accessibility_elements *out_elements);

/* The direction in which lies what is to be seen after scrolling. */
typedef enum jgb_accessibility_scroll_direction {
    JGB_ACCESSIBILITY_SCROLL_RIGHT = 1,
    JGB_ACCESSIBILITY_SCROLL_LEFT = 2,
    JGB_ACCESSIBILITY_SCROLL_UP = 3,
    JGB_ACCESSIBILITY_SCROLL_DOWN = 4,
    JGB_ACCESSIBILITY_SCROLL_NEXT = 5, /* along the scroll direction, to the end */
    JGB_ACCESSIBILITY_SCROLL_PREVIOUS = 6,
    JGB_ACCESSIBILITY_SCROLL_DIRECTION_FORCE_32 = 0x7fffffff
} jgb_accessibility_scroll_direction;

/*
 * Scrolls by about a page, over time. A view that pages goes to the next page. Another
 * view scrolls so that the first item that is cut off is at the start, or, backwards,
 * the last one at the end. JGB_EVENT_ACCESSIBILITY_SCROLLED tells what is seen then.
 * While the scroller is disabled, JGB_EVENT_WANTED_OFFSET asks the host to scroll.
 * `out_is_handled`: 0 if there is nothing to scroll to in that direction.
 * Cost: O(log n + visible elements).
 */
jgb_status jgb_view_accessibility_scroll(jgb_view *view,
                                         jgb_accessibility_scroll_direction direction,
                                         uint32_t *out_is_handled);

/* An action of assistive technology on an element. */
typedef enum jgb_accessibility_action {
    /* A tap without a pointer: JGB_EVENT_TAP, then focus and the selection as by a
     * touch, and JGB_EVENT_PRIMARY_ACTION where a tap is that. */
    JGB_ACCESSIBILITY_ACTION_PRESS = 1,
    JGB_ACCESSIBILITY_ACTION_SELECT = 2,
    JGB_ACCESSIBILITY_ACTION_DESELECT = 3,
    JGB_ACCESSIBILITY_ACTION_PRIMARY_ACTION = 4, /* as the key Enter */
    JGB_ACCESSIBILITY_ACTION_FOCUS = 5,
    JGB_ACCESSIBILITY_ACTION_SCROLL_TO_VISIBLE = 6, /* over time, by as little as shows it */
    JGB_ACCESSIBILITY_ACTION_FORCE_32 = 0x7fffffff
} jgb_accessibility_action;

/*
 * Performs an action of assistive technology on an element, shown or not, as far as
 * traits and settings allow it to a person. A section is named by a cell whose item is
 * JGB_NO_ITEM. `out_is_handled`: 0 if nothing comes of it.
 * Errors: JGB_INVALID_INDEX_PATH; JGB_NOT_FOUND for a decoration view.
 * Cost: that of a tap; O(log n) to scroll.
 */
jgb_status jgb_view_perform_accessibility_action(jgb_view *view, jgb_accessibility_action action,
                                                 const jgb_element *element,
                                                 uint32_t *out_is_handled);

/*
 * Sets the element that assistive technology is at, shown or not. `element` may be
 * NULL, for none. From the next display frame on the element has a reusable view
 * wherever the content scrolls, until it leaves the data: display frames have it with
 * JGB_ELEMENT_OFFSCREEN while it is not visible.
 *
 * Errors: JGB_INVALID_INDEX_PATH; JGB_INVALID_ARGUMENT for a decoration view.
 * Cost: that of a view more.
 */
jgb_status jgb_view_set_assistive_focused_element(jgb_view *view, const jgb_element *element);

#ifdef __cplusplus
}
#endif
#endif

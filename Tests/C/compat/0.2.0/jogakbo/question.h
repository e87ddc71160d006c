/* Questions: where elements are, what is at a point, where to scroll. */
#ifndef JOGAKBO_QUESTION_H
#define JOGAKBO_QUESTION_H

#include "element.h"

#ifdef __cplusplus
extern "C" {
#endif

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

#ifdef __cplusplus
}
#endif
#endif

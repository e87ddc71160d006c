/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Questions: where elements are, which item is at a point, where to scroll.
 *
 * A host may ask questions at any time; they change nothing that is shown.
 * jgb_view_content_size() returns the size for scroll bars,
 * jgb_view_index_path_for_item_at_point() finds the item under a touch, and
 * jgb_view_content_offset_for_item() returns where to scroll to show an item.
 * Points and rectangles are in content coordinates. Questions refer to the
 * bounds of the last display frame or of jgb_view_set_bounds(), whichever came
 * later. A question runs a layout pass first if one is needed; a comment says
 * so if a question never does.
 */
#ifndef JOGAKBO_QUESTION_H
#define JOGAKBO_QUESTION_H

#include "element.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Returns the content size of the layout, in points. */
jgb_status jgb_view_content_size(jgb_view *view, jgb_size *out_size);

/* Returns the layout attributes of an element, visible or not.
 * Errors: JGB_NOT_FOUND if the layout has no such element;
 * JGB_INVALID_INDEX_PATH.
 * Cost: O(log n). */
jgb_status jgb_view_layout_attributes_for_element(jgb_view *view, const jgb_element *element,
                                                  jgb_layout_attributes *out_attributes);

/* Returns the layout attributes of all elements that are visible in `rect`,
 * sorted as in a display frame. Borrowed until the next call with the view;
 * jgb_view_answered_transforms() does not end that. */
jgb_status jgb_view_layout_attributes_for_elements_in_rect(
    jgb_view *view, jgb_rect rect, const jgb_layout_attributes **out_attributes,
    size_t *out_count);

/*
 * Returns the transforms of the last answer of
 * jgb_view_layout_attributes_for_element() or
 * jgb_view_layout_attributes_for_elements_in_rect(): the array for the
 * `transform` field of the attributes. Borrowed until the next call with the
 * view. Never runs a layout pass.
 */
jgb_status jgb_view_answered_transforms(jgb_view *view, const jgb_transform **out_transforms,
                                        size_t *out_count);

/* Returns the foremost item whose frame contains a point.
 * Errors: JGB_NOT_FOUND if there is no such item. */
jgb_status jgb_view_index_path_for_item_at_point(jgb_view *view, jgb_point point,
                                                 jgb_index_path *out_index_path);

/*
 * Returns the item whose frame is nearest to a point. Of several equally near items,
 * the one with the least index path counts. Hidden items do not count; with a transform
 * the bounding box of the item counts.
 * Errors: JGB_NOT_FOUND if there is no item.
 * Cost: O(log n + k) for k items that are about as near, times the logarithm of the
 * distance.
 */
jgb_status jgb_view_index_path_for_item_nearest_point(jgb_view *view, jgb_point point,
                                                      jgb_index_path *out_index_path);

/* A flag of jgb_view_shown_element_at_point(): decoration views count. */
#define JGB_HIT_DECORATION_VIEWS 1u

/*
 * Returns the foremost cell or supplementary view that the last display frame shows at
 * a point. In a transition, elements count where they are on their way. `point` is
 * relative to the top left corner of the bounds of the last display frame, in points.
 * `flags` is 0 or JGB_HIT_DECORATION_VIEWS. Elements that are hidden, or that have left
 * the data, do not count. The index path is that in the data now.
 * Errors: JGB_NOT_FOUND if nothing is shown at the point.
 * Cost: O(k) for k visible elements.
 */
jgb_status jgb_view_shown_element_at_point(jgb_view *view, jgb_point point, uint32_t flags,
                                           jgb_element *out_element);

/* Returns the index paths of the elements of a category and kind in the last
 * display frame, ascending. Borrowed until the next call with the view. Never
 * runs a layout pass. */
jgb_status jgb_view_index_paths_for_visible_elements(jgb_view *view,
                                                     jgb_element_category category,
                                                     uint32_t element_kind,
                                                     const jgb_index_path **out_index_paths,
                                                     size_t *out_count);

/* Returns the reusable view that shows an element in the last display frame,
 * and the generation of the reusable view. Never runs a layout pass.
 * Errors: JGB_NOT_FOUND if no reusable view shows the element. */
jgb_status jgb_view_reusable_view_for_element(jgb_view *view, const jgb_element *element,
                                              uint32_t *out_reusable_view,
                                              uint32_t *out_generation);

/* Returns the element that a reusable view shows in the last display frame.
 * Never runs a layout pass.
 * Errors: JGB_NOT_FOUND if the reusable view shows no element. */
jgb_status jgb_view_element_for_reusable_view(jgb_view *view, uint32_t reusable_view,
                                              jgb_element *out_element);

/*
 * Returns 1 if a reusable view still has the binding with this generation,
 * otherwise 0. A host that loads content for a reusable view asks this when the
 * content has arrived, and drops the content if the answer is 0. A binding ends
 * with the display frame that takes the reusable view away from its element,
 * and immediately when the data is replaced. For a reusable view that does not
 * exist the answer is 0. Never runs a layout pass or a callback. Cost: O(1).
 */
jgb_status jgb_view_is_current(jgb_view *view, uint32_t reusable_view, uint32_t generation,
                               uint32_t *out_is_current);

/*
 * Scroll positions: the place of an item in the bounds after scrolling. A
 * position combines at most one of TOP, CENTERED_VERTICALLY and BOTTOM with at
 * most one of LEFT, CENTERED_HORIZONTALLY and RIGHT. Along an axis without a
 * position the content offset moves by the smallest distance that makes the
 * item visible.
 */
#define JGB_SCROLL_NONE 0u
#define JGB_SCROLL_TOP 1u
#define JGB_SCROLL_CENTERED_VERTICALLY 2u
#define JGB_SCROLL_BOTTOM 4u
#define JGB_SCROLL_LEFT 8u
#define JGB_SCROLL_CENTERED_HORIZONTALLY 16u
#define JGB_SCROLL_RIGHT 32u
/* Along the axis that scrolls, which is the scroll direction of the layout, or the
 * other axis in a section that scrolls across: where the content begins, and where
 * it ends. START is top or left, and right in a layout that is mirrored. */
#define JGB_SCROLL_START 64u
#define JGB_SCROLL_END 128u
/* A flag for a scroll position: pinned headers and footers do not cover the
 * item. */
#define JGB_SCROLL_AVOID_PINNED 256u

/*
 * Returns the content offset at which an item is at `position`
 * (JGB_SCROLL_...), starting from the current content offset. The result is
 * clamped to the content and the content inset.
 * Errors: JGB_INVALID_INDEX_PATH; JGB_INVALID_ARGUMENT for two positions along
 * one axis.
 */
jgb_status jgb_view_content_offset_for_item(jgb_view *view, jgb_index_path index_path,
                                            uint32_t position, jgb_point *out_offset);

/*
 * Returns the content offset at which a rectangle of the content is at
 * `position` (JGB_SCROLL_...), starting from the current content offset. The
 * result is clamped to the content and the content inset.
 * JGB_SCROLL_AVOID_PINNED has no effect.
 * Errors: JGB_INVALID_ARGUMENT for two positions along one axis or an invalid
 * rectangle. Cost: O(log n).
 */
jgb_status jgb_view_content_offset_for_rect(jgb_view *view, jgb_rect rect, uint32_t position,
                                            jgb_point *out_offset);

/*
 * Returns the content offset at which a section, from its header to its footer,
 * is at `position` (JGB_SCROLL_...), starting from the current content offset.
 * The result is clamped to the content and the content inset. In a layout that
 * does not stack sections, the first item of the section stands for the
 * section.
 * Errors: JGB_INVALID_INDEX_PATH; JGB_INVALID_ARGUMENT for two positions along
 * one axis. Cost: O(log n).
 */
jgb_status jgb_view_content_offset_for_section(jgb_view *view, uint32_t section,
                                               uint32_t position, jgb_point *out_offset);

/*
 * Returns the least and the greatest content offset, with the content inset. Content
 * rests between the two, and questions about content offsets clamp their answers to
 * them. `out_least` receives the content offset at the start of the content.
 * `out_greatest` receives the one at the end. An axis for which both are equal does not
 * scroll.
 * Cost: O(1), once laid out.
 */
jgb_status jgb_view_content_offset_range(jgb_view *view, jgb_point *out_least,
                                         jgb_point *out_greatest);

/*
 * Returns the content offset at which scrolling should stop. `proposed` is the content
 * offset at which it would stop by itself. A carousel, a stack and a wheel stop at an
 * item: at the next item in the direction of `velocity`, or at the nearest item if the
 * velocity is 0. Only the sign of `velocity` counts, but a custom layout receives all
 * of it. A custom layout chooses. Other layouts stop at `proposed`. The result is
 * clamped to the content and the content inset.
 */
jgb_status jgb_view_target_content_offset(jgb_view *view, jgb_point proposed,
                                          jgb_point velocity, jgb_point *out_offset);

#ifdef __cplusplus
}
#endif
#endif

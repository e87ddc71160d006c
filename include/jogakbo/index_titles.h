/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The titles of the index that a host draws beside the content: "A" to "Z".
 *
 *     jgb_index_title titles[2] = {
 *         { "A", 1, JGB_INDEX_TITLE_SECTION, 0, { JGB_NO_SECTION, JGB_NO_ITEM }, letter_a },
 *         { "B", 1, JGB_INDEX_TITLE_SECTION, 0, { JGB_NO_SECTION, JGB_NO_ITEM }, letter_b },
 *     };
 *     jgb_view_set_index_titles(view, titles, 2);
 *     ...
 *     if (jgb_view_index_title_at(view, y - bar_top, bar_height, &number) == JGB_OK)
 *         jgb_view_scroll_to_index_title(view, number, &is_handled);
 */
#ifndef JOGAKBO_INDEX_TITLES_H
#define JOGAKBO_INDEX_TITLES_H

#include "element.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The way in which the place of a title is named. */
typedef enum jgb_index_title_target {
    JGB_INDEX_TITLE_INDEX_PATH = 0, /* an item, or with JGB_NO_ITEM a section   */
    JGB_INDEX_TITLE_ITEM = 1,       /* by the identifier of an item             */
    JGB_INDEX_TITLE_SECTION = 2,    /* by the identifier of a section           */
    JGB_INDEX_TITLE_TARGET_FORCE_32 = 0x7fffffff
} jgb_index_title_target;

/* A title of the index. The struct does not change. */
typedef struct jgb_index_title {
    const char *text; /* UTF-8 of 1 to 255 bytes */
    size_t text_size;
    jgb_index_title_target target;
    uint32_t reserved; /* 0 */
    jgb_index_path index_path;
    uint64_t identifier;
} jgb_index_title;

/*
 * Sets the titles of the index, in order. The view copies the titles. Identifiers
 * are looked up in the snapshot when the place is wanted. A section that is named by
 * its number is followed through updates; an index path of an item stays what it is.
 * Errors: JGB_INVALID_ARGUMENT for a text that is no title, JGB_RESOURCE_EXHAUSTED.
 */
jgb_status jgb_view_set_index_titles(jgb_view *view, const jgb_index_title *titles,
                                     size_t title_count);

/* Returns the titles of the index, as the view has them. Borrowed until the next call
 * with the view. */
jgb_status jgb_view_index_titles(jgb_view *view, const jgb_index_title **out_titles,
                                 size_t *out_count);

/*
 * Returns the number of the title at a place of the bar that the host draws. The bar
 * shows all titles one behind another, each as long as the others. `position` is the
 * distance of the place from the start of the bar, and may be beyond the ends. `length`
 * is the length of the bar, in the same unit.
 * Errors: JGB_NOT_FOUND if there are no titles. Cost: O(1).
 */
jgb_status jgb_view_index_title_at(jgb_view *view, double position, double length,
                                   size_t *out_number);

/*
 * Scrolls at once to the place that a title leads to, so that the place stands at the
 * start of the bounds. `number` is the number of the title, from 0.
 * JGB_EVENT_DID_SCROLL_TO_INDEX_TITLE tells of it. While the scroller is disabled,
 * JGB_EVENT_WANTED_OFFSET asks the host for it. A title whose place has left the data
 * leads to that of the next title. `out_is_handled` is 0 where there is none, and in an
 * interactive transition.
 * Errors: JGB_INVALID_ARGUMENT for a number that no title has.
 */
jgb_status jgb_view_scroll_to_index_title(jgb_view *view, size_t number,
                                          uint32_t *out_is_handled);

#ifdef __cplusplus
}
#endif
#endif

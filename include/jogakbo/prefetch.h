/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a view looks for ahead of scrolling.
 *
 * A host that fetches content, such as images, has the view tell of items before
 * they are visible, and of those that scrolling has left behind meanwhile:
 *
 *     jgb_prefetch_configuration ahead = JGB_PREFETCH_CONFIGURATION_INIT;
 *     ahead.is_prefetching_enabled = 1;
 *     jgb_view_set_prefetch_configuration(view, &ahead);
 *     jgb_view_set_event_mask(view, JGB_EVENT_MASK_PREFETCHING);
 *     ...
 *     jgb_view_next_events(view, &news);
 *     for (i = 0; i < news.event_count; i++)
 *         if (news.events[i].kind == JGB_EVENT_PREFETCH)
 *             fetch(news.runs + news.events[i].first_run, news.events[i].run_count);
 *         else if (news.events[i].kind == JGB_EVENT_CANCEL_PREFETCH)
 *             forget(news.runs + news.events[i].first_run, news.events[i].run_count);
 *
 * An item is told of once while it stays near the bounds, and never if it was
 * visible before. The faster the content scrolls, the farther ahead the view
 * looks: from one length of the bounds up to two and a half. It looks along
 * sections that scroll across as well, where these are scrolled near the bounds.
 */
#ifndef JOGAKBO_PREFETCH_H
#define JOGAKBO_PREFETCH_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The settings of what a view looks for ahead of scrolling. Flags: not 0 is yes. */
typedef struct jgb_prefetch_configuration {
    size_t struct_size;
    /* The view queues JGB_EVENT_PREFETCH and JGB_EVENT_CANCEL_PREFETCH, if the
     * event mask has JGB_EVENT_MASK_PREFETCHING. */
    uint32_t is_prefetching_enabled;
    /* The most cells that a display frame prepares ahead of scrolling: they are
     * bound to views, and have JGB_ELEMENT_PREPARED, before they are visible.
     * Those that begin within half the length of the bounds, the nearest ones
     * first. A cell that is shown then keeps the view and its generation. */
    uint32_t cells_prepared_per_frame;
    /* The distance from the end of the content at which JGB_EVENT_NEAR_END comes,
     * in lengths of the bounds. 0: 2. */
    double near_end_screens;
    /* The number of items before the first visible item, and of those behind the
     * last one, whose cells are prepared at all times; at most 256. */
    uint32_t overscan_item_count;
    uint32_t reserved;
    /* The distance from the start of the content at which JGB_EVENT_NEAR_START
     * comes, in lengths of the bounds. 0: 2. */
    double near_start_screens;
} jgb_prefetch_configuration;
#define JGB_PREFETCH_CONFIGURATION_INIT { sizeof(jgb_prefetch_configuration), 0, 0, 0, 0, 0, 0 }
void jgb_prefetch_configuration_init(jgb_prefetch_configuration *out_configuration,
                                     size_t struct_size);

/* Sets what the view looks for ahead of scrolling. NULL stands for
 * JGB_PREFETCH_CONFIGURATION_INIT: nothing. Items that the host was told to
 * fetch, and that were not visible yet, are cancelled where prefetching ends.
 * Errors: JGB_INVALID_ARGUMENT for `near_end_screens` and `near_start_screens` that
 * are no lengths, and for more overscan than there may be. */
jgb_status jgb_view_set_prefetch_configuration(
    jgb_view *view, const jgb_prefetch_configuration *configuration);

/*
 * Tells the view that the host has loaded what JGB_EVENT_NEAR_END or
 * JGB_EVENT_NEAR_START asked for, or has given up. JGB_EVENT_NEAR_END comes once, and
 * again after the number of items has changed, the data was replaced, or this call:
 * then with the next display frame that is still near the end. A host that has no more
 * items does not call it.
 * Cost: O(1).
 *
 * JGB_EVENT_NEAR_START is the same of the start of the content, for a chat or a log
 * that loads earlier items. Other items may come at the end meanwhile, so a number of
 * items that changes is not enough: this event comes again after this call, or once the
 * start has been farther away and the number has changed.
 *
 *     jgb_view_set_event_mask(view, JGB_EVENT_MASK_NEAR_END);
 *     ...
 *     if (news.events[i].kind == JGB_EVENT_NEAR_END)
 *         start_to_load_a_page();
 */
jgb_status jgb_view_end_loading(jgb_view *view);

#ifdef __cplusplus
}
#endif
#endif

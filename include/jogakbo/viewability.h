/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The items that a person has viewed.
 *
 * A host that counts what is seen, or plays what is seen, declares how much of an
 * item is to be visible, and for how long:
 *
 *     jgb_viewability_configuration seen = JGB_VIEWABILITY_CONFIGURATION_INIT;
 *     seen.measure = JGB_VIEWABILITY_OF_ITEM;
 *     seen.percent = 50;
 *     seen.minimum_time_ns = 1000000000;
 *     jgb_view_set_viewability_configuration(view, &seen);
 *     jgb_view_set_event_mask(view, JGB_EVENT_MASK_VIEWABILITY);
 *
 * JGB_EVENT_DID_BECOME_VIEWABLE then names items at the time at which they have been
 * visible for so long, and JGB_EVENT_DID_BECOME_NOT_VIEWABLE those that are so no
 * more. jgb_view_wake_at() counts the time.
 */
#ifndef JOGAKBO_VIEWABILITY_H
#define JOGAKBO_VIEWABILITY_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The area that a percentage is a part of. */
typedef enum jgb_viewability_measure {
    JGB_VIEWABILITY_NONE = 0,      /* no item is told of                     */
    JGB_VIEWABILITY_OF_BOUNDS = 1, /* of the bounds, what the item covers    */
    JGB_VIEWABILITY_OF_ITEM = 2,   /* of the item, what is within the bounds */
    JGB_VIEWABILITY_MEASURE_FORCE_32 = 0x7fffffff
} jgb_viewability_measure;

/* When an item counts as viewed. Flags: not 0 is yes. */
typedef struct jgb_viewability_configuration {
    size_t struct_size;
    jgb_viewability_measure measure;
    uint32_t waits_for_interaction; /* no item counts before the content has moved */
    double percent; /* of the area, 0 to 100; an item that is visible as a whole counts */
    uint64_t minimum_time_ns; /* for so long without a break */
} jgb_viewability_configuration;
#define JGB_VIEWABILITY_CONFIGURATION_INIT \
    { sizeof(jgb_viewability_configuration), JGB_VIEWABILITY_NONE, 0, 0, 0 }
void jgb_viewability_configuration_init(jgb_viewability_configuration *out_configuration,
                                        size_t struct_size);

/*
 * Sets when an item counts as viewed. NULL stands for
 * JGB_VIEWABILITY_CONFIGURATION_INIT: no item does. After other settings, no item counts
 * as viewed until it is viewed again. Cost of a display frame: O(visible elements).
 * Errors: JGB_INVALID_ARGUMENT for a percentage that is not 0 to 100.
 */
jgb_status jgb_view_set_viewability_configuration(
    jgb_view *view, const jgb_viewability_configuration *configuration);

#ifdef __cplusplus
}
#endif
#endif

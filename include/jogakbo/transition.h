/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Interactive transitions: a change of layout that a gesture controls.
 *
 * A host calls jgb_view_start_interactive_transition() when the gesture begins,
 * jgb_view_set_transition_progress() as the fingers move, and
 * jgb_view_finish_interactive_transition() or
 * jgb_view_cancel_interactive_transition() when the gesture ends. Display
 * frames show elements between their places in the two layouts.
 */
#ifndef JOGAKBO_TRANSITION_H
#define JOGAKBO_TRANSITION_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Starts an interactive transition from the view's layout to `layout`, at
 * progress 0. The view keeps its layout, for questions too, until
 * jgb_view_finish_interactive_transition(). A display frame reports the
 * completion with `tag` and with whether the transition finished. Replacing the
 * layout or the data interrupts the transition. Updates apply to both layouts.
 * Each custom layout receives bounds whose origin is its own content offset.
 * Errors: as jgb_view_set_layout(); JGB_WRONG_STATE if an interactive
 * transition is running, or if `layout` is a custom layout that the view
 * already has; JGB_RESOURCE_EXHAUSTED.
 */
jgb_status jgb_view_start_interactive_transition(jgb_view *view, const jgb_layout *layout,
                                                 uint64_t tag);

/*
 * Sets the progress of the interactive transition, which the next display frame shows.
 * `progress` goes from 0 (the view's layout) to 1 (the other layout). `time_ns` is the
 * time of the gesture event and never goes back. The last two times determine the speed
 * at which the transition continues after it is finished or cancelled.
 * Errors: JGB_WRONG_STATE if no interactive transition is running,
 * JGB_INVALID_ARGUMENT.
 */
jgb_status jgb_view_set_transition_progress(jgb_view *view, double progress, uint64_t time_ns);

/*
 * These functions end the interactive transition. Finishing makes the other
 * layout the view's layout; cancelling keeps the view's layout. Display frames
 * animate the remaining distance at the speed of the progress, and at least as
 * fast as 0.3 s for the whole distance, and report the completion.
 * Errors: JGB_WRONG_STATE if no interactive transition is running,
 * JGB_INVALID_ARGUMENT if `time_ns` goes back.
 */
jgb_status jgb_view_finish_interactive_transition(jgb_view *view, uint64_t time_ns);
jgb_status jgb_view_cancel_interactive_transition(jgb_view *view, uint64_t time_ns);

/* A value that the host updates during an interactive transition. */
typedef struct jgb_tracked_value {
    double value;
    double velocity; /* per second, between the last two times; 0: one time only */
} jgb_tracked_value;

/*
 * These functions set and return a value of the host's own, such as the distance
 * between two fingers, during an interactive transition. `key` is the number of the
 * value, 0 to 15. `value` is any finite number. The view keeps each value and its
 * velocity while the interactive transition runs.
 * Errors: JGB_WRONG_STATE if no interactive transition is running,
 * JGB_INVALID_ARGUMENT; jgb_view_transition_value() also JGB_NOT_FOUND if the value was
 * not set.
 */
jgb_status jgb_view_update_transition_value(jgb_view *view, uint32_t key, double value,
                                            uint64_t time_ns);
jgb_status jgb_view_transition_value(jgb_view *view, uint32_t key,
                                     jgb_tracked_value *out_value);

/* Returns the progress of the interactive transition and its velocity.
 * Errors: JGB_NOT_FOUND if no interactive transition is running. */
jgb_status jgb_view_transition_progress(jgb_view *view, jgb_tracked_value *out_progress);

#ifdef __cplusplus
}
#endif
#endif

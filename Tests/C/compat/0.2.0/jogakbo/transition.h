/* Interactive transitions: a change of layout that a gesture leads. */
#ifndef JOGAKBO_TRANSITION_H
#define JOGAKBO_TRANSITION_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Begins to show the view on its way from its layout to another one: an
 * interactive transition, which the host leads, from a gesture. Display frames
 * show both layouts, so far from one to the other as
 * jgb_view_set_transition_progress() says; the view has its layout, for questions
 * too, until jgb_view_finish_interactive_transition(). `tag` is reported with the
 * completion, which says whether it was finished. Replacing layout or data
 * interrupts it; updates apply to both layouts.
 * Layouts of the host's own are each told of bounds at an offset of its own.
 * Errors: as jgb_view_set_layout(); JGB_WRONG_STATE while another one runs, and
 * where the layout is the host's own and the view's already;
 * JGB_RESOURCE_EXHAUSTED.
 */
jgb_status jgb_view_start_interactive_transition(jgb_view *view, const jgb_layout *layout,
                                                 uint64_t tag);

/*
 * How far the next display frame shows it: 0 to 1, 0 at first. `time_ns` is when
 * the host knew; it never goes back. How fast the last ones followed one another
 * is how fast the transition goes on when it ends.
 * Errors: JGB_WRONG_STATE where none runs, JGB_INVALID_ARGUMENT.
 */
jgb_status jgb_view_set_transition_progress(jgb_view *view, double progress, uint64_t time_ns);

/*
 * Ends it: the new layout is the view's, or the old one stays. The rest of the
 * way is animated, or the way back: at the speed of progress, and at least as
 * fast as 0.3 s for the whole way; display frames report the completion.
 * Errors: JGB_WRONG_STATE where none runs, JGB_INVALID_ARGUMENT for the time.
 */
jgb_status jgb_view_finish_interactive_transition(jgb_view *view, uint64_t time_ns);
jgb_status jgb_view_cancel_interactive_transition(jgb_view *view, uint64_t time_ns);

/* A quantity that the host leads in an interactive transition. */
typedef struct jgb_tracked_value {
    double value;
    double velocity; /* per second, between the last two times; 0: set at one only */
} jgb_tracked_value;

/*
 * Quantities of the host's own, by keys 0 to 15: kept with their speed while an
 * interactive transition runs.
 * Errors: JGB_WRONG_STATE where none runs, JGB_INVALID_ARGUMENT; of the question
 * JGB_NOT_FOUND where it was not set.
 */
jgb_status jgb_view_update_transition_value(jgb_view *view, uint32_t key, double value,
                                            uint64_t time_ns);
jgb_status jgb_view_transition_value(jgb_view *view, uint32_t key,
                                     jgb_tracked_value *out_value);
/* Errors: JGB_NOT_FOUND where none runs. */
jgb_status jgb_view_transition_progress(jgb_view *view, jgb_tracked_value *out_progress);

#ifdef __cplusplus
}
#endif
#endif

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Set-ups: all that a view is given before it is shown, in one struct.
 *
 * A host fills in what it has and leaves the rest NULL, for what a new view has.
 * jgb_view_create_with_setup() makes the view, or none at all.
 *
 *     jgb_view_setup setup = JGB_VIEW_SETUP_INIT;
 *     jgb_selection_configuration selection = JGB_SELECTION_CONFIGURATION_INIT;
 *     selection.behavior = JGB_SELECTION_BEHAVIOR_TAP;
 *     setup.selection = &selection;
 *     setup.layout = layout;
 *     if (jgb_view_create_with_setup(NULL, &setup, &view))
 *         fprintf(stderr, "%s\n", jgb_last_error());
 */
#ifndef JOGAKBO_SETUP_H
#define JOGAKBO_SETUP_H

#include "accessibility.h"
#include "background.h"
#include "data.h"
#include "delegate.h"
#include "drag.h"
#include "focus.h"
#include "index_titles.h"
#include "layout.h"
#include "movement.h"
#include "prefetch.h"
#include "scroll.h"
#include "selection.h"
#include "snapshot.h"
#include "state.h"
#include "swipe.h"
#include "update.h"
#include "viewability.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A reuse identifier: see jgb_view_register_reuse_identifier(). */
typedef struct jgb_prototype {
    jgb_element_category category;
    uint32_t element_kind;
    const char *name; /* ends in NUL */
} jgb_prototype;

/* A layout to which the host gives a name. */
typedef struct jgb_named_layout {
    const char *name; /* ends in NUL */
    const jgb_layout *layout;
} jgb_named_layout;

/*
 * The set-up of a view. Fields are read during the call only, as the functions
 * that set each of them read them, and in this order: no event tells of the
 * set-up. Of `snapshot`, `data_source` and `chunks` there may be one.
 */
typedef struct jgb_view_setup {
    size_t struct_size;
    const char *const *element_kinds; /* names, each ends in NUL: numbered from 3 */
    size_t element_kind_count;
    const jgb_prototype *prototypes; /* reuse identifiers, numbered from 1 */
    size_t prototype_count;
    const jgb_environment *environment;
    const jgb_layout *layout;
    /* In place of `layout`: the one of `layouts` that has the name. */
    const char *layout_name;
    const jgb_named_layout *layouts;
    size_t layout_count;
    const jgb_snapshot *snapshot;
    const jgb_data_source *data_source;
    const jgb_section_metrics *metrics; /* with `chunks`: as of jgb_view_set_data() */
    size_t metrics_count;
    const jgb_data_source_chunk *chunks;
    size_t chunk_count;
    const jgb_content_anchor *content_anchor;
    const jgb_scroll_configuration *scrolling;
    const jgb_selection_configuration *selection;
    const jgb_focus_configuration *focus;
    const jgb_prefetch_configuration *prefetching;
    const jgb_movement_configuration *movement;
    const jgb_drag_configuration *dragging;
    const jgb_swipe_configuration *swiping;
    const jgb_viewability_configuration *viewability;
    const jgb_accessibility_configuration *accessibility;
    const jgb_background *background;
    const jgb_index_title *index_titles;
    size_t index_title_count;
    const jgb_delegate *delegate;
    const jgb_view_state *state; /* what is gone of it is left out */
    uint32_t default_traits; /* 0: those of a new view */
    uint32_t reserved; /* 0 */
    uint64_t event_mask;
    const jgb_input_configuration *input;
} jgb_view_setup;
#define JGB_VIEW_SETUP_INIT \
    { sizeof(jgb_view_setup), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }
void jgb_view_setup_init(jgb_view_setup *out_setup, size_t struct_size);

/*
 * Creates a view by a set-up. The caller destroys the view. `limits` may be NULL,
 * for the default limits.
 * Errors: those of the functions that set the fields. Then there is no view, and
 * jgb_last_error() begins with the name of the first field that cannot be. For a
 * layout_name that none of `layouts` has it tells those that there are.
 */
jgb_status jgb_view_create_with_setup(const jgb_limits *limits, const jgb_view_setup *setup,
                                      jgb_view **out_view);

#ifdef __cplusplus
}
#endif
#endif

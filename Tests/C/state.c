/* States: what a person has made of a view, taken from one view and restored in another. */
#include "snapshot.h"
#include <math.h>

static jgb_view *make(jgb_snapshot *snapshot)
{
    jgb_view *view = NULL;
    jgb_list_layout list = JGB_LIST_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_layout_configuration configuration = JGB_LAYOUT_CONFIGURATION_INIT;
    jgb_selection_configuration selection = JGB_SELECTION_CONFIGURATION_INIT;
    jgb_focus_configuration focus = JGB_FOCUS_CONFIGURATION_INIT;

    CHECK(jgb_view_create(NULL, &view) == JGB_OK);
    metrics.item_size.width = 100;
    metrics.item_size.height = 20;
    metrics.minimum_line_spacing = 0;
    configuration.section_metrics = &metrics;
    list.configuration = &configuration;
    CHECK(jgb_view_set_list_layout(view, &list) == JGB_OK);
    selection.allows_multiple_selection = 1;
    CHECK(jgb_view_set_selection_configuration(view, &selection) == JGB_OK);
    focus.allows_focus = 1;
    CHECK(jgb_view_set_focus_configuration(view, &focus) == JGB_OK);
    if (snapshot)
        CHECK(jgb_view_apply_snapshot_using_reload_data(view, snapshot) == JGB_OK);
    return view;
}

static double show(jgb_view *view, double y)
{
    jgb_display_frame_request request = request_at(y);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.bounds.height = 60;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    return frame.content_offset.y;
}

static void by_identifiers(void)
{
    static const jgb_item_run run = {{0, 2}, 3};
    static const uint64_t lost = 11;
    const jgb_element cell = {JGB_CELL, 0, {1, 1}};
    jgb_snapshot *snapshot = make_snapshot();
    jgb_view *view = make(snapshot);
    jgb_view *other;
    jgb_view_state state = JGB_VIEW_STATE_INIT, gone = JGB_VIEW_STATE_INIT;
    jgb_focus_state focus = JGB_FOCUS_STATE_INIT;
    uint32_t is_selected = 0;

    CHECK(show(view, 30) == 30);
    CHECK(jgb_view_change_selection(view, JGB_SELECTION_SELECT, &run, 1, 0) == JGB_OK);
    CHECK(jgb_view_set_focused_element(view, &cell) == JGB_OK);
    CHECK(jgb_view_get_state(view, NULL, 0, &state) == JGB_OK);
    CHECK(state.content_offset.y == 30 && state.edge == JGB_CONTENT_EDGE_NONE);
    CHECK(state.has_anchor == 1 && state.anchor.has_identifier == 1);
    CHECK(state.anchor.identifier == 11 && state.distance == -10);
    CHECK(state.selected_item_count == 3 && state.selected_items[0] == 12);
    CHECK(state.selected_items[2] == 20 && state.selected_run_count == 0);
    CHECK(state.has_focus == 1 && state.has_focused == 1 && state.focused.identifier == 21);

    /* The first visible item is gone: the number counts. */
    CHECK(jgb_snapshot_delete_items(snapshot, &lost, 1) == JGB_OK);
    other = make(snapshot);
    CHECK(jgb_view_restore_state(other, &state, NULL, 0, &gone) == JGB_OK);
    CHECK(gone.has_anchor == 1 && gone.anchor.identifier == 11 && gone.distance == -10);
    CHECK(gone.selected_item_count == 0 && gone.has_focused == 0);
    CHECK(show(other, 0) == 30);
    CHECK(jgb_view_is_item_selected(other, run.index_path, &is_selected) == JGB_OK);
    CHECK(is_selected == 1);
    CHECK(jgb_view_focus_state(other, &focus) == JGB_OK && focus.has_focus == 1);

    /* The arrays of a view may be given back to it. */
    CHECK(jgb_view_get_state(other, NULL, 0, &state) == JGB_OK);
    CHECK(jgb_view_restore_state(other, &state, NULL, 0, &gone) == JGB_OK);
    CHECK(gone.has_anchor == 0 && gone.selected_item_count == 0);
    jgb_snapshot_destroy(snapshot);
    jgb_view_destroy(view);
    jgb_view_destroy(other);
}

static void by_index_paths(void)
{
    static const jgb_item_run runs[] = {{{0, 998}, 4}};
    static const jgb_section_offset offset = {7, 0, 0, 12};
    jgb_view *view = make_view(NULL);
    jgb_view_state state = JGB_VIEW_STATE_INIT, gone = JGB_VIEW_STATE_INIT;
    jgb_selection_configuration many = JGB_SELECTION_CONFIGURATION_INIT;

    many.allows_multiple_selection = 1;
    CHECK(jgb_view_set_selection_configuration(view, &many) == JGB_OK);
    state.selected_runs = runs;
    state.selected_run_count = 1;
    state.section_offsets = &offset;
    state.section_offset_count = 1;
    CHECK(jgb_view_restore_state(view, &state, NULL, 0, &gone) == JGB_OK);
    CHECK(gone.selected_run_count == 1 && gone.selected_runs[0].count == 2);
    CHECK(gone.selected_runs[0].index_path.item == 1000);
    CHECK(gone.section_offset_count == 1 && gone.section_offsets[0].section == 7);
    CHECK(jgb_view_get_state(view, NULL, 0, &state) == JGB_OK);
    CHECK(state.selected_run_count == 1 && state.selected_runs[0].count == 2);
    jgb_view_destroy(view);
}

static void outlines(void)
{
    static const uint64_t expanded[] = {12, 1, 7};
    jgb_snapshot *snapshot = make_snapshot();
    jgb_section_snapshot *outline = make_outline();
    jgb_section_outline shown = {3, outline};
    jgb_view *view = make(snapshot);
    jgb_view_state state = JGB_VIEW_STATE_INIT, gone = JGB_VIEW_STATE_INIT;
    const uint64_t one = 1;
    uint32_t is_expanded = 0;
    size_t count = 0;

    /* 12 is an item of the first section, too, and is moved. */
    CHECK(jgb_section_snapshot_collapse(outline, &one, 1) == JGB_OK);
    state.expanded_items = expanded;
    state.expanded_item_count = 3;
    CHECK(jgb_view_restore_state(view, &state, &shown, 1, &gone) == JGB_OK);
    CHECK(gone.expanded_item_count == 1 && gone.expanded_items[0] == 7);
    CHECK(jgb_section_snapshot_is_expanded(outline, 12, &is_expanded) == JGB_OK);
    CHECK(is_expanded == 1);
    CHECK(jgb_view_number_of_items(view, 2, &count) == JGB_OK && count == 7);
    CHECK(jgb_view_get_state(view, &shown, 1, &state) == JGB_OK);
    CHECK(state.expanded_item_count == 2 && state.expanded_items[0] == 1);

    shown.section = 9;
    CHECK(jgb_view_restore_state(view, &state, &shown, 1, NULL) == JGB_NOT_FOUND);
    shown.section_snapshot = NULL;
    CHECK(jgb_view_restore_state(view, &state, &shown, 1, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_get_state(view, &shown, 1, &state) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_get_state(view, NULL, 1, &state) == JGB_INVALID_ARGUMENT);
    jgb_section_snapshot_destroy(outline);
    jgb_snapshot_destroy(snapshot);
    jgb_view_destroy(view);
}

static void refusals(void)
{
    static const jgb_item_run run = {{0, 0}, 1};
    jgb_view *view = make_view(NULL);
    jgb_view_state state = JGB_VIEW_STATE_INIT, gone = JGB_VIEW_STATE_INIT;
    jgb_view_state before;
    jgb_selection selection = JGB_SELECTION_INIT;

    state.selected_runs = &run;
    state.selected_run_count = 1;
    memset(&gone, 0x55, sizeof gone);
    gone.struct_size = sizeof gone;
    before = gone;
#define REFUSED(status) \
    CHECK(jgb_view_restore_state(view, &state, NULL, 0, &gone) == (status)); \
    CHECK(memcmp(&gone, &before, sizeof gone) == 0); \
    CHECK(jgb_view_selection(view, &selection) == JGB_OK && selection.count == 0)
    state.content_offset.x = NAN;
    REFUSED(JGB_INVALID_ARGUMENT);
    state.content_offset.x = 0;
    state.edge = (jgb_content_edge)3;
    REFUSED(JGB_INVALID_ARGUMENT);
    state.edge = JGB_CONTENT_EDGE_NONE;
    state.has_focused = 1;
    state.focused.element.category = JGB_SUPPLEMENTARY_VIEW;
    state.focused.element.element_kind = 77;
    REFUSED(JGB_INVALID_ARGUMENT);
    state.has_focused = 0;
    state.expanded_item_count = 1;
    REFUSED(JGB_INVALID_ARGUMENT);
    state.expanded_item_count = 0;
    CHECK(jgb_view_begin_batch_updates(view, NULL) == JGB_OK);
    REFUSED(JGB_WRONG_STATE);
    CHECK(jgb_view_end_batch_updates(view) == JGB_OK);
    CHECK(jgb_view_restore_state(view, NULL, NULL, 0, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_get_state(view, NULL, 0, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_get_state(NULL, NULL, 0, &state) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_restore_state(view, &state, NULL, 0, NULL) == JGB_OK);
    CHECK(jgb_view_selection(view, &selection) == JGB_OK && selection.count == 1);
    jgb_view_destroy(view);
}

int main(void)
{
    by_identifiers();
    by_index_paths();
    outlines();
    refusals();
    return check_result("state");
}

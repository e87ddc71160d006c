/* drag.h, movement.h, input.h: items that a person drags, moves, and sweeps with a band. */
#include "rows.h"
#include "views.h"

/* ---- Drags of every second item ---- */

static void allow_drags(stage *s, uint32_t opens_gaps) {
    jgb_drag_configuration dragging = JGB_DRAG_CONFIGURATION_INIT;
    dragging.opens_gaps = opens_gaps;
    CHECK(s->c.view, jgb_view_set_drag_configuration(s->c.view, &dragging));
    CHECK(s->c.view, jgb_view_set_default_traits(s->c.view, JGB_TRAITS_DRAG(JGB_TRAIT_YES)));
    CHECK(s->c.view, jgb_view_set_event_mask(s->c.view, JGB_EVENT_MASK_DRAGGING));
    stage_show(s);
}

static void selected(stage *s) { view_selected(s), allow_drags(s, 0); }

static void begin_drag(stage *s) {
    uint32_t is_begun = 0;
    CHECK(s->c.view, jgb_view_begin_drag(s->c.view, (jgb_index_path){ 0, 0 },
                                         (jgb_point){ 200, 0 }, s->time_ns, &is_begun));
    stage_expect(is_begun, "no drag has begun");
    stage_show(s);
}

static void dragged(stage *s) { selected(s), begin_drag(s); }

static void add_to_drag(stage *s) {
    const jgb_index_path path = { 0, s->count / 2 + 1 };
    uint32_t is_added;
    CHECK(s->c.view, jgb_view_add_to_drag(s->c.view, path, &is_added));
    stage_expect(is_added, "the item is not added");
    stage_show(s);
}

static void dragged_runs(stage *s) {
    const jgb_item_run *runs;
    size_t count;
    CHECK(s->c.view, jgb_view_dragged_runs(s->c.view, &runs, &count));
}

static void end_drag(stage *s) {
    CHECK(s->c.view, jgb_view_end_drag(s->c.view, JGB_DROP_CANCEL));
    stage_show(s);
}

static void enter_drop(stage *s) {
    CHECK(s->c.view, jgb_view_enter_drop(s->c.view, 1, 0, (jgb_point){ 200, 300 }, s->time_ns));
    stage_show(s);
}

static void over(stage *s) { dragged(s), enter_drop(s); }

static void update_drop(stage *s) {
    CHECK(s->c.view, jgb_view_update_drop(s->c.view, (jgb_point){ 200, 500 }, s->time_ns));
    stage_show(s);
}

static void exit_drop(stage *s) {
    CHECK(s->c.view, jgb_view_exit_drop(s->c.view));
    stage_show(s);
}

static void set_drop_proposal(stage *s) {
    uint32_t is_taken;
    CHECK(s->c.view, jgb_view_set_drop_proposal(s->c.view, JGB_DROP_COPY,
                                                JGB_DROP_INSERT_AT_DESTINATION, 0, &is_taken));
    stage_show(s);
}

static void perform_drop(stage *s) {
    uint32_t is_taken;
    CHECK(s->c.view, jgb_view_perform_drop(s->c.view, s->time_ns, &is_taken));
    stage_expect(is_taken, "nothing is dropped");
    stage_show(s);
}

static void drop_state(stage *s) {
    jgb_drop_state state = JGB_DROP_STATE_INIT;
    CHECK(s->c.view, jgb_view_drop_state(s->c.view, &state));
}

/* The first half of items that are alike is dragged over the others. */
static void half_over(stage *s) {
    jgb_selection_configuration many = JGB_SELECTION_CONFIGURATION_INIT;
    const jgb_item_run half = { { 0, 0 }, s->count / 2 };
    stage_open(s, source_grid(s->count), 400);
    many.allows_multiple_selection = 1;
    CHECK(s->c.view, jgb_view_set_selection_configuration(s->c.view, &many));
    CHECK(s->c.view, jgb_view_change_selection(s->c.view, JGB_SELECTION_SELECT, &half, 1, 0));
    allow_drags(s, 0);
    begin_drag(s);
    s->c.offset = s->c.content - 800;
    stage_show(s);
    enter_drop(s);
}

/* An item from elsewhere, for which a gap opens. */
static void gap(stage *s, void (*view)(stage *)) {
    view(s);
    allow_drags(s, 1);
    CHECK(s->c.view, jgb_view_enter_drop(s->c.view, 0, 1, (jgb_point){ 200, 300 }, s->time_ns));
    stage_show(s);
}

static void list_gap(stage *s) { gap(s, view_list); }
static void flow_gap(stage *s) { gap(s, view_two_widths); }
static void spans_gap(stage *s) { gap(s, view_spans); }
static void greedy_gap(stage *s) { gap(s, view_greedy_lanes); }
static void shelves_gap(stage *s) { gap(s, view_shelves); }

static void refuse_drops(stage *s) {
    s->numbers = stage_memory(s->run_count, sizeof *s->numbers);
    for (size_t i = 0; i < s->run_count; i++) s->numbers[i] = JGB_DROP_SIDE_BEFORE;
    CHECK(s->c.view, jgb_view_refuse_drops(s->c.view, s->runs, s->numbers, s->run_count));
    stage_show(s);
}

static void refused_over(stage *s) { over(s), refuse_drops(s); }

static void refuse_one(stage *s) {
    s->runs[0] = (jgb_item_run){ { 0, s->count / 2 + 1 }, 1 };
    s->run_count = 1;
    refuse_drops(s);
}

/* ---- An item that is held ---- */

static void allow_movement(stage *s) {
    CHECK(s->c.view, jgb_view_set_default_traits(s->c.view, JGB_TRAITS_MOVE(JGB_TRAIT_YES)));
    CHECK(s->c.view, jgb_view_set_event_mask(s->c.view, JGB_EVENT_MASK_MOVEMENT));
    stage_show(s);
}

static void list_movable(stage *s) { view_list(s), allow_movement(s); }
static void flow_movable(stage *s) { view_two_widths(s), allow_movement(s); }
static void spans_movable(stage *s) { view_spans(s), allow_movement(s); }
static void greedy_movable(stage *s) { view_greedy_lanes(s), allow_movement(s); }
static void shelves_movable(stage *s) { view_shelves(s), allow_movement(s); }

static void pick_up(stage *s) {
    const jgb_point point = { 30, s->c.offset + 400 };
    jgb_index_path path;
    uint32_t is_begun = 0;
    CHECK(s->c.view, jgb_view_index_path_for_item_nearest_point(s->c.view, point, &path));
    CHECK(s->c.view, jgb_view_begin_interactive_movement(s->c.view, path, (jgb_point){ 30, 400 },
                                                         s->time_ns, &is_begun));
    stage_expect(is_begun, "no item is picked up");
    stage_show(s);
}

static void move_held(stage *s) {
    CHECK(s->c.view, jgb_view_update_interactive_movement(s->c.view, (jgb_point){ 150, 600 },
                                                          s->time_ns));
    stage_show(s);
}

static void list_held(stage *s) { list_movable(s), pick_up(s); }
static void list_moved(stage *s) { list_held(s), move_held(s); }
static void flow_held(stage *s) { flow_movable(s), pick_up(s); }
static void spans_held(stage *s) { spans_movable(s), pick_up(s); }
static void greedy_held(stage *s) { greedy_movable(s), pick_up(s); }
static void greedy_moved(stage *s) { greedy_held(s), move_held(s); }
static void shelves_held(stage *s) { shelves_movable(s), pick_up(s); }

static void set_movement_target(stage *s) {
    uint32_t is_taken;
    CHECK(s->c.view, jgb_view_set_movement_target(s->c.view, (jgb_index_path){ 0, 0 }, 0,
                                                  &is_taken));
    stage_show(s);
}

static void end_movement(stage *s) {
    CHECK(s->c.view, jgb_view_end_interactive_movement(s->c.view, s->time_ns));
    stage_show(s);
}

static void cancel_movement(stage *s) {
    CHECK(s->c.view, jgb_view_cancel_interactive_movement(s->c.view));
    stage_show(s);
}

static void interactive_movement(stage *s) {
    jgb_interactive_movement movement;
    CHECK(s->c.view, jgb_view_interactive_movement(s->c.view, &movement));
}

static const cliff rows[] = {
    { "jgb_view_begin_drag/selected", selected, begin_drag, GROWTH_LINEAR, "dragged runs" },
    { "jgb_view_add_to_drag/selected", dragged, add_to_drag, GROWTH_CONSTANT, NULL },
    { "jgb_view_dragged_runs/selected", dragged, dragged_runs, GROWTH_LINEAR, "dragged runs" },
    { "jgb_view_end_drag/selected", dragged, end_drag, GROWTH_CONSTANT, NULL },
    { "jgb_view_enter_drop/selected", dragged, enter_drop, GROWTH_CONSTANT, NULL },
    { "jgb_view_update_drop/selected", over, update_drop, GROWTH_CONSTANT, NULL },
    { "jgb_view_update_drop/refused", refused_over, update_drop, GROWTH_CONSTANT, NULL },
    { "jgb_view_update_drop/gap_list", list_gap, update_drop, GROWTH_CONSTANT, NULL },
    { "jgb_view_update_drop/gap_flow", flow_gap, update_drop, GROWTH_CONSTANT, NULL },
    { "jgb_view_update_drop/gap_spans", spans_gap, update_drop, GROWTH_CONSTANT, NULL },
    { "jgb_view_update_drop/gap_greedy_lanes", greedy_gap, update_drop, GROWTH_CONSTANT, NULL },
    { "jgb_view_update_drop/gap_shelves", shelves_gap, update_drop, GROWTH_CONSTANT, NULL },
    { "jgb_view_exit_drop/selected", over, exit_drop, GROWTH_CONSTANT, NULL },
    { "jgb_view_exit_drop/gap_greedy_lanes", greedy_gap, exit_drop, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_drop_proposal/selected", over, set_drop_proposal, GROWTH_CONSTANT, NULL },
    { "jgb_view_perform_drop/selected", over, perform_drop, GROWTH_LINEAR, "dragged runs" },
    { "jgb_view_perform_drop/half", half_over, perform_drop, GROWTH_CONSTANT, NULL },
    { "jgb_view_drop_state/selected", over, drop_state, GROWTH_CONSTANT, NULL },
    { "jgb_view_refuse_drops/every_second", view_selected, refuse_drops, GROWTH_LINEAR, "runs" },
    { "jgb_view_refuse_drops/one", refused_over, refuse_one, GROWTH_CONSTANT, NULL },
    { "jgb_view_begin_interactive_movement/list", list_movable, pick_up, GROWTH_CONSTANT, NULL },
    { "jgb_view_begin_interactive_movement/flow", flow_movable, pick_up, GROWTH_CONSTANT, NULL },
    { "jgb_view_begin_interactive_movement/greedy_lanes", greedy_movable, pick_up,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_begin_interactive_movement/shelves", shelves_movable, pick_up, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_update_interactive_movement/list", list_held, move_held, GROWTH_CONSTANT, NULL },
    { "jgb_view_update_interactive_movement/flow", flow_held, move_held, GROWTH_CONSTANT, NULL },
    { "jgb_view_update_interactive_movement/spans", spans_held, move_held, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_update_interactive_movement/greedy_lanes", greedy_held, move_held,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_update_interactive_movement/shelves", shelves_held, move_held, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_set_movement_target/list", list_held, set_movement_target, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_set_movement_target/greedy_lanes", greedy_held, set_movement_target,
      GROWTH_LINEAR, "items, which are all dealt out anew" },
    { "jgb_view_end_interactive_movement/list", list_moved, end_movement, GROWTH_CONSTANT, NULL },
    { "jgb_view_end_interactive_movement/greedy_lanes", greedy_moved, end_movement,
      GROWTH_LINEAR, "items, which are all dealt out anew" },
    { "jgb_view_cancel_interactive_movement/list", list_moved, cancel_movement, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_cancel_interactive_movement/greedy_lanes", greedy_moved, cancel_movement,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_interactive_movement/list", list_held, interactive_movement, GROWTH_CONSTANT,
      NULL },
};
const cliff_table drag_rows = CLIFF_TABLE(rows);

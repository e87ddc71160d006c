/* scroll.h, orthogonal.h, index_titles.h: where the content is. */
#include "rows.h"
#include "views.h"

/* ---- The scroller ---- */

static void enable(stage *s, jgb_snap_points snap_points) {
    jgb_scroll_configuration scrolling = JGB_SCROLL_CONFIGURATION_INIT;
    scrolling.is_enabled = 1;
    scrolling.snap_points = snap_points;
    scrolling.maximum_zoom_scale = 4;
    CHECK(s->c.view, jgb_view_set_scroll_configuration(s->c.view, &scrolling));
    CHECK(s->c.view, jgb_view_set_event_mask(s->c.view, JGB_EVENT_MASK_SCROLLING));
    stage_show(s);
}

static void enable_scroller(stage *s) { enable(s, JGB_SNAP_ITEM_STARTS); }

static void list_scroller(stage *s) { view_list(s), enable(s, JGB_SNAP_ITEM_STARTS); }
static void visible_scroller(stage *s) { view_visible(s), enable(s, JGB_SNAP_ITEM_CENTERS); }
static void sections_scroller(stage *s) { view_sections(s), enable(s, JGB_SNAP_NONE); }
static void flow_scroller(stage *s) { view_flow(s), enable(s, JGB_SNAP_NONE); }

static void set_content_offset(stage *s) {
    const jgb_point offset = { 0, s->c.content / 2 };
    CHECK(s->c.view, jgb_view_set_content_offset(s->c.view, offset, 1));
    stage_show(s);
}

static void scroll_to_element(stage *s) {
    const jgb_element section = { JGB_CELL, JGB_KIND_NONE, { s->count - 1, 0 } };
    CHECK(s->c.view, jgb_view_scroll_to_element(s->c.view, &section, JGB_SCROLL_TOP, 1));
    stage_show(s);
}

static jgb_pointer_sample touch(const stage *s, jgb_pointer_phase phase, double y) {
    return (jgb_pointer_sample){ s->time_ns, { 200, y }, 1, phase, JGB_DEVICE_TOUCH, 1, 0 };
}

static void flick(stage *s) {
    for (int i = 0; i < 10; i++) {
        const jgb_pointer_sample sample =
            touch(s, i == 0 ? JGB_POINTER_DOWN : JGB_POINTER_MOVE, 700 - 60 * i);
        CHECK(s->c.view, jgb_view_send_pointers(s->c.view, &sample, 1));
        s->time_ns += 8000000;
    }
    const jgb_pointer_sample up = touch(s, JGB_POINTER_UP, 160);
    CHECK(s->c.view, jgb_view_send_pointers(s->c.view, &up, 1));
}

static void flick_and_show(stage *s) {
    flick(s);
    stage_show(s);
}

/* The identifier of the stage is the sequence of the event that tells of the end of the drag. */
static void flicked(stage *s) {
    jgb_events events = JGB_EVENTS_INIT;
    list_scroller(s);
    flick(s);
    CHECK(s->c.view, jgb_view_next_events(s->c.view, &events));
    s->identifiers = stage_memory(1, sizeof *s->identifiers);
    for (size_t i = 0; i < events.event_count; i++)
        if (events.events[i].kind == JGB_EVENT_WILL_END_DRAGGING)
            s->identifiers[0] = events.events[i].sequence;
    stage_expect(s->identifiers[0] != 0, "no drag has ended");
}

static void retarget(stage *s) {
    const jgb_point offset = { 0, s->c.content / 2 };
    CHECK(s->c.view, jgb_view_retarget(s->c.view, s->identifiers[0], offset));
    stage_show(s);
}

static void scroll_to_top(stage *s) {
    CHECK(s->c.view, jgb_view_scroll_to_top(s->c.view));
    stage_show(s);
}

static void begin_refreshing(stage *s) {
    CHECK(s->c.view, jgb_view_begin_refreshing(s->c.view, 60, 1));
    stage_show(s);
}

static void sections_refreshing(stage *s) { sections_scroller(s), begin_refreshing(s); }

static void end_refreshing(stage *s) {
    CHECK(s->c.view, jgb_view_end_refreshing(s->c.view));
    stage_show(s);
}

static void set_zoom_scale(stage *s) {
    CHECK(s->c.view, jgb_view_set_zoom_scale(s->c.view, 2, 0));
    stage_show(s);
}

static void zoom_to_rect(stage *s) {
    const jgb_rect rect = { 0, s->c.content / 2, 500, 400 };
    CHECK(s->c.view, jgb_view_zoom_to_rect(s->c.view, rect, 0));
    stage_show(s);
}

static void scrolling(stage *s) {
    jgb_scrolling now = JGB_SCROLLING_INIT;
    CHECK(s->c.view, jgb_view_scrolling(s->c.view, &now));
}

static void send_wheels(stage *s) {
    jgb_wheel_sample turn = { s->time_ns, { 200, 200 }, { 0, 50 }, JGB_WHEEL_POINTS,
                              JGB_GESTURE_UNPHASED, 0, 0, 0 };
    CHECK(s->c.view, jgb_view_send_wheels(s->c.view, &turn, 1));
    stage_show(s);
}

/* ---- Sections that scroll across ---- */

static void set_orthogonal_offset(stage *s) {
    CHECK(s->c.view, jgb_view_set_orthogonal_content_offset(s->c.view, s->count / 20, 11));
    stage_show(s);
}

static void scroll_all_shelves(stage *s) {
    source_scroll_shelves(s->c.view, s->count);
    stage_show(s);
}

static void orthogonal_state(stage *s) {
    jgb_orthogonal_state state;
    CHECK(s->c.view, jgb_view_orthogonal_state(s->c.view, s->count / 20, &state));
}

static void target_orthogonal_offset(stage *s) {
    double offset;
    CHECK(s->c.view, jgb_view_target_orthogonal_content_offset(s->c.view, s->count / 20, 300, 100,
                                                               &offset));
}

static void orthogonal_offset_for_item(stage *s) {
    const jgb_index_path path = { s->count / 20, 5 };
    double offset;
    CHECK(s->c.view, jgb_view_orthogonal_content_offset_for_item(
                         s->c.view, path, JGB_SCROLL_CENTERED_HORIZONTALLY, &offset));
}

/* Within five milliseconds, so that all shelves still move when the last one is flicked. */
static void flick_shelf(stage *s) {
    for (int i = 0; i < 5; i++) {
        const jgb_pointer_sample sample = {
            s->time_ns, { 800 - 60 * i, 75 }, 1, i == 0 ? JGB_POINTER_DOWN : JGB_POINTER_MOVE,
            JGB_DEVICE_TOUCH, 1, 0 };
        CHECK(s->c.view, jgb_view_send_pointers(s->c.view, &sample, 1));
        s->time_ns += 1000000;
    }
    const jgb_pointer_sample up = { s->time_ns, { 560, 75 }, 1, JGB_POINTER_UP, JGB_DEVICE_TOUCH,
                                    1, 0 };
    CHECK(s->c.view, jgb_view_send_pointers(s->c.view, &up, 1));
}

/* A five-hundredth as many shelves as items move: each was flicked at the top of the bounds. */
static void moving_shelves(stage *s) {
    jgb_scroll_configuration scroll = JGB_SCROLL_CONFIGURATION_INIT;
    view_shelves_at_start(s);
    scroll.is_enabled = 1;
    CHECK(s->c.view, jgb_view_set_scroll_configuration(s->c.view, &scroll));
    for (uint32_t i = 0; i < s->count / 500; i++) {
        const jgb_point offset = { 0, i * 150.0 };
        CHECK(s->c.view, jgb_view_set_content_offset(s->c.view, offset, 0));
        case_follow(&s->c, s->time_ns);
        flick_shelf(s);
    }
    stage_show(s);
}

static void show(stage *s) { stage_show(s); }

/* ---- Index titles: one for each section ---- */

static void titles(stage *s) {
    jgb_index_title *each = stage_memory(s->count, sizeof *each);
    for (uint32_t i = 0; i < s->count; i++) {
        each[i] = (jgb_index_title){ "A", 1, JGB_INDEX_TITLE_INDEX_PATH, 0, { i, JGB_NO_ITEM },
                                     0 };
    }
    CHECK(s->c.view, jgb_view_set_index_titles(s->c.view, each, s->count));
}

static void titled_sections(stage *s) { view_sections(s), titles(s); }

static void index_titles(stage *s) {
    const jgb_index_title *found;
    size_t count;
    CHECK(s->c.view, jgb_view_index_titles(s->c.view, &found, &count));
}

static void index_title_at(stage *s) {
    size_t number;
    CHECK(s->c.view, jgb_view_index_title_at(s->c.view, 400, 800, &number));
}

static void scroll_to_index_title(stage *s) {
    uint32_t is_handled;
    CHECK(s->c.view, jgb_view_scroll_to_index_title(s->c.view, s->count / 2, &is_handled));
    stage_show(s);
}

static void insert_section(stage *s) {
    const uint32_t none = 0;
    const jgb_update_item part = { JGB_INSERT, { 0, 0 }, { 0, JGB_NO_ITEM }, 1, 0 };
    jgb_data_source_chunk content = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    content.section_count = 1;
    content.item_counts = &none;
    update.items = &part;
    update.item_count = 1;
    update.content = &content;
    CHECK(s->c.view, jgb_view_perform_batch_updates(s->c.view, &update, NULL));
    stage_show(s);
}

static const cliff rows[] = {
    { "jgb_view_set_scroll_configuration/snap_points", view_list, enable_scroller,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_set_content_offset/list", list_scroller, set_content_offset, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_scroll_to_element/sections", sections_scroller, scroll_to_element,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_send_pointers/flick", list_scroller, flick_and_show, GROWTH_CONSTANT, NULL },
    { "jgb_view_send_pointers/snap_points_visible", visible_scroller, flick, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_send_pointers/moving_shelves", moving_shelves, flick_shelf, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_display_frame/moving_shelves", moving_shelves, show, GROWTH_LINEAR,
      "shelves that move" },
    { "jgb_view_retarget/list", flicked, retarget, GROWTH_CONSTANT, NULL },
    { "jgb_view_scroll_to_top/sections", sections_scroller, scroll_to_top, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_begin_refreshing/sections", sections_scroller, begin_refreshing,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_end_refreshing/sections", sections_refreshing, end_refreshing, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_set_zoom_scale/flow", flow_scroller, set_zoom_scale, GROWTH_CONSTANT, NULL },
    { "jgb_view_zoom_to_rect/flow", flow_scroller, zoom_to_rect, GROWTH_CONSTANT, NULL },
    { "jgb_view_scrolling/sections", sections_scroller, scrolling, GROWTH_CONSTANT, NULL },
    { "jgb_view_send_wheels/sections", sections_scroller, send_wheels, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_orthogonal_content_offset/shelves", view_shelves, set_orthogonal_offset,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_set_orthogonal_content_offset/all_shelves", view_shelves_at_start,
      scroll_all_shelves, GROWTH_LINEAR, "calls, one for each section" },
    { "jgb_view_orthogonal_state/shelves", view_shelves, orthogonal_state, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_target_orthogonal_content_offset/shelves", view_shelves,
      target_orthogonal_offset, GROWTH_CONSTANT, NULL },
    { "jgb_view_orthogonal_content_offset_for_item/shelves", view_shelves,
      orthogonal_offset_for_item, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_index_titles/sections", view_sections, titles, GROWTH_LINEAR, "titles" },
    { "jgb_view_index_titles/sections", titled_sections, index_titles, GROWTH_LINEAR, "titles" },
    { "jgb_view_index_title_at/sections", titled_sections, index_title_at, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_scroll_to_index_title/sections", titled_sections, scroll_to_index_title,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_perform_batch_updates/insert_titled_section", titled_sections, insert_section,
      GROWTH_CONSTANT, NULL },
};
const cliff_table scrolling_rows = CLIFF_TABLE(rows);

/* Set-ups: a view by one struct, or none. */
#include "snapshot.h"
#include <math.h>

static void whole(void)
{
    static const char *const kinds[] = {"badge", "map"};
    static const jgb_prototype prototypes[] = {
        {JGB_CELL, JGB_KIND_NONE, "photo"}, {JGB_SUPPLEMENTARY_VIEW, 4, "map"}};
    static const jgb_item_run run = {{0, 1}, 2};
    static const char title[] = "B";
    jgb_snapshot *snapshot = make_snapshot();
    jgb_layout *layout = NULL;
    jgb_list_layout list = JGB_LIST_LAYOUT_INIT;
    jgb_layout_configuration configuration = JGB_LAYOUT_CONFIGURATION_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_scroll_configuration scrolling = JGB_SCROLL_CONFIGURATION_INIT;
    jgb_selection_configuration selection = JGB_SELECTION_CONFIGURATION_INIT;
    jgb_focus_configuration focus = JGB_FOCUS_CONFIGURATION_INIT;
    jgb_environment environment = JGB_ENVIRONMENT_INIT;
    jgb_view_state state = JGB_VIEW_STATE_INIT;
    jgb_view_setup setup = JGB_VIEW_SETUP_INIT;
    jgb_index_title index_title;
    jgb_events events = JGB_EVENTS_INIT;
    jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_view *view = NULL;
    uint32_t number = 0;
    size_t count = 0;
    metrics.item_size.height = 20;
    metrics.minimum_line_spacing = 0;
    metrics.item_reuse_identifier = 1;
    configuration.section_metrics = &metrics;
    list.configuration = &configuration;
    CHECK(jgb_layout_create_list(&list, &layout) == JGB_OK);
    scrolling.is_enabled = 1;
    selection.allows_multiple_selection = 1;
    focus.allows_focus = 1;
    environment.content_inset.top = 8;
    state.content_offset.y = 25;
    state.selected_runs = &run;
    state.selected_run_count = 1;
    memset(&index_title, 0, sizeof index_title);
    index_title.text = title;
    index_title.text_size = 1;
    setup.element_kinds = kinds;
    setup.element_kind_count = 2;
    setup.prototypes = prototypes;
    setup.prototype_count = 2;
    setup.environment = &environment;
    setup.layout = layout;
    setup.snapshot = snapshot;
    setup.scrolling = &scrolling;
    setup.selection = &selection;
    setup.focus = &focus;
    setup.index_titles = &index_title;
    setup.index_title_count = 1;
    setup.state = &state;
    setup.event_mask = JGB_EVENT_MASK_SELECTION;
    CHECK(jgb_view_create_with_setup(NULL, &setup, &view) == JGB_OK);
    jgb_layout_destroy(layout);
    jgb_snapshot_destroy(snapshot);

    CHECK(jgb_view_register_element_kind(view, "map", 3, &number) == JGB_OK && number == 4);
    request.bounds.height = 60;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(frame.content_offset.y == 25 && frame.element_count == 4);
    CHECK(frame.elements[0].reuse_identifier == 1);
    CHECK((frame.elements[0].flags & JGB_ELEMENT_SELECTED) != 0);
    /* No event tells of the set-up. */
    CHECK(jgb_view_next_events(view, &events) == JGB_OK && events.event_count == 0);
    CHECK(jgb_view_number_of_sections(view, &count) == JGB_OK && count == 3);
    jgb_view_destroy(view);
}

static void nothing(void)
{
    jgb_view_setup setup = JGB_VIEW_SETUP_INIT;
    jgb_view *view = NULL;
    size_t count = 7;
    CHECK(jgb_view_create_with_setup(NULL, &setup, &view) == JGB_OK);
    CHECK(jgb_view_number_of_sections(view, &count) == JGB_OK && count == 0);
    jgb_view_destroy(view);
}

static void refused(const jgb_view_setup *setup, const char *message)
{
    jgb_view *view = (jgb_view *)(void *)&view;
    CHECK(jgb_view_create_with_setup(NULL, setup, &view) != JGB_OK);
    CHECK(view == (jgb_view *)(void *)&view);
    if (strncmp(jgb_last_error(), message, strlen(message)) != 0)
        fprintf(stderr, "%s\n", jgb_last_error());
    CHECK(strncmp(jgb_last_error(), message, strlen(message)) == 0);
}

static void layouts(void)
{
    jgb_layout *list = NULL, *grid = NULL;
    jgb_named_layout named[2];
    jgb_view_setup setup = JGB_VIEW_SETUP_INIT;
    jgb_view *view = NULL;

    CHECK(jgb_layout_create_list(NULL, &list) == JGB_OK);
    CHECK(jgb_layout_create_grid(NULL, &grid) == JGB_OK);
    named[0].name = "inbox";
    named[0].layout = list;
    named[1].name = "wall";
    named[1].layout = grid;
    setup.layouts = named;
    setup.layout_count = 2;
    setup.layout_name = "wall";
    CHECK(jgb_view_create_with_setup(NULL, &setup, &view) == JGB_OK);
    jgb_view_destroy(view);
    setup.layout_name = "well";
    refused(&setup, "layout_name: there is no layout 'well'; known are 'inbox', 'wall'");
    setup.layout_count = 0;
    refused(&setup, "layout_name: there is no layout 'well'; known are none");
    setup.layout = list;
    refused(&setup, "layout_name: ");
    named[1].name = NULL;
    setup.layout = NULL;
    setup.layout_count = 2;
    refused(&setup, "layouts: name is NULL");
    jgb_layout_destroy(list);
    jgb_layout_destroy(grid);
}

static void wrong(void)
{
    static const char *const kinds[] = {"badge", NULL};
    static const uint32_t counts[] = {5};
    static const jgb_item_run run = {{0, 1}, 2};
    jgb_view_setup setup = JGB_VIEW_SETUP_INIT;
    jgb_scroll_configuration scrolling = JGB_SCROLL_CONFIGURATION_INIT;
    jgb_input_configuration input = JGB_INPUT_CONFIGURATION_INIT;
    jgb_view_state state = JGB_VIEW_STATE_INIT;
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_snapshot *snapshot = make_snapshot();
    jgb_view *view = NULL;

    CHECK(jgb_view_create_with_setup(NULL, NULL, &view) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_create_with_setup(NULL, &setup, NULL) == JGB_INVALID_ARGUMENT);
    setup.struct_size = 8;
    CHECK(jgb_view_create_with_setup(NULL, &setup, &view) == JGB_INVALID_ARGUMENT);
    CHECK(view == NULL);
    jgb_view_setup_init(&setup, sizeof setup);
    setup.element_kinds = kinds;
    setup.element_kind_count = 2;
    refused(&setup, "element_kinds: name is NULL");
    setup.element_kinds = NULL;
    refused(&setup, "element_kinds: ");
    setup.element_kind_count = 0;
    scrolling.line_height = NAN;
    setup.scrolling = &scrolling;
    refused(&setup, "scrolling: line_height ");
    setup.scrolling = NULL;
    input.allowable_movement = NAN;
    setup.input = &input;
    refused(&setup, "input: allowable_movement ");
    setup.input = NULL;
    chunk.section_count = 1;
    chunk.item_counts = counts;
    chunk.item_count = 4;
    setup.chunks = &chunk;
    setup.chunk_count = 1;
    refused(&setup, "chunks: ");
    setup.snapshot = snapshot;
    refused(&setup, "data_source: ");
    setup.chunk_count = 0;
    state.selected_runs = &run;
    state.distance = NAN;
    setup.state = &state;
    refused(&setup, "state: distance ");
    setup.state = NULL;
    setup.event_mask = UINT64_C(1) << 60;
    refused(&setup, "event_mask: event_mask ");
    jgb_snapshot_destroy(snapshot);
}

int main(void)
{
    whole();
    nothing();
    layouts();
    wrong();
    return check_result("setup");
}

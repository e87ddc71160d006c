/* A host that was compiled with the headers of 0.2.0 and runs with whatever library is there. It
 * relies on what it was promised: not on the anchor or the animation that a later version begins
 * with. */
#include <jogakbo.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

#define CHECK(condition) \
    do { \
        if (!(condition)) { \
            failures++; \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
        } \
    } while (0)
#define OK(call) CHECK((call) == JGB_OK)

enum { ROWS = 1000, WIDTH = 400, HEIGHT = 200 };

static uint64_t now_ns;
static float heights[ROWS];

/* What is at an offset, all of it, with nothing moving and no anchor. */
static jgb_display_frame show(jgb_view *view, double y)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    const jgb_content_anchor none = {JGB_ANCHOR_NONE, {0, 0}, 0, 0};
    OK(jgb_view_set_content_anchor(view, &none));
    request.bounds.y = y;
    request.bounds.width = WIDTH;
    request.bounds.height = HEIGHT;
    request.time_ns = now_ns += UINT64_C(10000000000);
    request.flags = JGB_REQUEST_COMPLETE;
    OK(jgb_view_display_frame(view, &request, &frame));
    CHECK(frame.struct_size == sizeof frame);
    CHECK((frame.flags & JGB_FRAME_COMPLETE) != 0);
    return frame;
}

static int shows(const jgb_display_frame *frame, uint32_t section, uint32_t item, double y)
{
    size_t i;
    for (i = 0; i < frame->element_count; i++) {
        const jgb_layout_attributes *element = &frame->elements[i];
        if (element->element.category == JGB_CELL &&
            element->element.index_path.section == section &&
            element->element.index_path.item == item)
            return element->frame.y == y;
    }
    return 0;
}

/* Rows of 40 points without spacing, and every third one of 60. */
static jgb_view *make_rows(void)
{
    jgb_list_layout list = JGB_LIST_LAYOUT_INIT;
    jgb_layout_configuration configuration = JGB_LAYOUT_CONFIGURATION_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_view *view = NULL;
    size_t i;
    for (i = 0; i < ROWS; i++)
        heights[i] = i % 3 == 2 ? 60 : 40;
    metrics.minimum_line_spacing = 0;
    configuration.section_metrics = &metrics;
    list.configuration = &configuration;
    OK(jgb_view_create(NULL, &view));
    OK(jgb_view_set_list_layout(view, &list));
    OK(jgb_view_set_items(view, ROWS, NULL, heights));
    return view;
}

static void rows(void)
{
    jgb_view *view = make_rows();
    const jgb_index_path first = {0, 0}, fifth = {0, 5};
    jgb_item_content content = JGB_ITEM_CONTENT_INIT;
    jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_display_frame frame = show(view, 0);
    jgb_point offset = {0, 0};
    size_t count = 0;
    CHECK(shows(&frame, 0, 0, 0) && shows(&frame, 0, 3, 140) && !shows(&frame, 0, 6, 280));
    CHECK(frame.content_size.height == 46660);
    content.heights = heights;
    OK(jgb_view_insert_items(view, first, 2, &content, NULL));
    frame = show(view, 0);
    CHECK(shows(&frame, 0, 2, 80));
    animation.duration_ns = 1000;
    OK(jgb_view_delete_items(view, first, 2, &animation));
    OK(jgb_view_move_items(view, first, 1, fifth, &animation));
    OK(jgb_view_reload_items(view, fifth, 1, NULL, NULL));
    show(view, 0);
    frame = show(view, 0);
    CHECK(shows(&frame, 0, 0, 0) && shows(&frame, 0, 1, 40) && shows(&frame, 0, 2, 100));
    OK(jgb_view_content_offset_for_item(view, fifth, JGB_SCROLL_TOP, &offset));
    CHECK(offset.y == 240);
    OK(jgb_view_number_of_items(view, 0, &count));
    CHECK(count == ROWS);
    CHECK(jgb_view_set_items(view, 1, NULL, NULL) == JGB_OK);
    jgb_view_destroy(view);
}

static void batches(void)
{
    static const uint32_t counts[2] = {3, 5}, after[3] = {1, 3, 5}, inserted[1] = {1};
    const jgb_update_item parts[1] = {
        {JGB_INSERT, {0, JGB_NO_ITEM}, {0, JGB_NO_ITEM}, 1, 0}};
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT, content = chunk;
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    jgb_view *view = make_rows();
    jgb_invalid_update invalid;
    jgb_display_frame frame;
    size_t count = 0;
    chunk.section_count = 2;
    chunk.item_counts = counts;
    chunk.item_count = 8;
    OK(jgb_view_set_data(view, NULL, 0, &chunk, 1));
    content.section_count = 1;
    content.item_counts = inserted;
    content.item_count = 1;
    update.items = parts;
    update.item_count = 1;
    update.content = &content;
    update.item_counts_after = after;
    update.section_count_after = 3;
    options.tag = 77;
    OK(jgb_view_perform_batch_updates(view, &update, &options));
    OK(jgb_view_number_of_sections(view, &count));
    CHECK(count == 3);
    frame = show(view, 0);
    CHECK(frame.completion_count == 1 && frame.completions[0].tag == 77);
    CHECK(shows(&frame, 1, 0, 50));
    CHECK(jgb_view_perform_batch_updates(view, &update, NULL) == JGB_INVALID_UPDATE);
    OK(jgb_view_last_invalid_update(view, &invalid));
    CHECK(invalid.fault == JGB_UPDATE_SECTION_COUNT && invalid.inserted == 1);
    CHECK(jgb_view_last_error(view)[0] != '\0');
    OK(jgb_view_begin_batch_updates(view, NULL));
    OK(jgb_view_end_batch_updates(view));
    jgb_view_destroy(view);
}

/* A data source that is asked. */
static uint32_t sections(void *context)
{
    (void)context;
    return 2;
}
static uint32_t items(uint32_t section, void *context)
{
    (void)context;
    return 10 + section;
}
static void metrics_of(uint32_t section, jgb_section_metrics *inout_metrics, void *context)
{
    (void)context;
    inout_metrics->item_size.height = 20 + section;
}

static void pulled(void)
{
    jgb_data_source source = JGB_DATA_SOURCE_INIT;
    jgb_environment environment = JGB_ENVIRONMENT_INIT;
    jgb_view *view = make_rows();
    jgb_size size = {0, 0};
    source.number_of_sections = sections;
    source.number_of_items = items;
    source.section_metrics = metrics_of;
    environment.content_inset.top = 5;
    OK(jgb_view_set_environment(view, &environment));
    OK(jgb_view_set_data_source(view, &source));
    OK(jgb_view_content_size(view, &size));
    CHECK(size.height == 10 * 20 + 11 * 21);
    OK(jgb_view_reload_data(view));
    jgb_view_destroy(view);
}

static void snapshots(void)
{
    static const uint64_t section = 9, some[3] = {1, 2, 3}, more[2] = {7, 8};
    const uint64_t *identifiers = NULL;
    jgb_limits limits = JGB_LIMITS_INIT;
    jgb_view *view = make_rows();
    jgb_snapshot *snapshot = NULL, *older = NULL, *shown = NULL;
    jgb_section_snapshot *outline = NULL;
    jgb_index_path path = {7, 7};
    size_t count = 0;
    OK(jgb_snapshot_create(&limits, &snapshot));
    OK(jgb_snapshot_append_sections(snapshot, &section, 1, NULL));
    OK(jgb_snapshot_append_items(snapshot, &section, some, 3, NULL, NULL));
    OK(jgb_snapshot_copy(snapshot, &older));
    OK(jgb_snapshot_insert_items(snapshot, more, 2, JGB_BEFORE, 3, NULL, &count));
    OK(jgb_view_apply_snapshot(view, older, NULL));
    OK(jgb_view_apply_snapshot(view, snapshot, NULL));
    OK(jgb_view_index_path_for_identifier(view, 8, &path));
    CHECK(path.section == 0 && path.item == 3);
    OK(jgb_view_snapshot(view, &shown));
    OK(jgb_snapshot_item_identifiers(shown, NULL, &identifiers, &count));
    CHECK(count == 5 && identifiers[2] == 7);
    OK(jgb_section_snapshot_create(NULL, &outline));
    OK(jgb_section_snapshot_append(outline, NULL, some, 1, NULL));
    OK(jgb_section_snapshot_append(outline, some, more, 2, NULL));
    OK(jgb_section_snapshot_expand(outline, some, 1));
    OK(jgb_view_apply_section_snapshot(view, section, outline, NULL));
    OK(jgb_view_number_of_items(view, 0, &count));
    CHECK(count == 3);
    CHECK(jgb_snapshot_move_item(snapshot, 1, JGB_AFTER, 99) == JGB_NOT_FOUND);
    CHECK(jgb_snapshot_last_error(snapshot)[0] != '\0');
    jgb_section_snapshot_destroy(outline);
    jgb_snapshot_destroy(shown);
    jgb_snapshot_destroy(older);
    jgb_snapshot_destroy(snapshot);
    jgb_view_destroy(view);
}

/* Rows of 30 points. */
static jgb_status own_size(jgb_size *out_size, void *context)
{
    (void)context;
    out_size->width = WIDTH;
    out_size->height = 30 * ROWS;
    return JGB_OK;
}
static jgb_status own_element(const jgb_element *element, jgb_layout_sink *sink, void *context)
{
    jgb_layout_attributes attributes;
    (void)context;
    memset(&attributes, 0, sizeof attributes);
    attributes.element = *element;
    attributes.alpha = 1;
    attributes.frame.width = WIDTH;
    attributes.frame.height = 30;
    attributes.frame.y = 30.0 * element->index_path.item;
    return jgb_layout_sink_add(sink, &attributes, NULL);
}
static jgb_status own_elements(jgb_rect rect, jgb_layout_sink *sink, void *context)
{
    jgb_element element = {JGB_CELL, JGB_KIND_NONE, {0, 0}};
    jgb_status status = JGB_OK;
    uint32_t item;
    for (item = 0; item < ROWS && status == JGB_OK; item++)
        if (30.0 * item < rect.y + rect.height && 30.0 * (item + 1) > rect.y) {
            element.index_path.item = item;
            status = own_element(&element, sink, context);
        }
    return status;
}
static jgb_status own_prepare(const jgb_layout_context *layout_context, void *context)
{
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_environment environment = JGB_ENVIRONMENT_INIT;
    OK(jgb_layout_context_section_metrics(layout_context, 0, &metrics));
    OK(jgb_layout_context_environment(layout_context, &environment));
    CHECK(metrics.struct_size == sizeof metrics && metrics.item_size.height == 50);
    CHECK(environment.struct_size == sizeof environment);
    CHECK(jgb_layout_context_number_of_sections(layout_context) == 1);
    ++*(int *)context;
    return JGB_OK;
}
static void own_release(void *context)
{
    *(int *)context = -1;
}

static void own_layout(void)
{
    jgb_custom_layout custom = JGB_CUSTOM_LAYOUT_INIT;
    jgb_invalidation_context everything = JGB_INVALIDATION_CONTEXT_INIT;
    jgb_view *view = make_rows();
    jgb_layout *layout = NULL;
    jgb_display_frame frame;
    int prepared = 0;
    custom.context = &prepared;
    custom.prepare = own_prepare;
    custom.content_size = own_size;
    custom.elements_in_rect = own_elements;
    custom.attributes_for_element = own_element;
    custom.release = own_release;
    OK(jgb_layout_create_custom(&custom, &layout));
    OK(jgb_view_set_layout(view, layout, NULL, 0));
    jgb_layout_destroy(layout);
    frame = show(view, 300);
    CHECK(prepared == 1 && shows(&frame, 0, 10, 300));
    everything.flags = JGB_INVALIDATE_EVERYTHING;
    OK(jgb_view_invalidate_layout(view, &everything));
    show(view, 300);
    CHECK(prepared == 2);
    jgb_view_destroy(view);
    CHECK(prepared == -1);
}

/* Two columns of squares that scroll across, with a badge on each. */
static jgb_status create_compositional(uint32_t badge, jgb_layout **out_layout)
{
    jgb_compositional_layout compositional = JGB_COMPOSITIONAL_LAYOUT_INIT;
    jgb_layout_section section = JGB_LAYOUT_SECTION_INIT;
    jgb_layout_node nodes[2] = {JGB_LAYOUT_NODE_INIT, JGB_LAYOUT_NODE_INIT};
    jgb_layout_supplementary_item item = JGB_LAYOUT_SUPPLEMENTARY_ITEM_INIT;
    nodes[0].kind = JGB_LAYOUT_HORIZONTAL_GROUP;
    nodes[0].size.height.kind = JGB_ABSOLUTE;
    nodes[0].size.height.value = 100;
    nodes[1].size.width.value = 0.5;
    item.element_kind = badge;
    item.size.width.kind = item.size.height.kind = JGB_ABSOLUTE;
    item.size.width.value = item.size.height.value = 10;
    item.container_anchor.edges = JGB_LAYOUT_ANCHOR_TOP | JGB_LAYOUT_ANCHOR_TRAILING;
    nodes[1].supplementary_items = &item;
    nodes[1].supplementary_item_count = 1;
    section.group = nodes;
    section.group_count = 2;
    section.orthogonal_scrolling = JGB_ORTHOGONAL_CONTINUOUS;
    compositional.sections = &section;
    compositional.section_count = 1;
    return jgb_layout_create_compositional(&compositional, out_layout);
}

static void layouts(void)
{
    const jgb_flow_layout flow = JGB_FLOW_LAYOUT_INIT;
    const jgb_grid_layout grid = JGB_GRID_LAYOUT_INIT;
    const jgb_waterfall_layout waterfall = JGB_WATERFALL_LAYOUT_INIT;
    const jgb_justified_layout justified = JGB_JUSTIFIED_LAYOUT_INIT;
    const jgb_carousel_layout carousel = JGB_CAROUSEL_LAYOUT_INIT;
    const jgb_stack_layout stack = JGB_STACK_LAYOUT_INIT;
    const jgb_circle_layout circle = JGB_CIRCLE_LAYOUT_INIT;
    const jgb_explicit_layout anywhere = JGB_EXPLICIT_LAYOUT_INIT;
    jgb_layout_attributes_columns columns = JGB_LAYOUT_ATTRIBUTES_COLUMNS_INIT;
    const jgb_rect frames[2] = {{0, 0, 10, 10}, {0, 150, 10, 10}};
    jgb_layout *made[9] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL};
    jgb_orthogonal_state state;
    jgb_tracked_value progress;
    jgb_view *view = make_rows();
    jgb_display_frame frame;
    uint32_t badge = 0;
    size_t i;
    OK(jgb_view_register_element_kind(view, "badge", JGB_NUL_TERMINATED, &badge));
    OK(jgb_layout_create_flow(&flow, &made[0]));
    OK(jgb_layout_create_grid(&grid, &made[1]));
    OK(jgb_layout_create_waterfall(&waterfall, &made[2]));
    OK(jgb_layout_create_justified(&justified, &made[3]));
    OK(jgb_layout_create_carousel(&carousel, &made[4]));
    OK(jgb_layout_create_stack(&stack, &made[5]));
    OK(jgb_layout_create_circle(&circle, &made[6]));
    OK(create_compositional(badge, &made[7]));
    OK(jgb_layout_create_explicit(&anywhere, &made[8]));
    for (i = 0; i < 8; i++) {
        OK(jgb_view_set_layout(view, made[i], NULL, i));
        frame = show(view, 0);
        CHECK(frame.element_count > 0);
    }
    OK(jgb_view_set_orthogonal_content_offset(view, 0, 50));
    OK(jgb_view_orthogonal_state(view, 0, &state));
    CHECK(state.scrolling == JGB_ORTHOGONAL_CONTINUOUS && state.content_offset == 50);
    OK(jgb_view_start_interactive_transition(view, made[1], 3));
    OK(jgb_view_set_transition_progress(view, 0.5, now_ns));
    OK(jgb_view_transition_progress(view, &progress));
    CHECK(progress.value == 0.5);
    OK(jgb_view_finish_interactive_transition(view, now_ns));
    OK(jgb_view_set_layout(view, made[8], NULL, 0));
    columns.count = 2;
    columns.frames = frames;
    OK(jgb_view_set_layout_attributes(view, &columns));
    frame = show(view, 0);
    CHECK(frame.element_count == 2 && shows(&frame, 0, 1, 150));
    for (i = 0; i < 9; i++)
        jgb_layout_destroy(made[i]);
    jgb_view_destroy(view);
}

static void questions(void)
{
    const jgb_rect rect = {0, 100, WIDTH, 100}, bounds = {0, 0, WIDTH, HEIGHT};
    const jgb_point point = {5, 105};
    const jgb_element fifth = {JGB_CELL, JGB_KIND_NONE, {0, 5}};
    jgb_view *view = make_rows();
    const jgb_layout_attributes *list = NULL;
    jgb_layout_attributes attributes;
    jgb_index_path path = {9, 9};
    jgb_point offset = {9, 9};
    size_t count = 0;
    uint32_t reusable_view = JGB_NO_VIEW, generation = 0, is_current = 7;
    OK(jgb_view_set_bounds(view, bounds));
    OK(jgb_view_layout_attributes_for_element(view, &fifth, &attributes));
    CHECK(attributes.frame.y == 220 && attributes.frame.height == 60);
    OK(jgb_view_layout_attributes_for_elements_in_rect(view, rect, &list, &count));
    CHECK(count == 3 && list[0].frame.y == 80);
    OK(jgb_view_index_path_for_item_at_point(view, point, &path));
    CHECK(path.section == 0 && path.item == 2);
    OK(jgb_view_content_offset_for_rect(view, rect, JGB_SCROLL_TOP, &offset));
    CHECK(offset.x == 0 && offset.y == 100);
    show(view, 200);
    OK(jgb_view_reusable_view_for_element(view, &fifth, &reusable_view, &generation));
    OK(jgb_view_is_current(view, reusable_view, generation, &is_current));
    CHECK(is_current == 1);
    OK(jgb_view_is_current(view, reusable_view, generation + 1, &is_current));
    CHECK(is_current == 0);
    CHECK(jgb_view_content_size(NULL, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_last_error()[0] != '\0');
    CHECK(strcmp(jgb_status_name(JGB_NOT_FOUND), "JGB_NOT_FOUND") == 0);
    CHECK(jgb_version() >= JGB_VERSION_NUMBER);
    jgb_view_destroy(view);
}

int main(void)
{
    rows();
    batches();
    pulled();
    snapshots();
    own_layout();
    layouts();
    questions();
    if (failures > 0)
        fprintf(stderr, "%d failures\n", failures);
    return failures > 0;
}

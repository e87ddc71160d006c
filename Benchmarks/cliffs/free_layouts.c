/* explicit_layout.h, custom_layout.h, invalidation.h: layouts whose places the host knows. */
#include "rows.h"
#include "views.h"

enum { HEIGHT = 40, WIDTH = 400 };

/* ---- Explicit layouts ---- */

static void set_frames(stage *s, uint32_t first, size_t count) {
    jgb_layout_attributes_columns columns = JGB_LAYOUT_ATTRIBUTES_COLUMNS_INIT;
    columns.first_item.item = first;
    columns.count = count;
    columns.frames = s->source.frames + first;
    CHECK(s->c.view, jgb_view_set_layout_attributes(s->c.view, &columns));
}

static void set_one_frame(stage *s) {
    s->source.frames[s->count / 2].y += 5000;
    set_frames(s, s->count / 2, 1);
    stage_show(s);
}

static void set_all_frames(stage *s) {
    for (uint32_t i = 0; i < s->count; i++) s->source.frames[i].y += 10;
    set_frames(s, 0, s->count);
    stage_show(s);
}

/* Rectangles that all overlap those before them, one of them as long as the content. */
static void set_long_frame(stage *s) {
    s->source.frames[0].height = s->c.content;
    set_frames(s, 0, 1);
    stage_show(s);
}

static void supplementary(stage *s) {
    const jgb_element header = { JGB_SUPPLEMENTARY_VIEW, JGB_KIND_SECTION_HEADER, { 0, 0 } };
    const jgb_rect frame = { 0, 0, 100, 20 };
    jgb_layout_attributes_columns columns = JGB_LAYOUT_ATTRIBUTES_COLUMNS_INIT;
    view_explicit(s);
    columns.count = 1;
    columns.elements = &header;
    columns.frames = &frame;
    CHECK(s->c.view, jgb_view_set_layout_attributes(s->c.view, &columns));
    stage_show(s);
}

static void remove_attributes(stage *s) {
    const jgb_element header = { JGB_SUPPLEMENTARY_VIEW, JGB_KIND_SECTION_HEADER, { 0, 0 } };
    CHECK(s->c.view, jgb_view_remove_layout_attributes(s->c.view, &header, 1));
    stage_show(s);
}

static void begin_attributes(stage *s) {
    CHECK(s->c.view, jgb_view_begin_layout_attributes(s->c.view));
}

static void begun(stage *s) {
    view_explicit(s);
    begin_attributes(s);
    set_frames(s, s->count / 2, 1);
}

static void commit_attributes(stage *s) {
    CHECK(s->c.view, jgb_view_commit_layout_attributes(s->c.view));
    stage_show(s);
}

/* ---- A layout of the host's own: rows of one height. It asks its context one question ---- */

static void (*question)(const stage *s, const jgb_layout_context *context);

static jgb_status prepare(const jgb_layout_context *layout_context, void *context) {
    question(context, layout_context);
    return JGB_OK;
}

static jgb_status content_size(jgb_size *out_size, void *context) {
    const stage *s = context;
    *out_size = (jgb_size){ WIDTH, (double)s->count * HEIGHT };
    return JGB_OK;
}

static jgb_status add_row(const stage *s, jgb_layout_sink *sink, uint32_t item) {
    jgb_layout_attributes row = { { 0, (double)item * HEIGHT, WIDTH, HEIGHT }, 1, 0,
                                  { JGB_CELL, JGB_KIND_NONE, { 0, item } }, 0, 0, 0, 0, 0, 0 };
    return item < s->count ? jgb_layout_sink_add(sink, &row, NULL) : JGB_OK;
}

static jgb_status elements_in_rect(jgb_rect rect, jgb_layout_sink *sink, void *context) {
    const double first = rect.y > 0 ? rect.y / HEIGHT : 0;
    for (uint32_t item = (uint32_t)first; item * HEIGHT < rect.y + rect.height; item++) {
        const jgb_status status = add_row(context, sink, item);
        if (status != JGB_OK) return status;
    }
    return JGB_OK;
}

static jgb_status attributes_for_element(const jgb_element *element, jgb_layout_sink *sink,
                                         void *context) {
    return element->category == JGB_CELL ? add_row(context, sink, element->index_path.item)
                                         : JGB_OK;
}

static void ask_nothing(const stage *s, const jgb_layout_context *context) {
    (void)s, (void)context;
}

static void ask_view(const stage *s, const jgb_layout_context *context) {
    jgb_environment environment = JGB_ENVIRONMENT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    size_t items;
    (void)s;
    (void)jgb_layout_context_bounds(context);
    (void)jgb_layout_context_number_of_sections(context);
    CHECK(NULL, jgb_layout_context_environment(context, &environment));
    CHECK(NULL, jgb_layout_context_number_of_items(context, 0, &items));
    CHECK(NULL, jgb_layout_context_section_metrics(context, 0, &metrics));
}

static void ask_item(const stage *s, const jgb_layout_context *context) {
    const jgb_index_path path = { 0, s->count / 2 };
    jgb_size size;
    uint32_t span;
    CHECK(NULL, jgb_layout_context_item_sizes(context, path, 1, &size, NULL));
    CHECK(NULL, jgb_layout_context_item_spans(context, path, 1, &span));
}

static void ask_sizes(const stage *s, const jgb_layout_context *context) {
    jgb_size *sizes = stage_memory(s->count, sizeof *sizes);
    CHECK(NULL, jgb_layout_context_item_sizes(context, (jgb_index_path){ 0, 0 }, s->count, sizes,
                                              NULL));
}

static void ask_movement(const stage *s, const jgb_layout_context *context) {
    jgb_interactive_movement movement;
    (void)s;
    (void)jgb_layout_context_interactive_movement(context, &movement);
}

static jgb_custom_layout host_layout(stage *s) {
    jgb_custom_layout layout = JGB_CUSTOM_LAYOUT_INIT;
    layout.context = s;
    layout.prepare = prepare;
    layout.content_size = content_size;
    layout.elements_in_rect = elements_in_rect;
    layout.attributes_for_element = attributes_for_element;
    return layout;
}

static void open_host(stage *s, void (*ask)(const stage *, const jgb_layout_context *)) {
    const jgb_custom_layout custom = host_layout(s);
    case_source source = source_list(&s->c.random, s->count);
    question = ask;
    CHECK(NULL, jgb_layout_create_custom(&custom, &source.layout));
    stage_open(s, source, WIDTH);
}

static void host(stage *s) { open_host(s, ask_nothing); }
static void host_of_view(stage *s) { open_host(s, ask_view); }
static void host_of_item(stage *s) { open_host(s, ask_item); }
static void host_of_sizes(stage *s) { open_host(s, ask_sizes); }

static void host_of_movement(stage *s) {
    uint32_t is_begun = 0;
    const jgb_point place = { 30, 400 };
    open_host(s, ask_movement);
    CHECK(s->c.view, jgb_view_set_default_traits(s->c.view, JGB_TRAITS_MOVE(JGB_TRAIT_YES)));
    const jgb_index_path path = { 0, (uint32_t)((s->c.offset + 400) / HEIGHT) };
    CHECK(s->c.view, jgb_view_begin_interactive_movement(s->c.view, path, place, s->time_ns,
                                                         &is_begun));
    stage_expect(is_begun, "no item is picked up");
}

/* ---- A layout that changes a flow layout ---- */

static jgb_status base_elements(jgb_rect rect, jgb_layout_sink *sink, void *context) {
    (void)context;
    return jgb_layout_sink_add_base_elements(sink, rect, NULL, NULL);
}

static jgb_status base_element(const jgb_element *element, jgb_layout_sink *sink, void *context) {
    (void)context;
    return jgb_layout_sink_add_base_element(sink, element, NULL, NULL);
}

static void host_with_base(stage *s) {
    jgb_custom_layout custom = JGB_CUSTOM_LAYOUT_INIT;
    jgb_layout *base = NULL;
    case_source source = source_flow(&s->c.random, s->count);
    CHECK(NULL, jgb_layout_create_flow(NULL, &base));
    custom.base = base;
    custom.elements_in_rect = base_elements;
    custom.attributes_for_element = base_element;
    CHECK(NULL, jgb_layout_create_custom(&custom, &source.layout));
    stage_open(s, source, 1000);
}

static void attributes_for_middle(stage *s) {
    const jgb_element cell = stage_middle_cell(s);
    jgb_layout_attributes attributes;
    CHECK(s->c.view, jgb_view_layout_attributes_for_element(s->c.view, &cell, &attributes));
}

/* ---- What of it is performed ---- */

static void invalidate(stage *s) {
    jgb_invalidation_context everything = JGB_INVALIDATION_CONTEXT_INIT;
    everything.flags = JGB_INVALIDATE_EVERYTHING;
    CHECK(s->c.view, jgb_view_invalidate_layout(s->c.view, &everything));
    stage_show(s);
}

static void jump(stage *s) {
    s->c.offset = s->c.content / 2;
    stage_show(s);
}

static void insert_head(stage *s) {
    s->count++;
    CHECK(s->c.view, jgb_view_insert_items(s->c.view, (jgb_index_path){ 0, 0 }, 1, NULL, NULL));
    stage_show(s);
}

static void move_held(stage *s) {
    CHECK(s->c.view, jgb_view_update_interactive_movement(s->c.view, (jgb_point){ 30, 500 },
                                                          s->time_ns));
    stage_show(s);
}

static const cliff rows[] = {
    { "jgb_view_set_layout_attributes/one", view_explicit, set_one_frame, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_layout_attributes/all", view_explicit, set_all_frames, GROWTH_N_LOG_N,
      "rectangles" },
    { "jgb_view_set_layout_attributes/long", view_explicit, set_long_frame, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_remove_layout_attributes/header", supplementary, remove_attributes,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_begin_layout_attributes/explicit", view_explicit, begin_attributes,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_commit_layout_attributes/one", begun, commit_attributes, GROWTH_CONSTANT, NULL },
    { "jgb_view_invalidate_layout/flow", view_flow, invalidate, GROWTH_LINEAR,
      "lines, which all break anew" },
    { "jgb_view_invalidate_layout/shelves", view_shelves, invalidate, GROWTH_CONSTANT, NULL },
    { "jgb_view_invalidate_layout/host", host, invalidate, GROWTH_CONSTANT, NULL },
    { "jgb_view_insert_items/host", host, insert_head, GROWTH_CONSTANT, NULL },
    { "jgb_layout_sink_add/host", host, jump, GROWTH_CONSTANT, NULL },
    { "jgb_layout_sink_add_base_elements/flow", host_with_base, jump, GROWTH_CONSTANT, NULL },
    { "jgb_layout_sink_add_base_element/flow", host_with_base, attributes_for_middle,
      GROWTH_CONSTANT, NULL },
    { "jgb_layout_context_section_metrics/host", host_of_view, invalidate, GROWTH_CONSTANT,
      NULL },
    { "jgb_layout_context_item_spans/host", host_of_item, invalidate, GROWTH_CONSTANT, NULL },
    { "jgb_layout_context_item_sizes/host", host_of_sizes, invalidate, GROWTH_LINEAR,
      "sizes that the layout asks for" },
    { "jgb_layout_context_interactive_movement/host", host_of_movement, move_held,
      GROWTH_CONSTANT, NULL },
};
const cliff_table free_layout_rows = CLIFF_TABLE(rows);

/* Snapshots applied to a view: what is shown of the difference, over time and at
 * once, what is refused, and other data before and after. */
#include "refuse.h"
#include "snapshot.h"

#define ITEM_COUNT 2000
#define FIRST_ITEM 1000u

/* Sections 1 and 2, with items 1000 to 2999, and none. */
static jgb_snapshot *make_long(void)
{
    static uint64_t items[ITEM_COUNT];
    static const uint64_t sections[] = {1, 2};
    jgb_snapshot *snapshot = NULL;
    size_t i;
    for (i = 0; i < ITEM_COUNT; i++)
        items[i] = FIRST_ITEM + i;
    CHECK(jgb_snapshot_create(NULL, &snapshot) == JGB_OK);
    CHECK(jgb_snapshot_append_sections(snapshot, ALL(sections), NULL) == JGB_OK);
    CHECK(jgb_snapshot_append_items(snapshot, &sections[0], ALL(items), NULL, NULL) == JGB_OK);
    return snapshot;
}

/* A view that shows it. */
static jgb_view *make_long_view(void)
{
    jgb_view *view = make_view(NULL);
    jgb_snapshot *snapshot = make_long();
    CHECK(jgb_view_apply_snapshot(view, snapshot, NULL) == JGB_OK);
    jgb_snapshot_destroy(snapshot);
    return view;
}

static jgb_snapshot *shown_snapshot(jgb_view *view)
{
    jgb_snapshot *snapshot = NULL;
    CHECK(jgb_view_snapshot(view, &snapshot) == JGB_OK);
    return snapshot;
}

static void no_view(void)
{
    const jgb_index_path path = {0, 0};
    jgb_snapshot *snapshot = make_snapshot();
    jgb_section_snapshot *outline = make_outline();
    mark_results();
#define NO(call) CHECK((call) == JGB_INVALID_ARGUMENT)
    NO(jgb_view_apply_snapshot(NULL, snapshot, NULL));
    NO(jgb_view_apply_snapshot_using_reload_data(NULL, snapshot));
    NO(jgb_view_apply_section_snapshot(NULL, 1, outline, NULL));
    NO(jgb_view_snapshot(NULL, &snapshot));
    NO(jgb_view_index_path_for_identifier(NULL, 1, &out.index_path));
    NO(jgb_view_identifier_for_index_path(NULL, path, &out.identifier));
    CHECK(memcmp(&out, &out_before, sizeof out) == 0);
    jgb_snapshot_destroy(snapshot);
    jgb_section_snapshot_destroy(outline);
}

static void bad_arguments(jgb_view *view)
{
    const jgb_index_path path = {0, 0}, far_item = {0, ITEM_COUNT}, far_section = {2, 0};
    jgb_snapshot *snapshot = make_snapshot();
    jgb_section_snapshot *outline = make_outline();
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    options.flags = 4;
    INVALID(view, "snapshot is NULL", jgb_view_apply_snapshot(view, NULL, NULL));
    INVALID(view, "snapshot is NULL", jgb_view_apply_snapshot_using_reload_data(view, NULL));
    INVALID(view, "snapshot is NULL", jgb_view_apply_section_snapshot(view, 1, NULL, NULL));
    INVALID(view, "flags", jgb_view_apply_snapshot(view, snapshot, &options));
    INVALID(view, "flags", jgb_view_apply_section_snapshot(view, 1, outline, &options));
    options.struct_size = 8;
    INVALID(view, "options", jgb_view_apply_snapshot(view, snapshot, &options));
    REFUSED(view, JGB_NOT_FOUND, "section identifier 9",
            jgb_view_apply_section_snapshot(view, 9, outline, NULL));
    INVALID(view, "out_", jgb_view_snapshot(view, NULL));
    INVALID(view, "out_", jgb_view_index_path_for_identifier(view, FIRST_ITEM, NULL));
    INVALID(view, "out_", jgb_view_identifier_for_index_path(view, path, NULL));
    REFUSED(view, JGB_NOT_FOUND, "identifier 9",
            jgb_view_index_path_for_identifier(view, 9, &out.index_path));
    REFUSED(view, JGB_INVALID_INDEX_PATH, "item 2000",
            jgb_view_identifier_for_index_path(view, far_item, &out.identifier));
    REFUSED(view, JGB_INVALID_INDEX_PATH, "section 2",
            jgb_view_identifier_for_index_path(view, far_section, &out.identifier));
    jgb_snapshot_destroy(snapshot);
    jgb_section_snapshot_destroy(outline);
}

/* What a snapshot refers to must be there when it is applied. */
static void bad_content(jgb_view *view)
{
    static const uint32_t unknown = 7;
    static const uint64_t item = 5, section = 1;
    jgb_item_content content = JGB_ITEM_CONTENT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_snapshot *snapshot = shown_snapshot(view);
    content.reuse_identifiers = &unknown;
    CHECK(jgb_snapshot_append_items(snapshot, NULL, &item, 1, &content, NULL) == JGB_OK);
    INVALID(view, "reuse identifier 7", jgb_view_apply_snapshot(view, snapshot, NULL));
    INVALID(view, "reuse identifier 7",
            jgb_view_apply_snapshot_using_reload_data(view, snapshot));
    jgb_snapshot_destroy(snapshot);
    snapshot = shown_snapshot(view);
    metrics.header_reuse_identifier = 8;
    CHECK(jgb_snapshot_set_metrics(snapshot, &metrics, 1) == JGB_OK);
    CHECK(jgb_snapshot_set_section_metrics(snapshot, 1, &section, 1) == JGB_OK);
    CHECK(jgb_snapshot_reload_sections(snapshot, &section, 1) == JGB_OK);
    INVALID(view, "reuse identifier 8", jgb_view_apply_snapshot(view, snapshot, NULL));
    INVALID(view, "reuse identifier 8",
            jgb_view_apply_snapshot_using_reload_data(view, snapshot));
    jgb_snapshot_destroy(snapshot);
}

/* A view's own limits hold for a snapshot that has others. */
static void limited(void)
{
    jgb_limits limits;
    jgb_view *view = NULL;
    jgb_snapshot *snapshot = make_snapshot();
    size_t count = 1;
    int i;
    for (i = 0; i < 3; i++) {
        jgb_limits_init(&limits, sizeof limits);
        if (i == 0)
            limits.item_count = 6;
        if (i == 1)
            limits.section_count = 2;
        if (i == 2)
            limits.data_bytes = 20;
        CHECK(jgb_view_create(&limits, &view) == JGB_OK);
        CHECK(jgb_view_apply_snapshot(view, snapshot, NULL) == JGB_RESOURCE_EXHAUSTED);
        CHECK(strstr(jgb_view_last_error(view), "limit") != NULL);
        CHECK(jgb_view_number_of_sections(view, &count) == JGB_OK && count == 0);
        jgb_view_destroy(view);
    }
    jgb_snapshot_destroy(snapshot);
}

/* Batches go with other data, and snapshots with no open batch. */
static void wrong_states(jgb_view *view)
{
    const jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    const jgb_index_path path = {0, 0};
    jgb_view *other = make_view(NULL);
    jgb_snapshot *snapshot = shown_snapshot(view);
    REFUSED(view, JGB_WRONG_STATE, "snapshot",
            jgb_view_perform_batch_updates(view, &update, NULL));
    REFUSED(view, JGB_WRONG_STATE, "snapshot", jgb_view_begin_batch_updates(view, NULL));
    REFUSED(other, JGB_NOT_FOUND, "no snapshot",
            jgb_view_identifier_for_index_path(other, path, &out.identifier));
    REFUSED(other, JGB_NOT_FOUND, "identifier 1000",
            jgb_view_index_path_for_identifier(other, FIRST_ITEM, &out.index_path));
    CHECK(jgb_view_snapshot(other, &snapshot) == JGB_NOT_FOUND);
    shown(other);
    CHECK(jgb_view_begin_batch_updates(other, NULL) == JGB_OK);
    REFUSED(other, JGB_WRONG_STATE, "batch", jgb_view_apply_snapshot(other, snapshot, NULL));
    REFUSED(other, JGB_WRONG_STATE, "batch",
            jgb_view_apply_snapshot_using_reload_data(other, snapshot));
    CHECK(jgb_view_end_batch_updates(other) == JGB_OK);
    CHECK(jgb_view_apply_snapshot(other, snapshot, NULL) == JGB_OK);
    jgb_snapshot_destroy(snapshot);
    jgb_view_destroy(other);
}

static jgb_display_frame frame_at(jgb_view *view, uint64_t time_ns)
{
    jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.time_ns = time_ns;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    return frame;
}

static jgb_index_path path_of(jgb_view *view, uint64_t item)
{
    jgb_index_path path = {99, 99};
    uint64_t there = 0;
    CHECK(jgb_view_index_path_for_identifier(view, item, &path) == JGB_OK);
    CHECK(jgb_view_identifier_for_index_path(view, path, &there) == JGB_OK);
    CHECK(there == item);
    return path;
}

/* The view and generation that show an item, as one number. */
static uint64_t binding_of(jgb_view *view, uint64_t item)
{
    jgb_element element;
    uint32_t reusable_view = 0, generation = 0;
    element.category = JGB_CELL;
    element.element_kind = JGB_KIND_NONE;
    element.index_path = path_of(view, item);
    CHECK(jgb_view_reusable_view_for_element(view, &element, &reusable_view, &generation) ==
          JGB_OK);
    return (uint64_t)reusable_view << 32 | generation;
}

static size_t disappearing(const jgb_display_frame *frame)
{
    size_t i, count = 0;
    for (i = 0; i < frame->element_count; i++)
        count += (frame->elements[i].flags & JGB_ELEMENT_DISAPPEARING) != 0;
    return count;
}

/* What stays keeps its view, what moves takes it along, what goes fades. */
static void animated(void)
{
    static const uint64_t gone = FIRST_ITEM, fresh = 5000;
    jgb_view *view = make_long_view();
    jgb_snapshot *snapshot = shown_snapshot(view);
    jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    jgb_display_frame frame = frame_at(view, 1);
    const uint64_t stays = binding_of(view, 1001), moves = binding_of(view, 1002);
    CHECK((frame.flags & JGB_FRAME_IN_TRANSITION) == 0);
    animation.duration_ns = 100;
    options.animation = &animation;
    options.tag = 7;
    CHECK(jgb_snapshot_delete_items(snapshot, &gone, 1) == JGB_OK);
    CHECK(jgb_snapshot_insert_items(snapshot, &fresh, 1, JGB_BEFORE, 1001, NULL, NULL) == JGB_OK);
    CHECK(jgb_snapshot_move_item(snapshot, 1002, JGB_AFTER, 1010) == JGB_OK);
    CHECK(jgb_snapshot_reconfigure_items(snapshot, &fresh, 1, NULL) == JGB_OK);
    CHECK(jgb_view_apply_snapshot(view, snapshot, &options) == JGB_OK);
    jgb_snapshot_destroy(snapshot);
    frame = frame_at(view, 10);
    CHECK((frame.flags & JGB_FRAME_IN_TRANSITION) != 0 && frame.transition_end_ns == 110);
    CHECK(disappearing(&frame) == 1 && frame.completion_count == 0);
    frame = frame_at(view, 60);
    CHECK((frame.flags & JGB_FRAME_IN_TRANSITION) != 0 && frame.element_count > 0);
    frame = frame_at(view, 110);
    CHECK((frame.flags & JGB_FRAME_IN_TRANSITION) == 0 && frame.removed_view_count == 1);
    CHECK(frame.completion_count == 1 && frame.completions[0].tag == 7);
    CHECK(binding_of(view, 1001) == stays && binding_of(view, 1002) == moves);
    CHECK(path_of(view, 1002).item == 10 && path_of(view, fresh).item == 0);
    /* The marks are done with. */
    snapshot = shown_snapshot(view);
    CHECK(jgb_snapshot_reconfigured_items(snapshot, &out.identifiers, &out.count) == JGB_OK);
    CHECK(out.count == 0);
    jgb_view_destroy(view);
    CHECK(jgb_snapshot_number_of_items(snapshot, NULL, &out.count) == JGB_OK);
    CHECK(out.count == ITEM_COUNT);
    jgb_snapshot_destroy(snapshot);
}

/* An outline is expanded, and its lazy children come. */
static void outlines(void)
{
    static const uint64_t twelve[] = {12}, three[] = {3}, children[] = {31, 32};
    const jgb_index_path third = {0, 2};
    const jgb_content_anchor anchor = {JGB_ANCHOR_IDENTIFIER, {0, 0}, 0, 2};
    jgb_view *view = make_view(NULL);
    jgb_snapshot *snapshot = NULL;
    jgb_section_snapshot *outline = make_outline();
    jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    const uint64_t section = 4;
    options.animation = &animation;
    CHECK(jgb_snapshot_create(NULL, &snapshot) == JGB_OK);
    CHECK(jgb_snapshot_append_sections(snapshot, &section, 1, NULL) == JGB_OK);
    CHECK(jgb_view_apply_snapshot(view, snapshot, NULL) == JGB_OK);
    jgb_snapshot_destroy(snapshot);
    CHECK(jgb_view_apply_section_snapshot(view, 4, outline, NULL) == JGB_OK);
    CHECK(path_of(view, 3).item == 4);
    CHECK(frame_at(view, 1).element_count == 6);
    CHECK(jgb_view_set_content_anchor(view, &anchor) == JGB_OK);
    CHECK(jgb_section_snapshot_expand(outline, twelve, 1) == JGB_OK);
    CHECK(jgb_section_snapshot_expand(outline, three, 1) == JGB_OK);
    CHECK(jgb_view_apply_section_snapshot(view, 4, outline, &options) == JGB_OK);
    CHECK((frame_at(view, 2).flags & JGB_FRAME_IN_TRANSITION) != 0);
    CHECK(path_of(view, 3).item == 6);
    CHECK(jgb_section_snapshot_items_awaiting_children(outline, &out.identifiers, &out.count) ==
          JGB_OK);
    CHECK(out.count == 1 && out.identifiers[0] == 3);
    CHECK(jgb_section_snapshot_append(outline, three, ALL(children), NULL) == JGB_OK);
    CHECK(jgb_view_apply_section_snapshot(view, 4, outline, &options) == JGB_OK);
    jgb_section_snapshot_destroy(outline);
    CHECK((frame_at(view, 3).flags & JGB_FRAME_IN_TRANSITION) != 0);
    CHECK(path_of(view, 32).item == 8);
    CHECK(jgb_view_identifier_for_index_path(view, third, &out.identifier) == JGB_OK);
    CHECK(out.identifier == 12);
    jgb_view_destroy(view);
}

/* Some items of a snapshot, all of them again, and others in one section. */
static void lists(void)
{
    static const uint64_t found[] = {22, 10, 99}, other[] = {13, 14, 10};
    jgb_view *view = make_view(NULL);
    jgb_snapshot *all = make_snapshot();
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    size_t count = 0;
    options.flags = JGB_BATCH_FALLBACK_RELOAD;
    REFUSED(view, JGB_NOT_FOUND, "identifier 1",
            jgb_view_apply_items(view, 1, ALL(other), NULL, NULL));
    CHECK(jgb_view_apply_filtered_snapshot(view, all, ALL(found), &options) == JGB_OK);
    CHECK(jgb_view_number_of_sections(view, &count) == JGB_OK && count == 2);
    CHECK(path_of(view, 22).section == 1 && path_of(view, 22).item == 0);
    CHECK(jgb_view_apply_filtered_snapshot(view, all, NULL, 0, NULL) == JGB_OK);
    CHECK(jgb_view_number_of_sections(view, &count) == JGB_OK && count == 0);
    CHECK(jgb_view_apply_snapshot(view, all, NULL) == JGB_OK);
    CHECK(jgb_view_number_of_sections(view, &count) == JGB_OK && count == 3);
    CHECK(jgb_view_apply_items(view, 1, ALL(other), NULL, &options) == JGB_OK);
    CHECK(path_of(view, 13).item == 0 && path_of(view, 10).item == 2);
    options.flags = 4;
    CHECK(jgb_view_apply_items(view, 1, ALL(other), NULL, &options) == JGB_INVALID_ARGUMENT);
    jgb_snapshot_destroy(all);
    jgb_view_destroy(view);
}

/* Display frames have the identifiers of their elements where the request asks for them. */
static void identifiers(void)
{
    static const uint64_t gone[] = {11};
    jgb_view *view = make_view(NULL);
    jgb_snapshot *snapshot = make_snapshot();
    jgb_display_frame_request request = request_at(1);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    uint64_t identifier = 0;
    size_t i, disappeared = 0;
    options.animation = &animation;
    CHECK(jgb_view_apply_snapshot(view, snapshot, NULL) == JGB_OK);
    request.flags = JGB_REQUEST_COMPLETE;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(frame.element_count > 0 && frame.identifier_count == 0 && frame.identifiers == NULL);
    request.flags = JGB_REQUEST_COMPLETE | JGB_REQUEST_IDENTIFIERS;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(frame.identifier_count == frame.element_count);
    for (i = 0; i < frame.element_count; i++) {
        const jgb_element *element = &frame.elements[i].element;
        if (element->category == JGB_CELL)
            CHECK(jgb_view_identifier_for_index_path(view, element->index_path, &identifier) ==
                  JGB_OK);
        else
            CHECK(jgb_snapshot_section_at_index(snapshot, element->index_path.section,
                                                &identifier) == JGB_OK);
        CHECK(frame.identifiers[i] == identifier);
    }
    CHECK(jgb_snapshot_delete_items(snapshot, gone, 1) == JGB_OK);
    CHECK(jgb_view_apply_snapshot(view, snapshot, &options) == JGB_OK);
    request.flags = JGB_REQUEST_IDENTIFIERS;
    request.time_ns = 2;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(frame.identifier_count == frame.element_count);
    for (i = 0; i < frame.element_count; i++) {
        if (frame.elements[i].flags & JGB_ELEMENT_DISAPPEARING) {
            CHECK(frame.identifiers[i] == 0);
            disappeared++;
        } else if (frame.elements[i].element.category == JGB_CELL) {
            CHECK(path_of(view, frame.identifiers[i]).item ==
                  frame.elements[i].element.index_path.item);
        }
    }
    CHECK(disappeared == 1);
    request.flags = 4;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_INVALID_ARGUMENT);
    jgb_snapshot_destroy(snapshot);
    jgb_view_destroy(view);
}

typedef struct host {
    jgb_view *view;
    jgb_snapshot *snapshot;
    int asked;
} host;

static uint32_t one_section(void *context)
{
    host *self = (host *)context;
    self->asked++;
    CHECK(jgb_view_apply_snapshot(self->view, self->snapshot, NULL) == JGB_BUSY);
    CHECK(jgb_view_snapshot(self->view, &self->snapshot) == JGB_BUSY);
    return 1;
}

static uint32_t two_items(uint32_t section, void *context)
{
    (void)section;
    ((host *)context)->asked++;
    return 2;
}

/* A snapshot takes the place of data that was pulled, and the other way round. */
static void pulled(void)
{
    jgb_data_source source = JGB_DATA_SOURCE_INIT;
    host self = {NULL, NULL, 0};
    jgb_snapshot *none = NULL;
    size_t count = 0;
    self.view = make_long_view();
    self.snapshot = make_snapshot();
    source.context = &self;
    source.number_of_sections = one_section;
    source.number_of_items = two_items;
    CHECK(jgb_view_set_data_source(self.view, &source) == JGB_OK);
    CHECK(self.asked == 2);
    CHECK(jgb_view_snapshot(self.view, &none) == JGB_NOT_FOUND && none == NULL);
    CHECK(jgb_view_apply_snapshot_using_reload_data(self.view, self.snapshot) == JGB_OK);
    CHECK(jgb_view_number_of_sections(self.view, &count) == JGB_OK && count == 3);
    CHECK(frame_at(self.view, 1).element_count == 10);
    CHECK(self.asked == 2);
    CHECK(jgb_view_reload_data(self.view) == JGB_NOT_FOUND);
    CHECK(jgb_view_set_data_source(self.view, &source) == JGB_OK);
    CHECK(jgb_view_apply_snapshot(self.view, self.snapshot, NULL) == JGB_OK);
    CHECK(path_of(self.view, 20).section == 1);
    jgb_snapshot_destroy(self.snapshot);
    jgb_view_destroy(self.view);
}

int main(void)
{
    jgb_view *view = make_long_view();
    no_view();
    bad_arguments(view);
    bad_content(view);
    limited();
    wrong_states(view);
    jgb_view_destroy(view);
    animated();
    outlines();
    lists();
    identifiers();
    pulled();
    return check_result("applied_snapshots");
}

/* Addresses that a type cannot have are refused as NULL is; nothing is read or written there. */
#include "refuse.h"

/* The address of an object, one byte on. */
#define OFF(type, object) ((type *)(void *)((char *)(object) + 1))

static void structs_and_results(jgb_view *view)
{
    jgb_environment environment = JGB_ENVIRONMENT_INIT;
    jgb_display_frame_request request = request_at(0);
    jgb_flow_layout flow = JGB_FLOW_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_rect rect = {0, 0, 10, 10};
    INVALID(view, "environment",
            jgb_view_set_environment(view, OFF(jgb_environment, &environment)));
    INVALID(view, "request",
            jgb_view_display_frame(view, OFF(jgb_display_frame_request, &request), &out.frame));
    INVALID(view, "out_",
            jgb_view_display_frame(view, &request, OFF(jgb_display_frame, &out.frame)));
    INVALID(view, "out_",
            jgb_view_content_size(view, OFF(jgb_size, &out.size)));
    INVALID(view, "out_",
            jgb_view_layout_attributes_for_elements_in_rect(view, rect, &out.attribute_list,
                                                            OFF(size_t, &out.count)));
    flow.section_metrics = OFF(jgb_section_metrics, &metrics);
    INVALID(view, "section_metrics", jgb_view_set_flow_layout(view, &flow));
}

static void columns(jgb_view *view)
{
    static const uint32_t counts[2] = {1, 1};
    static const float lengths[3] = {1, 1, 1};
    static const double numbers[4] = {0, 0, 0, 0};
    static const jgb_rect frames[3] = {{0, 0, 1, 1}, {0, 0, 1, 1}, {0, 0, 1, 1}};
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_layout_attributes_columns attributes = JGB_LAYOUT_ATTRIBUTES_COLUMNS_INIT;
    chunk.section_count = 1;
    chunk.item_count = 1;
    chunk.item_counts = OFF(const uint32_t, counts);
    INVALID(view, "item_counts", jgb_view_set_data(view, NULL, 0, &chunk, 1));
    chunk.item_counts = counts;
    chunk.heights = OFF(const float, lengths);
    INVALID(view, "heights", jgb_view_set_data(view, NULL, 0, &chunk, 1));
    chunk.heights = NULL;
    chunk.spans = OFF(const uint32_t, counts);
    INVALID(view, "spans", jgb_view_set_data(view, NULL, 0, &chunk, 1));
    INVALID(view, "chunk",
            jgb_view_set_data(view, NULL, 0, OFF(const jgb_data_source_chunk, &chunk), 1));
    attributes.count = 2;
    attributes.frames = OFF(const jgb_rect, frames);
    INVALID(view, "frames", jgb_view_set_layout_attributes(view, &attributes));
    attributes.frames = frames;
    attributes.alphas = OFF(const double, numbers);
    INVALID(view, "alphas", jgb_view_set_layout_attributes(view, &attributes));
}

static void snapshots(void)
{
    static const uint64_t identifiers[3] = {1, 2, 3};
    jgb_snapshot *snapshot = NULL;
    size_t moved[2] = {7, 7};
    CHECK(jgb_snapshot_create(NULL, &snapshot) == JGB_OK);
    CHECK(jgb_snapshot_append_sections(snapshot, OFF(const uint64_t, identifiers), 2, NULL) ==
          JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_snapshot_last_error(snapshot), "sections stands at 0x") != NULL);
    CHECK(jgb_snapshot_append_sections(snapshot, identifiers, 1, OFF(size_t, moved)) ==
          JGB_INVALID_ARGUMENT);
    CHECK(moved[0] == 7 && moved[1] == 7);
    CHECK(jgb_snapshot_number_of_sections(snapshot, &moved[0]) == JGB_OK);
    CHECK(moved[0] == 0);
    CHECK(jgb_snapshot_number_of_items(snapshot, OFF(const uint64_t, identifiers), &moved[0]) ==
          JGB_INVALID_ARGUMENT);
    jgb_snapshot_destroy(snapshot);
}

/* There is nothing that could tell the error but the thread. */
static void handles(jgb_view *view)
{
    jgb_size size = {7, 7};
    CHECK(jgb_view_content_size(OFF(jgb_view, view), &size) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_last_error(), "view stands at 0x") == jgb_last_error());
    CHECK(strstr(jgb_last_error(), ", but must stand at a multiple of 8") != NULL);
    CHECK(jgb_view_content_size(NULL, &size) == JGB_INVALID_ARGUMENT);
    CHECK(strcmp(jgb_last_error(), "view is NULL") == 0);
    CHECK(size.width == 7);
    CHECK(jgb_snapshot_remove_marks(NULL) == JGB_INVALID_ARGUMENT);
    CHECK(strcmp(jgb_last_error(), "snapshot is NULL") == 0);
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    structs_and_results(view);
    columns(view);
    snapshots();
    handles(view);
    jgb_view_destroy(view);
    return check_result("misaligned");
}

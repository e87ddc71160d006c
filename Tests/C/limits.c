/* Limits: beyond each of them a call fails and changes nothing. */
#include "refuse.h"

/* Data of `sections` sections of `items` items each, with or without heights. */
static jgb_status set(jgb_view *view, size_t sections, uint32_t items, const float *heights)
{
    static uint32_t counts[64];
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    size_t i;
    for (i = 0; i < sections; i++)
        counts[i] = items;
    chunk.section_count = sections;
    chunk.item_counts = counts;
    chunk.item_count = sections * items;
    chunk.heights = heights;
    return jgb_view_set_data(view, NULL, 0, &chunk, 1);
}

#define EXHAUSTED(view, word, call) REFUSED(view, JGB_RESOURCE_EXHAUSTED, word, call)

static void data(void)
{
    static float heights[4000];
    jgb_limits limits;
    jgb_view *view;
    jgb_limits_init(&limits, sizeof limits);
    limits.item_count = 1000;
    limits.section_count = 4;
    view = make_view(&limits);
    CHECK(set(view, 4, 250, NULL) == JGB_OK);
    EXHAUSTED(view, "limit of 1000", set(view, 4, 251, NULL));
    EXHAUSTED(view, "limit of 4", set(view, 5, 1, NULL));
    EXHAUSTED(view, "limit of 4", set(view, 64, 0, NULL));
    jgb_view_destroy(view);

    jgb_limits_init(&limits, sizeof limits);
    limits.data_bytes = 4096;
    view = make_view(&limits);
    CHECK(set(view, 1, 500, heights) == JGB_OK);
    CHECK(set(view, 1, 500, NULL) == JGB_OK);
    EXHAUSTED(view, "limit of 4096", set(view, 1, 2000, heights));
    jgb_view_destroy(view);
}

static void elements(void)
{
    const jgb_rect all = {0, 0, 1000, 100000};
    jgb_limits limits;
    jgb_view *view;
    jgb_display_frame_request request = request_at(0);
    jgb_limits_init(&limits, sizeof limits);
    limits.element_count = 200;
    view = make_view(&limits);
    request.bounds.height = 100000;
    request.time_ns = 1000;
    EXHAUSTED(view, "limit of 200", jgb_view_display_frame(view, &request, &out.frame));
    EXHAUSTED(view, "limit of 200",
              jgb_view_layout_attributes_for_elements_in_rect(view, all, &out.attribute_list,
                                                              &out.count));
    jgb_view_destroy(view);
}

static void registrations(void)
{
    jgb_limits limits;
    jgb_view *view;
    jgb_limits_init(&limits, sizeof limits);
    limits.registration_count = 3; /* one of them is make_view()'s "word" */
    view = make_view(&limits);
#define KIND(name) jgb_view_register_element_kind(view, name, 1, &out.number)
#define IDENTIFIER(name) \
    jgb_view_register_reuse_identifier(view, JGB_CELL, 0, name, 1, &out.number)
    CHECK(KIND("a") == JGB_OK);
    CHECK(IDENTIFIER("b") == JGB_OK);
    EXHAUSTED(view, "limit of 3", KIND("c"));
    EXHAUSTED(view, "limit of 3", IDENTIFIER("c"));
    CHECK(KIND("a") == JGB_OK);
    CHECK(IDENTIFIER("b") == JGB_OK);
    jgb_view_destroy(view);
}

/* A host that asks for no display frame hears of no completion: they do not pile up. */
static void completions(void)
{
    const jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    jgb_limits limits;
    jgb_view *view;
    jgb_display_frame_request request = request_at(0);
    int i;
    jgb_limits_init(&limits, sizeof limits);
    limits.element_count = 200;
    view = make_view(&limits);
    for (i = 0; i < 200; i++)
        CHECK(jgb_view_perform_batch_updates(view, &update, NULL) == JGB_OK);
    CHECK(jgb_view_perform_batch_updates(view, &update, NULL) == JGB_RESOURCE_EXHAUSTED);
    CHECK(strstr(jgb_view_last_error(view), "limit of 200") != NULL);
    CHECK(jgb_view_begin_batch_updates(view, NULL) == JGB_RESOURCE_EXHAUSTED);
    mark_results();
    CHECK(jgb_view_display_frame(view, &request, &out.frame) == JGB_OK);
    CHECK(out.frame.completion_count == 200);
    CHECK(jgb_view_perform_batch_updates(view, &update, NULL) == JGB_OK);
    jgb_view_destroy(view);
}

static void bad_limits(void)
{
    jgb_limits limits;
    jgb_view *view = NULL;
    jgb_limits_init(&limits, sizeof limits);
    limits.struct_size = 16;
    CHECK(jgb_view_create(&limits, &view) == JGB_INVALID_ARGUMENT);
    CHECK(view == NULL);
    /* As large as a number can be, and as small. */
    memset(&limits, 0xff, sizeof limits);
    limits.struct_size = sizeof limits;
    view = make_view(&limits);
    CHECK(set(view, 4, 250, NULL) == JGB_OK);
    CHECK(shown(view) != 0);
    jgb_view_destroy(view);
    memset(&limits, 0, sizeof limits);
    limits.struct_size = sizeof limits;
    CHECK(jgb_view_create(&limits, &view) == JGB_OK);
    CHECK(set(view, 0, 0, NULL) == JGB_OK);
    CHECK(set(view, 1, 0, NULL) == JGB_RESOURCE_EXHAUSTED);
    jgb_view_destroy(view);
}

int main(void)
{
    data();
    elements();
    registrations();
    completions();
    bad_limits();
    return check_result("limits");
}

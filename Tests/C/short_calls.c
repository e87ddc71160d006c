/* Calls for the common case do as the longer ones that they stand for. */
#include "check.h"

enum { COUNT = 1000 };

static float widths[COUNT], heights[COUNT];
static const jgb_rect bounds = {0, 0, 400, 800};

/* Two views that ought to be alike: one is changed by short calls, the other by long ones. */
typedef struct pair {
    jgb_view *short_way, *long_way;
    uint64_t time_ns;
} pair;

static void show(pair *views, double y)
{
    jgb_display_frame_request request = request_at(y);
    jgb_display_frame frames[2] = {JGB_DISPLAY_FRAME_INIT, JGB_DISPLAY_FRAME_INIT};
    jgb_point offset = {0, 0};
    views->time_ns += 20000000;
    request.time_ns = views->time_ns;
    offset.y = y;
    CHECK(jgb_view_display_frame_at(views->short_way, offset, views->time_ns, &frames[0]) ==
          JGB_OK);
    CHECK(jgb_view_display_frame(views->long_way, &request, &frames[1]) == JGB_OK);
    CHECK(frames[0].element_count == frames[1].element_count);
    CHECK(frames[0].flags == frames[1].flags);
    CHECK(hash_frame(HASH_START, &frames[0]) == hash_frame(HASH_START, &frames[1]));
}

static void set_data(jgb_view *view, uint32_t count, const float *own_widths,
                     const float *own_heights)
{
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    chunk.section_count = 1;
    chunk.item_counts = &count;
    chunk.item_count = count;
    chunk.widths = own_widths;
    chunk.heights = own_heights;
    CHECK(jgb_view_set_data(view, NULL, 0, &chunk, 1) == JGB_OK);
}

static pair make_pair(void)
{
    pair views = {NULL, NULL, 0};
    CHECK(jgb_view_create(NULL, &views.short_way) == JGB_OK);
    CHECK(jgb_view_create(NULL, &views.long_way) == JGB_OK);
    CHECK(jgb_view_set_bounds(views.short_way, bounds) == JGB_OK);
    return views;
}

static void items(pair *views)
{
    static const float negative = -1;
    CHECK(jgb_view_set_items(views->short_way, 7, NULL, NULL) == JGB_OK);
    set_data(views->long_way, 7, NULL, NULL);
    show(views, 0);
    CHECK(jgb_view_set_items(views->short_way, 0, NULL, NULL) == JGB_OK);
    set_data(views->long_way, 0, NULL, NULL);
    show(views, 0);
    CHECK(jgb_view_set_items(views->short_way, COUNT, widths, heights) == JGB_OK);
    set_data(views->long_way, COUNT, widths, heights);
    show(views, 0);
    show(views, 37);
    show(views, 5000);
    CHECK(jgb_view_set_items(views->short_way, 1, widths, &negative) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(views->short_way), "heights[0]") != NULL);
    show(views, 5000);
}

static void lists(pair *views)
{
    jgb_layout *list = NULL;
    CHECK(jgb_layout_create_list(NULL, &list) == JGB_OK);
    CHECK(jgb_view_set_list_layout(views->short_way, NULL) == JGB_OK);
    CHECK(jgb_view_set_layout(views->long_way, list, NULL, 0) == JGB_OK);
    jgb_layout_destroy(list);
    show(views, 5000);
}

/* One part of an update, the long way. */
static void update(jgb_view *view, jgb_update_item part, const jgb_data_source_chunk *content,
                   const jgb_animation *animation)
{
    jgb_batch_update batch = JGB_BATCH_UPDATE_INIT;
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    batch.items = &part;
    batch.item_count = 1;
    batch.content = content;
    options.animation = animation;
    CHECK(jgb_view_perform_batch_updates(view, &batch, &options) == JGB_OK);
}

static void updates(pair *views, const jgb_animation *animation)
{
    const jgb_index_path none = {0, 0}, first = {0, 120}, second = {0, 300};
    jgb_update_item insertion = {JGB_INSERT, none, first, 3, 0};
    jgb_update_item deletion = {JGB_DELETE, second, none, 2, 0};
    jgb_update_item move = {JGB_MOVE, second, first, 4, 0};
    jgb_update_item reload = {JGB_RELOAD, first, none, 2, JGB_UPDATE_KEEPS_CONTENT};
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_item_content content = JGB_ITEM_CONTENT_INIT;
    content.heights = heights + 5;
    chunk.heights = heights + 5;
    chunk.item_count = 3;
    CHECK(jgb_view_insert_items(views->short_way, first, 3, &content, animation) == JGB_OK);
    update(views->long_way, insertion, &chunk, animation);
    show(views, 5000);
    CHECK(jgb_view_delete_items(views->short_way, second, 2, animation) == JGB_OK);
    update(views->long_way, deletion, NULL, animation);
    show(views, 5010);
    CHECK(jgb_view_move_items(views->short_way, second, 4, first, animation) == JGB_OK);
    update(views->long_way, move, NULL, animation);
    show(views, 5020);
    CHECK(jgb_view_reload_items(views->short_way, first, 2, NULL, animation) == JGB_OK);
    update(views->long_way, reload, NULL, animation);
    show(views, 5030);
    reload.flags = 0;
    chunk.item_count = 2;
    CHECK(jgb_view_reload_items(views->short_way, first, 2, &content, animation) == JGB_OK);
    update(views->long_way, reload, &chunk, animation);
    show(views, 5040);
    CHECK(jgb_view_insert_items(views->short_way, first, 1, NULL, animation) == JGB_OK);
    insertion.count = 1;
    update(views->long_way, insertion, NULL, animation);
    show(views, 5050);
}

/* Items that are reconfigured, and sections with other metrics. */
static void reconfigurations(pair *views, const jgb_animation *animation)
{
    const jgb_index_path none = {0, 0}, first = {0, 120}, section = {0, JGB_NO_ITEM};
    const uint32_t count = 0, number = 1;
    jgb_update_item items = {JGB_RECONFIGURE, first, none, 2, JGB_UPDATE_KEEPS_CONTENT};
    jgb_update_item sections = {JGB_RECONFIGURE, section, none, 1, JGB_UPDATE_TAKES_METRICS};
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_batch_update batch = JGB_BATCH_UPDATE_INIT;
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    CHECK(jgb_view_reconfigure_items(views->short_way, first, 2, NULL, animation) == JGB_OK);
    update(views->long_way, items, NULL, animation);
    show(views, 5060);
    metrics.header_reference_size.height = 40;
    metrics.minimum_line_spacing = 3;
    chunk.section_count = 1;
    chunk.item_counts = &count;
    chunk.section_metrics = &number;
    batch.items = &sections;
    batch.item_count = 1;
    batch.content = &chunk;
    batch.metrics = &metrics;
    batch.metrics_count = 1;
    options.animation = animation;
    CHECK(jgb_view_set_section_metrics(views->short_way, 0, 1, &metrics, animation) == JGB_OK);
    CHECK(jgb_view_perform_batch_updates(views->long_way, &batch, &options) == JGB_OK);
    show(views, 5070);
    CHECK(jgb_view_set_section_metrics(views->short_way, 0, 1, NULL, animation) == JGB_OK);
    batch.metrics_count = 0;
    chunk.section_metrics = NULL;
    CHECK(jgb_view_perform_batch_updates(views->long_way, &batch, &options) == JGB_OK);
    show(views, 5080);
    sections.flags = JGB_UPDATE_TAKES_METRICS | JGB_UPDATE_KEEPS_CONTENT;
    CHECK(jgb_view_perform_batch_updates(views->long_way, &batch, &options)
          == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_section_metrics(views->short_way, 0, 2, NULL, NULL)
          == JGB_INVALID_UPDATE);
    CHECK(jgb_view_set_section_metrics(views->short_way, 0, 4000000000u, NULL, NULL)
          == JGB_RESOURCE_EXHAUSTED);
    metrics.minimum_line_spacing = -1;
    CHECK(jgb_view_set_section_metrics(views->short_way, 0, 1, &metrics, NULL)
          == JGB_INVALID_ARGUMENT);
}

static void refusals(jgb_view *view)
{
    const jgb_index_path section = {0, JGB_NO_ITEM}, far_away = {0, 100000}, first = {0, 0};
    jgb_item_content content = JGB_ITEM_CONTENT_INIT;
    size_t count = 0, now = 0;
    CHECK(jgb_view_number_of_items(view, 0, &count) == JGB_OK);
    CHECK(jgb_view_insert_items(view, section, 1, NULL, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "index_path") != NULL);
    CHECK(jgb_view_delete_items(view, section, 1, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_delete_items(view, far_away, 1, NULL) == JGB_INVALID_UPDATE);
    CHECK(jgb_view_move_items(view, first, 1, far_away, NULL) == JGB_INVALID_UPDATE);
    CHECK(jgb_view_insert_items(view, first, 0, NULL, NULL) != JGB_OK);
    content.flags = 8;
    CHECK(jgb_view_insert_items(view, first, 1, &content, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "flags") != NULL);
    content.struct_size = 4;
    CHECK(jgb_view_insert_items(view, first, 1, &content, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_number_of_items(view, 0, &now) == JGB_OK);
    CHECK(now == count);
}

static void names(jgb_view *view)
{
    char long_name[300];
    uint32_t counted = 0, terminated = 0;
    memset(long_name, 'a', sizeof long_name);
    long_name[sizeof long_name - 1] = '\0';
    CHECK(jgb_view_register_element_kind(view, "badge", 5, &counted) == JGB_OK);
    CHECK(jgb_view_register_element_kind(view, "badge", JGB_NUL_TERMINATED, &terminated) ==
          JGB_OK);
    CHECK(counted == terminated);
    CHECK(jgb_view_register_reuse_identifier(view, JGB_CELL, JGB_KIND_NONE, "row", 3, &counted) ==
          JGB_OK);
    CHECK(jgb_view_register_reuse_identifier(view, JGB_CELL, JGB_KIND_NONE, "row",
                                             JGB_NUL_TERMINATED, &terminated) == JGB_OK);
    CHECK(counted == terminated);
    CHECK(jgb_view_register_element_kind(view, "", JGB_NUL_TERMINATED, &counted) ==
          JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_register_element_kind(view, long_name, JGB_NUL_TERMINATED, &counted) ==
          JGB_INVALID_ARGUMENT);
}

int main(void)
{
    const jgb_animation animation = JGB_ANIMATION_INIT;
    pair views = make_pair();
    size_t i;
    for (i = 0; i < COUNT; i++) {
        widths[i] = (float)(20 + i % 7 * 11);
        heights[i] = (float)(30 + i % 5 * 9);
    }
    items(&views);
    updates(&views, NULL);
    reconfigurations(&views, NULL);
    lists(&views);
    updates(&views, &animation);
    reconfigurations(&views, &animation);
    refusals(views.short_way);
    names(views.short_way);
    jgb_view_destroy(views.short_way);
    jgb_view_destroy(views.long_way);
    return check_result("short_calls");
}

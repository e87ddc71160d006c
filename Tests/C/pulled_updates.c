/* Updates of data that is pulled: a view that followed them is like one that
 * asked for everything anew, and asked no more than it had to. */
#include "model.h"

/* Nearly as many items as there may be. */
#define MANY (IS_WIDE ? 0xf0000000 : 0x30000000)

static jgb_view *make_empty_view(void)
{
    jgb_view *view = NULL;
    jgb_flow_layout layout = JGB_FLOW_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    const jgb_content_anchor anchor = {JGB_ANCHOR_NONE, {0, 0}, 0, 0};
    uint32_t word = 0;
    CHECK(jgb_view_create(NULL, &view) == JGB_OK);
    layout.section_metrics = &metrics;
    metrics.item_size.width = 60;
    metrics.item_size.height = 25;
    CHECK(jgb_view_set_flow_layout(view, &layout) == JGB_OK);
    CHECK(jgb_view_register_reuse_identifier(view, JGB_CELL, 0, "word", 4, &word) == JGB_OK);
    CHECK(word == WORD);
    CHECK(jgb_view_set_content_anchor(view, &anchor) == JGB_OK);
    return view;
}

static jgb_view *pull(void)
{
    const jgb_data_source source = model_source();
    jgb_view *view = make_empty_view();
    host.asks_only_new = 0;
    CHECK(jgb_view_set_data_source(view, &source) == JGB_OK);
    return view;
}

/* All elements of the content, and their sizes and classes; views aside. */
static uint64_t everything(jgb_view *view)
{
    static const jgb_rect all = {0, 0, 400, 1e6};
    const jgb_layout_attributes *attributes = NULL;
    uint64_t hash = HASH_START;
    jgb_size size = {0, 0};
    size_t count = 0, i;
    CHECK(jgb_view_set_bounds(view, all) == JGB_OK);
    CHECK(jgb_view_content_size(view, &size) == JGB_OK);
    CHECK(jgb_view_layout_attributes_for_elements_in_rect(view, all, &attributes, &count) ==
          JGB_OK);
    hash = hash_bytes(hash, &size, sizeof size);
    for (i = 0; i < count; i++) {
        hash = hash_bytes(hash, &attributes[i].frame, sizeof(jgb_rect));
        hash = hash_bytes(hash, &attributes[i].element, sizeof(jgb_element));
        hash = hash_bytes(hash, &attributes[i].reuse_identifier, sizeof(uint32_t));
        hash = hash_bytes(hash, &attributes[i].flags, sizeof(uint32_t));
    }
    return hash;
}

static uint64_t everything_anew(void)
{
    jgb_view *fresh = pull();
    uint64_t hash = everything(fresh);
    jgb_view_destroy(fresh);
    return hash;
}

static jgb_status perform_parts(jgb_view *view, size_t first, size_t count)
{
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    update.items = &host.parts[first];
    update.item_count = count;
    return jgb_view_perform_batch_updates(view, &update, NULL);
}

/* In one call, or in a batch of calls during which nothing is asked. */
static jgb_status perform_all(jgb_view *view, int in_batches)
{
    const model now = host.data;
    size_t half = host.part_count / 2;
    unsigned asked;
    if (!in_batches) {
        host.asks_only_new = 1;
        return perform_parts(view, 0, host.part_count);
    }
    CHECK(jgb_view_begin_batch_updates(view, NULL) == JGB_OK);
    host.data.count = 0; /* somewhere between the two states */
    asked = host.counts_asked + host.metrics_asked + host.items_asked;
    CHECK(perform_parts(view, 0, half) == JGB_OK);
    CHECK(jgb_view_begin_batch_updates(view, NULL) == JGB_OK);
    everything(view);
    CHECK(perform_parts(view, half, host.part_count - half) == JGB_OK);
    CHECK(jgb_view_end_batch_updates(view) == JGB_OK);
    everything(view);
    CHECK(host.counts_asked + host.metrics_asked + host.items_asked == asked);
    host.data = now;
    host.asks_only_new = 1;
    return jgb_view_end_batch_updates(view);
}

/* How many items there are to ask for: those that are new, and those in
 * sections that are. */
static unsigned new_items(void)
{
    unsigned count = 0;
    uint32_t number, i;
    for (number = 0; number < host.data.count; number++) {
        const section *one = &host.data.sections[number];
        for (i = 0; i < one->count; i++)
            count += (one->items[i].change != KEPT && one->items[i].change != MOVED) ||
                     one->items[i].is_reconfigured;
    }
    return count;
}

static unsigned new_sections(void)
{
    unsigned count = 0;
    uint32_t number;
    for (number = 0; number < host.data.count; number++)
        count += host.data.sections[number].change == NEW ||
                 host.data.sections[number].change == RELOADED;
    return count;
}

static void follows(uint64_t seed)
{
    jgb_view *view;
    unsigned round;
    start_model(seed);
    view = pull();
    everything(view);
    for (round = 0; round < 12; round++) {
        const unsigned metrics = host.metrics_asked, items = host.items_asked;
        unsigned metrics_now, items_now;
        uint64_t hash;
        jgb_status status;
        model now;
        change_model();
        now = host.data;
        if (round % 2 != 0)
            host.data = host.old; /* the batch begins before the data changes */
        if (round % 2 != 0)
            CHECK(jgb_view_begin_batch_updates(view, NULL) == JGB_OK);
        host.data = now;
        status = perform_all(view, round % 3 == 0);
        if (round % 2 != 0)
            status = jgb_view_end_batch_updates(view);
        if (status != JGB_OK)
            fprintf(stderr, "seed %u, round %u: %s\n", (unsigned)seed, round,
                    jgb_view_last_error(view));
        CHECK(status == JGB_OK);
        metrics_now = host.metrics_asked;
        items_now = host.items_asked;
        hash = everything(view);
        CHECK(host.metrics_asked == metrics_now && host.items_asked == items_now);
        CHECK(metrics_now - metrics == new_sections());
        CHECK(items_now - items == new_items());
        CHECK(hash == everything_anew());
        if (check_failures > 0)
            break;
    }
    jgb_view_destroy(view);
}

/* Nothing but counts is asked until layout needs more. */
static void stays_lazy(uint64_t seed)
{
    jgb_view *view;
    jgb_invalid_update why;
    start_model(seed);
    view = pull();
    change_model();
    CHECK(perform_parts(view, 0, host.part_count) == JGB_OK);
    CHECK(host.metrics_asked == 0 && host.items_asked == 0);
    change_model();
    old_section()->count++;
    CHECK(perform_parts(view, 0, host.part_count) == JGB_INVALID_UPDATE);
    CHECK(jgb_view_last_invalid_update(view, &why) == JGB_OK);
    CHECK(why.fault == JGB_UPDATE_ITEM_COUNT);
    CHECK(&host.data.sections[why.index_path.section] == old_section());
    old_section()->count--;
    CHECK(perform_parts(view, 0, host.part_count) == JGB_OK);
    CHECK(host.metrics_asked == 0 && host.items_asked == 0);
    CHECK(everything(view) == everything_anew());
    jgb_view_destroy(view);
    /* A batch that opens asks first: later the data may be on its way. */
    view = pull();
    host.items_asked = 0;
    CHECK(jgb_view_begin_batch_updates(view, NULL) == JGB_OK);
    CHECK(host.items_asked > 0);
    jgb_view_destroy(view);
}

/* Whatever is wrong, everything is as it was, and may be tried again. */
static void refused(uint64_t seed)
{
    static const uint32_t counts[1] = {4};
    const jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    const jgb_update_item wrong = delete_items(0, 5000, 1);
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    jgb_view *view;
    uint64_t hash;
    unsigned asked;
    model now;
    start_model(seed);
    view = pull();
    hash = everything(view);
    change_model();
    now = host.data;
    asked = host.metrics_asked + host.items_asked;
    update.items = &wrong;
    update.item_count = 1;
    CHECK(jgb_view_perform_batch_updates(view, &update, NULL) == JGB_INVALID_UPDATE);
    update.items = host.parts;
    update.item_count = host.part_count;
    update.content = &chunk;
    CHECK(jgb_view_perform_batch_updates(view, &update, NULL) == JGB_INVALID_ARGUMENT);
    update.content = NULL;
    update.item_counts_after = counts;
    CHECK(jgb_view_perform_batch_updates(view, &update, NULL) == JGB_INVALID_ARGUMENT);
    old_section()->count++;
    CHECK(perform_parts(view, 0, host.part_count) == JGB_INVALID_UPDATE);
    host.data = now;
    host.data.count--;
    CHECK(perform_parts(view, 0, host.part_count) == JGB_INVALID_UPDATE);
    host.data = now;
    CHECK(host.metrics_asked + host.items_asked == asked);
    CHECK(everything(view) == hash);
    host.has_bad_height = 1;
    CHECK(perform_parts(view, 0, host.part_count) == JGB_INVALID_ARGUMENT);
    CHECK(strstr(jgb_view_last_error(view), "heights") != NULL);
    CHECK(everything(view) == hash);
    CHECK(jgb_view_begin_batch_updates(view, NULL) == JGB_OK);
    CHECK(perform_parts(view, 0, host.part_count) == JGB_OK);
    CHECK(jgb_view_end_batch_updates(view) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_end_batch_updates(view) == JGB_WRONG_STATE);
    CHECK(everything(view) == hash);
    host.has_bad_height = 0;
    host.calls_back = view;
    CHECK(perform_parts(view, 0, host.part_count) == JGB_OK);
    CHECK(host.busy > 1);
    host.calls_back = NULL;
    CHECK(everything(view) == everything_anew());
    jgb_view_destroy(view);
}

static int came, went; /* the rows of the list below */

static uint32_t one_section(void *context)
{
    (void)context;
    return 1;
}

static uint32_t many_items(uint32_t number, void *context)
{
    (void)number, (void)context;
    return (uint32_t)(MANY + came - went);
}

/* Counts alone need no columns, however many items they count. */
static void counts_only(void)
{
    const jgb_update_item parts[3] = {insert_items(0, 0, 100), delete_items(0, 7, 1000),
                                      reload_items(0, 5000, MANY - 0x10000000)};
    jgb_data_source source = JGB_DATA_SOURCE_INIT;
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    jgb_view *view = NULL;
    size_t count = 0;
    source.number_of_sections = one_section;
    source.number_of_items = many_items;
    CHECK(jgb_view_create(NULL, &view) == JGB_OK);
    CHECK(jgb_view_set_data_source(view, &source) == JGB_OK);
    update.items = parts;
    update.item_count = 3;
    CHECK(jgb_view_perform_batch_updates(view, &update, NULL) == JGB_INVALID_UPDATE);
    came = 100;
    went = 1000;
    CHECK(jgb_view_perform_batch_updates(view, &update, NULL) == JGB_OK);
    CHECK(jgb_view_number_of_items(view, 0, &count) == JGB_OK && count == MANY - 900);
    jgb_view_destroy(view);
}

int main(void)
{
    uint64_t seed;
    for (seed = 1; seed <= 30 && check_failures == 0; seed++)
        follows(seed);
    for (seed = 1; seed <= 4; seed++)
        stays_lazy(seed);
    for (seed = 1; seed <= 4; seed++)
        refused(seed);
    counts_only();
    return check_result("pulled_updates");
}

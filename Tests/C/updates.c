/* Batch updates: what is refused and why, what is told of it, and batches
 * within batches. Updates that are made are tested in Swift and beside pull. */
#include "parts.h"
#include <math.h>

static jgb_status perform(jgb_view *view, const jgb_update_item *items, size_t count)
{
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    update.items = items;
    update.item_count = count;
    return jgb_view_perform_batch_updates(view, &update, NULL);
}

static jgb_status animate(jgb_view *view, const jgb_animation *animation)
{
    const jgb_update_item item = insert_items(0, 0, 1);
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    options.animation = animation;
    update.items = &item;
    update.item_count = 1;
    return jgb_view_perform_batch_updates(view, &update, &options);
}

static void bad_pointers(jgb_view *view)
{
    const jgb_update_item item = insert_items(0, 0, 1);
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    size_t sizes[] = {0, 8, sizeof update - 8, 65537, SIZE_MAX};
    size_t i;
    CHECK(jgb_view_perform_batch_updates(NULL, &update, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_begin_batch_updates(NULL, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_end_batch_updates(NULL) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_content_anchor(NULL, NULL) == JGB_INVALID_ARGUMENT);
    INVALID(view, "update is NULL", jgb_view_perform_batch_updates(view, NULL, NULL));
    INVALID(view, "update is NULL", jgb_view_perform_batch_updates(view, NULL, &options));
    INVALID(view, "items is NULL", perform(view, NULL, 1));
    INVALID(view, "items has ", perform(view, &item, SIZE_MAX));
    INVALID(view, "items has ", perform(view, &item, SIZE_MAX / 2));
    INVALID(view, "items has ", perform(view, &item, SIZE_MAX / 2 / 28 + 1));
    REFUSED(view, JGB_RESOURCE_EXHAUSTED, "parts",
            perform(view, &item, count_beyond_limits(sizeof item)));
    for (i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        update.struct_size = sizes[i];
        INVALID(view, "struct_size", jgb_view_perform_batch_updates(view, &update, NULL));
    }
    update.struct_size = sizeof update + 40; /* of a later version */
    CHECK(jgb_view_perform_batch_updates(view, &update, NULL) == JGB_OK);
    update.struct_size = sizeof update;
    options.struct_size = 8;
    INVALID(view, "options", jgb_view_perform_batch_updates(view, &update, &options));
    INVALID(view, "options", jgb_view_begin_batch_updates(view, &options));
    options.struct_size = sizeof options;
    options.flags = 4;
    INVALID(view, "flags", jgb_view_perform_batch_updates(view, &update, &options));
    INVALID(view, "flags", jgb_view_begin_batch_updates(view, &options));
    CHECK(jgb_view_end_batch_updates(view) == JGB_WRONG_STATE);
}

static void bad_content(jgb_view *view)
{
    static const float widths[3] = {1, 2, NAN};
    static const uint32_t identifiers[3] = {0, 1, 7}, counts[1] = {3}, numbers[1] = {2};
    const jgb_update_item parts[2] = {insert_items(0, 5, 3), insert_sections(0, 1)};
    const jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
#define CONTENT(word) INVALID(view, word, jgb_view_perform_batch_updates(view, &update, NULL))
    update.items = parts;
    update.item_count = 1;
    update.content = &chunk;
    CONTENT("content has 0 entries, but must have 3");
    chunk.item_count = 4;
    chunk.widths = widths;
    CONTENT("content has 4 entries, but must have 3");
    chunk.item_count = SIZE_MAX / 2;
    CONTENT("but must have 3");
    chunk.item_count = SIZE_MAX;
    CONTENT("content.item_count is ");
    chunk.item_count = 3;
    CONTENT("widths[2]");
    chunk.widths = NULL;
    chunk.reuse_identifiers = identifiers;
    CONTENT("reuse identifier 7");
    chunk.reuse_identifiers = NULL;
    chunk.flags = 4;
    CONTENT("flags");
    chunk.flags = JGB_CHUNK_CONTINUES_SECTION;
    CONTENT("content");
    chunk.flags = 0;
    chunk.section_count = 1;
    CONTENT("item_counts is NULL");
    chunk.item_counts = counts;
    CONTENT("item_counts has 1 entry, but must have 0");
    chunk.section_count = SIZE_MAX;
    CONTENT("item_counts has ");
    chunk.section_count = count_beyond_limits(sizeof *counts);
    REFUSED(view, JGB_RESOURCE_EXHAUSTED, "sections",
            jgb_view_perform_batch_updates(view, &update, NULL));
    update.items = &parts[1];
    chunk.section_count = 1;
    chunk.section_metrics = numbers;
    update.metrics = &metrics;
    update.metrics_count = 1;
    CONTENT("section_metrics[0]");
    update.metrics = NULL;
    CONTENT("metrics is NULL");
    update.metrics_count = 0;
    chunk.struct_size = 16;
    CONTENT("content");
    update.content = NULL; /* an inserted section brings its count */
    CONTENT("item_counts");
    update.items = parts;
    update.item_counts_after = counts;
    update.section_count_after = SIZE_MAX;
    CONTENT("item_counts_after");
    update.section_count_after = count_beyond_limits(sizeof *counts);
    REFUSED(view, JGB_RESOURCE_EXHAUSTED, "sections",
            jgb_view_perform_batch_updates(view, &update, NULL));
}

static void bad_parts(jgb_view *view)
{
    static const uint32_t actions[] = {4, 6, 77, 0x7fffffff};
    jgb_update_item item = insert_items(0, 0, 1);
    size_t i;
    for (i = 0; i < sizeof actions / sizeof *actions; i++) {
        item.action = (jgb_update_action)actions[i];
        INVALID(view, "items[0].action is", perform(view, &item, 1));
    }
    item = insert_items(0, 0, 0);
    INVALID(view, "items[0].count is 0, but must be at least 1", perform(view, &item, 1));
    item = insert_items(0, 0, 1);
    item.flags = JGB_UPDATE_KEEPS_CONTENT;
    INVALID(view, "items[0].flags has JGB_UPDATE_", perform(view, &item, 1));
    item = reload_items(0, 0, 1);
    item.flags = 2;
    INVALID(view, "items[0].flags has JGB_UPDATE_", perform(view, &item, 1));
    item = move_items(0, 0, 0, JGB_NO_ITEM, 1);
    INVALID(view, "items[0]", perform(view, &item, 1));
    item = delete_items(0, 0, UINT32_MAX);
    REFUSED(view, JGB_INVALID_UPDATE, "section 0", perform(view, &item, 1));
    item = insert_items(0xfffffffe, 0xfffffffe, UINT32_MAX);
    REFUSED(view, JGB_INVALID_UPDATE, "4294967294", perform(view, &item, 1));
    item = move_items(0, 1, 0, 0xfffffffe, 1);
    REFUSED(view, JGB_INVALID_UPDATE, IS_WIDE ? "item 4294967294" : "item 1073741823",
            perform(view, &item, 1));
}

static void bad_animations(jgb_view *view)
{
    const jgb_animation good = JGB_ANIMATION_INIT;
    jgb_animation bad = good;
    int i;
#define ANIMATION(word, change) \
    do { \
        bad = good; \
        change; \
        INVALID(view, word, animate(view, &bad)); \
    } while (0)
    ANIMATION("animation.struct_size is 376", bad.struct_size = 384 - 8);
    ANIMATION("animation", bad.duration_ns = (UINT64_C(1) << 53) + 1);
    ANIMATION("curve", bad.curve.kind = (jgb_timing_curve_kind)6);
    ANIMATION("curve", bad.curve.kind = JGB_TIMING_CURVE_KIND_FORCE_32);
    for (i = 0; i < 4; i++)
        ANIMATION("curve", (bad.curve.kind = JGB_CURVE_CUBIC_BEZIER,
                            bad.curve.parameters[i] = NAN));
    ANIMATION("curve.parameters[0]", bad.curve.kind = JGB_CURVE_SPRING);
    ANIMATION("curve.parameters[1]",
              (bad.curve.kind = JGB_CURVE_SPRING, bad.curve.parameters[0] = 1,
               bad.curve.parameters[1] = -INFINITY));
    ANIMATION("appearing", bad.appearing.edge = (jgb_edge)5);
    ANIMATION("disappearing", bad.disappearing.edge = JGB_EDGE_FORCE_32);
    ANIMATION("appearing", bad.appearing.alpha = NAN);
    ANIMATION("disappearing", bad.disappearing.alpha = -0.5);
    ANIMATION("disappearing", bad.disappearing.alpha = 1.5);
    ANIMATION("appearing", bad.appearing.translation.x = INFINITY);
    ANIMATION("disappearing", bad.disappearing.translation.y = NAN);
    for (i = 0; i < 16; i++)
        ANIMATION("appearing", bad.appearing.transform.m[i] = NAN);
}

static void bad_anchors(jgb_view *view)
{
    jgb_content_anchor anchor = {JGB_ANCHOR_ITEM, {0, 0}, 0, 0};
    INVALID(view, "anchor is NULL", jgb_view_set_content_anchor(view, NULL));
    anchor.policy = (jgb_content_anchor_policy)7;
    INVALID(view, "policy is 7, but must be 0 to 6", jgb_view_set_content_anchor(view, &anchor));
    anchor.policy = JGB_ANCHOR_ITEM;
    anchor.short_content = 2;
    INVALID(view, "short_content", jgb_view_set_content_anchor(view, &anchor));
    anchor.short_content = JGB_SHORT_CONTENT_START;
    anchor.index_path.item = 1000;
    REFUSED(view, JGB_INVALID_INDEX_PATH, "item 1000", jgb_view_set_content_anchor(view, &anchor));
    anchor.index_path.section = 2;
    REFUSED(view, JGB_INVALID_INDEX_PATH, "section 2", jgb_view_set_content_anchor(view, &anchor));
    anchor.policy = JGB_ANCHOR_IDENTIFIER;
    anchor.identifier = 12;
    REFUSED(view, JGB_NOT_FOUND, "identifier 12", jgb_view_set_content_anchor(view, &anchor));
}

/* The facts behind an update that must be invalid. */
static jgb_invalid_update facts(jgb_view *view, const jgb_batch_update *update)
{
    jgb_invalid_update why;
    memset(&why, 0xa5, sizeof why);
    CHECK(jgb_view_perform_batch_updates(view, update, NULL) == JGB_INVALID_UPDATE);
    CHECK(jgb_view_last_invalid_update(view, &why) == JGB_OK);
    return why;
}

static int is_path(jgb_index_path path, uint32_t section, uint32_t item)
{
    return path.section == section && path.item == item;
}

static void facts_of_parts(jgb_view *view)
{
    jgb_update_item items[2];
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    jgb_invalid_update why;
    update.items = items;
    update.item_count = 1;
    items[0] = delete_items(0, 998, 5);
    why = facts(view, &update);
    CHECK(why.fault == JGB_UPDATE_MISSING && why.action == JGB_DELETE && !why.is_after_update);
    CHECK(is_path(why.index_path, 0, 1000) && why.before == 1000 && why.after == 0);
    items[0] = insert_items(1, 3, 1);
    why = facts(view, &update);
    CHECK(why.fault == JGB_UPDATE_MISSING && why.action == JGB_INSERT && why.is_after_update == 1);
    CHECK(is_path(why.index_path, 1, 3));
    items[0] = reload_items(4, JGB_NO_ITEM, 1);
    items[0].flags = JGB_UPDATE_KEEPS_CONTENT;
    why = facts(view, &update);
    CHECK(why.fault == JGB_UPDATE_MISSING && why.action == JGB_RELOAD && why.before == 2);
    CHECK(is_path(why.index_path, 4, JGB_NO_ITEM));
    items[0] = delete_items(0, 3, 4);
    items[1] = move_items(0, 5, 1, 0, 1);
    update.item_count = 2;
    why = facts(view, &update);
    CHECK(why.fault == JGB_UPDATE_CONFLICT && is_path(why.index_path, 0, 5));
    CHECK(why.action == JGB_DELETE && why.other_action == JGB_MOVE && !why.is_after_update);
    CHECK(why.before == 0 && why.moved_out == 0);
}

static void facts_of_counts(jgb_view *view)
{
    static const uint32_t counts[2] = {999, 3}, identifier = 0;
    const jgb_update_item items[3] = {delete_items(0, 3, 4), move_items(0, 10, 1, 0, 2),
                                      insert_items(0, 5, 3)};
    const jgb_update_item reconfigure = reconfigure_items(0, 7, 1);
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    jgb_invalid_update why;
    update.items = items;
    update.item_count = 3;
    update.item_counts_after = counts;
    update.section_count_after = 1;
    why = facts(view, &update);
    CHECK(why.fault == JGB_UPDATE_SECTION_COUNT && why.before == 2 && why.after == 1);
    update.section_count_after = 2;
    why = facts(view, &update);
    CHECK(why.fault == JGB_UPDATE_ITEM_COUNT && why.is_after_update == 1);
    CHECK(why.index_path.section == 0 && why.before == 1000 && why.after == 999);
    CHECK(why.inserted == 3 && why.deleted == 4 && why.moved_in == 0 && why.moved_out == 2);
    update.item_counts_after = NULL;
    update.items = &reconfigure;
    update.item_count = 1;
    update.content = &chunk;
    chunk.item_count = 1;
    chunk.reuse_identifiers = &identifier;
    why = facts(view, &update);
    CHECK(why.fault == JGB_UPDATE_REUSE_IDENTIFIER && is_path(why.index_path, 0, 7));
    /* Another error leaves the facts alone. */
    chunk.item_count = 2;
    CHECK(jgb_view_perform_batch_updates(view, &update, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_last_invalid_update(view, &why) == JGB_OK);
    CHECK(why.fault == JGB_UPDATE_REUSE_IDENTIFIER);
}

static size_t items_in(jgb_view *view, uint32_t section)
{
    size_t count = 0;
    CHECK(jgb_view_number_of_items(view, section, &count) == JGB_OK);
    return count;
}

static jgb_status begin(jgb_view *view, uint64_t tag)
{
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    options.tag = tag;
    return jgb_view_begin_batch_updates(view, &options);
}

/* The state before holds until the outermost batch ends, whose tag comes first. */
static void nested(jgb_view *view)
{
    const jgb_update_item more = insert_items(1, 0, 5), fewer = delete_items(0, 0, 7);
    const jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    shown(view);
    CHECK(begin(view, 1) == JGB_OK);
    CHECK(perform(view, &more, 1) == JGB_OK);
    CHECK(begin(view, 2) == JGB_OK);
    CHECK(begin(view, 3) == JGB_OK);
    CHECK(perform(view, &fewer, 1) == JGB_OK);
    REFUSED(view, JGB_WRONG_STATE, "batch", jgb_view_set_data(view, NULL, 0, &chunk, 1));
    CHECK(jgb_view_end_batch_updates(view) == JGB_OK);
    CHECK(jgb_view_end_batch_updates(view) == JGB_OK);
    CHECK(items_in(view, 0) == 1000 && items_in(view, 1) == 0);
    CHECK(jgb_view_end_batch_updates(view) == JGB_OK);
    CHECK(items_in(view, 0) == 993 && items_in(view, 1) == 5);
    CHECK(jgb_view_end_batch_updates(view) == JGB_WRONG_STATE);
    request.time_ns = UINT32_MAX;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(frame.completion_count == 5);
    if (frame.completion_count == 5) {
        CHECK(frame.completions[0].tag == 1 && frame.completions[0].is_finished == 1);
        CHECK(frame.completions[1].tag == 0 && frame.completions[2].tag == 0);
        CHECK(frame.completions[3].tag == 3 && frame.completions[4].tag == 2);
    }
}

/* A batch that is refused as it ends is dropped with all that is within it. */
static void dropped(jgb_view *view)
{
    const jgb_update_item good = insert_items(1, 0, 5), bad = delete_items(1, 0, 1);
    jgb_invalid_update why;
    CHECK(begin(view, 0) == JGB_OK);
    CHECK(perform(view, &good, 1) == JGB_OK);
    CHECK(perform(view, &bad, 1) == JGB_OK);
    CHECK(jgb_view_end_batch_updates(view) == JGB_INVALID_UPDATE);
    CHECK(jgb_view_last_invalid_update(view, &why) == JGB_OK);
    CHECK(why.fault == JGB_UPDATE_MISSING && is_path(why.index_path, 1, 0));
    CHECK(items_in(view, 1) == 0);
    REFUSED(view, JGB_WRONG_STATE, "batch", jgb_view_end_batch_updates(view));
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    REFUSED(view, JGB_NOT_FOUND, "no batch update",
            jgb_view_last_invalid_update(view, &out.invalid));
    bad_pointers(view);
    bad_content(view);
    bad_animations(view);
    bad_anchors(view);
    bad_parts(view);
    INVALID(view, "out_", jgb_view_last_invalid_update(view, NULL));
    facts_of_parts(view);
    facts_of_counts(view);
    dropped(view);
    nested(view);
    jgb_view_destroy(view);
    /* An open batch goes with its view. */
    view = make_view(NULL);
    CHECK(begin(view, 0) == JGB_OK);
    jgb_view_destroy(view);
    return check_result("updates");
}

/* The whole words of refusals of data, updates and snapshots. */
#include "says.h"
#include <math.h>

static void data(jgb_view *view)
{
    static const uint32_t counts[2] = {3, 4};
    static const uint32_t numbers[2] = {0, 2};
    float widths[7] = {1, 2, 3, 4, 5, 6, 7};
    uint32_t spans[7] = {JGB_SPAN(1, 1), JGB_SPAN(1, 1), JGB_SPAN(1, 0), 0, 0, 0, 0};
    uint32_t identifiers[7] = {0, 0, 0, 0, UINT32_MAX, 0, 0};
    jgb_section_metrics metrics[2] = {JGB_SECTION_METRICS_INIT, JGB_SECTION_METRICS_INIT};
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_data_source source = JGB_DATA_SOURCE_INIT;
#define DATA(words, metrics_count) \
    SAYS(words, jgb_view_set_data(view, metrics, metrics_count, &chunk, 1))
    chunk.section_count = 2;
    chunk.item_counts = counts;
    chunk.item_count = 8;
    DATA("item_count is 8, but the sections of the chunk have 7 items", 2);
    chunk.item_count = 7;
    chunk.section_metrics = numbers;
    DATA("section_metrics[1] is 2, but must be 0 to 1", 1);
    metrics[1].item_size.height = NAN;
    DATA("metrics[1].item_size.height is NaN, but must be 0 to 16777216", 2);
    metrics[1].item_size.height = 10;
    metrics[1].struct_size = sizeof *metrics + 8;
    DATA("metrics[1].struct_size is 160, but must be 152", 2);
    metrics[0].struct_size = sizeof *metrics + 4;
    DATA("metrics[0].struct_size is 156, but must be a multiple of 8", 2);
    metrics[0].struct_size = metrics[1].struct_size = sizeof *metrics;
    chunk.flags = 0x90;
    DATA("flags is 0x90, but has no bits other than 0x3", 2);
    chunk.flags = JGB_CHUNK_CONTINUES_SECTION;
    DATA("chunk continues a section, but it has none, or no chunk before it has one", 2);
    chunk.flags = 0;
    widths[5] = -1.5f;
    chunk.widths = widths;
    DATA("widths[5] is -1.5, but must be 0 to 16777216", 2);
    widths[5] = 1e30f;
    DATA("widths[5] is 1e30, but must be 0 to 16777216", 2);
    chunk.widths = NULL;
    chunk.spans = spans;
    DATA("the count of rows of spans[2] is 0, but must be 1 to 1024", 2);
    chunk.spans = NULL;
    chunk.reuse_identifiers = identifiers;
    DATA("reuse_identifiers[4] is 4294967295, but must be 0 to 4096", 2);
    chunk.reuse_identifiers = NULL;
    SAYS("chunks is NULL", jgb_view_set_data(view, NULL, 0, NULL, 1));
    SAYS("chunks has 18446744073709551615 entries, but must have 0 to 115292150460684697",
         jgb_view_set_data(view, NULL, 0, &chunk, SIZE_MAX));
    SAYS("data_source.number_of_sections is NULL", jgb_view_set_data_source(view, &source));
    SAYS("there is no data source to ask again: the data was pushed", jgb_view_reload_data(view));
}

static jgb_status perform(jgb_view *view, const jgb_update_item *items, size_t count)
{
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    update.items = items;
    update.item_count = count;
    return jgb_view_perform_batch_updates(view, &update, NULL);
}

/* Updates of two sections of 1000 and 0 items. */
static void updates(jgb_view *view)
{
    jgb_update_item items[3];
    uint32_t count = 0;
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    jgb_item_content content = JGB_ITEM_CONTENT_INIT;
    jgb_index_path path = {0, 1000}, section = {0, JGB_NO_ITEM};
#define UPDATE(words) SAYS(words, perform(view, items, 3))
    items[0] = delete_items(0, 0, 1);
    items[1] = insert_items(0, 0, 1);
    items[2] = delete_items(1, 0, 1);
    UPDATE("items[2]: attempt to delete item 0, but there are no items in section 1 "
           "before the update");
    items[2] = delete_items(7, 0, 1);
    UPDATE("items[2]: attempt to delete section 7, but there are only 2 sections "
           "before the update");
    items[2] = insert_items(0, 2000, 1);
    UPDATE("items[2]: attempt to insert item 2000, but there are only 1001 items in section 0 "
           "after the update");
    items[2] = reload_items(0, 0, 1);
    UPDATE("items[0] and items[2]: attempt to delete and to reload the same index path (0, 0) "
           "before the update");
    items[2].action = (jgb_update_action)9;
    UPDATE("items[2].action is 9, but must be 0 to 5");
    items[2].action = (jgb_update_action)4;
    UPDATE("items[2].action is 4, which has no meaning");
    items[2] = delete_items(0, 5, 0);
    UPDATE("items[2].count is 0, but must be at least 1");
    items[2] = delete_items(0, 5, 1);
    items[2].flags = 8;
    UPDATE("items[2].flags is 0x8, but has no bits other than 0x3");
    items[2].flags = JGB_UPDATE_KEEPS_CONTENT;
    UPDATE("items[2].flags has JGB_UPDATE_KEEPS_CONTENT, which is for reloads and reconfigures");
    items[2].flags = JGB_UPDATE_TAKES_METRICS;
    UPDATE("items[2].flags has JGB_UPDATE_TAKES_METRICS, which is for reconfigures of sections "
           "alone");
    items[2] = move_items(0, 5, 1, JGB_NO_ITEM, 1);
    UPDATE("items[2] moves an item to a section, or a section to an item");
    SAYS("attempt to delete item 1000, but there are only 1000 items in section 0 "
         "before the update",
         jgb_view_delete_items(view, path, 1, NULL));
    SAYS("index_path is of a section: its item is JGB_NO_ITEM",
         jgb_view_delete_items(view, section, 1, NULL));
    content.flags = 4;
    SAYS("flags is 0x4, but has no bits other than 0x3",
         jgb_view_insert_items(view, zero, 1, &content, NULL));
    update.items = items;
    update.item_count = 1;
    update.item_counts_after = &count;
    update.section_count_after = 1;
    SAYS("invalid number of sections: the number of sections after the update (1) must be that "
         "before the update (2) plus or minus those inserted or deleted (0 inserted, 0 deleted) "
         "and those moved in or out (0 moved in, 0 moved out)",
         jgb_view_perform_batch_updates(view, &update, NULL));
    SAYS("items is NULL", perform(view, NULL, 1));
    SAYS("update is NULL", jgb_view_perform_batch_updates(view, NULL, NULL));
    SAYS("no batch update has begun", jgb_view_end_batch_updates(view));
}

static void snapshots(void)
{
    static const uint64_t all[4] = {10, 11, 12, 13}, twice[3] = {20, 21, 20}, some[2] = {99, 11};
    static const uint64_t there = 1;
    jgb_snapshot *snapshot = NULL;
    jgb_section_snapshot *outline = NULL;
    jgb_item_content content = JGB_ITEM_CONTENT_INIT;
    uint64_t item;
    CHECK(jgb_snapshot_create(NULL, &snapshot) == JGB_OK);
    CHECK(jgb_section_snapshot_create(NULL, &outline) == JGB_OK);
#define EDIT(words, call) SAYS_OF(jgb_snapshot_last_error(snapshot), words, call)
#define OUTLINE(words, call) SAYS_OF(jgb_section_snapshot_last_error(outline), words, call)
    EDIT("there are no sections: append one first",
         jgb_snapshot_append_items(snapshot, NULL, all, 4, NULL, NULL));
    CHECK(jgb_snapshot_append_sections(snapshot, &there, 1, NULL) == JGB_OK);
    CHECK(jgb_snapshot_append_items(snapshot, NULL, all, 4, NULL, NULL) == JGB_OK);
    EDIT("items is NULL", jgb_snapshot_append_items(snapshot, NULL, NULL, 4, NULL, NULL));
    EDIT("sections is NULL", jgb_snapshot_append_sections(snapshot, NULL, 4, NULL));
    CHECK(jgb_snapshot_set_duplicate_policy(snapshot, JGB_DUPLICATES_REFUSE) == JGB_OK);
    EDIT("sections[0]: section identifiers exist in the snapshot already: 1",
         jgb_snapshot_append_sections(snapshot, &there, 1, NULL));
    EDIT("items[2]: item identifiers are not unique: 20",
         jgb_snapshot_append_items(snapshot, NULL, twice, 3, NULL, NULL));
    EDIT("items[1]: item identifiers exist in the snapshot already: 11",
         jgb_snapshot_append_items(snapshot, NULL, some, 2, NULL, NULL));
    EDIT("section identifier 5 does not exist in the snapshot",
         jgb_snapshot_move_section(snapshot, 5, JGB_BEFORE, 1));
    EDIT("identifier 10 cannot be moved next to itself",
         jgb_snapshot_move_item(snapshot, 10, JGB_BEFORE, 10));
    EDIT("relation is 7, but must be 0 to 1",
         jgb_snapshot_move_item(snapshot, 10, (jgb_relation)7, 11));
    EDIT("policy is 5, but must be 0 to 3",
         jgb_snapshot_set_duplicate_policy(snapshot, (jgb_duplicate_policy)5));
    EDIT("number is 3, but must be 0", jgb_snapshot_set_section_metrics(snapshot, 3, &there, 1));
    EDIT("out_item is NULL", jgb_snapshot_item_at_index_path(snapshot, zero, NULL));
    content.struct_size = 8;
    EDIT("content.struct_size is 8, but must be 48 to 65536: begin with JGB_ITEM_CONTENT_INIT",
         jgb_snapshot_append_items(snapshot, NULL, some, 1, &content, NULL));
    OUTLINE("items[2]: item identifiers are not unique: 20",
            jgb_section_snapshot_append(outline, NULL, twice, 3, NULL));
    OUTLINE("items[0]: item identifier 10 does not exist in the snapshot",
            jgb_section_snapshot_expand(outline, all, 1));
    OUTLINE("inserted is NULL",
            jgb_section_snapshot_insert_snapshot(outline, NULL, JGB_BEFORE, 10));
    OUTLINE("out_parent is NULL", jgb_section_snapshot_parent_of_item(outline, 10, NULL));
    CHECK(jgb_section_snapshot_append(outline, NULL, all, 4, NULL) == JGB_OK);
    OUTLINE("item identifier 10 has no parent: it is a root",
            jgb_section_snapshot_parent_of_item(outline, 10, &item));
    OUTLINE("items[1]: item identifiers exist in the snapshot already: 11",
            jgb_section_snapshot_append(outline, NULL, some, 2, NULL));
    jgb_section_snapshot_destroy(outline);
    jgb_snapshot_destroy(snapshot);
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    if (!IS_WIDE)
        return 0;
    data(view);
    updates(view);
    snapshots();
    jgb_view_destroy(view);
    return check_result("messages_of_data");
}

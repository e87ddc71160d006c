/* Snapshots apart from any view: edits, what is refused and why, what is told of
 * them, and differences. */
#include "refuse_edit.h"
#include <math.h>

/* Every function without a snapshot. */
static void no_snapshot(void)
{
    const uint64_t one = 1;
    const jgb_index_path path = {0, 0};
#define NO(call) CHECK((call) == JGB_INVALID_ARGUMENT)
    mark();
    jgb_snapshot_destroy(NULL);
    CHECK(strcmp(jgb_snapshot_last_error(NULL), "") == 0);
    NO(jgb_snapshot_create(NULL, NULL));
    NO(jgb_snapshot_copy(NULL, &out.snapshot));
    NO(jgb_snapshot_set_duplicate_policy(NULL, JGB_DUPLICATES_MOVE));
    NO(jgb_snapshot_set_items(NULL, 1, NULL, 0, NULL, NULL));
    NO(jgb_snapshot_set_metrics(NULL, NULL, 0));
    NO(jgb_snapshot_set_section_metrics(NULL, 0, NULL, 0));
    NO(jgb_snapshot_append_sections(NULL, &one, 1, NULL));
    NO(jgb_snapshot_insert_sections(NULL, &one, 1, JGB_AFTER, 1, NULL));
    NO(jgb_snapshot_delete_sections(NULL, &one, 1));
    NO(jgb_snapshot_move_section(NULL, 1, JGB_AFTER, 2));
    NO(jgb_snapshot_reload_sections(NULL, &one, 1));
    NO(jgb_snapshot_append_items(NULL, NULL, &one, 1, NULL, NULL));
    NO(jgb_snapshot_insert_items(NULL, &one, 1, JGB_AFTER, 1, NULL, NULL));
    NO(jgb_snapshot_delete_items(NULL, &one, 1));
    NO(jgb_snapshot_delete_all_items(NULL, 0));
    NO(jgb_snapshot_move_item(NULL, 1, JGB_AFTER, 2));
    NO(jgb_snapshot_reload_items(NULL, &one, 1, NULL));
    NO(jgb_snapshot_reconfigure_items(NULL, &one, 1, NULL));
    NO(jgb_snapshot_replace_items(NULL, 1, NULL));
    NO(jgb_snapshot_remove_marks(NULL));
    NO(jgb_snapshot_number_of_sections(NULL, &out.count));
    NO(jgb_snapshot_number_of_items(NULL, NULL, &out.count));
    NO(jgb_snapshot_section_identifiers(NULL, &out.identifiers, &out.count));
    NO(jgb_snapshot_item_identifiers(NULL, NULL, &out.identifiers, &out.count));
    NO(jgb_snapshot_reloaded_sections(NULL, &out.identifiers, &out.count));
    NO(jgb_snapshot_reloaded_items(NULL, &out.identifiers, &out.count));
    NO(jgb_snapshot_reconfigured_items(NULL, &out.identifiers, &out.count));
    NO(jgb_snapshot_index_of_section(NULL, 1, &out.count));
    NO(jgb_snapshot_index_of_item(NULL, 1, &out.count));
    NO(jgb_snapshot_index_path_of_item(NULL, 1, &out.path));
    NO(jgb_snapshot_section_containing_item(NULL, 1, &out.identifier));
    NO(jgb_snapshot_section_at_index(NULL, 0, &out.identifier));
    NO(jgb_snapshot_item_at_index_path(NULL, path, &out.identifier));
    NO(jgb_snapshot_difference(NULL, NULL, &out.items, &out.count));
    CHECK(memcmp(&out, &out_before, sizeof out) == 0);
}

/* No place for the result, no array, no other snapshot. */
static void bad_pointers(jgb_snapshot *snapshot)
{
    const uint64_t one = 1;
    const jgb_index_path path = {0, 0};
    jgb_snapshot *other = make_snapshot();
#define INVALID(word, call) REFUSES_EDIT(snapshot, JGB_INVALID_ARGUMENT, word, call)
    NO(jgb_snapshot_copy(snapshot, NULL));
    INVALID("metrics is NULL", jgb_snapshot_set_metrics(snapshot, NULL, 1));
    INVALID("sections is NULL", jgb_snapshot_set_section_metrics(snapshot, 0, NULL, 1));
    INVALID("sections is NULL", jgb_snapshot_append_sections(snapshot, NULL, 1, &out.count));
    INVALID("sections is NULL",
            jgb_snapshot_insert_sections(snapshot, NULL, 1, JGB_AFTER, 1, &out.count));
    INVALID("sections is NULL", jgb_snapshot_delete_sections(snapshot, NULL, 1));
    INVALID("sections is NULL", jgb_snapshot_reload_sections(snapshot, NULL, 1));
    INVALID("items is NULL",
            jgb_snapshot_append_items(snapshot, NULL, NULL, 1, NULL, &out.count));
    INVALID("items is NULL",
            jgb_snapshot_insert_items(snapshot, NULL, 1, JGB_AFTER, 10, NULL, &out.count));
    INVALID("items is NULL", jgb_snapshot_delete_items(snapshot, NULL, 1));
    INVALID("items is NULL", jgb_snapshot_reload_items(snapshot, NULL, 1, NULL));
    INVALID("items is NULL", jgb_snapshot_reconfigure_items(snapshot, NULL, 1, NULL));
    INVALID("items has ", jgb_snapshot_delete_items(snapshot, &one, SIZE_MAX));
    INVALID("items has ", jgb_snapshot_delete_items(snapshot, &one, SIZE_MAX / 8));
    REFUSES_EDIT(snapshot, JGB_RESOURCE_EXHAUSTED, "identifiers are more than the limit",
                 jgb_snapshot_append_items(snapshot, NULL, &one, count_beyond_limits(sizeof one),
                                           NULL, &out.count));
    INVALID("section_snapshot is NULL", jgb_snapshot_replace_items(snapshot, 1, NULL));
    INVALID("out_", jgb_snapshot_number_of_sections(snapshot, NULL));
    INVALID("out_", jgb_snapshot_number_of_items(snapshot, NULL, NULL));
    INVALID("out_", jgb_snapshot_section_identifiers(snapshot, NULL, &out.count));
    INVALID("out_", jgb_snapshot_section_identifiers(snapshot, &out.identifiers, NULL));
    INVALID("out_", jgb_snapshot_item_identifiers(snapshot, NULL, NULL, &out.count));
    INVALID("out_", jgb_snapshot_reloaded_sections(snapshot, NULL, &out.count));
    INVALID("out_", jgb_snapshot_reloaded_items(snapshot, &out.identifiers, NULL));
    INVALID("out_", jgb_snapshot_reconfigured_items(snapshot, NULL, NULL));
    INVALID("out_", jgb_snapshot_index_of_section(snapshot, 1, NULL));
    INVALID("out_", jgb_snapshot_index_of_item(snapshot, 10, NULL));
    INVALID("out_", jgb_snapshot_index_path_of_item(snapshot, 10, NULL));
    INVALID("out_", jgb_snapshot_section_containing_item(snapshot, 10, NULL));
    INVALID("out_", jgb_snapshot_section_at_index(snapshot, 0, NULL));
    INVALID("out_", jgb_snapshot_item_at_index_path(snapshot, path, NULL));
    INVALID("snapshot is NULL",
            jgb_snapshot_difference(snapshot, NULL, &out.items, &out.count));
    INVALID("out_", jgb_snapshot_difference(snapshot, other, NULL, &out.count));
    INVALID("out_", jgb_snapshot_difference(snapshot, other, &out.items, NULL));
    jgb_snapshot_destroy(other);
}

static void bad_identifiers(jgb_snapshot *snapshot)
{
    static const uint64_t twice[] = {5, 6, 5}, one = 1, ten = 10, nine = 9;
    static const uint64_t mixed[] = {10, 99};
#define MISSING(word, call) REFUSES_EDIT(snapshot, JGB_NOT_FOUND, word, call)
    INVALID("not unique: 5", jgb_snapshot_append_sections(snapshot, ALL(twice), &out.count));
    INVALID("not unique: 5", jgb_snapshot_delete_sections(snapshot, ALL(twice)));
    INVALID("not unique: 5", jgb_snapshot_reload_sections(snapshot, ALL(twice)));
    INVALID("not unique: 5",
            jgb_snapshot_append_items(snapshot, NULL, ALL(twice), NULL, &out.count));
    INVALID("not unique: 5", jgb_snapshot_delete_items(snapshot, ALL(twice)));
    MISSING("section identifier 9",
            jgb_snapshot_insert_sections(snapshot, twice, 1, JGB_BEFORE, 9, &out.count));
    MISSING("section identifier 9", jgb_snapshot_move_section(snapshot, 9, JGB_BEFORE, 1));
    MISSING("section identifier 9", jgb_snapshot_move_section(snapshot, 1, JGB_AFTER, 9));
    MISSING("section identifier 9", jgb_snapshot_set_section_metrics(snapshot, 0, &nine, 1));
    MISSING("section identifier 9",
            jgb_snapshot_append_items(snapshot, &nine, twice, 1, NULL, &out.count));
    MISSING("section identifier 9", jgb_snapshot_number_of_items(snapshot, &nine, &out.count));
    MISSING("section identifier 9",
            jgb_snapshot_item_identifiers(snapshot, &nine, &out.identifiers, &out.count));
    MISSING("section identifier 9", jgb_snapshot_index_of_section(snapshot, 9, &out.count));
    MISSING("item identifier 99",
            jgb_snapshot_insert_items(snapshot, twice, 1, JGB_AFTER, 99, NULL, &out.count));
    MISSING("item identifier 99", jgb_snapshot_move_item(snapshot, 99, JGB_AFTER, 10));
    MISSING("item identifier 99", jgb_snapshot_reload_items(snapshot, ALL(mixed), NULL));
    MISSING("item identifier 99", jgb_snapshot_reconfigure_items(snapshot, ALL(mixed), NULL));
    MISSING("item identifier 99", jgb_snapshot_index_of_item(snapshot, 99, &out.count));
    MISSING("item identifier 99", jgb_snapshot_index_path_of_item(snapshot, 99, &out.path));
    MISSING("item identifier 99",
            jgb_snapshot_section_containing_item(snapshot, 99, &out.identifier));
    INVALID("next to itself", jgb_snapshot_move_item(snapshot, 10, JGB_BEFORE, 10));
    INVALID("next to itself", jgb_snapshot_move_section(snapshot, 1, JGB_BEFORE, 1));
    INVALID("next to itself",
            jgb_snapshot_insert_items(snapshot, &ten, 1, JGB_AFTER, 10, NULL, &out.count));
    INVALID("next to itself",
            jgb_snapshot_insert_sections(snapshot, &one, 1, JGB_AFTER, 1, &out.count));
    INVALID("relation", jgb_snapshot_move_item(snapshot, 10, (jgb_relation)2, 11));
    INVALID("relation", jgb_snapshot_move_section(snapshot, 1, (jgb_relation)2, 2));
    INVALID("relation", jgb_snapshot_insert_items(snapshot, twice, 1, JGB_RELATION_FORCE_32, 10,
                                                  NULL, &out.count));
    INVALID("relation", jgb_snapshot_insert_sections(snapshot, twice, 1, (jgb_relation)2, 1,
                                                     &out.count));
    INVALID("policy",
            jgb_snapshot_set_duplicate_policy(snapshot, JGB_DUPLICATE_POLICY_FORCE_32));
}

static void bad_content(jgb_snapshot *snapshot)
{
    static const uint64_t items[] = {30, 31}, one = 1;
    static const float widths[] = {4, NAN}, heights[] = {-1, 2};
    jgb_section_metrics metrics[2] = {JGB_SECTION_METRICS_INIT, JGB_SECTION_METRICS_INIT};
    jgb_item_content content = JGB_ITEM_CONTENT_INIT;
#define CONTENT(word) \
    INVALID(word, jgb_snapshot_append_items(snapshot, NULL, ALL(items), &content, &out.count)); \
    INVALID(word, jgb_snapshot_insert_items(snapshot, ALL(items), JGB_AFTER, 10, &content, \
                                            &out.count)); \
    INVALID(word, jgb_snapshot_reload_items(snapshot, ALL(items), &content)); \
    INVALID(word, jgb_snapshot_reconfigure_items(snapshot, ALL(items), &content))
    content.struct_size = 8;
    CONTENT("content.struct_size is 8");
    content.struct_size = sizeof content;
    content.flags = JGB_CHUNK_CONTINUES_SECTION;
    CONTENT("flags");
    content.flags = 0;
    content.widths = widths;
    CONTENT("widths[1]");
    content.widths = NULL;
    content.heights = heights;
    CONTENT("heights[0]");
    metrics[1].minimum_line_spacing = -1;
    INVALID("metrics[1].minimum_line_spacing is -1",
            jgb_snapshot_set_metrics(snapshot, metrics, 2));
    metrics[1].struct_size = 8;
    INVALID("struct_size", jgb_snapshot_set_metrics(snapshot, metrics, 2));
    INVALID("number is 1, but must be 0", jgb_snapshot_set_section_metrics(snapshot, 1, &one, 1));
    CHECK(jgb_snapshot_set_metrics(snapshot, metrics, 1) == JGB_OK);
    CHECK(jgb_snapshot_set_section_metrics(snapshot, 1, &one, 1) == JGB_OK);
    INVALID("section_metrics", jgb_snapshot_set_metrics(snapshot, NULL, 0));
}

static void limited(void)
{
    static const uint64_t identifiers[] = {1, 2, 3, 4};
    jgb_limits limits;
    jgb_snapshot *snapshot = NULL, *copy = NULL;
    jgb_limits_init(&limits, sizeof limits);
    limits.item_count = 3;
    limits.section_count = 2;
    CHECK(jgb_snapshot_create(&limits, &snapshot) == JGB_OK);
    limits.struct_size = 4;
    CHECK(jgb_snapshot_create(&limits, &copy) == JGB_INVALID_ARGUMENT && copy == NULL);
#define EXHAUSTED(snapshot, word, call) \
    REFUSES_EDIT(snapshot, JGB_RESOURCE_EXHAUSTED, word, call)
    EXHAUSTED(snapshot, "3 sections",
              jgb_snapshot_append_sections(snapshot, identifiers, 3, &out.count));
    INVALID("no sections",
            jgb_snapshot_append_items(snapshot, NULL, identifiers, 1, NULL, &out.count));
    CHECK(jgb_snapshot_append_sections(snapshot, identifiers, 2, NULL) == JGB_OK);
    CHECK(jgb_snapshot_append_items(snapshot, NULL, identifiers, 3, NULL, NULL) == JGB_OK);
    CHECK(jgb_snapshot_copy(snapshot, &copy) == JGB_OK);
    jgb_snapshot_destroy(snapshot);
    EXHAUSTED(copy, "4 items",
              jgb_snapshot_append_items(copy, NULL, &identifiers[3], 1, NULL, &out.count));
    jgb_snapshot_destroy(copy);
}

static void edits(void)
{
    static const uint64_t two = 2, three = 3, new_sections[] = {4, 1};
    static const uint64_t sections[] = {2, 4, 1, 3}, swapped[] = {4, 1, 3, 2};
    static const uint64_t some[] = {30, 12, 31};
    static const uint64_t second[] = {20, 30, 12, 31, 21, 22}, gone[] = {20, 21, 22, 77};
    static const uint64_t left[] = {10, 11, 13, 30, 12, 31}, kept[] = {10, 11, 13, 31, 30, 12};
    jgb_snapshot *snapshot = make_snapshot();
    CHECK(jgb_snapshot_insert_sections(snapshot, ALL(new_sections), JGB_AFTER, 2, &out.count) ==
          JGB_OK);
    CHECK(out.count == 1);
    LISTS(sections, jgb_snapshot_section_identifiers(snapshot, &out.identifiers, &out.count));
    CHECK(jgb_snapshot_move_section(snapshot, 2, JGB_AFTER, 3) == JGB_OK);
    LISTS(swapped, jgb_snapshot_section_identifiers(snapshot, &out.identifiers, &out.count));
    CHECK(jgb_snapshot_insert_items(snapshot, ALL(some), JGB_BEFORE, 21, NULL, &out.count) ==
          JGB_OK);
    CHECK(out.count == 1);
    LISTS(second, jgb_snapshot_item_identifiers(snapshot, &two, &out.identifiers, &out.count));
    CHECK(jgb_snapshot_delete_items(snapshot, ALL(gone)) == JGB_OK);
    LISTS(left, jgb_snapshot_item_identifiers(snapshot, NULL, &out.identifiers, &out.count));
    CHECK(jgb_snapshot_move_item(snapshot, 31, JGB_AFTER, 13) == JGB_OK);
    LISTS(kept, jgb_snapshot_item_identifiers(snapshot, NULL, &out.identifiers, &out.count));
    CHECK(jgb_snapshot_delete_sections(snapshot, &three, 1) == JGB_OK);
    CHECK(jgb_snapshot_number_of_sections(snapshot, &out.count) == JGB_OK && out.count == 3);
    CHECK(jgb_snapshot_number_of_items(snapshot, &two, &out.count) == JGB_OK && out.count == 2);
    CHECK(jgb_snapshot_delete_all_items(snapshot, 1) == JGB_OK);
    CHECK(jgb_snapshot_number_of_sections(snapshot, &out.count) == JGB_OK && out.count == 3);
    LISTS_NONE(jgb_snapshot_item_identifiers(snapshot, NULL, &out.identifiers, &out.count));
    CHECK(jgb_snapshot_delete_all_items(snapshot, 0) == JGB_OK);
    LISTS_NONE(jgb_snapshot_section_identifiers(snapshot, &out.identifiers, &out.count));
    CHECK(jgb_snapshot_append_sections(snapshot, NULL, 0, NULL) == JGB_OK);
    CHECK(strcmp(jgb_snapshot_last_error(snapshot), "") == 0);
    jgb_snapshot_destroy(snapshot);
}

static void policies(jgb_snapshot *snapshot)
{
    static const uint64_t there[] = {13, 40};
    CHECK(jgb_snapshot_set_duplicate_policy(snapshot, JGB_DUPLICATES_REFUSE) == JGB_OK);
    INVALID("exist in the snapshot already: 13",
            jgb_snapshot_append_items(snapshot, NULL, ALL(there), NULL, &out.count));
    CHECK(jgb_snapshot_set_duplicate_policy(snapshot, JGB_DUPLICATES_KEEP) == JGB_OK);
    CHECK(jgb_snapshot_append_items(snapshot, NULL, ALL(there), NULL, &out.count) == JGB_OK);
    CHECK(out.count == 0);
    CHECK(jgb_snapshot_index_path_of_item(snapshot, 13, &out.path) == JGB_OK);
    CHECK(out.path.section == 0 && out.path.item == 3);
    CHECK(jgb_snapshot_set_duplicate_policy(snapshot, JGB_DUPLICATES_MOVE) == JGB_OK);
    CHECK(jgb_snapshot_append_items(snapshot, NULL, ALL(there), NULL, &out.count) == JGB_OK);
    CHECK(out.count == 2);
    CHECK(jgb_snapshot_section_containing_item(snapshot, 13, &out.identifier) == JGB_OK);
    CHECK(out.identifier == 3);
}

/* Lists with equal identifiers. */
static void occurrences(void)
{
    const uint64_t section = 1, unit = (uint64_t)1 << JGB_OCCURRENCE_SHIFT;
    const uint64_t first[] = {7, 8, 7, 7}, second[] = {8, 7, 7}, shown[] = {8, 7, 7 + unit};
    const jgb_update_item *parts = NULL;
    jgb_snapshot *snapshot = NULL, *older = NULL;
    CHECK(jgb_snapshot_create(NULL, &snapshot) == JGB_OK);
    CHECK(jgb_snapshot_append_sections(snapshot, &section, 1, NULL) == JGB_OK);
    INVALID("not unique: 7", jgb_snapshot_set_items(snapshot, 1, ALL(first), NULL, NULL));
    CHECK(jgb_snapshot_set_duplicate_policy(snapshot, JGB_DUPLICATES_NUMBER) == JGB_OK);
    CHECK(jgb_snapshot_set_items(snapshot, 1, ALL(first), NULL, NULL) == JGB_OK);
    CHECK(jgb_snapshot_copy(snapshot, &older) == JGB_OK);
    CHECK(jgb_snapshot_set_items(snapshot, 1, ALL(second), NULL, &out.count) == JGB_OK);
    CHECK(out.count == 0);
    LISTS(shown, jgb_snapshot_item_identifiers(snapshot, NULL, &out.identifiers, &out.count));
    CHECK(jgb_snapshot_difference(snapshot, older, &parts, &out.count) == JGB_OK);
    CHECK(out.count == 2 && parts[0].action == JGB_DELETE && parts[1].action == JGB_MOVE);
    INVALID("items[0] is 281474976710656",
            jgb_snapshot_append_items(snapshot, NULL, &unit, 1, NULL, NULL));
    jgb_snapshot_destroy(older);
    jgb_snapshot_destroy(snapshot);
}

static void places(jgb_snapshot *snapshot)
{
    const jgb_index_path good = {1, 2}, item = {1, 3}, section = {3, 0};
    CHECK(jgb_snapshot_index_of_section(snapshot, 2, &out.count) == JGB_OK && out.count == 1);
    CHECK(jgb_snapshot_index_of_item(snapshot, 22, &out.count) == JGB_OK && out.count == 6);
    CHECK(jgb_snapshot_index_path_of_item(snapshot, 22, &out.path) == JGB_OK);
    CHECK(out.path.section == 1 && out.path.item == 2);
    CHECK(jgb_snapshot_item_at_index_path(snapshot, good, &out.identifier) == JGB_OK);
    CHECK(out.identifier == 22);
    CHECK(jgb_snapshot_section_at_index(snapshot, 2, &out.identifier) == JGB_OK);
    CHECK(out.identifier == 3);
#define NO_PLACE(word, call) REFUSES_EDIT(snapshot, JGB_INVALID_INDEX_PATH, word, call)
    NO_PLACE("only 3 items",
             jgb_snapshot_item_at_index_path(snapshot, item, &out.identifier));
    NO_PLACE("only 3 sections",
             jgb_snapshot_item_at_index_path(snapshot, section, &out.identifier));
    NO_PLACE("section 3", jgb_snapshot_section_at_index(snapshot, 3, &out.identifier));
    NO_PLACE("section 4294967295",
             jgb_snapshot_section_at_index(snapshot, SIZE_MAX, &out.identifier));
}

static void marks(jgb_snapshot *snapshot)
{
    static const uint64_t sections[] = {3, 99}, items[] = {22, 10}, others[] = {11};
    static const float widths[] = {30, 40};
    jgb_item_content content = JGB_ITEM_CONTENT_INIT;
    content.widths = widths;
    content.flags = JGB_CHUNK_SIZES_ARE_ESTIMATES;
    CHECK(jgb_snapshot_reload_sections(snapshot, ALL(sections)) == JGB_OK);
    CHECK(jgb_snapshot_reload_items(snapshot, ALL(items), &content) == JGB_OK);
    CHECK(jgb_snapshot_reconfigure_items(snapshot, ALL(others), NULL) == JGB_OK);
    mark();
    CHECK(jgb_snapshot_reloaded_sections(snapshot, &out.identifiers, &out.count) == JGB_OK);
    CHECK(is_list(out.identifiers, out.count, sections, 1));
    LISTS(items, jgb_snapshot_reloaded_items(snapshot, &out.identifiers, &out.count));
    LISTS(others, jgb_snapshot_reconfigured_items(snapshot, &out.identifiers, &out.count));
    CHECK(jgb_snapshot_remove_marks(snapshot) == JGB_OK);
    LISTS_NONE(jgb_snapshot_reloaded_sections(snapshot, &out.identifiers, &out.count));
    LISTS_NONE(jgb_snapshot_reloaded_items(snapshot, &out.identifiers, &out.count));
    LISTS_NONE(jgb_snapshot_reconfigured_items(snapshot, &out.identifiers, &out.count));
}

static int is_part(const jgb_update_item *part, jgb_update_action action, jgb_index_path before,
                   jgb_index_path after, uint32_t count)
{
    return part->action == action && part->count == count && part->flags == 0 &&
           (action == JGB_INSERT ||
            memcmp(&part->index_path_before_update, &before, sizeof before) == 0) &&
           ((action != JGB_INSERT && action != JGB_MOVE) ||
            memcmp(&part->index_path_after_update, &after, sizeof after) == 0);
}

/* A copy is edited; its original, which is older, stays, or goes. */
static void differences(jgb_snapshot *older)
{
    static const uint64_t new_items[] = {50, 51}, last[] = {13}, sections[] = {3};
    const jgb_index_path gone = {2, JGB_NO_ITEM}, start = {0, 0}, end = {0, 3}, first = {0, 2};
    const jgb_index_path moved = {1, 0}, same = {1, 1};
    jgb_snapshot *snapshot = NULL;
    CHECK(jgb_snapshot_copy(older, &snapshot) == JGB_OK);
    mark();
    CHECK(jgb_snapshot_difference(snapshot, older, &out.items, &out.count) == JGB_OK);
    CHECK(out.count == 0);
    CHECK(jgb_snapshot_delete_sections(snapshot, ALL(sections)) == JGB_OK);
    CHECK(jgb_snapshot_insert_items(snapshot, ALL(new_items), JGB_BEFORE, 10, NULL, NULL) ==
          JGB_OK);
    CHECK(jgb_snapshot_delete_items(snapshot, ALL(last)) == JGB_OK);
    CHECK(jgb_snapshot_move_item(snapshot, 12, JGB_BEFORE, 20) == JGB_OK);
    CHECK(jgb_snapshot_reconfigure_items(snapshot, &new_items[0], 1, NULL) == JGB_OK);
    CHECK(jgb_snapshot_number_of_sections(older, &out.count) == JGB_OK && out.count == 3);
    CHECK(jgb_snapshot_difference(snapshot, older, &out.items, &out.count) == JGB_OK);
    CHECK(out.count == 4);
    if (out.count == 4) {
        CHECK(is_part(&out.items[0], JGB_DELETE, gone, gone, 1));
        CHECK(is_part(&out.items[1], JGB_DELETE, end, end, 1));
        CHECK(is_part(&out.items[2], JGB_INSERT, start, start, 2));
        CHECK(is_part(&out.items[3], JGB_MOVE, first, moved, 1));
    }
    CHECK(jgb_snapshot_remove_marks(snapshot) == JGB_OK);
    CHECK(jgb_snapshot_copy(snapshot, &out.snapshot) == JGB_OK);
    CHECK(jgb_snapshot_reload_items(snapshot, &new_items[0], 1, NULL) == JGB_OK);
    CHECK(jgb_snapshot_move_item(snapshot, 20, JGB_BEFORE, 12) == JGB_OK);
    CHECK(jgb_snapshot_difference(snapshot, out.snapshot, &out.items, &out.count) == JGB_OK);
    jgb_snapshot_destroy(out.snapshot); /* what was handed out is not its own */
    CHECK(out.count == 2);
    if (out.count == 2) {
        CHECK(is_part(&out.items[0], JGB_MOVE, moved, same, 1) ||
              is_part(&out.items[0], JGB_MOVE, same, moved, 1));
        CHECK(is_part(&out.items[1], JGB_RELOAD, start, start, 1));
    }
    /* From itself: only the marks. */
    CHECK(jgb_snapshot_difference(snapshot, snapshot, &out.items, &out.count) == JGB_OK);
    CHECK(out.count == 1 && is_part(&out.items[0], JGB_RELOAD, start, start, 1));
    jgb_snapshot_destroy(snapshot);
}

int main(void)
{
    jgb_snapshot *snapshot = make_snapshot();
    no_snapshot();
    bad_pointers(snapshot);
    bad_identifiers(snapshot);
    bad_content(snapshot);
    limited();
    edits();
    places(snapshot);
    marks(snapshot);
    policies(snapshot);
    occurrences();
    jgb_snapshot_destroy(snapshot);
    snapshot = make_snapshot();
    differences(snapshot);
    jgb_snapshot_destroy(snapshot);
    return check_result("snapshots");
}

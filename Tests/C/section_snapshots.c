/* Section snapshots, outlines: edits, what is refused and why, lazy children, and
 * what they give a section of a snapshot. */
#include "allocations.h"
#include "refuse_edit.h"
#include <math.h>

static void no_outline(void)
{
    const uint64_t one = 1;
#define NO(call) CHECK((call) == JGB_INVALID_ARGUMENT)
    mark();
    jgb_section_snapshot_destroy(NULL);
    CHECK(strcmp(jgb_section_snapshot_last_error(NULL), "") == 0);
    NO(jgb_section_snapshot_create(NULL, NULL));
    NO(jgb_section_snapshot_copy(NULL, &out.outline));
    NO(jgb_section_snapshot_append(NULL, NULL, &one, 1, NULL));
    NO(jgb_section_snapshot_insert(NULL, &one, 1, JGB_AFTER, 1, NULL));
    NO(jgb_section_snapshot_insert_snapshot(NULL, NULL, JGB_AFTER, 1));
    NO(jgb_section_snapshot_replace_children(NULL, 1, NULL));
    NO(jgb_section_snapshot_delete(NULL, &one, 1));
    NO(jgb_section_snapshot_delete_all(NULL));
    NO(jgb_section_snapshot_expand(NULL, &one, 1));
    NO(jgb_section_snapshot_collapse(NULL, &one, 1));
    NO(jgb_section_snapshot_set_lazy(NULL, &one, 1));
    NO(jgb_section_snapshot_number_of_items(NULL, &out.count));
    NO(jgb_section_snapshot_items(NULL, &out.identifiers, &out.count));
    NO(jgb_section_snapshot_root_items(NULL, &out.identifiers, &out.count));
    NO(jgb_section_snapshot_visible_items(NULL, &out.identifiers, &out.count));
    NO(jgb_section_snapshot_expanded_items(NULL, &out.identifiers, &out.count));
    NO(jgb_section_snapshot_items_awaiting_children(NULL, &out.identifiers, &out.count));
    NO(jgb_section_snapshot_contains(NULL, 1, &out.number));
    NO(jgb_section_snapshot_is_expanded(NULL, 1, &out.number));
    NO(jgb_section_snapshot_is_visible(NULL, 1, &out.number));
    NO(jgb_section_snapshot_index_of_item(NULL, 1, &out.count));
    NO(jgb_section_snapshot_level_of_item(NULL, 1, &out.number));
    NO(jgb_section_snapshot_parent_of_item(NULL, 1, &out.identifier));
    NO(jgb_section_snapshot_snapshot_of_parent(NULL, 1, 0, &out.outline));
    CHECK(memcmp(&out, &out_before, sizeof out) == 0);
}

static void bad_pointers(jgb_section_snapshot *outline)
{
    const uint64_t one = 1;
#define INVALID(word, call) REFUSES_OUTLINE(outline, JGB_INVALID_ARGUMENT, word, call)
    NO(jgb_section_snapshot_copy(outline, NULL));
    INVALID("items is NULL", jgb_section_snapshot_append(outline, NULL, NULL, 1, NULL));
    INVALID("items is NULL",
            jgb_section_snapshot_insert(outline, NULL, 1, JGB_AFTER, 1, NULL));
    INVALID("inserted is NULL",
            jgb_section_snapshot_insert_snapshot(outline, NULL, JGB_AFTER, 1));
    INVALID("children is NULL", jgb_section_snapshot_replace_children(outline, 1, NULL));
    INVALID("items is NULL", jgb_section_snapshot_delete(outline, NULL, 1));
    INVALID("items is NULL", jgb_section_snapshot_expand(outline, NULL, 1));
    INVALID("items is NULL", jgb_section_snapshot_collapse(outline, NULL, 1));
    INVALID("items is NULL", jgb_section_snapshot_set_lazy(outline, NULL, 1));
    INVALID("items has ", jgb_section_snapshot_delete(outline, &one, SIZE_MAX));
    REFUSES_OUTLINE(outline, JGB_RESOURCE_EXHAUSTED, "identifiers",
                    jgb_section_snapshot_delete(outline, &one, count_beyond_limits(sizeof one)));
    INVALID("out_", jgb_section_snapshot_number_of_items(outline, NULL));
    INVALID("out_", jgb_section_snapshot_items(outline, NULL, &out.count));
    INVALID("out_", jgb_section_snapshot_root_items(outline, &out.identifiers, NULL));
    INVALID("out_", jgb_section_snapshot_visible_items(outline, NULL, &out.count));
    INVALID("out_", jgb_section_snapshot_expanded_items(outline, NULL, &out.count));
    INVALID("out_",
            jgb_section_snapshot_items_awaiting_children(outline, NULL, &out.count));
    INVALID("out_", jgb_section_snapshot_contains(outline, 1, NULL));
    INVALID("out_", jgb_section_snapshot_is_expanded(outline, 1, NULL));
    INVALID("out_", jgb_section_snapshot_is_visible(outline, 1, NULL));
    INVALID("out_", jgb_section_snapshot_index_of_item(outline, 1, NULL));
    INVALID("out_", jgb_section_snapshot_level_of_item(outline, 1, NULL));
    INVALID("out_", jgb_section_snapshot_parent_of_item(outline, 11, NULL));
    INVALID("out_", jgb_section_snapshot_snapshot_of_parent(outline, 1, 0, NULL));
}

static void bad_identifiers(jgb_section_snapshot *outline)
{
    static const uint64_t twice[] = {5, 6, 5}, nine = 9, there[] = {7, 121};
    static const float widths[] = {INFINITY, 1};
    jgb_item_content content = JGB_ITEM_CONTENT_INIT;
    jgb_section_snapshot *other = make_outline();
#define MISSING(call) REFUSES_OUTLINE(outline, JGB_NOT_FOUND, "item identifier 9", call)
    INVALID("not unique: 5", jgb_section_snapshot_append(outline, NULL, ALL(twice), NULL));
    INVALID("not unique: 5", jgb_section_snapshot_delete(outline, ALL(twice)));
    INVALID("already: 121", jgb_section_snapshot_append(outline, NULL, ALL(there), NULL));
    INVALID("already: 121",
            jgb_section_snapshot_insert(outline, ALL(there), JGB_BEFORE, 2, NULL));
    INVALID("already: 1, 11", jgb_section_snapshot_insert_snapshot(outline, other, JGB_AFTER, 2));
    INVALID("already", jgb_section_snapshot_insert_snapshot(outline, outline, JGB_AFTER, 2));
    INVALID("already", jgb_section_snapshot_replace_children(outline, 1, outline));
    INVALID("relation", jgb_section_snapshot_insert(outline, twice, 1, (jgb_relation)2, 1, NULL));
    INVALID("relation",
            jgb_section_snapshot_insert_snapshot(outline, other, JGB_RELATION_FORCE_32, 1));
    MISSING(jgb_section_snapshot_append(outline, &nine, twice, 1, NULL));
    MISSING(jgb_section_snapshot_insert(outline, twice, 1, JGB_BEFORE, 9, NULL));
    MISSING(jgb_section_snapshot_insert_snapshot(outline, other, JGB_BEFORE, 9));
    MISSING(jgb_section_snapshot_replace_children(outline, 9, other));
    MISSING(jgb_section_snapshot_expand(outline, &nine, 1));
    MISSING(jgb_section_snapshot_collapse(outline, &nine, 1));
    MISSING(jgb_section_snapshot_set_lazy(outline, &nine, 1));
    MISSING(jgb_section_snapshot_index_of_item(outline, 9, &out.count));
    MISSING(jgb_section_snapshot_level_of_item(outline, 9, &out.number));
    MISSING(jgb_section_snapshot_parent_of_item(outline, 9, &out.identifier));
    MISSING(jgb_section_snapshot_snapshot_of_parent(outline, 9, 0, &out.outline));
    REFUSES_OUTLINE(outline, JGB_NOT_FOUND, "it is a root",
                    jgb_section_snapshot_parent_of_item(outline, 1, &out.identifier));
    content.widths = widths;
    INVALID("widths[0]", jgb_section_snapshot_append(outline, NULL, twice, 2, &content));
    INVALID("widths[0]",
            jgb_section_snapshot_insert(outline, twice, 2, JGB_AFTER, 1, &content));
    content.struct_size = 0;
    INVALID("struct_size", jgb_section_snapshot_append(outline, NULL, twice, 2, &content));
    jgb_section_snapshot_destroy(other);
}

static uint32_t answer(jgb_status status)
{
    CHECK(status == JGB_OK);
    return out.number;
}

static void questions(jgb_section_snapshot *outline)
{
    static const uint64_t items[] = {1, 11, 12, 121, 122, 2, 3}, roots[] = {1, 2, 3};
    static const uint64_t visible[] = {1, 11, 12, 2, 3}, expanded[] = {1};
    LISTS(items, jgb_section_snapshot_items(outline, &out.identifiers, &out.count));
    LISTS(roots, jgb_section_snapshot_root_items(outline, &out.identifiers, &out.count));
    LISTS(visible, jgb_section_snapshot_visible_items(outline, &out.identifiers, &out.count));
    LISTS(expanded, jgb_section_snapshot_expanded_items(outline, &out.identifiers, &out.count));
    LISTS_NONE(
        jgb_section_snapshot_items_awaiting_children(outline, &out.identifiers, &out.count));
    CHECK(jgb_section_snapshot_number_of_items(outline, &out.count) == JGB_OK && out.count == 7);
    CHECK(answer(jgb_section_snapshot_contains(outline, 121, &out.number)) == 1);
    CHECK(answer(jgb_section_snapshot_contains(outline, 9, &out.number)) == 0);
    CHECK(answer(jgb_section_snapshot_is_visible(outline, 121, &out.number)) == 0);
    CHECK(answer(jgb_section_snapshot_is_visible(outline, 12, &out.number)) == 1);
    CHECK(answer(jgb_section_snapshot_is_expanded(outline, 1, &out.number)) == 1);
    CHECK(answer(jgb_section_snapshot_is_expanded(outline, 12, &out.number)) == 0);
    CHECK(answer(jgb_section_snapshot_level_of_item(outline, 122, &out.number)) == 2);
    CHECK(answer(jgb_section_snapshot_level_of_item(outline, 3, &out.number)) == 0);
    CHECK(jgb_section_snapshot_parent_of_item(outline, 122, &out.identifier) == JGB_OK);
    CHECK(out.identifier == 12);
    CHECK(jgb_section_snapshot_index_of_item(outline, 122, &out.count) == JGB_OK);
    CHECK(out.count == 4);
}

/* Children are asked for when they are wanted, and come; none end the wait too. */
static void lazy_children(void)
{
    static const uint64_t three[] = {3}, inner[] = {31, 32}, all[] = {1, 2, 3, 31, 32};
    static const uint64_t one[] = {1}, two[] = {2}, collapsed[] = {1, 2, 3};
    jgb_section_snapshot *outline = make_outline();
    CHECK(jgb_section_snapshot_collapse(outline, one, 1) == JGB_OK);
    CHECK(jgb_section_snapshot_expand(outline, three, 1) == JGB_OK);
    LISTS(three, jgb_section_snapshot_items_awaiting_children(outline, &out.identifiers,
                                                              &out.count));
    CHECK(jgb_section_snapshot_append(outline, three, ALL(inner), NULL) == JGB_OK);
    LISTS_NONE(
        jgb_section_snapshot_items_awaiting_children(outline, &out.identifiers, &out.count));
    LISTS(all, jgb_section_snapshot_visible_items(outline, &out.identifiers, &out.count));
    CHECK(jgb_section_snapshot_delete(outline, ALL(inner)) == JGB_OK);
    CHECK(answer(jgb_section_snapshot_is_expanded(outline, 3, &out.number)) == 0);
    LISTS(collapsed, jgb_section_snapshot_visible_items(outline, &out.identifiers, &out.count));
    CHECK(jgb_section_snapshot_set_lazy(outline, two, 1) == JGB_OK);
    CHECK(jgb_section_snapshot_expand(outline, two, 1) == JGB_OK);
    CHECK(jgb_section_snapshot_append(outline, two, NULL, 0, NULL) == JGB_OK);
    CHECK(answer(jgb_section_snapshot_is_expanded(outline, 2, &out.number)) == 0);
    CHECK(jgb_section_snapshot_delete_all(outline) == JGB_OK);
    LISTS_NONE(jgb_section_snapshot_items(outline, &out.identifiers, &out.count));
    jgb_section_snapshot_destroy(outline);
}

/* Parts of outlines in others; each is destroyed as soon as it is not needed. */
static void parts(jgb_section_snapshot *outline)
{
    static const uint64_t new_items[] = {90, 91}, with_new[] = {121, 122, 90, 91};
    static const uint64_t part[] = {12, 121, 122}, roots[] = {121, 122};
    static const uint64_t replaced[] = {1, 12, 121, 122, 2, 3}, inserted[] = {12, 121, 122, 2, 3};
    static const uint64_t one[] = {1};
    jgb_section_snapshot *copy = NULL, *inner = NULL, *whole = NULL;
    CHECK(jgb_section_snapshot_copy(outline, &copy) == JGB_OK);
    CHECK(jgb_section_snapshot_snapshot_of_parent(copy, 12, 0, &inner) == JGB_OK);
    CHECK(jgb_section_snapshot_snapshot_of_parent(copy, 12, 1, &whole) == JGB_OK);
    LISTS(roots, jgb_section_snapshot_root_items(inner, &out.identifiers, &out.count));
    LISTS(part, jgb_section_snapshot_items(whole, &out.identifiers, &out.count));
    CHECK(jgb_section_snapshot_insert(inner, ALL(new_items), JGB_AFTER, 122, NULL) == JGB_OK);
    LISTS(with_new, jgb_section_snapshot_items(inner, &out.identifiers, &out.count));
    jgb_section_snapshot_destroy(inner);
    CHECK(jgb_section_snapshot_replace_children(copy, 1, whole) == JGB_OK);
    LISTS(replaced, jgb_section_snapshot_items(copy, &out.identifiers, &out.count));
    CHECK(jgb_section_snapshot_delete(copy, one, 1) == JGB_OK);
    CHECK(jgb_section_snapshot_insert_snapshot(copy, whole, JGB_BEFORE, 2) == JGB_OK);
    jgb_section_snapshot_destroy(whole);
    LISTS(inserted, jgb_section_snapshot_items(copy, &out.identifiers, &out.count));
    jgb_section_snapshot_destroy(copy);
    questions(outline);
}

/* The visible items of an outline as those of a section. */
static void in_section(jgb_section_snapshot *outline)
{
    static const uint64_t visible[] = {10, 11, 12, 13, 1, 2, 3}, two[] = {2};
    jgb_snapshot *snapshot = make_snapshot();
    REFUSES_EDIT(snapshot, JGB_NOT_FOUND, "section identifier 9",
                 jgb_snapshot_replace_items(snapshot, 9, outline));
    CHECK(jgb_snapshot_set_duplicate_policy(snapshot, JGB_DUPLICATES_KEEP) == JGB_OK);
    CHECK(jgb_snapshot_replace_items(snapshot, 2, outline) == JGB_OK);
    LISTS(visible, jgb_snapshot_item_identifiers(snapshot, NULL, &out.identifiers, &out.count));
    CHECK(jgb_snapshot_number_of_items(snapshot, two, &out.count) == JGB_OK && out.count == 3);
    jgb_snapshot_destroy(snapshot);
}

/* Of a row that is collapsed only what follows it in the outline is taken out of the section. */
static void toggled(void)
{
    enum { ROOTS = 200, CHILDREN = 100 };
    const uint64_t section = 1, row = ROOTS / 2;
    uint64_t items[ROOTS], children[CHILDREN], root, i;
    jgb_section_snapshot *outline = NULL;
    jgb_snapshot *snapshot = NULL;
    unsigned before;
    CHECK(jgb_snapshot_create(NULL, &snapshot) == JGB_OK);
    CHECK(jgb_snapshot_append_sections(snapshot, &section, 1, NULL) == JGB_OK);
    CHECK(jgb_section_snapshot_create(NULL, &outline) == JGB_OK);
    for (i = 0; i < ROOTS; i++)
        items[i] = i;
    CHECK(jgb_section_snapshot_append(outline, NULL, items, ROOTS, NULL) == JGB_OK);
    for (root = 0; root < ROOTS; root++) {
        for (i = 0; i < CHILDREN; i++)
            children[i] = 1000 * (root + 1) + i;
        CHECK(jgb_section_snapshot_append(outline, &root, children, CHILDREN, NULL) == JGB_OK);
    }
    CHECK(jgb_section_snapshot_expand(outline, items, ROOTS) == JGB_OK);
    CHECK(jgb_snapshot_replace_items(snapshot, section, outline) == JGB_OK);
    CHECK(jgb_section_snapshot_collapse(outline, &row, 1) == JGB_OK);
    before = allocations;
    CHECK(jgb_snapshot_replace_items(snapshot, section, outline) == JGB_OK);
    CHECK(allocations - before < ROOTS * CHILDREN / 40);
    CHECK(jgb_snapshot_number_of_items(snapshot, NULL, &out.count) == JGB_OK);
    CHECK(out.count == ROOTS * CHILDREN + ROOTS - CHILDREN);
    jgb_section_snapshot_destroy(outline);
    jgb_snapshot_destroy(snapshot);
}

int main(void)
{
    jgb_section_snapshot *outline = make_outline();
    CHECK(strcmp(jgb_section_snapshot_last_error(outline), "") == 0);
    no_outline();
    bad_pointers(outline);
    bad_identifiers(outline);
    questions(outline);
    lazy_children();
    parts(outline);
    in_section(outline);
    toggled();
    jgb_section_snapshot_destroy(outline);
    return check_result("section_snapshots");
}

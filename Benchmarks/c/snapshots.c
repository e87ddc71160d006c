/*
 * Snapshots of one section: by themselves, of items with unequal heights, as medians; and one that
 * is applied to a view.
 */
#include <stdio.h>
#include <stdlib.h>

#include "cliffs.h"
#include "edit.h"
#include "rows.h"

enum { DELETED = 10000, INSERTED = 10000, SHUFFLED = 2000, ROUNDS = 41, COPIES = 1000 };

#define CHECK_SNAPSHOT(snapshot, call)                                                       \
    do {                                                                                     \
        if ((call) == JGB_OK) break;                                                         \
        fprintf(stderr, "%s: %s\n", #call, jgb_snapshot_last_error(snapshot));               \
        exit(1);                                                                             \
    } while (0)

/* Different numbers give different identifiers; neighbours are far apart. */
static uint64_t identifier(uint64_t number) { return number * 0x9e3779b97f4a7c15u; }

static jgb_snapshot *build(const uint64_t *items, size_t count, const float *heights) {
    const uint64_t section = 1;
    jgb_item_content content = JGB_ITEM_CONTENT_INIT;
    jgb_snapshot *snapshot = NULL;
    content.heights = heights;
    CHECK_SNAPSHOT(NULL, jgb_snapshot_create(NULL, &snapshot));
    CHECK_SNAPSHOT(snapshot, jgb_snapshot_append_sections(snapshot, &section, 1, NULL));
    CHECK_SNAPSHOT(snapshot, jgb_snapshot_append_items(snapshot, &section, items, count,
                                                       &content, NULL));
    return snapshot;
}

static void swap(uint64_t *left, uint64_t *right) {
    const uint64_t kept = *left;
    *left = *right;
    *right = kept;
}

/* Has the first `wanted` of the `count` places be random ones of all. */
static void draw(bench_random *random, uint64_t *places, uint32_t count, uint32_t wanted) {
    for (uint32_t i = 0; i < count; i++) places[i] = i;
    for (uint32_t i = 0; i < wanted; i++) {
        swap(&places[i], &places[i + edit_below(random, count - i)]);
    }
}

/* Makes `items` another order: some gone, as many new ones, each at a place of its own, and some of
 * the others in each other's places. `count` stays, as long as as many come as go. */
static void change(bench_random *random, uint64_t *items, uint32_t count) {
    uint64_t *places = malloc(count * sizeof *places), *rest = malloc(count * sizeof *rest);
    char *is_new = calloc(count, 1);
    if (!places || !rest || !is_new) abort();
    draw(random, places, count, DELETED + SHUFFLED);
    for (uint32_t i = 0; i < DELETED; i++) items[places[i]] = 0;
    const uint64_t *shuffled = places + DELETED;
    for (uint32_t i = SHUFFLED - 1; i > 0; i--) {
        swap(&items[shuffled[i]], &items[shuffled[edit_below(random, i + 1)]]);
    }
    uint32_t kept = 0, next = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (items[i]) rest[kept++] = items[i];
    }
    draw(random, places, count, INSERTED);
    for (uint32_t i = 0; i < INSERTED; i++) is_new[places[i]] = 1;
    for (uint32_t i = 0, number = count; i < count; i++) {
        items[i] = is_new[i] ? identifier(++number) : rest[next++];
    }
    free(places);
    free(rest);
    free(is_new);
}

/* Copies are made one after another and kept: taking them back is not timed. */
static void copy(const jgb_snapshot *snapshot, uint32_t count) {
    double times[ROUNDS];
    static jgb_snapshot *copies[COPIES];
    for (int round = 0; round < ROUNDS; round++) {
        const double start = bench_now_ns();
        for (int i = 0; i < COPIES; i++) {
            CHECK_SNAPSHOT(snapshot, jgb_snapshot_copy(snapshot, &copies[i]));
        }
        times[round] = (bench_now_ns() - start) / COPIES;
        for (int i = 0; i < COPIES; i++) jgb_snapshot_destroy(copies[i]);
    }
    bench_report("snapshot.copy", count, bench_median(times, ROUNDS) / 1e3, "us");
}

/* The newer one was built by itself, and shares nothing with the older one. */
static void difference(jgb_snapshot *newer, const jgb_snapshot *older, uint32_t count) {
    double times[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
        const jgb_update_item *parts = NULL;
        size_t part_count = 0, moves = 0, inserted = 0, deleted = 0;
        const double start = bench_now_ns();
        CHECK_SNAPSHOT(newer, jgb_snapshot_difference(newer, older, &parts, &part_count));
        times[round] = bench_now_ns() - start;
        for (size_t i = 0; i < part_count; i++) {
            if (parts[i].action == JGB_MOVE) moves += parts[i].count;
            if (parts[i].action == JGB_INSERT) inserted += parts[i].count;
            if (parts[i].action == JGB_DELETE) deleted += parts[i].count;
        }
        if (inserted != INSERTED || deleted != DELETED || moves == 0 || moves > SHUFFLED) exit(2);
    }
    bench_report("snapshot.diff", count, bench_median(times, ROUNDS) / 1e6, "ms");
}

void rows_snapshots(uint32_t count) {
    bench_random random = { 12345 };
    float *heights = bench_lengths(&random, count);
    uint64_t *items = malloc(count * sizeof *items);
    if (!items) abort();
    for (uint32_t i = 0; i < count; i++) items[i] = identifier(i + 1);
    jgb_snapshot *older = build(items, count, heights);
    change(&random, items, count);
    jgb_snapshot *newer = build(items, count, heights);
    copy(older, count);
    difference(newer, older, count);
    jgb_snapshot_destroy(newer);
    jgb_snapshot_destroy(older);
    free(items);
    free(heights);
}

/* ---- snapshot.diff_reversed: a view shows five million items, then the same reversed ---- */

static double apply(view_case *c, const jgb_snapshot *snapshot) {
    const double start = bench_now_ns();
    CHECK(c->view, jgb_view_apply_snapshot(c->view, snapshot, NULL));
    case_follow(c, 0);
    return bench_now_ns() - start;
}

void cliff_diff_reversed(const char *name) {
    enum { COUNT = 5000000 };
    view_case c = { name, NULL, 400, 0, 0, { 12345 }, 0, 0 };
    uint64_t *items = malloc(COUNT * sizeof *items);
    if (!items) abort();
    for (uint32_t i = 0; i < COUNT; i++) items[i] = identifier(i + 1);
    jgb_snapshot *older = build(items, COUNT, NULL);
    for (uint32_t i = 0; i < COUNT / 2; i++) swap(&items[i], &items[COUNT - 1 - i]);
    jgb_snapshot *newer = build(items, COUNT, NULL);
    free(items);
    CHECK(NULL, jgb_view_create(NULL, &c.view));
    apply(&c, older);
    bench_report(name, COUNT, apply(&c, newer) / 1e9, "s");
    jgb_view_destroy(c.view);
    jgb_snapshot_destroy(newer);
    jgb_snapshot_destroy(older);
}

/* ---- snapshot.insert_one, snapshot.insert_one_section: a copy of what is shown, and more ---- */

/* Applies copies, each with one item more in its middle, or one section more, and shows them. */
static void apply_longer(const char *name, jgb_snapshot *shown, uint32_t count, int has_sections) {
    view_case c = { name, NULL, 400, 0, 0, { 12345 }, 0, 0 };
    double times[ROUNDS];
    CHECK(NULL, jgb_view_create(NULL, &c.view));
    apply(&c, shown);
    for (int round = 0; round < ROUNDS; round++) {
        const uint64_t added = identifier(count + 1 + round);
        const uint64_t place = identifier(1 + edit_below(&c.random, count));
        const double start = bench_now_ns();
        jgb_snapshot *longer = NULL;
        CHECK_SNAPSHOT(shown, jgb_snapshot_copy(shown, &longer));
        CHECK_SNAPSHOT(longer, has_sections
            ? jgb_snapshot_insert_sections(longer, &added, 1, JGB_BEFORE, place, NULL)
            : jgb_snapshot_insert_items(longer, &added, 1, JGB_BEFORE, place, NULL, NULL));
        apply(&c, longer);
        times[round] = bench_now_ns() - start;
        jgb_snapshot_destroy(shown);
        shown = longer;
    }
    bench_report(name, count, bench_median(times, ROUNDS) / 1e3, "us");
    jgb_view_destroy(c.view);
    jgb_snapshot_destroy(shown);
}

void cliff_insert_one(const char *name) {
    enum { COUNT = 1000000 };
    uint64_t *items = malloc(COUNT * sizeof *items);
    if (!items) abort();
    for (uint32_t i = 0; i < COUNT; i++) items[i] = identifier(i + 1);
    apply_longer(name, build(items, COUNT, NULL), COUNT, 0);
    free(items);
}

void cliff_insert_one_section(const char *name) {
    enum { COUNT = 1000000 };
    uint64_t *sections = malloc(COUNT * sizeof *sections);
    jgb_snapshot *shown = NULL;
    if (!sections) abort();
    for (uint32_t i = 0; i < COUNT; i++) sections[i] = identifier(i + 1);
    CHECK_SNAPSHOT(NULL, jgb_snapshot_create(NULL, &shown));
    CHECK_SNAPSHOT(shown, jgb_snapshot_append_sections(shown, sections, COUNT, NULL));
    free(sections);
    apply_longer(name, shown, COUNT, 1);
}

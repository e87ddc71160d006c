/* Small changes beside much that stays: each costs what changes, and what is visible. */
#include <stdlib.h>

#include "cliffs.h"
#include "edit.h"
#include "sources.h"

enum { COUNT = 1000000, SAMPLES = 41 };

static void set_overscan(view_case *c, uint32_t count) {
    jgb_prefetch_configuration around = JGB_PREFETCH_CONFIGURATION_INIT;
    around.overscan_item_count = count;
    CHECK(c->view, jgb_view_set_prefetch_configuration(c->view, &around));
    case_show(c, 0);
}

/* Display frames of 50,000 other items each, with 256 items prepared on both sides. */
void cliff_overscan_jump(const char *name) {
    bench_random random = { 12345 };
    view_case c = { name, NULL, 1000, 0, 0, random, 0, 0 };
    case_source s = source_sections(COUNT, 1, (source_columns){ 0 });
    double times[SAMPLES];
    s.metrics.item_size = (jgb_size){ 4, 4 };
    s.metrics.minimum_line_spacing = s.metrics.minimum_interitem_spacing = 0;
    case_open(&c, &s);
    set_overscan(&c, 256);
    for (int sample = 0; sample < SAMPLES; sample++) {
        c.offset = sample % 2 == 0 ? 2000 : 1000;
        const double start = bench_now_ns();
        case_show(&c, 0);
        times[sample] = (bench_now_ns() - start) / 1e6;
    }
    bench_report(name, c.appeared, bench_median(times, SAMPLES), "ms");
    jgb_view_destroy(c.view);
    source_free(&s);
}

/* Rows scroll by, with 256 items prepared on both sides. */
void cliff_overscan_step(const char *name) {
    enum { STEPS = 1000 };
    bench_random random = { 12345 };
    view_case c = { name, NULL, 400, 0, 100000, random, 0, 0 };
    case_source s = source_list(&random, COUNT);
    double times[SAMPLES];
    case_open(&c, &s);
    c.offset = 100000;
    set_overscan(&c, 256);
    for (int sample = 0; sample < SAMPLES; sample++) {
        const double start = bench_now_ns();
        for (int i = 0; i < STEPS; i++) {
            c.offset += 37;
            case_show(&c, 0);
        }
        times[sample] = (bench_now_ns() - start) / STEPS / 1e3;
    }
    bench_report(name, COUNT, bench_median(times, SAMPLES), "us");
    jgb_view_destroy(c.view);
    source_free(&s);
}

/* Placeholders come one by one, then go. */
void cliff_placeholders(const char *name) {
    enum { PLACEHOLDERS = 2000 };
    bench_random random = { 12345 };
    view_case c = { name, NULL, 400, 0, 0, random, 0, 0 };
    case_source s = source_list(&random, COUNT);
    uint32_t number, is_there;
    case_open(&c, &s);
    const double start = bench_now_ns();
    for (uint32_t i = 0; i < PLACEHOLDERS; i++) {
        const jgb_index_path path = { 0, edit_below(&random, COUNT) };
        CHECK(c.view, jgb_view_insert_placeholder(c.view, path, 0, NULL, &number));
    }
    for (uint32_t i = 1; i <= PLACEHOLDERS; i++)
        CHECK(c.view, jgb_view_delete_placeholder(c.view, i, &is_there));
    bench_report(name, PLACEHOLDERS, (bench_now_ns() - start) / 1e6, "ms");
    jgb_view_destroy(c.view);
    source_free(&s);
}

/* An item comes into one of 100,000 shelves that are all scrolled across. */
void cliff_insert_between_shelves(const char *name) {
    view_case c = { name, NULL, 1000, 0, 0, { 12345 }, 0, 0 };
    case_source s = source_shelves(COUNT);
    double times[SAMPLES];
    case_open(&c, &s);
    source_scroll_shelves(c.view, COUNT);
    case_show(&c, 0);
    for (int sample = 0; sample < SAMPLES; sample++) {
        jgb_update_item part = edit_insert(0, 1);
        part.index_path_after_update.section = COUNT / 20 + sample;
        const double start = bench_now_ns();
        edit_perform(&c, &part, 1, (edit_columns){ NULL, NULL }, 1, NULL);
        case_follow(&c, 0);
        times[sample] = (bench_now_ns() - start) / 1e3;
    }
    bench_report(name, COUNT, bench_median(times, SAMPLES), "us");
    jgb_view_destroy(c.view);
    source_free(&s);
}

/* One of 1,000 rows with 1,000 children each is collapsed or expanded, and the outline applied. */
void cliff_toggle_outline(const char *name) {
    enum { ROOTS = 1000, CHILDREN = COUNT / ROOTS };
    view_case c = { name, NULL, 400, 0, 0, { 12345 }, 0, 0 };
    const uint64_t section = 1, toggled = ROOTS / 2;
    jgb_snapshot *snapshot = NULL;
    jgb_section_snapshot *outline = NULL;
    uint64_t items[ROOTS], children[CHILDREN];
    double times[5];
    CHECK(NULL, jgb_view_create(NULL, &c.view));
    CHECK(c.view, jgb_snapshot_create(NULL, &snapshot));
    CHECK(c.view, jgb_snapshot_append_sections(snapshot, &section, 1, NULL));
    CHECK(c.view, jgb_view_apply_snapshot(c.view, snapshot, NULL));
    CHECK(c.view, jgb_section_snapshot_create(NULL, &outline));
    for (uint64_t i = 0; i < ROOTS; i++) items[i] = i;
    CHECK(c.view, jgb_section_snapshot_append(outline, NULL, items, ROOTS, NULL));
    for (uint64_t root = 0; root < ROOTS; root++) {
        for (uint64_t i = 0; i < CHILDREN; i++) children[i] = (root + 1) * 1000000 + i;
        CHECK(c.view, jgb_section_snapshot_append(outline, &root, children, CHILDREN, NULL));
    }
    CHECK(c.view, jgb_section_snapshot_expand(outline, items, ROOTS));
    CHECK(c.view, jgb_view_apply_section_snapshot(c.view, section, outline, NULL));
    case_follow(&c, 0);
    for (int sample = 0; sample < 5; sample++) {
        const double start = bench_now_ns();
        if (sample % 2 == 0) CHECK(c.view, jgb_section_snapshot_collapse(outline, &toggled, 1));
        if (sample % 2 == 1) CHECK(c.view, jgb_section_snapshot_expand(outline, &toggled, 1));
        CHECK(c.view, jgb_view_apply_section_snapshot(c.view, section, outline, NULL));
        case_follow(&c, 0);
        times[sample] = (bench_now_ns() - start) / 1e6;
    }
    bench_report(name, COUNT, bench_median(times, 5), "ms");
    jgb_section_snapshot_destroy(outline);
    jgb_snapshot_destroy(snapshot);
    jgb_view_destroy(c.view);
}

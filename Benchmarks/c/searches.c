/*
 * Words that a person types into a search of 69,202 works by 3,336 artists, a section for each, one
 * with more than half of all: each key applies the works that match, of a snapshot of all.
 */
#include <stdio.h>
#include <stdlib.h>

#include "case.h"
#include "rows.h"

enum { WORKS = 69202, ARTISTS = 3336, MOST = 39389, LETTERS = 3, WORDS = 7 };

/* A key is a letter that comes or goes: three of each for a word. */
enum { KEYS = WORDS * 2 * LETTERS };

typedef struct search {
    view_case c;
    jgb_snapshot *all;
    uint64_t *found;
    uint64_t time_ns;
    int has_frame;
} search;

static void append(jgb_snapshot *all, uint64_t artist, uint64_t first, size_t count,
                   const float *heights) {
    static uint64_t works[MOST];
    jgb_item_content content = JGB_ITEM_CONTENT_INIT;
    content.heights = heights + first;
    for (size_t i = 0; i < count; i++) works[i] = first + i + 1;
    CHECK(NULL, jgb_snapshot_append_sections(all, &artist, 1, NULL));
    CHECK(NULL, jgb_snapshot_append_items(all, &artist, works, count, &content, NULL));
}

static jgb_snapshot *make_works(void) {
    bench_random random = { 12345 };
    float *heights = bench_lengths(&random, WORKS);
    jgb_snapshot *all = NULL;
    uint64_t next = 0;
    CHECK(NULL, jgb_snapshot_create(NULL, &all));
    for (uint64_t artist = 1; artist <= ARTISTS; artist++) {
        const uint64_t others = artist > ARTISTS / 2 ? artist - 1 : artist;
        uint64_t end = others * (WORKS - MOST) / (ARTISTS - 1);
        if (artist >= ARTISTS / 2) end += MOST;
        if (artist == ARTISTS / 2) end = next + MOST;
        if (artist == ARTISTS) end = WORKS;
        append(all, artist, next, end - next, heights);
        next = end;
    }
    free(heights);
    return all;
}

/* Returns 1 for a work whose title has the first letters of a word. The share of such titles, and
 * their neighbourhood, are those of common words in the titles of Tate's collection. */
static int matches(uint64_t work, uint32_t word, int letters) {
    static const uint32_t percents[] = { 63, 19, 17 };
    for (int letter = 0; letter < letters; letter++) {
        const uint64_t block = work >> (LETTERS - 1 - letter);
        bench_random random = { (uint32_t)(block * 2654435761u) ^ (word * LETTERS + letter) };
        bench_next(&random);
        bench_next(&random);
        if ((bench_next(&random) >> 8) % 100 >= percents[letter]) return 0;
    }
    return 1;
}

/* Applies what matches so many letters of a word, with the display frame that begins the
 * animation if there is one. */
static double show(search *s, uint32_t word, int letters) {
    jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    size_t count = 0;
    if (s->has_frame) options.animation = &animation;
    for (uint64_t work = 1; work <= WORKS; work++) {
        if (matches(work, word, letters)) s->found[count++] = work;
    }
    const double start = bench_now_ns();
    if (letters > 0) {
        CHECK(s->c.view, jgb_view_apply_filtered_snapshot(s->c.view, s->all, s->found, count,
                                                          &options));
    } else {
        CHECK(s->c.view, jgb_view_apply_snapshot(s->c.view, s->all, &options));
    }
    if (s->has_frame) case_follow(&s->c, s->time_ns);
    const double time = bench_now_ns() - start;
    s->time_ns += 1000000000;
    case_follow(&s->c, s->time_ns);
    return time;
}

static void type(search *s, double *times) {
    for (uint32_t word = 0; word < WORDS; word++) {
        for (int key = 1; key <= 2 * LETTERS; key++) {
            *times++ = show(s, word, key <= LETTERS ? key : 2 * LETTERS - key);
        }
    }
}

static void measure(const char *name, jgb_layout *layout, int has_frame) {
    search s = { { name, NULL, 1000, 0, 0, { 12345 }, 0, 0 }, make_works(), NULL, 0, has_frame };
    double times[KEYS];
    char greatest[64];
    s.found = malloc(WORKS * sizeof *s.found);
    if (!s.found) abort();
    CHECK(NULL, jgb_view_create(NULL, &s.c.view));
    CHECK(s.c.view, jgb_view_set_layout(s.c.view, layout, NULL, 0));
    CHECK(s.c.view, jgb_view_apply_snapshot(s.c.view, s.all, NULL));
    case_follow(&s.c, 0);
    s.c.offset = s.c.content / 3;
    case_follow(&s.c, 0);
    type(&s, times);
    bench_report(name, WORKS, bench_median(times, KEYS) / 1e6, "ms");
    snprintf(greatest, sizeof greatest, "%s_greatest", name);
    bench_report(greatest, WORKS, times[KEYS - 1] / 1e6, "ms");
    jgb_view_destroy(s.c.view);
    jgb_snapshot_destroy(s.all);
    free(s.found);
}

void rows_searches(void) {
    jgb_layout *list = NULL, *waterfall = NULL;
    jgb_list_layout rows = JGB_LIST_LAYOUT_INIT;
    jgb_waterfall_layout lanes = JGB_WATERFALL_LAYOUT_INIT;
    lanes.lanes.count = 4;
    CHECK(NULL, jgb_layout_create_list(&rows, &list));
    CHECK(NULL, jgb_layout_create_waterfall(&lanes, &waterfall));
    measure("snapshot.filter", list, 0);
    measure("snapshot.filter_waterfall", waterfall, 1);
    jgb_layout_destroy(list);
    jgb_layout_destroy(waterfall);
}

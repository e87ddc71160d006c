/* Measures a list of libjogakbo as README.md of this folder says: jogakbo COUNT. list.mjs measures
 * the same of lists of JavaScript, in the same order: what is changed here is changed there. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "../c/bench.h"

enum { VIEWPORT = 800, CHECKED_FRAMES = 100, CHECKED_INSERTIONS = 10 };

/* A list at work: what it shows, and where the next frames and items are. */
typedef struct run {
    uint32_t count;
    const float *heights;
    double total;
    double middle; /* never at the edge of an item */
    jgb_view *view;
    int step;
    bench_random places;
    bench_random inserted; /* heights */
    double offset;         /* of the frame after an insertion */
    double sum;            /* of what was read: is printed, so that nothing is read in vain */
} run;

/* The processor's time of all threads of this process, in nanoseconds. */
static double cpu_ns(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static void create(run *r) {
    const jgb_rect bounds = { 0, 0, 400, VIEWPORT };
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_layout_configuration configuration = JGB_LAYOUT_CONFIGURATION_INIT;
    jgb_list_layout layout = JGB_LIST_LAYOUT_INIT;
    metrics.minimum_line_spacing = 0;
    configuration.section_metrics = &metrics;
    layout.configuration = &configuration;
    r->view = NULL;
    CHECK(NULL, jgb_view_create(NULL, &r->view));
    CHECK(r->view, jgb_view_set_list_layout(r->view, &layout));
    CHECK(r->view, jgb_view_set_bounds(r->view, bounds));
    CHECK(r->view, jgb_view_set_items(r->view, r->count, NULL, r->heights));
    r->step = 0;
    r->places = (bench_random){ 1 };
    r->inserted = (bench_random){ 2 };
    r->offset = r->middle;
}

/* Scrolls, reads index, start and length of each visible item, and adds them and the content's
 * height to the sum. Returns the offset that the frame is for. */
static double show(run *r, double offset) {
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    request.bounds = (jgb_rect){ 0, offset, 400, VIEWPORT };
    request.flags = JGB_REQUEST_COMPLETE;
    CHECK(r->view, jgb_view_display_frame(r->view, &request, &frame));
    double sum = frame.content_size.height;
    for (size_t i = 0; i < frame.element_count; i++) {
        const jgb_layout_attributes *item = &frame.elements[i];
        sum += item->element.index_path.item + item->frame.y + item->frame.height;
    }
    r->sum += sum;
    return frame.content_offset.y;
}

/* ---- What is measured ---- */

static void build(run *r) {
    create(r);
    show(r, 0.5);
    jgb_view_destroy(r->view);
}

static void step(run *r) { show(r, r->middle + 37 * (r->step++ % 10000)); }

static void jump(run *r) {
    show(r, fmod(bench_next(&r->places), r->total - 2 * VIEWPORT) + 0.5);
}

static void insert(run *r) {
    const jgb_index_path first = { 0, 0 };
    const float height = bench_length(&r->inserted);
    jgb_item_content content = JGB_ITEM_CONTENT_INIT;
    content.heights = &height;
    CHECK(r->view, jgb_view_insert_items(r->view, first, 1, &content, NULL));
    r->offset = show(r, r->offset);
}

/* Prints the median of samples, after one that only warms up. A sample is the time of one of `most`
 * calls, or of as many as there are in `limit_ns`. */
static void measure(run *r, const char *name, void (*call)(run *), int most, double limit_ns) {
    double samples[9];
    const int sample_count = sizeof samples / sizeof *samples;
    for (int sample = -1; sample < sample_count; sample++) {
        const double end = bench_now_ns() + limit_ns, begin = cpu_ns();
        int calls = 0;
        do call(r);
        while (++calls < most && bench_now_ns() < end);
        if (sample >= 0) samples[sample] = (cpu_ns() - begin) / calls;
    }
    printf("%s %.1f\n", name, bench_median(samples, sample_count));
}

/* Prints a number that all lists must agree on. */
static void check(run *r) {
    create(r);
    show(r, 0.5);
    for (int k = 0; k < CHECKED_FRAMES; k++) {
        step(r);
        jump(r);
    }
    show(r, r->offset);
    for (int k = 0; k < CHECKED_INSERTIONS; k++) insert(r);
    printf("check %.0f\n", r->sum);
    jgb_view_destroy(r->view);
}

int main(int argument_count, char **arguments) {
    run r = { .count = argument_count == 2 ? (uint32_t)strtoul(arguments[1], NULL, 10) : 0 };
    if (r.count < 1000) {
        fprintf(stderr, "usage: %s COUNT: the number of items, at least 1000\n", arguments[0]);
        return 1;
    }
    bench_random source = { 12345 };
    float *heights = bench_lengths(&source, r.count);
    for (uint32_t i = 0; i < r.count; i++) r.total += heights[i];
    r.heights = heights;
    r.middle = floor(r.total / 2) + 0.5;

    const uint32_t version = jgb_version();
    printf("version %u.%u.%u\n", version / 1000000, version / 1000 % 1000, version % 1000);
    check(&r);
    measure(&r, "build", build, r.count < 1000000 ? (int)(1000000 / r.count) : 1, 1e9);

    const uint64_t before = bench_allocated_bytes();
    create(&r);
    show(&r, 0.5);
    printf("bytes %.2f\n", (double)(bench_allocated_bytes() - before) / r.count);
    measure(&r, "step", step, 20000, 1e9);
    measure(&r, "jump", jump, 20000, 1e9);
    show(&r, r.offset);
    measure(&r, "insert", insert, r.count < 50000 ? (int)(r.count / 50) : 1000, 3e8);
    printf("sum %.0f\n", r.sum);
    jgb_view_destroy(r.view);
    free(heights);
    return 0;
}

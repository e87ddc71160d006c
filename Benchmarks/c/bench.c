#include "bench.h"

#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

void bench_check(const jgb_view *view, jgb_status status, const char *call) {
    if (status == JGB_OK) return;
    fprintf(stderr, "%s: %s: %s\n", call, jgb_status_name(status), jgb_view_last_error(view));
    exit(1);
}

double bench_now_ns(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static int compare(const void *left, const void *right) {
    const double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

double bench_median(double *values, size_t count) {
    qsort(values, count, sizeof *values, compare);
    return values[count / 2];
}

void bench_report(const char *name, double n, double value, const char *unit) {
    printf("%s %.0f %.6g %s\n", name, n, value, unit);
    fflush(stdout);
}

/* ---- What is allocated: these take the place of the C library's, for the library too ---- */

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static uint64_t allocation_count;

void *malloc(size_t size) {
    allocation_count++;
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    allocation_count++;
    return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
    allocation_count++;
    return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    allocation_count++;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    allocation_count++;
    *memory = __libc_memalign(alignment, size);
    return *memory ? 0 : 12;
}

uint64_t bench_allocation_count(void) { return allocation_count; }

uint64_t bench_allocated_bytes(void) {
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

/* ---- Input ---- */

uint32_t bench_next(bench_random *random) {
    random->state = random->state * 1664525u + 1013904223u;
    return random->state;
}

float bench_length(bench_random *random) { return (float)(40 + (bench_next(random) >> 8) % 201); }

float *bench_lengths(bench_random *random, size_t count) {
    float *lengths = malloc(count * sizeof *lengths);
    if (!lengths) abort();
    for (size_t i = 0; i < count; i++) lengths[i] = bench_length(random);
    return lengths;
}

/* Measuring: a clock, medians, and counts of what is allocated. */
#ifndef BENCH_H
#define BENCH_H

#include <stddef.h>
#include <stdint.h>

#include "jogakbo.h"

/* Ends the program with the view's message unless the call succeeded. */
#define CHECK(view, call) bench_check((view), (call), #call)
void bench_check(const jgb_view *view, jgb_status status, const char *call);

double bench_now_ns(void);
/* Sorts the values; returns the one in the middle. */
double bench_median(double *values, size_t count);
/* Prints a row: name, n, value, unit. */
void bench_report(const char *name, double n, double value, const char *unit);

/* How often memory was asked for since the program began, and how much is held. */
uint64_t bench_allocation_count(void);
uint64_t bench_allocated_bytes(void);

/* The lengths 40 to 240 that all figures here are of: a linear congruential generator. */
typedef struct bench_random { uint32_t state; } bench_random;
uint32_t bench_next(bench_random *random);
float bench_length(bench_random *random);
/* `count` lengths in memory of their own. */
float *bench_lengths(bench_random *random, size_t count);

#endif

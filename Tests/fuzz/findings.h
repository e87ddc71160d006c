/*
 * What is wrong. A finding ends the process, so that libFuzzer keeps the input; where FUZZ_FINDINGS
 * names a folder, the input is put there instead, once for each sort of finding, and the fuzzer
 * goes on. FUZZ_SLACK says how many times longer all may take: code that is instrumented, on a
 * machine that is shared.
 */
#ifndef FUZZ_FINDINGS_H
#define FUZZ_FINDINGS_H

#include <stddef.h>
#include <stdint.h>

/* The input is what is kept. */
void begin_findings(const uint8_t *input, size_t size);

void add_finding(const char *place, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Counts a call or a request. In the end it is told how many there were, and which were never
 * accepted. */
void count_call(const char *name, int is_accepted);

uint64_t findings_slack(void);

/* The bytes that the allocator has given out, and the processor time of the thread. */
size_t fuzz_allocated_bytes(void);
uint64_t fuzz_cpu_ns(void);

#endif

/*
 * wire_bench.h - processes, pinning and round trips for the wire's benchmark.
 *
 * Functions return 0 or a result, or a negative errno.
 */
#ifndef WIRE_BENCH_H
#define WIRE_BENCH_H

#include <stddef.h>
#include <stdint.h>

/* Lets this thread run on one processor only. */
int wire_bench_pin(int processor);

/* Starts a program on one processor; its process id. */
int wire_bench_spawn(char *const *words, int processor);

/*
 * Starts what the server is measured by: one that does nothing but wait in epoll_wait, read
 * once, and write at once `reply_bytes` for every `request_bytes` read.
 */
int wire_bench_spawn_echo(const char *path, size_t request_bytes, size_t reply_bytes,
                          int processor);

/* Ends a process by SIGTERM and waits for it. */
void wire_bench_end(int process);

uint64_t wire_bench_now_ns(void);

/*
 * Sends a request and receives one message into `reply`, its prefix included: the
 * message's length. Both servers are called through this.
 */
int64_t wire_bench_exchange(int descriptor, const uint8_t *request, size_t request_bytes,
                            uint8_t *reply, size_t reply_capacity);

/* Sends all bytes. */
int64_t wire_bench_send(int descriptor, const uint8_t *bytes, size_t count);

/* Receives what has arrived, and waits for something if nothing has: the number of bytes. */
int64_t wire_bench_receive(int descriptor, uint8_t *room, size_t capacity);

/* The resident memory of a process, in bytes. */
int64_t wire_bench_resident_bytes(int process);

#endif

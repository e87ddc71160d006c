/* schedule.h - waiting for sockets until a moment that is not missed by much. */
#ifndef CSOCKETS_SCHEDULE_H
#define CSOCKETS_SCHEDULE_H

#include <poll.h>
#include <stddef.h>
#include <stdint.h>

/* Lets this thread's waits end when they are due, not up to 50 us later. */
void schedule_be_punctual(void);

/* Lets the system run other threads before this one. */
void schedule_yield_to_others(void);

/*
 * Like poll, but with nanoseconds: waits until an entry is ready, and no longer
 * than `timeout_ns`. Returns how many are ready; 0 also after a signal; or a
 * negative errno.
 */
int schedule_poll(struct pollfd *entries, size_t count, int64_t timeout_ns);

#endif

#define _GNU_SOURCE
#include "schedule.h"

#include <errno.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/resource.h>
#endif

void schedule_be_punctual(void)
{
#ifdef __linux__
    prctl(PR_SET_TIMERSLACK, 1UL, 0UL, 0UL, 0UL);
#endif
}

void schedule_yield_to_others(void)
{
#ifdef __linux__
    /* The niceness of a thread, not of the process: 0 is the calling thread. */
    setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + 10);
#endif
}

int schedule_poll(struct pollfd *entries, size_t count, int64_t timeout_ns)
{
    int ready;

    if (timeout_ns < 0)
        timeout_ns = 0;
#ifdef __linux__
    struct timespec timeout = {timeout_ns / 1000000000, timeout_ns % 1000000000};
    ready = ppoll(entries, count, &timeout, NULL);
#else
    ready = poll(entries, (nfds_t)count, (int)((timeout_ns + 999999) / 1000000));
#endif
    if (ready >= 0)
        return ready;
    return errno == EINTR ? 0 : -errno;
}

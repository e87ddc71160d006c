#define _GNU_SOURCE
#include "signals.h"

#include <pthread.h>
#include <signal.h>

static sigset_t termination(void)
{
    sigset_t set;

    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGINT);
    return set;
}

void signals_block_termination(void)
{
    sigset_t set = termination();

    pthread_sigmask(SIG_BLOCK, &set, NULL);
}

int signals_wait_for_termination(void)
{
    sigset_t set = termination();
    int signal;

    while (sigwait(&set, &signal) != 0)
        ;
    return signal;
}

void signals_block_all(void)
{
    sigset_t set;

    sigfillset(&set);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
}

#define _GNU_SOURCE
#include "signals.h"

#include <pthread.h>
#include <signal.h>

static sigset_t control(void)
{
    sigset_t set;

    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGHUP);
    return set;
}

void signals_block_control(void)
{
    sigset_t set = control();

    signal(SIGPIPE, SIG_IGN);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
}

int signals_wait_for_control(void)
{
    sigset_t set = control();
    int signal;

    while (sigwait(&set, &signal) != 0)
        ;
    return signal;
}

int signals_is_reload(int signal)
{
    return signal == SIGHUP;
}

void signals_block_all(void)
{
    sigset_t set;

    sigfillset(&set);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
}

#define _GNU_SOURCE
#include "wire_bench.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

enum { EVENTS = 64, DESCRIPTORS = 4096 };

static uint8_t input[1 << 16];
static uint8_t replies[1 << 16];
/* The bytes of each client that are no whole request yet. */
static size_t received[DESCRIPTORS];

static void adopt(int poll, int listener)
{
    struct epoll_event event = {.events = EPOLLIN};
    int descriptor = accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);

    if (descriptor < 0 || descriptor >= DESCRIPTORS)
        _exit(1);
    received[descriptor] = 0;
    event.data.fd = descriptor;
    epoll_ctl(poll, EPOLL_CTL_ADD, descriptor, &event);
}

/* Reads once and writes all replies at once, as many as fit. */
static void answer(int descriptor, size_t request_bytes, size_t reply_bytes)
{
    ssize_t count = read(descriptor, input, sizeof input);
    size_t most = sizeof replies / reply_bytes;
    size_t requests;

    if (count <= 0) {
        close(descriptor);
        return;
    }
    received[descriptor] += (size_t)count;
    requests = received[descriptor] / request_bytes;
    received[descriptor] %= request_bytes;
    while (requests > 0) {
        size_t batch = requests < most ? requests : most;
        size_t bytes = batch * reply_bytes;

        if (write(descriptor, replies, bytes) != (ssize_t)bytes)
            _exit(1);
        requests -= batch;
    }
}

/* Answers clients until the process is ended. */
static void serve(int listener, size_t request_bytes, size_t reply_bytes)
{
    struct epoll_event events[EVENTS] = {{.events = EPOLLIN, .data.fd = listener}};
    int poll = epoll_create1(EPOLL_CLOEXEC);
    int count;

    for (size_t start = 0; start + reply_bytes <= sizeof replies; start += reply_bytes) {
        replies[start + 1] = (uint8_t)((reply_bytes - 5) >> 24);
        replies[start + 2] = (uint8_t)((reply_bytes - 5) >> 16);
        replies[start + 3] = (uint8_t)((reply_bytes - 5) >> 8);
        replies[start + 4] = (uint8_t)(reply_bytes - 5);
    }
    epoll_ctl(poll, EPOLL_CTL_ADD, listener, events);
    while ((count = epoll_wait(poll, events, EVENTS, -1)) > 0)
        for (int index = 0; index < count; index++)
            if (events[index].data.fd == listener)
                adopt(poll, listener);
            else
                answer(events[index].data.fd, request_bytes, reply_bytes);
}

int wire_bench_spawn_echo(const char *path, size_t request_bytes, size_t reply_bytes,
                          int processor)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    pid_t process;

    if (listener < 0)
        return -errno;
    strncpy(address.sun_path, path, sizeof address.sun_path - 1);
    if (bind(listener, (struct sockaddr *)&address, sizeof address) != 0
        || listen(listener, 64) != 0)
        return -errno;
    process = fork();
    if (process == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        wire_bench_pin(processor);
        serve(listener, request_bytes, reply_bytes);
        _exit(0);
    }
    close(listener);
    return process < 0 ? -errno : process;
}

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

/* Answers one client after another until the process is ended. */
static void serve(int listener, size_t request_bytes, size_t reply_bytes)
{
    static uint8_t input[1 << 16];
    static uint8_t reply[1 << 16];
    struct epoll_event event = {.events = EPOLLIN};
    int poll = epoll_create1(EPOLL_CLOEXEC);
    size_t received = 0;

    reply[1] = (uint8_t)((reply_bytes - 5) >> 24);
    reply[2] = (uint8_t)((reply_bytes - 5) >> 16);
    reply[3] = (uint8_t)((reply_bytes - 5) >> 8);
    reply[4] = (uint8_t)(reply_bytes - 5);
    event.data.fd = listener;
    epoll_ctl(poll, EPOLL_CTL_ADD, listener, &event);
    while (epoll_wait(poll, &event, 1, -1) == 1) {
        int descriptor = event.data.fd;
        ssize_t count;
        if (descriptor == listener) {
            event.events = EPOLLIN;
            event.data.fd = accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
            epoll_ctl(poll, EPOLL_CTL_ADD, event.data.fd, &event);
            received = 0;
            continue;
        }
        count = read(descriptor, input, sizeof input);
        if (count <= 0) {
            close(descriptor);
            continue;
        }
        for (received += (size_t)count; received >= request_bytes; received -= request_bytes)
            if (write(descriptor, reply, reply_bytes) != (ssize_t)reply_bytes)
                _exit(1);
    }
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
        || listen(listener, 8) != 0)
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

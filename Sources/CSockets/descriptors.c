#define _GNU_SOURCE
#include "descriptors.h"

#include <errno.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0 /* macOS: the socket itself was told */
#endif

void sockets_close(int descriptor) {
    close(descriptor);
}

int64_t sockets_send_now(int descriptor, const void *bytes, size_t count) {
    ssize_t sent;
    do
        sent = send(descriptor, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    return sent < 0 ? -errno : sent;
}

int64_t sockets_receive_now(int descriptor, void *bytes, size_t count) {
    ssize_t received;
    do
        received = recv(descriptor, bytes, count, MSG_DONTWAIT);
    while (received < 0 && errno == EINTR);
    return received < 0 ? -errno : received;
}

int64_t descriptors_write_now(int descriptor, const void *bytes, size_t count) {
    int64_t written = sockets_send_now(descriptor, bytes, count);
    struct pollfd room = {descriptor, POLLOUT, 0};
    if (written != -ENOTSOCK) return written;
    /* A pipe is ready to write when it takes PIPE_BUF bytes. */
    if (poll(&room, 1, 0) != 1 || (room.revents & POLLOUT) == 0) return -EAGAIN;
    do
        written = write(descriptor, bytes, count);
    while (written < 0 && errno == EINTR);
    return written < 0 ? -errno : written;
}

int sockets_wait(int descriptor) {
    struct pollfd poll_descriptor = {descriptor, POLLIN | POLLOUT, 0};
    int count;
    do
        count = poll(&poll_descriptor, 1, -1);
    while (count < 0 && errno == EINTR);
    if (count < 0) return -errno;
    int is_receivable = (poll_descriptor.revents & ~POLLOUT) != 0;
    int is_sendable = (poll_descriptor.revents & POLLOUT) != 0;
    return is_receivable | is_sendable << 1;
}

int sockets_is_not_now(int64_t error) {
    return error == -EAGAIN || error == -EWOULDBLOCK;
}

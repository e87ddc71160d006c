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

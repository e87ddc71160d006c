#define _GNU_SOURCE
#include "sockets.h"

#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

/* The one address that `host` spells, without asking anybody for names. */
static int resolve(const char *host, uint16_t port, struct addrinfo **out_address)
{
    struct addrinfo hints = {0};
    char service[8];

    hints.ai_family = AF_UNSPEC;
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV;
    snprintf(service, sizeof service, "%u", port);
    return getaddrinfo(host, service, &hints, out_address) == 0 ? 0 : -EINVAL;
}

static uint16_t bound_port(int descriptor)
{
    struct sockaddr_storage address = {0};
    socklen_t length = sizeof address;

    if (getsockname(descriptor, (struct sockaddr *)&address, &length) != 0)
        return 0;
    if (address.ss_family == AF_INET6)
        return ntohs(((struct sockaddr_in6 *)&address)->sin6_port);
    return ntohs(((struct sockaddr_in *)&address)->sin_port);
}

int sockets_listen_tcp(const char *host, uint16_t port, int backlog, uint16_t *out_port)
{
    struct addrinfo *address;
    int one = 1;
    int descriptor;
    int status = resolve(host, port, &address);

    if (status != 0)
        return status;
    descriptor = socket(address->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (descriptor < 0
        || setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one) != 0
        || bind(descriptor, address->ai_addr, address->ai_addrlen) != 0
        || listen(descriptor, backlog) != 0) {
        status = -errno;
        if (descriptor >= 0)
            close(descriptor);
        descriptor = status;
    } else {
        *out_port = bound_port(descriptor);
    }
    freeaddrinfo(address);
    return descriptor;
}

static int is_local(const struct sockaddr *address)
{
    if (address->sa_family == AF_INET6)
        return IN6_IS_ADDR_LOOPBACK(&((const struct sockaddr_in6 *)address)->sin6_addr);
    if (address->sa_family == AF_INET)
        return ntohl(((const struct sockaddr_in *)address)->sin_addr.s_addr) >> 24 == 127;
    return address->sa_family == AF_UNIX;
}

int sockets_is_loopback(const char *host)
{
    struct addrinfo *address;
    int answer = resolve(host, 0, &address);

    if (answer == 0) {
        answer = is_local(address->ai_addr);
        freeaddrinfo(address);
    }
    return answer;
}

int sockets_listens_locally(int descriptor)
{
    struct sockaddr_storage address = {0};
    socklen_t length = sizeof address;

    return getsockname(descriptor, (struct sockaddr *)&address, &length) == 0
        && is_local((struct sockaddr *)&address);
}

int sockets_connect_tcp(const char *host, uint16_t port)
{
    struct addrinfo *address;
    int descriptor;
    int status = resolve(host, port, &address);

    if (status != 0)
        return status;
    descriptor = socket(address->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (descriptor < 0
        || connect(descriptor, address->ai_addr, address->ai_addrlen) != 0
        || sockets_set_no_delay(descriptor) != 0) {
        status = -errno;
        if (descriptor >= 0)
            close(descriptor);
        descriptor = status;
    }
    freeaddrinfo(address);
    return descriptor;
}

int sockets_accept(int listener)
{
    int descriptor;

    do
        descriptor = accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
    while (descriptor < 0 && errno == EINTR);
    return descriptor < 0 ? -errno : descriptor;
}

int sockets_set_no_delay(int descriptor)
{
    int one = 1;

    return setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one) == 0 ? 0 : -errno;
}

int sockets_is_unix(int descriptor)
{
    int domain = 0;
    socklen_t length = sizeof domain;

    return getsockopt(descriptor, SOL_SOCKET, SO_DOMAIN, &domain, &length) == 0
        && domain == AF_UNIX;
}

int sockets_peer_uid(int descriptor, uint32_t *out_uid)
{
    struct ucred credentials;
    socklen_t length = sizeof credentials;

    if (getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &length) != 0)
        return -errno;
    *out_uid = credentials.uid;
    return 0;
}

int sockets_peer_address(int descriptor, uint8_t *out_bytes)
{
    struct sockaddr_storage address = {0};
    socklen_t length = sizeof address;
    const struct sockaddr_in *v4 = (const struct sockaddr_in *)&address;
    const struct in6_addr *v6 = &((const struct sockaddr_in6 *)&address)->sin6_addr;

    memset(out_bytes, 0, SOCKETS_ADDRESS_BYTES);
    if (getpeername(descriptor, (struct sockaddr *)&address, &length) != 0)
        return 0;
    if (address.ss_family == AF_INET)
        memcpy(out_bytes + 12, &v4->sin_addr, 4);
    else if (address.ss_family != AF_INET6)
        return 0;
    else if (IN6_IS_ADDR_V4MAPPED(v6))
        memcpy(out_bytes + 12, v6->s6_addr + 12, 4);
    else
        memcpy(out_bytes, v6->s6_addr, 8);
    return 1;
}

int sockets_peer_is_in_group(int descriptor, uint32_t gid)
{
    struct ucred credentials;
    gid_t *groups = NULL;
    socklen_t length = sizeof credentials;
    int is_in_group = 0;
    size_t i;

    if (getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &length) == 0
        && credentials.gid == gid)
        return 1;
    /* The first call says how long the list is. */
    length = 0;
    getsockopt(descriptor, SOL_SOCKET, SO_PEERGROUPS, NULL, &length);
    groups = malloc(length > 0 ? length : 1);
    if (groups != NULL
        && getsockopt(descriptor, SOL_SOCKET, SO_PEERGROUPS, groups, &length) == 0)
        for (i = 0; i < length / sizeof *groups; i++)
            is_in_group |= groups[i] == gid;
    free(groups);
    return is_in_group;
}

int sockets_is_hung_up(int descriptor)
{
    struct pollfd entry = {descriptor, 0, 0};

    return poll(&entry, 1, 0) == 1 && (entry.revents & (POLLHUP | POLLERR)) != 0;
}

int64_t sockets_send(int descriptor, const void *bytes, size_t count)
{
    ssize_t sent;

    do
        sent = send(descriptor, bytes, count, MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    return sent < 0 ? -errno : sent;
}

int64_t sockets_receive(int descriptor, void *bytes, size_t count)
{
    ssize_t received;

    do
        received = recv(descriptor, bytes, count, 0);
    while (received < 0 && errno == EINTR);
    return received < 0 ? -errno : received;
}

void sockets_finish(int descriptor)
{
    shutdown(descriptor, SHUT_WR);
}

int sockets_make_pipe(int *out_ends)
{
    return pipe2(out_ends, O_CLOEXEC | O_NONBLOCK) == 0 ? 0 : -errno;
}

int sockets_open_reserve(void)
{
    int descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC);

    return descriptor < 0 ? -errno : descriptor;
}

void sockets_raise_limit(void)
{
    struct rlimit limit;

    if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
}

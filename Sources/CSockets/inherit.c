#define _GNU_SOURCE
#include "sockets.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

/* The whole positive number in `text`, or -1. */
static long number(const char *text)
{
    char *end;
    long value;

    if (text == NULL || *text < '0' || *text > '9')
        return -1;
    errno = 0;
    value = strtol(text, &end, 10);
    return errno == 0 && *end == '\0' && value <= INT_MAX ? value : -1;
}

static int adopt(int descriptor)
{
    int type = 0;
    int listens = 0;
    socklen_t length = sizeof type;
    int flags = fcntl(descriptor, F_GETFL);

    if (flags < 0
        || getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &type, &length) != 0
        || getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &length) != 0
        || type != SOCK_STREAM || !listens
        || fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) != 0
        || fcntl(descriptor, F_SETFD, FD_CLOEXEC) != 0)
        return -EINVAL;
    return 0;
}

int sockets_inherit(void)
{
    long process = number(getenv("LISTEN_PID"));
    long count = number(getenv("LISTEN_FDS"));
    long i;

    unsetenv("LISTEN_PID");
    unsetenv("LISTEN_FDS");
    unsetenv("LISTEN_FDNAMES");
    if (process != getpid() || count <= 0)
        return 0;
    if (count > INT_MAX - SOCKETS_INHERITED_FIRST)
        return -EINVAL;
    for (i = 0; i < count; i++)
        if (adopt(SOCKETS_INHERITED_FIRST + (int)i) != 0)
            return -EINVAL;
    return (int)count;
}

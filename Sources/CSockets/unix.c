#define _GNU_SOURCE
#include "sockets.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

static int set_path(struct sockaddr_un *address, const char *path)
{
    size_t length = strlen(path);

    if (length == 0)
        return -EINVAL;
    if (length >= sizeof address->sun_path)
        return -ENAMETOOLONG;
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    memcpy(address->sun_path, path, length);
    return 0;
}

static int connect_to(const struct sockaddr_un *address, int flags)
{
    int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | flags, 0);
    int status;

    if (descriptor < 0)
        return -errno;
    if (connect(descriptor, (const struct sockaddr *)address, sizeof *address) == 0)
        return descriptor;
    status = -errno;
    close(descriptor);
    return status;
}

int sockets_connect_unix(const char *path)
{
    struct sockaddr_un address;
    int status = set_path(&address, path);

    return status != 0 ? status : connect_to(&address, 0);
}

/*
 * Two servers that start at once must not each take the other's new socket for a
 * stale one, so the directory is locked from the look to the listening. Others may
 * hold such a lock in a shared directory: it is waited for one second at most.
 */
static int lock_directory(const char *path)
{
    char directory[sizeof ((struct sockaddr_un *)0)->sun_path] = ".";
    const char *slash = strrchr(path, '/');
    const struct timespec pause = {0, 20 * 1000 * 1000};
    int descriptor;
    int tries;

    if (slash != NULL) {
        size_t length = slash == path ? 1 : (size_t)(slash - path);
        memcpy(directory, path, length);
        directory[length] = '\0';
    }
    descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return -errno;
    for (tries = 0; tries < 50; tries++) {
        if (flock(descriptor, LOCK_EX | LOCK_NB) == 0)
            return descriptor;
        nanosleep(&pause, NULL);
    }
    close(descriptor);
    return -EBUSY;
}

/* Removes what a server that is gone has left at `path`. */
static int remove_stale(const struct sockaddr_un *address, const char *path)
{
    struct stat found;
    int probe;

    if (lstat(path, &found) != 0)
        return errno == ENOENT ? 0 : -errno;
    if (S_ISLNK(found.st_mode))
        return -ELOOP;
    if (!S_ISSOCK(found.st_mode))
        return -EEXIST;
    probe = connect_to(address, SOCK_NONBLOCK);
    if (probe >= 0)
        close(probe);
    if (probe != -ECONNREFUSED)
        return -EADDRINUSE; /* -EAGAIN: so busy that its backlog is full */
    return unlink(path) == 0 ? 0 : -errno;
}

/*
 * The file gets its mode between bind() and listen(): bind() would take the bits of the
 * umask away, and nobody can connect before listen().
 */
static int listen_with_mode(int descriptor, const char *path, int backlog, unsigned mode,
                            sockets_file *out_file)
{
    struct stat made;

    if (lstat(path, &made) != 0 || chmod(path, mode) != 0 || listen(descriptor, backlog) != 0)
        return -errno;
    out_file->device = made.st_dev;
    out_file->inode = made.st_ino;
    return 0;
}

static int bind_and_listen(const struct sockaddr_un *address, int backlog, unsigned mode,
                           sockets_file *out_file)
{
    int status = 0;
    int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);

    if (descriptor < 0)
        return -errno;
    if (bind(descriptor, (const struct sockaddr *)address, sizeof *address) != 0) {
        status = -errno;
    } else {
        status = listen_with_mode(descriptor, address->sun_path, backlog, mode, out_file);
        if (status != 0)
            unlink(address->sun_path);
    }
    if (status == 0)
        return descriptor;
    close(descriptor);
    return status;
}

int sockets_listen_unix(const char *path, int backlog, unsigned mode, sockets_file *out_file)
{
    struct sockaddr_un address;
    int lock;
    int status = set_path(&address, path);

    if (status != 0)
        return status;
    lock = lock_directory(path);
    if (lock < 0)
        return lock;
    status = remove_stale(&address, path);
    if (status == 0)
        status = bind_and_listen(&address, backlog, mode, out_file);
    close(lock);
    return status;
}

void sockets_remove_unix(const char *path, sockets_file file)
{
    struct stat found;

    if (lstat(path, &found) == 0 && S_ISSOCK(found.st_mode)
        && found.st_dev == file.device && found.st_ino == file.inode)
        unlink(path);
}

/*
 * sockets.h - stream sockets, as far as Swift's Glibc hides them.
 *
 * Functions return a descriptor or 0, or a negative errno. Descriptors are
 * closed on exec; listening and accepted ones do not block, connecting ones do.
 */
#ifndef CSOCKETS_SOCKETS_H
#define CSOCKETS_SOCKETS_H

#include "options.h"
#include "schedule.h"
#include "signals.h"

#include <stddef.h>
#include <stdint.h>

/* Which file a Unix socket is, to remove that one and no other. */
typedef struct sockets_file {
    uint64_t device;
    uint64_t inode;
} sockets_file;

/*
 * Listens at `path`, a file with `mode`: 0600 lets only this user connect. A socket
 * that nobody listens on is replaced. -EADDRINUSE: somebody does; -ELOOP: the
 * path is a symbolic link; -EEXIST: it is something else than a socket.
 */
int sockets_listen_unix(const char *path, int backlog, unsigned mode, sockets_file *out_file);

/* Removes the socket at `path` if it is still that file. */
void sockets_remove_unix(const char *path, sockets_file file);

/* `host` is a numeric IPv4 or IPv6 address; port 0 takes a free one. */
int sockets_listen_tcp(const char *host, uint16_t port, int backlog, uint16_t *out_port);

/* 1 for a loopback address, 0 for another, -EINVAL for no address. */
int sockets_is_loopback(const char *host);

int sockets_connect_unix(const char *path);
int sockets_connect_tcp(const char *host, uint16_t port); /* without delay */

int sockets_accept(int listener);
int sockets_set_no_delay(int descriptor);

/* 1 for a socket that only this machine can connect to: Unix or loopback. */
int sockets_listens_locally(int descriptor);

/* 1 for a Unix socket, 0 for another. */
int sockets_is_unix(int descriptor);
int sockets_peer_uid(int descriptor, uint32_t *out_uid); /* of a Unix socket */
/*
 * The address of the other side, without its port; of IPv6 the half that a provider
 * gives to one customer. 0 for a Unix socket, which has none.
 */
enum { SOCKETS_ADDRESS_BYTES = 16 };
int sockets_peer_address(int descriptor, uint8_t *out_bytes);
/* Returns 1 if the user at the other side of a Unix socket is in the group; else 0. */
int sockets_peer_is_in_group(int descriptor, uint32_t gid);
int sockets_is_hung_up(int descriptor); /* the other side neither sends nor takes any more */

/* Sends without raising SIGPIPE; the number of bytes. */
int64_t sockets_send(int descriptor, const void *bytes, size_t count);
int64_t sockets_receive(int descriptor, void *bytes, size_t count);

/* Tells the other side that nothing more will come; reading goes on. */
void sockets_finish(int descriptor);

/*
 * The listening sockets that systemd has handed over: their number, descriptors
 * from SOCKETS_INHERITED_FIRST on. 0 unless LISTEN_PID names this process. The
 * variables are unset. -EINVAL: one of them is no listening stream socket.
 */
int sockets_inherit(void);
enum { SOCKETS_INHERITED_FIRST = 3 };

/* A pipe that does not block: its reading end, then its writing end. */
int sockets_make_pipe(int *out_ends);

/* A descriptor to give up when there are none left. */
int sockets_open_reserve(void);

/* Allows as many descriptors as the system lets this process have. */
void sockets_raise_limit(void);

#endif

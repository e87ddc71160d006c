/*
 * descriptors.h - a descriptor that blocks, used now and then without waiting.
 *
 * Functions return a count or 0, or a negative errno.
 */
#ifndef CSOCKETS_DESCRIPTORS_H
#define CSOCKETS_DESCRIPTORS_H

#include <stddef.h>
#include <stdint.h>

void sockets_close(int descriptor);

/* The same as sockets_send and sockets_receive, but -EAGAIN instead of waiting. */
int64_t sockets_send_now(int descriptor, const void *bytes, size_t count);
int64_t sockets_receive_now(int descriptor, void *bytes, size_t count);

/* Waits until bytes may be sent (bit 1) or received (bit 0): which of them. */
int sockets_wait(int descriptor);

/*
 * Writes a line of at most PIPE_BUF bytes to a file, a pipe, a terminal or a
 * socket, as a whole: -EAGAIN if there is no room for the line now.
 */
int64_t descriptors_write_now(int descriptor, const void *bytes, size_t count);

/* Whether an error of the functions above only says: not now. */
int sockets_is_not_now(int64_t error);

#endif

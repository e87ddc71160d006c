/* signals.h - waiting for the signals that a server takes. */
#ifndef CSOCKETS_SIGNALS_H
#define CSOCKETS_SIGNALS_H

/* Blocks SIGTERM, SIGINT and SIGHUP in this thread and those it starts, and ignores
 * SIGPIPE in the process. */
void signals_block_control(void);

/* Waits for one of the blocked signals and returns it. */
int signals_wait_for_control(void);

/* Returns 1 for a signal that asks to read files anew, not to end; else 0. */
int signals_is_reload(int signal);

/* Blocks every signal in this thread: writing to a closed socket then fails with
 * EPIPE and no more, and signals go to a thread that waits for them. */
void signals_block_all(void);

#endif

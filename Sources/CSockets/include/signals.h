/* signals.h - waiting for the signals that end a server. */
#ifndef CSOCKETS_SIGNALS_H
#define CSOCKETS_SIGNALS_H

/* Blocks SIGTERM and SIGINT in this thread and those it starts. */
void signals_block_termination(void);

/* Waits for one of them and returns it. */
int signals_wait_for_termination(void);

/* Blocks every signal in this thread: writing to a closed socket then fails with
 * EPIPE and no more, and signals go to a thread that waits for them. */
void signals_block_all(void);

#endif

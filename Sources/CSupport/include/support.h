/* The parts of the C interface that C itself tells best. */
#ifndef JOGAKBO_SUPPORT_H
#define JOGAKBO_SUPPORT_H

#include <stddef.h>

/* Keeps the message that jgb_last_error() gives this thread: UTF-8, cut at 255 bytes. */
void jogakbo_set_thread_message(const unsigned char *bytes, size_t count);

#endif

/* Errors of calls that have no handle which could tell them: each thread has its own last one. */
#include "support.h"

#include <jogakbo.h>
#include <string.h>

enum { BYTES_MAX = 255 };

static _Thread_local char message[BYTES_MAX + 1];

void jogakbo_set_thread_message(const unsigned char *bytes, size_t count)
{
    if (count > BYTES_MAX)
        count = BYTES_MAX;
    memcpy(message, bytes, count);
    message[count] = '\0';
}

const char *jgb_last_error(void)
{
    return message;
}

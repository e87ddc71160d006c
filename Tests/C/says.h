/* Checks of the whole words of refusals. */
#ifndef SAYS_H
#define SAYS_H

#include "parts.h"

/* Passes when a call is refused with these words. */
static void says(const char *file, int line, const char *expected, const char *text,
                 jgb_status status)
{
    if (status != JGB_OK && strcmp(text, expected) == 0)
        return;
    check_failures++;
    fprintf(stderr, "%s:%d: \"%s\" is not \"%s\"\n", file, line, text, expected);
}

/* The call goes first: its words are read behind it. */
#define SAYS_OF(text, expected, call) \
    do { \
        jgb_status got = (call); \
        says(__FILE__, __LINE__, expected, text, got); \
    } while (0)
#define SAYS(expected, call) SAYS_OF(jgb_view_last_error(view), expected, call)
#define SAYS_THREAD(expected, call) SAYS_OF(jgb_last_error(), expected, call)

static const jgb_index_path zero = {0, 0};
static const jgb_point origin = {0, 0};

#endif

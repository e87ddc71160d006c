/*
 * options.h - getopt_long, one option a call.
 *
 * Swift's Glibc has neither getopt_long nor a safe way to read its global
 * variables. One thread at a time.
 */
#ifndef CSOCKETS_OPTIONS_H
#define CSOCKETS_OPTIONS_H

#include <getopt.h>

enum {
    OPTIONS_END = -1,          /* only operands are left                  */
    OPTIONS_UNKNOWN = '?',     /* no such option, or a value it has not   */
    OPTIONS_MISSING_VALUE = ':' /* an option's value is missing           */
};

/* Forgets where an earlier scan was. */
void options_begin(void);

/*
 * Returns the next option's `val`, or one of the above. `letters` must begin
 * with a colon. `*out_value` is the option's value or NULL; for what is wrong
 * it is the word that is. Operands are moved to the end of `words`.
 */
int options_next(int count, char *const *words, const char *letters,
                 const struct option *options, const char **out_value);

/* The index of the first operand, once OPTIONS_END was returned. */
int options_first_operand(void);

#endif

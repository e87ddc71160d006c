#include "options.h"

#include <stddef.h>

void options_begin(void)
{
    optind = 0; /* glibc: 0 starts anew, operands moved before included */
    opterr = 0; /* the caller words its own messages */
}

int options_next(int count, char *const *words, const char *letters,
                 const struct option *options, const char **out_value)
{
    int word = optind > 0 ? optind : 1;
    int option = getopt_long(count, words, letters, options, NULL);

    *out_value = optarg;
    if (option == OPTIONS_UNKNOWN || option == OPTIONS_MISSING_VALUE) {
        /* After a cluster of letters optind still points at it. */
        int wrong = optind > word ? optind - 1 : word;
        *out_value = wrong < count ? words[wrong] : NULL;
    }
    return option;
}

int options_first_operand(void)
{
    return optind;
}

/*
 * A row of `make cliffs`: an operation of the header, the worst data for it, and how fast its
 * instructions may grow as that data grows.
 */
#ifndef CLIFF_H
#define CLIFF_H

#include "stage.h"

/* The growth that is allowed to the instructions of an operation while its data grows by ten. */
typedef enum growth {
    GROWTH_CONSTANT,  /* as a logarithm, or not at all */
    GROWTH_ROOT,      /* as its square root            */
    GROWTH_LINEAR,    /* as the data                   */
    GROWTH_N_LOG_N
} growth;

typedef struct cliff {
    /* The function of the header, a slash, and what the data is. */
    const char *name;
    /* Makes the data, for `count` of the stage. Not counted. */
    void (*prepare)(stage *s);
    /* Calls the function, and shows what comes of it. Counted. */
    void (*perform)(stage *s);
    growth growth;
    /* The data to which the instructions are proportional; NULL: none. */
    const char *reason;
} cliff;

typedef struct cliff_table {
    const cliff *rows;
    size_t count;
} cliff_table;

#define CLIFF_TABLE(rows) { rows, sizeof rows / sizeof *rows }

#endif

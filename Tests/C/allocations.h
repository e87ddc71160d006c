/* Counts how often the library asks for memory. A program includes this once. */
#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stddef.h>

static unsigned allocations;

#ifdef __cplusplus
#define C_FUNCTION extern "C"
#define THROWS_NOTHING throw()
#else
#define C_FUNCTION
#define THROWS_NOTHING
#endif

C_FUNCTION void *memalign(size_t alignment, size_t size) THROWS_NOTHING;
C_FUNCTION void *malloc(size_t size) THROWS_NOTHING;

/* The library allocates by this function; the program's comes first. */
C_FUNCTION void *malloc(size_t size) THROWS_NOTHING
{
    allocations++;
    return memalign(16, size);
}

#endif

/* Counts how often the library asks for memory. A program includes this once. */
#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include "allocator.h"

static unsigned allocations;

C_FUNCTION void *malloc(size_t size) THROWS_NOTHING
{
    allocations++;
    return memalign(16, size);
}

#endif

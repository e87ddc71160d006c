#include "arena.h"

#include <string.h>

/* Ten thousand bytes of a hostile message take 680,000 here. */
static uint8_t arena[8 << 20];
static size_t used;

void *fuzz_take(size_t size)
{
    const size_t rounded = (size + 15) & ~(size_t)15;
    void *memory = arena + used;

    if (rounded < size || rounded > sizeof arena - used)
        return NULL;
    used += rounded;
    memset(memory, 0, rounded);
    return memory;
}

static void *allocate(void *data, size_t size)
{
    (void)data;
    return fuzz_take(size);
}

static void release(void *data, void *memory)
{
    (void)data;
    (void)memory;
}

ProtobufCAllocator *fuzz_empty_arena(void)
{
    static ProtobufCAllocator allocator = {allocate, release, NULL};

    used = 0;
    return &allocator;
}

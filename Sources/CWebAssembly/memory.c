/*
 * Memory for a module without a C library. A block has a size class: four for each power of two, so
 * that at most a fifth of a block is wasted. A freed block is kept for the next block of its class;
 * new blocks come from the end of the memory, which grows.
 */
#include <stdint.h>
#include <stdlib.h>

/* The alignment of blocks, which is also the room before each block for its class. */
enum { ALIGNMENT = 16, CLASS_COUNT = 128, PAGE_SIZE = 65536, GROWTH_MIN = 16 };

/* A host may state a greater size; no block of such a size could be measured by ptrdiff_t. */
static const size_t size_max = 0x7fffff00;

typedef struct block {
    struct block *next;
} block;

extern unsigned char __heap_base[];
static block *freed[CLASS_COUNT];
/* Where the next new block begins; 0 before the first one. */
static uintptr_t end;

/* The class of a size, a multiple of ALIGNMENT, and the size of all blocks of that class. */
static unsigned size_class(size_t size, size_t *out_size)
{
    unsigned exponent = 31 - (unsigned)__builtin_clz((unsigned)size - 1);
    size_t step;

    if (size <= 4 * ALIGNMENT) {
        *out_size = size;
        return (unsigned)(size / ALIGNMENT) - 1;
    }
    step = (size_t)1 << (exponent - 2);
    *out_size = (size + step - 1) & ~(step - 1);
    return 4 * (exponent - 5) + (unsigned)((*out_size - 1) >> (exponent - 2) & 3);
}

/* Whether the memory has room up to `limit`, or can be made to have it. */
static int has_room(uintptr_t limit)
{
    const size_t pages = __builtin_wasm_memory_size(0);
    const size_t needed = (limit - 1) / PAGE_SIZE + 1;

    if (needed <= pages)
        return 1;
    if (needed - pages < GROWTH_MIN && __builtin_wasm_memory_grow(0, GROWTH_MIN) != SIZE_MAX)
        return 1;
    return __builtin_wasm_memory_grow(0, needed - pages) != SIZE_MAX;
}

void *malloc(size_t size)
{
    unsigned number;
    size_t all;
    block *found;
    uintptr_t start;

    if (size > size_max)
        return NULL;
    if (size == 0)
        size = 1; /* a freed block needs room to name the next one */
    number = size_class((size + 2 * ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1), &all);
    found = freed[number];
    if (found != NULL) {
        freed[number] = found->next;
        return found;
    }
    start = end != 0 ? end : ((uintptr_t)__heap_base + ALIGNMENT - 1) & ~(uintptr_t)(ALIGNMENT - 1);
    if (all > UINTPTR_MAX - start || !has_room(start + all))
        return NULL;
    end = start + all;
    *(unsigned *)start = number;
    return (void *)(start + ALIGNMENT);
}

void free(void *memory)
{
    block *const freed_block = memory;
    unsigned number;

    if (memory == NULL)
        return;
    number = *(unsigned *)((uintptr_t)memory - ALIGNMENT);
    freed_block->next = freed[number];
    freed[number] = freed_block;
}

/* The library asks for no greater alignment. */
int posix_memalign(void **out, size_t alignment, size_t size)
{
    if (alignment > ALIGNMENT)
        __builtin_trap();
    *out = malloc(size);
    return *out == NULL;
}

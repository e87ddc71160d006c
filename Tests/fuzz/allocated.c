/*
 * Counts what the allocator has given out. These functions take the place of those of the C library
 * in the whole process, and call them. With the address sanitizer its allocator counts.
 */
#include "findings.h"

#include <errno.h>
#include <malloc.h>

#if __has_feature(address_sanitizer)

size_t __sanitizer_get_current_allocated_bytes(void);

size_t fuzz_allocated_bytes(void)
{
    return __sanitizer_get_current_allocated_bytes();
}

#else

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *memory);

/* A thread that is not the fuzzer's may allocate as well. */
static size_t allocated;

static void *counted(void *memory)
{
    if (memory != NULL)
        __atomic_fetch_add(&allocated, malloc_usable_size(memory), __ATOMIC_RELAXED);
    return memory;
}

static void discount(void *memory)
{
    if (memory != NULL)
        __atomic_fetch_sub(&allocated, malloc_usable_size(memory), __ATOMIC_RELAXED);
}

size_t fuzz_allocated_bytes(void)
{
    return __atomic_load_n(&allocated, __ATOMIC_RELAXED);
}

void *malloc(size_t size)
{
    return counted(__libc_malloc(size));
}

void *calloc(size_t count, size_t size)
{
    return counted(__libc_calloc(count, size));
}

void *realloc(void *memory, size_t size)
{
    const size_t before = memory != NULL ? malloc_usable_size(memory) : 0;
    void *other = __libc_realloc(memory, size);

    if (other != NULL || size == 0)
        __atomic_fetch_sub(&allocated, before, __ATOMIC_RELAXED);
    return counted(other);
}

void *memalign(size_t alignment, size_t size)
{
    return counted(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size)
{
    return memalign(alignment, size);
}

int posix_memalign(void **out, size_t alignment, size_t size)
{
    void *memory = memalign(alignment, size);

    if (memory == NULL)
        return ENOMEM;
    *out = memory;
    return 0;
}

void free(void *memory)
{
    discount(memory);
    __libc_free(memory);
}

#endif

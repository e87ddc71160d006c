/*
 * What the library does when there is no more memory. The linker leads each allocation of the
 * library to the last function of this file (--wrap): no other code meets a failed allocation.
 */
#include <jogakbo.h>
#if __STDC_HOSTED__
#include <stdio.h>
#endif
#include <stdlib.h>

static jgb_out_of_memory_handler handler;
static void *handler_context;

void jgb_set_out_of_memory_handler(jgb_out_of_memory_handler new_handler, void *context)
{
    handler = new_handler;
    handler_context = context;
}

int __real_posix_memalign(void **out, size_t alignment, size_t size);
int __wrap_posix_memalign(void **out, size_t alignment, size_t size);

/* The alignment of malloc(), which takes fewer instructions than posix_memalign(). */
enum { MALLOC_ALIGNMENT = 16 };

static void *allocate(size_t alignment, size_t size)
{
    void *memory = NULL;

    if (alignment <= MALLOC_ALIGNMENT)
        return malloc(size);
    return __real_posix_memalign(&memory, alignment, size) == 0 ? memory : NULL;
}

/* Returns memory, or does not return. Kept out of line: allocations are many, failures few. */
static __attribute__((noinline, cold)) void *allocate_with_help(size_t alignment, size_t size)
{
    if (handler != NULL) {
        handler(handler_context, size);
        void *memory = allocate(alignment, size);
        if (memory != NULL)
            return memory;
    }
#if __STDC_HOSTED__
    fprintf(stderr, "jogakbo: out of memory: %zu bytes could not be allocated\n", size);
#endif
    abort();
}

int __wrap_posix_memalign(void **out, size_t alignment, size_t size)
{
    void *memory = allocate(alignment, size);

    *out = memory != NULL ? memory : allocate_with_help(alignment, size);
    return 0;
}

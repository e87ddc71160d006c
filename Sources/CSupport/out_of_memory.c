/*
 * What the library does when there is no more memory. The linker leads each allocation of the
 * library to the last function of this file (--wrap): no other code meets a failed allocation.
 */
#include <jogakbo.h>
#include <stdio.h>
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

/* Returns with memory or not at all. Kept out of line: allocations are many, failures few. */
static __attribute__((noinline, cold)) int allocate_with_help(void **out, size_t alignment,
                                                              size_t size)
{
    if (handler != NULL) {
        handler(handler_context, size);
        if (__real_posix_memalign(out, alignment, size) == 0)
            return 0;
    }
    fprintf(stderr, "jogakbo: out of memory: %zu bytes could not be allocated\n", size);
    abort();
}

int __wrap_posix_memalign(void **out, size_t alignment, size_t size)
{
    if (__real_posix_memalign(out, alignment, size) == 0)
        return 0;
    return allocate_with_help(out, alignment, size);
}

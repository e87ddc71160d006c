/* The functions of stdlib.h that the library needs, for a module without a C library. */
#ifndef JOGAKBO_WEBASSEMBLY_STDLIB_H
#define JOGAKBO_WEBASSEMBLY_STDLIB_H

#include <stddef.h>

void *malloc(size_t size);
void free(void *memory);
int posix_memalign(void **out, size_t alignment, size_t size);
#define abort() __builtin_trap()

#endif

/* For tests that take the place of the allocator: the library allocates by malloc(), and that of
 * the program comes first. A program defines it once. */
#ifndef ALLOCATOR_H
#define ALLOCATOR_H

#include <stddef.h>

#ifdef __cplusplus
#define C_FUNCTION extern "C"
#define THROWS_NOTHING throw()
#else
#define C_FUNCTION
#define THROWS_NOTHING
#endif

C_FUNCTION void *memalign(size_t alignment, size_t size) THROWS_NOTHING;
C_FUNCTION void *malloc(size_t size) THROWS_NOTHING;

#endif

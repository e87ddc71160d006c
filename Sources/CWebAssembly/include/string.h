/* The functions of string.h that the library needs, for a module without a C library. */
#ifndef JOGAKBO_WEBASSEMBLY_STRING_H
#define JOGAKBO_WEBASSEMBLY_STRING_H

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t count);
void *memmove(void *to, const void *from, size_t count);
void *memset(void *to, int byte, size_t count);

#endif

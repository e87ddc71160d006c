/*
 * Swift's storage of all empty arrays, in the place of the Swift library's own. Where pointers have
 * 32 bits, that one is aligned to 4 bytes, and the span of an empty array traps if the elements are
 * aligned to 8 bytes. The linker takes this definition because the other one is weak.
 */
#include <stdint.h>

/* An object that is never freed, a count, and twice the capacity with a flag. */
__attribute__((aligned(16), used)) const intptr_t empty_array[4]
    __asm__("$es23_swiftEmptyArrayStorageSi_S3itvp") = {0, -1, 0, 1};

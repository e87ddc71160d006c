/* The product of integers of 128 bits, which compilers leave to their runtime library. */
#include <stdint.h>

__int128 __multi3(__int128 first, __int128 second);

__int128 __multi3(__int128 first, __int128 second)
{
    const uint64_t half = UINT32_MAX;
    const uint64_t a = (uint64_t)first, b = (uint64_t)second;
    const uint64_t low = (a & half) * (b & half);
    const uint64_t left = (a >> 32) * (b & half) + (low >> 32);
    const uint64_t right = (a & half) * (b >> 32) + (left & half);
    uint64_t high = (a >> 32) * (b >> 32) + (left >> 32) + (right >> 32);

    high += (uint64_t)((unsigned __int128)first >> 64) * b;
    high += a * (uint64_t)((unsigned __int128)second >> 64);
    return (__int128)((unsigned __int128)high << 64 | right << 32 | (low & half));
}

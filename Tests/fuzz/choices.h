/* Numbers at random, from a seed: the same for the same seed, on every machine. */
#ifndef FUZZ_CHOICES_H
#define FUZZ_CHOICES_H

#include <stdint.h>

struct choices {
    uint64_t state;
    int is_honest; /* nothing is wrong on purpose */
};

static inline uint64_t next_choice(struct choices *choices)
{
    uint64_t mixed = choices->state += UINT64_C(0x9e3779b97f4a7c15);

    mixed = (mixed ^ (mixed >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    mixed = (mixed ^ (mixed >> 27)) * UINT64_C(0x94d049bb133111eb);
    return mixed ^ (mixed >> 31);
}

/* Returns one of `count` numbers, from 0. */
static inline uint32_t choose(struct choices *choices, uint32_t count)
{
    return (uint32_t)((next_choice(choices) >> 32) * count >> 32);
}

/* Whether something happens that happens in `percent` of all cases. */
static inline int happens(struct choices *choices, uint32_t percent)
{
    return choose(choices, 100) < percent;
}

/* Whether something is wrong that is wrong in `percent` of all cases, but for honest ones. */
static inline int is_wrong(struct choices *choices, uint32_t percent)
{
    return !choices->is_honest && happens(choices, percent);
}

/* Returns how many entries an array gets: mostly few, sometimes many. */
static inline uint32_t choose_length(struct choices *choices)
{
    switch (choose(choices, 16)) {
    case 0: return 0;
    case 1: return 1 + choose(choices, 300);
    case 2:
    case 3: return 1 + choose(choices, 40);
    default: return 1 + choose(choices, 6);
    }
}

#endif

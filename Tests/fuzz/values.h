/*
 * Numbers for fields and arguments, by their names: a random number from all that there are is
 * hardly ever accepted. Most of these are what a host would give, some are at the limits, a few are
 * wrong. Both fuzzers use them: a name means the same in proto/ and in include/.
 */
#ifndef FUZZ_VALUES_H
#define FUZZ_VALUES_H

#include "choices.h"

#include <math.h>
#include <string.h>

static inline int names(const char *name, const char *part)
{
    return strstr(name, part) != NULL;
}

/* A number for which nothing in its name speaks. */
static inline double any_double(struct choices *choices)
{
    static const double rare[] = {NAN, INFINITY, -INFINITY, -1, -0.0, 1e-300, 1e300, 16777216,
                                  68719476736.0, -68719476736.0, 16777217, 4294967296.0, 1e9};

    if (is_wrong(choices, 6))
        return rare[choose(choices, sizeof rare / sizeof rare[0])];
    switch (choose(choices, 6)) {
    case 0: return 0;
    case 1: return choose(choices, 100);
    case 2: return choose(choices, 1000) / 100.0;
    case 3: return choose(choices, 3000);
    case 4: return choices->is_honest ? 1 : -(double)choose(choices, 300);
    default: return choose(choices, 200) / 100.0;
    }
}

static inline double double_named(struct choices *choices, const char *name)
{
    static const double lengths[] = {1, 10, 20, 44, 50, 100, 160, 320, 400, 480, 800, 1024};

    if (is_wrong(choices, 6))
        return any_double(choices);
    if (names(name, "width") || names(name, "height") || names(name, "thickness")
        || names(name, "length") || names(name, "sizes"))
        return happens(choices, 10)  ? 0
               : happens(choices, 5) ? choose(choices, 100000)
                                     : lengths[choose(choices, sizeof lengths / sizeof lengths[0])];
    if (names(name, "scale") || names(name, "progress") || names(name, "alpha")
        || names(name, "tolerance") || names(name, "percent") || names(name, "value")
        || names(name, "parameters"))
        return choose(choices, 101) / (happens(choices, 80) ? 100.0 : 20.0);
    if (names(name, "x") || names(name, "y") || names(name, "offset") || names(name, "frame"))
        return happens(choices, 10)  ? -(double)choose(choices, 200)
               : happens(choices, 5) ? choose(choices, 1000000)
                                     : choose(choices, 1200);
    return any_double(choices);
}

/* A set of bits, few of them set. */
static inline uint32_t any_bits(struct choices *choices)
{
    uint32_t bits = 0;

    for (uint32_t count = happens(choices, 60) ? 0 : choose(choices, 3); count > 0; count--)
        bits |= UINT32_C(1) << choose(choices, is_wrong(choices, 20)    ? 32
                                               : happens(choices, 60) ? 3
                                                                      : 10);
    return bits;
}

/* How many of something: far more than what is written down, where it stands for a run. */
static inline uint32_t any_count(struct choices *choices)
{
    switch (choose(choices, 20)) {
    case 0: return happens(choices, 30) ? UINT32_MAX : choose(choices, 2000000);
    case 1: return choose(choices, 20000);
    case 2:
    case 3: return choose(choices, 500);
    default: return choose(choices, 8);
    }
}

static inline uint32_t uint32_named(struct choices *choices, const char *name)
{
    if (is_wrong(choices, 4))
        return (uint32_t)next_choice(choices);
    if (names(name, "section_metrics"))
        return choose(choices, 3);
    if (names(name, "reusable_view"))
        return choose(choices, 24);
    if (names(name, "kind") || names(name, "reuse_identifier"))
        return happens(choices, 60) || choices->is_honest ? 0 : choose(choices, 5);
    if (names(name, "count") || names(name, "number_of"))
        return any_count(choices);
    if (names(name, "section"))
        return happens(choices, 65) ? 0 : choose(choices, 4);
    if (names(name, "item") || names(name, "index"))
        return is_wrong(choices, 6) ? UINT32_MAX : choose(choices, happens(choices, 90) ? 12 : 500);
    if (names(name, "view") || names(name, "snapshot"))
        return 1 + (happens(choices, 70) ? 0 : choose(choices, 3));
    if (names(name, "spans"))
        return (1 + choose(choices, 3)) | (1 + choose(choices, 2)) << 16;
    if (names(name, "flags") || names(name, "trait") || names(name, "modifiers")
        || names(name, "buttons") || names(name, "position") || names(name, "edges"))
        return any_bits(choices);
    if (names(name, "is_") || names(name, "has_") || names(name, "allows") || names(name, "s_"))
        return choose(choices, 2);
    return choose(choices, happens(choices, 90) || names(name, "level") ? 4 : 40);
}

/* `time_ns` is the time that it is now. */
static inline uint64_t uint64_named(struct choices *choices, const char *name, uint64_t time_ns)
{
    if (is_wrong(choices, 4))
        return next_choice(choices);
    if (names(name, "duration") || names(name, "minimum_time"))
        return choose(choices, 10) * UINT64_C(100000000);
    if (names(name, "time"))
        return time_ns;
    if (names(name, "mask")) /* the bits that are known, or some of them */
        return UINT64_C(0x3fdffff) & (happens(choices, 60) ? UINT64_MAX : next_choice(choices));
    if (names(name, "count"))
        return any_count(choices);
    if (names(name, "first"))
        return choose(choices, 20);
    if (names(name, "limit_"))
        return UINT64_C(1) << choose(choices, 34);
    return choose(choices, happens(choices, 90) ? 40 : 4000);
}

/* Text, valid or not; `*size` is its length without the NUL behind it. */
static inline const char *any_text(struct choices *choices, size_t *size)
{
    static char texts[][8] = {"a",   "b",  "header", "footer", "cell", "\xea\xb0\x80",
                              "Abc", "z1", "a\xcc\x81", " ", "",   "\xff"};
    static char longest[256];
    const uint32_t count = sizeof texts / sizeof texts[0] - (choices->is_honest ? 2 : 0);
    const char *text = texts[choose(choices, count)];

    if (happens(choices, 2)) {
        memset(longest, 'n', sizeof longest - 1);
        text = longest;
    }
    *size = strlen(text);
    return text;
}

#endif

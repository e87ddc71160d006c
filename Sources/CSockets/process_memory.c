#define _GNU_SOURCE
#include "process_memory.h"

#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/* Arenas of the allocator, and threads: the loops, the workers, the acceptor and a few more. */
enum { ARENA_COUNT = 8, THREAD_COUNT = 40 };

/* The limit in a file of a control group; 0: there is none. */
static uint64_t limit_in(const char *path)
{
    FILE *file = fopen(path, "re");
    unsigned long long limit = 0;

    if (file == NULL)
        return 0;
    if (fscanf(file, "%llu", &limit) != 1)
        limit = 0; /* "max" */
    fclose(file);
    return limit;
}

/* The limit of the control group of the process; 0: there is none. */
static uint64_t group_limit(void)
{
    FILE *file = fopen("/proc/self/cgroup", "re");
    char line[2048], path[2048 + 32];
    uint64_t limit = 0;

    if (file == NULL)
        return 0;
    while (limit == 0 && fgets(line, sizeof line, file) != NULL)
        if (strncmp(line, "0::", 3) == 0) {
            line[strcspn(line, "\n")] = '\0';
            snprintf(path, sizeof path, "/sys/fs/cgroup%s/memory.max", line + 3);
            limit = limit_in(path);
        }
    fclose(file);
    return limit;
}

/*
 * What a limit on address space leaves for data. Beside what is mapped already, each arena of the
 * allocator reserves 64 MiB, and each thread reserves its stack.
 */
static uint64_t room_in_address_space(uint64_t limit)
{
    const uint64_t reserved = ARENA_COUNT * (64ULL << 20) + THREAD_COUNT * (8ULL << 20);
    FILE *file = fopen("/proc/self/statm", "re");
    unsigned long long pages = 0;
    uint64_t taken;

    if (file != NULL) {
        if (fscanf(file, "%llu", &pages) != 1)
            pages = 0;
        fclose(file);
    }
    taken = pages * (uint64_t)sysconf(_SC_PAGESIZE) + reserved;
    return taken < limit - limit / 8 ? limit - taken : limit / 8;
}

uint64_t memory_available(void)
{
    uint64_t available = (uint64_t)sysconf(_SC_PHYS_PAGES) * (uint64_t)sysconf(_SC_PAGESIZE);
    uint64_t group = group_limit();
    struct rlimit space;

    if (group > 0 && group < available)
        available = group;
    if (getrlimit(RLIMIT_AS, &space) == 0 && space.rlim_cur != RLIM_INFINITY) {
        uint64_t room = room_in_address_space(space.rlim_cur);

        if (room < available)
            available = room;
    }
    return available;
}

void memory_keep_little(void)
{
#ifdef __GLIBC__
    /* By itself the allocator lets the ends of its arenas grow to 64 MiB. */
    mallopt(M_ARENA_MAX, ARENA_COUNT);
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
    mallopt(M_TRIM_THRESHOLD, 2 << 20);
#endif
}

void memory_return(void)
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

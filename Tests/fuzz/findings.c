#define _GNU_SOURCE
#include "findings.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SORTS_MAX = 512, EACH_MAX = 3, NAMES_MAX = 4096 };

static const uint8_t *kept;
static size_t kept_size;
static unsigned long long call_count, accepted_count;
/* By a hash of the name: a few names may share an entry with another one. */
static struct {
    char name[64];
    unsigned long long accepted_count;
} called[NAMES_MAX];
static struct {
    char name[160];
    unsigned count;
} sorts[SORTS_MAX];

static void tell(void)
{
    printf("%llu calls, %llu of them accepted\n", call_count, accepted_count);
    for (int i = 0; i < SORTS_MAX && sorts[i].count > 0; i++)
        printf("%8u x %s\n", sorts[i].count, sorts[i].name);
    printf("never accepted:");
    for (int i = 0; i < NAMES_MAX; i++)
        if (called[i].name[0] != '\0' && called[i].accepted_count == 0)
            printf(" %s", called[i].name);
    printf("\n");
    fflush(stdout);
}

void begin_findings(const uint8_t *input, size_t size)
{
    static int is_begun;

    if (!is_begun)
        atexit(tell);
    is_begun = 1;
    kept = input;
    kept_size = size;
}

void count_call(const char *name, int is_accepted)
{
    unsigned hash = 5381;

    for (const char *next = name; *next != '\0'; next++)
        hash = hash * 33 + (unsigned char)*next;
    hash %= NAMES_MAX;
    if (called[hash].name[0] == '\0')
        snprintf(called[hash].name, sizeof called[hash].name, "%s", name);
    called[hash].accepted_count += is_accepted != 0;
    call_count++;
    accepted_count += is_accepted != 0;
}

uint64_t findings_slack(void)
{
    static uint64_t slack;

    if (slack == 0)
        slack = getenv("FUZZ_SLACK") != NULL ? strtoull(getenv("FUZZ_SLACK"), NULL, 10) : 3;
    return slack;
}

/* Returns how many of the sort there were: numbers in the words differ each time. */
static unsigned count_of_sort(const char *place, const char *words, char name[160])
{
    size_t length = 0;

    snprintf(name, 160, "%s-", place);
    length = strlen(name);
    for (; *words != '\0' && length < 158; words++)
        if (!isdigit((unsigned char)*words))
            name[length++] = isalpha((unsigned char)*words) || *words == '_' ? *words : '-';
    name[length] = '\0';
    for (int i = 0; i < SORTS_MAX; i++) {
        if (sorts[i].count == 0)
            strcpy(sorts[i].name, name);
        if (strcmp(sorts[i].name, name) == 0)
            return ++sorts[i].count;
    }
    return EACH_MAX + 1;
}

void add_finding(const char *place, const char *format, ...)
{
    const char *folder = getenv("FUZZ_FINDINGS");
    char words[512], name[160], path[1024];
    va_list arguments;
    unsigned count;
    FILE *file;

    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    if (folder == NULL) {
        fprintf(stderr, "%s: %s\n", place, words);
        abort();
    }
    count = count_of_sort(place, words, name);
    if (count > EACH_MAX)
        return;
    snprintf(path, sizeof path, "%s/%s-%u", folder, name, count);
    printf("finding: %s: %s: %s\n", place, words, path);
    file = fopen(path, "w");
    if (file == NULL)
        return;
    fwrite(kept, 1, kept_size, file);
    fclose(file);
}

uint64_t fuzz_cpu_ns(void)
{
    struct timespec time;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

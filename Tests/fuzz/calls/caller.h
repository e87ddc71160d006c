/* What generated calls are made with: choices, handles, and memory that lasts as long as a call. */
#ifndef FUZZ_CALLER_H
#define FUZZ_CALLER_H

#include "../values.h"
#include "host.h"

#include <inttypes.h>
#include <jogakbo.h>
#include <stdio.h>

/* Longer arrays are not made: counts beyond are of runs, which need none. */
enum { ARRAY_MAX = 4096, HANDLES_MAX = 4 };

/* A call, and the conversation with the library that it is part of. */
struct caller {
    struct choices choices;
    uint32_t which;    /* which of the handles of a type it is made with */
    uint64_t time_ns;  /* that it is */
    uint64_t first_identifier; /* that the call names, where it names any */
    uint64_t hash;     /* of what it has answered, from that of the calls before */
    FILE *program;     /* gets the call as C; NULL: nobody wants it */
    uint64_t began_ns; /* of processor time */
    uint64_t time_taken_ns;
    size_t entry_count; /* in arrays, given and answered: what explains that it took its time */
    const char *name;
    jgb_status status;
    const char *fault; /* what is wrong with its answer; NULL: nothing */
};

struct call_entry {
    const char *name;
    void (*call)(struct caller *c);
};

extern const struct call_entry all_calls[];
extern const uint32_t all_calls_count;

extern jgb_view *jgb_views[HANDLES_MAX];
extern jgb_layout *jgb_layouts[HANDLES_MAX];
extern jgb_snapshot *jgb_snapshots[HANDLES_MAX];
extern jgb_section_snapshot *jgb_section_snapshots[HANDLES_MAX];

/* Memory of exactly this size, so that a sanitizer sees who reads beyond it. */
void *take(struct caller *c, size_t size);
/* All of it is free again. */
void give_back(void);
void destroy_handles(void);

size_t make_count(struct caller *c, int array_count);
/* An identifier of an array: mostly no two of them are the same. */
uint64_t make_identifier(struct caller *c, size_t index);
/* Mostly the sections of a chunk have as many items as its columns. */
void share_out_items(struct caller *c, jgb_data_source_chunk *chunk);
int32_t make_enum(struct caller *c, const int32_t *values, size_t count);
const char *make_text(struct caller *c, size_t *size);
const char **make_texts(struct caller *c, size_t count);
void make_matrix(struct caller *c, double matrix[16]);
struct host *new_host(struct caller *c);

void show(struct caller *c, const char *format, ...) __attribute__((format(printf, 2, 3)));
void show_double(struct caller *c, double value);
void show_text(struct caller *c, const char *text, size_t size);
void show_texts(struct caller *c, const char *const *texts, size_t count);
void show_host(struct caller *c, const struct host *host);

uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size);

void begin_call(struct caller *c, const char *name);
void end_call(struct caller *c, jgb_status status, const char *error);

/* Judge what has been answered. */
void check_jgb_display_frame(struct caller *c, const jgb_display_frame *frame);
void check_jgb_events(struct caller *c, const jgb_events *events);

/* A handle to call with; a slot for a new one, which takes the place of the one that is there. A
 * program in C does not destroy that one. */
#define HANDLE(type) \
    type *pick_##type(struct caller *c); \
    void show_##type(struct caller *c, const type *handle); \
    uint32_t free_##type(struct caller *c); \
    void keep_##type(uint32_t slot, type *handle);
HANDLE(jgb_view)
HANDLE(jgb_layout)
HANDLE(jgb_snapshot)
HANDLE(jgb_section_snapshot)
#undef HANDLE

#endif

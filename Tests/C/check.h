/* Checks for tests of the C library; compiles as C99 and as C++17. */
#ifndef CHECK_H
#define CHECK_H

#include <jogakbo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int check_failures;

#define CHECK(condition) \
    do { \
        if (!(condition)) { \
            check_failures++; \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
        } \
    } while (0)

/* Whether pointers have 64 bits: otherwise there are fewer than 2^30 items. */
#define IS_WIDE (sizeof(size_t) == 8)

/* A count of entries that some memory could have, and that is beyond all limits. */
static inline size_t count_beyond_limits(size_t entry_size)
{
    return SIZE_MAX / 2 / entry_size - 1;
}

/* Ends a test program. */
static inline int check_result(const char *name)
{
    if (check_failures == 0)
        return 0;
    fprintf(stderr, "%s: %d failures\n", name, check_failures);
    return 1;
}

/* A view of two sections of 1,000 and 0 items, with headers, of which nothing
 * has been shown. Items are 100 x 20; the reuse identifier "word" is 1. */
static inline jgb_view *make_view(const jgb_limits *limits)
{
    static const uint32_t counts[2] = {1000, 0};
    jgb_view *view = NULL;
    jgb_flow_layout layout = JGB_FLOW_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    uint32_t word = 0;

    CHECK(jgb_view_create(limits, &view) == JGB_OK);
    CHECK(jgb_view_register_reuse_identifier(view, JGB_CELL, JGB_KIND_NONE, "word", 4, &word) ==
          JGB_OK);
    CHECK(word == 1);
    layout.section_metrics = &metrics;
    metrics.item_size.width = 100;
    metrics.item_size.height = 20;
    metrics.header_reference_size.height = 30;
    metrics.item_reuse_identifier = word;
    CHECK(jgb_view_set_flow_layout(view, &layout) == JGB_OK);
    chunk.section_count = 2;
    chunk.item_counts = counts;
    chunk.item_count = 1000;
    CHECK(jgb_view_set_data(view, NULL, 0, &chunk, 1) == JGB_OK);
    return view;
}

static inline jgb_display_frame_request request_at(double y)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    request.bounds.y = y;
    request.bounds.width = 400;
    request.bounds.height = 800;
    return request;
}

/* Adds the bytes of a value to an FNV-1a hash. */
static inline uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t count)
{
    const unsigned char *next = (const unsigned char *)bytes;
    size_t i;
    for (i = 0; i < count; i++)
        hash = (hash ^ next[i]) * UINT64_C(1099511628211);
    return hash;
}

/* What a display frame says of its elements. */
static inline uint64_t hash_frame(uint64_t hash, const jgb_display_frame *frame)
{
    size_t i;
    hash = hash_bytes(hash, &frame->content_size, sizeof frame->content_size);
    for (i = 0; i < frame->element_count; i++)
        hash = hash_bytes(hash, &frame->elements[i], sizeof frame->elements[i]);
    return hash_bytes(hash, frame->removed_views,
                      frame->removed_view_count * sizeof *frame->removed_views);
}
#define HASH_START UINT64_C(14695981039346656037)

#endif

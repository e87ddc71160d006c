/* What must hold of a call that is refused. */
#ifndef REFUSE_H
#define REFUSE_H

#include "check.h"

/* A place for the result of any call. */
typedef struct results {
    uint32_t number, other_number;
    uint64_t identifier;
    const uint64_t *identifiers;
    size_t count;
    jgb_size size;
    jgb_point point;
    jgb_index_path index_path;
    jgb_element element;
    jgb_layout_attributes attributes;
    const jgb_layout_attributes *attribute_list;
    const jgb_index_path *index_paths;
    jgb_display_frame frame;
    jgb_invalid_update invalid;
} results;

static results out, out_before;

static inline void mark_results(void)
{
    memset(&out, 0xa5, sizeof out);
    out.frame.struct_size = sizeof out.frame;
    memcpy(&out_before, &out, sizeof out);
}

/* The elements that a complete display frame shows, their views aside. */
static inline uint64_t shown(jgb_view *view)
{
    static uint64_t time_ns;
    jgb_display_frame_request request = request_at(5000);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    uint64_t hash = HASH_START;
    size_t i;
    request.flags = JGB_REQUEST_COMPLETE;
    request.time_ns = ++time_ns;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(frame.element_count > 0);
    for (i = 0; i < frame.element_count; i++) {
        hash = hash_bytes(hash, &frame.elements[i].frame, sizeof(jgb_rect));
        hash = hash_bytes(hash, &frame.elements[i].element, sizeof(jgb_element));
    }
    return hash;
}

/* Passes when `call` gives `status` and an explanation that has `word` in it,
 * writes no result, and leaves the view as it was. */
#define REFUSED(view, status, word, call) \
    do { \
        uint64_t shown_before = shown(view); \
        jgb_status got; \
        mark_results(); \
        got = (call); \
        if (got != (status)) \
            fprintf(stderr, "%s: \"%s\"\n", jgb_status_name(got), jgb_view_last_error(view)); \
        CHECK(got == (status)); \
        CHECK(memcmp(&out, &out_before, sizeof out) == 0); \
        if (strstr(jgb_view_last_error(view), (word)) == NULL) \
            fprintf(stderr, "\"%s\" has no \"%s\"\n", jgb_view_last_error(view), (word)); \
        CHECK(strstr(jgb_view_last_error(view), (word)) != NULL); \
        CHECK(jgb_view_last_error(view)[0] != '\0'); \
        CHECK(shown(view) == shown_before); \
    } while (0)

#define INVALID(view, word, call) REFUSED(view, JGB_INVALID_ARGUMENT, word, call)

#endif

/* What must hold of an edit that is refused, and of what is told of a snapshot. */
#ifndef REFUSE_EDIT_H
#define REFUSE_EDIT_H

#include "snapshot.h"

/* Results of any call, marked so that a write is seen. */
typedef struct marked {
    size_t count;
    uint64_t identifier;
    uint32_t number;
    jgb_index_path path;
    const uint64_t *identifiers;
    const jgb_update_item *items;
    jgb_snapshot *snapshot;
    jgb_section_snapshot *outline;
} marked;

static marked out, out_before;

static inline void mark(void)
{
    memset(&out, 0xa5, sizeof out);
    memcpy(&out_before, &out, sizeof out);
}

static inline int is_list(const uint64_t *made, size_t count, const uint64_t *expected,
                          size_t expected_count)
{
    return count == expected_count &&
           (count == 0 || memcmp(made, expected, count * sizeof *made) == 0);
}

/* Passes when `call` lists the identifiers of an array. */
#define LISTS(array, call) \
    do { \
        mark(); \
        CHECK((call) == JGB_OK); \
        CHECK(is_list(out.identifiers, out.count, ALL(array))); \
    } while (0)

#define LISTS_NONE(call) \
    do { \
        mark(); \
        CHECK((call) == JGB_OK); \
        CHECK(out.count == 0); \
    } while (0)

/* Passes when `call` gives `status` and an explanation, `text`, that has `word`
 * in it, and neither a result nor `digest` changes. */
#define REFUSES(status, word, call, text, digest) \
    do { \
        uint64_t digest_before = (digest); \
        jgb_status got; \
        mark(); \
        got = (call); \
        if (got != (status) || strstr((text), (word)) == NULL) \
            fprintf(stderr, "%s: \"%s\" has no \"%s\"\n", jgb_status_name(got), (text), (word)); \
        CHECK(got == (status)); \
        CHECK(strstr((text), (word)) != NULL); \
        CHECK(memcmp(&out, &out_before, sizeof out) == 0); \
        CHECK((digest) == digest_before); \
    } while (0)

static inline uint64_t hash_list(uint64_t hash, jgb_status status)
{
    CHECK(status == JGB_OK);
    hash = hash_bytes(hash, &out.count, sizeof out.count);
    return out.count == 0
               ? hash
               : hash_bytes(hash, out.identifiers, out.count * sizeof *out.identifiers);
}

/* All that a snapshot says of itself. */
static inline uint64_t snapshot_digest(jgb_snapshot *snapshot)
{
    uint64_t hash = HASH_START, section;
    size_t count = 0, i, items;
    const marked kept = out;
    CHECK(jgb_snapshot_number_of_sections(snapshot, &count) == JGB_OK);
    for (i = 0; i < count; i++) {
        CHECK(jgb_snapshot_section_at_index(snapshot, i, &section) == JGB_OK);
        CHECK(jgb_snapshot_number_of_items(snapshot, &section, &items) == JGB_OK);
        hash = hash_bytes(hash, &section, sizeof section);
        hash = hash_bytes(hash, &items, sizeof items);
    }
    hash = hash_list(hash, jgb_snapshot_item_identifiers(snapshot, NULL, &out.identifiers,
                                                         &out.count));
    hash = hash_list(hash, jgb_snapshot_reloaded_sections(snapshot, &out.identifiers,
                                                          &out.count));
    hash = hash_list(hash, jgb_snapshot_reloaded_items(snapshot, &out.identifiers, &out.count));
    hash = hash_list(hash, jgb_snapshot_reconfigured_items(snapshot, &out.identifiers,
                                                           &out.count));
    out = kept;
    return hash;
}

static inline uint64_t outline_digest(jgb_section_snapshot *outline)
{
    uint64_t hash = HASH_START;
    const marked kept = out;
    hash = hash_list(hash, jgb_section_snapshot_items(outline, &out.identifiers, &out.count));
    hash = hash_list(hash, jgb_section_snapshot_root_items(outline, &out.identifiers,
                                                           &out.count));
    hash = hash_list(hash, jgb_section_snapshot_visible_items(outline, &out.identifiers,
                                                              &out.count));
    hash = hash_list(hash, jgb_section_snapshot_expanded_items(outline, &out.identifiers,
                                                               &out.count));
    hash = hash_list(hash, jgb_section_snapshot_items_awaiting_children(
                               outline, &out.identifiers, &out.count));
    out = kept;
    return hash;
}

#define REFUSES_EDIT(snapshot, status, word, call) \
    REFUSES(status, word, call, jgb_snapshot_last_error(snapshot), snapshot_digest(snapshot))

#define REFUSES_OUTLINE(outline, status, word, call) \
    REFUSES(status, word, call, jgb_section_snapshot_last_error(outline), outline_digest(outline))

#endif

/* Snapshots to test with. */
#ifndef SNAPSHOT_H
#define SNAPSHOT_H

#include "check.h"

/* A literal array and its count. */
#define COUNT(array) (sizeof(array) / sizeof *(array))
#define ALL(array) (array), COUNT(array)

/* Sections 1, 2 and 3 with items 10 to 13, 20 to 22, and none. */
static inline jgb_snapshot *make_snapshot(void)
{
    static const uint64_t sections[] = {1, 2, 3}, first[] = {10, 11, 12, 13};
    static const uint64_t second[] = {20, 21, 22};
    jgb_snapshot *snapshot = NULL;
    CHECK(jgb_snapshot_create(NULL, &snapshot) == JGB_OK);
    CHECK(jgb_snapshot_append_sections(snapshot, ALL(sections), NULL) == JGB_OK);
    CHECK(jgb_snapshot_append_items(snapshot, &sections[0], ALL(first), NULL, NULL) == JGB_OK);
    CHECK(jgb_snapshot_append_items(snapshot, &sections[1], ALL(second), NULL, NULL) == JGB_OK);
    return snapshot;
}

/* 1 with 11 and 12, 12 with 121 and 122; 2; 3, which is lazy. 1 is expanded. */
static inline jgb_section_snapshot *make_outline(void)
{
    static const uint64_t roots[] = {1, 2, 3}, inner[] = {11, 12}, leaves[] = {121, 122};
    jgb_section_snapshot *outline = NULL;
    CHECK(jgb_section_snapshot_create(NULL, &outline) == JGB_OK);
    CHECK(jgb_section_snapshot_append(outline, NULL, ALL(roots), NULL) == JGB_OK);
    CHECK(jgb_section_snapshot_append(outline, &roots[0], ALL(inner), NULL) == JGB_OK);
    CHECK(jgb_section_snapshot_append(outline, &inner[1], ALL(leaves), NULL) == JGB_OK);
    CHECK(jgb_section_snapshot_expand(outline, &roots[0], 1) == JGB_OK);
    CHECK(jgb_section_snapshot_set_lazy(outline, &roots[2], 1) == JGB_OK);
    return outline;
}

#endif

#include "snapshot_stages.h"

uint64_t item_identifier(uint32_t number) {
    return (number + UINT64_C(1)) * UINT64_C(0x9e3779b97f4a7c15);
}

uint64_t *item_identifiers(uint32_t first, uint32_t count) {
    uint64_t *identifiers = stage_memory(count, sizeof *identifiers);
    for (uint32_t i = 0; i < count; i++) identifiers[i] = item_identifier(first + i);
    return identifiers;
}

static void create(stage *s) {
    CHECK(NULL, jgb_snapshot_create(NULL, &s->snapshot));
    s->identifiers = item_identifiers(0, s->count);
}

void snapshot_items(stage *s) {
    const uint64_t section = 0;
    create(s);
    CHECK(NULL, jgb_snapshot_append_sections(s->snapshot, &section, 1, NULL));
    CHECK(NULL, jgb_snapshot_append_items(s->snapshot, &section, s->identifiers, s->count, NULL,
                                          NULL));
}

void snapshot_sections(stage *s) {
    uint64_t *sections = stage_memory(s->count, sizeof *sections);
    create(s);
    for (uint64_t section = 0; section < s->count; section++) sections[section] = section;
    CHECK(NULL, jgb_snapshot_append_sections(s->snapshot, sections, s->count, NULL));
    for (uint64_t section = 0; section < s->count; section++) {
        CHECK(NULL, jgb_snapshot_append_items(s->snapshot, &section, &s->identifiers[section], 1,
                                              NULL, NULL));
    }
}

void snapshot_marked_items(stage *s) {
    snapshot_items(s);
    for (uint32_t i = 0; i < s->count; i += 2) {
        CHECK(NULL, jgb_snapshot_reload_items(s->snapshot, &s->identifiers[i], 1, NULL));
        CHECK(NULL, jgb_snapshot_reconfigure_items(s->snapshot, &s->identifiers[i + 1], 1, NULL));
    }
}

void snapshot_marked_sections(stage *s) {
    snapshot_sections(s);
    for (uint64_t section = 0; section < s->count; section += 2)
        CHECK(NULL, jgb_snapshot_reload_sections(s->snapshot, &section, 1));
}

static void show(stage *s) {
    CHECK(NULL, jgb_view_create(NULL, &s->c.view));
    s->c.width = 400;
    CHECK(s->c.view, jgb_view_apply_snapshot(s->c.view, s->snapshot, NULL));
    stage_show(s);
    s->c.offset = s->c.content / 3;
    stage_show(s);
}

void view_snapshot_items(stage *s) {
    snapshot_items(s);
    show(s);
}

void view_snapshot_sections(stage *s) {
    snapshot_sections(s);
    show(s);
}

uint32_t outline_roots(const stage *s) {
    uint32_t roots = 1;
    while ((roots + 1) * (roots + 2) <= s->count) roots++;
    return roots;
}

static void create_outline(stage *s) {
    CHECK(NULL, jgb_section_snapshot_create(NULL, &s->outline));
    s->identifiers = item_identifiers(0, s->count);
}

void outline_wide(stage *s) {
    const uint32_t roots = outline_roots(s);
    create_outline(s);
    CHECK(NULL, jgb_section_snapshot_append(s->outline, NULL, s->identifiers, roots, NULL));
    for (uint32_t i = 0; i < roots; i++) {
        CHECK(NULL, jgb_section_snapshot_append(s->outline, &s->identifiers[i],
                                                &s->identifiers[roots * (i + 1)], roots, NULL));
    }
    CHECK(NULL, jgb_section_snapshot_expand(s->outline, s->identifiers, roots));
}

void outline_deep(stage *s) {
    create_outline(s);
    CHECK(NULL, jgb_section_snapshot_append(s->outline, NULL, s->identifiers, 1, NULL));
    for (uint32_t i = 1; i < s->count; i++) {
        CHECK(NULL, jgb_section_snapshot_append(s->outline, &s->identifiers[i - 1],
                                                &s->identifiers[i], 1, NULL));
    }
    CHECK(NULL, jgb_section_snapshot_expand(s->outline, s->identifiers, s->count));
}

void view_outline(stage *s) {
    const uint64_t section = 0;
    CHECK(NULL, jgb_snapshot_create(NULL, &s->snapshot));
    CHECK(NULL, jgb_snapshot_append_sections(s->snapshot, &section, 1, NULL));
    outline_wide(s);
    CHECK(NULL, jgb_snapshot_replace_items(s->snapshot, section, s->outline));
    show(s);
}

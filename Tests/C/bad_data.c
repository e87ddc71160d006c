/* Bad names, metrics and chunks. */
#include "refuse.h"
#include <math.h>

static void bad_names(jgb_view *view)
{
    static const char *const invalid[] = {
        "\xff", "a\x80", "\xc0\xaf", "\xe0\x80\x80", "\xed\xa0\x80", "\xe2\x82", "\xf0\x9f\x98",
        "\xf4\x90\x80\x80", "\xf8\x88\x80\x80\x80",
    };
    char name[256];
    size_t i;
    memset(name, 'x', sizeof name);
#define KIND(name, length) jgb_view_register_element_kind(view, name, length, &out.number)
#define IDENTIFIER(category, kind, name, length) \
    jgb_view_register_reuse_identifier(view, category, kind, name, length, &out.number)
    INVALID(view, "name", KIND(NULL, 0));
    INVALID(view, "name", KIND(NULL, 3));
    INVALID(view, "name has 0 bytes, but must have 1 to 255", KIND(name, 0));
    INVALID(view, "name", KIND(name, 256));
    INVALID(view, "name", KIND(name, SIZE_MAX));
    INVALID(view, "name", KIND(name, SIZE_MAX / 2));
    INVALID(view, "out_", jgb_view_register_element_kind(view, name, 3, NULL));
    for (i = 0; i < sizeof invalid / sizeof *invalid; i++) {
        INVALID(view, "UTF-8", KIND(invalid[i], strlen(invalid[i])));
        INVALID(view, "UTF-8", IDENTIFIER(JGB_CELL, 0, invalid[i], strlen(invalid[i])));
    }
    INVALID(view, "name", IDENTIFIER(JGB_CELL, 0, NULL, 4));
    INVALID(view, "name", IDENTIFIER(JGB_CELL, 0, name, 256));
    INVALID(view, "category", IDENTIFIER((jgb_element_category)3, 0, name, 4));
    INVALID(view, "category", IDENTIFIER(JGB_ELEMENT_CATEGORY_FORCE_32, 0, name, 4));
    INVALID(view, "kind 1", IDENTIFIER(JGB_CELL, JGB_KIND_SECTION_HEADER, name, 4));
    INVALID(view, "kind 0", IDENTIFIER(JGB_SUPPLEMENTARY_VIEW, JGB_KIND_NONE, name, 4));
    INVALID(view, "kind 77", IDENTIFIER(JGB_DECORATION_VIEW, 77, name, 4));
    INVALID(view, "out_",
            jgb_view_register_reuse_identifier(view, JGB_CELL, 0, name, 4, NULL));
}

/* The same name is the same number; another category or kind is another. */
static void good_names(jgb_view *view)
{
    static const char long_name[255] = {'y'};
    uint32_t badge = 0, again = 0, word = 0, other = 0;
    CHECK(jgb_view_register_element_kind(view, "badge", 5, &badge) == JGB_OK);
    CHECK(jgb_view_register_element_kind(view, "badger", 5, &again) == JGB_OK);
    CHECK(badge > JGB_KIND_SECTION_FOOTER && badge == again);
    CHECK(jgb_view_register_reuse_identifier(view, JGB_CELL, 0, "word", 4, &word) == JGB_OK);
    CHECK(word == 1);
    CHECK(jgb_view_register_reuse_identifier(view, JGB_SUPPLEMENTARY_VIEW, badge, "word", 4,
                                             &other) == JGB_OK);
    CHECK(other != word);
    CHECK(jgb_view_register_reuse_identifier(view, JGB_CELL, 0, long_name, 255, &other) ==
          JGB_OK);
    CHECK(jgb_view_register_reuse_identifier(view, JGB_CELL, 0, "\xec\xa1\xb0\xea\xb0\x81", 6,
                                             &other) == JGB_OK);
}

static void bad_metrics(jgb_view *view)
{
    static const uint32_t counts[2] = {3, 4};
    static const uint32_t numbers[2] = {0, 2};
    jgb_section_metrics metrics[2] = {JGB_SECTION_METRICS_INIT, JGB_SECTION_METRICS_INIT};
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    chunk.section_count = 2;
    chunk.item_counts = counts;
    chunk.item_count = 7;
    chunk.section_metrics = numbers;
    INVALID(view, "metrics", jgb_view_set_data(view, NULL, 2, &chunk, 1));
    INVALID(view, "metrics", jgb_view_set_data(view, metrics, SIZE_MAX, &chunk, 1));
    INVALID(view, "section_metrics[1]", jgb_view_set_data(view, metrics, 1, &chunk, 1));
    INVALID(view, "section_metrics[1]", jgb_view_set_data(view, NULL, 0, &chunk, 1));
    metrics[1].item_size.height = NAN;
    INVALID(view, "metrics[1].item_size", jgb_view_set_data(view, metrics, 2, &chunk, 1));
    metrics[1].item_size.height = 10;
    metrics[1].header_reuse_identifier = 9;
    INVALID(view, "reuse identifier 9", jgb_view_set_data(view, metrics, 2, &chunk, 1));
    metrics[1].header_reuse_identifier = 0;
    metrics[1].struct_size = 0;
    INVALID(view, "struct_size", jgb_view_set_data(view, metrics, 2, &chunk, 1));
    metrics[1].struct_size = sizeof *metrics + 8;
    INVALID(view, "struct_size", jgb_view_set_data(view, metrics, 2, &chunk, 1));
    metrics[0].struct_size = sizeof *metrics + 4;
    INVALID(view, "struct_size", jgb_view_set_data(view, metrics, 2, &chunk, 1));
}

static void bad_columns(jgb_view *view)
{
    static const float bad_sizes[] = {NAN, INFINITY, -INFINITY, -1, 1e30f};
    static const uint32_t counts[2] = {3, 4};
    float sizes[7] = {1, 2, 3, 4, 5, 6, 7};
    uint32_t identifiers[7] = {0, 1, 0, 1, 0, 1, 0};
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    size_t i;
    chunk.section_count = 2;
    chunk.item_counts = counts;
    chunk.item_count = 7;
    for (i = 0; i < sizeof bad_sizes / sizeof *bad_sizes; i++) {
        sizes[5] = bad_sizes[i];
        chunk.widths = sizes;
        INVALID(view, "widths[5]", jgb_view_set_data(view, NULL, 0, &chunk, 1));
        chunk.widths = NULL;
        chunk.heights = sizes;
        INVALID(view, "heights[5]", jgb_view_set_data(view, NULL, 0, &chunk, 1));
        chunk.heights = NULL;
    }
    chunk.reuse_identifiers = identifiers;
    identifiers[6] = 9;
    INVALID(view, "reuse identifier 9", jgb_view_set_data(view, NULL, 0, &chunk, 1));
    identifiers[6] = UINT32_MAX;
    INVALID(view, "reuse_identifiers[6]", jgb_view_set_data(view, NULL, 0, &chunk, 1));
}

static void bad_spans(jgb_view *view)
{
    static const uint32_t bad[] = {0, 1, 0x10000, JGB_SPAN(1025, 1), JGB_SPAN(1, 1025), UINT32_MAX};
    static const uint32_t count = 3;
    uint32_t spans[3] = {JGB_SPAN(1, 1), JGB_SPAN(1024, 1024), JGB_SPAN(1, 1)};
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    size_t i;
    chunk.section_count = 1;
    chunk.item_counts = &count;
    chunk.item_count = 3;
    chunk.spans = spans;
    for (i = 0; i < sizeof bad / sizeof *bad; i++) {
        spans[2] = bad[i];
        INVALID(view, "spans[2]", jgb_view_set_data(view, NULL, 0, &chunk, 1));
    }
}

static void bad_chunks(jgb_view *view)
{
    static const uint32_t counts[2] = {3, 4};
    const jgb_data_source_chunk empty = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_data_source_chunk good = JGB_DATA_SOURCE_CHUNK_INIT, bad, two[2];
    good.section_count = 2;
    good.item_counts = counts;
    good.item_count = 7;
    INVALID(view, "chunk", jgb_view_set_data(view, NULL, 0, NULL, 1));
    INVALID(view, "chunk", jgb_view_set_data(view, NULL, 0, &good, SIZE_MAX));
    bad = good;
    bad.item_counts = NULL;
    INVALID(view, "item_counts", jgb_view_set_data(view, NULL, 0, &bad, 1));
    bad = good;
    bad.item_count = 8;
    INVALID(view, "item_count is 8", jgb_view_set_data(view, NULL, 0, &bad, 1));
    bad.item_count = SIZE_MAX;
    INVALID(view, "item_count", jgb_view_set_data(view, NULL, 0, &bad, 1));
    bad = good;
    bad.section_count = SIZE_MAX;
    INVALID(view, "item_counts", jgb_view_set_data(view, NULL, 0, &bad, 1));
    bad = good;
    bad.flags = 4;
    INVALID(view, "flags", jgb_view_set_data(view, NULL, 0, &bad, 1));
    bad.flags = JGB_CHUNK_CONTINUES_SECTION;
    INVALID(view, "chunk", jgb_view_set_data(view, NULL, 0, &bad, 1));
    bad = good;
    bad.struct_size -= 8;
    INVALID(view, "struct_size", jgb_view_set_data(view, NULL, 0, &bad, 1));
    two[0] = good;
    two[1] = empty;
    two[1].flags = JGB_CHUNK_CONTINUES_SECTION;
    INVALID(view, "chunk", jgb_view_set_data(view, NULL, 0, two, 2));
    two[1] = good;
    two[1].struct_size += 8;
    INVALID(view, "struct_size", jgb_view_set_data(view, NULL, 0, two, 2));
}

/* Counts whose sum only a size_t of 64 bits can state. */
static void huge_counts(jgb_view *view)
{
    static uint32_t counts[400];
    jgb_data_source_chunk chunks[2] = {JGB_DATA_SOURCE_CHUNK_INIT, JGB_DATA_SOURCE_CHUNK_INIT};
    size_t i, sum = 0;
    for (i = 0; i < 400; i++)
        sum += counts[i] = UINT32_MAX;
    for (i = 0; i < 2; i++) {
        chunks[i].section_count = 400;
        chunks[i].item_counts = counts;
        chunks[i].item_count = sum;
    }
    REFUSED(view, JGB_RESOURCE_EXHAUSTED, "items", jgb_view_set_data(view, NULL, 0, chunks, 1));
    /* 2^32 - 1 items in a section and one more: not a 32-bit number. */
    chunks[0].section_count = chunks[1].section_count = 1;
    chunks[0].item_count = chunks[1].item_count = UINT32_MAX;
    chunks[1].flags = JGB_CHUNK_CONTINUES_SECTION;
    INVALID(view, "item_counts", jgb_view_set_data(view, NULL, 0, chunks, 2));
}

/* One count is too great, and so is the sum of some that are not. */
static void great_counts(jgb_view *view)
{
    const uint32_t counts[4] = {700000000, 700000000, 700000000, 700000000};
    const uint32_t most = UINT32_MAX;
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    chunk.section_count = IS_WIDE ? 1 : 2;
    chunk.item_counts = counts;
    chunk.item_count = chunk.section_count * 700000000;
    if (IS_WIDE) {
        CHECK(jgb_view_set_data(view, NULL, 0, &chunk, 1) == JGB_OK);
        return;
    }
    REFUSED(view, JGB_RESOURCE_EXHAUSTED, "items", jgb_view_set_data(view, NULL, 0, &chunk, 1));
    REFUSED(view, JGB_RESOURCE_EXHAUSTED, "items", jgb_view_set_items(view, most, NULL, NULL));
    chunk.section_count = 4;
    INVALID(view, "item_count", jgb_view_set_data(view, NULL, 0, &chunk, 1));
}

static void many_sections(jgb_view *view)
{
    static const uint32_t count = 0;
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    chunk.item_counts = &count;
    chunk.section_count = count_beyond_limits(sizeof(uint32_t));
    REFUSED(view, JGB_RESOURCE_EXHAUSTED, "sections",
            jgb_view_set_data(view, NULL, 0, &chunk, 1));
}

/* The sums of lengths are exact only up to 2^36 points. */
static void endless_content(void)
{
    const uint32_t count = IS_WIDE ? UINT32_MAX : 1000000000;
    jgb_view *view = make_view(NULL);
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    static const uint32_t number = 1;
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_display_frame_request request = request_at(0);
    metrics.item_size.width = 400;
    metrics.item_size.height = 1e6;
    chunk.section_count = 1;
    chunk.item_counts = &count;
    chunk.item_count = count;
    chunk.section_metrics = &number;
    CHECK(jgb_view_set_data(view, &metrics, 1, &chunk, 1) == JGB_OK);
    mark_results();
    CHECK(jgb_view_display_frame(view, &request, &out.frame) == JGB_RESOURCE_EXHAUSTED);
    CHECK(jgb_view_content_size(view, &out.size) == JGB_RESOURCE_EXHAUSTED);
    CHECK(memcmp(&out, &out_before, sizeof out) == 0);
    CHECK(strstr(jgb_view_last_error(view), "68719476736") != NULL);
    metrics.item_size.height = 15;
    metrics.minimum_line_spacing = 1;
    CHECK(jgb_view_set_data(view, &metrics, 1, &chunk, 1) == JGB_OK);
    CHECK(jgb_view_content_size(view, &out.size) == JGB_OK);
    CHECK(out.size.height == 16.0 * count - 1);
    jgb_view_destroy(view);
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    bad_names(view);
    good_names(view);
    bad_metrics(view);
    bad_columns(view);
    bad_spans(view);
    bad_chunks(view);
    if (IS_WIDE)
        huge_counts(view);
    great_counts(view);
    many_sections(view);
    endless_content();
    jgb_view_destroy(view);
    return check_result("bad_data");
}

/*
 * host [FILE]: shows the items of a file, and prints a digest of what it showed.
 *
 * A line of the file, or of standard input, is section, title, width and height,
 * separated by tabs; a first line that names the columns is skipped. The digest
 * is that of 600 complete display frames from top to bottom, with items that
 * come, go and change places meanwhile: other ways to the same engine must print
 * the same one.
 */
#include "digest.h"
#include "edits.h"
#include <stdio.h>
#include <stdlib.h>

enum { FRAMES = 600, FRAME_NS = 8333333, LINE = 65536 };

/* Columns as jgb_data_source_chunk takes them. */
typedef struct columns {
    uint32_t *item_counts;
    float *widths, *heights;
    size_t section_count, item_count, section_room, item_room;
} columns;

/* Returns 0, for false. */
static int fail(const char *what)
{
    fprintf(stderr, "host: %s\n", what);
    return 0;
}

/* Room for one more entry: `*room` entries, or twice as many. */
static void *grown(void *entries, size_t count, size_t *room, size_t entry_size)
{
    if (count == *room) {
        *room = *room ? *room * 2 : 1024;
        entries = realloc(entries, *room * entry_size);
        if (!entries) {
            fail("out of memory");
            exit(1);
        }
    }
    return entries;
}

static void append(columns *to, int is_new_section, float width, float height)
{
    size_t heights_room = to->item_room;
    if (is_new_section) {
        to->item_counts = (uint32_t *)grown(to->item_counts, to->section_count,
                                            &to->section_room, sizeof(uint32_t));
        to->item_counts[to->section_count++] = 0;
    }
    to->heights = (float *)grown(to->heights, to->item_count, &heights_room, sizeof(float));
    to->widths = (float *)grown(to->widths, to->item_count, &to->item_room, sizeof(float));
    to->widths[to->item_count] = width;
    to->heights[to->item_count++] = height;
    to->item_counts[to->section_count - 1]++;
}

/* Splits a line at its tabs, in place. */
static size_t split(char *line, char *fields[4])
{
    size_t count = 0;
    line[strcspn(line, "\r\n")] = '\0';
    while (line && count < 4) {
        char *tab = strchr(line, '\t');
        fields[count++] = line;
        if (tab)
            *tab++ = '\0';
        line = tab;
    }
    return line ? count + 1 : count;
}

static int read_columns(FILE *file, columns *to)
{
    static char line[LINE], section[LINE];
    unsigned number;
    for (number = 1; fgets(line, sizeof line, file); number++) {
        char *fields[4], *width_end, *height_end;
        float width, height;
        size_t count = split(line, fields);
        if (count == 1 && fields[0][0] == '\0')
            continue;
        if (count != 4) {
            fprintf(stderr, "host: line %u: 4 columns are expected\n", number);
            return 0;
        }
        if (number == 1 && strcmp(fields[2], "width") == 0)
            continue;
        width = strtof(fields[2], &width_end);
        height = strtof(fields[3], &height_end);
        if (width_end == fields[2] || *width_end || height_end == fields[3] || *height_end) {
            fprintf(stderr, "host: line %u: width or height is no number\n", number);
            return 0;
        }
        append(to, to->section_count == 0 || strcmp(section, fields[0]) != 0, width, height);
        strcpy(section, fields[0]);
    }
    return to->item_count > 0 || fail("no items");
}

static jgb_status fill(jgb_view *view, const columns *from)
{
    jgb_flow_layout layout = JGB_FLOW_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_status status;
    layout.section_metrics = &metrics;
    metrics.header_reference_size.height = 24;
    layout.section_headers_pin_to_visible_bounds = 1;
    status = jgb_view_set_flow_layout(view, &layout);
    if (status != JGB_OK)
        return status;
    chunk.section_count = from->section_count;
    chunk.item_counts = from->item_counts;
    chunk.item_count = from->item_count;
    chunk.widths = from->widths;
    chunk.heights = from->heights;
    return jgb_view_set_data(view, NULL, 0, &chunk, 1);
}

static jgb_status fling(jgb_view *view, uint64_t *out_digest)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    unsigned i;
    *out_digest = DIGEST_START;
    request.bounds.width = 400;
    request.bounds.height = 800;
    request.flags = JGB_REQUEST_COMPLETE;
    for (i = 0; i < FRAMES; i++) {
        jgb_status status = make_edit(view, &frame, i);
        request.time_ns = (uint64_t)i * FRAME_NS;
        if (status == JGB_OK)
            status = jgb_view_display_frame(view, &request, &frame);
        if (status != JGB_OK)
            return status;
        *out_digest = digest_frame(*out_digest, &frame);
        request.bounds.y += frame.content_offset_adjustment.y;
        request.bounds.y += frame.content_size.height / FRAMES;
    }
    return JGB_OK;
}

int main(int argc, char **argv)
{
    FILE *file = argc < 2 || strcmp(argv[1], "-") == 0 ? stdin : fopen(argv[1], "r");
    columns items;
    jgb_view *view = NULL;
    jgb_status status;
    uint64_t digest = 0;
    int was_read;

    if (argc > 2) {
        fail("usage: host [FILE]");
        return 2;
    }
    if (!file) {
        perror(argv[1]);
        return 1;
    }
    memset(&items, 0, sizeof items);
    was_read = read_columns(file, &items);
    fclose(file);
    if (was_read) {
        status = jgb_view_create(NULL, &view);
        if (status == JGB_OK)
            status = fill(view, &items);
        if (status == JGB_OK)
            status = fling(view, &digest);
        if (status == JGB_OK)
            printf("digest %016llx\n", (unsigned long long)digest);
        else
            was_read = fail(jgb_view_last_error(view));
        jgb_view_destroy(view);
    }
    free(items.item_counts);
    free(items.widths);
    free(items.heights);
    return was_read ? 0 : 1;
}

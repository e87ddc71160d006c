#include "characters.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static FILE *open_in(const char *folder, const char *name)
{
    char path[1024];
    if (snprintf(path, sizeof path, "%s/%s", folder, name) >= (int)sizeof path) {
        errno = ENAMETOOLONG;
        return NULL;
    }
    return fopen(path, "r");
}

static int read_blocks(character_map *map, const char *folder)
{
    FILE *file = open_in(folder, "Blocks.txt");
    char line[256];
    if (!file)
        return 0;
    while (fgets(line, sizeof line, file)) {
        block next;
        block *grown;
        unsigned first, last;
        memset(&next, 0, sizeof next);
        if (sscanf(line, "%x..%x; %63[^\n]", &first, &last, next.name) != 3)
            continue;
        next.first = first;
        next.last = last;
        grown = (block *)realloc(map->blocks, (map->block_count + 1) * sizeof next);
        if (!grown)
            break;
        map->blocks = grown;
        map->blocks[map->block_count++] = next;
    }
    fclose(file);
    return map->block_count > 0;
}

/* East Asian wide characters, near enough for a terminal. */
static char is_wide(uint32_t c)
{
    return (c >= 0x1100 && c <= 0x115f) || (c >= 0x2e80 && c <= 0xa4cf && c != 0x303f) ||
           (c >= 0xac00 && c <= 0xd7a3) || (c >= 0xf900 && c <= 0xfaff) ||
           (c >= 0xfe30 && c <= 0xfe6f) || (c >= 0xff00 && c <= 0xff60) ||
           (c >= 0xffe0 && c <= 0xffe6) || (c >= 0x16fe0 && c <= 0x1b2ff) ||
           (c >= 0x1f300 && c <= 0x1faff) || (c >= 0x20000 && c <= 0x3fffd);
}

static int append(character_map *map, size_t *room, uint32_t code_point, const char *name,
                  const char *category, long line)
{
    character *next;
    if (map->character_count == *room) {
        size_t more = *room ? *room * 2 : 4096;
        character *grown = (character *)realloc(map->characters, more * sizeof *grown);
        if (!grown)
            return 0;
        map->characters = grown;
        *room = more;
    }
    next = &map->characters[map->character_count];
    memset(next, 0, sizeof *next);
    next->name = (char *)malloc(strlen(name) + 1);
    if (!next->name)
        return 0;
    strcpy(next->name, name);
    next->code_point = code_point;
    memcpy(next->category, category, 3);
    next->line = line;
    next->is_wide = is_wide(code_point);
    map->character_count++;
    return 1;
}

/* Two lines, "<X, First>" and "<X, Last>", stand for all characters between. */
static int read_characters(character_map *map, const char *folder)
{
    FILE *file = map->file = open_in(folder, "UnicodeData.txt");
    char line[1024], name[256], category[3], text[300];
    unsigned code_point, first = 0;
    size_t room = 0;
    int is_complete = 1;
    long start = 0, end = 0;
    if (!file)
        return 0;
    for (; is_complete && fgets(line, sizeof line, file); start = end) {
        char *mark;
        end = start + (long)strlen(line);
        if (sscanf(line, "%x;%255[^;];%2[^;]", &code_point, name, category) != 3)
            continue;
        /* Controls, surrogates and private use have no names. */
        if (strcmp(category, "Cc") == 0 || strcmp(category, "Cs") == 0 ||
            strcmp(category, "Co") == 0)
            continue;
        if (strstr(name, ", First>")) {
            first = code_point;
            continue;
        }
        mark = strstr(name, ", Last>");
        if (!mark) {
            is_complete = append(map, &room, code_point, name, category, start);
            continue;
        }
        *mark = '\0';
        for (; first <= code_point && is_complete; first++) {
            snprintf(text, sizeof text, "%s-%04X", name + 1, first);
            is_complete = append(map, &room, first, text, category, start);
        }
    }
    return is_complete && map->character_count > 0;
}

/* Says which characters are in which block, and drops blocks without any. */
static void fill_blocks(character_map *map)
{
    size_t from, next = 0, kept = 0;
    for (from = 0; from < map->block_count; from++) {
        block filled = map->blocks[from];
        filled.start = next;
        while (next < map->character_count && map->characters[next].code_point <= filled.last)
            next++;
        filled.count = (uint32_t)(next - filled.start);
        if (filled.count > 0)
            map->blocks[kept++] = filled;
    }
    map->block_count = kept;
}

int character_map_read(character_map *out_map, const char *folder)
{
    memset(out_map, 0, sizeof *out_map);
    errno = 0;
    if (!read_blocks(out_map, folder) || !read_characters(out_map, folder)) {
        int error = errno ? errno : EINVAL;
        character_map_free(out_map);
        errno = error;
        return 0;
    }
    fill_blocks(out_map);
    return 1;
}

void character_map_free(character_map *map)
{
    size_t i;
    for (i = 0; i < map->character_count; i++)
        free(map->characters[i].name);
    free(map->characters);
    free(map->blocks);
    if (map->file)
        fclose(map->file);
    memset(map, 0, sizeof *map);
}

void character_map_remove(character_map *map, size_t block, uint32_t first, uint32_t count)
{
    character *start = map->characters + map->blocks[block].start + first;
    character *end = map->characters + map->character_count;
    uint32_t i;
    for (i = 0; i < count; i++)
        free(start[i].name);
    memmove(start, start + count, (size_t)(end - start - count) * sizeof *start);
    map->character_count -= count;
    map->blocks[block].count -= count;
    while (++block < map->block_count)
        map->blocks[block].start -= count;
}

character *character_map_find(const character_map *map, uint32_t code_point)
{
    size_t first = 0, end = map->character_count;
    while (first < end) {
        size_t middle = first + (end - first) / 2;
        if (map->characters[middle].code_point < code_point)
            first = middle + 1;
        else
            end = middle;
    }
    return first < map->character_count && map->characters[first].code_point == code_point
               ? &map->characters[first]
               : NULL;
}

/* The fifth of the fields, which semicolons separate. */
void character_read_detail(const character_map *map, character *of)
{
    if (fseek(map->file, of->line, SEEK_SET) != 0 ||
        fscanf(map->file, "%*[^;];%*[^;];%*[^;];%*[^;];%3[^;]", of->detail) != 1)
        strcpy(of->detail, "?");
}

void character_text(const character *from, char out_text[9])
{
    uint32_t c = from->code_point;
    char *to = out_text;
    if (from->category[0] == 'Z' || from->category[0] == 'C')
        c = ' ';
    if (from->category[0] == 'M') {
        memcpy(to, "\xe2\x97\x8c", 3);
        to += 3;
    }
    if (c < 0x80) {
        *to++ = (char)c;
    } else if (c < 0x800) {
        *to++ = (char)(0xc0 | c >> 6);
        *to++ = (char)(0x80 | (c & 0x3f));
    } else if (c < 0x10000) {
        *to++ = (char)(0xe0 | c >> 12);
        *to++ = (char)(0x80 | (c >> 6 & 0x3f));
        *to++ = (char)(0x80 | (c & 0x3f));
    } else {
        *to++ = (char)(0xf0 | c >> 18);
        *to++ = (char)(0x80 | (c >> 12 & 0x3f));
        *to++ = (char)(0x80 | (c >> 6 & 0x3f));
        *to++ = (char)(0x80 | (c & 0x3f));
    }
    *to = '\0';
}

/* The Unicode character map, as Debian's package unicode-data brings it. */
#ifndef CHARACTERS_H
#define CHARACTERS_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

typedef struct character {
    uint32_t code_point;
    char category[3]; /* general category, such as "Lu" */
    char is_wide;     /* takes two columns on a terminal */
    char detail[4];   /* bidirectional class, such as "AL"; empty until it is read */
    char *name;
    long line; /* where its line in the file of the map begins */
} character;

typedef struct block {
    uint32_t first, last;
    char name[64];
    size_t start; /* its first character */
    uint32_t count;
} block;

/* Characters in the order of their code points, and the blocks that have any. */
typedef struct character_map {
    FILE *file; /* UnicodeData.txt, from which details are read later */
    character *characters;
    size_t character_count;
    block *blocks;
    size_t block_count;
} character_map;

/* Reads Blocks.txt and UnicodeData.txt without the details. Returns 0, with errno set, on
 * failure. */
int character_map_read(character_map *out_map, const char *folder);
void character_map_free(character_map *map);
/* Removes characters of a block, counted from 0. The block stays, even if none is left. */
void character_map_remove(character_map *map, size_t block, uint32_t first, uint32_t count);

/* Returns the character with a code point, or NULL. */
character *character_map_find(const character_map *map, uint32_t code_point);
/* Reads the detail of a character of the map. */
void character_read_detail(const character_map *map, character *of);

/* Writes the character's UTF-8 and NUL; combining characters on a dotted
 * circle, invisible ones as a space. */
void character_text(const character *from, char out_text[9]);

#endif

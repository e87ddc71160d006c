/* A number that stands for display frames: two hosts that show the same have
 * the same. FNV-1a, 64 bits, over the fields in little-endian order. */
#ifndef DIGEST_H
#define DIGEST_H

#include <jogakbo.h>
#include <string.h>

#define DIGEST_START UINT64_C(0xcbf29ce484222325)

static inline uint64_t digest_number(uint64_t digest, uint64_t number, int bytes)
{
    int i;
    for (i = 0; i < bytes; i++)
        digest = (digest ^ (number >> 8 * i & 0xff)) * UINT64_C(0x100000001b3);
    return digest;
}

static inline uint64_t digest_double(uint64_t digest, double number)
{
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    return digest_number(digest, bits, 8);
}

static inline uint64_t digest_element(uint64_t digest, const jgb_layout_attributes *element)
{
    digest = digest_number(digest, (uint32_t)element->element.category, 4);
    digest = digest_number(digest, element->element.element_kind, 4);
    digest = digest_number(digest, element->element.index_path.section, 4);
    digest = digest_number(digest, element->element.index_path.item, 4);
    digest = digest_number(digest, element->reuse_identifier, 4);
    digest = digest_number(digest, element->reusable_view, 4);
    digest = digest_number(digest, element->generation, 4);
    digest = digest_double(digest, element->frame.x);
    digest = digest_double(digest, element->frame.y);
    digest = digest_double(digest, element->frame.width);
    digest = digest_double(digest, element->frame.height);
    digest = digest_double(digest, element->alpha);
    digest = digest_number(digest, (uint32_t)element->z_index, 4);
    return digest_number(digest, element->flags, 4);
}

static inline uint64_t digest_frame(uint64_t digest, const jgb_display_frame *frame)
{
    size_t i;
    int k;
    digest = digest_double(digest, frame->content_offset.x);
    digest = digest_double(digest, frame->content_offset.y);
    for (i = 0; i < frame->element_count; i++) {
        uint32_t transform = frame->elements[i].transform;
        digest = digest_element(digest, &frame->elements[i]);
        for (k = 0; k < 16 && transform != 0; k++)
            digest = digest_double(digest, frame->transforms[transform - 1].m[k]);
    }
    return digest;
}

#endif

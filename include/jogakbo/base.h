/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Base: the types that all parts share.
 *
 * A function that can fail returns a jgb_status. JGB_OK is 0, so a host can
 * write `if ((status = jgb_...()))`. jgb_status_name() returns the name of a
 * status. jgb_last_error() returns the error message of a call that has no
 * handle. jgb_limits sets how much a view or a snapshot may hold.
 */
#ifndef JOGAKBO_BASE_H
#define JOGAKBO_BASE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of these headers: major * 1,000,000 + minor * 1,000 + patch. */
#define JGB_VERSION_NUMBER 3000

/* Returns the version of the loaded library, encoded like JGB_VERSION_NUMBER. */
uint32_t jgb_version(void);

/* Status codes. The numbers equal ErrorCode in proto/ and are never reused. */
typedef enum jgb_status {
    JGB_OK = 0,
    JGB_INVALID_ARGUMENT = 1,    /* NULL, NaN, infinity, negative, unknown   */
    JGB_INVALID_INDEX_PATH = 2,  /* the section or item does not exist       */
    JGB_INVALID_UPDATE = 3,      /* the batch update is not possible         */
    JGB_NOT_FOUND = 4,           /* the element or value does not exist      */
    JGB_RESOURCE_EXHAUSTED = 5,  /* the call would exceed a limit            */
    JGB_BUSY = 6,                /* a callback of the view called the view   */
    JGB_WRONG_STATE = 7,         /* an earlier call rules out this call      */
    JGB_INVALID_LAYOUT = 8,      /* a custom layout gave an invalid answer   */
    JGB_STATUS_FORCE_32 = 0x7fffffff
} jgb_status;

/* Returns the name of a status, for example "JGB_OK". The name of a number that is not
 * a status is "unknown". The string is static. Never NULL. */
const char *jgb_status_name(jgb_status status);

typedef struct jgb_view jgb_view; /* a collection view; opaque */
typedef struct jgb_layout jgb_layout; /* an immutable layout; opaque */
typedef struct jgb_snapshot jgb_snapshot; /* identified sections, items; opaque */
typedef struct jgb_section_snapshot jgb_section_snapshot; /* an item tree; opaque */

typedef struct jgb_point { double x, y; } jgb_point;
typedef struct jgb_size { double width, height; } jgb_size;
typedef struct jgb_rect { double x, y, width, height; } jgb_rect;
typedef struct jgb_edge_insets { double top, left, bottom, right; } jgb_edge_insets;
typedef struct jgb_index_path { uint32_t section, item; } jgb_index_path;

/* A 4 x 4 matrix in row-major order, for row vectors: m[12], m[13] and m[14]
 * are the translation. */
typedef struct jgb_transform { double m[16]; } jgb_transform;
#define JGB_TRANSFORM_IDENTITY \
    { { 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1 } }

/* The length argument for a name that ends in NUL. */
#define JGB_NUL_TERMINATED ((size_t)-1)

/* The item of an index path that names a section instead of an item. */
#define JGB_NO_ITEM 0xffffffffu

/* An axis. A layout scrolls along one axis, the main axis. */
typedef enum jgb_axis {
    JGB_VERTICAL = 0,
    JGB_HORIZONTAL = 1,
    JGB_AXIS_FORCE_32 = 0x7fffffff
} jgb_axis;

/*
 * Returns the error message of the calling thread's last failed call that had no handle
 * to store it. Such a call creates a view or a layout, creates or copies a snapshot, or
 * has a handle that is NULL or misaligned. The message is UTF-8 that ends in NUL, at
 * most 255 bytes long; "" if no such call has failed. Borrowed until the next such
 * failure on the same thread. Never NULL.
 */
const char *jgb_last_error(void);

/*
 * Refuses a call in the library's words, for wrappers in other languages that know how
 * many entries an array has. `handle` is a view, a snapshot or a section snapshot: its
 * last error says that `argument` has `count` entries where `expected` are needed. For
 * any other `handle`, jgb_last_error() says so. `argument` is a text that ends in NUL
 * and is never freed.
 * Errors: JGB_INVALID_ARGUMENT, always. Cost: O(1).
 */
jgb_status jgb_refuse_count(void *handle, const char *argument, size_t count, size_t expected);

/* The limits of a view or a snapshot. A call that would exceed a limit fails
 * with JGB_RESOURCE_EXHAUSTED. */
typedef struct jgb_limits {
    size_t struct_size;
    uint64_t item_count;         /* items in all sections together           */
    uint64_t section_count;
    uint64_t data_bytes;         /* memory of columns and identifiers        */
    uint64_t element_count;      /* elements in a display frame or in a      */
                                 /* rectangle; batch updates not completed   */
    uint64_t registration_count; /* reuse identifiers and kinds, up to 2^20  */
} jgb_limits;
#define JGB_LIMITS_INIT \
    { sizeof(jgb_limits), UINT64_C(1) << 40, UINT64_C(1) << 30, UINT64_C(1) << 34, \
      UINT64_C(1) << 20, UINT64_C(1) << 12 }

/* Fills the struct with its defaults. NULL does nothing. `struct_size` is
 * sizeof(jgb_limits) as the host compiled it. Each struct that may grow has a function
 * jgb_..._init() with these arguments. */
void jgb_limits_init(jgb_limits *out_limits, size_t struct_size);

#ifdef __cplusplus
}
#endif
#endif

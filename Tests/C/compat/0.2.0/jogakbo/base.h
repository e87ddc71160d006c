/* What all parts share: numbers of results, points and rectangles, limits, the library itself. */
#ifndef JOGAKBO_BASE_H
#define JOGAKBO_BASE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Major * 1,000,000 + minor * 1,000 + patch. */
#define JGB_VERSION_NUMBER 2000

/* The version of the library that runs, as JGB_VERSION_NUMBER. */
uint32_t jgb_version(void);

/* Numbers equal ErrorCode in proto/ and are never reused. */
typedef enum jgb_status {
    JGB_OK = 0,
    JGB_INVALID_ARGUMENT = 1,    /* NULL, NaN, infinity, negative, unknown   */
    JGB_INVALID_INDEX_PATH = 2,  /* no such section or item                  */
    JGB_INVALID_UPDATE = 3,      /* a batch update that is not possible      */
    JGB_NOT_FOUND = 4,           /* no such element, or nothing there        */
    JGB_RESOURCE_EXHAUSTED = 5,  /* a limit would be passed                  */
    JGB_BUSY = 6,                /* called from inside a callback            */
    JGB_WRONG_STATE = 7,         /* goes not with what was called before     */
    JGB_INVALID_LAYOUT = 8,      /* a host's layout answered what cannot be  */
    JGB_STATUS_FORCE_32 = 0x7fffffff
} jgb_status;

/* "JGB_OK" for JGB_OK and so on; "unknown" for a number that is no status.
 * Never NULL; lives as long as the program. */
const char *jgb_status_name(jgb_status status);

typedef struct jgb_view jgb_view; /* one collection view; opaque */
typedef struct jgb_layout jgb_layout; /* where elements go; opaque, never changes */
typedef struct jgb_snapshot jgb_snapshot; /* sections and items; opaque */
typedef struct jgb_section_snapshot jgb_section_snapshot; /* an outline; opaque */

typedef struct jgb_point { double x, y; } jgb_point;
typedef struct jgb_size { double width, height; } jgb_size;
typedef struct jgb_rect { double x, y, width, height; } jgb_rect;
typedef struct jgb_edge_insets { double top, left, bottom, right; } jgb_edge_insets;
typedef struct jgb_index_path { uint32_t section, item; } jgb_index_path;

/* Row-major, for row vectors: m[12], m[13], m[14] translate. */
typedef struct jgb_transform { double m[16]; } jgb_transform;
#define JGB_TRANSFORM_IDENTITY \
    { { 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1 } }

/* The length of a name that ends in NUL. */
#define JGB_NUL_TERMINATED ((size_t)-1)

/* The item of an index path that names no item. */
#define JGB_NO_ITEM 0xffffffffu

typedef enum jgb_axis {
    JGB_VERTICAL = 0,
    JGB_HORIZONTAL = 1,
    JGB_AXIS_FORCE_32 = 0x7fffffff
} jgb_axis;

/*
 * Says why a call of this thread failed that has no handle to ask: a call that
 * makes a view, a layout or a snapshot, or that got NULL as its handle. The last
 * such call counts. UTF-8 that ends in NUL, at most 255 bytes; "" when none has
 * failed. Borrowed until the next such failure of the thread. Never NULL.
 */
const char *jgb_last_error(void);

/* What a view may hold and show. */
typedef struct jgb_limits {
    size_t struct_size;
    uint64_t item_count;         /* in all sections together                 */
    uint64_t section_count;
    uint64_t data_bytes;         /* memory of columns and identifiers        */
    uint64_t element_count;      /* in one display frame or rectangle; also  */
                                 /* updates not yet reported as complete     */
    uint64_t registration_count; /* reuse identifiers and kinds, to 2^20     */
} jgb_limits;
#define JGB_LIMITS_INIT \
    { sizeof(jgb_limits), UINT64_C(1) << 40, UINT64_C(1) << 30, UINT64_C(1) << 34, \
      UINT64_C(1) << 20, UINT64_C(1) << 12 }

/* Sets the struct up with its defaults. `struct_size` is sizeof(jgb_limits) as the
 * host knows it. NULL does nothing. Each struct that may grow has such a function. */
void jgb_limits_init(jgb_limits *out_limits, size_t struct_size);

#ifdef __cplusplus
}
#endif
#endif

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory: how much a view holds, and what happens when there is no more of it.
 *
 * jgb_view_memory() tells how much memory a view holds, and what the memory is for.
 *
 * When an allocation of the library fails, the library calls the handler that
 * the host has set, and tries once more. If there is no handler, or the second
 * attempt fails, the library prints one line to the standard error stream and
 * calls abort().
 */
#ifndef JOGAKBO_MEMORY_H
#define JOGAKBO_MEMORY_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Called when an allocation of `size` bytes has failed, on the thread of the
 * call that allocates. `context` is what the host has set.
 *
 * A handler may release memory of the host and return: the library tries once
 * more. It must not call the library. It may also leave the call by longjmp() to
 * a place outside the call. Then the handles that were arguments of the call are
 * lost: the host must not use them and must not destroy them, and their memory is
 * not released. All other handles are as they were.
 */
typedef void (*jgb_out_of_memory_handler)(void *context, size_t size);

/*
 * Sets the function that the library calls when an allocation fails, for all threads.
 * `handler` may be NULL, for none. A host sets the handler while no other thread calls
 * the library. `context` must live as long as the handler is set.
 */
void jgb_set_out_of_memory_handler(jgb_out_of_memory_handler handler, void *context);

/*
 * The memory that a view holds, in bytes. The numbers are near what the view's memory
 * allocator gives out: at least two thirds of it, and at most half as much again.
 */
typedef struct jgb_memory {
    size_t struct_size;
    uint64_t total_bytes;         /* the sum of the others                               */
    uint64_t data_bytes;          /* items, sections, measured sizes, identifiers, and   */
                                  /* the changes of an open batch update                 */
    uint64_t layout_bytes;        /* lines, lanes and attributes that a layout stores    */
    uint64_t transition_bytes;    /* layouts and updates from which changes are animated */
    uint64_t display_frame_bytes; /* elements on and near the screen, and reusable views */
    uint64_t event_bytes;         /* events that the host has not received yet           */
    uint64_t state_bytes;         /* selection, traits, names, drags, and the view       */
} jgb_memory;
#define JGB_MEMORY_INIT { sizeof(jgb_memory), 0, 0, 0, 0, 0, 0, 0 }
void jgb_memory_init(jgb_memory *out_memory, size_t struct_size);

/*
 * Tells how much memory a view holds. `out_memory` receives the numbers; its struct_size
 * is set. Snapshots of the host share memory with the view that shows them, and that
 * memory is counted as the view's. Memory that callbacks of the host hold is not counted.
 * Errors: JGB_INVALID_ARGUMENT. Cost: O(n / 256).
 */
jgb_status jgb_view_memory(jgb_view *view, jgb_memory *out_memory);

#ifdef __cplusplus
}
#endif
#endif

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory: what happens when there is no more of it.
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

#ifdef __cplusplus
}
#endif
#endif

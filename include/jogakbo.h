/*
 * jogakbo.h - C interface to Jogakbo, a headless collection view.
 *
 * A host describes its sections and items once, and asks for a display frame
 * whenever it draws: which elements are visible, where each one is, and in
 * which reusable view of its own pool to show it.
 *
 *     data source ---> [ jgb_view ] ---> display frame (elements, views)
 *
 * What is not declared in this file and in jogakbo/ beside it is not public.
 *
 * UNITS     Lengths are points. Rectangles are in content coordinates: origin
 *           at the content's top left, y downwards. Times are nanoseconds.
 *           A length that enters is rounded to a multiple of 2^-16 point; the
 *           rounded length is the one reported. Content is at most 2^36 points
 *           long, all items together at most 2^37 either way, an item, inset
 *           or spacing at most 2^24.
 * OWNERSHIP jgb_view_create() gives the caller a handle and jgb_view_destroy()
 *           takes it back; destroying NULL does nothing. A `const T *` handed
 *           out is borrowed until the next call with that view. What is handed
 *           in is read during the call only, callbacks and their context
 *           excepted. All this goes for snapshots as for views.
 * ERRORS    Fallible functions return jgb_status. On anything but JGB_OK the
 *           view and every out parameter are as they were before the call, and
 *           jgb_view_last_error() says what, which and why; where there is no
 *           handle yet, jgb_last_error() does. NULL where it is not said to be
 *           allowed, misaligned addresses, NaN, infinity, negative lengths and
 *           values that an enumeration does not have are JGB_INVALID_ARGUMENT.
 *           Nothing aborts the program but real exhaustion of memory.
 * THREADS   A view serves one thread at a time; two views share no state. So do
 *           snapshots, be they copies of each other or applied to a view.
 * GROWTH    Structs that may grow begin with struct_size; set them up with their
 *           JGB_..._INIT macro, or with the function jgb_..._init(). The library
 *           takes each size from the first published one on: fields that a host
 *           does not know have their defaults, and results are written as far as
 *           the host knows them. Other structs never change.
 */
#ifndef JOGAKBO_H
#define JOGAKBO_H

#include "jogakbo/base.h"
#include "jogakbo/element.h"
#include "jogakbo/view.h"
#include "jogakbo/data.h"
#include "jogakbo/display_frame.h"
#include "jogakbo/animation.h"
#include "jogakbo/layout.h"
#include "jogakbo/path_layout.h"
#include "jogakbo/compositional_layout.h"
#include "jogakbo/orthogonal.h"
#include "jogakbo/update.h"
#include "jogakbo/invalidation.h"
#include "jogakbo/custom_layout.h"
#include "jogakbo/explicit_layout.h"
#include "jogakbo/transition.h"
#include "jogakbo/question.h"
#include "jogakbo/snapshot.h"
#include "jogakbo/section_snapshot.h"

#endif

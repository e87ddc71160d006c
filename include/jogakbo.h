/* SPDX-License-Identifier: Apache-2.0 */
/*
 * jogakbo.h - C interface to Jogakbo, a headless collection view.
 *
 * A host describes its sections and items once, and asks for a display frame
 * whenever it draws: which elements are visible, where each one is, and in
 * which reusable view of its own pool to show it.
 *
 *     data source ---> [ jgb_view ] ---> display frame (elements, views)
 *
 * A list of a million rows, scrolled by 37 points:
 *
 *     const jgb_rect bounds = {0, 0, 400, 200};
 *     const jgb_point offset = {0, 37};
 *     jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
 *     jgb_view *view = NULL;
 *     jgb_status status;
 *
 *     if ((status = jgb_view_create(NULL, &view)) ||
 *         (status = jgb_view_set_list_layout(view, NULL)) ||
 *         (status = jgb_view_set_bounds(view, bounds)) ||
 *         (status = jgb_view_set_items(view, 1000000, NULL, heights)) ||
 *         (status = jgb_view_display_frame_at(view, offset, 0, &frame)))
 *         fprintf(stderr, "%s: %s\n", jgb_status_name(status), jgb_view_last_error(view));
 *     for (size_t i = 0; i < frame.removed_view_count; i++)
 *         hide(frame.removed_views[i]);
 *     for (size_t i = 0; i < frame.element_count; i++)
 *         show(frame.elements[i].element.index_path.item, frame.elements[i].reusable_view,
 *              frame.elements[i].frame);
 *     jgb_view_destroy(view);
 *
 * UNITS     Lengths are points. Rectangles are in content coordinates: origin
 *           at the content's top left, y downwards. Times are nanoseconds.
 *           A length that enters is rounded to a multiple of 2^-16 point; the
 *           rounded length is the one reported. Content is at most 2^36 points
 *           long, all items together at most 2^37 either way, an item, inset
 *           or spacing at most 2^24.
 * OWNERSHIP A function jgb_..._create() gives the caller a handle, and
 *           jgb_..._destroy() takes the handle back; destroying NULL does
 *           nothing. A `const T *` that a function hands out is borrowed until
 *           the next call with the same handle. The library reads arguments
 *           during the call only, except callbacks and their context.
 * ERRORS    A function that can fail returns jgb_status. On anything but JGB_OK
 *           the object and every out parameter are as they were before the call,
 *           and jgb_view_last_error() says what is wrong, which one it is and
 *           why; where there is no handle yet, jgb_last_error() does. These are
 *           JGB_INVALID_ARGUMENT: NULL where the function does not allow it,
 *           misaligned addresses, handles of another type, handles that have
 *           been destroyed as long as their memory has no other use, NaN,
 *           infinity, negative lengths, and values that an enumeration does not
 *           have. Nothing ends the program but real exhaustion of memory, which
 *           memory.h is about.
 * THREADS   A view serves one thread at a time; two views share no state. The
 *           same holds for snapshots, whether they are copies of each other or
 *           applied to a view. A layout does not change: threads may share it.
 * GROWTH    A struct that may grow begins with struct_size. The macro
 *           JGB_..._INIT or the function jgb_..._init() sets the struct up. The
 *           library takes each size from the first published one on: fields that
 *           a host does not know have their defaults, and results are written as
 *           far as the host knows them. Other structs never change.
 *
 * These headers are the whole interface. jogakbo.hpp wraps it for C++.
 */
#ifndef JOGAKBO_H
#define JOGAKBO_H

#include "jogakbo/base.h"
#include "jogakbo/element.h"
#include "jogakbo/view.h"
#include "jogakbo/memory.h"
#include "jogakbo/viewability.h"
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
#include "jogakbo/event.h"
#include "jogakbo/scroll.h"
#include "jogakbo/input.h"
#include "jogakbo/focus.h"
#include "jogakbo/accessibility.h"
#include "jogakbo/traits.h"
#include "jogakbo/selection.h"
#include "jogakbo/delegate.h"
#include "jogakbo/background.h"
#include "jogakbo/index_titles.h"
#include "jogakbo/movement.h"
#include "jogakbo/drag.h"
#include "jogakbo/placeholder.h"
#include "jogakbo/menu.h"
#include "jogakbo/swipe.h"
#include "jogakbo/prefetch.h"
#include "jogakbo/snapshot.h"
#include "jogakbo/section_snapshot.h"
#include "jogakbo/state.h"
#include "jogakbo/setup.h"

#endif

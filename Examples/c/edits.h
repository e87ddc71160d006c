/* What the host changes while it scrolls. */
#ifndef EDITS_H
#define EDITS_H

#include <jogakbo.h>

/*
 * Makes the edit that comes before display frame `number`, if there is one: every tenth time three
 * items come, or two go, or six change places, over time. Which they are follows from the number
 * and from the cells of `before`, the display frame before, so that other hosts can do the same.
 */
jgb_status make_edit(jgb_view *view, const jgb_display_frame *before, unsigned number);

#endif

/* A view that is measured, and what it shows. */
#ifndef CASE_H
#define CASE_H

#include "bench.h"

typedef struct view_case {
    const char *name;
    jgb_view *view;
    double width;
    double content;
    double offset;
    bench_random random;
    size_t appeared;
    double height; /* of the bounds; 0: 800 */
} view_case;

/* What a view is opened with. The layout and the columns are the caller's. */
typedef struct case_source {
    jgb_layout *layout; /* NULL: `flow` */
    jgb_flow_layout flow; /* with `metrics` */
    jgb_section_metrics metrics;
    jgb_data_source_chunk chunk;
    jgb_rect *frames; /* one for each item of an explicit layout; else NULL */
} case_source;

/* One section of items as wide as the view, without spacing. */
case_source case_list(const float *heights, const uint32_t *count);

/* Makes the view, up to its first display frame. */
void case_open(view_case *c, const case_source *s);

/* A display frame of what is at the offset, at a time of 0. */
jgb_display_frame case_show(view_case *c, uint32_t flags);
/* The same at another time. Takes over the offset and the content's length from the answer. */
jgb_display_frame case_follow(view_case *c, uint64_t time_ns);

#endif

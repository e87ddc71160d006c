/* Compositional layouts of one section, whose groups stand 10 points apart. */
#ifndef GROUPS_H
#define GROUPS_H

#include "bench.h"

/* An item or a group: a fraction of its container wide, and of some height. */
jgb_layout_node group_node(uint32_t parent, jgb_layout_node_kind kind, double width,
                           jgb_layout_dimension_kind height_kind, double height);

/* The first node is the group that the section repeats. */
jgb_layout *group_layout(const jgb_layout_node *nodes, size_t count);

/* Three columns: 120 points high, or each group as high as its highest item. */
jgb_layout *group_columns(int are_measured);

#endif

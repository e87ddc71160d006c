/*
 * Edits and data that cost far more than they look, each timed with the display frame after it:
 * see the functions of cliffs.h. Rows that take seconds run once, the others give a median.
 */
#include "cliffs.h"

#include <string.h>

#include "rows.h"

static const struct { const char *name; void (*measure)(const char *name); } cliffs[] = {
    { "explicit.delete_half", cliff_delete_half },
    { "explicit.first_delete", cliff_first_delete },
    { "compositional.measured_build", cliff_measured_build },
    { "compositional.measured_insert_head", cliff_measured_insert_head },
    { "flow.one_width_insert_head", cliff_one_width_insert_head },
    { "flow.two_widths_insert_head", cliff_two_widths_insert_head },
    { "grid.spans_insert_head", cliff_spans_insert_head },
    { "compositional.nested", cliff_nested },
    { "compositional.few_items", cliff_few_items },
    { "waterfall.greedy_moves", cliff_greedy_moves },
    { "waterfall.wide_spans_build", cliff_wide_spans_build },
    { "waterfall.bytes_per_section", cliff_bytes_per_section },
    { "waterfall.held_greedy", cliff_held_greedy },
    { "waterfall.held_greedy_2", cliff_held_greedy_2 },
    { "waterfall.held_greedy_4", cliff_held_greedy_4 },
    { "waterfall.held_greedy_1024", cliff_held_greedy_1024 },
    { "flow.many_moving", cliff_many_moving },
    { "compositional.restore_shelves", cliff_restore_shelves },
    { "flow.overscan_jump", cliff_overscan_jump },
    { "list.overscan_step", cliff_overscan_step },
    { "list.placeholders", cliff_placeholders },
    { "compositional.insert_between_shelves", cliff_insert_between_shelves },
    { "snapshot.toggle_outline", cliff_toggle_outline },
    { "snapshot.diff_reversed", cliff_diff_reversed },
    { "snapshot.insert_one", cliff_insert_one },
    { "snapshot.insert_one_section", cliff_insert_one_section },
};

void rows_cliffs(const char *only) {
    const int all = !*only || !strcmp(only, "cliffs");
    for (size_t i = 0; i < sizeof cliffs / sizeof *cliffs; i++) {
        if (all || !strcmp(only, cliffs[i].name)) cliffs[i].measure(cliffs[i].name);
    }
}

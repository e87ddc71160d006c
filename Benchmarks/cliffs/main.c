/*
 * cliffs: lists the rows, or counts the instructions of one of them.
 *
 *     cliffs                  name, growth and reason of each row, separated by tabs
 *     cliffs name count       counts the row for `count` and for ten times as many
 *
 * Callgrind collects while an operation is performed, and dumps a count for each size.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <valgrind/callgrind.h>

#include "rows.h"

static const cliff_table *const tables[] = {
    &planted_rows, &data_rows, &update_rows, &snapshot_read_rows, &snapshot_edit_rows,
    &snapshot_application_rows, &outline_rows, &view_rows, &frame_rows, &layout_rows,
    &free_layout_rows, &question_rows, &scrolling_rows, &selection_rows, &focus_rows,
    &pointer_rows, &drag_rows, &placeholder_rows, &state_rows,
};
enum { TABLES = sizeof tables / sizeof *tables };

static const char *growth_name(growth growth) {
    switch (growth) {
    case GROWTH_CONSTANT: return "constant";
    case GROWTH_ROOT: return "root";
    case GROWTH_LINEAR: return "linear";
    case GROWTH_N_LOG_N: return "n_log_n";
    }
    return "unknown";
}

static void list_rows(void) {
    for (size_t t = 0; t < TABLES; t++) {
        for (size_t i = 0; i < tables[t]->count; i++) {
            const cliff *row = &tables[t]->rows[i];
            printf("%s\t%s\t%s\n", row->name, growth_name(row->growth),
                   row->reason ? row->reason : "");
        }
    }
}

static const cliff *find_row(const char *name) {
    for (size_t t = 0; t < TABLES; t++) {
        for (size_t i = 0; i < tables[t]->count; i++)
            if (!strcmp(tables[t]->rows[i].name, name)) return &tables[t]->rows[i];
    }
    return NULL;
}

static void count_row(const cliff *row, uint32_t count) {
    static stage s;
    s = (stage){ .count = count, .state = JGB_VIEW_STATE_INIT };
    s.c.name = row->name;
    s.c.random.state = 12345;
    row->prepare(&s);
    CALLGRIND_START_INSTRUMENTATION;
    CALLGRIND_TOGGLE_COLLECT;
    row->perform(&s);
    CALLGRIND_TOGGLE_COLLECT;
    CALLGRIND_DUMP_STATS_AT(row->name);
    CALLGRIND_STOP_INSTRUMENTATION;
    if (s.c.view) jgb_view_destroy(s.c.view);
}

int main(int argc, char **argv) {
    const cliff *row = argc == 3 ? find_row(argv[1]) : NULL;
    const uint32_t count = argc == 3 ? (uint32_t)strtoul(argv[2], NULL, 10) : 0;
    if (argc == 1) {
        list_rows();
        return 0;
    }
    if (!row || count < 1000 || count > 1000000) {
        fprintf(stderr, "usage: cliffs [name count], of a row and 1,000 to 1,000,000 items\n");
        return 2;
    }
    count_row(row, count);
    count_row(row, 10 * count);
    return 0;
}

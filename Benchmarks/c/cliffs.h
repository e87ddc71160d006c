/* Each function measures one row, and reports it under its name. */
#ifndef CLIFFS_H
#define CLIFFS_H

/* Explicit layouts of a million items: the first update deletes half of them, or one. */
void cliff_delete_half(const char *name);
void cliff_first_delete(const char *name);

/* An item comes at the head of a million: all lines behind it break anew. */
void cliff_measured_build(const char *name);
void cliff_measured_insert_head(const char *name);
void cliff_one_width_insert_head(const char *name);
void cliff_two_widths_insert_head(const char *name);
void cliff_spans_insert_head(const char *name);

/* Descriptions of compositional layouts that are short and take long to solve. */
void cliff_nested(const char *name);
void cliff_few_items(const char *name);

/* Waterfalls of 1,024 lanes. */
void cliff_greedy_moves(const char *name);
void cliff_wide_spans_build(const char *name);
void cliff_bytes_per_section(const char *name);

/* Memory for an item that a person moves, and for 70 animated changes of 50,000 elements. */
void cliff_held_greedy(const char *name);
void cliff_many_moving(const char *name);

/* A state of 100,000 sections that are scrolled across, in the reverse order. */
void cliff_restore_shelves(const char *name);

/* 50,000 visible items, or rows that scroll by, with an overscan of 256 items. */
void cliff_overscan_jump(const char *name);
void cliff_overscan_step(const char *name);

/* 2,000 placeholders come one by one, and go. */
void cliff_placeholders(const char *name);

/* An item comes into one of 100,000 sections that are scrolled across. */
void cliff_insert_between_shelves(const char *name);

/* A row of an outline is collapsed or expanded among a million. */
void cliff_toggle_outline(const char *name);

/* A snapshot of five million items in the reverse order of the one before. */
void cliff_diff_reversed(const char *name);

/* A sample while an item is held in a greedy waterfall of 2, 4 and 1,024 lanes. */
void cliff_held_greedy_2(const char *name);
void cliff_held_greedy_4(const char *name);
void cliff_held_greedy_1024(const char *name);

/* A snapshot of a million items, or of a million sections, with one more than the one before. */
void cliff_insert_one(const char *name);
void cliff_insert_one_section(const char *name);

#endif

/* The tables of rows, each in a file of its own. */
#ifndef ROWS_H
#define ROWS_H

#include "cliff.h"

extern const cliff_table planted_rows; /* that this driver is tested with */
extern const cliff_table data_rows;
extern const cliff_table update_rows;
extern const cliff_table snapshot_read_rows;
extern const cliff_table snapshot_edit_rows;
extern const cliff_table snapshot_application_rows;
extern const cliff_table outline_rows;
extern const cliff_table view_rows;
extern const cliff_table frame_rows;
extern const cliff_table layout_rows;
extern const cliff_table free_layout_rows;
extern const cliff_table question_rows;
extern const cliff_table scrolling_rows;
extern const cliff_table selection_rows;
extern const cliff_table focus_rows;
extern const cliff_table pointer_rows;
extern const cliff_table drag_rows;
extern const cliff_table placeholder_rows;
extern const cliff_table state_rows;

#endif

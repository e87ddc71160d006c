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

#endif

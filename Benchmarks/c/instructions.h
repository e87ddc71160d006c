/* The instructions of single steps, counted by callgrind: see Benchmarks/instructions.sh. */
#ifndef INSTRUCTIONS_H
#define INSTRUCTIONS_H

/* Counts the row of that name; without a name prints the names of all rows. */
void count_instructions(const char *only);

#endif

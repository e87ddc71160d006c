/* process_memory.h - the memory of the process, as the system sees it. */
#ifndef CSOCKETS_PROCESS_MEMORY_H
#define CSOCKETS_PROCESS_MEMORY_H

#include <stdint.h>

/* The bytes that the process may have: of the machine, of its control group, and of
 * its limit on address space the least. */
uint64_t memory_available(void);

/* Gives memory that is not used back to the system. */
void memory_return(void);

#endif

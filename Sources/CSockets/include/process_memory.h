/* process_memory.h - the memory of the process, as the system sees it. */
#ifndef CSOCKETS_PROCESS_MEMORY_H
#define CSOCKETS_PROCESS_MEMORY_H

#include <stdint.h>

/* The bytes that the process may have: of the machine, of its control group, and of
 * its limit on address space the least. */
uint64_t memory_available(void);

/* Has the allocator keep little memory that is not used: at most two mebibytes at the
 * end of each of eight arenas. To be called before other threads begin. */
void memory_keep_little(void);

/* Gives memory that is not used back to the system. */
void memory_return(void);

#endif

/* Memory for messages while they are taken apart and put together: taken back all at once. */
#ifndef FUZZ_ARENA_H
#define FUZZ_ARENA_H

#include <protobuf-c/protobuf-c.h>
#include <stdint.h>

/* All of it is free again. */
ProtobufCAllocator *fuzz_empty_arena(void);

/* Returns memory of zeros; NULL: there is no more. */
void *fuzz_take(size_t size);

#endif

#include <protobuf-c/protobuf-c.h>

/* What a string of a message holds that was left out: known by its address. */
static inline const char *empty_string(void)
{
    return protobuf_c_empty_string;
}

/* proto_files.h - the texts of the files of proto/, with their comments. */
#ifndef PROTO_FILES_H
#define PROTO_FILES_H

#include <stddef.h>

size_t proto_file_count(void);
/* As files import it: "jogakbo/v1/geometry.proto". */
const char *proto_file_name(size_t index);
const char *proto_file_text(size_t index);

#endif

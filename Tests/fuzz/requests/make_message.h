/* Messages at random, by their descriptors. They lie in the arena. */
#ifndef FUZZ_MAKE_MESSAGE_H
#define FUZZ_MAKE_MESSAGE_H

#include "../choices.h"

#include <protobuf-c/protobuf-c.h>

/* What a message is made with. */
struct maker {
    struct choices choices;
    uint64_t time_ns; /* that it is at this place of the conversation */
};

ProtobufCMessage *make_message(struct maker *maker, const ProtobufCMessageDescriptor *descriptor,
                               int depth);

/* Gives a field another value. */
void make_field(struct maker *maker, ProtobufCMessage *message,
                const ProtobufCFieldDescriptor *field, uint32_t length, int depth);

/* Leaves a field out. */
void clear_field(ProtobufCMessage *message, const ProtobufCFieldDescriptor *field);

/* Changes one field of a message, or of a message in it. */
void change_message(struct maker *maker, ProtobufCMessage *message, int depth);

/* The size of a value of a field in memory. */
size_t size_of_value(const ProtobufCFieldDescriptor *field);

static inline void *member(ProtobufCMessage *message, unsigned offset)
{
    return (uint8_t *)message + offset;
}

#endif

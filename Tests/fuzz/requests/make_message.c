#include "make_message.h"

#include "../values.h"
#include "arena.h"

enum { DEPTH_MAX = 7 };

size_t size_of_value(const ProtobufCFieldDescriptor *field)
{
    switch (field->type) {
    case PROTOBUF_C_TYPE_INT64:
    case PROTOBUF_C_TYPE_SINT64:
    case PROTOBUF_C_TYPE_SFIXED64:
    case PROTOBUF_C_TYPE_UINT64:
    case PROTOBUF_C_TYPE_FIXED64:
    case PROTOBUF_C_TYPE_DOUBLE: return 8;
    case PROTOBUF_C_TYPE_STRING:
    case PROTOBUF_C_TYPE_MESSAGE: return sizeof(void *);
    case PROTOBUF_C_TYPE_BYTES: return sizeof(ProtobufCBinaryData);
    default: return 4;
    }
}

/* Most columns have an entry for each element; these have several. */
static uint32_t entries_of_each(const ProtobufCFieldDescriptor *field)
{
    if (field->type != PROTOBUF_C_TYPE_DOUBLE)
        return 1;
    if (names(field->name, "transform"))
        return 16;
    return names(field->name, "frames") ? 4 : names(field->name, "sizes") ? 2 : 1;
}

/* Returns whether there was memory. */
static int make_value(struct maker *maker, const ProtobufCFieldDescriptor *field, void *value,
                      int depth)
{
    struct choices *choices = &maker->choices;
    const ProtobufCEnumDescriptor *values = field->descriptor;
    size_t size;
    const char *text;
    char *copy;

    switch (field->type) {
    case PROTOBUF_C_TYPE_DOUBLE: *(double *)value = double_named(choices, field->name); break;
    case PROTOBUF_C_TYPE_FLOAT: *(float *)value = (float)double_named(choices, field->name); break;
    case PROTOBUF_C_TYPE_ENUM:
        *(int *)value = values->values[choose(choices, values->n_values)].value;
        if (is_wrong(choices, 2))
            *(int *)value = (int)next_choice(choices);
        break;
    case PROTOBUF_C_TYPE_BOOL: *(protobuf_c_boolean *)value = (int)choose(choices, 2); break;
    case PROTOBUF_C_TYPE_INT64:
    case PROTOBUF_C_TYPE_SINT64:
    case PROTOBUF_C_TYPE_SFIXED64:
        *(int64_t *)value = (int64_t)choose(choices, 40) - 20;
        break;
    case PROTOBUF_C_TYPE_UINT64:
    case PROTOBUF_C_TYPE_FIXED64:
        *(uint64_t *)value = uint64_named(choices, field->name, maker->time_ns);
        break;
    case PROTOBUF_C_TYPE_STRING:
        text = any_text(choices, &size);
        copy = fuzz_take(size + 1);
        if (copy == NULL)
            return 0;
        memcpy(copy, text, size);
        *(char **)value = copy;
        break;
    case PROTOBUF_C_TYPE_MESSAGE:
        *(ProtobufCMessage **)value = make_message(maker, field->descriptor, depth + 1);
        return *(ProtobufCMessage **)value != NULL;
    case PROTOBUF_C_TYPE_BYTES: break;
    default: *(uint32_t *)value = uint32_named(choices, field->name); break;
    }
    return 1;
}

void clear_field(ProtobufCMessage *message, const ProtobufCFieldDescriptor *field)
{
    if (field->label == PROTOBUF_C_LABEL_REPEATED)
        *(size_t *)member(message, field->quantifier_offset) = 0;
    else if (field->flags & PROTOBUF_C_FIELD_FLAG_ONEOF)
        *(uint32_t *)member(message, field->quantifier_offset) = 0;
    else if (field->type == PROTOBUF_C_TYPE_STRING)
        *(const char **)member(message, field->offset) = protobuf_c_empty_string;
    else
        memset(member(message, field->offset), 0, size_of_value(field));
}

void make_field(struct maker *maker, ProtobufCMessage *message,
                const ProtobufCFieldDescriptor *field, uint32_t length, int depth)
{
    uint8_t value[sizeof(ProtobufCBinaryData)] = {0};

    if (field->label == PROTOBUF_C_LABEL_REPEATED) {
        const size_t size = size_of_value(field);
        uint32_t count = length * entries_of_each(field);
        uint8_t *array;

        if (field->type == PROTOBUF_C_TYPE_MESSAGE && count > 12)
            count = 12;
        array = fuzz_take(count * size);
        if (array == NULL)
            return;
        for (uint32_t i = 0; i < count; i++)
            if (!make_value(maker, field, array + i * size, depth))
                return;
        *(size_t *)member(message, field->quantifier_offset) = count;
        *(void **)member(message, field->offset) = array;
        return;
    }
    if (!make_value(maker, field, value, depth))
        return;
    if (field->flags & PROTOBUF_C_FIELD_FLAG_ONEOF)
        *(uint32_t *)member(message, field->quantifier_offset) = field->id;
    memcpy(member(message, field->offset), value, size_of_value(field));
}

/* Items in sections: there are as many in the columns as the sections have together. */
static void make_matching_items(struct maker *maker, ProtobufCMessage *message)
{
    const ProtobufCMessageDescriptor *descriptor = message->descriptor;
    const uint32_t sections = 1 + choose(&maker->choices, happens(&maker->choices, 90) ? 4 : 60);
    uint32_t *counts = fuzz_take(sections * sizeof *counts);
    const ProtobufCFieldDescriptor *field =
        protobuf_c_message_descriptor_get_field_by_name(descriptor, "item_counts");
    /* So many that columns of them would be too long. */
    const int is_long = happens(&maker->choices, 15);
    uint32_t items = 0;

    if (counts == NULL)
        return;
    for (uint32_t i = 0; i < sections; i++)
        items += counts[i] = choose(&maker->choices, is_long                        ? 1000000
                                                     : happens(&maker->choices, 90) ? 14
                                                                                    : 200);
    for (unsigned i = 0; i < descriptor->n_fields; i++) {
        const ProtobufCFieldDescriptor *column = &descriptor->fields[i];

        clear_field(message, column);
        if (column->label == PROTOBUF_C_LABEL_REPEATED && !is_long && happens(&maker->choices, 40))
            make_field(maker, message, column,
                       strcmp(column->name, "section_metrics") == 0 ? sections : items, 0);
    }
    *(size_t *)member(message, field->quantifier_offset) = sections;
    *(void **)member(message, field->offset) = counts;
}

/* Chooses a member of the oneof that `first` begins, and returns how many there are. */
static unsigned make_one_of(struct maker *maker, ProtobufCMessage *message, unsigned first,
                            uint32_t length, int depth)
{
    const ProtobufCMessageDescriptor *descriptor = message->descriptor;
    unsigned end = first;

    while (end < descriptor->n_fields && descriptor->fields[end].flags & PROTOBUF_C_FIELD_FLAG_ONEOF
           && descriptor->fields[end].quantifier_offset
                  == descriptor->fields[first].quantifier_offset)
        end++;
    if (happens(&maker->choices, 92))
        make_field(maker, message,
                   &descriptor->fields[first + choose(&maker->choices, end - first)], length,
                   depth);
    return end - first;
}

ProtobufCMessage *make_message(struct maker *maker, const ProtobufCMessageDescriptor *descriptor,
                               int depth)
{
    ProtobufCMessage *message = fuzz_take(descriptor->sizeof_message);
    const uint32_t length = choose_length(&maker->choices);
    const uint32_t fullness = 15 + choose(&maker->choices, 80);

    if (message == NULL)
        return NULL;
    descriptor->message_init(message);
    if (depth > DEPTH_MAX)
        return message;
    if (strcmp(descriptor->short_name, "DataSourceChunk") == 0 && happens(&maker->choices, 80)) {
        make_matching_items(maker, message);
        return message;
    }
    for (unsigned i = 0; i < descriptor->n_fields; i++) {
        const ProtobufCFieldDescriptor *field = &descriptor->fields[i];

        if (field->flags & PROTOBUF_C_FIELD_FLAG_ONEOF)
            i += make_one_of(maker, message, i, length, depth) - 1;
        else if (happens(&maker->choices, fullness))
            make_field(maker, message, field,
                       happens(&maker->choices, 95) ? length : choose_length(&maker->choices),
                       depth);
    }
    return message;
}

/* The message in a field, or one of them; NULL: there is none. */
static ProtobufCMessage *message_in(struct maker *maker, ProtobufCMessage *message,
                                    const ProtobufCFieldDescriptor *field)
{
    if (field->type != PROTOBUF_C_TYPE_MESSAGE)
        return NULL;
    if (field->label == PROTOBUF_C_LABEL_REPEATED) {
        const size_t count = *(size_t *)member(message, field->quantifier_offset);
        ProtobufCMessage **array = *(ProtobufCMessage ***)member(message, field->offset);

        return count == 0 ? NULL : array[choose(&maker->choices, (uint32_t)count)];
    }
    if (field->flags & PROTOBUF_C_FIELD_FLAG_ONEOF
        && *(uint32_t *)member(message, field->quantifier_offset) != field->id)
        return NULL;
    return *(ProtobufCMessage **)member(message, field->offset);
}

/* Changes one entry of a column, or how many there are. */
static void change_column(struct maker *maker, ProtobufCMessage *message,
                          const ProtobufCFieldDescriptor *field, int depth)
{
    size_t *count = member(message, field->quantifier_offset);
    const size_t size = size_of_value(field);
    uint8_t *array = *(uint8_t **)member(message, field->offset);
    uint8_t *longer;

    if (*count == 0 || happens(&maker->choices, 20)) {
        make_field(maker, message, field, choose_length(&maker->choices), depth);
    } else if (happens(&maker->choices, 60)) {
        make_value(maker, field, array + choose(&maker->choices, (uint32_t)*count) * size, depth);
    } else if (happens(&maker->choices, 50)) {
        *count = choose(&maker->choices, (uint32_t)*count);
    } else if (*count < 4096 && (longer = fuzz_take(2 * *count * size)) != NULL) {
        memcpy(longer, array, *count * size);
        memcpy(longer + *count * size, array, *count * size);
        *(uint8_t **)member(message, field->offset) = longer;
        *count *= 2;
    }
}

void change_message(struct maker *maker, ProtobufCMessage *message, int depth)
{
    const ProtobufCMessageDescriptor *descriptor = message->descriptor;
    const ProtobufCFieldDescriptor *field;
    ProtobufCMessage *inner = NULL;

    if (descriptor->n_fields == 0)
        return;
    /* A message in the message, if one is found soon. */
    for (int attempt = 0; attempt < 6 && inner == NULL && happens(&maker->choices, 85); attempt++)
        inner = message_in(maker, message,
                           &descriptor->fields[choose(&maker->choices, descriptor->n_fields)]);
    if (inner != NULL && depth < DEPTH_MAX) {
        change_message(maker, inner, depth + 1);
        return;
    }
    field = &descriptor->fields[choose(&maker->choices, descriptor->n_fields)];
    if (happens(&maker->choices, 15))
        clear_field(message, field);
    else if (field->label == PROTOBUF_C_LABEL_REPEATED)
        change_column(maker, message, field, depth);
    else
        make_field(maker, message, field, choose_length(&maker->choices), depth);
}

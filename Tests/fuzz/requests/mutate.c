/*
 * How libFuzzer changes a conversation: request by request, and in requests field by field. Bytes
 * changed at random would hardly ever be a message.
 */
#include "arena.h"
#include "make_message.h"

#include <jogakbo/v1/collection_view.pb-c.h>
#include <string.h>

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t size_max);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t size_max, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *left, size_t left_size, const uint8_t *right,
                                 size_t right_size, uint8_t *out, size_t size_max, unsigned seed);

enum { PREFIX_BYTES = 5, REQUESTS_MAX = 1024, BYTES_MAX = 1 << 16, ALL_BYTES_MAX = 1 << 20 };

/* A conversation, as far as it is requests; what follows them is dropped. */
struct conversation {
    uint8_t options;
    uint32_t count;
    struct {
        const uint8_t *framed;
        size_t size;
    } requests[REQUESTS_MAX];
};

static void read_conversation(struct conversation *conversation, const uint8_t *data, size_t size)
{
    size_t at = 1;

    conversation->options = size > 0 ? data[0] : 1;
    conversation->count = 0;
    while (size >= at + PREFIX_BYTES && conversation->count < REQUESTS_MAX) {
        const size_t length = (size_t)data[at + 1] << 24 | (size_t)data[at + 2] << 16
                              | (size_t)data[at + 3] << 8 | data[at + 4];

        if (length > size - at - PREFIX_BYTES)
            break;
        conversation->requests[conversation->count].framed = data + at;
        conversation->requests[conversation->count].size = PREFIX_BYTES + length;
        conversation->count++;
        at += PREFIX_BYTES + length;
    }
}

/* Requests that are put together; what no longer fits is left out. */
struct output {
    uint8_t *bytes;
    size_t size, size_max;
};

static void put(struct output *output, const uint8_t *bytes, size_t size)
{
    if (size > output->size_max - output->size)
        return;
    memcpy(output->bytes + output->size, bytes, size);
    output->size += size;
}

static void put_message(struct output *output, const ProtobufCMessage *message)
{
    const size_t length = protobuf_c_message_get_packed_size(message);
    uint8_t *start = output->bytes + output->size;

    if (length > BYTES_MAX || PREFIX_BYTES + length > output->size_max - output->size)
        return;
    start[0] = 0;
    start[1] = (uint8_t)(length >> 24);
    start[2] = (uint8_t)(length >> 16);
    start[3] = (uint8_t)(length >> 8);
    start[4] = (uint8_t)length;
    protobuf_c_message_pack(message, start + PREFIX_BYTES);
    output->size += PREFIX_BYTES + length;
}

static const ProtobufCMessageDescriptor *const request_descriptor =
    &jogakbo__v1__request__descriptor;

/* The fields of a request before its operation: id and view. */
enum { OPERATION = 2 };

/* Puts a request with one operation at random. */
static void put_operation(struct maker *maker, struct output *output,
                          const ProtobufCFieldDescriptor *operation)
{
    Jogakbo__V1__Request *request;

    fuzz_empty_arena();
    request = (Jogakbo__V1__Request *)fuzz_take(sizeof *request);
    jogakbo__v1__request__init(request);
    request->id = choose(&maker->choices, 1000);
    request->view = happens(&maker->choices, 92) ? 1 : choose(&maker->choices, 5);
    make_field(maker, &request->base, operation, choose_length(&maker->choices), 0);
    put_message(output, &request->base);
}

static void put_named(struct maker *maker, struct output *output, const char *name)
{
    const ProtobufCFieldDescriptor *operation =
        protobuf_c_message_descriptor_get_field_by_name(request_descriptor, name);

    if (operation != NULL)
        put_operation(maker, output, operation);
}

/* Puts requests that go together; few would by chance. */
static void put_group(struct maker *maker, struct output *output)
{
    static const char *const groups[][5] = {
        {"begin_data_source", "append_data_source", "commit_data_source", "display_frame"},
        {"create_snapshot", "edit_snapshot", "edit_snapshot", "apply_snapshot", "display_frame"},
        {"create_section_snapshot", "edit_section_snapshot", "apply_section_snapshot",
         "display_frame"},
        {"set_layout", "display_frame", "display_frame"},
        {"send_pointers", "display_frame", "send_pointers", "display_frame"},
        {"begin_drag", "enter_drop", "update_drop", "display_frame", "perform_drop"},
        {"perform_batch_updates", "display_frame", "display_frame"},
        {"view_state", "set_layout", "display_frame", "restore_state", "display_frame"},
        {"set_event_mask", "display_frame", "send_wheels", "display_frame_after_input"},
    };
    const uint32_t group = choose(&maker->choices, sizeof groups / sizeof groups[0]);

    for (uint32_t i = 0; i < 5 && groups[group][i] != NULL; i++)
        put_named(maker, output, groups[group][i]);
}

static void put_new(struct maker *maker, struct output *output)
{
    if (happens(&maker->choices, 12))
        put_group(maker, output);
    else if (happens(&maker->choices, 12))
        put_named(maker, output, "display_frame");
    else
        put_operation(maker, output,
                      &request_descriptor->fields[OPERATION + choose(&maker->choices,
                                                                     request_descriptor->n_fields
                                                                         - OPERATION)]);
}

static void put_changed(struct maker *maker, struct output *output, const uint8_t *framed,
                        size_t size)
{
    ProtobufCMessage *message = protobuf_c_message_unpack(
        request_descriptor, fuzz_empty_arena(), size - PREFIX_BYTES, framed + PREFIX_BYTES);

    if (message == NULL) {
        put(output, framed, size);
        return;
    }
    for (uint32_t changes = 1 + choose(&maker->choices, 3); changes > 0; changes--)
        change_message(maker, message, 0);
    put_message(output, message);
}

/* Puts a request of a conversation, changed as `change` says: 0 to 5. */
static void put_request(struct maker *maker, struct output *output,
                        const struct conversation *conversation, uint32_t at, uint32_t change)
{
    const uint8_t *framed = conversation->requests[at].framed;
    const size_t size = conversation->requests[at].size;

    switch (change) {
    case 0: /* it goes */ break;
    case 1:
        put(output, framed, size);
        put(output, framed, size);
        break;
    case 2: /* another one comes before it again */
        at = choose(&maker->choices, conversation->count);
        put(output, conversation->requests[at].framed, conversation->requests[at].size);
        put(output, framed, size);
        break;
    case 3: put_changed(maker, output, framed, size); break;
    default:
        put(output, framed, size);
        put_new(maker, output);
        break;
    }
}

static uint8_t changed[ALL_BYTES_MAX];

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t size_max, unsigned seed)
{
    static struct conversation conversation;
    struct maker maker = {{seed, seed % 4 > 0}, 0};
    struct output output = {changed, 1, size_max < sizeof changed ? size_max : sizeof changed};
    uint32_t changes;

    if (happens(&maker.choices, 3) && size > 0)
        return LLVMFuzzerMutate(data, size, size_max);
    read_conversation(&conversation, data, size);
    changed[0] = happens(&maker.choices, 3) ? (uint8_t)next_choice(&maker.choices)
                                            : conversation.options;
    changes = 1 + choose(&maker.choices, 4);
    for (uint32_t i = 0; i < conversation.count; i++) {
        /* An animation of a third of a second is twenty of these. */
        maker.time_ns = i * UINT64_C(16000000) * (1 + choose(&maker.choices, 8));
        if (choose(&maker.choices, conversation.count) < changes)
            put_request(&maker, &output, &conversation, i, choose(&maker.choices, 8));
        else
            put(&output, conversation.requests[i].framed, conversation.requests[i].size);
    }
    if (conversation.count == 0 || happens(&maker.choices, 30))
        put_new(&maker, &output);
    memcpy(data, changed, output.size);
    return output.size;
}

size_t LLVMFuzzerCustomCrossOver(const uint8_t *left, size_t left_size, const uint8_t *right,
                                 size_t right_size, uint8_t *out, size_t size_max, unsigned seed)
{
    static struct conversation first, second;
    struct choices choices = {seed, 1};
    struct output output = {out, 1, size_max};
    uint32_t end, start;

    read_conversation(&first, left, left_size);
    read_conversation(&second, right, right_size);
    out[0] = first.options;
    end = choose(&choices, first.count + 1);
    start = choose(&choices, second.count + 1);
    for (uint32_t i = 0; i < end; i++)
        put(&output, first.requests[i].framed, first.requests[i].size);
    for (uint32_t i = start; i < second.count; i++)
        put(&output, second.requests[i].framed, second.requests[i].size);
    return output.size;
}

/* What is wrong with a response, as far as a response alone tells. */
#include "arena.h"
#include "messages.h"

#include <jogakbo/v1/collection_view.pb-c.h>
#include <math.h>
#include <string.h>

uint32_t fuzz_request_number(const uint8_t *body, size_t length, uint64_t *id, uint32_t *view)
{
    const Jogakbo__V1__Request *request =
        jogakbo__v1__request__unpack(fuzz_empty_arena(), length, body);

    if (request == NULL)
        return 0;
    *id = request->id;
    *view = request->view;
    return request->operation_case;
}

void fuzz_add_finding(const char *place, const char *words)
{
    add_finding(place, "%s", words);
}

static uint64_t hash_of(uint64_t hash, const void *bytes, size_t size)
{
    const uint8_t *next = bytes;

    for (; size > 0; size--)
        hash = (hash ^ *next++) * UINT64_C(0x100000001b3);
    return hash;
}

static int is_utf8(const char *text)
{
    const uint8_t *next = (const uint8_t *)text;

    while (*next != 0) {
        int more = *next < 0x80 ? 0 : *next < 0xc2 ? -1 : *next < 0xe0 ? 1 : *next < 0xf0 ? 2
                   : *next < 0xf5 ? 3 : -1;

        if (more < 0)
            return 0;
        for (next++; more > 0; more--, next++)
            if ((*next & 0xc0) != 0x80)
                return 0;
    }
    return 1;
}

static const char *fault_of_message(const ProtobufCMessage *message, uint32_t *element_count);

static const char *fault_of_value(const ProtobufCFieldDescriptor *field, const void *value,
                                  uint32_t *element_count)
{
    const ProtobufCMessage *message;

    switch (field->type) {
    case PROTOBUF_C_TYPE_DOUBLE: return isfinite(*(const double *)value) ? NULL : "not finite";
    case PROTOBUF_C_TYPE_FLOAT: return isfinite(*(const float *)value) ? NULL : "not finite";
    case PROTOBUF_C_TYPE_STRING:
        return is_utf8(*(const char *const *)value) ? NULL : "a text is no UTF-8";
    case PROTOBUF_C_TYPE_ENUM:
        return protobuf_c_enum_descriptor_get_value(field->descriptor, *(const int *)value) != NULL
                   ? NULL
                   : "a number that its enum does not have";
    case PROTOBUF_C_TYPE_MESSAGE:
        message = *(const ProtobufCMessage *const *)value;
        return message != NULL ? fault_of_message(message, element_count) : NULL;
    default: return NULL;
    }
}

static size_t size_of(const ProtobufCFieldDescriptor *field)
{
    switch (field->type) {
    case PROTOBUF_C_TYPE_FLOAT:
    case PROTOBUF_C_TYPE_ENUM: return 4;
    default: return 8;
    }
}

/* Whether a column of elements is left out, or has `of_each` entries for each of `count`. */
static int fits(size_t entries, uint64_t count, size_t of_each)
{
    return entries == 0 || entries == count * of_each;
}

/* The columns of elements: as many entries as there are elements, and matrices that exist. */
static const char *fault_of_columns(const Jogakbo__V1__LayoutAttributes *columns)
{
    const uint64_t count = columns->count;

    if (!fits(columns->n_categories, count, 1) || !fits(columns->n_element_kinds, count, 1)
        || !fits(columns->n_sections, count, 1) || !fits(columns->n_items, count, 1)
        || !fits(columns->n_reuse_identifiers, count, 1)
        || !fits(columns->n_reusable_views, count, 1) || !fits(columns->n_generations, count, 1)
        || columns->n_frames != count * 4 || !fits(columns->n_alphas, count, 1)
        || !fits(columns->n_z_indexes, count, 1) || !fits(columns->n_flags, count, 1)
        || !fits(columns->n_host_tags, count, 1) || !fits(columns->n_transforms, count, 1)
        || columns->n_transform_matrices % 16 != 0)
        return "columns of elements that do not fit each other";
    for (size_t i = 0; i < columns->n_transforms; i++)
        if (columns->transforms[i] > columns->n_transform_matrices / 16)
            return "an element with a matrix that is not there";
    for (size_t i = 0; i < columns->n_frames; i++)
        if (i % 4 >= 2 && columns->frames[i] < 0)
            return "an element with a negative size";
    for (size_t i = 0; i < columns->n_alphas; i++)
        if (columns->alphas[i] < 0 || columns->alphas[i] > 1)
            return "an element with an alpha that is none";
    return NULL;
}

/* No two elements of a display frame are in one view, and none is in a view that is removed. */
static const char *fault_of_views(const Jogakbo__V1__DisplayFrame *frame)
{
    static uint8_t uses[1 << 20];
    const Jogakbo__V1__LayoutAttributes *columns = frame->elements;
    const char *fault = NULL;

    for (size_t i = 0; columns != NULL && i < columns->n_reusable_views; i++)
        if (columns->reusable_views[i] < sizeof uses && uses[columns->reusable_views[i]]++ > 0)
            fault = "two elements in one view";
    for (size_t i = 0; i < frame->n_removed_views; i++)
        if (frame->removed_views[i] < sizeof uses && uses[frame->removed_views[i]]++ > 0)
            fault = "a view that is removed twice, or shows something";
    for (size_t i = 0; columns != NULL && i < columns->n_reusable_views; i++)
        if (columns->reusable_views[i] < sizeof uses)
            uses[columns->reusable_views[i]] = 0;
    for (size_t i = 0; i < frame->n_removed_views; i++)
        if (frame->removed_views[i] < sizeof uses)
            uses[frame->removed_views[i]] = 0;
    return fault;
}

static const char *fault_of_runs(const Jogakbo__V1__ItemRuns *runs)
{
    return runs->n_sections == runs->n_items && runs->n_items == runs->n_counts
               ? NULL
               : "columns of runs that do not fit each other";
}

static const char *fault_of_message(const ProtobufCMessage *message, uint32_t *element_count)
{
    const ProtobufCMessageDescriptor *descriptor = message->descriptor;
    const char *fault = NULL;

    if (message->n_unknown_fields > 0)
        return "a field that is not known";
    if (descriptor == &jogakbo__v1__layout_attributes__descriptor) {
        *element_count += ((const Jogakbo__V1__LayoutAttributes *)message)->count;
        fault = fault_of_columns((const Jogakbo__V1__LayoutAttributes *)message);
    } else if (descriptor == &jogakbo__v1__display_frame__descriptor) {
        *element_count +=
            (uint32_t)((const Jogakbo__V1__DisplayFrame *)message)->n_removed_views;
        fault = fault_of_views((const Jogakbo__V1__DisplayFrame *)message);
    } else if (descriptor == &jogakbo__v1__item_runs__descriptor) {
        fault = fault_of_runs((const Jogakbo__V1__ItemRuns *)message);
    }
    for (unsigned i = 0; i < descriptor->n_fields && fault == NULL; i++) {
        const ProtobufCFieldDescriptor *field = &descriptor->fields[i];
        const uint8_t *base = (const uint8_t *)message;
        const void *value = base + field->offset;

        if (field->label == PROTOBUF_C_LABEL_REPEATED) {
            const size_t count = *(const size_t *)(base + field->quantifier_offset);
            const uint8_t *array = *(const uint8_t *const *)value;

            *element_count += field->type == PROTOBUF_C_TYPE_DOUBLE ? 0 : (uint32_t)count / 8;
            if (field->type == PROTOBUF_C_TYPE_DOUBLE || field->type == PROTOBUF_C_TYPE_FLOAT
                || field->type == PROTOBUF_C_TYPE_ENUM || field->type == PROTOBUF_C_TYPE_MESSAGE)
                for (size_t j = 0; j < count && fault == NULL; j++)
                    fault = fault_of_value(field, array + j * size_of(field), element_count);
        } else if (!(field->flags & PROTOBUF_C_FIELD_FLAG_ONEOF)
                   || *(const uint32_t *)(base + field->quantifier_offset) == field->id) {
            fault = fault_of_value(field, value, element_count);
        }
    }
    return fault;
}

static const char *fault_of_status(const Jogakbo__V1__Status *status)
{
    if (status->code == JOGAKBO__V1__STATUS_CODE__STATUS_OK)
        return "a status without a code";
    if (status->error == JOGAKBO__V1__ERROR_CODE__ERROR_NONE)
        return "a status without an error";
    if (status->message[0] == '\0')
        return "a status without words";
    return NULL;
}

/* Events are numbered without gaps. */
static const char *fault_of_events(const Jogakbo__V1__Response *response)
{
    for (size_t i = 1; i < response->n_events; i++) {
        if (response->events[i]->sequence <= response->events[i - 1]->sequence)
            return "events whose sequences do not ascend";
        if (response->events[i]->time_ns < response->events[i - 1]->time_ns)
            return "events whose times go back";
    }
    return NULL;
}

struct fuzz_response fuzz_judge_response(const uint8_t *body, size_t length, uint64_t events_hash)
{
    static uint8_t packed[16 << 20];
    struct fuzz_response result = {.events_hash = events_hash};
    Jogakbo__V1__Response *response =
        jogakbo__v1__response__unpack(NULL, length, body);

    if (response == NULL) {
        result.fault = "no whole message";
        return result;
    }
    result.id = response->id;
    result.fault = fault_of_message(&response->base, &result.element_count);
    if (response->status != NULL) {
        result.is_refused = 1;
        result.error = (uint32_t)response->status->error;
        result.is_fatal = (uint32_t)response->status->is_fatal;
        if (result.fault == NULL)
            result.fault = fault_of_status(response->status);
        if (result.fault == NULL && response->result_case != 0)
            result.fault = "a result beside a status";
    }
    if (result.fault == NULL)
        result.fault = fault_of_events(response);
    result.event_count = response->n_events;
    if (response->n_events > 0) {
        result.first_event = response->events[0]->sequence;
        result.last_event = response->events[response->n_events - 1]->sequence;
    }
    for (size_t i = 0; i < response->n_events; i++) {
        const size_t size = jogakbo__v1__event__get_packed_size(response->events[i]);

        if (size <= sizeof packed) {
            jogakbo__v1__event__pack(response->events[i], packed);
            result.events_hash = hash_of(result.events_hash, packed, size);
        }
    }
    const size_t count = response->n_events;
    response->n_events = 0;
    response->id = 0;
    /* A question lays out, also one that is refused then: the display frame says so. */
    if (response->result_case == JOGAKBO__V1__RESPONSE__RESULT_DISPLAY_FRAME)
        response->display_frame->did_layout_change = 0;
    const size_t size = jogakbo__v1__response__get_packed_size(response);
    if (size <= sizeof packed) {
        jogakbo__v1__response__pack(response, packed);
        result.hash = hash_of(UINT64_C(0xcbf29ce484222325), packed, size);
    }
    response->n_events = count;
    jogakbo__v1__response__free_unpacked(response, NULL);
    return result;
}

#include "../findings.h"
#include "caller.h"

#include <stdarg.h>
#include <stdlib.h>

enum { TAKEN_MAX = 8192 };

static void *taken[TAKEN_MAX];
static size_t taken_count;

void *take(struct caller *c, size_t size)
{
    void *memory = taken_count < TAKEN_MAX ? calloc(1, size > 0 ? size : 1) : NULL;

    (void)c;
    if (memory == NULL)
        abort();
    taken[taken_count++] = memory;
    return memory;
}

void give_back(void)
{
    while (taken_count > 0)
        free(taken[--taken_count]);
}

#define HANDLE(type, destroy) \
    type *type##s[HANDLES_MAX]; \
    type *pick_##type(struct caller *c) \
    { \
        if (is_wrong(&c->choices, 2)) \
            return NULL; \
        type *first = type##s[c->which % HANDLES_MAX]; \
        return first != NULL ? first : type##s[0]; \
    } \
    void show_##type(struct caller *c, const type *handle) \
    { \
        for (int i = 0; i < HANDLES_MAX && handle != NULL; i++) \
            if (type##s[i] == handle) { \
                show(c, #type "s[%d]", i); \
                return; \
            } \
        show(c, "NULL"); \
    } \
    uint32_t free_##type(struct caller *c) \
    { \
        uint32_t slot = 0; \
        while (slot < HANDLES_MAX && type##s[slot] != NULL) \
            slot++; \
        return slot < HANDLES_MAX ? slot : c->which % HANDLES_MAX; \
    } \
    void keep_##type(uint32_t slot, type *handle) \
    { \
        destroy(type##s[slot]); \
        type##s[slot] = handle; \
    }
HANDLE(jgb_view, jgb_view_destroy)
HANDLE(jgb_layout, jgb_layout_destroy)
HANDLE(jgb_snapshot, jgb_snapshot_destroy)
HANDLE(jgb_section_snapshot, jgb_section_snapshot_destroy)

void destroy_handles(void)
{
    for (int i = 0; i < HANDLES_MAX; i++) {
        jgb_view_destroy(jgb_views[i]);
        jgb_layout_destroy(jgb_layouts[i]);
        jgb_snapshot_destroy(jgb_snapshots[i]);
        jgb_section_snapshot_destroy(jgb_section_snapshots[i]);
        jgb_views[i] = NULL;
        jgb_layouts[i] = NULL;
        jgb_snapshots[i] = NULL;
        jgb_section_snapshots[i] = NULL;
    }
}

size_t make_count(struct caller *c, int array_count)
{
    if (array_count == 0 || is_wrong(&c->choices, 8))
        return any_count(&c->choices);
    return choose_length(&c->choices);
}

uint64_t make_identifier(struct caller *c, size_t index)
{
    if (is_wrong(&c->choices, 10))
        return next_choice(&c->choices) % 50;
    return c->first_identifier % 60 + index;
}

void share_out_items(struct caller *c, jgb_data_source_chunk *chunk)
{
    uint32_t *counts = (uint32_t *)(uintptr_t)chunk->item_counts;

    if (counts == NULL || chunk->section_count == 0 || is_wrong(&c->choices, 30))
        return;
    for (size_t i = 0; i < chunk->section_count; i++)
        counts[i] = (uint32_t)(chunk->item_count / chunk->section_count);
    counts[0] += (uint32_t)(chunk->item_count % chunk->section_count);
    if (!is_wrong(&c->choices, 30))
        chunk->section_metrics = NULL;
}

int32_t make_enum(struct caller *c, const int32_t *values, size_t count)
{
    return is_wrong(&c->choices, 2) ? (int32_t)choose(&c->choices, 200)
                                   : values[choose(&c->choices, (uint32_t)count)];
}

const char *make_text(struct caller *c, size_t *size)
{
    size_t length;
    const char *text = any_text(&c->choices, &length);
    char *copy = take(c, length + 1);

    memcpy(copy, text, length);
    if (size != NULL)
        *size = length;
    return copy;
}

const char **make_texts(struct caller *c, size_t count)
{
    const char **texts = take(c, count * sizeof *texts);

    for (size_t i = 0; i < count; i++)
        texts[i] = is_wrong(&c->choices, 5) ? NULL : make_text(c, NULL);
    return texts;
}

void make_matrix(struct caller *c, double matrix[16])
{
    static const jgb_transform identity = JGB_TRANSFORM_IDENTITY;

    memcpy(matrix, identity.m, sizeof identity.m);
    for (uint32_t changes = choose(&c->choices, 3); changes > 0; changes--)
        matrix[choose(&c->choices, 16)] = any_double(&c->choices);
}

struct host *new_host(struct caller *c)
{
    struct host *host = next_host();

    host->seed = next_choice(&c->choices);
    return host;
}

void show(struct caller *c, const char *format, ...)
{
    va_list arguments;

    if (c->program == NULL)
        return;
    va_start(arguments, format);
    vfprintf(c->program, format, arguments);
    va_end(arguments);
}

void show_double(struct caller *c, double value)
{
    if (isnan(value))
        show(c, "NAN");
    else if (isinf(value))
        show(c, value > 0 ? "INFINITY" : "-INFINITY");
    else
        show(c, "%.17g", value);
}

void show_text(struct caller *c, const char *text, size_t size)
{
    if (text == NULL) {
        show(c, "NULL");
        return;
    }
    show(c, "\"");
    for (size_t i = 0; i < size && (size != JGB_NUL_TERMINATED || text[i] != '\0'); i++)
        show(c, "\\%03o", (unsigned char)text[i]);
    show(c, "\"");
}

void show_texts(struct caller *c, const char *const *texts, size_t count)
{
    if (texts == NULL) {
        show(c, "NULL");
        return;
    }
    show(c, "(const char *const[]){");
    for (size_t i = 0; i < count; i++) {
        show_text(c, texts[i], JGB_NUL_TERMINATED);
        show(c, ", ");
    }
    show(c, "}");
}

void show_host(struct caller *c, const struct host *host)
{
    if (host == NULL)
        show(c, "NULL");
    else
        show(c, "host_with_seed(UINT64_C(%" PRIu64 "))", host->seed);
}

uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size)
{
    const uint8_t *next = bytes;

    for (; size > 0; size--)
        hash = (hash ^ *next++) * UINT64_C(0x100000001b3);
    return hash;
}

void begin_call(struct caller *c, const char *name)
{
    c->name = name;
    c->fault = NULL;
    if (c->program != NULL)
        fflush(c->program);
    c->began_ns = fuzz_cpu_ns();
}

void end_call(struct caller *c, jgb_status status, const char *error)
{
    c->time_taken_ns = fuzz_cpu_ns() - c->began_ns;
    c->entry_count = taken_count;
    c->status = status;
    if (status != JGB_OK)
        show(c, "    /* %s: %s */\n", jgb_status_name(status), error != NULL ? error : "");
    if (strcmp(jgb_status_name(status), "unknown") == 0)
        c->fault = "a status that there is not";
    else if (status != JGB_OK && (error == NULL || error[0] == '\0'))
        c->fault = "a refusal without words";
    else if (status == JGB_BUSY)
        c->fault = "busy, and no callback is running";
}

static const char *fault_of_frame(const jgb_display_frame *frame)
{
    static uint8_t uses[1 << 20];
    const char *fault = NULL;

    if (!isfinite(frame->content_size.width) || !isfinite(frame->content_size.height)
        || !isfinite(frame->content_offset.x) || !isfinite(frame->content_offset.y)
        || !isfinite(frame->content_offset_adjustment.x)
        || !isfinite(frame->content_offset_adjustment.y))
        return "a display frame that is not finite";
    for (size_t i = 0; i < frame->transform_count; i++)
        for (int j = 0; j < 16; j++)
            if (!isfinite(frame->transforms[i].m[j]))
                return "a transform that is not finite";
    for (size_t i = 0; i < frame->element_count; i++) {
        const jgb_layout_attributes *element = &frame->elements[i];

        if (!isfinite(element->frame.x) || !isfinite(element->frame.y)
            || !isfinite(element->frame.width) || !isfinite(element->frame.height))
            return "an element that is not finite";
        if (element->frame.width < 0 || element->frame.height < 0)
            return "an element with a negative size";
        if (!(element->alpha >= 0 && element->alpha <= 1))
            return "an element with an alpha that is none";
        if (element->transform > frame->transform_count)
            return "an element with a transform that is not there";
    }
    for (size_t i = 0; i < frame->element_count; i++)
        if (frame->elements[i].reusable_view < sizeof uses
            && uses[frame->elements[i].reusable_view]++ > 0)
            fault = "two elements in one view";
    for (size_t i = 0; i < frame->removed_view_count; i++)
        if (frame->removed_views[i] < sizeof uses && uses[frame->removed_views[i]]++ > 0)
            fault = "a view that is removed twice, or shows something";
    for (size_t i = 0; i < frame->element_count; i++)
        if (frame->elements[i].reusable_view < sizeof uses)
            uses[frame->elements[i].reusable_view] = 0;
    for (size_t i = 0; i < frame->removed_view_count; i++)
        if (frame->removed_views[i] < sizeof uses)
            uses[frame->removed_views[i]] = 0;
    return fault;
}

void check_jgb_display_frame(struct caller *c, const jgb_display_frame *frame)
{
    c->entry_count += frame->element_count + frame->removed_view_count;
    if (c->fault == NULL)
        c->fault = fault_of_frame(frame);
}

void check_jgb_events(struct caller *c, const jgb_events *events)
{
    c->entry_count += events->event_count + events->run_count + events->identifier_count;
    for (size_t i = 0; i < events->event_count && c->fault == NULL; i++) {
        const jgb_event *event = &events->events[i];

        if (i > 0 && event->sequence <= events->events[i - 1].sequence)
            c->fault = "events whose sequences do not ascend";
        if ((uint64_t)event->first_run + event->run_count > events->run_count
            || (uint64_t)event->first_identifier + event->identifier_count
                   > events->identifier_count)
            c->fault = "an event with runs or identifiers that are not there";
        if (!isfinite(event->number) || !isfinite(event->other_number)
            || !isfinite(event->point.x) || !isfinite(event->point.y)
            || !isfinite(event->other_point.x) || !isfinite(event->other_point.y))
            c->fault = "an event that is not finite";
    }
}

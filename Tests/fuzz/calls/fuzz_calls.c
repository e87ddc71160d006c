/*
 * libFuzzer's entry: the bytes are calls of the library, ten for each: two that name the function
 * by a hash of its name, so that calls stay the same when the header grows; one that says which
 * handles, one how much time goes by, and six from which all arguments are made.
 *
 * FUZZ_PROGRAM names a file that gets the calls as a program in C.
 */
#include "../findings.h"
#include "caller.h"

#include <stdlib.h>

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t size_max);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t size_max, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *left, size_t left_size, const uint8_t *right,
                                 size_t right_size, uint8_t *out, size_t size_max, unsigned seed);

enum { CALL_BYTES = 10, CALLS_MAX = 600 };

/* What the views and snapshots count as theirs: held_bytes.swift. */
int64_t fuzz_counted_bytes_of_snapshot(const jgb_snapshot *snapshot);
int64_t fuzz_counted_bytes_of_section_snapshot(const jgb_section_snapshot *snapshot);

static uint16_t hash_of_name(const char *name)
{
    const uint64_t hash = hash_bytes(UINT64_C(0xcbf29ce484222325), name, strlen(name));

    return (uint16_t)(hash ^ hash >> 16 ^ hash >> 32 ^ hash >> 48);
}

/* Functions by the hashes of their names. */
static const struct call_entry *entries[1 << 16];

static void fill_entries(void)
{
    if (entries[hash_of_name(all_calls[0].name)] != NULL)
        return;
    for (uint32_t i = 0; i < all_calls_count; i++)
        entries[hash_of_name(all_calls[i].name)] = &all_calls[i];
    /* The hash of no function is another name of one. */
    for (uint32_t i = 0; i < 1 << 16; i++)
        if (entries[i] == NULL)
            entries[i] = &all_calls[i % all_calls_count];
}

static int64_t counted_bytes(void)
{
    int64_t bytes = 0;

    for (int i = 0; i < HANDLES_MAX; i++) {
        jgb_memory memory = JGB_MEMORY_INIT;
        if (jgb_views[i] != NULL && jgb_view_memory(jgb_views[i], &memory) == JGB_OK)
            bytes += (int64_t)memory.total_bytes;
        bytes += jgb_snapshots[i] != NULL ? fuzz_counted_bytes_of_snapshot(jgb_snapshots[i]) : 0;
        bytes += jgb_section_snapshots[i] != NULL
                     ? fuzz_counted_bytes_of_section_snapshot(jgb_section_snapshots[i])
                     : 0;
    }
    return bytes;
}

/* What a run of all calls has come to. */
struct run {
    uint32_t call_count;
    struct {
        jgb_status status;
        uint64_t hash;
        const char *name;
    } calls[CALLS_MAX];
};

/* The library counts no work yet: the processor time of one call stands for it. */
static void judge_time(const struct caller *c)
{
    const uint64_t bound_ns = findings_slack() * (20000000 + 2000 * (uint64_t)c->entry_count);

    if (c->time_taken_ns > bound_ns)
        add_finding(c->name, "%llu ms for %zu entries",
                    (unsigned long long)c->time_taken_ns / 1000000, c->entry_count);
}

/* What is held beside what is counted: four views, and what they handed out last. */
static void judge_memory(const struct caller *c, size_t before)
{
    const int64_t held = (int64_t)fuzz_allocated_bytes() - (int64_t)before;
    const int64_t counted = counted_bytes();

    if (held > counted + counted / 2 + (1 << 20))
        add_finding(c->name, "memory: %lld bytes held, %lld counted", (long long)held,
                    (long long)counted);
}

static void begin_program(FILE *program)
{
    fputs("#include \"host.h\"\n#include <jogakbo.h>\n#include <math.h>\n#include <stdio.h>\n\n"
          "static jgb_view *jgb_views[4];\nstatic jgb_layout *jgb_layouts[4];\n"
          "static jgb_snapshot *jgb_snapshots[4];\n"
          "static jgb_section_snapshot *jgb_section_snapshots[4];\n\n"
          "static void told(jgb_status status)\n{\n    puts(jgb_status_name(status));\n}\n\n"
          "int main(void)\n{\n",
          program);
}

/* One handle of each type: without one hardly any call is accepted. */
static void create_handles(struct caller *c)
{
    if (jgb_view_create(NULL, &jgb_views[0]) != JGB_OK
        || jgb_layout_create_list(NULL, &jgb_layouts[0]) != JGB_OK
        || jgb_snapshot_create(NULL, &jgb_snapshots[0]) != JGB_OK
        || jgb_section_snapshot_create(NULL, &jgb_section_snapshots[0]) != JGB_OK)
        abort();
    show(c, "    told(jgb_view_create(NULL, &jgb_views[0]));\n"
            "    told(jgb_layout_create_list(NULL, &jgb_layouts[0]));\n"
            "    told(jgb_snapshot_create(NULL, &jgb_snapshots[0]));\n"
            "    told(jgb_section_snapshot_create(NULL, &jgb_section_snapshots[0]));\n");
}

#define SHOWN(c, call) \
    do { \
        show(c, "    told(%s);\n", #call); \
        const jgb_status status = call; \
        if (status != JGB_OK) { \
            fprintf(stderr, "%s: %s\n", #call, jgb_status_name(status)); \
            abort(); \
        } \
    } while (0)

/* Content, and all that a person may do with it. */
static void give_content(struct caller *c)
{
    SHOWN(c, jgb_view_set_bounds(jgb_views[0], (jgb_rect){.width = 320, .height = 480}));
    SHOWN(c, jgb_view_set_items(jgb_views[0], 40, NULL, NULL));
    SHOWN(c, ({
              jgb_scroll_configuration scrolling = JGB_SCROLL_CONFIGURATION_INIT;
              scrolling.is_enabled = 1;
              jgb_view_set_scroll_configuration(jgb_views[0], &scrolling);
          }));
    SHOWN(c, ({
              jgb_focus_configuration focus = JGB_FOCUS_CONFIGURATION_INIT;
              focus.allows_focus = 1;
              jgb_view_set_focus_configuration(jgb_views[0], &focus);
          }));
    SHOWN(c, ({
              jgb_selection_configuration selection = JGB_SELECTION_CONFIGURATION_INIT;
              selection.allows_selection = 1;
              selection.allows_multiple_selection = 1;
              jgb_view_set_selection_configuration(jgb_views[0], &selection);
          }));
    SHOWN(c, ({
              jgb_drag_configuration dragging = JGB_DRAG_CONFIGURATION_INIT;
              dragging.is_drag_interaction_enabled = 1;
              dragging.accepts_local_drops = 1;
              jgb_view_set_drag_configuration(jgb_views[0], &dragging);
          }));
    SHOWN(c, jgb_view_set_default_traits(jgb_views[0], 0));
    SHOWN(c, jgb_snapshot_append_sections(jgb_snapshots[0], (const uint64_t[]){1, 2, 3}, 3, NULL));
    SHOWN(c, jgb_snapshot_append_items(jgb_snapshots[0], (const uint64_t[]){2},
                                       (const uint64_t[]){1, 2, 3, 4, 5, 6, 7, 8, 9}, 9, NULL,
                                       NULL));
    SHOWN(c, jgb_section_snapshot_append(jgb_section_snapshots[0], NULL,
                                         (const uint64_t[]){1, 2, 3, 4}, 4, NULL));
}

/* Makes all calls but those that `is_left_out` has a 1 for; NULL: all. */
static void make_calls(const uint8_t *data, size_t size, const uint8_t *is_left_out,
                       struct run *run, FILE *program)
{
    static struct caller c;
    const size_t before = fuzz_allocated_bytes();

    memset(&c, 0, sizeof c);
    c.program = program;
    run->call_count = 0;
    create_handles(&c);
    if (size >= CALL_BYTES && data[0] % 4 > 0)
        give_content(&c);
    for (; size >= CALL_BYTES && run->call_count < CALLS_MAX;
         data += CALL_BYTES, size -= CALL_BYTES) {
        const uint32_t at = run->call_count++;

        c.time_ns += data[3] * UINT64_C(1000000) * (data[3] > 250 ? 1000 : 1);
        if (is_left_out != NULL && is_left_out[at])
            continue;
        c.which = data[2] % 8 < 5 ? 0 : data[2];
        c.choices.state = 0;
        memcpy(&c.choices.state, data + 4, 6);
        c.choices.is_honest = data[9] % 4 > 0;
        c.first_identifier = happens(&c.choices, 70) ? 1 + choose(&c.choices, 9)
                                                     : choose(&c.choices, 60);
        c.hash = UINT64_C(0xcbf29ce484222325);
        entries[data[0] | data[1] << 8]->call(&c);
        give_back();
        run->calls[at].status = c.status;
        run->calls[at].hash = c.hash;
        run->calls[at].name = c.name;
        if (c.fault != NULL)
            add_finding(c.name, "%s", c.fault);
        judge_time(&c);
        judge_memory(&c, before);
        if (is_left_out == NULL)
            count_call(c.name, c.status == JGB_OK);
    }
    destroy_handles();
    forget_hosts();
}

/* The first call that answers otherwise once others are left out; the number of calls: none. The
 * call that tells of the last refusal is not one of them. */
static uint32_t first_difference(const struct run *run, const struct run *other,
                                 const uint8_t *is_left_out)
{
    uint32_t at = 0;

    while (at < run->call_count
           && (is_left_out[at] || run->calls[at].status != JGB_OK
               || strcmp(run->calls[at].name, "jgb_view_last_invalid_update") == 0
               || (other->calls[at].status == JGB_OK
                   && other->calls[at].hash == run->calls[at].hash)))
        at++;
    return at;
}

/* Whether a call was refused, and nothing may have changed. The end of a batch ends it although it
 * is refused; questions about a section that scrolls across lay out before they are; a display
 * frame whose time goes back is refused after an open gap has followed the layout, a fault. */
static int is_refused(const struct run *run, uint32_t at)
{
    return run->calls[at].status != JGB_OK
           && strcmp(run->calls[at].name, "jgb_view_end_batch_updates") != 0
           && strstr(run->calls[at].name, "orthogonal") == NULL
           && strstr(run->calls[at].name, "display_frame") == NULL;
}

/* After a refusal nothing has changed: without the calls that were refused, the others answer the
 * same. */
static void compare_without_refused(const uint8_t *data, size_t size, const struct run *run)
{
    static struct run other;
    uint8_t is_left_out[CALLS_MAX];
    uint32_t at;

    for (uint32_t i = 0; i < run->call_count; i++)
        is_left_out[i] = (uint8_t)is_refused(run, i);
    make_calls(data, size, is_left_out, &other, NULL);
    if (first_difference(run, &other, is_left_out) == run->call_count)
        return;
    /* One of them is to blame, mostly. */
    for (uint32_t i = 0; i < run->call_count; i++) {
        if (!is_refused(run, i))
            continue;
        memset(is_left_out, 0, sizeof is_left_out);
        is_left_out[i] = 1;
        make_calls(data, size, is_left_out, &other, NULL);
        at = first_difference(run, &other, is_left_out);
        if (at < run->call_count) {
            add_finding(run->calls[i].name, "refused (%s), and yet changes something: %s",
                        jgb_status_name(run->calls[i].status), run->calls[at].name);
            return;
        }
    }
    add_finding("several calls", "refused, and yet change something");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct run run;
    const char *path = getenv("FUZZ_PROGRAM");
    FILE *program = path != NULL ? fopen(path, "w") : NULL;
    int has_refusals = 0, is_pulled = 0;

    fill_entries();
    begin_findings(data, size);
    if (program != NULL)
        begin_program(program);
    make_calls(data, size, NULL, &run, program);
    if (program != NULL) {
        fputs("}\n", program);
        fclose(program);
    }
    for (uint32_t i = 0; i < run.call_count; i++) {
        has_refusals |= is_refused(&run, i);
        is_pulled |= run.calls[i].status == JGB_OK && strstr(run.calls[i].name, "data_source");
    }
    /* Twice as long: not with each input. A call that is refused may yet be the first that asks a
     * data source for its data: what follows finds the data there. */
    if (has_refusals && !is_pulled && (size / CALL_BYTES % 4 == 0 || getenv("FUZZ_ALWAYS") != NULL))
        compare_without_refused(data, size, &run);
    return 0;
}

static void make_call(struct choices *choices, uint8_t *call)
{
    static const char *const frequent[] = {
        "jgb_view_display_frame", "jgb_view_display_frame_at", "jgb_view_set_items",
        "jgb_view_set_data", "jgb_view_set_bounds", "jgb_view_set_layout", "jgb_view_insert_items",
        "jgb_view_send_pointers", "jgb_view_next_events", "jgb_snapshot_append_sections",
        "jgb_snapshot_append_items", "jgb_view_apply_snapshot", "jgb_view_set_event_mask"};
    const uint64_t bytes = next_choice(choices);
    uint16_t name;

    if (happens(choices, 35))
        name = hash_of_name(frequent[choose(choices, sizeof frequent / sizeof frequent[0])]);
    else
        name = hash_of_name(all_calls[choose(choices, all_calls_count)].name);
    call[0] = (uint8_t)name;
    call[1] = (uint8_t)(name >> 8);
    call[2] = (uint8_t)choose(choices, 256);
    call[3] = happens(choices, 50) ? 16 : (uint8_t)choose(choices, 256);
    memcpy(call + 4, &bytes, 6);
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t size_max, unsigned seed)
{
    struct choices choices = {seed, 1};
    uint32_t count = (uint32_t)(size / CALL_BYTES);
    const uint32_t count_max = (uint32_t)(size_max / CALL_BYTES);
    uint8_t call[CALL_BYTES];

    fill_entries();
    for (uint32_t changes = 1 + choose(&choices, 6); changes > 0; changes--) {
        const uint32_t at = count > 0 ? choose(&choices, count) : 0;
        uint8_t *place = data + (size_t)at * CALL_BYTES;
        const size_t behind = (size_t)(count - at) * CALL_BYTES;

        switch (choose(&choices, 8)) {
        case 0: /* it goes */
            if (count == 0)
                break;
            memmove(place, place + CALL_BYTES, behind - CALL_BYTES);
            count--;
            break;
        case 1: /* it has other arguments */
            if (count > 0)
                place[4 + choose(&choices, 6)] = (uint8_t)next_choice(&choices);
            break;
        case 2: /* of other handles, or at another time */
            if (count > 0)
                place[2 + choose(&choices, 2)] = (uint8_t)next_choice(&choices);
            break;
        default: /* a new one before it, or one that is there already */
            if (count >= count_max)
                break;
            make_call(&choices, call);
            if (count > 0 && happens(&choices, 20))
                memcpy(call, data + (size_t)choose(&choices, count) * CALL_BYTES, CALL_BYTES);
            memmove(place + CALL_BYTES, place, behind);
            memcpy(place, call, CALL_BYTES);
            count++;
            break;
        }
    }
    return (size_t)count * CALL_BYTES;
}

size_t LLVMFuzzerCustomCrossOver(const uint8_t *left, size_t left_size, const uint8_t *right,
                                 size_t right_size, uint8_t *out, size_t size_max, unsigned seed)
{
    struct choices choices = {seed, 1};
    size_t end = choose(&choices, (uint32_t)(left_size / CALL_BYTES) + 1) * (size_t)CALL_BYTES;
    const size_t start =
        choose(&choices, (uint32_t)(right_size / CALL_BYTES) + 1) * (size_t)CALL_BYTES;
    size_t rest = right_size / CALL_BYTES * CALL_BYTES - start;

    if (end > size_max)
        end = size_max / CALL_BYTES * CALL_BYTES;
    if (rest > size_max - end)
        rest = (size_max - end) / CALL_BYTES * CALL_BYTES;
    memcpy(out, left, end);
    memcpy(out + end, right + start, rest);
    return end + rest;
}

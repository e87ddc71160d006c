/* A host's own data, which changes at random: the parts of each change, and a
 * data source that checks what it is asked. */
#ifndef MODEL_H
#define MODEL_H

#include "parts.h"

enum { SECTIONS_MAX = 24, ITEMS_MAX = 160, PARTS_MAX = 4096, WORD = 1 };

typedef enum fate { KEPT, NEW, RELOADED, RECONFIGURED, MOVED, DELETED } fate;

typedef struct item {
    uint32_t id, version;
    fate change;
    int is_reconfigured; /* as well as moved */
    jgb_index_path before;
} item;

typedef struct section {
    uint32_t id, count;
    fate change;
    uint32_t before;
    item items[ITEMS_MAX];
} section;

typedef struct model {
    uint32_t count;
    section sections[SECTIONS_MAX];
} model;

static struct host {
    model data, old;
    jgb_update_item parts[PARTS_MAX];
    size_t part_count;
    uint32_t next_id;
    uint64_t random;
    int asks_only_new;  /* else everything may be asked */
    int has_bad_height;
    unsigned counts_asked, metrics_asked, items_asked;
    jgb_view *calls_back; /* NULL: none */
    unsigned busy;
} host;

static inline uint32_t chance(uint32_t limit)
{
    host.random = host.random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(host.random >> 33) % limit;
}

/* What an item is like. */

static inline int has_own_size(const item *one)
{
    return (one->id + one->version) % 3 != 0;
}

static inline float width_of(const item *one)
{
    return (float)(20 + (one->id * 31 + one->version * 17) % 90) + 0.25f;
}

static inline float height_of(const item *one)
{
    return (float)(10 + (one->id * 7 + one->version * 29) % 50) + 0.5f;
}

static inline uint32_t identifier_of(const item *one, const jgb_section_metrics *metrics)
{
    return one->id % 4 == 0 ? (uint32_t)WORD : metrics->item_reuse_identifier;
}

static inline void describe(const section *one, jgb_section_metrics *inout)
{
    if (one->id % 3 == 0)
        return;
    inout->item_size.width = 30 + one->id % 5;
    inout->header_reference_size.height = 10 + one->id % 4;
    if (one->id % 3 == 2)
        inout->estimated_item_size.width = inout->estimated_item_size.height = 44;
}

/* The data source. */

static inline void call_back(void)
{
    jgb_size size;
    if (host.calls_back == NULL)
        return;
    host.busy++;
    CHECK(jgb_view_content_size(host.calls_back, &size) == JGB_BUSY);
    CHECK(jgb_view_begin_batch_updates(host.calls_back, NULL) == JGB_BUSY);
    CHECK(jgb_view_end_batch_updates(host.calls_back) == JGB_BUSY);
    CHECK(jgb_view_perform_batch_updates(host.calls_back, NULL, NULL) == JGB_BUSY);
    CHECK(jgb_view_set_content_anchor(host.calls_back, NULL) == JGB_BUSY);
    CHECK(jgb_view_last_invalid_update(host.calls_back, NULL) == JGB_BUSY);
    jgb_view_destroy(host.calls_back);
}

static inline uint32_t number_of_sections(void *context)
{
    (void)context;
    call_back();
    return host.data.count;
}

static inline uint32_t number_of_items(uint32_t number, void *context)
{
    (void)context;
    CHECK(number < host.data.count);
    host.counts_asked++;
    return host.data.sections[number].count;
}

static inline void section_metrics(uint32_t number, jgb_section_metrics *inout, void *context)
{
    const section *one = &host.data.sections[number];
    (void)context;
    call_back();
    CHECK(number < host.data.count);
    CHECK(inout->struct_size == sizeof *inout);
    CHECK(inout->item_size.width == 60 && inout->item_size.height == 25);
    CHECK(!host.asks_only_new || one->change == NEW || one->change == RELOADED);
    host.metrics_asked++;
    describe(one, inout);
}

static inline void items(uint32_t number, uint32_t first, uint32_t count, float *widths,
                         float *heights, uint32_t *reuse_identifiers, void *context)
{
    const section *owner = &host.data.sections[number];
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_size size;
    uint32_t i;
    (void)context;
    call_back();
    CHECK(number < host.data.count && first + count <= owner->count && count > 0);
    metrics.item_size.width = 60;
    metrics.item_size.height = 25;
    describe(owner, &metrics);
    size = metrics.estimated_item_size.width > 0 ? metrics.estimated_item_size
                                                 : metrics.item_size;
    for (i = 0; i < count; i++) {
        const item *one = &owner->items[first + i];
        CHECK(widths[i] == (float)size.width && heights[i] == (float)size.height);
        CHECK(reuse_identifiers[i] == 0);
        CHECK(!host.asks_only_new || (one->change != KEPT && one->change != MOVED) ||
              one->is_reconfigured);
        if (has_own_size(one)) {
            widths[i] = width_of(one);
            heights[i] = height_of(one);
        }
        reuse_identifiers[i] = identifier_of(one, &metrics);
    }
    if (host.has_bad_height)
        heights[count - 1] = -1;
    host.items_asked += count;
}

static inline jgb_data_source model_source(void)
{
    jgb_data_source source = JGB_DATA_SOURCE_INIT;
    source.number_of_sections = number_of_sections;
    source.number_of_items = number_of_items;
    source.section_metrics = section_metrics;
    source.items = items;
    return source;
}

/* Changes of the data. */

static inline item new_item(void)
{
    item made;
    memset(&made, 0, sizeof made);
    made.id = host.next_id++;
    made.change = NEW;
    return made;
}

static inline void new_section(section *made)
{
    made->id = host.next_id++;
    made->change = NEW;
    made->count = chance(4) == 0 ? 0 : chance(30);
    for (uint32_t i = 0; i < made->count; i++)
        made->items[i] = new_item();
}

static inline void add_part(jgb_update_item made)
{
    if (host.part_count == PARTS_MAX)
        abort();
    host.parts[host.part_count++] = made;
}

static inline void insert_item(section *into, item one, uint32_t place)
{
    if (into->count == ITEMS_MAX)
        abort();
    memmove(&into->items[place + 1], &into->items[place],
            (into->count - place) * sizeof *into->items);
    into->items[place] = one;
    into->count++;
}

static inline void start_model(uint64_t seed)
{
    memset(&host, 0, sizeof host);
    host.random = seed;
    host.data.count = 6;
    for (uint32_t i = 0; i < host.data.count; i++)
        new_section(&host.data.sections[i]);
}

/* Decides what becomes of each item of a section, and collects those that move. */
static inline void change_items(section *one, int is_gone, item *moving, uint32_t *moving_count)
{
    uint32_t i, rest = 0;
    for (i = 0; i < one->count; i++) {
        item *now = &one->items[i];
        const uint32_t place = now->before.item, old = now->before.section;
        switch (chance(40)) {
        case 0:
        case 1: now->change = DELETED; add_part(delete_items(old, place, 1)); break;
        case 2:
        case 3:
            add_part(reload_items(old, place, 1));
            *now = new_item();
            now->change = RELOADED;
            break;
        case 4:
            now->change = RECONFIGURED;
            now->version++;
            add_part(reconfigure_items(old, place, 1));
            break;
        case 5:
        case 6:
            now->change = MOVED;
            now->is_reconfigured = chance(2) == 0;
            now->version += (uint32_t)now->is_reconfigured;
            if (now->is_reconfigured)
                add_part(reconfigure_items(old, place, 1));
            moving[(*moving_count)++] = *now;
            break;
        case 7:
            add_part(reload_items(old, place, 1));
            host.parts[host.part_count - 1].flags = JGB_UPDATE_KEEPS_CONTENT;
            break;
        default: break;
        }
        if (now->change != DELETED && now->change != MOVED && !is_gone)
            one->items[rest++] = *now;
    }
    one->count = rest;
}

/* Decides what becomes of each section. */
static inline void change_sections(item *moving, uint32_t *moving_count)
{
    static section moved[SECTIONS_MAX];
    uint32_t i, rest = 0, moved_count = 0;
    model *data = &host.data;
    for (i = 0; i < data->count; i++) {
        section *one = &data->sections[i];
        const uint32_t draw = chance(16);
        change_items(one, draw < 2, moving, moving_count);
        if (draw == 0) {
            add_part(delete_sections(i, 1));
            continue;
        }
        if (draw == 1) {
            add_part(reload_sections(i, 1));
            new_section(one);
            one->change = RELOADED;
        } else if (draw == 2) {
            moved[moved_count] = *one;
            moved[moved_count++].change = MOVED;
            continue;
        }
        if (rest != i)
            data->sections[rest] = *one;
        rest++;
    }
    data->count = rest;
    while (moved_count > 0 || (data->count < 12 && chance(3) == 0) || data->count == 0) {
        const uint32_t place = chance(data->count + 1);
        memmove(&data->sections[place + 1], &data->sections[place],
                (data->count - place) * sizeof *data->sections);
        if (moved_count > 0)
            data->sections[place] = moved[--moved_count];
        else
            new_section(&data->sections[place]);
        data->count++;
    }
}

/* A section whose count follows from the one before. */
static inline section *old_section(void)
{
    uint32_t i = 0;
    while (host.data.sections[i].change != KEPT && host.data.sections[i].change != MOVED)
        if (++i == host.data.count)
            abort();
    return &host.data.sections[i];
}

/* Parts that name places after the update; runs of inserted items are one part. */
static inline void add_placed_parts(void)
{
    for (uint32_t number = 0; number < host.data.count; number++) {
        const section *one = &host.data.sections[number];
        if (one->change == NEW)
            add_part(insert_sections(number, 1));
        if (one->change == MOVED)
            add_part(move_items(one->before, JGB_NO_ITEM, number, JGB_NO_ITEM, 1));
        for (uint32_t i = 0; i < one->count; i++) {
            const item *now = &one->items[i];
            uint32_t count = 1;
            if (now->change == MOVED)
                add_part(move_items(now->before.section, now->before.item, number, i, 1));
            if (now->change != NEW || now->version == 0)
                continue; /* what is new in its section comes with it */
            while (i + count < one->count && one->items[i + count].change == NEW &&
                   one->items[i + count].version > 0)
                count++;
            add_part(insert_items(number, i, count));
            i += count - 1;
        }
    }
}

static inline void change_model(void)
{
    static item moving[SECTIONS_MAX * ITEMS_MAX];
    uint32_t moving_count = 0, more = chance(20), i, k;
    host.part_count = 0;
    for (i = 0; i < host.data.count; i++) {
        section *one = &host.data.sections[i];
        one->change = KEPT;
        one->before = i;
        for (k = 0; k < one->count; k++) {
            one->items[k].change = KEPT;
            one->items[k].is_reconfigured = 0;
            one->items[k].before.section = i;
            one->items[k].before.item = k;
        }
    }
    host.old = host.data;
    change_sections(moving, &moving_count);
    for (i = 0; i < moving_count + more; i++) {
        section *into = &host.data.sections[chance(host.data.count)];
        item one = i < moving_count ? moving[i] : new_item();
        if (i >= moving_count) {
            if (into->count > ITEMS_MAX / 2)
                continue;
            one.version = 1; /* inserted by itself */
        }
        insert_item(into, one, chance(into->count + 1));
    }
    add_placed_parts();
    for (i = 0; i + 1 < host.part_count; i++) { /* their order means nothing */
        const uint32_t other = i + chance((uint32_t)host.part_count - i);
        const jgb_update_item part = host.parts[i];
        host.parts[i] = host.parts[other];
        host.parts[other] = part;
    }
}

#endif

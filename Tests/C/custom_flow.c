/* A layout of a host's own that does what flow layout does: at random, scrolled,
 * updated, resized, and led to another one and back, both show the same, byte for
 * byte. */
#include "custom_flow.h"

enum { SECTIONS = 6, STEPS = 1200, CHANGES = 40, ROOM = 400 };

static uint64_t random_state = 0x2545f4914f6cdd1dULL;

static uint32_t chance(uint32_t limit)
{
    random_state = random_state * 6364136223846793005ULL + 1442695040888963407ULL;
    return (uint32_t)(random_state >> 33) % limit;
}

static float length(void)
{
    static const float lengths[] = {10, 50, 50, 33.25f, 64.5f, 90, 0, 20};
    return lengths[chance(8)];
}

typedef struct columns {
    float widths[ROOM], heights[ROOM];
    uint32_t identifiers[ROOM];
} columns;

/* So many items, all of one size or each of its own. */
static void fill(columns *items, size_t count)
{
    int is_uniform = chance(3) == 0;
    float width = length(), height = length();
    size_t i;
    for (i = 0; i < count; i++) {
        items->widths[i] = is_uniform ? width : length();
        items->heights[i] = is_uniform ? height : length();
        items->identifiers[i] = chance(2);
    }
}

static void describe(jgb_data_source_chunk *chunk, const columns *items, size_t count)
{
    chunk->item_count = count;
    chunk->widths = items->widths;
    chunk->heights = items->heights;
    chunk->reuse_identifiers = items->identifiers;
    if (chance(3) == 0)
        chunk->flags = JGB_CHUNK_SIZES_ARE_ESTIMATES;
}

static void set_data(jgb_view **views)
{
    static columns items;
    jgb_section_metrics metrics[3] = {JGB_SECTION_METRICS_INIT, JGB_SECTION_METRICS_INIT,
                                      JGB_SECTION_METRICS_INIT};
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    uint32_t counts[SECTIONS], numbers[SECTIONS], i, sum = 0;
    for (i = 0; i < 3; i++) {
        metrics[i].header_reference_size.height = (double)chance(3) * 20;
        metrics[i].footer_reference_size.height = (double)chance(2) * 12.5;
        metrics[i].section_inset.left = (double)chance(3) * 8.5;
        metrics[i].section_inset.right = (double)chance(3) * 7;
        metrics[i].section_inset.top = (double)chance(3) * 5;
        metrics[i].section_inset.bottom = (double)chance(3) * 3.75;
        metrics[i].minimum_line_spacing = (double)chance(3) * 6;
        metrics[i].minimum_interitem_spacing = (double)chance(3) * 4.25;
        metrics[i].item_size.width = 42;
        metrics[i].estimated_item_size.height = chance(2) ? 30 : 0;
        metrics[i].estimated_item_size.width = chance(2) ? 30 : 0;
        metrics[i].item_reuse_identifier = chance(2);
    }
    for (i = 0; i < SECTIONS; i++) {
        counts[i] = chance(60);
        numbers[i] = chance(4);
        sum += counts[i];
    }
    fill(&items, sum);
    chunk.section_count = SECTIONS;
    chunk.item_counts = counts;
    chunk.section_metrics = numbers;
    describe(&chunk, &items, sum);
    if (chance(4) == 0)
        chunk.widths = chunk.heights = NULL;
    for (i = 0; i < 2; i++)
        CHECK(jgb_view_set_data(views[i], metrics, 3, &chunk, 1) == JGB_OK);
}

static void update(jgb_view **views)
{
    static columns items;
    jgb_batch_update batch = JGB_BATCH_UPDATE_INIT;
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_update_item part;
    size_t sections = 0, count = 0;
    uint32_t section, i;
    memset(&part, 0, sizeof part);
    CHECK(jgb_view_number_of_sections(views[0], &sections) == JGB_OK);
    section = chance((uint32_t)sections);
    CHECK(jgb_view_number_of_items(views[0], section, &count) == JGB_OK);
    batch.items = &part;
    batch.item_count = 1;
    part.count = 1 + chance(3);
    part.index_path_before_update.section = section;
    part.index_path_after_update.section = section;
    if (part.count > count || count > 200) {
        part.action = count > 200 ? JGB_DELETE : JGB_INSERT;
        part.index_path_after_update.item = chance((uint32_t)count + 1);
    } else {
        static const jgb_update_action actions[] = {JGB_INSERT, JGB_INSERT, JGB_DELETE, JGB_MOVE,
                                                    JGB_RELOAD, JGB_RECONFIGURE};
        uint32_t places = (uint32_t)count - part.count + 1;
        part.action = actions[chance(6)];
        part.index_path_before_update.item = chance(places);
        part.index_path_after_update.item = chance(places);
        if (part.action == JGB_RECONFIGURE)
            part.flags = JGB_UPDATE_KEEPS_CONTENT;
    }
    if (part.action == JGB_INSERT || part.action == JGB_RELOAD) {
        fill(&items, part.count);
        describe(&chunk, &items, part.count);
        batch.content = &chunk;
    }
    for (i = 0; i < 2; i++)
        CHECK(jgb_view_perform_batch_updates(views[i], &batch, NULL) == JGB_OK);
}

static void set_environment(jgb_view **views)
{
    jgb_environment environment = JGB_ENVIRONMENT_INIT;
    int i;
    environment.content_inset.top = (double)chance(3) * 10;
    environment.content_inset.left = (double)chance(2) * 15;
    for (i = 0; i < 2; i++)
        CHECK(jgb_view_set_environment(views[i], &environment) == JGB_OK);
}

/* Some of what the last display frame showed as estimates, measured. */
static size_t measure(const jgb_display_frame *frame, jgb_preferred_size *sizes, size_t room)
{
    size_t count = 0, i;
    for (i = 0; i < frame->element_count && count < room; i++) {
        const jgb_layout_attributes *one = &frame->elements[i];
        if (!(one->flags & JGB_ELEMENT_ESTIMATED) || chance(2))
            continue;
        sizes[count].reusable_view = one->reusable_view;
        sizes[count].generation = one->generation;
        sizes[count].size.width = 10 + chance(60);
        sizes[count++].size.height = 10 + chance(60);
    }
    return count;
}

static void compare(const jgb_display_frame *one, const jgb_display_frame *other)
{
    CHECK(one->element_count == other->element_count);
    if (one->element_count == other->element_count)
        CHECK(one->element_count == 0 ||
              memcmp(one->elements, other->elements,
                     one->element_count * sizeof *one->elements) == 0);
    CHECK(memcmp(&one->content_size, &other->content_size, sizeof one->content_size) == 0);
    CHECK(memcmp(&one->content_offset, &other->content_offset, sizeof one->content_offset) == 0);
    CHECK(one->removed_view_count == other->removed_view_count);
    if (one->removed_view_count == other->removed_view_count && one->removed_view_count > 0)
        CHECK(memcmp(one->removed_views, other->removed_views,
                     one->removed_view_count * sizeof *one->removed_views) == 0);
    CHECK(one->flags == other->flags);
}

/* Two layouts, each as the engine has it and as the host does. */
typedef struct pair {
    jgb_layout *layouts[2][2];
    int current, is_led;
    /* The rest of the way is shown next. */
    int ends;
    uint64_t time_ns;
    size_t led_count, finished_count;
} pair;

/* The next step of a gesture. */
static void lead(jgb_view **views, pair *both)
{
    double progress = (double)chance(5) / 4;
    int is_end = chance(4) == 0, finishes = chance(2) != 0, i;
    for (i = 0; i < 2; i++) {
        jgb_status status;
        if (!both->is_led)
            status = jgb_view_start_interactive_transition(
                views[i], both->layouts[!both->current][i], 1);
        else if (!is_end)
            status = jgb_view_set_transition_progress(views[i], progress, both->time_ns);
        else if (finishes)
            status = jgb_view_finish_interactive_transition(views[i], both->time_ns);
        else
            status = jgb_view_cancel_interactive_transition(views[i], both->time_ns);
        CHECK(status == JGB_OK);
    }
    both->led_count++;
    if (both->is_led && is_end && finishes) {
        both->current = !both->current;
        both->finished_count++;
    }
    both->ends = both->is_led && is_end;
    both->is_led = !both->is_led || !is_end;
}

static void run(jgb_view **views, pair *both)
{
    jgb_preferred_size sizes[16];
    jgb_display_frame frames[2] = {JGB_DISPLAY_FRAME_INIT, JGB_DISPLAY_FRAME_INIT};
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    size_t shown = 0;
    int step, i;
    request.bounds.width = 320;
    request.bounds.height = 200;
    set_data(views);
    for (step = 0; step < STEPS; step++) {
        request.preferred_size_count = 0;
        /* What comes on screen on that way comes from where the layouts have been
         * asked that it is, so the host's knows less. */
        both->time_ns += both->ends ? 400000000 : chance(4) * 16000000;
        request.time_ns = both->time_ns;
        switch (both->ends ? 16 : chance(16)) {
        case 16: both->ends = 0; break;
        case 0:
            set_data(views);
            both->is_led = 0;
            break;
        case 1: set_environment(views); break;
        case 2: request.bounds.width = 200 + (double)chance(5) * 40.5; break;
        case 3: request.bounds.height = 100 + (double)chance(5) * 40; break;
        case 4: case 5: case 6: update(views); break;
        case 7: request.bounds.y = chance(3000); break;
        case 8:
            request.preferred_size_count = measure(&frames[0], sizes, 16);
            request.preferred_sizes = sizes;
            break;
        case 9: case 10: case 11: case 12: lead(views, both); break;
        default: request.bounds.y += (double)chance(100) - 40; break;
        }
        request.flags = chance(2) ? JGB_REQUEST_COMPLETE : 0;
        for (i = 0; i < 2; i++)
            CHECK(jgb_view_display_frame(views[i], &request, &frames[i]) == JGB_OK);
        compare(&frames[0], &frames[1]);
        shown += frames[0].element_count;
        request.bounds.y = frames[0].content_offset.y;
        if (check_failures > 0) {
            fprintf(stderr, "step %d: %s\n", step, jgb_view_last_error(views[1]));
            return;
        }
    }
    CHECK(shown > STEPS);
    CHECK(both->led_count > 100 && both->finished_count > 5);
}

/* A flow layout as the engine has it and as the host does. */
static void make(jgb_layout **layouts, flow *own, double height, double header)
{
    jgb_flow_layout layout = JGB_FLOW_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    layout.section_metrics = &metrics;
    metrics.item_size.width = 44;
    metrics.item_size.height = height;
    metrics.header_reference_size.height = header;
    own->tolerance = layout.line_break_tolerance;
    CHECK(jgb_layout_create_flow(&layout, &layouts[0]) == JGB_OK);
    layouts[1] = make_custom_flow(own, &metrics);
}

int main(void)
{
    static flow own[2];
    jgb_view *views[2] = {NULL, NULL};
    pair both;
    uint32_t word = 0;
    int i;
    memset(&both, 0, sizeof both);
    make(both.layouts[0], &own[0], 50, 18);
    make(both.layouts[1], &own[1], 72.5, 31);
    for (i = 0; i < 2; i++) {
        CHECK(jgb_view_create(NULL, &views[i]) == JGB_OK);
        CHECK(jgb_view_register_reuse_identifier(views[i], JGB_CELL, JGB_KIND_NONE, "word", 4,
                                                 &word) == JGB_OK);
        CHECK(jgb_view_set_layout(views[i], both.layouts[0][i], NULL, 0) == JGB_OK);
    }
    CHECK(jgb_view_start_interactive_transition(views[1], both.layouts[0][1], 0) ==
          JGB_WRONG_STATE);
    run(views, &both);
    CHECK(own[0].prepared > CHANGES && own[0].prepared < 2 * STEPS);
    for (i = 0; i < 4; i++)
        jgb_layout_destroy(both.layouts[i / 2][i % 2]);
    jgb_view_destroy(views[0]);
    CHECK(!own[both.current].released);
    jgb_view_destroy(views[1]);
    CHECK(own[0].released && own[1].released);
    return check_result("custom_flow");
}

/* The count of jgb_view_memory() is near the bytes that the allocator has given out for a view,
 * whatever the view holds. */
#include "parts.h"

#ifdef __GLIBC__
#if __GLIBC_PREREQ(2, 33)
#include <malloc.h>
#define HAS_MALLINFO2
#endif
#endif

enum { COUNT = 100000, WIDE = 20000, SECTIONS = 20000 };

/* The bytes that malloc() has given out; 0 where nobody knows, as under valgrind. */
static size_t allocated(void)
{
#ifdef HAS_MALLINFO2
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
#else
    return 0;
#endif
}

static size_t before;

static jgb_view *begin(void)
{
    jgb_view *view = NULL;
    before = allocated();
    CHECK(jgb_view_create(NULL, &view) == JGB_OK);
    return view;
}

/* Passes if the count is near the bytes that were given out since begin(). The ends of what the
 * allocator gives out, and nodes of trees that are half full, may make a view of little data differ
 * by some KiB. */
static void end(jgb_view *view, const char *what)
{
    const size_t given = allocated() - before, room = 48 << 10;
    jgb_memory memory = JGB_MEMORY_INIT;

    CHECK(jgb_view_memory(view, &memory) == JGB_OK);
    CHECK(memory.total_bytes == memory.data_bytes + memory.layout_bytes +
                                    memory.transition_bytes + memory.display_frame_bytes +
                                    memory.event_bytes + memory.state_bytes);
    if (given > 0 && (memory.total_bytes * 3 + room < given * 2 ||
                      memory.total_bytes * 2 > given * 3 + room)) {
        check_failures++;
        fprintf(stderr,
                "%s: counted %llu of %llu bytes: data %llu, layout %llu, transitions %llu, display "
                "frames %llu, events %llu, state %llu\n",
                what, (unsigned long long)memory.total_bytes, (unsigned long long)given,
                (unsigned long long)memory.data_bytes, (unsigned long long)memory.layout_bytes,
                (unsigned long long)memory.transition_bytes,
                (unsigned long long)memory.display_frame_bytes,
                (unsigned long long)memory.event_bytes, (unsigned long long)memory.state_bytes);
    }
    jgb_view_destroy(view);
}

static void show(jgb_view *view, double y, double height, uint64_t time_ns)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;

    request.bounds.y = y;
    request.bounds.width = 400;
    request.bounds.height = height;
    request.time_ns = time_ns;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
}

/* Gives the view COUNT items in one section, all alike or each with a size of its own. */
static void set_items(jgb_view *view, int are_alike)
{
    static float sizes[COUNT];
    static const uint32_t count = COUNT;
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    size_t i;

    for (i = 0; i < COUNT; i++)
        sizes[i] = (float)(20 + i * 7 % 31);
    chunk.section_count = 1;
    chunk.item_counts = &count;
    chunk.item_count = COUNT;
    if (!are_alike)
        chunk.widths = chunk.heights = sizes;
    CHECK(jgb_view_set_data(view, NULL, 0, &chunk, 1) == JGB_OK);
}

static jgb_layout *layout_of(int kind)
{
    jgb_flow_layout flow = JGB_FLOW_LAYOUT_INIT;
    jgb_list_layout list = JGB_LIST_LAYOUT_INIT;
    jgb_grid_layout grid = JGB_GRID_LAYOUT_INIT;
    jgb_waterfall_layout waterfall = JGB_WATERFALL_LAYOUT_INIT;
    jgb_justified_layout justified = JGB_JUSTIFIED_LAYOUT_INIT;
    jgb_carousel_layout carousel = JGB_CAROUSEL_LAYOUT_INIT;
    jgb_layout *made = NULL;
    jgb_status status = JGB_OK;

    switch (kind) {
    case 0: status = jgb_layout_create_flow(&flow, &made); break;
    case 1: status = jgb_layout_create_list(&list, &made); break;
    case 2: status = jgb_layout_create_grid(&grid, &made); break;
    case 3: status = jgb_layout_create_waterfall(&waterfall, &made); break;
    case 4: status = jgb_layout_create_justified(&justified, &made); break;
    default: status = jgb_layout_create_carousel(&carousel, &made); break;
    }
    CHECK(status == JGB_OK);
    return made;
}

static void set_layout(jgb_view *view, int kind, const jgb_animation *animation)
{
    jgb_layout *layout = layout_of(kind);

    CHECK(jgb_view_set_layout(view, layout, animation, 0) == JGB_OK);
    jgb_layout_destroy(layout);
}

static void layouts(void)
{
    static const char *const names[] = {"flow",      "list",      "grid",
                                        "waterfall", "justified", "carousel"};
    char name[64];
    int kind, are_alike;

    for (kind = 0; kind < 6; kind++) {
        for (are_alike = 0; are_alike < 2; are_alike++) {
            jgb_view *view = begin();
            set_layout(view, kind, NULL);
            set_items(view, are_alike);
            show(view, 0, 800, 1);
            snprintf(name, sizeof name, "%s of items %s", names[kind],
                     are_alike ? "alike" : "that differ");
            end(view, name);
        }
    }
}

static void elements(void)
{
    jgb_animation animation = JGB_ANIMATION_INIT;
    int kind;
    jgb_view *view = begin();

    set_layout(view, 1, NULL);
    set_items(view, 1);
    show(view, 0, WIDE * 50.0, 1);
    end(view, "a display frame of many elements");

    /* Six layouts, one changing into the next: each element moves from six places. */
    view = begin();
    set_layout(view, 1, NULL);
    set_items(view, 0);
    show(view, 0, 40000, 1);
    for (kind = 0; kind < 6; kind++) {
        set_layout(view, kind, &animation);
        show(view, 0, 40000, 2 + (uint64_t)kind * 1000000);
    }
    end(view, "six layouts that change into one another");

    view = begin();
    set_layout(view, 1, NULL);
    set_items(view, 1);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_DISPLAY) == JGB_OK);
    show(view, 0, WIDE * 50.0, 1);
    show(view, 5000000, WIDE * 50.0, 2);
    end(view, "events and display events");
}

static void snapshots(void)
{
    static uint64_t identifiers[COUNT], sections[SECTIONS];
    static const uint64_t section = 1;
    jgb_snapshot *snapshot = NULL;
    jgb_view *view = begin();
    size_t i;

    for (i = 0; i < COUNT; i++)
        identifiers[i] = i * 3 + 7;
    for (i = 0; i < SECTIONS; i++)
        sections[i] = i * 5 + 2;
    CHECK(jgb_snapshot_create(NULL, &snapshot) == JGB_OK);
    CHECK(jgb_snapshot_append_sections(snapshot, &section, 1, NULL) == JGB_OK);
    CHECK(jgb_snapshot_append_items(snapshot, NULL, identifiers, COUNT, NULL, NULL) == JGB_OK);
    CHECK(jgb_view_apply_snapshot(view, snapshot, NULL) == JGB_OK);
    jgb_snapshot_destroy(snapshot);
    end(view, "a snapshot of items");

    view = begin();
    CHECK(jgb_snapshot_create(NULL, &snapshot) == JGB_OK);
    CHECK(jgb_snapshot_append_sections(snapshot, sections, SECTIONS, NULL) == JGB_OK);
    CHECK(jgb_view_apply_snapshot(view, snapshot, NULL) == JGB_OK);
    jgb_snapshot_destroy(snapshot);
    show(view, 0, 800, 1);
    end(view, "a snapshot of sections");
}

static void states(void)
{
    static jgb_item_run runs[COUNT / 2];
    static uint32_t traits[COUNT / 2];
    jgb_view *view = begin();
    size_t i;

    set_items(view, 1);
    for (i = 0; i < COUNT / 2; i++) {
        runs[i].index_path.item = (uint32_t)(2 * i);
        runs[i].index_path.section = 0;
        runs[i].count = 1;
        traits[i] = JGB_TRAITS_SELECT(JGB_TRAIT_NO);
    }
    CHECK(jgb_view_set_item_traits(view, runs, traits, COUNT / 2) == JGB_OK);
    end(view, "traits of each second item");
}

/* Items that the host places itself, in an order that is none of places. */
static void explicit_items(void)
{
    static jgb_rect frames[COUNT];
    jgb_explicit_layout explicit_layout = JGB_EXPLICIT_LAYOUT_INIT;
    jgb_layout_attributes_columns columns = JGB_LAYOUT_ATTRIBUTES_COLUMNS_INIT;
    jgb_layout *layout = NULL;
    jgb_view *view = begin();
    size_t i;

    for (i = 0; i < COUNT; i++) {
        frames[i].x = (double)(i * 7919 % 1000) * 30;
        frames[i].y = (double)(i * 104729 % 1000) * 30;
        frames[i].width = frames[i].height = 25;
    }
    CHECK(jgb_layout_create_explicit(&explicit_layout, &layout) == JGB_OK);
    CHECK(jgb_view_set_layout(view, layout, NULL, 0) == JGB_OK);
    jgb_layout_destroy(layout);
    set_items(view, 1);
    columns.count = COUNT;
    columns.frames = frames;
    CHECK(jgb_view_set_layout_attributes(view, &columns) == JGB_OK);
    show(view, 0, 800, 1);
    end(view, "an explicit layout");
}

/* Sections that scroll across, each scrolled. */
static void shelves(void)
{
    static uint32_t counts[SECTIONS];
    jgb_layout_node nodes[2] = {JGB_LAYOUT_NODE_INIT, JGB_LAYOUT_NODE_INIT};
    jgb_compositional_layout compositional = JGB_COMPOSITIONAL_LAYOUT_INIT;
    jgb_layout_section section = JGB_LAYOUT_SECTION_INIT;
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_layout *layout = NULL;
    jgb_view *view = begin();
    uint32_t i;

    nodes[0].kind = JGB_LAYOUT_HORIZONTAL_GROUP;
    nodes[0].size.width.kind = nodes[0].size.height.kind = JGB_ABSOLUTE;
    nodes[0].size.width.value = 200;
    nodes[0].size.height.value = 150;
    section.group = nodes;
    section.group_count = 2;
    section.orthogonal_scrolling = JGB_ORTHOGONAL_CONTINUOUS;
    compositional.sections = &section;
    compositional.section_count = 1;
    CHECK(jgb_layout_create_compositional(&compositional, &layout) == JGB_OK);
    CHECK(jgb_view_set_layout(view, layout, NULL, 0) == JGB_OK);
    jgb_layout_destroy(layout);
    for (i = 0; i < SECTIONS; i++)
        counts[i] = 5 + i % 7;
    chunk.section_count = SECTIONS;
    chunk.item_counts = counts;
    for (i = 0; i < SECTIONS; i++)
        chunk.item_count += counts[i];
    CHECK(jgb_view_set_data(view, NULL, 0, &chunk, 1) == JGB_OK);
    show(view, 0, 800, 1);
    for (i = 0; i < SECTIONS; i++)
        CHECK(jgb_view_set_orthogonal_content_offset(view, i, 100) == JGB_OK);
    show(view, 0, 800, 2);
    end(view, "sections that scroll across");
}

static void names_and_selection(void)
{
    static uint32_t sizes[COUNT];
    static char text[8 * COUNT + 1];
    static jgb_item_run runs[COUNT / 2];
    jgb_selection_configuration selection = JGB_SELECTION_CONFIGURATION_INIT;
    jgb_item_run all;
    jgb_view *view = begin();
    size_t i;

    set_items(view, 1);
    memset(&all, 0, sizeof all);
    all.count = COUNT;
    for (i = 0; i < COUNT; i++) {
        sizes[i] = 8;
        snprintf(text + 8 * i, 9, "%08u", (unsigned)(i * 2654435761u % 100000000u));
    }
    CHECK(jgb_view_set_item_names(view, &all, 1, text, 8 * COUNT, sizes, COUNT) == JGB_OK);
    end(view, "names");

    view = begin();
    set_items(view, 1);
    selection.allows_multiple_selection = 1;
    CHECK(jgb_view_set_selection_configuration(view, &selection) == JGB_OK);
    memset(runs, 0, sizeof runs);
    for (i = 0; i < COUNT / 2; i++) {
        runs[i].index_path.item = (uint32_t)(2 * i);
        runs[i].count = 1;
    }
    CHECK(jgb_view_change_selection(view, JGB_SELECTION_SELECT, runs, COUNT / 2, 0) == JGB_OK);
    end(view, "each second item selected");
}

static void led_transition(void)
{
    jgb_layout *layout = layout_of(3);
    jgb_view *view = begin();

    set_layout(view, 1, NULL);
    set_items(view, 0);
    show(view, 0, 800, 1);
    CHECK(jgb_view_start_interactive_transition(view, layout, 7) == JGB_OK);
    show(view, 0, 800, 2);
    CHECK(jgb_view_set_transition_progress(view, 0.5, 3) == JGB_OK);
    show(view, 0, 800, 4);
    jgb_layout_destroy(layout);
    end(view, "an interactive transition to a waterfall");
}

static void updates(void)
{
    static jgb_update_item parts[4000];
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_view *view = begin();
    uint32_t i, round;

    set_layout(view, 1, NULL);
    set_items(view, 0);
    show(view, 0, 4000, 1);
    options.animation = &animation;
    update.items = parts;
    update.item_count = 4000;
    for (round = 0; round < 10; round++) {
        for (i = 0; i < 4000; i++)
            parts[i] = delete_items(0, i * 11 + round, 1);
        CHECK(jgb_view_perform_batch_updates(view, &update, &options) == JGB_OK);
        show(view, 0, 4000, 2 + round);
    }
    end(view, "ten animated updates of 4,000 items");
}

int main(void)
{
    jgb_memory memory = JGB_MEMORY_INIT;
    jgb_view *view = make_view(NULL);
    const size_t given = allocated();

    /* Memory that the library allocates once for all views is not counted. */
    show(view, 0, 800, 1);
    REFUSED(view, JGB_INVALID_ARGUMENT, "out_memory is NULL", jgb_view_memory(view, NULL));
    memory.struct_size = 8;
    REFUSED(view, JGB_INVALID_ARGUMENT, "struct_size", jgb_view_memory(view, &memory));
    jgb_view_destroy(view);
    CHECK(allocated() < given + 65536);

    layouts();
    elements();
    snapshots();
    states();
    explicit_items();
    shelves();
    names_and_selection();
    led_transition();
    updates();
    return check_result("memory");
}

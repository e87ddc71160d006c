/*
 * Sections that scroll across: `count` items in 1,000 sections, groups of one item of 200 x 150
 * points, in a view of 1000 x 800. A step scrolls the view, or one section of those in sight.
 */
#include <stdlib.h>

#include "case.h"
#include "rows.h"

enum { SECTIONS = 1000, STEPS = 2000, SAMPLES = 41 };

static jgb_layout *make_shelves(void) {
    jgb_layout_node nodes[] = { JGB_LAYOUT_NODE_INIT, JGB_LAYOUT_NODE_INIT };
    jgb_compositional_layout compositional = JGB_COMPOSITIONAL_LAYOUT_INIT;
    jgb_layout_section section = JGB_LAYOUT_SECTION_INIT;
    jgb_layout *layout = NULL;
    nodes[0].kind = JGB_LAYOUT_HORIZONTAL_GROUP;
    nodes[0].size.width.kind = JGB_ABSOLUTE;
    nodes[0].size.width.value = 200;
    nodes[0].size.height.kind = JGB_ABSOLUTE;
    nodes[0].size.height.value = 150;
    section.group = nodes;
    section.group_count = 2;
    section.inter_group_spacing = 10;
    section.orthogonal_scrolling = JGB_ORTHOGONAL_CONTINUOUS;
    compositional.sections = &section;
    compositional.section_count = 1;
    CHECK(NULL, jgb_layout_create_compositional(&compositional, &layout));
    return layout;
}

static void open_shelves(view_case *c, uint32_t count) {
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    uint32_t *counts = malloc(SECTIONS * sizeof *counts);
    jgb_layout *layout = make_shelves();
    if (!counts) exit(2);
    for (int i = 0; i < SECTIONS; i++) counts[i] = count / SECTIONS;
    chunk.section_count = SECTIONS;
    chunk.item_counts = counts;
    chunk.item_count = count;
    CHECK(NULL, jgb_view_create(NULL, &c->view));
    CHECK(c->view, jgb_view_set_layout(c->view, layout, NULL, 0));
    CHECK(c->view, jgb_view_set_data(c->view, NULL, 0, &chunk, 1));
    c->content = case_show(c, 0).content_size.height;
    for (uint32_t i = 0; i < SECTIONS; i++)
        CHECK(c->view, jgb_view_set_orthogonal_content_offset(c->view, i, 1000 + i));
    jgb_layout_destroy(layout);
    free(counts);
}

static void step_view(view_case *c) {
    c->offset += 37;
    if (c->offset + 800 > c->content) c->offset = 0;
    c->appeared += case_show(c, 0).element_count;
}

static void step_section(view_case *c) {
    jgb_orthogonal_state state;
    CHECK(c->view, jgb_view_orthogonal_state(c->view, 2, &state));
    double offset = state.content_offset + 37;
    if (offset + 1000 > state.content_size.width) offset = 37;
    CHECK(c->view, jgb_view_set_orthogonal_content_offset(c->view, 2, offset));
    c->appeared += case_show(c, 0).element_count;
}

static double time_shelves(view_case *c, void (*step)(view_case *)) {
    double times[SAMPLES];
    for (int sample = -1; sample < SAMPLES; sample++) {
        c->appeared = 0;
        const double start = bench_now_ns();
        for (int i = 0; i < STEPS; i++) step(c);
        if (sample >= 0) times[sample] = (bench_now_ns() - start) / STEPS;
        if (c->appeared == 0) exit(2);
    }
    return bench_median(times, SAMPLES) / 1e3;
}

void rows_orthogonals(uint32_t count) {
    const bench_random random = { 12345 };
    view_case c = { "orthogonal", NULL, 1000, 0, 0, random, 0, 0 };
    open_shelves(&c, count);
    bench_report("compositional.orthogonal_view", count, time_shelves(&c, step_view), "us");
    c.offset = 100;
    case_show(&c, 0);
    bench_report("compositional.orthogonal_step", count, time_shelves(&c, step_section), "us");
    jgb_view_destroy(c.view);
}

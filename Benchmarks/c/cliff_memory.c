/* Memory that a view holds for what moves. */
#include "cliffs.h"
#include "edit.h"
#include "movement.h"
#include "sources.h"

/* A person moves an item of a waterfall whose lanes are dealt out anew for each place. */
void cliff_held_greedy(const char *name) {
    enum { COUNT = 1000000, UPDATES = 80 };
    view_case c = { name, NULL, 400, 0, 0, { 12345 }, 0, 0 };
    const source_columns columns = { NULL, bench_lengths(&c.random, COUNT), NULL, NULL };
    jgb_waterfall_layout waterfall = JGB_WATERFALL_LAYOUT_INIT;
    jgb_layout *layout = NULL;
    uint64_t before, most = 0;
    waterfall.lanes.count = 2;
    waterfall.lane_placement = JGB_LANES_GREEDY;
    CHECK(NULL, jgb_layout_create_waterfall(&waterfall, &layout));
    case_source s = source_items(layout, COUNT, columns);
    case_open(&c, &s);
    holder h = movement_open(&c);
    movement_begin(&h);
    before = bench_allocated_bytes();
    h.speed = 37;
    for (int i = 0; i < UPDATES; i++) {
        movement_update(&h);
        if (bench_allocated_bytes() > before + most) most = bench_allocated_bytes() - before;
    }
    bench_report(name, COUNT, (double)most / (1 << 20), "MiB");
    jgb_view_destroy(c.view);
    source_free(&s);
}

/* Many changes run at once, each of which moves many visible elements. */
void cliff_many_moving(const char *name) {
    enum { COUNT = 1000000, CHANGES = 70 };
    view_case c = { name, NULL, 1000, 0, 1000, { 12345 }, 0, 0 };
    case_source s = source_sections(COUNT, 1, (source_columns){ 0 });
    jgb_animation animation = JGB_ANIMATION_INIT;
    jgb_batch_options options = JGB_BATCH_OPTIONS_INIT;
    uint64_t before;
    s.metrics.item_size = (jgb_size){ 4, 4 };
    s.metrics.minimum_line_spacing = s.metrics.minimum_interitem_spacing = 0;
    animation.duration_ns = 100000000000;
    options.animation = &animation;
    case_open(&c, &s);
    before = bench_allocated_bytes();
    for (uint64_t i = 1; i <= CHANGES; i++) {
        const jgb_update_item insertion = edit_insert(5, 1);
        edit_perform(&c, &insertion, 1, (edit_columns){ NULL, NULL }, 1, &options);
        case_follow(&c, i * 16666667);
    }
    bench_report(name, c.appeared, (double)(bench_allocated_bytes() - before) / (1 << 20), "MiB");
    jgb_view_destroy(c.view);
    source_free(&s);
}

/* Compositional layouts whose groups take long to solve. A build is up to the display frame. */
#include "cliffs.h"
#include "groups.h"
#include "sources.h"

static void measure_build(const char *name, double n, double unit_ns, const char *unit,
                          case_source s) {
    view_case c = { name, NULL, 1000, 0, 0, { 12345 }, 0, 0 };
    const double start = bench_now_ns();
    case_open(&c, &s);
    bench_report(name, n, (bench_now_ns() - start) / unit_ns, unit);
    jgb_view_destroy(c.view);
    source_free(&s);
}

/* Groups in each other, each 0.6 as high as its container, of as many subitems as fit; the
 * innermost one has 64 items. */
void cliff_nested(const char *name) {
    enum { DEPTH = 17, ITEMS = 64 };
    const source_columns none = { NULL, NULL, NULL, NULL };
    jgb_layout_node nodes[DEPTH + 1];
    nodes[0] = group_node(0, JGB_LAYOUT_VERTICAL_GROUP, 1, JGB_ABSOLUTE, 400);
    for (uint32_t i = 1; i < DEPTH; i++)
        nodes[i] = group_node(i - 1, JGB_LAYOUT_VERTICAL_GROUP, 1, JGB_FRACTIONAL_HEIGHT, 0.6);
    nodes[DEPTH] = group_node(DEPTH - 1, JGB_LAYOUT_ITEM, 1, JGB_FRACTIONAL_HEIGHT, 1.0 / ITEMS);
    measure_build(name, DEPTH, 1e6, "ms",
                  source_items(group_layout(nodes, DEPTH + 1), ITEMS, none));
}

/* Sections of one item each, in groups of 1,024 slots of estimated height. */
void cliff_few_items(const char *name) {
    enum { SECTIONS = 100000, SLOTS = 1024 };
    const source_columns none = { NULL, NULL, NULL, NULL };
    jgb_layout_node nodes[] = {
        group_node(0, JGB_LAYOUT_VERTICAL_GROUP, 1, JGB_ESTIMATED, 44),
        group_node(0, JGB_LAYOUT_ITEM, 1, JGB_ESTIMATED, 44),
    };
    nodes[0].count = SLOTS;
    case_source s = source_sections(SECTIONS, SECTIONS, none);
    s.layout = group_layout(nodes, 2);
    measure_build(name, SECTIONS, 1e9, "s", s);
}

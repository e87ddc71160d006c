/* view.h, setup.h, memory.h: views, their bounds and their environment. */
#include <stdio.h>

#include "rows.h"
#include "snapshot_stages.h"
#include "views.h"

static void nothing(stage *s) { (void)s; }

static void create(stage *s) { CHECK(NULL, jgb_view_create(NULL, &s->c.view)); }

/* The view alone has the nodes of its snapshot. */
static void view_without_snapshot(stage *s) {
    view_snapshot_sections(s);
    jgb_snapshot_destroy(s->snapshot);
}

static void destroy(stage *s) {
    jgb_view_destroy(s->c.view);
    s->c.view = NULL;
}

static void create_with_setup(stage *s) {
    jgb_view_setup setup = JGB_VIEW_SETUP_INIT;
    setup.snapshot = s->snapshot;
    CHECK(NULL, jgb_view_create_with_setup(NULL, &setup, &s->c.view));
    s->c.width = 400;
    stage_show(s);
}

static void memory(stage *s) {
    jgb_memory held = JGB_MEMORY_INIT;
    CHECK(s->c.view, jgb_view_memory(s->c.view, &held));
}

/* ---- Bounds and environment ---- */

static void set_width(stage *s) {
    CHECK(s->c.view, jgb_view_set_bounds(s->c.view, (jgb_rect){ 0, s->c.offset, 360, 800 }));
    s->c.width = 360;
    stage_show(s);
}

static void set_height(stage *s) {
    CHECK(s->c.view,
          jgb_view_set_bounds(s->c.view, (jgb_rect){ 0, s->c.offset, s->c.width, 700 }));
    s->c.height = 700;
    stage_show(s);
}

/* Insets along the scroll direction. */
static void set_environment(stage *s) {
    jgb_environment environment = JGB_ENVIRONMENT_INIT;
    environment.content_inset.top = 20;
    CHECK(s->c.view, jgb_view_set_environment(s->c.view, &environment));
    stage_show(s);
}

/* ---- A tenth as many registrations of each kind as there are items ---- */

static void registrations(stage *s) {
    enum { REGISTRATIONS_MAX = 1 << 20 };
    jgb_limits limits = JGB_LIMITS_INIT;
    char name[32];
    uint32_t number;
    limits.registration_count = REGISTRATIONS_MAX;
    CHECK(NULL, jgb_view_create(&limits, &s->c.view));
    for (uint32_t i = 0; i < s->count / 10; i++) {
        snprintf(name, sizeof name, "name %u", (unsigned)i);
        CHECK(s->c.view, jgb_view_register_element_kind(s->c.view, name, JGB_NUL_TERMINATED,
                                                        &number));
        CHECK(s->c.view, jgb_view_register_reuse_identifier(s->c.view, JGB_CELL, JGB_KIND_NONE,
                                                            name, JGB_NUL_TERMINATED, &number));
    }
}

static void register_element_kind(stage *s) {
    uint32_t number;
    CHECK(s->c.view, jgb_view_register_element_kind(s->c.view, "another", JGB_NUL_TERMINATED,
                                                    &number));
}

static void register_reuse_identifier(stage *s) {
    uint32_t number;
    CHECK(s->c.view, jgb_view_register_reuse_identifier(s->c.view, JGB_CELL, JGB_KIND_NONE,
                                                        "another", JGB_NUL_TERMINATED, &number));
}

static const cliff rows[] = {
    { "jgb_view_create/nothing", nothing, create, GROWTH_CONSTANT, NULL },
    { "jgb_view_destroy/list", view_list, destroy, GROWTH_LINEAR, "nodes that are released" },
    { "jgb_view_destroy/sections", view_without_snapshot, destroy, GROWTH_LINEAR,
      "nodes that are released" },
    { "jgb_view_create_with_setup/snapshot", snapshot_sections, create_with_setup, GROWTH_LINEAR,
      "sections of the snapshot" },
    { "jgb_view_memory/sections", view_snapshot_sections, memory, GROWTH_LINEAR,
      "nodes that are visited" },
    { "jgb_view_memory/selected", view_selected, memory, GROWTH_LINEAR, "nodes that are visited" },
    { "jgb_view_set_bounds/width_list", view_list, set_width, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_bounds/width_flow", view_flow, set_width, GROWTH_LINEAR,
      "lines, which all break anew" },
    { "jgb_view_set_bounds/width_sections", view_sections, set_width, GROWTH_LINEAR, "sections" },
    { "jgb_view_set_bounds/width_shelves", view_shelves, set_width, GROWTH_LINEAR,
      "sections that are scrolled across, whose offsets all change" },
    { "jgb_view_set_bounds/width_shelves_at_start", view_shelves_at_start, set_width,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_set_bounds/width_columns", view_columns, set_width, GROWTH_LINEAR, "groups" },
    { "jgb_view_set_bounds/width_waterfall", view_waterfall, set_width, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_set_bounds/height_flow", view_flow, set_height, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_bounds/height_sections", view_sections, set_height, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_bounds/height_shelves", view_shelves, set_height, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_bounds/height_columns", view_columns, set_height, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_environment/flow", view_flow, set_environment, GROWTH_CONSTANT, NULL },
    { "jgb_view_set_environment/sections", view_sections, set_environment, GROWTH_CONSTANT,
      NULL },
    { "jgb_view_set_environment/shelves", view_shelves, set_environment, GROWTH_CONSTANT, NULL },
    { "jgb_view_register_element_kind/many", registrations, register_element_kind,
      GROWTH_CONSTANT, NULL },
    { "jgb_view_register_reuse_identifier/many", registrations, register_reuse_identifier,
      GROWTH_CONSTANT, NULL },
};
const cliff_table view_rows = CLIFF_TABLE(rows);

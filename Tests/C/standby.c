/* Cells that are bound to views before they are visible, and the element that keeps its view
 * because it has focus: a host builds what a view shows when it is told of the binding, and counts
 * how often that is in the display frame which shows it. */
#include "check.h"

enum { VIEWS = 64 };

typedef struct host {
    uint32_t generation[VIEWS]; /* that the view is built for; 0: none */
    int is_late;                /* builds of cells that are visible already */
    int is_early;
} host;

static void show(host *self, jgb_view *view, double y, uint64_t milliseconds)
{
    jgb_display_frame_request request = request_at(y);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    uint32_t is_current;
    size_t i;
    request.bounds.width = 100;
    request.bounds.height = 200;
    request.time_ns = milliseconds * UINT64_C(1000000);
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    for (i = 0; i < frame.element_count; i++) {
        const jgb_layout_attributes *cell = &frame.elements[i];
        const int is_visible = !(cell->flags & (JGB_ELEMENT_PREPARED | JGB_ELEMENT_OFFSCREEN));
        if (cell->element.category != JGB_CELL)
            continue;
        CHECK(cell->reusable_view < VIEWS);
        CHECK(jgb_view_is_current(view, cell->reusable_view, cell->generation, &is_current) ==
                  JGB_OK &&
              is_current);
        if (self->generation[cell->reusable_view] == cell->generation)
            continue;
        self->generation[cell->reusable_view] = cell->generation;
        if (is_visible)
            self->is_late++;
        else
            self->is_early++;
    }
}

static void check_prepared_cells(void)
{
    static host self;
    jgb_view *view = make_view(NULL);
    jgb_prefetch_configuration ahead = JGB_PREFETCH_CONFIGURATION_INIT;
    uint64_t time = 0;
    int late, i;
    ahead.cells_prepared_per_frame = 1;
    CHECK(jgb_view_set_prefetch_configuration(view, &ahead) == JGB_OK);
    for (i = 0; i < 10; i++)
        show(&self, view, i * 8, time += 16);
    late = self.is_late;
    CHECK(late > 0 && self.is_early > 0);
    /* 30 points a display frame are one row: each is built one display frame ahead or more. */
    for (i = 0; i < 500; i++)
        show(&self, view, 72 + i * 30, time += 16);
    CHECK(self.is_late == late && self.is_early >= 500);
    /* A turn: the first rows are late, the others are not. */
    for (i = 0; i < 400; i++)
        show(&self, view, 15042 - i * 30, time += 16);
    CHECK(self.is_late <= late + 2);
    jgb_view_destroy(view);
}

static void check_overscan(void)
{
    static host self;
    jgb_view *view = make_view(NULL);
    jgb_prefetch_configuration around = JGB_PREFETCH_CONFIGURATION_INIT;
    int late, i;
    around.overscan_item_count = 3;
    CHECK(jgb_view_set_prefetch_configuration(view, &around) == JGB_OK);
    show(&self, view, 3000, 0);
    late = self.is_late;
    CHECK(self.is_early == 6);
    for (i = 0; i < 300; i++)
        show(&self, view, 3000 + (i % 60) * 30, 0);
    CHECK(self.is_late <= late + 7 * 5);
    around.overscan_item_count = 257;
    CHECK(jgb_view_set_prefetch_configuration(view, &around) == JGB_INVALID_ARGUMENT);
    jgb_view_destroy(view);
}

static void check_focus(void)
{
    static host self;
    jgb_view *view = make_view(NULL);
    jgb_focus_configuration focus = JGB_FOCUS_CONFIGURATION_INIT;
    const jgb_element first = {JGB_CELL, 0, {0, 0}};
    uint32_t reusable_view, generation, now, now_generation;
    int i;
    focus.allows_focus = 1;
    focus.keeps_focused_element = 1;
    CHECK(jgb_view_set_focus_configuration(view, &focus) == JGB_OK);
    show(&self, view, 0, 0);
    CHECK(jgb_view_set_focused_element(view, &first) == JGB_OK);
    CHECK(jgb_view_reusable_view_for_element(view, &first, &reusable_view, &generation) == JGB_OK);
    for (i = 0; i < 100; i++) {
        show(&self, view, i * 250, 0);
        CHECK(jgb_view_reusable_view_for_element(view, &first, &now, &now_generation) == JGB_OK);
        CHECK(now == reusable_view && now_generation == generation);
    }
    CHECK(jgb_view_leave_focus(view) == JGB_OK);
    show(&self, view, 20000, 0);
    CHECK(jgb_view_reusable_view_for_element(view, &first, &now, &now_generation) == JGB_NOT_FOUND);
    jgb_view_destroy(view);
}

int main(void)
{
    check_prepared_cells();
    check_overscan();
    check_focus();
    return check_result("standby");
}

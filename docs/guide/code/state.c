/* Writes down where a person is and what is selected, and starts there the next time. */
#include "guide.h"

static void save(jgb_view *view, FILE *file)
{
    jgb_view_state state = JGB_VIEW_STATE_INIT;
    check(view, jgb_view_get_state(view, NULL, 0, &state));
    /* The first visible row, and how far below the top it is. */
    fprintf(file, "%u %.17g\n", state.anchor.element.index_path.item, state.distance);
    for (size_t i = 0; i < state.selected_run_count; i++) /* arrays end with the next call */
        for (uint64_t j = 0; j < state.selected_runs[i].count; j++)
            fprintf(file, "%u\n", state.selected_runs[i].index_path.item + (unsigned)j);
}

static void restore(jgb_view *view, FILE *file)
{
    jgb_view_state state = JGB_VIEW_STATE_INIT;
    jgb_item_run rows[100] = {{{0, 0}, 0}};
    state.selected_runs = rows;
    state.has_anchor = fscanf(file, "%u %lf", &state.anchor.element.index_path.item,
                              &state.distance) == 2;
    for (; state.selected_run_count < 100; rows[state.selected_run_count++].count = 1)
        if (fscanf(file, "%u", &rows[state.selected_run_count].index_path.item) != 1) break;
    check(view, jgb_view_restore_state(view, &state, NULL, 0, NULL));
}

int main(void)
{
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_view *view = new_list(120, 1000), *later = new_list(120, 1000);
    FILE *file = tmpfile(); /* yours has a name, and is read by the next run of the program */
    if (file == NULL) return 1;

    check(view, jgb_view_change_selection(view, JGB_SELECTION_SELECT,
                                           &(jgb_item_run){{0, 42}, 1}, 1, 0));
    check(view, jgb_view_display_frame_at(view, (jgb_point){0, 2500}, 0, &frame));
    save(view, file);

    rewind(file);
    restore(later, file);
    check(later, jgb_view_display_frame_at(later, (jgb_point){0, 0}, 0, &frame));
    show(&frame);
    fclose(file);
    jgb_view_destroy(view);
    jgb_view_destroy(later);
    return 0;
}

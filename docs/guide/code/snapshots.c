/* A list that a search makes shorter and longer: the view finds out what has changed. */
#include "guide.h"
#include <string.h>

int main(void)
{
    const char *const fruit[] = {"apple", "apricot", "banana", "cherry", "grape", "pear"};
    const char *const words[] = {"", "ap", "pea", ""};
    const uint64_t section = 1;
    uint64_t found[6], item;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_snapshot *shown = NULL;
    jgb_view *view = NULL;

    check(view, jgb_view_create(NULL, &view));
    check(view, jgb_view_set_list_layout(view, NULL));
    check(view, jgb_view_set_bounds(view, (jgb_rect){0, 0, 400, 400}));
    check(NULL, jgb_snapshot_create(NULL, &shown));
    check_snapshot(shown, jgb_snapshot_append_sections(shown, &section, 1, NULL));
    for (uint64_t i = 0; i < 4; i++) {
        size_t count = 0;
        for (item = 0; item < 6; item++) /* the identifier of an item is its number in `fruit` */
            if (strstr(fruit[item], words[i]))
                found[count++] = item;
        check_snapshot(shown, jgb_snapshot_delete_all_items(shown, 1));
        check_snapshot(shown, jgb_snapshot_append_items(shown, NULL, found, count, NULL, NULL));
        check(view, jgb_view_apply_snapshot(view, shown, NULL));
        check(view, jgb_view_display_frame_at(view, (jgb_point){0, 0}, i * 1000000000, &frame));
        printf("\"%s\": hide %zu views\n", words[i], frame.removed_view_count);
        for (size_t j = 0; j < frame.element_count; j++) { /* those that have changed */
            const jgb_layout_attributes *row = &frame.elements[j];
            check_snapshot(shown, jgb_snapshot_item_at_index_path(shown, row->element.index_path,
                                                                  &item));
            printf("view %u: %s at %.0f\n", row->reusable_view, fruit[item], row->frame.y);
        }
    }
    jgb_snapshot_destroy(shown);
    jgb_view_destroy(view);
    return 0;
}

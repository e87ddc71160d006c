/* What is to be loaded before it is visible, what need not be any more, and when more rows. */
#include "guide.h"

static void print_items(const char *what, const jgb_events *news, const jgb_event *event)
{
    printf("  %s:", what);
    for (uint32_t i = 0; i < event->run_count; i++) {
        const jgb_item_run *run = &news->runs[event->first_run + i];
        for (uint64_t j = 0; j < run->count; j++)
            printf(" %u", run->index_path.item + (uint32_t)j);
    }
    printf("\n");
}

int main(void)
{
    const double offsets[] = {0, 60, 120, 90, 180};
    jgb_prefetch_configuration ahead = JGB_PREFETCH_CONFIGURATION_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_events news = JGB_EVENTS_INIT;
    jgb_view *view = new_list(240, 15);

    ahead.is_prefetching_enabled = 1;
    check(view, jgb_view_set_prefetch_configuration(view, &ahead));
    check(view, jgb_view_set_event_mask(view, JGB_EVENT_MASK_PREFETCHING |
                                              JGB_EVENT_MASK_NEAR_END));
    for (uint64_t i = 0; i < 5; i++) {
        const jgb_point offset = {0, offsets[i]};
        check(view, jgb_view_display_frame_at(view, offset, i * 100000000, &frame));
        check(view, jgb_view_next_events(view, &news));
        printf("at %.0f\n", offset.y);
        for (size_t j = 0; j < news.event_count; j++)
            if (news.events[j].kind == JGB_EVENT_PREFETCH)
                print_items("load", &news, &news.events[j]);
            else if (news.events[j].kind == JGB_EVENT_CANCEL_PREFETCH)
                print_items("give up", &news, &news.events[j]);
            else if (news.events[j].kind == JGB_EVENT_NEAR_END)
                printf("  load more rows\n");
    }
    jgb_view_destroy(view);
    return 0;
}

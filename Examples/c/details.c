/* The details of characters, which a file has. Events of the view say which details to load ahead
 * of scrolling, and which of them are no longer needed. After each display frame a few are
 * loaded. */
#include "browser.h"
#include <string.h>

enum { LOADS_PER_FRAME = 8 };

/* Asks for prefetch events. */
void set_up_details(browser *self)
{
    jgb_prefetch_configuration ahead = JGB_PREFETCH_CONFIGURATION_INIT;
    ahead.is_prefetching_enabled = 1;
    check(self, jgb_view_set_prefetch_configuration(self->view, &ahead));
}

static void take_out(detail_loader *loader, uint32_t code_point)
{
    size_t i = 0;
    while (i < loader->queue_count && loader->queue[i] != code_point)
        i++;
    if (i == loader->queue_count)
        return;
    loader->queue_count--;
    memmove(&loader->queue[i], &loader->queue[i + 1],
            (loader->queue_count - i) * sizeof *loader->queue);
}

/* Puts the characters of an event into the queue, or takes them out. The queue has code points,
 * because deletions change index paths. A run goes through blocks as the array of characters does.
 * Old index paths are of deleted characters: the loader does not find those in the map. */
void follow_prefetching(browser *self, const jgb_events *events, const jgb_event *event)
{
    detail_loader *loader = &self->loader;
    const jgb_item_run *runs = events->runs + event->first_run;
    uint32_t i;
    uint64_t n;
    if (event->flags & JGB_EVENT_IS_OLD)
        return;
    for (i = 0; i < event->run_count; i++)
        for (n = 0; n < runs[i].count; n++) {
            const character *next = character_at(self, runs[i].index_path) + n;
            const size_t before = loader->queue_count;
            take_out(loader, next->code_point);
            if (event->kind == JGB_EVENT_CANCEL_PREFETCH)
                loader->cancelled_count += before - loader->queue_count;
            else if (!next->detail[0] && loader->queue_count < DETAIL_QUEUE)
                loader->queue[loader->queue_count++] = next->code_point;
        }
}

/* Loads the detail of a character. The new detail takes the place of the oldest one. */
static void load(browser *self, character *of)
{
    uint32_t *place = &self->loader.loaded[self->loader.loaded_count++ % DETAILS];
    character *before = character_map_find(&self->map, *place);
    if (before)
        before->detail[0] = '\0';
    character_read_detail(&self->map, of);
    *place = of->code_point;
}

/* Loads a few details. Visible characters come first: no event names them. */
void load_details(browser *self)
{
    detail_loader *loader = &self->loader;
    int count = 0;
    size_t i;
    for (i = 0; i < self->native_view_count && count < LOADS_PER_FRAME; i++) {
        const native_view *shows = &self->native_views[i];
        character *next;
        if (!shows->is_shown || shows->attributes.element.category != JGB_CELL ||
            shows->attributes.flags & JGB_ELEMENT_DISAPPEARING)
            continue;
        next = character_at(self, shows->attributes.element.index_path);
        if (next->detail[0])
            continue;
        take_out(loader, next->code_point);
        load(self, next);
        count++;
    }
    while (loader->queue_count > 0 && count < LOADS_PER_FRAME) {
        character *next = character_map_find(&self->map, loader->queue[0]);
        take_out(loader, loader->queue[0]);
        if (!next)
            continue;
        load(self, next);
        count++;
    }
    loader->is_loading = count > 0;
}

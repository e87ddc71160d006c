#include <stdlib.h>

#include "edit.h"

uint32_t edit_below(bench_random *random, uint32_t count) {
    return (uint32_t)((uint64_t)bench_next(random) * count >> 32);
}

jgb_update_item edit_insert(uint32_t item, uint32_t count) {
    return (jgb_update_item){ JGB_INSERT, { 0, 0 }, { 0, item }, count, 0 };
}

jgb_update_item edit_delete(uint32_t item, uint32_t count) {
    return (jgb_update_item){ JGB_DELETE, { 0, item }, { 0, 0 }, count, 0 };
}

jgb_update_item edit_move(uint32_t from, uint32_t to) {
    return (jgb_update_item){ JGB_MOVE, { 0, from }, { 0, to }, 1, 0 };
}

jgb_update_item edit_resize(uint32_t item) {
    return (jgb_update_item){ JGB_RECONFIGURE, { 0, item }, { 0, 0 }, 1, 0 };
}

jgb_item_run *edit_every_second(uint32_t count) {
    jgb_item_run *runs = malloc(count / 2 * sizeof *runs);
    if (!runs) abort();
    for (uint32_t i = 0; i < count / 2; i++) runs[i] = (jgb_item_run){ { 0, 2 * i }, 1 };
    return runs;
}

void edit_perform(view_case *c, const jgb_update_item *parts, size_t part_count,
                  edit_columns lengths, size_t brought, const jgb_batch_options *options) {
    jgb_data_source_chunk content = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    content.item_count = brought;
    content.widths = lengths.widths;
    content.heights = lengths.heights;
    update.items = parts;
    update.item_count = part_count;
    if (brought > 0) update.content = &content;
    CHECK(c->view, jgb_view_perform_batch_updates(c->view, &update, options));
}

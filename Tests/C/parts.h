/* The parts of batch updates, in short. */
#ifndef PARTS_H
#define PARTS_H

#include "refuse.h"

static inline jgb_update_item part(jgb_update_action action, uint32_t section, uint32_t item,
                                   uint32_t count)
{
    jgb_update_item made;
    memset(&made, 0, sizeof made);
    made.action = action;
    made.index_path_before_update.section = section;
    made.index_path_before_update.item = item;
    made.index_path_after_update = made.index_path_before_update;
    made.count = count;
    return made;
}

#define insert_items(section, item, count) part(JGB_INSERT, section, item, count)
#define insert_sections(section, count) part(JGB_INSERT, section, JGB_NO_ITEM, count)
#define delete_items(section, item, count) part(JGB_DELETE, section, item, count)
#define delete_sections(section, count) part(JGB_DELETE, section, JGB_NO_ITEM, count)
#define reload_items(section, item, count) part(JGB_RELOAD, section, item, count)
#define reload_sections(section, count) part(JGB_RELOAD, section, JGB_NO_ITEM, count)
#define reconfigure_items(section, item, count) part(JGB_RECONFIGURE, section, item, count)

static inline jgb_update_item move_items(uint32_t section, uint32_t item, uint32_t to_section,
                                         uint32_t to_item, uint32_t count)
{
    jgb_update_item made = part(JGB_MOVE, section, item, count);
    made.index_path_after_update.section = to_section;
    made.index_path_after_update.item = to_item;
    return made;
}

#endif

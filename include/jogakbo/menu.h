/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Context menus of items.
 *
 * A person asks for a menu by the secondary button, by a long press, by the key for menus
 * or by shift and F10: JGB_EVENT_MENU_REQUESTED says for which items. Which items have
 * menus, their traits say: JGB_TRAITS_MENU(JGB_TRAIT_YES). The host shows the menu, and
 * says so, so that the cell is marked (JGB_ELEMENT_MENU) and the view tells when the menu
 * is to go.
 *
 *     case JGB_EVENT_MENU_REQUESTED:
 *         if (event->element.category == JGB_CELL)
 *             jgb_view_open_menu(view, event->element.index_path, &is_open);
 *     case JGB_EVENT_MENU_DID_CLOSE:
 *     case JGB_EVENT_MENU_TARGET_GONE:
 *         the menu goes, if it is still there
 *
 * The primary action of the preview, a command of the menu, and what it does to the data,
 * are the host's.
 */
#ifndef JOGAKBO_MENU_H
#define JOGAKBO_MENU_H

#include "element.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Tells the view that the host shows the menu of an item. A menu that is open is
 * closed: one is open at a time. `out_is_open` is 0 while items are dragged or moved:
 * then the host shows no menu. Errors: JGB_INVALID_INDEX_PATH. Cost: O(log n). */
jgb_status jgb_view_open_menu(jgb_view *view, jgb_index_path index_path,
                              uint32_t *out_is_open);

/* Tells the view that the host no longer shows a menu. `performs_primary_action` is 1
 * if the person has chosen the preview of the item, otherwise 0. With 1,
 * JGB_EVENT_PRIMARY_ACTION follows, where the traits of the item allow it.
 * `out_is_closed` is 0 where no menu was open: the view has closed it before. Cost:
 * O(log n). */
jgb_status jgb_view_close_menu(jgb_view *view, uint32_t performs_primary_action,
                               uint32_t *out_is_closed);

#ifdef __cplusplus
}
#endif
#endif

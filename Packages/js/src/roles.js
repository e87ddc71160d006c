// What ARIA has for a view and its items: in pages, and in the HTML of servers.
import * as jgb from './constants.js'

/** The roles of an element that shows a view, and of items, which ARIA has for any child. */
export function rolesOf(view) {
  const isTree = !view.accessibilityElements.isMissing &&
    view.accessibilityElements(null, 0, 0).role === jgb.ACCESSIBILITY_ROLE_TREE
  return isTree ? ['tree', 'treeitem'] : ['listbox', 'option']
}

/** Which item of how many a cell shows. */
export function placeOf(view, { element, section, item }) {
  if (view.accessibilityElements.isMissing) {
    return { positionInSet: item + 1, setSize: view.numberOfItems(section) }
  }
  return view.accessibilityElements(element, 0, 1).elements[0] ?? {}
}

/** Whether items with a role are selected or not. */
export const isSelectable = (role) => /option|row|treeitem/.test(role)

// The keys of a tree: right opens, and goes to the first child; left closes, and goes to the
// parent; Enter and the space bar do as a click.
import { CELL, FOCUS_DOWN } from 'jogakbo'

export function treeKey(key, view, outline, toggle) {
  const { hasFocus, element } = view.focusState()
  if (!hasFocus) return
  const id = view.identifierForIndexPath(element.indexPath)
  const isExpanded = outline.isExpanded(id)
  const canExpand = outline.levelOfItem(id) < 2
  if (key === 'Enter' || key === ' ') {
    if (canExpand) toggle(Number(id))
  } else if (key === 'ArrowRight' && canExpand) {
    if (isExpanded) view.moveFocus(FOCUS_DOWN)
    else toggle(Number(id))
  } else if (key === 'ArrowLeft' && isExpanded) {
    toggle(Number(id))
  } else if (key === 'ArrowLeft' && outline.levelOfItem(id) > 0) {
    const indexPath = view.indexPathForIdentifier(outline.parentOfItem(id))
    view.setFocusedElement({ category: CELL, elementKind: 0, indexPath })
    view.scrollToFocusedElement(true)
  }
}

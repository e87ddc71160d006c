import * as jgb from './jogakbo/src/jogakbo.js'
import { Binder } from './jogakbo/src/binder.js'
import { show } from './cards.js'
import { moveBetween } from './drags.js'

const jogakbo = await jgb.load()
const path = (item) => ({ section: 0, item })
const binders = [...board.querySelectorAll('.stage')].map((element, column) => {
  const snapshot = jogakbo.createSnapshot()
  snapshot.appendSections([0])
  snapshot.appendItems(0, Array.from({ length: 2500 }, (_, index) => 4 * index + column))
  const view = jogakbo.createViewWithSetup(null, {
    layout: jogakbo.createListLayout({ configuration: { sectionMetrics: {
      minimumLineSpacing: 8, estimatedItemSize: { width: 1, height: 84 },
      sectionInset: { top: 10, left: 10, bottom: 10, right: 10 } } } }),
    scrolling: { isEnabled: true }, focus: { allowsFocus: true, keepsFocusedElement: true },
    dragging: { isDragInteractionEnabled: true, opensGaps: true }, movement: { movesByKeys: true },
    defaultTraits: jgb.TRAITS_DRAG(jgb.TRAIT_YES) | jgb.TRAITS_MOVE(jgb.TRAIT_YES),
    snapshot,
  })
  return new Binder(element, view, {
    className: 'card', measuresItems: true,
    render: (node, indexPath) => show(node, Number(view.identifierForIndexPath(indexPath))),
  })
})
// Within a column the view moves cards by itself.
moveBetween(binders, ({ view: from }, runs, { view: to }, item) => {
  const [left, right] = [from.snapshot(), to.snapshot()]
  const ids = runs.flatMap(({ indexPath, count }) => Array.from(
    { length: count }, (_, index) => left.itemAtIndexPath(path(indexPath.item + index))))
  left.deleteItems(ids)
  if (item === right.numberOfItems(0)) right.appendItems(0, ids)
  else right.insertItems(ids, jgb.BEFORE, right.itemAtIndexPath(path(item)))
  from.applySnapshot(left, { animation: {} })
  to.applySnapshot(right, { animation: {} })
})

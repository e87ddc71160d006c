import * as jgb from 'jogakbo'
import { Binder } from 'jogakbo/binder'
import { drags } from 'jogakbo/parts'
import { moveByKeys, show } from './cards.js'

const jogakbo = await jgb.load()
const binders = [...board.querySelectorAll('.stage')].map((element, column) => {
  const snapshot = jogakbo.createSnapshot()
  snapshot.appendSections([0])
  snapshot.appendItems(0, Array.from({ length: 2500 }, (_, index) => 4 * index + column))
  const view = jogakbo.createViewWithSetup(null, {
    layout: jogakbo.createListLayout({ configuration: { sectionMetrics: {
      minimumLineSpacing: 8, estimatedItemSize: { width: 1, height: 84 },
      sectionInset: { top: 10, left: 10, bottom: 10, right: 10 } } } }),
    scrolling: { isEnabled: true }, focus: { allowsFocus: true, keepsFocusedElement: true },
    movement: { movesByKeys: true },
    defaultTraits: jgb.TRAITS_DRAG(jgb.TRAIT_YES) | jgb.TRAITS_MOVE(jgb.TRAIT_YES),
    snapshot,
  })
  return new Binder(element, view, {
    className: 'card', measuresItems: true,
    parts: [drags({
      onDrop: ({ source, items, indexPath }) => move(source.view, items, view, indexPath),
      accepts: () => false, // what comes from other programs
    })],
    render: (node, indexPath) => show(node, Number(view.identifierForIndexPath(indexPath))),
  })
})
function move(from, runs, to, indexPath) {
  if (from === to) return // the view has moved the cards itself
  const [left, right] = [from.snapshot(), to.snapshot()]
  const ids = runs.flatMap(({ indexPath: { item }, count }) => Array.from(
    { length: count }, (_, index) => left.itemAtIndexPath({ section: 0, item: item + index })))
  left.deleteItems(ids)
  if (indexPath.item === right.numberOfItems(0)) right.appendItems(0, ids)
  else right.insertItems(ids, jgb.BEFORE, right.itemAtIndexPath(indexPath))
  from.applySnapshot(left, { animation: {} })
  to.applySnapshot(right, { animation: {} })
}
moveByKeys(binders, move)

import * as jgb from 'jogakbo'
import { Binder } from 'jogakbo/binder'
import { number } from './gallery.js'
import { cellsOf, search, sortable, teams } from './people.js'

const jogakbo = await jgb.load()
const view = jogakbo.createViewWithSetup(null, {
  layout: jogakbo.createListLayout({ configuration: {
    sectionHeadersPinToVisibleBounds: true,
    sectionMetrics: { minimumLineSpacing: 0, itemSize: { width: 1, height: 40 },
      headerReferenceSize: { width: 0, height: 36 } } } }),
  scrolling: { isEnabled: true }, focus: { allowsFocus: true, keepsFocusedElement: true },
  selection: { allowsMultipleSelection: true, behavior: jgb.SELECTION_BEHAVIOR_REPLACE },
})
let order = ['name', 1]
function apply(animation) {
  const snapshot = jogakbo.createSnapshot()
  for (const [team, ids] of search(filter.value, ...order)) {
    snapshot.appendSections([team])
    snapshot.appendItems(team, ids)
  }
  view.applySnapshot(snapshot, { animation })
  found.textContent = `${number(snapshot.numberOfItems(null))} people`
  binder.request()
}
const binder = new Binder(list, view, { render(node, indexPath, { category }) {
  if (category === jgb.SUPPLEMENTARY_VIEW) {
    node.className = 'section-header'
    node.textContent = teams[view.snapshot().sectionAtIndex(indexPath.section)]
    return
  }
  node.className = 'table-row'
  node.replaceChildren(...cellsOf(view.identifierForIndexPath(indexPath)))
} })
filter.oninput = () => apply({ duration: 300 })
sortable((column, direction) => {
  order = [column, direction]
  apply({ duration: 500 })
})
apply(null)

import * as jgb from './jogakbo/src/jogakbo.js'
import { Binder } from './jogakbo/src/binder.js'
import { measure, number, showFigures } from './gallery.js'

const rows = Array.from({ length: 1_000_000 }, (_, row) => `Row ${row + 1}`)
const heights = Float32Array.from(rows, (_, row) => 44 + (row % 3) * 20)
const jogakbo = await jgb.load()
const view = jogakbo.createViewWithSetup(null, {
  layout: jogakbo.createListLayout({ configuration: { sectionMetrics: { minimumLineSpacing: 0 } } }),
  scrolling: { isEnabled: true },
  focus: { allowsFocus: true, keepsFocusedElement: true },
  selection: { allowsMultipleSelection: true, behavior: jgb.SELECTION_BEHAVIOR_REPLACE },
})
const began = performance.now()
view.setBounds({ x: 0, y: 0, width: list.clientWidth, height: list.clientHeight })
view.setItems(rows.length, null, heights)
view.contentSize()
built.textContent = `${(performance.now() - began).toFixed(1)} ms`

const binder = new Binder(list, view, {
  render(node, { item }) {
    node.className = `row patch-${item % 6}`
    node.textContent = rows[item]
  },
  onDraw: measure,
})
showFigures(binder, { selected: () => number(view.selection().count) })

const go = (edge) => {
  view.setContentOffset(view.contentOffsetRange()[edge], false)
  binder.request()
}
start.onclick = () => go('least')
end.onclick = () => go('greatest')
insert.onclick = () => {
  const { item } = view.indexPathForItemNearestPoint(view.scrolling().contentOffset)
  rows.splice(item + 2, 0, 'A new row', 'Another one', 'A third one')
  view.insertItems({ section: 0, item: item + 2 }, 3, { heights: [64, 64, 64] }, {})
  binder.request()
}

import * as jgb from './jogakbo/src/jogakbo.js'
import { Binder } from './jogakbo/src/binder.js'
import { showCode, showFigures } from './figures.js'

const count = 1_000_000
const heights = Float32Array.from({ length: count }, (_, row) => 40 + (row % 3) * 20)
const names = Array.from({ length: count }, (_, row) => `Row ${(row + 1).toLocaleString('en')}`)
const view = (await jgb.load()).createView()

view.setListLayout({ configuration: { sectionMetrics: { minimumLineSpacing: 0 } } })
view.setScrollConfiguration({ isEnabled: true })
view.setFocusConfiguration({ allowsFocus: true, keepsFocusedElement: true })
view.setSelectionConfiguration({
  allowsMultipleSelection: true, behavior: jgb.SELECTION_BEHAVIOR_REPLACE,
})
view.setItems(count, null, heights)
view.setBounds({ x: 0, y: 0, width: list.clientWidth, height: list.clientHeight })
const began = performance.now()
view.contentSize()
built.textContent = `${(performance.now() - began).toFixed(1)} ms`

const binder = new Binder(list, view, {
  className: 'row',
  render(node, { item }) { node.textContent = names[item] },
  onDraw: showFigures(() => binder),
})
end.onclick = () => {
  view.setContentOffset(view.contentOffsetRange().greatest, false)
  binder.request()
}
insert.onclick = () => {
  const at = view.indexPathForItemNearestPoint(view.scrolling().contentOffset).item + 2
  names.splice(at, 0, 'A new row', 'Another one', 'A third one')
  view.insertItems({ section: 0, item: at }, 3, { heights: [60, 60, 60] }, {})
  binder.request()
}
clear.onclick = () => { view.changeSelection(jgb.SELECTION_CLEAR); binder.request() }
showCode(code)

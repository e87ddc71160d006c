import * as jgb from 'jogakbo'
import { Binder } from 'jogakbo/binder'
import { measure, number, showFigures } from './gallery.js'

const count = 1_000_000
const heights = new Float32Array(count).map((_, row) => 44 + (row % 3) * 20)
const added = [] // the places of rows that were added
const jogakbo = await jgb.load()
const metrics = { minimumLineSpacing: 0 }
const view = jogakbo.createViewWithSetup(null, {
  layout: jogakbo.createListLayout({ configuration: { sectionMetrics: metrics } }),
  scrolling: { isEnabled: true }, focus: { allowsFocus: true, keepsFocusedElement: true },
  selection: { allowsMultipleSelection: true, behavior: jgb.SELECTION_BEHAVIOR_REPLACE },
})
const began = performance.now()
view.setBounds({ x: 0, y: 0, width: list.clientWidth, height: list.clientHeight })
view.setItems(count, null, heights)
view.contentSize()
built.textContent = `${(performance.now() - began).toFixed(1)} ms`

const binder = new Binder(list, view, {
  render(node, { item }) {
    node.className = `row patch-${item % 6}`
    node.textContent = added.includes(item) ? 'A new row'
      : `Row ${number(item + 1 - added.filter((place) => place < item).length)}`
  },
  onDraw: measure,
})
showFigures(binder, { selected: () => number(view.selection().count) })

start.onclick = () => binder.scrollTo(view.contentOffsetRange().least)
end.onclick = () => binder.scrollTo(view.contentOffsetRange().greatest)
insert.onclick = () => {
  const { item } = view.indexPathForItemNearestPoint(view.scrolling().contentOffset)
  const place = item + 2
  added.forEach((other, index) => { if (other >= place) added[index] += 3 })
  added.push(place, place + 1, place + 2)
  view.insertItems({ section: 0, item: place }, 3, { heights: [64, 64, 64] }, {})
  binder.request()
}

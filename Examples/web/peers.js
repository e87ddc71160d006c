// The rows of the first page by TanStack Virtual, to compare with.
import {
  Virtualizer, elementScroll, observeElementOffset, observeElementRect,
} from './virtual-core/index.js'
import { number } from './gallery.js'

const count = 1_000_000
const byId = (id) => document.getElementById(id)
const [scroller, last, end] = [byId('peer'), byId('peer-last'), byId('peer-end')]
const content = scroller.appendChild(document.createElement('div'))
const nodes = []
scroller.style.overflow = 'auto'
content.style.position = 'relative'

const virtualizer = new Virtualizer({
  count, estimateSize: (row) => 44 + (row % 3) * 20, getScrollElement: () => scroller,
  observeElementRect, observeElementOffset, scrollToFn: elementScroll, onChange: draw,
})
virtualizer._didMount()
virtualizer._willUpdate()
draw()

function draw() {
  content.style.height = `${virtualizer.getTotalSize()}px`
  const rows = virtualizer.getVirtualItems()
  rows.forEach((row, index) => {
    const node = nodes[index] ??= content.appendChild(document.createElement('div'))
    node.className = `row patch-${row.index % 6}`
    node.textContent = `Row ${number(row.index + 1)}`
    node.style.cssText = `position:absolute;inset-inline:0;height:${row.size}px;top:${row.start}px`
  })
  nodes.splice(rows.length).forEach((node) => node.remove())
  if (rows.length === 0) return
  last.textContent = `shows up to row ${number(rows.at(-1).index + 1)} of ${number(count)}`
}

end.onclick = () => { scroller.scrollTop = scroller.scrollHeight }

// Figures of a million rows: of the package, and of TanStack Virtual where the site has it.
import * as jgb from '/jogakbo/src/jogakbo.js'

const count = 1_000_000
const heights = Float32Array.from({ length: count }, (_, row) => 44 + row % 3 * 20)
const jogakbo = await jgb.load()
const at = jgb.elementFields

/** The shortest of some durations: of rounds that other programs have not interrupted. */
const shortest = (count, body) => Math.min(...Array.from({ length: count }, body))

/** How long one of many calls takes, in microseconds. Rounds are short: interruptions are not. */
const each = (rounds, calls, body) => shortest(rounds, (_, round) => {
  const began = performance.now()
  for (let call = 0; call < calls; call++) body(round * calls + call)
  return (performance.now() - began) / calls * 1000
})

function listOf() {
  const view = jogakbo.createView()
  view.setListLayout({ configuration: { sectionMetrics: { minimumLineSpacing: 0 } } })
  view.setBounds({ x: 0, y: 0, width: 600, height: 600 })
  view.setItems(count, null, heights)
  view.displayFrameAt({ x: 0, y: 0 }, 0)
  return view
}

/** Reads where each element of a display frame is, and which row it shows. */
function read({ doubles, words, elementCount }) {
  let sum = 0
  for (let index = 0; index < elementCount; index++) {
    sum += doubles[index * at.doubleStride + at.y] + words[index * at.wordStride + at.item]
  }
  return sum
}

export function figures() {
  const build = shortest(15, () => {
    const began = performance.now()
    const view = listOf()
    const taken = performance.now() - began
    view.destroy()
    return taken
  })
  const view = listOf()
  let time = 1
  let sum = 0
  const step = each(60, 1000, (number) => {
    sum += read(view.displayFrameAt({ x: 0, y: number * 37 }, time += 1))
  })
  const insert = each(60, 100, (number) => {
    view.insertItems({ section: 0, item: number * 7919 % count }, 1, { heights: [50] })
    sum += read(view.displayFrameAt({ x: 0, y: 20_000_000 }, time += 1))
  })
  view.destroy()
  return { build, step, insert, sum }
}

/** The same of TanStack Virtual: a step is a scroll event, an insertion another number of rows. */
export async function peerFigures() {
  const { Virtualizer } = await import('/virtual-core/index.js')
  let offset = 0
  let tell
  const options = (rows) => ({
    count: rows, estimateSize: (row) => 44 + row % 3 * 20, getScrollElement: () => document.body,
    observeElementRect: (_, body) => body({ width: 600, height: 600 }),
    observeElementOffset: (_, body) => { tell = body; body(0, false) },
    scrollToFn() {}, onChange() {},
  })
  const make = () => {
    const virtualizer = new Virtualizer(options(count))
    virtualizer._willUpdate()
    virtualizer.getVirtualItems()
    return virtualizer
  }
  const build = shortest(5, () => {
    const began = performance.now()
    make()
    return performance.now() - began
  })
  const virtualizer = make()
  let sum = 0
  const readRows = () => {
    for (const { start, index } of virtualizer.getVirtualItems()) sum += start + index
  }
  const step = each(60, 1000, () => {
    tell(offset += 37, true)
    readRows()
  })
  let rows = count
  const insert = each(5, 2, () => {
    virtualizer.setOptions(options(rows += 1))
    virtualizer.measure()
    readRows()
  })
  return { build, step, insert, sum }
}

// What a user of TypeScript writes: compiled, never run.
import {
  load, elementFields, CELL, DisplayFrame, JogakboError, TRAITS_SELECT, TRAIT_NO,
} from '../src/jogakbo.js'
import { Binder } from '../src/binder.js'
import { createChat, createGrid, createList } from '../src/views.js'
import { bands, drags, menus, nativeScrolling, pinches, swipes } from '../src/parts.js'
import { renderToString } from '../src/server.js'
import { jogakbo as action, rendersComponent } from '../src/adapters/svelte.js'
import { vJogakbo } from '../src/adapters/vue-directive.js'
import { JogakboViewElement } from '../src/adapters/element.js'

const jogakbo = await load()
const view = jogakbo.createView({ itemCount: 10 })
view.setListLayout({ configuration: { sectionMetrics: { minimumLineSpacing: 0 } } })
view.setItems(3, null, Float32Array.of(1, 2, 3))
view.setDefaultTraits(TRAITS_SELECT(TRAIT_NO))
view.sendPointers([{ time: 5, position: { x: 1, y: 2 }, pointer: 1, phase: 0 }])
view.setDataSource({ numberOfSections: () => 1, numberOfItems: (section) => section })
const frame: DisplayFrame = view.displayFrameAt({ x: 0, y: 0 }, performance.now())
const first: number = frame.doubles[elementFields.y]
const cells = frame.elements.filter((element) => element.element.category === CELL)
const identifiers: BigUint64Array = view.snapshot().itemIdentifiers(1n)
const binder = new Binder(document.body, view, {
  render: (node, { item }) => {
    node.textContent = `${first} ${item} ${cells.length} ${identifiers}`
  },
})
try { view.destroy() } catch (error) { if (error instanceof JogakboError) binder.destroy() }
// @ts-expect-error: there is no such field
view.setListLayout({ separator: 1 })
// @ts-expect-error: an index path is needed
view.insertItems(3)

const list = createList(jogakbo, { count: 5, estimatedHeight: 30, selects: 'many' })
const grid = createGrid(jogakbo, { count: 5, minimumWidth: 100, aspectRatio: 1.5 })
createChat(jogakbo, { count: 5 }).requireEvents(1)
const shown = new Binder(document.body, list, {
  measuresItems: 'both', role: 'tree', itemRole: 'treeitem', adopts: (node) => node.remove(),
  renderAll: (bound) => bound[0].content.append(String(bound[0].indexPath.item)),
  messages: { [34]: (event) => `${event.number}` },
  onEvents: (events, news) => [events[0].runCount, news.runs?.length],
  parts: [bands(), pinches(), nativeScrolling({ lengthMax: 1e6 }),
    menus({ commands: (items) => [{ title: `${items[0].count}`, run() {} }] }),
    swipes({ trailing: [{ title: 'Delete', run: ({ item }) => item.toFixed() }] }),
    drags({ onDrop: ({ indexPath, dataTransfer, source }) =>
      [indexPath.item, dataTransfer?.files.length, source?.nodeCount] })],
})
shown.scrollTo({ x: 0, y: 5 }, true)
shown.nodeFor({ section: 0, item: 1 })?.focus()
const { clientX }: { clientX: number } = shown.clientPosition({ x: 1, y: 2 })
shown.setStyle({ overflow: `${clientX}` })
const html: string = renderToString(grid, {
  bounds: { width: 100, height: 100 }, render: ({ item }) => `${item}`, attributes: { id: 'x' },
})
action(document.body, { view: list, render: rendersComponent(
  { mount: (_: string, { target }) => target, unmount: () => html }, 'Row') }).destroy()
vJogakbo.mounted(document.body, { value: { view: list, className: 'row' } })
JogakboViewElement.engine = load()
document.querySelector('jogakbo-view')!.render = (node, { item }) => node.append(`${item}`)
// @ts-expect-error: there is no such part
new Binder(document.body, list, { parts: [1] })

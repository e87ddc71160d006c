// What a user of TypeScript writes: compiled, never run.
import { load, elementFields, CELL, DisplayFrame, JogakboError, TRAITS_SELECT, TRAIT_NO } from '../src/jogakbo.js'
import { Binder } from '../src/binder.js'

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
  render: (node, { item }) => { node.textContent = `${first} ${item} ${cells.length} ${identifiers}` },
})
try { view.destroy() } catch (error) { if (error instanceof JogakboError) binder.destroy() }
// @ts-expect-error: there is no such field
view.setListLayout({ separator: 1 })
// @ts-expect-error: an index path is needed
view.insertItems(3)

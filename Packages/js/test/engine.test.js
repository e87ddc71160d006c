// The engine through JavaScript: what is laid out, what is refused, what calls back.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import * as jgb from '../src/jogakbo.js'

const wasm = new URL('../../../.build/wasm/jogakbo.wasm', import.meta.url)
const jogakbo = await jgb.load(wasm)
const bounds = { x: 0, y: 0, width: 400, height: 200 }

const tight = { configuration: { sectionMetrics: { minimumLineSpacing: 0 } } }

function listOf(heights, layout) {
  const view = jogakbo.createView()
  view.setListLayout(layout)
  view.setBounds(bounds)
  view.setItems(heights.length, null, heights)
  return view
}

const rows = (count) => Float32Array.from({ length: count }, (_, index) => 40 + (index % 3) * 20)

test('a million rows are what Examples/c/minimal.c prints', async () => {
  const frame = listOf(rows(1_000_000)).displayFrameAt({ x: 0, y: 35_000_000 }, 0)
  const lines = frame.elements.map(({ reusableView, element, frame }) =>
    `row ${element.indexPath.item} at ${frame.y}, in view ${reusableView}\n`)
  const printed = await readFile(new URL('../../../Tests/C/minimal.txt', import.meta.url), 'utf8')
  assert.equal(lines.join(''), printed)
})

test('typed arrays of a display frame have what its objects have', () => {
  const frame = listOf(rows(100)).displayFrameAt({ x: 0, y: 300 }, 0)
  const { doubles, words } = frame
  const at = jgb.elementFields
  assert.ok(frame.elementCount > 3)
  assert.equal(doubles.length, frame.elementCount * at.doubleStride)
  frame.elements.forEach((element, index) => {
    const [double, word] = [index * at.doubleStride, index * at.wordStride]
    assert.deepEqual(element.frame, {
      x: doubles[double + at.x], y: doubles[double + at.y], width: doubles[double + at.width],
      height: doubles[double + at.height],
    })
    assert.equal(element.alpha, doubles[double + at.alpha])
    assert.equal(element.reusableView, words[word + at.reusableView])
    assert.equal(element.generation, words[word + at.generation])
    assert.equal(element.element.indexPath.item, words[word + at.item])
    assert.equal(element.flags, words[word + at.flags])
  })
  assert.deepEqual(frame.toObject().elements, frame.elements)
})

test('reusable views that scroll away are named', () => {
  const view = listOf(rows(1000))
  const before = view.displayFrameAt({ x: 0, y: 0 }, 0).elements.length
  const frame = view.displayFrameAt({ x: 0, y: 30_000 }, 16)
  assert.ok(frame.elementCount > 0)
  assert.ok(frame.elementCount + frame.removedViews.length >= before)
})

test('an error is an exception with the text of the library', () => {
  const view = listOf(rows(3))
  assert.throws(() => view.deleteItems({ section: 0, item: 2 }, 5), (error) => {
    assert.ok(error instanceof jgb.JogakboError)
    assert.equal(error.status, jgb.INVALID_UPDATE)
    assert.equal(error.statusName, 'JGB_INVALID_UPDATE')
    assert.match(error.message, /item/)
    return true
  })
  assert.throws(() => view.setBounds({ x: NaN, y: 0, width: 1, height: 1 }), jgb.JogakboError)
  assert.throws(() => jogakbo.createGridLayout({ lanes: { count: 3 }, lane: 3 }), /no field lane/)
  assert.throws(() => view.setData([], [{ itemCounts: [2], widths: [1, 2], heights: [1] }]),
    /not equally long/)
})

test('sections, counted from their columns', () => {
  const view = jogakbo.createView()
  view.setFlowLayout({ sectionMetrics: [{ headerReferenceSize: { width: 0, height: 30 } }] })
  view.setBounds(bounds)
  view.setData([], [{ itemCounts: [2, 3], heights: [10, 20, 30, 40, 50] }])
  assert.equal(view.numberOfSections(), 2)
  assert.equal(view.numberOfItems(1), 3)
  const kinds = view.displayFrameAt({ x: 0, y: 0 }, 0).elements.map((each) => each.element.category)
  assert.deepEqual([...new Set(kinds)].sort(), [jgb.CELL, jgb.SUPPLEMENTARY_VIEW])
})

test('an animated insertion moves rows until it is complete', () => {
  const view = listOf(rows(10))
  view.displayFrameAt({ x: 0, y: 0 }, 0)
  view.insertItems({ section: 0, item: 0 }, 1, { heights: [100] }, { duration: 100 })
  let frame = view.displayFrameAt({ x: 0, y: 0 }, 10)
  assert.ok(frame.isInTransition)
  assert.equal(frame.transitionEnd, 110)
  frame = view.displayFrameAt({ x: 0, y: 0 }, 200)
  assert.ok(!frame.isInTransition)
  assert.equal(view.numberOfItems(0), 11)
})

test('pointers scroll, and events tell of it', () => {
  const view = listOf(rows(1000))
  view.setScrollConfiguration({ isEnabled: true })
  view.setEventMask(jgb.EVENT_MASK_SCROLLING)
  view.displayFrameAt({ x: 0, y: 0 }, 0)
  const sample = { position: { x: 50, y: 150 }, pointer: 1, phase: jgb.POINTER_DOWN }
  view.sendPointers([{ ...sample, time: 1 }])
  for (let step = 1; step < 6; step++) {
    view.sendPointers([{
      ...sample, phase: jgb.POINTER_MOVE, time: 1 + step * 8,
      position: { x: 50, y: 150 - step * 20 },
    }])
  }
  view.sendPointers([{ ...sample, phase: jgb.POINTER_UP, time: 48, position: { x: 50, y: 50 } }])
  const frame = view.displayFrameAt({ x: 0, y: 0 }, 64)
  assert.ok(frame.contentOffset.y > 50)
  const kinds = view.nextEvents().events.map((event) => event.kind)
  assert.ok(kinds.includes(jgb.EVENT_WILL_BEGIN_DRAGGING))
  assert.ok(kinds.includes(jgb.EVENT_DID_END_DRAGGING))
  assert.ok(view.wakeAt() > 0)
})

test('snapshots have identifiers of 64 bits', () => {
  const great = 2n ** 63n + 5n
  const snapshot = jogakbo.createSnapshot()
  snapshot.appendSections([1])
  snapshot.appendItems(1, [great, 7n, 8n], { heights: [10, 20, 30] })
  const view = listOf(rows(1))
  view.applySnapshot(snapshot)
  assert.equal(view.identifierForIndexPath({ section: 0, item: 0 }), great)
  assert.deepEqual(view.indexPathForIdentifier(8), { section: 0, item: 2 })
  assert.deepEqual([...view.snapshot().itemIdentifiers()], [great, 7n, 8n])
})

test('a data source is asked, and what it throws arrives', () => {
  const view = listOf(rows(1), tight)
  const asked = []
  view.setDataSource({
    numberOfSections: () => 1,
    numberOfItems: () => 50,
    items(section, first, count, widths, heights) {
      asked.push(count)
      heights.fill(25)
    },
  })
  assert.equal(view.displayFrameAt({ x: 0, y: 0 }, 0).elements[1].frame.y, 25)
  assert.equal(view.contentSize().height, 50 * 25)
  assert.ok(asked.length > 0)
  assert.throws(() => view.setDataSource({
    numberOfSections: () => 1, numberOfItems: () => { throw new RangeError('none') },
  }), { message: 'none' })
})

test('a custom layout changes its base', () => {
  const base = jogakbo.createListLayout()
  const change = (attributes, transform) => {
    attributes.alpha = 0.5
    transform.m[12] = attributes.frame.y / 2
    return attributes.element.indexPath.item !== 1
  }
  let released = 0
  const layout = jogakbo.createCustomLayout({
    base,
    elementsInRect: (rect, sink) => sink.addBaseElements(rect, change),
    attributesForElement: (element, sink) => sink.addBaseElement(element, change),
    release: () => { released += 1 },
  })
  const view = listOf(rows(10))
  view.setLayout(layout)
  const { elements, transforms } = view.displayFrameAt({ x: 0, y: 0 }, 0)
  assert.deepEqual(elements.map((each) => each.element.indexPath.item), [0, 2])
  assert.equal(elements[1].alpha, 0.5)
  assert.equal(transforms[16 * (elements[1].transform - 1) + 12], elements[1].frame.y / 2)
  layout.destroy()
  assert.equal(released, 0)
  view.setListLayout()
  view.displayFrameAt({ x: 0, y: 0 }, 16)
  view.destroy()
  assert.equal(released, 1)
})

test('a delegate is asked', () => {
  const view = listOf(rows(10))
  view.setSelectionConfiguration({ behavior: jgb.SELECTION_BEHAVIOR_TAP })
  view.setDefaultTraits(jgb.TRAITS_SELECT(jgb.TRAIT_ASK))
  view.setDelegate({ shouldSelectItem: ({ indexPath }) => indexPath.item !== 0 })
  view.setEventMask(jgb.EVENT_MASK_SELECTION)
  view.displayFrameAt({ x: 0, y: 0 }, 0)
  const tap = (y, time) => view.sendPointers([jgb.POINTER_DOWN, jgb.POINTER_UP].map((phase) => (
    { position: { x: 9, y }, pointer: 1, phase, device: jgb.DEVICE_MOUSE, buttons: 1, time })))
  tap(10, 1000)
  assert.equal(view.selection().count, 0)
  tap(50, 9000)
  assert.ok(view.isItemSelected({ section: 0, item: 1 }))
})

test('what is destroyed is gone, and its memory is used again', () => {
  const view = listOf(rows(10))
  view.destroy()
  view.destroy()
  assert.ok(view.isDestroyed)
  assert.throws(() => view.numberOfSections(), /destroyed/)
  const round = () => {
    const each = listOf(rows(10_000))
    each.setDelegate({ shouldSelectItem: () => true })
    each.displayFrameAt({ x: 0, y: 0 }, 0)
    each[Symbol.dispose ?? Symbol.for('Symbol.dispose')]()
  }
  for (let count = 0; count < 20; count++) round()
  const { memory, __indirect_function_table: table } = jogakbo.exports
  const [bytes, slots] = [memory.buffer.byteLength, table.length]
  for (let count = 0; count < 200; count++) round()
  assert.equal(memory.buffer.byteLength, bytes)
  assert.equal(table.length, slots)
})

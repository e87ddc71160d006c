// What callbacks throw: the call that has called them throws it, and no other one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as jgb from '../src/jogakbo.js'

const jogakbo = await jgb.load(new URL('../../../.build/wasm/jogakbo.wasm', import.meta.url))

const zero = { x: 0, y: 0 }

/** A view whose only section has a handler. */
function handled(handler) {
  const size = { width: { kind: jgb.FRACTIONAL_WIDTH, value: 1 },
    height: { kind: jgb.ABSOLUTE, value: 50 } }
  const view = jogakbo.createView()
  view.setLayout(jogakbo.createCompositionalLayout({ sections: [{
    group: [{ kind: jgb.LAYOUT_VERTICAL_GROUP, size }, { size }],
    visibleItemsHandler: 1,
  }] }))
  view.setBounds({ ...zero, width: 400, height: 200 })
  view.setItems(10)
  view.setVisibleItemsHandler(1, handler)
  return view
}

const thrower = (message) => () => { throw new RangeError(message) }

test('a display frame throws what its handler has thrown', () => {
  const view = handled(thrower('handler'))
  for (const time of [0, 16]) {
    assert.throws(() => view.displayFrameAt(zero, time), { message: 'handler' })
    view.nextEvents()
  }
})

test('a display frame that fails has called its handler once', () => {
  let count = 0
  const view = handled((section, offset, container, items) => {
    count += 1
    items[0].alpha = NaN
  })
  assert.throws(() => view.displayFrameAt(zero, 0), { status: jgb.INVALID_ARGUMENT })
  assert.equal(count, 1)
})

test('a data source that has thrown is asked again', () => {
  let fails = true
  const view = jogakbo.createView()
  const numberOfItems = () => fails ? thrower('count')() : 3
  assert.throws(() => view.setDataSource({ numberOfSections: () => 1, numberOfItems }), /count/)
  assert.throws(() => view.reloadData(), /count/)
  fails = false
  view.reloadData()
  assert.equal(view.numberOfItems(0), 3)
})

test('the end of a layout throws what its release has thrown', () => {
  const layout = jogakbo.createCustomLayout({
    contentSize: () => ({ width: 1, height: 1 }), elementsInRect() {}, attributesForElement() {},
    release: thrower('release'),
  })
  assert.throws(() => layout.destroy(), { message: 'release' })
  jogakbo.createSnapshot().destroy()
})

test('handlers that are removed make room for others', () => {
  const handle = () => {}
  const view = handled(handle)
  const setAll = (handler) => {
    for (let number = 2; number < 20; number++) view.setVisibleItemsHandler(number, handler)
  }
  setAll(handle)
  const { length } = jogakbo.exports.__indirect_function_table
  setAll(null)
  for (let count = 0; count < 10; count++) handled(handle)
  assert.equal(jogakbo.exports.__indirect_function_table.length, length)
})

test('a view that is destroyed writes nothing', () => {
  const view = handled(() => {})
  view.displayFrameAt(zero, 0)
  const { address } = view.place
  view.destroy()
  const read = () => jogakbo.memory.views.u8.slice(address, address + 16)
  const before = read()
  assert.throws(() => view.displayFrameAt({ x: 0.1, y: 0.1 }, 16), /destroyed/)
  assert.deepEqual(read(), before)
})

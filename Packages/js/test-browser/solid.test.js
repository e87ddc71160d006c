// The adapter for Solid, with contracts/solid-js, which has the part of Solid that it uses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBundle } from './bundle.js'
import { useBrowser } from './browser.js'

const program = `
import { createRoot, createSignal, onCleanup } from 'solid-js'
import { insert } from 'solid-js/web'
import { load } from '../src/jogakbo.js'
import { createList } from '../src/views.js'
import { JogakboView } from '../src/adapters/solid.js'

const [unit, setUnit] = createSignal('Row')
window.setUnit = setUnit
window.alive = 0
export const done = load('/jogakbo.wasm').then((jogakbo) => {
  const make = (count) => createList(jogakbo, { count, estimatedHeight: 10 })
  const [view, setView] = createSignal(make(1000))
  window.setCount = (count) => setView(make(count))
  createRoot((dispose) => {
    window.unmount = () => { dispose(); document.getElementById('root').replaceChildren() }
    insert(document.getElementById('root'), JogakboView({
      get view() { return view() }, measuresItems: true, itemClass: 'row', id: 'list',
      style: 'width:300px;height:200px', onBinder(binder) {
        window.binder = binder
        window.unitOfBinder = unit()
      },
      children({ item }) {
        alive += 1
        onCleanup(() => { alive -= 1 })
        const node = document.createElement('div')
        node.style.height = 30 + item % 2 * 20 + 'px'
        insert(node, () => unit() + ' ' + item)
        return node
      },
    }))
  })
})`

const browser = useBrowser()

const rows = () => browser.run(() => [...document.querySelectorAll('.row')]
  .filter((node) => node.style.display !== 'none')
  .map((node) => [node.innerText, Math.round(node.getBoundingClientRect().top)])
  .sort((one, other) => one[1] - other[1]))

test('children show what a function returns, and what signals change', async () => {
  await openBundle(browser, program, { isContract: true })
  await browser.frames()
  assert.deepEqual((await rows()).slice(0, 3), [['Row 0', 0], ['Row 1', 30], ['Row 2', 80]])
  await browser.wheel(100, 100, 800)
  assert.deepEqual((await rows())[0], ['Row 20', 0])
  assert.ok(await browser.run(() => alive === binder.nodeCount))
  await browser.run(() => { window.earlier = binder; setUnit('Line') })
  assert.ok(await browser.run(() => earlier === binder && unitOfBinder === 'Row'))
  assert.ok((await rows()).every(([text]) => text.startsWith('Line ')))
  await browser.run(() => { window.earlier = binder; setCount(2) })
  await browser.frames()
  assert.deepEqual(await rows(), [['Line 0', 0], ['Line 1', 30]])
  assert.ok(await browser.run(() => earlier.signal.aborted))
  assert.equal(await browser.run(() => alive), 2)
  await browser.run(() => unmount())
  assert.ok(await browser.run(() => binder.signal.aborted))
  assert.equal(await browser.run(() => alive), 0)
  assert.equal(await browser.run(() => document.getElementById('list')), null)
})

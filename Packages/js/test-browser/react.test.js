// The adapter for React, with React 18 of Debian's packages node-react and node-react-dom.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBundle } from './bundle.js'
import { useBrowser } from './browser.js'

const browser = useBrowser()

const program = `
import { createElement as h, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { load } from '../src/jogakbo.js'
import { createList } from '../src/views.js'
import { JogakboView, useView } from '../src/adapters/react.js'

window.mounts = []
window.views = []
function Row({ item, unit }) {
  const [first] = useState(item)
  if (first !== item) mounts.push('state of ' + first + ' in ' + item)
  return h('p', { style: { margin: 0, padding: 6 + item % 3 * 4 + 'px' } }, unit + ' ' + item)
}
function App({ jogakbo }) {
  const view = useView(() => {
    const view = createList(jogakbo, { count: 100_000, estimatedHeight: 40 })
    views.push(view)
    return view
  })
  const [unit, setUnit] = useState('Row')
  window.setUnit = setUnit
  return h(JogakboView, {
    view, measuresItems: true, id: 'list', 'aria-label': 'Rows', itemClass: 'row',
    style: { width: 300, height: 200 }, onBinder: (binder) => { window.binder = binder },
    renderItem: ({ item }) => h(Row, { item, unit }),
  })
}
const root = createRoot(document.getElementById('root'))
window.unmount = () => root.unmount()
export const done = load('/jogakbo.wasm').then((jogakbo) => {
  root.render(h(StrictMode, null, h(App, { jogakbo })))
})`

const texts = () => browser.run(() => [...document.querySelectorAll('.row')]
  .filter((node) => node.style.display !== 'none')
  .map((node) => [node.innerText, node.getBoundingClientRect()])
  .sort((one, other) => one[1].top - other[1].top)
  .map(([text, { top, height }]) => [text, Math.round(top), Math.round(height)]))

test('rows are components: measured at once, scrolled, changed and taken away', async () => {
  await openBundle(browser, program)
  await browser.until(() => document.querySelector('.row p'))
  await browser.frames()
  const height = await browser.run(() => document.querySelector('.row p').offsetHeight)
  const first = await texts()
  assert.deepEqual(first.slice(0, 3),
    [['Row 0', 0, height], ['Row 1', height, height + 8], ['Row 2', 2 * height + 8, height + 16]])
  await browser.wheel(100, 100, 3000)
  await browser.frames()
  assert.deepEqual(await browser.run(() => mounts), [])
  await browser.run(() => setUnit('Line'))
  await browser.frames()
  const later = await texts()
  assert.ok(later.length > 3 && later.every(([text]) => /^Line [1-9]\d+$/.test(text)), `${later}`)
  for (let row = 1; row < later.length; row++) {
    assert.ok(Math.abs(later[row - 1][1] + later[row - 1][2] - later[row][1]) <= 1)
  }
  assert.equal(await browser.run(() => binder.element.id), 'list')
  await browser.run(() => unmount())
  await browser.frames()
  assert.equal(await browser.run(() => document.getElementById('list')), null)
  assert.equal(await browser.run(() => binder), null)
  assert.ok(await browser.run(() => views.some((view) => view.isDestroyed)))
})

test('rows of a view that another one replaces are unmounted', async () => {
  await openBundle(browser, `
    import { createElement as h, useEffect, useState } from 'react'
    import { createRoot } from 'react-dom/client'
    import { load } from '../src/jogakbo.js'
    import { createList } from '../src/views.js'
    import { JogakboView } from '../src/adapters/react.js'
    window.alive = 0
    function Row() {
      useEffect(() => { alive += 1; return () => { alive -= 1 } }, [])
      return 'Row'
    }
    function App({ make }) {
      const [view, setView] = useState(() => make(3))
      window.setCount = (count) => setView(make(count))
      return h(JogakboView, { view, itemClass: 'row', style: { width: 300, height: 200 },
        renderItem: () => h(Row) })
    }
    export const done = load('/jogakbo.wasm').then((jogakbo) => {
      const make = (count) => createList(jogakbo, { count })
      createRoot(document.getElementById('root')).render(h(App, { make }))
    })`)
  await browser.until(() => alive === 3)
  await browser.run(() => setCount(0))
  await browser.until(() => alive === 0)
  await browser.run(() => setCount(2))
  await browser.until(() => alive === 2)
})

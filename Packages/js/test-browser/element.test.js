// <jogakbo-view>, as a page has it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { begin, useBrowser } from './browser.js'

const browser = useBrowser()

const open = (body, script = '') => browser.open(body, `${begin}
  const { JogakboViewElement } = await import('/src/adapters/element.js')
  JogakboViewElement.engine = Promise.resolve(jogakbo)
  ${script}`, '<style>jogakbo-view { width: 300px; height: 200px }</style>')

const items = () => browser.run(() => [...document.querySelectorAll('.jogakbo-item')]
  .filter((node) => node.style.display !== 'none')
  .map((node) => [node.innerText, node.getBoundingClientRect()])
  .map(([text, { left, top, width, height }]) => [text, left, top, width, height])
  .sort((one, other) => one[2] - other[2] || one[1] - other[1]))

test('a list by its attributes, which change', async () => {
  await open('<jogakbo-view id=view count=100000 item-height=50 selects=one></jogakbo-view>', `
    view.render = (node, { item }) => { node.textContent = 'Row ' + item }`)
  await browser.until(() => view.binder?.nodeCount > 0)
  assert.deepEqual((await items())[1], ['Row 1', 0, 50, 300, 50])
  await browser.click(50, 120)
  assert.ok(await browser.run(() => view.view.isItemSelected({ section: 0, item: 2 })))
  await browser.run(() => { window.earlier = view.view; view.setAttribute('count', 2) })
  await browser.frames(40)
  assert.equal((await items()).length, 2)
  assert.ok(await browser.run(() => earlier === view.view))
  await browser.run(() => { view.setAttribute('item-height', 70) })
  await browser.frames()
  assert.deepEqual((await items())[1], ['Row 1', 0, 70, 300, 70])
  assert.ok(await browser.run(() => earlier.isDestroyed))
})

test('an engine that could not be loaded is loaded again for the next element', async () => {
  await open('', `
    const { fetch } = window
    const add = () => document.body.insertAdjacentHTML('beforeend', '<jogakbo-view count=5>')
    window.fetch = () => Promise.reject(new TypeError('as this test wants it'))
    JogakboViewElement.engine = undefined
    const failed = new Promise((resolve) => addEventListener('unhandledrejection', resolve))
    add()
    await failed
    problems.length = 0
    window.fetch = () => fetch('/jogakbo.wasm')
    add()`)
  await browser.until(() => document.body.lastElementChild.binder?.nodeCount > 0)
})

test('a grid goes from right to left with the page', async () => {
  await open('<jogakbo-view id=view dir=rtl layout=grid columns=3 count=9></jogakbo-view>')
  await browser.until(() => view.binder?.nodeCount > 0)
  assert.deepEqual((await items()).slice(0, 3).map(([text, left]) => [text, left]),
    [['3', 0], ['2', 100], ['1', 200]])
})

test('a grid, moved, and taken away', async () => {
  await open(`<jogakbo-view id=view layout=grid count=1000 columns=3 spacing=0 item-height=40>
    </jogakbo-view><div id=other></div>`)
  await browser.until(() => view.binder?.nodeCount > 0)
  assert.deepEqual((await items()).slice(0, 4).map((item) => item.slice(0, 4)),
    [['1', 0, 0, 100], ['2', 100, 0, 100], ['3', 200, 0, 100], ['4', 0, 40, 100]])
  await browser.run(() => { window.earlier = view.view; other.append(view) })
  await browser.frames()
  assert.ok(await browser.run(() => view.view === earlier && !view.binder.signal.aborted))
  assert.ok((await items()).length >= 15)
  await browser.run(() => { window.taken = view; view.remove() })
  await browser.frames()
  assert.ok(await browser.run(() => earlier.isDestroyed && taken.binder === undefined))
})

test('a view of the page, and events', async () => {
  await open('<jogakbo-view id=view></jogakbo-view>', `
    window.own = listOf(10)
    own.setSelectionConfiguration({ behavior: jgb.SELECTION_BEHAVIOR_TAP })
    own.setEventMask(jgb.EVENT_MASK_TAPS)
    window.taps = []
    view.addEventListener('jogakbo-events', ({ detail }) => {
      taps.push(...detail.filter(({ kind }) => kind === jgb.EVENT_TAP)
        .map((each) => each.element.indexPath.item))
    })
    view.options = { className: 'jogakbo-item own' }
    view.view = own`)
  await browser.until(() => view.binder?.nodeCount > 0)
  await browser.click(50, 60)
  assert.deepEqual(await browser.run(() => taps), [1])
  assert.ok(await browser.run(() => document.querySelector('.own')))
  await browser.run(() => view.remove())
  assert.equal(await browser.run(() => own.isDestroyed), false)
})

test('attributes and properties that change while the engine loads begin once', async () => {
  await open('', `
    JogakboViewElement.engine = new Promise((resolve) => { window.load = () => resolve(jogakbo) })
    window.view = document.createElement('jogakbo-view')
    window.begun = []
    view.addEventListener('jogakbo-ready', () => begun.push(view.binder))
    view.setAttribute('count', 10)
    document.body.append(view)
    await Promise.resolve()
    view.setAttribute('item-height', 70)
    await Promise.resolve()
    view.render = (node, { item }) => { node.textContent = 'Row ' + item }
    await Promise.resolve()
    load()`)
  await browser.until(() => view.binder?.nodeCount > 0)
  await browser.frames()
  assert.deepEqual((await items())[1], ['Row 1', 0, 70, 300, 70])
  assert.equal(await browser.run(() => view.binder === begun[0]), true)
  assert.equal(await browser.run(() => begun.length), 1)
})

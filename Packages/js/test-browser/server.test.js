// The first display frame of a server, and the binder that takes it over.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as jgb from '../src/jogakbo.js'
import { renderToString } from '../src/server.js'
import { createList } from '../src/views.js'
import { begin, useBrowser } from './browser.js'

const browser = useBrowser()

const jogakbo = await jgb.load(new URL('../../../.build/wasm/jogakbo.wasm', import.meta.url))

/** The same view in Node and in the page. */
const make = `(jogakbo) => {
  const view = jogakbo.createView()
  view.setFlowLayout({ sectionMetrics: [{ headerReferenceSize: { width: 0, height: 30 },
    itemSize: { width: 90, height: 50 } }] })
  view.setScrollConfiguration({ isEnabled: true })
  view.setItems(1000)
  return view
}`

const html = () => renderToString((0, eval)(make)(jogakbo), {
  bounds: { width: 300, height: 200 }, className: 'row',
  attributes: { id: 'list', class: 'list', 'aria-label': 'A "list"' },
  render: ({ item }, { category }) => category === 0 ? `<b>Row ${item}</b>` : 'Header',
})

test('HTML has the first display frame', () => {
  const text = html()
  assert.match(text, /^<div role="listbox" tabindex="0" id="list" class="list"/)
  assert.match(text, /aria-label="A &#34;list&#34;"/)
  assert.match(text, /width:300px;height:200px/)
  assert.match(text, /aria-posinset="1" aria-setsize="1000"/)
  assert.equal(text.match(/<b>Row/g).length, 9)
  assert.match(text, />Header</)
})

test('a binder takes it over: the same nodes, and nothing moves', async () => {
  await browser.open(html(), `
    window.shifts = 0
    new PerformanceObserver((list) => { shifts += list.getEntries().length })
      .observe({ type: 'layout-shift', buffered: true })
    const places = () => [...document.querySelectorAll('.row')].map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect()
      return [node.textContent, x, y, width, height].join(' ')
    }).sort()
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    window.earlier = places()
    window.nodes = new Set(document.querySelectorAll('.row'))
    ${begin}
    const view = (${make})(jogakbo)
    window.adopted = []
    window.rendered = 0
    window.binder = new Binder(list, view, { className: 'row',
      render(node, { item }) { rendered += 1; node.innerHTML = '<b>Row ' + item + '</b>' },
      adopts(node, { item }) { adopted.push(item) } })
    binder.draw(performance.now())
    window.later = places()`)
  const page = await browser.run(() => ({
    earlier, later, adopted, rendered, shifts, count: list.querySelectorAll('.row').length,
    areSame: [...list.querySelectorAll('.row')].every((node) => nodes.has(node)),
  }))
  assert.deepEqual(page.later, page.earlier)
  assert.equal(page.count, 10)
  assert.ok(page.areSame)
  assert.equal(page.rendered, 0)
  assert.equal(page.adopted.length, 10)
  assert.equal(page.shifts, 0)
  await browser.wheel(100, 100, 300)
  await browser.frames()
  const text = await browser.run(() => binder.nodeFor({ section: 0, item: 21 }).textContent)
  assert.equal(text, 'Row 21')
})

test('HTML has the roles that a binder gives', () => {
  const rolesOf = (view, options) => {
    const text = renderToString(view, {
      bounds: { width: 300, height: 40 }, render: () => '', ...options })
    return [/^<div role="(\w+)"/, /<div class="jogakbo-item" ([^>]*?) style/]
      .map((pattern) => pattern.exec(text)[1])
  }
  const item = 'data-element="0 0 0 0"'
  const list = createList(jogakbo, { count: 1 })
  assert.deepEqual(rolesOf(list), ['listbox',
    `role="option" ${item} aria-selected="false" aria-posinset="1" aria-setsize="1"`])
  assert.deepEqual(rolesOf(list, { role: 'list', itemRole: 'listitem' }),
    ['list', `role="listitem" ${item} aria-posinset="1" aria-setsize="1"`])
  assert.deepEqual(rolesOf(list, { role: 'grid', itemRole: 'row' }),
    ['grid', `role="row" ${item} aria-selected="false" aria-rowindex="1"`])
  list.setAccessibilityConfiguration({ role: jgb.ACCESSIBILITY_ROLE_TREE })
  assert.deepEqual(rolesOf(list), ['tree',
    `role="treeitem" ${item} aria-selected="false" aria-posinset="1" aria-setsize="1"`])
})

test('a binder puts right what the server has said of other states', async () => {
  const view = createList(jogakbo, { count: 3, selects: 'one' })
  view.changeSelection(jgb.SELECTION_SELECT, [{ indexPath: { section: 0, item: 1 }, count: 1 }], 0)
  const text = renderToString(view, {
    bounds: { width: 300, height: 200 }, attributes: { id: 'list' },
    render: () => '<b data-element="own">a row</b>' })
  assert.match(text, /data-selected/)
  await browser.open(text, `${begin}
    const { createList } = await import('/src/views.js')
    new Binder(list, createList(jogakbo, { count: 3, selects: 'one' }), {})`)
  assert.equal(await browser.run(() => list.querySelectorAll('[data-selected]').length), 0)
  // What a page names as the server names its children is the page's.
  assert.equal(await browser.run(() => list.querySelectorAll('[data-element=own]').length), 3)
})

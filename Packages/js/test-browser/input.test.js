// Pointers and keys that come where nobody waits for them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hovers, lifts, moves } from '../../../Tests/browser/input.mjs'
import { begin, useBrowser, way } from './browser.js'

const browser = useBrowser()

const place = '<div id=list aria-label=Rows style="width:300px;height:200px"></div>'

const open = (script, body = place) => browser.open(body, `${begin}
const render = (node, { item }) => { node.textContent = 'Row ' + item }
const view = window.view = listOf(1000)
${script}`)

const problems = () => browser.run(() => window.problems)

test('a tab and a bar do nothing where a view has neither focus nor a scroller', async () => {
  await open('new Binder(list, view, { render })')
  await browser.press('Tab')
  assert.equal(await browser.run(() => document.activeElement.id), 'list')
  await browser.press('PageDown')
  await browser.drag('mouse', way([295, 10], [295, 100]))
  assert.deepEqual(await problems(), [])
})

test('a key without focus closes a row, and measured rows are drawn on', async () => {
  await open(`view.setScrollConfiguration({ isEnabled: true })
    view.setDefaultTraits(jgb.TRAITS_OWN_FLAGS | jgb.TRAITS_HAS_TRAILING_ACTIONS)
    window.drawn = 0
    window.binder = new Binder(list, view, { render, measuresItems: true,
      onDraw() { drawn += 1 },
      parts: [parts.swipes({ trailing: [{ title: 'Delete', run() {} }] })] })`)
  await browser.run(() => {
    view.openSwipe({ section: 0, item: 1 }, jgb.SWIPE_EDGE_TRAILING)
    list.focus()
  })
  await browser.press('Escape')
  await browser.until(() => !document.querySelector('[data-swiped]'))
  await browser.frames(60)
  await browser.run(() => { drawn = 0; binder.request() })
  await browser.frames()
  assert.equal(await browser.run(() => drawn), 1)
  assert.deepEqual(await problems(), [])
})

test('a mouse that is lifted outside draws no band as it comes back', async () => {
  await open(`view.setItems(3)
    view.setSelectionConfiguration({ behavior: jgb.SELECTION_BEHAVIOR_REPLACE,
      allowsMultipleSelection: true })
    new Binder(list, view, { render, parts: [parts.bands()] })`)
  await browser.act(moves('mouse', [[299, 180], [301, 180]]), lifts('mouse'),
    hovers(way([299, 180], [200, 60])))
  assert.equal(await browser.run(() => document.querySelector('.jogakbo-band')), null)
  await browser.drag('mouse', way([200, 190], [100, 60]), { meanwhile: async () => {
    assert.ok(await browser.run(() => document.querySelector('.jogakbo-band')))
  } })
})

test('a finger that the browser takes from a bar lets it go', async () => {
  await open(`view.setScrollConfiguration({ isEnabled: true })
    window.binder = new Binder(list, view, { render })`)
  const touch = (type, ...touchPoints) =>
    browser.devtools('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', { x: 295, y: 10 })
  await touch('touchMove', { x: 295, y: 40 })
  await touch('touchCancel')
  await browser.frames()
  const before = await browser.run(() => binder.contentOffset.y)
  assert.ok(before > 0)
  await browser.act(hovers(way([295, 60], [295, 150])))
  assert.equal(await browser.run(() => binder.contentOffset.y), before)
})

test('what the browser scrolls to in a child, the view scrolls to', async () => {
  await open(`view.setScrollConfiguration({ isEnabled: true })
    window.binder = new Binder(list, view, {
      render(node, { item }) {
        node.innerHTML = '<button style="height:40px">Row ' + item
      } })`, place.replace('200px', '190px'))
  const shown = () => browser.run(() => {
    const { top, bottom } = document.activeElement.getBoundingClientRect()
    return [document.activeElement.textContent, top >= 0 && bottom <= 190, list.scrollTop]
  })
  await browser.run(() => binder.nodeFor({ section: 0, item: 4 }).firstChild.focus())
  await browser.frames()
  assert.deepEqual(await shown(), ['Row 4', true, 0])
  assert.ok(await browser.run(() => binder.contentOffset.y > 0))
})

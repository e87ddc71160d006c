// Pointers and keys that come where nobody waits for them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
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

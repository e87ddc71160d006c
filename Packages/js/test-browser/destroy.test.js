// A binder that is destroyed: its view goes on, and so does its element.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moves } from '../../../Tests/browser/input.mjs'
import { begin, useBrowser, way } from './browser.js'

const browser = useBrowser()

const style = 'style="width:300px;height:200px;position:absolute;top:0;'
const place = `<div id=list aria-label=Rows ${style}left:0"></div>`
const two = `${place}<div id=other aria-label=Others ${style}left:400px"></div>`

/** A page with a list that is bound again and again. */
const open = (script, body = place) => browser.open(body, `${begin}
const render = (node, { item }) => { node.textContent = 'Row ' + item }
const view = window.view = listOf(100)
view.setScrollConfiguration({ isEnabled: true, maximumZoomScale: 4 })
view.setEventMask(jgb.EVENT_MASK_TAPS)
window.kinds = []
window.bind = (...all) => {
  window.binder?.destroy()
  window.binder = new Binder(list, view, { render, parts: all,
    onEvents: (events) => { kinds.push(...events.map(({ kind }) => kind)) } })
}
${script}`)

const tapped = () => browser.run(() => kinds.includes(jgb.EVENT_TAP))

test('a pointer that is down is cancelled in the view', async () => {
  await open('bind()')
  await browser.act(moves('touch', [[100, 100]]), () => browser.run(() => bind()))
  await browser.run(() => { kinds = [] })
  await browser.tap(50, 60)
  assert.ok(await tapped())
})

test('a pinch is cancelled in the view', async () => {
  const isEnded = () => browser.run(() => kinds.includes(jgb.EVENT_DID_END_ZOOMING))
  const bindOther = async () => {
    await browser.run(() => { kinds = []; bind() })
    await browser.frames()
  }
  const script = 'view.setEventMask(jgb.EVENT_MASK_ZOOMING); bind(parts.pinches())'
  await open(script)
  await browser.act([moves('touch', way([150, 90], [150, 60]), {}, 0),
    moves('touch', way([150, 110], [150, 140]), {}, 1)], bindOther)
  assert.ok(await isEnded())
  await open(script)
  await browser.run(() => list.dispatchEvent(new WheelEvent('wheel',
    { ctrlKey: true, deltaY: -20, clientX: 100, clientY: 100, cancelable: true })))
  await bindOther()
  assert.ok(await isEnded())
})

test('a view that is destroyed is told of nothing', async () => {
  await open('bind(parts.pinches(), parts.menus({ commands: () => [] }), parts.drags())')
  await browser.act(moves('touch', way([100, 100], [100, 140])), () => browser.run(() => {
    view.destroy()
    binder.destroy()
  }))
  assert.equal(await browser.run(() => list.children.length), 0)
})

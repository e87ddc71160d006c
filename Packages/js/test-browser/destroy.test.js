// A binder that is destroyed: its view goes on, and so does its element.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lifts, moves } from '../../../Tests/browser/input.mjs'
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

test('a menu that is open is closed in the view', async () => {
  await open(`view.setDefaultTraits(jgb.TRAITS_MENU(jgb.TRAIT_YES))
    bind(parts.menus({ commands: () => [{ title: 'Open', run() {} }] }))`)
  await browser.click(80, 60, { button: 2 })
  assert.ok(await browser.run(() => document.querySelector('[data-menu]')))
  await browser.run(() => bind())
  await browser.frames()
  assert.equal(await browser.run(() => document.querySelector('[data-menu],[role=menu]')), null)
})

test('a row that is swiped is closed in the view', async () => {
  await open(`view.setDefaultTraits(jgb.TRAITS_OWN_FLAGS | jgb.TRAITS_HAS_TRAILING_ACTIONS)
    bind(parts.swipes({ trailing: [{ title: 'Delete', run() {} }] }))`)
  await browser.drag('touch', way([250, 60], [180, 60]), { duration: 30, pause: 100 })
  await browser.until(() => document.querySelector('.jogakbo-actions'))
  await browser.run(() => bind())
  await browser.until(() => !document.querySelector('[data-swiped]'))
})

test('a drag leaves the list that it is over', async () => {
  await open(`view.setDefaultTraits(jgb.TRAITS_DRAG(jgb.TRAIT_YES))
    bind(parts.drags())
    window.second = listOf(3)
    new Binder(other, second, { render, parts: [parts.drags({
      configuration: { opensGaps: false }, onDrop() {} })] })`, two)
  await browser.act(moves('mouse', way([100, 60], [500, 85]), { pause: 50 }), async () => {
    assert.ok(await browser.run(() => document.querySelector('.jogakbo-drop-line')))
    await browser.run(() => { binder.destroy() })
  })
  assert.equal(await browser.run(() => {
    try { return second.dropState() } catch { return null }
  }), null)
  assert.equal(await browser.run(() => document.querySelector('.jogakbo-drop-line')), null)
})

test('a list that a drag is over may be destroyed', async () => {
  await open(`view.setDefaultTraits(jgb.TRAITS_DRAG(jgb.TRAIT_YES))
    bind(parts.drags())
    window.second = listOf(3)
    window.over = new Binder(other, second, { render, parts: [parts.drags({ onDrop() {} })] })`,
  two)
  await browser.act(moves('mouse', way([100, 60], [500, 85]), { pause: 50 }),
    () => browser.run(() => { over.destroy(); second.destroy() }), lifts('mouse'))
  assert.deepEqual(await browser.run(() => problems), [])
  assert.equal(await browser.run(() => document.querySelector('.jogakbo-drag-preview')), null)
})

test('a view that is destroyed is told of nothing', async () => {
  await open('bind(parts.pinches(), parts.menus({ commands: () => [] }), parts.drags())')
  await browser.act(moves('touch', way([100, 100], [100, 140])), () => browser.run(() => {
    view.destroy()
    binder.destroy()
  }))
  assert.equal(await browser.run(() => list.children.length), 0)
})

test('an end that the view refuses, as in a call of its own, leaves a clean element', async () => {
  await open(`view.setSelectionConfiguration({ behavior: jgb.SELECTION_BEHAVIOR_TAP })
    view.setDefaultTraits(jgb.TRAITS_HIGHLIGHT(jgb.TRAIT_ASK))
    bind()
    view.setDelegate({ shouldHighlightItem() { binder.destroy(); return true } })`)
  await browser.click(50, 60)
  assert.match(await browser.run(() => problems.join()), /JogakboError/)
  assert.deepEqual(await browser.run(() => [list.children.length, list.role]), [0, null])
})

test('what gets events may destroy the binder and its view', async () => {
  await open(`window.told = 0
    const end = () => { told += 1; binder.destroy(); view.destroy() }
    window.binder = new Binder(list, view, { render, onEvents: end, parts: [parts.drags()] })`)
  await browser.click(50, 60)
  await browser.frames(30)
  assert.equal(await browser.run(() => told), 1)
  assert.deepEqual(await browser.run(() => problems), [])
})

test('the element is as it was', async () => {
  const bare = '<div id=list style="width: 300px; height: 200px;"></div>'
  const own = '<div id=list role=log tabindex=-1 aria-rowcount=7 aria-activedescendant=x ' +
    'style="width: 300px; height: 200px; position: absolute; overflow: scroll;"></div>'
  for (const body of [bare, own]) {
    await open(`view.setFocusConfiguration({ allowsFocus: true })
      view.enterFocus(jgb.FOCUS_NEXT)
      window.before = list.cloneNode()
      for (const all of [[], [parts.nativeScrolling(), parts.pinches()]]) {
        const binder = new Binder(list, view, { render, role: 'grid', itemRole: 'row', parts: all })
        binder.draw(performance.now())
        list.style.height = '250px'
        if (list.role !== 'grid' || list.ariaRowCount !== '100') throw new Error('not shown')
        binder.destroy()
        binder.destroy()
      }`, body)
    const [was, is] = await browser.run(() => {
      before.style.height = '250px'
      return [before, list].map((node) => [...node.attributes]
        .map(({ name, value }) => [name, name === 'style' ? value.split(' ').sort() : value])
        .sort())
    })
    assert.deepEqual(is, was)
  }
})

test('a second end changes nothing', async () => {
  await open(`bind()
    const earlier = binder
    bind()
    earlier.destroy()`)
  assert.equal(await browser.run(() => [list.role, list.style.overflow].join()), 'listbox,hidden')
})

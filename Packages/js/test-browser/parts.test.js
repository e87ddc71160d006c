// The parts of a binder, as a person uses them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { begin, useBrowser, way } from './browser.js'

const browser = useBrowser()

const style = 'style="width:300px;height:200px;position:absolute;top:0;'
const place = `<div id=list aria-label=Rows ${style}left:0"></div>`
const two = `${place}<div id=other aria-label=Others ${style}left:400px"></div>`

const open = (script, body = place) => browser.open(body, `${begin}
const render = (node, { item }) => { node.textContent = names[item] }
const names = window.names = Array.from({ length: 100 }, (_, item) => 'Row ' + item)
const view = window.view = listOf(names.length)
view.setScrollConfiguration({ isEnabled: true })
window.told = []
${script}`)

const told = () => browser.run(() => window.told)

test('a band selects what it touches', async () => {
  await open(`view.setItems(3)
    view.setSelectionConfiguration({ behavior: jgb.SELECTION_BEHAVIOR_REPLACE,
      allowsMultipleSelection: true })
    window.binder = new Binder(list, view, { render, parts: [parts.bands()] })`)
  await browser.drag('mouse', way([200, 190], [100, 60]), { meanwhile: async () => {
    assert.deepEqual(await browser.box('.jogakbo-band'), { x: 100, y: 60, width: 100, height: 130 })
  } })
  assert.equal(await browser.run(() => document.querySelector('.jogakbo-band')), null)
  assert.equal(await browser.run(() => view.selection().count), 2)
})

test('a context menu by the button, by keys, and by a long touch', async () => {
  await open(`view.setDefaultTraits(jgb.TRAITS_MENU(jgb.TRAIT_YES))
    view.setFocusConfiguration({ allowsFocus: true })
    view.setSelectionConfiguration({ behavior: jgb.SELECTION_BEHAVIOR_REPLACE })
    window.binder = new Binder(list, view, { render, parts: [parts.menus({
      commands: (items) => items.length === 0 ? [] : [
        { title: 'Open', run: () => told.push(['open', items[0].indexPath.item]) },
        { title: 'Delete', run: () => told.push(['delete', items[0].indexPath.item]) }],
    })] })`)
  const menu = () => browser.run(() => document.querySelector('[role=menu]')?.innerText ?? null)
  await browser.click(80, 60, { button: 2 })
  assert.equal(await menu(), 'Open\nDelete')
  assert.ok(await browser.run(() => document.querySelector('[data-menu]').textContent === 'Row 1'))
  await browser.press('Down', 'Enter')
  assert.equal(await menu(), null)
  assert.deepEqual(await told(), [['delete', 1]])
  await browser.click(80, 100)
  await browser.press('F1') // No part has a meaning for F1.
  await browser.run(() => list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ContextMenu' })))
  await browser.frames()
  assert.equal(await menu(), 'Open\nDelete')
  await browser.press('Escape')
  assert.equal(await menu(), null)
  assert.equal(await browser.run(() => document.activeElement.id), 'list')
  await browser.tap(50, 140, { hold: 700 })
  assert.equal(await menu(), 'Open\nDelete')
  await browser.click(350, 350)
  assert.equal(await menu(), null)
})

test('a swipe shows actions, and one through the row does the first', async () => {
  await open(`view.setDefaultTraits(jgb.TRAITS_OWN_FLAGS | jgb.TRAITS_HAS_TRAILING_ACTIONS)
    window.binder = new Binder(list, view, { render, parts: [parts.swipes({
      trailing: [{ title: 'Delete', run: ({ item }) => told.push(['delete', item]) },
        { title: 'Flag', run: ({ item }) => told.push(['flag', item]) }],
    })] })`)
  await browser.drag('touch', way([250, 60], [120, 60]), { duration: 30, pause: 100 })
  await browser.frames(60)
  const texts = () => browser.run(() => [...document.querySelectorAll('.jogakbo-actions button')]
    .map((button) => [button.textContent, Math.round(button.getBoundingClientRect().left)]))
  assert.deepEqual(await texts(), [['Flag', 140], ['Delete', 220]])
  await browser.click(180, 60)
  assert.deepEqual(await told(), [['flag', 1]])
  await browser.until(() => document.querySelector('.jogakbo-actions') === null)
  await browser.drag('touch', way([280, 100], [10, 100]), { duration: 30 })
  assert.deepEqual((await told()).at(-1), ['delete', 2])
})

test('a row that goes while it is swiped leaves no actions to another one', async () => {
  await open(`view.setDefaultTraits(jgb.TRAITS_OWN_FLAGS | jgb.TRAITS_HAS_TRAILING_ACTIONS)
    const remove = window.remove = (indexPath) => {
      names.splice(indexPath.item, 1)
      view.deleteItems(indexPath, 1, { duration: 50 })
      binder.request()
    }
    window.binder = new Binder(list, view, { render, parts: [parts.swipes({
      trailing: [{ title: 'Delete', run: remove }] })] })`)
  const swiped = () => browser.run(() => [...document.querySelectorAll('.jogakbo-item')]
    .filter((node) => node.querySelector('.jogakbo-actions') || node.firstChild.style.transform)
    .map((node) => node.textContent))
  await browser.drag('touch', way([280, 100], [10, 100]), { duration: 30 })
  await browser.until(() => names[2] === 'Row 3')
  await browser.frames(40)
  assert.deepEqual(await swiped(), [])
  await browser.drag('touch', way([250, 60], [180, 60]), { duration: 30, pause: 100 })
  await browser.until(() => document.querySelector('.jogakbo-actions'))
  await browser.run(() => remove({ section: 0, item: 1 }))
  await browser.frames(40)
  assert.deepEqual(await swiped(), [])
})

test('a drag within a list moves its item', async () => {
  await open(`view.setDefaultTraits(jgb.TRAITS_DRAG(jgb.TRAIT_YES))
    window.binder = new Binder(list, view, { render, parts: [parts.drags({
      onDrop({ items, movedTo }) {
        names.splice(movedTo, 0, ...names.splice(items[0].indexPath.item, 1))
        told.push([items[0].indexPath.item, movedTo])
      },
    })] })`)
  await browser.drag('mouse', way([100, 20], [110, 130]), { pause: 50, meanwhile: async () => {
    assert.equal(
      await browser.run(() => document.querySelector('.jogakbo-drag-preview').textContent), 'Row 0')
  } })
  await browser.frames(40)
  assert.equal((await told()).length, 1)
  const [[from, to]] = await told()
  assert.equal(from, 0)
  assert.ok(to >= 2 && to <= 3, `${to}`)
  assert.equal(await browser.run(() => document.querySelector('.jogakbo-drag-preview')), null)
  const shown = await browser.run(() => [0, 1, 2, 3, 4]
    .map((item) => binder.nodeFor({ section: 0, item }).textContent))
  assert.deepEqual(shown, await browser.run(() => names.slice(0, 5)))
})

test('a drag of an item that begins at a picture', async () => {
  await open(`view.setDefaultTraits(jgb.TRAITS_DRAG(jgb.TRAIT_YES))
    const picture = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'
    window.binder = new Binder(list, view, {
      render(node) { node.innerHTML = '<img width=100 height=40 src="' + picture + '">' },
      parts: [parts.drags({ onDrop: ({ movedTo }) => told.push(movedTo) })] })`)
  await browser.drag('mouse', way([50, 20], [60, 130]), { pause: 50, meanwhile: async () => {
    assert.ok(await browser.run(() => document.querySelector('.jogakbo-drag-preview')))
  } })
  await browser.frames(40)
  const [to] = await told()
  assert.ok(to >= 2 && to <= 3, `${to}`)
})

test('a drag from list to list', async () => {
  await open(`view.setDefaultTraits(jgb.TRAITS_DRAG(jgb.TRAIT_YES))
    window.binder = new Binder(list, view, { render, parts: [parts.drags({
      onDragged: (items, operation) => told.push(['away', items[0].indexPath.item, operation]),
    })] })
    window.second = listOf(3)
    new Binder(other, second, { render, parts: [parts.drags({
      configuration: { opensGaps: false },
      onDrop: ({ items, source, indexPath }) => told.push(
        ['here', items[0].indexPath.item, source === binder, indexPath.item]),
    })] })`, two)
  await browser.drag('mouse', way([100, 60], [500, 85]), { pause: 50, meanwhile: async () => {
    const { x, y } = await browser.box('.jogakbo-drop-line')
    assert.deepEqual([x, y], [400, 79])
  } })
  await browser.frames()
  // First it is taken over, by where it was.
  assert.deepEqual(await told(), [['here', 1, true, 2], ['away', 1, 2]])
  assert.equal(await browser.run(() => document.querySelector('.jogakbo-drop-line')), null)
})

test('a drop that a list refuses is forgotten', async () => {
  await open(`view.setDefaultTraits(jgb.TRAITS_DRAG(jgb.TRAIT_YES))
    window.binder = new Binder(list, view, { render, parts: [parts.drags()] })
    const second = listOf(5)
    second.setDefaultTraits(jgb.TRAITS_DRAG(jgb.TRAIT_YES))
    second.setEventMask(jgb.EVENT_MASK_DRAGGING)
    window.refuses = true
    const over = new Binder(other, second, { render,
      onEvents(events) {
        if (refuses && events.some(({ kind }) => kind === jgb.EVENT_DROP_SESSION_DID_UPDATE)) {
          second.setDropProposal(jgb.DROP_FORBIDDEN, jgb.DROP_UNSPECIFIED, 0)
        }
      },
      parts: [parts.drags({ onDrop: ({ source }) => told.push(source === over) })] })`, two)
  await browser.drag('mouse', way([100, 60], [500, 100]), { pause: 50 })
  assert.deepEqual(await told(), [])
  await browser.run(() => { refuses = false })
  await browser.drag('mouse', way([500, 20], [510, 130]), { pause: 50 })
  await browser.frames(40)
  assert.deepEqual(await told(), [true])
})

test('menus and previews are where the pointer is, also inside of a border', async () => {
  await open(`view.setDefaultTraits(jgb.TRAITS_DRAG(jgb.TRAIT_YES) | jgb.TRAITS_MENU(jgb.TRAIT_YES))
    list.style.border = '20px solid'
    window.binder = new Binder(list, view, { render, parts: [parts.drags(), parts.menus({
      commands: () => [{ title: 'Open', run() {} }] })] })`)
  await browser.click(80, 60, { button: 2 })
  const menu = await browser.box('[role=menu]')
  assert.deepEqual([menu.x, menu.y], [80, 60])
  await browser.press('Escape')
  const row = await browser.box('.jogakbo-item')
  await browser.drag('mouse', way([100, row.y + 10], [130, row.y + 60]), { meanwhile: async () => {
    const preview = await browser.box('.jogakbo-drag-preview')
    assert.deepEqual([preview.x, preview.y], [row.x + 30, row.y + 50])
  } })
})

test('files are dropped', async () => {
  await open(`window.binder = new Binder(list, view, { render, parts: [parts.drags({
    onDrop: ({ dataTransfer, indexPath, source }) => told.push(
      [dataTransfer.files[0].name, indexPath.item, source]),
  })] })`)
  await browser.run(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'photo.png'))
    for (const type of ['dragenter', 'dragover', 'drop']) {
      const event = new DragEvent(type,
        { dataTransfer, clientX: 100, clientY: 82, bubbles: true, cancelable: true })
      list.dispatchEvent(event)
      told.push(event.defaultPrevented)
    }
  })
  await browser.frames()
  assert.deepEqual(await told(), [true, true, true, ['photo.png', 2, null]])
})

test('a pinch of two fingers zooms, and so does a trackpad', async () => {
  await open(`view.setScrollConfiguration({ isEnabled: true, maximumZoomScale: 4 })
    window.binder = new Binder(list, view, { render, parts: [parts.pinches()] })`)
  const scale = () => browser.run(() => view.scrolling().zoomScale)
  await browser.fingers([way([150, 90], [150, 50]), way([150, 110], [150, 150])])
  await browser.frames(40)
  const zoomed = await scale()
  assert.ok(zoomed > 2.5 && zoomed < 4.01, `${zoomed}`)
  await browser.run(() => {
    for (let turn = 0; turn < 10; turn++) {
      list.dispatchEvent(new WheelEvent('wheel',
        { ctrlKey: true, deltaY: 10, clientX: 100, clientY: 100, cancelable: true }))
    }
  })
  await browser.frames()
  assert.ok(await scale() < zoomed / 2, `${await scale()}`)
})

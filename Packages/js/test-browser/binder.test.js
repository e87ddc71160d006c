// The binder in a browser: what is seen, and what a person does.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { begin, useBrowser, way } from './browser.js'

const browser = useBrowser()

const place = '<div id=list aria-label=Rows style="width:300px;height:200px"></div>'

/** A page with a list of rows that says which they are. */
const open = (script, body = place, head = '') => browser.open(body, `${begin}
const render = (node, { item }) => { node.textContent = 'Row ' + item }
${script}
window.view = view; window.binder = binder`, head)

const scrolled = `
const view = listOf(1_000_000)
view.setScrollConfiguration({ isEnabled: true })
view.setFocusConfiguration({ allowsFocus: true })
view.setSelectionConfiguration({ behavior: jgb.SELECTION_BEHAVIOR_REPLACE,
  allowsMultipleSelection: true })
`

/** The rows that are seen, from the top, with their places in the element. */
const rows = () => browser.run(() => {
  const own = list.getBoundingClientRect()
  return [...list.querySelectorAll('.jogakbo-item')].filter((node) => node.style.display !== 'none')
    .map((node) => [node.textContent, Math.round(node.getBoundingClientRect().top - own.top)])
    .filter(([, top]) => top > -40 && top < 200).sort((one, other) => one[1] - other[1])
})

test('a million rows to the last one, by a key, and by the bar', async () => {
  await open(`${scrolled}
    const binder = new Binder(list, view, { render })`)
  assert.deepEqual((await rows())[1], ['Row 1', 40])
  await browser.click(50, 50)
  await browser.press('End')
  await browser.until(() => binder.contentOffset.y > 39_999_700)
  await browser.frames(30)
  assert.deepEqual((await rows()).at(-1), ['Row 999999', 160])
  assert.ok(await browser.run(() => binder.nodeCount) < 16)
  await browser.drag('mouse', way([295, 190], [295, 100]))
  const middle = await browser.run(() => binder.contentOffset.y)
  assert.ok(middle > 15_000_000 && middle < 25_000_000, `${middle}`)
})

test('a wheel, a touch and keys without focus scroll', async () => {
  await open(`const view = listOf(1000)
    view.setScrollConfiguration({ isEnabled: true })
    const binder = new Binder(list, view, { render })`)
  await browser.wheel(50, 50, 120)
  assert.deepEqual((await rows())[0], ['Row 3', 0])
  await browser.drag('touch', way([100, 180], [100, 100]), { pause: 200 })
  const offset = await browser.run(() => binder.contentOffset.y)
  assert.ok(offset > 180 && offset < 220, `${offset}`)
  await browser.run(() => list.focus())
  await browser.press('PageDown')
  await browser.frames(30)
  assert.equal(await browser.run(() => binder.contentOffset.y), offset + 180)
})

test('clicks select, and a control in a row has its own', async () => {
  await open(`${scrolled}
    window.clicks = []
    const binder = new Binder(list, view, { render(node, { item }) {
      node.innerHTML = '<button>Open ' + item + '</button><i style="user-select:text">some text</i>'
      node.firstChild.onclick = () => clicks.push(item)
    } })`)
  await browser.click(250, 60)
  assert.equal(await browser.run(() => view.selection().count), 1)
  await browser.click(20, 90)
  assert.deepEqual(await browser.run(() => clicks), [2])
  await browser.tap(20, 130)
  assert.deepEqual(await browser.run(() => clicks), [2, 3])
  assert.ok(await browser.run(() => view.isItemSelected({ section: 0, item: 1 })))
  assert.equal(await browser.run(() => view.selection().count), 1)
  await browser.drag('mouse', way([75, 10], [160, 10]))
  assert.match(await browser.run(() => String(getSelection())), /text/)
})

test('measured rows are right when they are first seen', async () => {
  await open(`const view = listOf(100_000)
    view.setListLayout({ configuration: { sectionMetrics: {
      minimumLineSpacing: 0, estimatedItemSize: { width: 1, height: 40 } } } })
    view.setScrollConfiguration({ isEnabled: true })
    window.gaps = 0
    const binder = new Binder(list, view, {
      measuresItems: true, className: 'jogakbo-item row',
      render(node, { item }) { node.innerHTML = 'Row ' + item + '<br>more'.repeat(item % 4) },
      onDraw() {
        const { y } = binder.contentOffset
        const shown = binder.shownViews.filter((view) => view.y + view.height > y)
          .sort((one, other) => one.y - other.y)
        for (const view of shown) {
          const height = view.content.getBoundingClientRect().height + 10
          if (Math.abs(view.node.getBoundingClientRect().height - height) > 0.02) gaps += 1
        }
        for (let at = 1; at < shown.length; at++) {
          if (Math.abs(shown[at - 1].y + shown[at - 1].height - shown[at].y) > 0.02) gaps += 1
        }
      },
    })`, place, '<style>.row{padding:5px}</style>')
  for (const delta of [300, 5000, -200, 90_000]) {
    await browser.wheel(50, 50, delta)
    await browser.frames()
  }
  assert.equal(await browser.run(() => gaps), 0)
  assert.ok(await browser.run(() => binder.contentOffset.y) > 90_000)
  // A row that grows later, as by a picture that has come.
  const before = await browser.run(() => {
    const view = binder.shownViews.find((each) => each.y > binder.contentOffset.y)
    view.content.style.height = '90px'
    return view.reusable
  })
  await browser.frames()
  assert.equal(await browser.run((number) => binder.reusableView(number).height, before), 100)
})

const measured = (options = '') => `const view = listOf(1000)
    view.setListLayout({ configuration: { sectionMetrics: {
      minimumLineSpacing: 0, estimatedItemSize: { width: 1, height: 40 } } } })
    view.setScrollConfiguration({ isEnabled: true })
    const binder = new Binder(list, view, { measuresItems: true, className: 'jogakbo-item row',
      render(node, { item }) { node.style.height = '30px'; node.textContent = item }, ${options} })`
const heights = () => browser.run(() => [...new Set(binder.shownViews.map(({ height }) => height))])

test('children are measured without what the list is scaled by, and with the padding of now',
  async () => {
    await open(measured(), `<div id=outer style="transform:scale(.5)">${place}</div>`,
      '<style>.row{padding:5px}</style>')
    assert.deepEqual(await heights(), [40])
    await browser.run(() => { outer.style.transform = '' })
    await browser.run(() => { document.styleSheets[1].cssRules[0].style.padding = '9px' })
    await browser.frames()
    assert.deepEqual(await heights(), [48])
  })

test('what throws in a child leaves the others right', async () => {
  await open(`window.failing = -1
    const view = listOf(1000)
    view.setScrollConfiguration({ isEnabled: true })
    const binder = new Binder(list, view, { render(node, indexPath) {
      if (indexPath.item === failing) throw new Error('as this test wants it')
      render(node, indexPath)
    } })`)
  await browser.run(() => { failing = 101 })
  await browser.wheel(50, 50, 4000)
  await browser.frames()
  assert.deepEqual((await rows()).filter((_, at) => at !== 1),
    [['Row 100', 0], ['Row 102', 80], ['Row 103', 120], ['Row 104', 160]])
  assert.equal((await browser.run(() => problems)).length, 1)
  await browser.run(() => { failing = -1; view.reconfigureItems({ section: 0, item: 101 }, 1) })
  await browser.run(() => binder.request())
  await browser.frames()
  assert.deepEqual((await rows())[1], ['Row 101', 40])
})

test('a size is sent again where the display frame threw', async () => {
  await open(measured())
  await browser.run(() => {
    view.displayFrame = () => {
      delete view.displayFrame
      throw new Error('as this test wants it')
    }
    binder.shownViews[1].content.style.height = '90px'
  })
  await browser.frames()
  await browser.run(() => binder.request())
  await browser.frames()
  assert.equal(await browser.run(() => binder.shownViews[1].height), 90)
})

test('roles, positions, states, order and announcements', async () => {
  await open(`${scrolled}
    const binder = new Binder(list, view, { render })`)
  await browser.click(50, 60)
  await browser.press('Down')
  await browser.frames()
  const read = () => browser.run(() => {
    const node = document.getElementById(list.getAttribute('aria-activedescendant'))
    return ['role', 'aria-posinset', 'aria-setsize', 'aria-selected']
      .map((name) => node.getAttribute(name))
  })
  assert.deepEqual(await read(), ['option', '3', '1000000', 'true'])
  assert.equal(await browser.run(() => document.querySelector('.jogakbo-announcer').textContent),
    '1 selected')
  await browser.run(() => { view.insertItems({ section: 0, item: 0 }, 2); binder.request() })
  await browser.until(() => document.querySelector('[data-focused]')
    ?.getAttribute('aria-posinset') === '5')
  assert.deepEqual(await read(), ['option', '5', '1000002', 'true'])
  for (const delta of [75, 130, -90, 460]) await browser.wheel(50, 50, delta)
  await new Promise((resolve) => setTimeout(resolve, 300))
  const order = await browser.run(() => [...binder.layer.children]
    .filter((node) => node.style.display !== 'none').map((node) => node.jogakbo.item))
  assert.deepEqual(order, order.toSorted((one, other) => one - other))
  assert.ok(order.length >= 5)
})

test('a view that is a tree has its roles, and the levels that the page says', async () => {
  await open(`const outline = jogakbo.createSectionSnapshot()
    outline.append(null, [1, 2, 3])
    outline.append(2, [4, 5])
    outline.expand([2])
    const view = jogakbo.createView()
    view.setListLayout()
    view.setAccessibilityConfiguration({ role: jgb.ACCESSIBILITY_ROLE_TREE })
    const sections = jogakbo.createSnapshot()
    sections.appendSections([9])
    view.applySnapshot(sections)
    view.applySectionSnapshot(9, outline)
    const binder = new Binder(list, view, { render(node, indexPath) {
      node.ariaLevel = 1 + outline.levelOfItem(view.identifierForIndexPath(indexPath))
    } })`)
  await browser.frames()
  assert.equal(await browser.run(() => list.role), 'tree')
  assert.deepEqual(await browser.run(() => [0, 1, 2, 3].map((item) => {
    const node = binder.nodeFor({ section: 0, item })
    return [node.role, node.ariaLevel]
  })), [['treeitem', '1'], ['treeitem', '1'], ['treeitem', '2'], ['treeitem', '2']])
})

test('a tab gives focus to an item', async () => {
  await open(`${scrolled}
    const binder = new Binder(list, view, { render })`)
  await browser.press('Tab')
  assert.equal(await browser.run(() => document.activeElement.id), 'list')
  const focused = await browser.run(() => document.querySelector('[data-focused]')?.textContent)
  assert.equal(focused, 'Row 0')
})

for (const how of ['click', 'tap']) {
  test(`the first ${how} in a page is one on what is there`, async () => {
    await open(`${scrolled}
      const binder = new Binder(list, view, { render })`)
    await browser.wheel(50, 50, 4000)
    await browser[how](50, 50)
    await browser.frames(20)
    assert.deepEqual((await rows())[0], ['Row 100', 0])
    assert.deepEqual(await browser.run(() => view.selectedRuns(null, 9).map(({ indexPath }) =>
      indexPath.item)), [101])
  })
}

test('a tab gives focus to an item that is seen, or to a selected one', async () => {
  await open(`${scrolled}
    const binder = new Binder(list, view, { render })`)
  await browser.wheel(50, 50, 4000)
  await browser.press('Tab')
  await browser.frames(20)
  assert.deepEqual((await rows())[0], ['Row 100', 0])
  assert.equal(await browser.run(() => document.querySelector('[data-focused]')?.textContent),
    'Row 100')
})

test('no item is active once the one with focus has gone', async () => {
  await open(`${scrolled}
    view.setItems(3)
    view.enterFocus(jgb.FOCUS_NEXT)
    const binder = new Binder(list, view, { render })`)
  const active = () => browser.run(() =>
    document.getElementById(list.getAttribute('aria-activedescendant'))?.textContent)
  await browser.frames()
  assert.equal(await active(), 'Row 0')
  await browser.run(() => { view.deleteItems({ section: 0, item: 0 }, 3); binder.request() })
  await browser.frames()
  assert.equal(await browser.run(() => list.hasAttribute('aria-activedescendant')), false)
})

test('from right to left, and with reduced motion', async () => {
  await browser.setMedia({ 'prefers-reduced-motion': 'reduce' })
  await open(`const view = jogakbo.createView()
    view.setFlowLayout({ flipsHorizontallyInOppositeLayoutDirection: true, sectionMetrics: [{
      itemSize: { width: 100, height: 40 }, minimumInteritemSpacing: 0, minimumLineSpacing: 0 }] })
    view.setItems(50)
    const binder = new Binder(list, view, { render })`, place.replace('<div', '<div dir=rtl'))
  const first = await browser.run(() => {
    const node = binder.nodeFor({ section: 0, item: 0 })
    return node.getBoundingClientRect().right - list.getBoundingClientRect().left
  })
  assert.equal(first, 300)
  const isMoving = await browser.run(() => {
    view.insertItems({ section: 0, item: 0 }, 1, null, { duration: 500 })
    return view.displayFrameAt({ x: 0, y: 0 }, binder.time()).isInTransition
  })
  assert.equal(isMoving, false)
  await browser.setMedia({})
})

test('what a display frame that fails has not shown, the next one shows', async () => {
  await open(`const view = jogakbo.createView()
    const size = { width: { kind: jgb.FRACTIONAL_WIDTH, value: 1 },
      height: { kind: jgb.ABSOLUTE, value: 40 } }
    view.setLayout(jogakbo.createCompositionalLayout({ sections: [{ visibleItemsHandler: 1,
      group: [{ kind: jgb.LAYOUT_VERTICAL_GROUP, size }, { size }] }] }))
    view.setItems(3)
    window.fails = false
    view.setVisibleItemsHandler(1, () => { if (fails) throw new RangeError('handler') })
    const binder = new Binder(list, view, { render })
    binder.draw(performance.now())`)
  const message = await browser.run(() => {
    fails = true
    view.insertItems({ section: 0, item: 3 }, 2)
    try { binder.draw(performance.now()) } catch (error) { return error.message }
  })
  assert.equal(message, 'handler')
  await browser.run(() => { fails = false; binder.draw(performance.now()) })
  assert.deepEqual((await rows()).map(([text]) => text),
    ['Row 0', 'Row 1', 'Row 2', 'Row 3', 'Row 4'])
})

test('binders one after another give back what they took', async () => {
  await open(`${scrolled}
    window.before = list.outerHTML.length
    let binder
    for (let count = 0; count < 3; count++) {
      const all = [parts.bands(), parts.pinches(), parts.drags()]
      binder = new Binder(list, view, { render, parts: all })
      binder.draw(performance.now())
      binder[Symbol.dispose]()
    }`)
  assert.equal(await browser.run(() => list.children.length), 0)
})

test('the smaller module: measured rows, wheels and keys', async () => {
  await browser.open(place, `
    const { load } = await import('/src/jogakbo.js')
    const { Binder } = await import('/src/binder.js')
    const { createList } = await import('/src/views.js')
    const jogakbo = await load('/jogakbo-list.wasm')
    window.view = createList(jogakbo, { count: 1000, estimatedHeight: 10 })
    window.binder = new Binder(list, view, { measuresItems: true,
      render(node, { item }) { node.innerHTML = '<p style="margin:0;height:40px">Row ' + item } })`)
  await browser.wheel(50, 50, 800)
  assert.deepEqual((await rows())[0], ['Row 20', 0])
  assert.equal(await browser.run(() => list.querySelector('[aria-setsize="1000"]') !== null), true)
  await browser.click(50, 50)
  await browser.press('PageDown')
  await browser.until(() => binder.contentOffset.y === 980)
})

test('binders and views that come and go leave nothing behind', async () => {
  await open(`window.round = async () => {
      const view = listOf(10_000)
      view.setScrollConfiguration({ isEnabled: true })
      const binder = new Binder(list, view, { render, measuresItems: true, parts: [
        parts.bands(), parts.pinches(), parts.drags(), parts.menus({ commands: () => [] }),
        parts.swipes({ trailing: [{ title: 'Delete', run() {} }] })] })
      binder.draw(performance.now())
      binder.destroy()
      view.destroy()
    }
    for (let count = 0; count < 30; count++) round()
    const [binder, view] = [{}, {}]`)
  const measure = async () => {
    await browser.devtools('HeapProfiler.collectGarbage')
    await browser.devtools('Performance.enable')
    const { metrics } = await browser.devtools('Performance.getMetrics')
    const value = (name) => metrics.find((metric) => metric.name === name).value
    const memory = await browser.run(() => jogakbo.exports.memory.buffer.byteLength)
    return { nodes: value('Nodes'), listeners: value('JSEventListeners'), memory }
  }
  const earlier = await measure()
  await browser.run(() => { for (let count = 0; count < 300; count++) round() })
  await browser.frames(20)
  const later = await measure()
  assert.equal(later.memory, earlier.memory)
  assert.ok(later.nodes - earlier.nodes < 100, `${earlier.nodes} and then ${later.nodes} nodes`)
  assert.ok(later.listeners - earlier.listeners < 20,
    `${earlier.listeners} and then ${later.listeners} listeners`)
})

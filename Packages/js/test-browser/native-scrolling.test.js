// The part with which the browser scrolls.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { begin, useBrowser, way } from './browser.js'

const browser = useBrowser()

const place = '<div id=list aria-label=Rows style="width:300px;height:200px"></div>'

const open = (count, options = '', more = '', body = place, other = '') =>
  browser.open(body, `${begin}
const view = window.view = listOf(${count})
${more}
window.binder = new Binder(list, view, {
  render(node, { item }) { node.textContent = 'Row ' + item },
  parts: [parts.nativeScrolling({ ${options} }), ${other}],
})`)

/** The rows that are seen, with their places in the element. */
const rows = () => browser.run(() => {
  const own = list.getBoundingClientRect()
  return [...list.querySelectorAll('.jogakbo-item')].filter((node) => node.style.display !== 'none')
    .map((node) => [node.textContent, Math.round(node.getBoundingClientRect().top - own.top)])
    .filter(([, top]) => top > -40 && top < 200).sort((one, other) => one[1] - other[1])
})
const scrollTop = () => browser.run(() => list.scrollTop)

test('a wheel, scrollTop and a key scroll, and the view follows', async () => {
  await open(1000)
  assert.equal(await browser.run(() => list.scrollHeight), 40_000)
  await browser.wheel(50, 50, 400)
  await browser.until(() => list.scrollTop === 400)
  await browser.frames()
  assert.deepEqual((await rows())[0], ['Row 10', 0])
  await browser.run(() => { list.scrollTop = 20_010 })
  await browser.frames()
  assert.deepEqual((await rows())[0], ['Row 500', -10])
  await browser.run(() => list.focus())
  await browser.press('End')
  await browser.until(() => list.scrollTop === 39_800)
  await browser.frames()
  assert.deepEqual((await rows()).at(-1), ['Row 999', 160])
})

test('two million rows are folded: every one is reached, and steps are as long', async () => {
  await open(2_000_000)
  assert.equal(await browser.run(() => list.scrollHeight), 8_000_000)
  await browser.wheel(50, 50, 100)
  await browser.until(() => list.scrollTop > 0)
  await browser.frames()
  assert.deepEqual((await rows())[0], ['Row 2', -20])
  await browser.run(() => { list.scrollTop = 1e9 })
  await browser.frames()
  assert.deepEqual((await rows()).at(-1), ['Row 1999999', 160])
  await browser.wheel(50, 50, -80)
  await browser.frames()
  assert.deepEqual((await rows()).at(-1), ['Row 1999997', 160])
  await browser.run(() => { list.scrollTop = 4_000_000 - 100 })
  await browser.frames()
  const middle = await browser.run(() => binder.contentOffset.y)
  assert.equal(middle, 39_999_900)
})

test('many small steps of folded content come to the same place as the scroll bar', async () => {
  await open(2000, 'lengthMax: 8000')
  for (let step = 0; step < 20; step++) await browser.wheel(50, 50, 100)
  const offset = await browser.run(() => binder.contentOffset.y)
  assert.equal(offset, 2000)
  // A 64th of the scroll bar at each end goes as far as the content.
  await browser.until(() => {
    const end = 7800 / 64
    return Math.abs(list.scrollTop - end - (2000 - end) * (7800 - 2 * end) / (79_800 - 2 * end)) < 1
  })
  assert.equal(await browser.run(() => binder.contentOffset.y), 2000)
  assert.deepEqual((await rows())[0], ['Row 50', 0])
})

test('a wheel reaches the end of folded content, also after a rest near it', async () => {
  await open(5_000_000)
  await browser.run(() => { list.scrollTop = 1e9 })
  await browser.frames()
  for (const delta of [-100, 100]) {
    await browser.wheel(50, 50, delta)
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  assert.deepEqual((await rows()).at(-1), ['Row 4999999', 160])
})

for (const count of [1000, 2_000_000]) {
  test(`${count} rows are where they were once they are shown again`, async () => {
    await open(count)
    await browser.run(() => { list.scrollTop = 12_345 })
    await browser.frames(20)
    const before = await rows()
    for (const display of ['none', '']) {
      await browser.run((value) => { list.style.display = value }, display)
      await browser.frames(5)
    }
    assert.deepEqual(await rows(), before)
  })
}

test('rows that are inserted above move nothing, and the scroll position follows', async () => {
  await open(1000)
  await browser.run(() => { list.scrollTop = 4000 })
  await browser.frames()
  await browser.run(() => { view.insertItems({ section: 0, item: 0 }, 5); binder.request() })
  await browser.frames()
  const [first] = await rows()
  assert.equal(first[1], 0)
  assert.equal(await scrollTop(), await browser.run(() => binder.contentOffset.y))
})

test('focus scrolls the browser, and so does the binder', async () => {
  await open(1000, '', `view.setFocusConfiguration({ allowsFocus: true })
    view.setSelectionConfiguration({ behavior: jgb.SELECTION_BEHAVIOR_REPLACE })`)
  await browser.click(50, 60)
  for (let step = 0; step < 6; step++) await browser.press('Down')
  await browser.until(() => list.scrollTop > 100)
  await browser.run(() => { binder.scrollTo({ x: 0, y: 8000 }) })
  await browser.frames()
  assert.equal(await scrollTop(), 8000)
  assert.deepEqual((await rows())[0], ['Row 200', 0])
})

test('across, from right to left', async () => {
  await browser.open(place.replace('<div', '<div dir=rtl'), `${begin}
    const view = window.view = jogakbo.createView()
    view.setListLayout({ configuration: { scrollDirection: jgb.HORIZONTAL,
      flipsHorizontallyInOppositeLayoutDirection: true,
      sectionMetrics: { minimumLineSpacing: 0, itemSize: { width: 100, height: 0 } } } })
    view.setItems(50)
    window.binder = new Binder(list, view, {
      render(node, { item }) { node.textContent = 'Row ' + item }, parts: [parts.nativeScrolling()],
    })`)
  const seen = () => browser.run(() => {
    const own = list.getBoundingClientRect()
    return [...list.querySelectorAll('.jogakbo-item')]
      .filter((each) => each.style.display !== 'none')
      .map((each) => [each.textContent, Math.round(own.right - each.getBoundingClientRect().right)])
      .sort((one, other) => one[1] - other[1])
  })
  await browser.frames()
  assert.deepEqual((await seen())[0], ['Row 0', 0])
  await browser.run(() => { list.scrollLeft = -1000 })
  await browser.frames()
  assert.deepEqual((await seen()).find(([, right]) => right === 0), ['Row 10', 0])
})

test('a finger pans, and two fingers pinch', async () => {
  await open(1000, '', '', place, 'parts.pinches()')
  assert.equal(await browser.run(() => list.style.touchAction), 'pan-x pan-y')
  await browser.drag('touch', way([100, 180], [100, 80]), { duration: 40, pause: 200 })
  await browser.until(() => list.scrollTop > 50)
})

test('a finger pans, and a tap selects', async () => {
  await open(1000, '', `view.setSelectionConfiguration({ behavior: jgb.SELECTION_BEHAVIOR_TAP })`)
  await browser.drag('touch', way([100, 180], [100, 80]), { duration: 40, pause: 200 })
  await browser.until(() => list.scrollTop > 50)
  assert.equal(await browser.run(() => view.selection().count), 0)
  await browser.tap(50, 60)
  assert.equal(await browser.run(() => view.selection().count), 1)
})

test('rows that are measured on the way up move by what the wheel says', async () => {
  await browser.open(place, `${begin}
    const { createList } = await import('/src/views.js')
    const view = window.view = createList(jogakbo,
      { count: 10_000, estimatedHeight: 40, scrolls: false })
    window.binder = new Binder(list, view, {
      measuresItems: true, parts: [parts.nativeScrolling()],
      render(node, { item }) {
        node.textContent = 'Row ' + item
        node.style.height = 30 + item % 5 * 20 + 'px'
      },
    })`)
  await browser.run(() => { list.scrollTop = 100_000 })
  await browser.frames()
  for (let step = 0; step < 8; step++) {
    const [text, top] = (await rows())[0]
    await browser.wheel(50, 50, -60)
    await browser.frames()
    const [, later] = (await rows()).find(([each]) => each === text)
    assert.equal(later, top + 60, `${text} after ${step} turns`)
  }
  assert.equal(await scrollTop(), Math.round(await browser.run(() => binder.contentOffset.y)))
})

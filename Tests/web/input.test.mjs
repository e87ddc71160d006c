// What a person does in the pages, by a mouse, a wheel, a finger and keys.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { forTests } from '../browser/for-tests.mjs'
import { Gallery, root } from './gallery.mjs'

const browser = forTests(new Gallery())

/** The cells of a list that can be seen, by place: their texts, numbers and boxes. */
const cells = (index = 0) => browser.run((at) => {
  const stage = document.querySelectorAll('.stage')[at]
  const outer = stage.getBoundingClientRect()
  return [...stage.querySelectorAll('[aria-posinset]')].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return {
      text: node.textContent, label: node.ariaLabel, number: Number(node.ariaPosInSet),
      isSelected: node.ariaSelected === 'true', isExpanded: node.ariaExpanded === 'true',
      middle: [x + width / 2, y + height / 2],
      x, y, width, height,
    }
  }).filter(({ x, y, width, height }) => width > 0 && y + height > outer.y && y < outer.bottom &&
    x + width > outer.x && x < outer.right)
    .sort((one, other) => one.y - other.y || one.x - other.x)
}, index)
const slowly = { duration: 80, pause: 300 }
const figure = (id) => browser.run((found) => document.getElementById(found).textContent, id)
const shot = (name) => browser.screenshot(`.build/web/pictures/${name}.png`)

test('End reaches row 1,000,000, and Home leads back', async () => {
  await browser.openPage('index')
  await browser.clickOn('#list')
  await browser.press('End')
  await browser.rest()
  assert.equal((await cells()).at(-1).text, 'Row 1,000,000')
  await shot('index-end')
  await browser.press('Home')
  await browser.rest()
  assert.equal((await cells())[0].text, 'Row 1')
})

test('clicks select, with Shift as far as there, with Control one more', async () => {
  await browser.openPage('index')
  const [first, , third, , fifth] = await cells()
  await browser.click(...first.middle)
  await browser.click(...third.middle, { modifier: 'Shift' })
  await browser.click(...fifth.middle, { modifier: 'Control' })
  await browser.rest()
  const selected = (await cells()).filter(({ isSelected }) => isSelected)
  assert.deepEqual(selected.map(({ number }) => number), [1, 2, 3, 5])
  await browser.until(() => document.getElementById('selected').textContent === '4')
  await shot('index-selected')
})

test('a wheel scrolls by what it says, and the page stays', async () => {
  await browser.openPage('index')
  const [{ y, middle }] = await cells()
  await browser.wheel(...middle, 300)
  await browser.rest()
  const row = (await cells()).find(({ number }) => number === 8)
  assert.equal(await browser.run(() => scrollY), 0)
  // Seven rows of 44, 64 and 84 pixels are above it.
  assert.equal(Math.round(row.y - y), 44 * 3 + 64 * 2 + 84 * 2 - 300)
})

test('a finger flicks, and the rows go on by themselves', async () => {
  await browser.openPage('index')
  const { x, y } = await browser.box('#list')
  const points = Array.from({ length: 9 }, (_, step) => [x + 200, y + 500 - step * 45])
  const offset = async () => (await cells())[0].number
  // On a busy machine a finger may come late, and stop before it is lifted.
  for (let flick = 0, on = false; !on; flick++) {
    assert.ok(flick < 8, 'the rows stand still')
    await browser.drag('touch', points, { duration: 8 })
    const lifted = await offset()
    await browser.rest()
    on = await offset() > lifted
  }
})

test('the scroll bar leads to the middle', async () => {
  await browser.openPage('index')
  const { x, y, height } = await browser.box('.jogakbo-scroll-bar')
  await browser.drag('mouse', [[x + 5, y + 6], [x + 5, y + height / 2]])
  await browser.rest()
  const [{ number }] = await cells()
  assert.ok(Math.abs(number - 500_000) < 20_000, `row ${number} is the first`)
})

test('rows that are inserted move others away', async () => {
  await browser.openPage('index')
  await browser.clickOn('#insert')
  await browser.rest()
  const texts = (await cells()).map(({ text }) => text)
  assert.deepEqual(texts.slice(1, 6), ['Row 2', 'A new row', 'A new row', 'A new row', 'Row 3'])
})

test('every layout shows items, far down as well', async () => {
  await browser.openPage('layouts')
  const names = await browser.run(() => [...choices.children].map((button) => button.dataset.name))
  assert.equal(names.length, 11)
  for (const name of names) {
    await browser.clickOn(`[data-name=${name}]`)
    await browser.rest('#list')
    assert.ok((await cells()).length > 0, name)
    const controls = await browser.run(() => {
      for (const control of document.querySelectorAll('#settings input[type=range]')) {
        control.value = control.max
        control.dispatchEvent(new Event('input'))
      }
      return document.querySelectorAll('#settings label').length
    })
    assert.ok(controls > 0, name)
    await browser.rest('#list')
    assert.ok((await cells()).length > 0, name)
    await shot(`layouts-${name.toLowerCase()}`)
    const { x, y } = await browser.box('#list')
    await browser.wheel(x + 200, y + 200, 5000)
    await browser.rest('#list')
    assert.ok((await cells()).length > 0, `${name}, scrolled`)
  }
  assert.deepEqual(await browser.errors(), [])
})

test('a chat stays at its end while an answer comes, and where a person reads', async () => {
  await browser.openPage('chat')
  await browser.until(() => news.textContent.startsWith('Answer:'))
  await browser.rest()
  const last = (await cells()).at(-1)
  const { y, height } = await browser.box('#list')
  assert.ok(last.text.startsWith('It is measured again') && last.height > 60, 'the row grew')
  assert.ok(Math.abs(last.y + last.height - y - height) < 2, 'the end is in sight')
  await browser.wheel(400, y + 200, -600)
  await browser.rest()
  const [, before] = await cells()
  await browser.run(() => { text.value = 'More?'; form.requestSubmit() })
  await browser.frames(30)
  const after = (await cells()).find(({ text }) => text === before.text)
  assert.ok(Math.abs(after.y - before.y) < 0.5, 'what is read stays')
})

test('a chat loads what was before, and nothing moves', async () => {
  await browser.openPage('chat')
  await browser.until(() => news.textContent.startsWith('Answer:'))
  const size = () => browser.run(() => Number(document.querySelector('[aria-setsize]').ariaSetSize))
  const { y } = await browser.box('#list')
  for (let turns = 0; turns < 12 && await size() <= 42; turns++) {
    await browser.wheel(400, y + 200, -400)
    await browser.frames(3)
  }
  await browser.rest()
  assert.ok(await size() >= 82, 'older messages are there')
})

test('photos are filtered, dragged, deleted, and all of it undone', async () => {
  await browser.openPage('photos')
  const labels = async () => (await cells()).map(({ label }) => label)
  const before = await labels()
  await browser.clickOn('[data-subject=sea]')
  await browser.rest()
  assert.ok((await labels()).every((label) => label.startsWith('sea')))
  await browser.clickOn('[data-subject=""]')
  await browser.rest()
  assert.deepEqual(await labels(), before)

  const [first, , third] = await cells()
  const [x, y] = third.middle
  await browser.drag('mouse', [first.middle, [x - 60, y], [x, y], [x + 40, y], [x + 60, y]],
    { ...slowly, meanwhile: () => shot('photos-dragged') })
  await browser.rest()
  const moved = await labels()
  assert.notDeepEqual(moved, before)
  assert.equal(moved[0], before[1], 'the second is the first now')
  await browser.clickOn('#undo')
  await browser.rest()
  assert.deepEqual(await labels(), before)

  await browser.click(...(await cells())[1].middle)
  await browser.press('Delete')
  await browser.rest()
  assert.equal((await labels())[1], before[2])
  await browser.clickOn('#undo')
  await browser.rest()
  assert.deepEqual(await labels(), before)
  assert.equal(await browser.run(() => undo.disabled), true)
})

test('a card goes to another place, and to another column', async () => {
  await browser.openPage('board')
  const texts = async (column) => (await cells(column)).map(({ text }) => text)
  const [left, right] = [await texts(0), await texts(1)]
  const [{ middle: from }] = await cells(0)
  const [, , { middle: to }] = await cells(1)
  await browser.drag('mouse',
    [from, [from[0] + 20, from[1] + 20], [to[0] - 40, to[1]], to, [to[0], to[1] + 4]],
    { ...slowly, meanwhile: () => shot('board-dragged') })
  await browser.rest()
  assert.equal((await texts(0))[0], left[1])
  assert.ok((await texts(1)).includes(left[0]), 'the card is in the other column')
  assert.equal((await texts(1))[0], right[0])
  assert.equal(await browser.run(() => document.querySelectorAll('.ghost').length), 0)
  const [{ middle: own }, , { middle: below }] = await cells(2)
  const third = await texts(2)
  await browser.drag('mouse',
    [own, [own[0], own[1] + 30], below, [below[0], below[1] + 30]], slowly)
  await browser.rest()
  assert.equal((await texts(2))[0], third[1])
  assert.deepEqual(await browser.errors(), [])
})

test('a finger drags a card after a moment, and scrolls without one', async () => {
  await browser.openPage('board')
  const texts = async (column) => (await cells(column)).map(({ text }) => text)
  const [left, right] = [await texts(0), await texts(1)]
  const [{ middle: from }] = await cells(0)
  const [, , { middle: to }] = await cells(1)
  await browser.drag('touch', [from, [from[0] + 20, from[1] + 20], [to[0] - 40, to[1]], to],
    { ...slowly, hold: 900 })
  await browser.rest()
  assert.equal((await texts(0))[0], left[1])
  assert.ok((await texts(1)).includes(left[0]), 'the card is in the other column')
  const [x, y] = from
  await browser.drag('touch', [400, 300, 200, 100, 0].map((way) => [x, y + way]))
  await browser.rest()
  assert.ok(!(await texts(0)).includes(left[1]), 'the column has scrolled')
  assert.ok((await texts(1)).includes(right[0]), 'the other one has not')
})

test('a tree opens and closes', async () => {
  await browser.openPage('tree')
  const [first] = await cells()
  await browser.click(...first.middle)
  await browser.rest()
  const open = await cells()
  assert.deepEqual(open.slice(0, 3).map(({ text }) => text), ['Albaceae', 'Albania', 'Albecia'])
  assert.equal(open[0].isExpanded, true)
  await shot('tree-open')
  await browser.click(...open[0].middle)
  await browser.rest()
  assert.equal((await cells())[1].text, 'Bruaceae')
})

test('a table is sorted and filtered, and its headers stay', async () => {
  await browser.openPage('table')
  await browser.clickOn('[data-column=since]')
  await browser.rest('#list')
  assert.match((await cells())[0].text, /1990/)
  await browser.clickOn('[data-column=since]')
  await browser.rest('#list')
  assert.match((await cells())[0].text, /2025/)
  const { x, y } = await browser.box('#list')
  await browser.wheel(x + 100, y + 100, 1500)
  await browser.rest('#list')
  const header = await browser.box('.section-header')
  assert.ok(Math.abs(header.y - y) < 2, 'the header is at the top')
  await browser.clickOn('#filter')
  await browser.press('o', 's', 'l', 'o')
  await browser.rest('#list')
  assert.ok((await cells()).every(({ text }) => text.includes('Oslo')))
  assert.notEqual(await figure('found'), '20,000 people')
})

test('shelves scroll across one by one, and a carousel turns', async () => {
  await browser.openPage('carousels')
  const [first, ...others] = await cells(1)
  const below = others.find(({ y }) => y > first.y + 100)
  const { x, y } = { x: first.middle[0], y: first.middle[1] }
  const points = Array.from({ length: 7 }, (_, step) => [x + 300 - step * 50, y])
  await browser.drag('touch', points)
  await browser.rest()
  const now = await cells(1)
  assert.notEqual(now.find(({ label }) => label === first.label)?.x, first.x)
  const beside = now.find(({ label, y: top }) => label === below.label && top === below.y)
  assert.equal(beside?.x, below.x, 'the other shelf stays')
  const [, , middle] = await cells(0)
  const row = await browser.box('#flow')
  await browser.drag('touch', [600, 500, 380, 260].map((place) => [row.x + place, row.y + 100]))
  await browser.rest()
  assert.notDeepEqual((await cells(0)).map(({ label }) => label).indexOf(middle.label), 2)
})

test('the code of a page is copied as it is', async () => {
  await browser.openPage('table')
  await browser.devtools('Browser.grantPermissions', {
    origin: browser.address, permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'] })
  await browser.clickOn('#copy')
  await browser.until(() => copy.textContent === 'Copied')
  const copied = await browser.run(() => navigator.clipboard.readText())
  assert.equal(copied, (await readFile(join(root, 'Examples/web/table.js'), 'utf8')).trimEnd())
})

// Every page by the keyboard alone: Tab reaches all that can be used, each shows that it has focus,
// keys go to the first and the last item of each list, and Tab leads out again.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forTests } from '../browser/for-tests.mjs'
import { Gallery, pages } from './gallery.mjs'

const browser = forTests(new Gallery())

/** Numbers all that can have focus. */
const numberFocusable = () => {
  const all = [...document.querySelectorAll('a[href], button, input, select, [tabindex="0"]')]
    .filter((each) => !each.disabled && each.checkVisibility())
  all.forEach((each, index) => { each.dataset.focusable = index })
  return all.length
}

const focused = () => {
  const active = document.activeElement
  if (!active || active === document.body) return null
  const style = getComputedStyle(active)
  const { top, bottom } = active.getBoundingClientRect()
  return {
    number: Number(active.dataset.focusable), name: active.outerHTML.slice(0, 120),
    isList: active.classList.contains('stage') && active.role !== 'region',
    isSeen: active.matches(':focus-visible') && style.outlineStyle !== 'none' &&
      parseFloat(style.outlineWidth) > 0,
    isInWindow: bottom > 0 && top < innerHeight,
  }
}

/** The item of the list with focus that keys are for, and whether it can be seen as such. */
const current = () => {
  const list = document.activeElement
  const node = document.getElementById(list.getAttribute('aria-activedescendant'))
  if (!node) return null
  const [outer, box] = [list.getBoundingClientRect(), node.getBoundingClientRect()]
  const style = getComputedStyle(node)
  return {
    number: Number(node.ariaPosInSet), count: Number(node.ariaSetSize), text: node.textContent,
    isSeen: node.hasAttribute('data-focused') &&
      (style.boxShadow !== 'none' || style.outlineStyle !== 'none'),
    isInList: box.bottom > outer.top && box.top < outer.bottom &&
      box.right > outer.left && box.left < outer.right,
  }
}

async function walkList(page, name) {
  await browser.press('Down')
  await browser.rest()
  const first = await browser.run(current)
  assert.ok(first?.isSeen && first.isInList, `${name}: an item has focus that can be seen`)
  await browser.press(['Control', 'End'])
  await browser.rest()
  const last = await browser.run(current)
  assert.equal(last?.number, last?.count, `${name}: the last item`)
  assert.ok(last.isSeen && last.isInList, `${name}: the last item can be seen`)
  await browser.press(['Control', 'Home'])
  await browser.rest()
  const { number } = await browser.run(current)
  // The chat has loaded older messages before the one that was the first.
  assert.ok(number === 1 || page === 'chat' && number === 41, `${name}: the first item`)
}

for (const page of pages) {
  test(`${page}: Tab reaches all`, async () => {
    await browser.openPage(page)
    const count = await browser.run(numberFocusable)
    const reached = new Set()
    for (let steps = 0; steps < count + 2; steps++) {
      await browser.press('Tab')
      const element = await browser.run(focused)
      if (!element || reached.has(element.number)) break
      reached.add(element.number)
      assert.ok(element.isSeen, `focus can be seen: ${element.name}`)
      assert.ok(element.isInWindow, `in the window: ${element.name}`)
      if (element.isList) await walkList(page, element.name)
    }
    assert.equal(reached.size, count)
    assert.deepEqual(await browser.errors(), [])
  })
}

/** Tab as far as a list, and keys. */
async function inList(page, index, ...keys) {
  await browser.openPage(page)
  const isThere = () => browser.run((at) => {
    const lists = document.querySelectorAll('.stage[role]:not([role=region])')
    return lists[at] === document.activeElement
  }, index)
  while (!await isThere()) await browser.press('Tab')
  await browser.press(...keys)
  await browser.rest()
}

test('letters find a plant, and what is told stands beside it', async () => {
  await inList('keyboard', 0, 'm', 'a', 'l')
  assert.match((await browser.run(current)).text, /^Mal/)
  const lines = await browser.run(() => [...told.children].map((line) => line.textContent))
  assert.ok(lines.some((line) => /^Mal\w+, \d+ of 1000$/.test(line)), lines.join())
  await browser.press(['Shift', 'Right'], ['Shift', 'Right'])
  await browser.rest()
  assert.equal(await browser.run(() => document.querySelectorAll('[aria-selected=true]').length), 3)
  await browser.until(() => document.querySelector('.jogakbo-announcer')?.textContent === '3 selected')
})

test('right opens a branch of a tree, left closes it', async () => {
  await inList('tree', 0, 'Right')
  const level = () => browser.run(() =>
    Number(document.getElementById(list.getAttribute('aria-activedescendant')).ariaLevel))
  await browser.press('Right')
  await browser.rest()
  assert.equal(await level(), 2)
  await browser.press('Left')
  await browser.rest()
  assert.equal(await level(), 1)
  await browser.press('Left')
  await browser.rest()
  const children = () => browser.run(() => [...document.querySelectorAll('[aria-level="2"]')]
    .filter((each) => each.checkVisibility()).length)
  assert.equal(await children(), 0)
})

test('Alt with an arrow moves a card to the next column', async () => {
  const texts = (index) => browser.run((at) => {
    const cards = document.querySelectorAll('.stage')[at].querySelectorAll('[aria-posinset]')
    return [...cards].map((each) => each.textContent)
  }, index)
  await browser.openPage('board')
  const [card] = await texts(0)
  await inList('board', 0, ['Alt', 'Right'])
  assert.ok((await texts(1)).includes(card))
  const lane = await browser.run(() => document.activeElement.getAttribute('aria-labelledby'))
  assert.equal(lane, 'lane-1')
})

test('Enter sends a message', async () => {
  await browser.openPage('chat')
  await browser.run(() => text.focus())
  await browser.press('H', 'i', 'Enter')
  await browser.until(() => [...document.querySelectorAll('.bubble')]
    .some((each) => each.textContent === 'Hi'))
})

// The programs of the README and of docs, as a newcomer has them: beside node_modules.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { useBrowser } from './browser.js'
import { openBundle } from './bundle.js'

const folder = fileURLToPath(new URL('..', import.meta.url))
const readme = await readFile(`${folder}README.md`, 'utf8')
const pages = Object.fromEntries([...readme.matchAll(/## ([^\n]+)\n[^#]*?```html\n(.*?)```/gs)]
  .map(([, title, code]) => [title, code]))

before(() => execFileSync(`${folder}tools/bundle.sh`))
const browser = useBrowser()

const seen = (name) => browser.run((name) => [...document.querySelectorAll(name)]
  .filter((node) => node.style.display !== 'none' && !node.hidden)
  .map((node) => [node.innerText, node.getBoundingClientRect()])
  .filter(([, { bottom, top }]) => bottom > 0 && top < innerHeight)
  .map(([text, { left, top, width, height }]) => [text.trim(), left, top, width, height])
  .sort((one, other) => one[2] - other[2] || one[1] - other[1]), name)

test('a list of measured rows', async () => {
  await browser.show(pages['A list of 100,000 measured rows'], '.row')
  const rows = await seen('.row')
  assert.equal(rows[0][0], 'Row 0')
  for (let row = 1; row < rows.length; row++) {
    assert.ok(Math.abs(rows[row - 1][2] + rows[row - 1][4] - rows[row][2]) < 0.1)
  }
  assert.ok(rows.some(([, , , , height]) => height > 1.5 * rows[0][4]))
  await browser.click(100, 20)
  await browser.press('End')
  await browser.until(() => [...document.querySelectorAll('.row')].some((node) =>
    node.innerText.startsWith('Row 99999') && node.getBoundingClientRect().top < innerHeight * 0.8))
})

test('a grid', async () => {
  await browser.show(pages['A grid'], '.cell')
  const cells = await seen('.cell')
  const [one, other] = cells
  assert.deepEqual([one[0], other[0]], ['1', '2'])
  assert.ok(Math.abs(one[3] / one[4] - 1.5) < 0.02)
  assert.ok(Math.abs(other[1] - one[1] - one[3] - 8) < 0.1)
})

test('a chat that follows its end', async () => {
  await browser.show(pages['A chat'], '.message')
  await browser.frames()
  assert.match((await seen('.message')).at(-1)[0], /^Message 9999/)
  await browser.run(() => document.getElementById('input').focus())
  await browser.press('H', 'i', 'Enter')
  await browser.until(() => document.body.innerText.includes('streams in.'))
  await browser.frames(20)
  const messages = await seen('.message')
  assert.equal(messages.at(-2)[0], 'Hi')
  assert.match(messages.at(-1)[0], /^You have written Hi/)
  const end = await browser.run(() =>
    document.getElementById('chat').getBoundingClientRect().bottom)
  assert.ok(Math.abs(messages.at(-1)[2] + messages.at(-1)[4] - end) < 3)
})

test('a list by hand', async () => {
  await browser.show(pages['Without the binder'], '#list > div')
  assert.equal((await seen('#list > div'))[0][0], 'Row 0')
  await browser.wheel(100, 100, 1000)
  assert.match((await seen('#list > div'))[0][0], /^Row 2\d$/)
})

test('every page was tried', () => {
  assert.equal(Object.keys(pages).length, 4)
  assert.equal(readme.match(/```html/g).length, 4)
})

test('an element of HTML', async () => {
  const [, page] = /```html\n(.*?)```/s.exec(await readFile(`${folder}docs/element.md`, 'utf8'))
  await browser.show(page, '.cell')
  assert.deepEqual((await seen('.cell')).slice(0, 2).map(([text]) => text), ['1', '2'])
  await browser.click(60, 60)
  assert.equal(await browser.run(() =>
    document.querySelector('jogakbo-view').view.selection().count), 1)
})

test('a component of React', async () => {
  const [, code] = /```jsx\n(.*?)```/s.exec(await readFile(`${folder}docs/react.md`, 'utf8'))
  const modules = await mkdtemp(join(tmpdir(), 'jogakbo-'))
  try {
    await symlink(folder, join(modules, 'jogakbo'))
    await openBundle(browser, `${code}
      import { createRoot } from 'react-dom/client'
      const names = Array.from({ length: 100_000 }, (_, item) => 'Name ' + item)
      createRoot(document.getElementById('root')).render(<Rows names={names} />)`,
    { modules, options: ['--loader=jsx', '--jsx=automatic'] })
  } finally {
    await rm(modules, { recursive: true })
  }
  await browser.until(() => document.querySelector('.row p'))
  await browser.wheel(100, 100, 5000)
  await browser.until(() => document.querySelector('.row p').innerText.length > 6)
  assert.match((await seen('.row'))[0][0], /^Name \d\d+$/)
})

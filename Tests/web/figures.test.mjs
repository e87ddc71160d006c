// The figures that the gallery stands for, as a table. What does not depend on the machine must
// hold; times may be many times their aims, as machines of tests are busy.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { Gallery } from './gallery.mjs'

const slowness = 25
const rows = []

function put(what, value, aim, unit = '') {
  const digits = Math.abs(value) < 0.01 && value !== 0 ? 5 : Math.abs(value) < 10 ? 2 : 0
  const measured = `${value.toFixed(digits)} ${unit}`.trim()
  rows.push([what, measured, aim === undefined ? '' : `${aim} ${unit}`.trim()])
}

const median = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1]

async function withBrowser(body) {
  const browser = new Gallery()
  try {
    await browser.start()
    return await body(browser)
  } finally {
    await browser.stop()
  }
}

test('a million rows, by the engine alone', () => withBrowser(async (browser) => {
  await browser.load('index.html')
  const own = await browser.run(async () => (await import('/tests/figures.js')).figures())
  const aims = { build: [6, 'ms'], step: [0.6, 'us'], insert: [7, 'us'] }
  const names = {
    build: 'build, 1M rows', step: 'step with elements read', insert: 'insert with its frame',
  }
  for (const [key, [aim, unit]] of Object.entries(aims)) {
    put(names[key], own[key], aim, unit)
    assert.ok(own[key] < aim * slowness, `${key}: ${own[key]} ${unit}`)
  }
  if (!await browser.run(() => document.getElementById('peer') !== null)) return
  const peer = await browser.run(async () => (await import('/tests/figures.js')).peerFigures())
  for (const [key, aim] of [['build', 0.5], ['step', 0.7], ['insert', 0.001]]) {
    put(`${names[key]} ÷ TanStack's`, own[key] / peer[key], aim)
    assert.ok(own[key] / peer[key] < aim * 4, `${key} ÷ TanStack's`)
  }
}))

test('a fling over a million rows', () => withBrowser(async (browser) => {
  await browser.openPage('index')
  const { x, y } = await browser.box('#list')
  const runs = []
  for (let run = 0; run < 6; run++) {
    await browser.run(async () => { window.end = (await import('/tests/fling.js')).watch() })
    for (let flick = 0; flick < 3; flick++) {
      const points = Array.from({ length: 7 }, (_, step) => [x + 200, y + 520 - step * 80])
      await browser.drag('touch', points, { duration: 8 })
    }
    await browser.rest('#list')
    // The first one warms up: the browser compiles what runs often.
    if (run > 0) runs.push(await browser.run(() => window.end()))
    else await browser.run(() => window.end())
  }
  const all = (key) => runs.map((run) => run[key])
  const sum = (key) => all(key).reduce((one, other) => one + other)
  assert.ok(Math.min(...all('frames')) > 10 && Math.min(...all('looks')) > 10, 'frames were drawn')
  put('fling: frame p99, median of 5', median(all('p99')), 4, 'ms')
  put('fling: frames that are blank somewhere', sum('blank'), 0)
  put('fling: DOM nodes beyond what is visible', Math.max(...all('beyond')), 8)
  put('fling: long tasks, median of 5', median(all('tasks')), 0)
  assert.equal(sum('blank'), 0)
  assert.ok(Math.max(...all('beyond')) <= 8)
  assert.ok(median(all('p99')) < 4 * slowness)
}))

/** Notes when there is something to see, and when there are rows. */
const noteRows = `
  (function look() {
    const note = () => { window.rowsAt = performance.now() }
    requestAnimationFrame(document.querySelector('#list [aria-posinset]') ? note : look)
  })()`

test('the first page, cold', async () => {
  const [empty, paint, first] = [[], [], []]
  for (let round = 0; round < 3; round++) {
    for (const path of ['tests/blank.html', 'index.html']) {
      await withBrowser(async (browser) => {
        await browser.devtools('Page.addScriptToEvaluateOnNewDocument', { source: noteRows })
        await browser.load(path)
        await browser.until(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        const painted = () => performance.getEntriesByName('first-contentful-paint')[0].startTime
        if (path !== 'index.html') return empty.push(await browser.run(painted))
        await browser.until(() => window.rowsAt > 0)
        paint.push(await browser.run(painted))
        first.push(await browser.run(() => window.rowsAt))
      })
    }
  }
  put("an empty page's first paint, cold", median(empty), undefined, 'ms')
  put('first paint, cold', median(paint), 300, 'ms')
  put('first rows, cold', median(first), 500, 'ms')
  assert.ok(median(paint) < 300 * slowness && median(first) < 500 * slowness)
})

after(() => {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length), 8))
  const line = ([what, value, aim]) =>
    `${what.padEnd(widths[0])}  ${value.padStart(widths[1])}  ${aim.padStart(widths[2])}`
  console.log([line(['', 'measured', 'at most']), ...rows.map(line)].join('\n'))
})

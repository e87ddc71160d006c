// Every page, in both colour schemes and three widths: nothing shifts as it loads, nothing comes
// from elsewhere or is wider than the window, axe finds no violation, and the console has no error.
// The pictures are to be looked at.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { forTests } from '../browser/for-tests.mjs'
import { Gallery, pages, root, site } from './gallery.mjs'

const axe = await readFile(join(root, '.build/web-tests/axe.min.js'), 'utf8')
const widths = [400, 860, 1440]
const browser = forTests(new Gallery())

/** What has shifted. A child of a list that shows another item now has not. */
const layoutShifts = () => new Promise((resolve) => {
  const shifted = []
  const observer = new PerformanceObserver((list) => {
    for (const { node } of list.getEntries().flatMap(({ sources }) => [...sources])) {
      const element = node instanceof Element ? node : node?.parentElement
      if (element && !element.closest('.stage > *')) shifted.push(element.outerHTML.slice(0, 100))
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => { observer.disconnect(); resolve(shifted) }, 100)
})

async function violations() {
  // A script of WebDriver is a function body: axe is put into the page as one.
  await browser.run(`() => { if (!window.axe) { ${axe} } }`)
  return browser.run(async () => {
    const { violations: list } = await window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return list.map(({ id, nodes }) =>
      `${id}: ${nodes.length} times: ${nodes[0].html.slice(0, 300)}`)
  })
}

for (const page of pages) {
  for (const width of widths) {
    test(`${page}, ${width} wide`, async () => {
      await browser.setMedia({ 'prefers-color-scheme': 'light' })
      await browser.setWindow(width, 900)
      await browser.openPage(page)
      assert.deepEqual(await browser.run(layoutShifts), [])
      assert.ok(await browser.run(() => document.documentElement.scrollWidth) <= width, 'too wide')
      assert.deepEqual(await browser.run(() => performance.getEntriesByType('resource')
        .map(({ name }) => name).filter((name) => !name.startsWith(location.origin))
        .filter((name) => !name.startsWith('data:'))), [], 'from elsewhere')
      for (const scheme of ['light', 'dark']) {
        await browser.setMedia({ 'prefers-color-scheme': scheme })
        await browser.rest()
        await browser.screenshot(join(site, `pictures/${page}-${scheme}-${width}.png`))
        if (width === (scheme === 'light' ? widths.at(-1) : widths[0])) {
          assert.deepEqual(await violations(), [], scheme)
        }
      }
      assert.deepEqual(await browser.errors(), [])
    })
  }
}

// The package in Chromium, and pages that tests make.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Browser } from '../../../Tests/browser/browser.mjs'
import { forTests } from '../../../Tests/browser/for-tests.mjs'

export { way } from '../../../Tests/browser/input.mjs'

const folder = fileURLToPath(new URL('..', import.meta.url))
const modules = fileURLToPath(new URL('../../../.build/wasm/', import.meta.url))

/** A file of the package, which is that of the folder node_modules as well. */
function packageFile(path) {
  const own = path.replace(/^\/node_modules\/jogakbo/, '')
  return readFile(/^\/jogakbo(-list)?\.wasm$/.test(own) ? modules + own : folder + own)
}

class PackageBrowser extends Browser {
  /** What the server has beside the package, by its path. */
  pages = new Map()

  constructor() {
    super((path) => this.pages.get(path) ?? packageFile(path), { width: 800, height: 600 })
  }

  /** Shows a whole page, until it has what a selector names. */
  async show(html, selector) {
    this.pages.set('/page.html', html)
    await this.load('page.html')
    await this.until((name) => document.querySelector(name), selector)
    await this.frames()
  }

  /** Opens a page with a body and a module; the module sets `window.ready` once it is done. */
  async open(body, script, head = '') {
    this.pages.set('/test.html', `<!doctype html><html lang=en><meta charset=utf-8>
<title>A test</title><link rel=icon href=data:,><style>body{margin:0}</style>${head}${body}
<script type=module>
window.problems = []
addEventListener('error', (event) => problems.push(event.message))
addEventListener('unhandledrejection', (event) => problems.push(String(event.reason?.stack)))
try { await (async () => { ${script} })() } catch (error) { problems.push(error.stack) }
window.ready = true
</script></html>`)
    await this.load('test.html')
    await this.until(() => window.ready)
    await this.frames()
    const problems = await this.run(() => window.problems)
    if (problems.length > 0) throw new Error(problems.join('\n'))
  }

  /** Waits after each step of input until the page has drawn what comes of it. */
  act(...steps) {
    return super.act(...steps.flatMap((step) => [step, () => this.frames()]))
  }
}

/** A browser for the tests of a file. */
export const useBrowser = () => forTests(new PackageBrowser())

/** What begins the scripts of pages: the engine, a list and a binder. */
export const begin = `
const jgb = await import('/src/jogakbo.js')
const { Binder } = await import('/src/binder.js')
const parts = await import('/src/parts.js')
const jogakbo = await jgb.load('/jogakbo.wasm')
window.jgb = jgb; window.jogakbo = jogakbo; window.parts = parts; window.Binder = Binder
window.listOf = (count, height = 40) => {
  const view = jogakbo.createView()
  view.setListLayout({ configuration: { sectionMetrics: {
    minimumLineSpacing: 0, itemSize: { width: 0, height } } } })
  view.setItems(count)
  return view
}
`

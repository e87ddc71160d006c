// A Chromium that a test drives: by chromedriver, and pages that a server of the test has.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('..', import.meta.url))
const modules = fileURLToPath(new URL('../../../.build/wasm/', import.meta.url))
const types = {
  js: 'text/javascript', html: 'text/html; charset=utf-8', wasm: 'application/wasm',
}

/** Serves the package, and beside it what `pages` has by its path. */
async function serve(pages) {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://local').pathname
    const own = path.replace(/^\/node_modules\/jogakbo/, '')
    const place = /^\/jogakbo(-list)?\.wasm$/.test(own) ? modules + own : folder + own
    try {
      const body = pages.get(path) ?? await readFile(place)
      response.writeHead(200, { 'content-type': types[path.split('.').pop()] ?? types.html })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** A free port of this machine. */
async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

export class Browser {
  pages = new Map()

  static async start() {
    const browser = new Browser()
    browser.server = await serve(browser.pages)
    const port = await freePort()
    browser.driver = spawn('/usr/bin/chromedriver', [`--port=${port}`], { stdio: 'ignore' })
    browser.base = `http://127.0.0.1:${port}`
    const deadline = Date.now() + 20_000
    while (!await fetch(`${browser.base}/status`).then((answer) => answer.ok, () => false)) {
      if (Date.now() > deadline) throw new Error('chromedriver does not answer')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const { sessionId } = await browser.#post('/session', {
      capabilities: { alwaysMatch: {
        browserName: 'chrome', 'goog:loggingPrefs': { browser: 'ALL' },
        'goog:chromeOptions': { binary: '/usr/bin/chromium', args: [
          '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage',
          '--window-size=800,700', '--force-device-scale-factor=1', '--hide-scrollbars=false',
        ] },
      } },
    })
    browser.session = `/session/${sessionId}`
    return browser
  }

  async #post(path, body = {}) {
    const response = await fetch(this.base + path, {
      method: 'POST', body: JSON.stringify(body), signal: AbortSignal.timeout(60_000),
    })
    const { value } = await response.json()
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value
  }

  /** Shows a whole page, until it has what a selector names. */
  async show(html, selector) {
    this.pages.set('/page.html', html)
    const { port } = this.server.address()
    await this.#post(`${this.session}/url`, { url: `http://127.0.0.1:${port}/page.html` })
    await this.until((name) => document.querySelector(name), selector)
    await this.rest()
  }

  /** Opens a page with a body and a module; the module sets `window.ready` once it is done. */
  async open(body, script, head = '') {
    const { port } = this.server.address()
    this.pages.set('/test.html', `<!doctype html><html lang=en><meta charset=utf-8>
<title>A test</title><link rel=icon href=data:,><style>body{margin:0}</style>${head}${body}
<script type=module>
window.problems = []
addEventListener('error', (event) => problems.push(event.message))
addEventListener('unhandledrejection', (event) => problems.push(String(event.reason?.stack)))
try { await (async () => { ${script} })() } catch (error) { problems.push(error.stack) }
window.ready = true
</script></html>`)
    this.origin = `http://127.0.0.1:${port}`
    await this.#post(`${this.session}/url`, { url: `${this.origin}/test.html` })
    await this.until(() => window.ready)
    await this.rest()
    const problems = await this.run(() => window.problems)
    if (problems.length > 0) throw new Error(problems.join('\n'))
  }

  /** Calls a function in the page. */
  run(body, ...given) {
    return this.#post(`${this.session}/execute/sync`, {
      script: `return (${body})(...arguments)`, args: given,
    })
  }

  /** Waits until a function in the page returns something. */
  async until(body, ...given) {
    const deadline = Date.now() + 10_000
    for (;;) {
      const result = await this.run(body, ...given)
      if (result) return result
      if (Date.now() > deadline) throw new Error(`never: ${body}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  /** Waits until the page has drawn what it was to draw. */
  rest(count = 3) {
    return this.#post(`${this.session}/execute/async`, {
      script: `let left = arguments[0]; const done = arguments[1]
        const step = () => { left-- > 0 ? requestAnimationFrame(step) : done() }; step()`,
      args: [count],
    })
  }

  /** What a pointer does: `steps` are of WebDriver's actions. */
  async pointer(pointerType, steps) {
    await this.#post(`${this.session}/actions`, { actions: [{
      type: 'pointer', id: pointerType, parameters: { pointerType }, actions: steps,
    }] })
    await this.rest()
  }

  /** What several fingers do at once. */
  async fingers(...all) {
    await this.#post(`${this.session}/actions`, { actions: all.map((actions, number) => ({
      type: 'pointer', id: `finger${number}`, parameters: { pointerType: 'touch' }, actions,
    })) })
    await this.rest()
  }

  async click(x, y, button = 0) {
    await this.pointer('mouse', [move(x, y), down(button), up(button)])
  }

  /** A drag with a mouse, or with a finger. */
  async drag(pointerType, from, to, { holds = 0, pause = 0, duration = 200 } = {}) {
    await this.pointer(pointerType, [
      move(...from), down(), wait(holds), ...way(from, to, duration), wait(pause), up(),
    ])
  }

  async wheel(x, y, deltaY, deltaX = 0) {
    await this.#post(`${this.session}/actions`, { actions: [{ type: 'wheel', id: 'wheel', actions: [
      { type: 'scroll', x, y, deltaX, deltaY, duration: 0 },
    ] }] })
    await this.rest()
  }

  async keys(...values) {
    await this.#post(`${this.session}/actions`, { actions: [{ type: 'key', id: 'keys',
      actions: values.flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }]),
    }] })
    await this.rest()
  }

  /** A command of the developer tools. */
  tools(cmd, params) {
    return this.#post(`${this.session}/goog/cdp/execute`, { cmd, params })
  }

  async picture(path) {
    const response = await fetch(`${this.base}${this.session}/screenshot`)
    await writeFile(path, Buffer.from((await response.json()).value, 'base64'))
  }

  async stop() {
    if (this.session) await fetch(this.base + this.session, { method: 'DELETE' })
    this.driver.kill()
    await once(this.driver, 'exit')
    this.server.closeAllConnections()
    this.server.close()
  }
}

const stepCount = 10

/** The steps of a way: touches have no others. */
export const way = (from, to, duration) => Array.from({ length: stepCount }, (_, step) => {
  const part = (step + 1) / stepCount
  return move(from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1]),
    duration / stepCount)
})

export const move = (x, y, duration = 0) =>
  ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration })
export const down = (button = 0) => ({ type: 'pointerDown', button })
export const up = (button = 0) => ({ type: 'pointerUp', button })
export const wait = (duration) => ({ type: 'pause', duration })

/** Keys of WebDriver. */
export const Key = {
  tab: '\uE004', enter: '\uE007', escape: '\uE00C', end: '\uE010', home: '\uE011',
  left: '\uE012', up: '\uE013', right: '\uE014', down: '\uE015', pageDown: '\uE00F', alt: '\uE00A',
}

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

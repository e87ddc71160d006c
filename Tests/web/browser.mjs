// Chromium, driven by the W3C's WebDriver protocol, and a server of .build/web on loopback.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const site = join(root, '.build/web')

/** The pages of the gallery, in their order. */
export const pages = [...(await readFile(join(site, 'index.html'), 'utf8'))
  .matchAll(/<li><a href=(\w+)\.html/g)].map(([, name]) => name)

const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css',
  '.wasm': 'application/wasm',
}

/** Serves the site, and the pages of these tests under /tests/: an address, and how to stop it. */
async function serve() {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, 'http://host').pathname)
    const file = path.startsWith('/tests/')
      ? fileURLToPath(new URL(`pages/${path.slice(7)}`, import.meta.url)) : join(site, path)
    try {
      const bytes = await readFile(file)
      const type = types[extname(file)] ?? 'application/octet-stream'
      response.writeHead(200, { 'content-type': type }).end(bytes)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    stop: () => { server.closeAllConnections(); server.close() },
  }
}

/** The drivers that run, with their browsers: each is a process group. */
const drivers = new Set()

function stopDriver(driver) {
  if (drivers.delete(driver)) process.kill(-driver.pid)
}

process.on('exit', () => drivers.forEach(stopDriver))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/** Starts chromedriver at a port of its choice. */
async function startDriver() {
  const stdio = ['ignore', 'pipe', 'inherit']
  const driver = spawn('chromedriver', ['--port=0'], { stdio, detached: true })
  drivers.add(driver)
  const port = await new Promise((resolve, reject) => {
    let said = ''
    driver.on('error', reject)
    driver.on('exit', (code) => {
      drivers.delete(driver)
      reject(new Error(`chromedriver ends with ${code}`))
    })
    driver.stdout.on('data', (data) => {
      const found = /successfully on port (\d+)/.exec(said += data)
      if (found) resolve(Number(found[1]))
    })
  })
  return { driver, address: `http://127.0.0.1:${port}` }
}

/** The codes that WebDriver has for keys. */
const keys = {
  Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Control: '\uE009', Alt: '\uE00A',
  End: '\uE010', Home: '\uE011', Left: '\uE012', Up: '\uE013', Right: '\uE014', Down: '\uE015',
  Delete: '\uE017',
}

export class Browser {
  static async start({ width = 1280, height = 900 } = {}) {
    const browser = new Browser()
    browser.server = await serve()
    const { driver, address } = await startDriver()
    browser.driver = driver
    const options = ['--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars=false',
      '--disable-dev-shm-usage', '--disable-background-networking']
    const response = await fetch(`${address}/session`, {
      method: 'POST', body: JSON.stringify({ capabilities: { alwaysMatch: {
        browserName: 'chrome', 'goog:chromeOptions': { args: options },
        'goog:loggingPrefs': { browser: 'ALL' }, timeouts: { script: 120_000, pageLoad: 60_000 },
      } } }),
    })
    const { value } = await response.json()
    if (!value.sessionId) throw new Error(`chromedriver: ${value.message}`)
    browser.session = `${address}/session/${value.sessionId}`
    await browser.setWindow(width, height)
    return browser
  }

  async stop() {
    try {
      await this.#send('DELETE', '')
    } finally {
      stopDriver(this.driver)
      this.server.stop()
    }
  }

  async #send(method, path, body) {
    const sent = body && JSON.stringify(body)
    const response = await fetch(this.session + path, { method, body: sent })
    const { value } = await response.json()
    if (value?.error) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value
  }

  #post(path, body = {}) { return this.#send('POST', path, body) }

  /** A command of the DevTools protocol. */
  devtools(cmd, params = {}) { return this.#post('/goog/cdp/execute', { cmd, params }) }

  /** Runs a function in the page, and waits for what it returns. Arguments are values. */
  run(body, ...args) {
    return this.#post('/execute/sync', { script: `return (${body}).apply(null, arguments)`, args })
  }

  async open(path) {
    await this.#post('/url', { url: `${this.server.address}/${path}` })
  }

  /** Opens a page of the gallery, and waits for the first row in each of its lists. */
  async openPage(name) {
    await this.open(`${name}.html`)
    await this.until(() => {
      const stages = [...document.querySelectorAll('.stage[role]:not([role=region])')]
      return stages.length > 0 && stages.every((stage) => stage.querySelector('[aria-posinset]'))
    }, `rows on ${name}`)
    await this.frames(3)
  }

  /** Waits for a condition of the page. */
  async until(condition, what = String(condition)) {
    const end = Date.now() + 20_000
    while (!await this.run(condition)) {
      if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  }

  /** Waits for refreshes of the screen. */
  frames(count) {
    return this.run(async (left) => {
      for (; left > 0; left--) await new Promise((resolve) => requestAnimationFrame(resolve))
    }, count)
  }

  /** Waits until nothing moves in a list: all stands where it stood five refreshes ago. */
  rest(selector = '.stage') {
    return this.run(async (found) => {
      const all = () => [...document.querySelectorAll(`${found} *`)]
      const layer = () => all().map((each) => each.style?.cssText).join()
      for (let same = 0, before = ''; same < 5;) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        const now = layer()
        same = now === before ? same + 1 : 0
        before = now
      }
    }, selector)
  }

  /** A rectangle of an element, in the window. */
  box(selector) {
    return this.run((found) => {
      const { x, y, width, height } = document.querySelector(found).getBoundingClientRect()
      return { x, y, width, height }
    }, selector)
  }

  /** Input of the devices together, as WebDriver has it. */
  async act(...sources) {
    await this.#post('/actions', { actions: sources })
    await this.#send('DELETE', '/actions')
  }

  /** Presses keys one after another; those of an array together. */
  press(...names) {
    const actions = []
    for (const name of names) {
      const together = [name].flat().map((key) => keys[key] ?? key)
      for (const value of together) actions.push({ type: 'keyDown', value })
      for (const value of together.reverse()) actions.push({ type: 'keyUp', value })
    }
    return this.act({ type: 'key', id: 'keyboard', actions })
  }

  /**
   * Moves a pointer through points while it is down: it stays for `hold` at the first one, and for
   * `pause` at the last one. `meanwhile` is awaited before it is lifted.
   */
  async drag(pointerType, points, options = {}) {
    const { duration = 16, hold = 0, pause = 0, modifier, meanwhile } = options
    const [first, ...others] = points.map(([x, y]) => ({ x: Math.round(x), y: Math.round(y) }))
    const pointer = (actions) =>
      ({ type: 'pointer', id: pointerType, parameters: { pointerType }, actions })
    const key = (actions) => ({ type: 'key', id: 'keyboard', actions })
    const sources = []
    if (modifier) sources.push([key([{ type: 'keyDown', value: keys[modifier] }])])
    sources.push([pointer([
      { type: 'pointerMove', duration: 0, ...first }, { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: hold },
      ...others.map((point) => ({ type: 'pointerMove', duration, ...point })),
      { type: 'pause', duration: pause },
    ])])
    const end = [pointer([{ type: 'pointerUp', button: 0 }])]
    // In one message a finger is lifted at once, which makes it a flick.
    if (meanwhile) sources.push(end)
    else sources.at(-1)[0].actions.push(...end[0].actions)
    for (const actions of sources) {
      if (actions === end) await meanwhile()
      await this.#post('/actions', { actions })
    }
    await this.#send('DELETE', '/actions')
  }

  click(x, y, options) { return this.drag('mouse', [[x, y]], options) }

  wheel(x, y, deltaY, deltaX = 0) {
    return this.act({ type: 'wheel', id: 'wheel', actions: [{
      type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX, deltaY, duration: 0 }] })
  }

  /** Clicks into the middle of an element. */
  async clickOn(selector, options) {
    await this.run((found) => {
      document.querySelector(found).scrollIntoView({ block: 'center' })
    }, selector)
    const { x, y, width, height } = await this.box(selector)
    await this.click(x + width / 2, y + height / 2, options)
  }

  async screenshot(file) {
    await writeFile(file, Buffer.from(await this.#send('GET', '/screenshot'), 'base64'))
  }

  /** What the browser's console has told of errors since the last call. */
  async errors() {
    const entries = await this.#post('/se/log', { type: 'browser' })
    return entries.filter(({ level }) => level === 'SEVERE').map(({ message }) => message)
  }

  setScheme(scheme) {
    return this.devtools('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-color-scheme', value: scheme }] })
  }

  setWindow(width, height) {
    return this.devtools('Emulation.setDeviceMetricsOverride', {
      width, height, deviceScaleFactor: 1, mobile: false })
  }
}

// Chromium, driven by the W3C's WebDriver protocol, and a server of what it shows.
import { writeFile } from 'node:fs/promises'
import { Driver } from './driver.mjs'
import { drags, keyDown, lifts, moves, presses, scrolls } from './input.mjs'
import { serve } from './server.mjs'

/** How long a script, and a command, may take, in milliseconds. */
const scriptLimit = 120_000
const commandLimit = scriptLimit + 30_000

/** How long a condition of the page may take. */
const conditionLimit = 20_000

const capabilities = { alwaysMatch: {
  browserName: 'chrome',
  timeouts: { script: scriptLimit, pageLoad: 60_000 },
  'goog:loggingPrefs': { browser: 'ALL' },
  'goog:chromeOptions': { binary: '/usr/bin/chromium', args: [
    '--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars=false',
    '--disable-dev-shm-usage', '--disable-background-networking',
  ] },
} }

async function send(method, address, body) {
  const response = await fetch(address, {
    method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(commandLimit),
  })
  const { value } = await response.json()
  if (value?.error) throw new Error(`${value.error}: ${value.message}`)
  return value
}

export class Browser {
  #read
  #size
  #server
  #driver
  #session

  /** `read` is what serve() asks for what is at a path. The page is `width` by `height` pixels. */
  constructor(read, { width, height }) {
    this.#read = read
    this.#size = [width, height]
  }

  async start() {
    try {
      this.#server = await serve(this.#read)
      this.#driver = new Driver()
      const address = await this.#driver.address()
      const { sessionId } = await send('POST', `${address}/session`, { capabilities })
      this.#session = `${address}/session/${sessionId}`
      await this.setWindow(...this.#size)
    } catch (error) {
      await this.stop()
      throw error
    }
  }

  async stop() {
    try {
      if (this.#session) await send('DELETE', this.#session)
    } finally {
      await this.#driver?.stop()
      this.#server?.stop()
    }
  }

  /** The address of the server. */
  get address() { return this.#server.address }

  #post(path, body = {}) { return send('POST', this.#session + path, body) }

  /** A command of the DevTools protocol. */
  devtools(cmd, params = {}) { return this.#post('/goog/cdp/execute', { cmd, params }) }

  setWindow(width, height) {
    return this.devtools('Emulation.setDeviceMetricsOverride', {
      width, height, deviceScaleFactor: 1, mobile: false })
  }

  /** Sets media features, by their names. All others are those of the machine. */
  setMedia(features) {
    return this.devtools('Emulation.setEmulatedMedia', {
      features: Object.entries(features).map(([name, value]) => ({ name, value })) })
  }

  /** Shows the page at a path of the server. */
  async load(path) {
    await this.#post('/url', { url: `${this.address}/${path}` })
  }

  /** Runs a function in the page, and waits for what it returns. Arguments are values. */
  run(body, ...args) {
    return this.#post('/execute/sync', { script: `return (${body}).apply(null, arguments)`, args })
  }

  /** Waits until a function in the page returns something, and returns that. */
  async until(condition, ...args) {
    const end = Date.now() + conditionLimit
    for (;;) {
      const result = await this.run(condition, ...args)
      if (result) return result
      if (Date.now() > end) throw new Error(`waited in vain for ${[condition, ...args].join()}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  /** Waits for refreshes of the screen. */
  frames(count = 3) {
    return this.run(async (left) => {
      for (; left > 0; left--) await new Promise((resolve) => requestAnimationFrame(resolve))
    }, count)
  }

  /** A rectangle of an element, in the window. */
  box(selector) {
    return this.run((found) => {
      const { x, y, width, height } = document.querySelector(found).getBoundingClientRect()
      return { x, y, width, height }
    }, selector)
  }

  /** What the browser's console has told of errors since the last call. */
  async errors() {
    const entries = await this.#post('/se/log', { type: 'browser' })
    return entries.filter(({ level }) => level === 'SEVERE').map(({ message }) => message)
  }

  async screenshot(file) {
    await writeFile(file, Buffer.from(await send('GET', `${this.#session}/screenshot`), 'base64'))
  }

  /**
   * Does steps one after another. A step is input of input.mjs, an array of input of devices
   * together, or a function that is awaited. At the end nothing is down any more.
   */
  async act(...steps) {
    try {
      for (const step of steps) {
        if (typeof step === 'function') await step()
        else await this.#post('/actions', { actions: [step].flat() })
      }
    } finally {
      await send('DELETE', `${this.#session}/actions`)
    }
  }

  /** Presses keys one after another; those of an array together. */
  press(...names) { return this.act(presses(names)) }

  /**
   * Moves a pointer through points while it is down, for `duration` from each to the next. The
   * pointer stays for `hold` at the first one, and for `pause` at the last one. `button` is that of
   * a mouse, `modifier` is a key that is down. `meanwhile` is awaited before the pointer is lifted.
   */
  drag(pointerType, points, options = {}) {
    const { modifier, meanwhile } = options
    // In one message a finger is lifted at once, which makes it a flick.
    const steps = meanwhile
      ? [moves(pointerType, points, options), meanwhile, lifts(pointerType, options)]
      : [drags(pointerType, points, options)]
    return this.act(...modifier ? [keyDown(modifier)] : [], ...steps)
  }

  click(x, y, options) { return this.drag('mouse', [[x, y]], options) }

  tap(x, y, options) { return this.drag('touch', [[x, y]], options) }

  /** Drags several fingers at once, each through points of its own. */
  fingers(all, options) {
    return this.act(all.map((points, number) => drags('touch', points, options, number)))
  }

  wheel(x, y, deltaY, deltaX = 0) { return this.act(scrolls(x, y, deltaX, deltaY)) }

  /** Clicks into the middle of an element. */
  async clickOn(selector, options) {
    await this.run((found) => {
      document.querySelector(found).scrollIntoView({ block: 'center' })
    }, selector)
    const { x, y, width, height } = await this.box(selector)
    await this.click(x + width / 2, y + height / 2, options)
  }
}

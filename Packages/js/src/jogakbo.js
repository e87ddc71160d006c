/** Jogakbo in JavaScript: a headless collection view. `load()` is where to begin. */
import { Calls } from './calls.js'
import { interfaceOf } from './interface.js'
import { nanoseconds } from './memory.js'

export * from './public-constants.js'
export { JogakboError } from './handle.js'
export { DisplayFrame } from './frame.js'
export { elementFields } from './element-fields.js'

/** The engine: creates views, layouts and snapshots. */
export class Jogakbo {
  constructor(module, instance) {
    const calls = new Calls(instance.exports, interfaceOf(module))
    calls.addMethods(this, 'library')
    /** The exports of the module: the functions of the C header, malloc() and free(). */
    this.exports = instance.exports
    this.memory = calls.memory
    this.version = instance.exports.jgb_version()
    Object.assign(this, calls.classes)
    speedUp(calls, instance.exports)
    shareEvents(this, calls.classes.View.prototype)
  }
}

/** The call of each refresh of the screen, without what the others need. */
function speedUp(calls, exports) {
  calls.classes.View.prototype.displayFrameAt = function (contentOffset, time) {
    // A destroyed view throws here: its memory is no longer its own.
    const view = this.address
    const { address, frame, frameAddress } = calls.frameOf(this)
    const { f64 } = calls.memory.views
    f64[address >> 3] = contentOffset.x
    f64[(address >> 3) + 1] = contentOffset.y
    calls.check(exports.jgb_view_display_frame_at(view, address, nanoseconds(time), frameAddress),
      'View', this)
    return frame
  }
}

/** Has a view keep the groups of events that a binder needs, whatever else the page asks for. */
function shareEvents(jogakbo, prototype) {
  const { createViewWithSetup } = jogakbo
  jogakbo.createViewWithSetup = (limits, setup) => Object.assign(
    createViewWithSetup.call(jogakbo, limits, setup), { events: { asked: setup?.eventMask ?? 0 } })
  const { setEventMask } = prototype
  if (setEventMask.isMissing) return
  const set = (view, change) => {
    const { asked, required } = view.events = { asked: 0, required: 0, ...view.events, ...change }
    setEventMask.call(view, BigInt(asked) | BigInt(required))
  }
  prototype.setEventMask = function (mask) { set(this, { asked: mask }) }
  prototype.requireEvents = function (mask) { set(this, { required: mask }) }
}

async function bytesOf(url) {
  if (url.protocol === 'file:') {
    const { readFile } = await import('node:fs/promises')
    return readFile(url)
  }
  const response = await fetch(url)
  if (!response.ok) throw new Error(`jogakbo: ${url} answers ${response.status}`)
  return response.arrayBuffer()
}

/**
 * Loads the engine.
 *
 * source: a URL, bytes, a Response or a WebAssembly.Module; by default that of this package.
 */
export async function load(source = new URL('../jogakbo.wasm', import.meta.url)) {
  let code = source instanceof Promise ? await source : source
  if (typeof code === 'string') code = new URL(code, globalThis.location?.href ?? import.meta.url)
  if (code instanceof URL) code = await bytesOf(code)
  if (globalThis.Response && code instanceof Response) code = await code.arrayBuffer()
  const module = code instanceof WebAssembly.Module ? code : await WebAssembly.compile(code)
  return new Jogakbo(module, await WebAssembly.instantiate(module, {}))
}

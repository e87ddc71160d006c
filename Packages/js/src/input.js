// What a person does in an element, as samples for a view.
import * as jgb from './constants.js'

const devices = { touch: jgb.DEVICE_TOUCH, mouse: jgb.DEVICE_MOUSE, pen: jgb.DEVICE_PEN }

const keys = {
  ArrowUp: jgb.KEY_UP, ArrowDown: jgb.KEY_DOWN, ArrowLeft: jgb.KEY_LEFT, ArrowRight: jgb.KEY_RIGHT,
  Home: jgb.KEY_HOME, End: jgb.KEY_END, PageUp: jgb.KEY_PAGE_UP, PageDown: jgb.KEY_PAGE_DOWN,
  ' ': jgb.KEY_SPACE, Enter: jgb.KEY_ENTER, Escape: jgb.KEY_ESCAPE, Delete: jgb.KEY_DELETE,
  F2: jgb.KEY_F2, F10: jgb.KEY_F10, ContextMenu: jgb.KEY_MENU, a: jgb.KEY_A, c: jgb.KEY_C,
  x: jgb.KEY_X, v: jgb.KEY_V,
}

const modifiersOf = (event) =>
  (event.shiftKey ? jgb.MODIFIER_SHIFT : 0) | (event.ctrlKey ? jgb.MODIFIER_CONTROL : 0) |
  (event.altKey ? jgb.MODIFIER_ALT : 0) | (event.metaKey ? jgb.MODIFIER_META : 0)

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgentData?.platform ?? navigator.platform)

export class InputSender {
  constructor(binder, signal) {
    this.binder = binder
    binder.view.setInputConfiguration({ platform: isMac() ? jgb.PLATFORM_MAC : jgb.PLATFORM_OTHER })
    const listen = (name, body, options) =>
      binder.element.addEventListener(name, (event) => body.call(this, event), { signal, ...options })
    listen('pointerdown', this.#down)
    listen('pointermove', this.#move)
    listen('pointerup', (event) => this.#point(event, jgb.POINTER_UP))
    listen('pointercancel', (event) => this.#point(event, jgb.POINTER_CANCEL))
    listen('wheel', this.#turn, { passive: false })
    listen('keydown', this.#press)
  }

  #position({ clientX, clientY }) {
    const { left, top } = this.binder.element.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  #down(event) {
    this.binder.element.focus({ preventScroll: true })
    this.binder.element.setPointerCapture(event.pointerId)
    this.#point(event, jgb.POINTER_DOWN)
  }

  #move(event) {
    if (event.buttons === 0) return
    for (const sample of event.getCoalescedEvents?.() ?? [event]) {
      this.#point(sample, jgb.POINTER_MOVE)
    }
  }

  #point(event, phase) {
    const { binder } = this
    // As a pointer is lifted, the button that was down counts, not those that still are.
    const buttons = event.buttons || [1, 4, 2][event.button] || 1
    binder.view.sendPointers([{
      time: binder.time(event.timeStamp), position: this.#position(event),
      pointer: event.pointerId >>> 0, phase, device: devices[event.pointerType] ?? jgb.DEVICE_MOUSE,
      // The bits of the browser are those of the library.
      buttons: buttons & 7, modifiers: modifiersOf(event),
    }])
    binder.request()
  }

  #turn(event) {
    if (event.ctrlKey) return // the browser zooms the page
    event.preventDefault()
    const { binder } = this
    binder.view.sendWheels([{
      time: binder.time(event.timeStamp), position: this.#position(event),
      delta: { x: event.deltaX, y: event.deltaY }, unit: event.deltaMode,
      modifiers: modifiersOf(event),
    }])
    binder.request()
  }

  #press(event) {
    const { binder } = this
    const key = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    const time = binder.time(event.timeStamp)
    const modifiers = modifiersOf(event)
    let isHandled = key !== undefined && binder.view.sendKey({ time, key, modifiers })
    const isText = event.key.length === 1 && !(modifiers & ~jgb.MODIFIER_SHIFT)
    if (!isHandled && isText) isHandled = binder.view.sendText(time, event.key)
    if (isHandled) event.preventDefault()
    binder.request()
  }
}

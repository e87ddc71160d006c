// What a person does in an element, as samples for a view.
import * as jgb from './constants.js'
import { attempt } from './attempt.js'
import { tapDistance } from './measures.js'

const devices = { touch: jgb.DEVICE_TOUCH, mouse: jgb.DEVICE_MOUSE, pen: jgb.DEVICE_PEN }

const keys = {
  ArrowUp: jgb.KEY_UP, ArrowDown: jgb.KEY_DOWN, ArrowLeft: jgb.KEY_LEFT, ArrowRight: jgb.KEY_RIGHT,
  Home: jgb.KEY_HOME, End: jgb.KEY_END, PageUp: jgb.KEY_PAGE_UP, PageDown: jgb.KEY_PAGE_DOWN,
  ' ': jgb.KEY_SPACE, Enter: jgb.KEY_ENTER, Escape: jgb.KEY_ESCAPE, Delete: jgb.KEY_DELETE,
  F2: jgb.KEY_F2, F10: jgb.KEY_F10, ContextMenu: jgb.KEY_MENU, a: jgb.KEY_A, c: jgb.KEY_C,
  x: jgb.KEY_X, v: jgb.KEY_V,
}

/** Which way a key scrolls that the view does nothing with, in pages; Infinity: to the end. */
const ways = {
  ArrowUp: [0, -0.1], ArrowDown: [0, 0.1], ArrowLeft: [-0.1, 0], ArrowRight: [0.1, 0],
  PageUp: [0, -0.9], PageDown: [0, 0.9], ' ': [0, 0.9],
  Home: [-Infinity, -Infinity], End: [Infinity, Infinity],
}

/** What has a click, or text, for itself. */
const fields = 'input,select,textarea,[contenteditable]'
const controls = `a[href],button,label,summary,${fields}`

const modifiersOf = (event) =>
  event.shiftKey * jgb.MODIFIER_SHIFT | event.ctrlKey * jgb.MODIFIER_CONTROL |
  event.altKey * jgb.MODIFIER_ALT | event.metaKey * jgb.MODIFIER_META

export class InputSender {
  /** Whether a key was the last to lead the content. */
  hasPressed = false
  /** Pointers that are down, by their numbers, with the event of each that went down. */
  #pointers = new Map()

  constructor(binder) {
    const { signal } = binder
    this.binder = binder
    const isMac = /mac|iphone|ipad/i.test(navigator.platform)
    binder.view.setInputConfiguration({ platform: isMac ? jgb.PLATFORM_MAC : jgb.PLATFORM_OTHER })
    const listen = (name, body, options) => binder.element.addEventListener(name,
      (event) => body.call(this, event), { signal, ...options })
    listen('pointerdown', this.#down)
    listen('pointermove', this.#move)
    listen('pointerup', this.#up)
    listen('pointercancel', this.#lose)
    if (!binder.scroller) {
      listen('wheel', this.#turn, { passive: false })
      listen('scroll', this.#follow)
    }
    listen('keydown', this.#press)
    listen('focus', this.#enter)
  }

  /** Whether the page has a pointer for itself: in a control, or in text that can be selected. */
  #isForPage({ target, pointerType, button }) {
    return pointerType === 'mouse' && button === 0 &&
      (this.#control(target) || getComputedStyle(target).userSelect === 'text')
  }

  /** The control in a child that a target is, or is in; false where there is none. */
  #control(target) {
    const control = target.closest(controls)
    return this.binder.layer.contains(control) && control
  }

  #down(event) {
    if (this.#isForPage(event)) return
    const control = this.#control(event.target)
    this.#pointers.set(event.pointerId, { event, control })
    if (!control) this.binder.element.focus({ preventScroll: true })
    this.#point(event, jgb.POINTER_DOWN)
  }

  #move(event) {
    const down = this.#pointers.get(event.pointerId)
    if (!down) return
    // The page was not told that a mouse is up: it was lifted outside, or over a menu.
    if (event.pointerType === 'mouse' && !event.buttons) return this.#lose(event)
    const { clientX, clientY } = down.event
    if (!down.hasMoved &&
      Math.hypot(event.clientX - clientX, event.clientY - clientY) > tapDistance) {
      down.hasMoved = true
      // Not before: a click goes to what has the pointer.
      this.binder.element.setPointerCapture(event.pointerId)
    }
    for (const sample of event.getCoalescedEvents?.() ?? [event]) {
      this.#point(sample, jgb.POINTER_MOVE)
    }
  }

  #up(event) {
    const down = this.#pointers.get(event.pointerId)
    // A touch on a control may scroll, but a tap is that of the control.
    if (down?.control && !down.hasMoved) return this.#lose(event)
    if (down) this.#point(event, jgb.POINTER_UP)
    this.#pointers.delete(event.pointerId)
  }

  #lose(event) {
    if (this.#pointers.delete(event.pointerId)) this.#point(event, jgb.POINTER_CANCEL)
  }

  cancel() {
    for (const { event } of this.#pointers.values()) this.#lose(event)
  }

  /** What pointers and wheels have in common. */
  #sample(event) {
    const { binder } = this
    this.hasPressed = false
    binder.request()
    return {
      time: binder.time(event.timeStamp), position: binder.position(event),
      modifiers: modifiersOf(event),
    }
  }

  #point(event, phase) {
    // As a pointer is lifted, the button that was down counts, not those that still are.
    const buttons = event.buttons || [1, 4, 2][event.button] || 1
    this.binder.view.sendPointers([{
      ...this.#sample(event),
      pointer: event.pointerId >>> 0, phase, device: devices[event.pointerType] ?? jgb.DEVICE_MOUSE,
      // The bits of the browser are those of the library.
      buttons: buttons & 7,
    }])
  }

  #turn(event) {
    if (event.ctrlKey) return // the browser zooms the page, or a pinch is told of
    event.preventDefault()
    this.binder.view.sendWheels([{
      ...this.#sample(event), delta: { x: event.deltaX, y: event.deltaY }, unit: event.deltaMode,
    }])
  }

  /** The browser has scrolled to what has focus in a child, or to a text: the view does so. */
  #follow() {
    const { binder } = this
    const { scrollLeft, scrollTop } = binder.element
    if (!scrollLeft && !scrollTop) return
    const { x, y } = binder.offset
    if (attempt(() => binder.scrollTo({ x: x + scrollLeft, y: y + scrollTop }))) {
      binder.element.scrollTo(0, 0)
    }
  }

  #press(event) {
    const { binder } = this
    const { target } = event
    if (target !== binder.element &&
      (target.closest(fields) || /^(Enter| )$/.test(event.key))) return
    this.hasPressed = this.#isHandled(event)
    if (this.hasPressed || !binder.scroller && this.#scroll(event)) event.preventDefault()
    binder.request()
  }

  #isHandled(event) {
    const { binder } = this
    if (!binder.can('sendKey')) return false
    const key = keys[event.key] ?? keys[event.key.toLowerCase()]
    const time = binder.time(event.timeStamp)
    const modifiers = modifiersOf(event)
    if (key !== undefined && binder.view.sendKey({ time, key, modifiers })) return true
    const isText = event.key.length === 1 && !(modifiers & ~jgb.MODIFIER_SHIFT)
    return isText && binder.view.sendText(time, event.key)
  }

  /** Scrolls by a key, as a browser does. */
  #scroll({ key, ctrlKey, altKey, metaKey }) {
    const way = ways[key]
    if (!way || ctrlKey || altKey || metaKey) return false
    const { view, size, offset } = this.binder
    const { least, greatest } = view.contentOffsetRange()
    const to = (axis, part, length) => Math.max(least[axis],
      Math.min(greatest[axis], offset[axis] + part * length))
    const [x, y] = [to('x', way[0], size.width), to('y', way[1], size.height)]
    if (x === offset.x && y === offset.y) return false
    return attempt(() => view.setContentOffset({ x, y }, isFinite(way[1])))
  }

  /** Focus has come by a key: a selected item takes it, or one that is seen. A browser says
   * `:focus-visible` of the first press in a page as well. */
  #enter() {
    const { element, view, size } = this.binder
    const isByKey = !this.#pointers.size && element.matches(':focus-visible')
    if (!isByKey || !this.binder.can('enterFocus')) return
    const top = view.selection().count ? null : { x: 0, y: 0, ...size, height: 0 }
    if (!view.focusState().hasFocus) attempt(() => view.enterFocus(jgb.FOCUS_DOWN, top))
    this.binder.request()
  }
}

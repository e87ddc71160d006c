// Pinches of two fingers, and of a trackpad, as samples for a view.
import * as jgb from '../constants.js'

/** By how much a trackpad zooms with a pixel of its wheel. */
const wheelRate = 0.01

/** A trackpad does not tell when its fingers are lifted. */
const restDuration = 150

/** Sends pinches: for views that zoom, or of which a pinch leads to another layout. */
export const pinches = () => (binder) => new PinchSender(binder)

class PinchSender {
  events = jgb.EVENT_MASK_ZOOMING
  #fingers = new Map()
  #distance = 0
  /** Of a pinch that is going on. */
  #center
  #scale = 1

  constructor(binder) {
    this.binder = binder
    const listen = (name, body, options) => binder.element.addEventListener(name,
      (event) => body.call(this, event), { signal: binder.signal, ...options })
    listen('pointerdown', this.#down)
    listen('pointermove', this.#move)
    listen('pointerup', this.#up)
    listen('pointercancel', this.#up)
    listen('wheel', this.#turn, { passive: false })
  }

  #send(event, phase, center) {
    const { binder } = this
    this.#center = phase < jgb.GESTURE_ENDED ? center : undefined
    const time = binder.time(event.timeStamp)
    binder.view.sendPinches([{ time, center, scale: this.#scale, phase }])
    binder.request()
  }

  /** The distance between two fingers, and the place in the middle. */
  #spread() {
    const [one, other] = [...this.#fingers.values()]
    return {
      distance: Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1),
      center: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    }
  }

  #down(event) {
    if (event.pointerType !== 'touch' || this.#fingers.size === 2) return
    this.#fingers.set(event.pointerId, this.binder.position(event))
    if (this.#fingers.size < 2) return
    const { distance, center } = this.#spread()
    this.#distance = distance
    this.#scale = 1
    this.#send(event, jgb.GESTURE_BEGAN, center)
  }

  #move(event) {
    if (!this.#fingers.has(event.pointerId)) return
    this.#fingers.set(event.pointerId, this.binder.position(event))
    if (this.#fingers.size < 2) return
    const { distance, center } = this.#spread()
    this.#scale = distance / this.#distance
    this.#send(event, jgb.GESTURE_CHANGED, center)
  }

  #up(event) {
    if (!this.#fingers.has(event.pointerId)) return
    if (this.#fingers.size === 2) {
      const isCancelled = event.type === 'pointercancel'
      this.#send(event, isCancelled ? jgb.GESTURE_CANCELLED : jgb.GESTURE_ENDED,
        this.#spread().center)
    }
    this.#fingers.delete(event.pointerId)
  }

  /** Browsers tell of the pinch of a trackpad as of a wheel with the control key. */
  #turn(event) {
    if (!event.ctrlKey) return
    event.preventDefault()
    const center = this.binder.position(event)
    if (this.timer === undefined) {
      this.#scale = 1
      this.#send(event, jgb.GESTURE_BEGAN, center)
    }
    this.#scale *= Math.exp(-event.deltaY * wheelRate)
    this.#send(event, jgb.GESTURE_CHANGED, center)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.#end(center), restDuration)
  }

  #end(center) {
    this.timer = undefined
    this.#send({}, jgb.GESTURE_ENDED, center)
  }

  /** Style sheets scale what is inside of children: the view scales their frames. */
  onEvent({ kind, number }) {
    if (kind === jgb.EVENT_DID_ZOOM) {
      this.binder.layer.style.setProperty('--jogakbo-zoom', number)
    }
  }

  cancel() {
    if (this.#center) this.#send({}, jgb.GESTURE_CANCELLED, this.#center)
  }

  destroy() {
    clearTimeout(this.timer)
  }
}

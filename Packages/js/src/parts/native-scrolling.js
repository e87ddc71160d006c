// The browser scrolls: the element has a scroll position, and the view shows what is there.
import { EVENT_MASK_SCROLLING, EVENT_WANTED_OFFSET, NO_SECTION } from '../constants.js'

/** Longer content is folded: browsers stop at 17 to 33 million pixels. */
const lengthMaxDefault = 8_000_000

/** How many screens a wheel, a finger or a key goes at once at most; a scroll bar goes farther. */
const stepMax = 3

const restDuration = 150

/**
 * Has the browser scroll, by its own scroll bars, momentum and `scrollTop`, in place of the view,
 * whose scroller stays disabled. Content longer than `lengthMax` pixels is folded: steps go as far
 * as they do elsewhere, and the scroll bar goes through all of it.
 */
export const nativeScrolling = ({ lengthMax = lengthMaxDefault } = {}) =>
  (binder) => new NativeScroller(binder, lengthMax)

/** One of the two ways to scroll. */
class Axis {
  offset = 0
  position = 0
  least = 0
  range = 0
  room = 0
  viewport = 0

  constructor(read, write) {
    Object.assign(this, { read, write })
  }

  get isFolded() {
    return this.range > this.room
  }

  /** What the content is, and how much of it the element can scroll. */
  setRange(least, greatest, viewport, lengthMax) {
    this.least = least
    this.range = greatest - least
    this.viewport = viewport
    // What is not shown has no scroll position, and another one than before once it is.
    if (!viewport) this.position = NaN
    this.room = Math.min(this.range, Math.max(lengthMax - viewport, 0))
    return this.room + viewport
  }

  /** The element has scrolled. Returns whether it has. */
  scrolled() {
    const position = this.read()
    const step = position - this.position
    if (!step) return false
    this.position = position
    const isStep = this.isFolded && Math.abs(step) <= stepMax * this.viewport
    this.set(isStep ? this.offset + step : this.least + this.#fold(position, this.room, this.range))
    return true
  }

  /** A place among `from` pixels, among `to` pixels. Near an end both are equally far from the
   * end, so that steps reach it. */
  #fold(place, from, to) {
    const edge = this.room / 64
    const middle = Math.min(Math.max(place - edge, 0), from - 2 * edge)
    return place + middle * ((to - 2 * edge) / (from - 2 * edge || 1) - 1)
  }

  set(offset) {
    this.offset = Math.min(Math.max(offset, this.least), this.least + this.range)
  }

  /** Puts the scroll position where the content offset has it. */
  align() {
    const position = this.#fold(this.offset - this.least, this.range, this.room)
    if (!this.viewport || Math.abs(position - this.position) < 0.5) return
    this.write(position)
    this.position = this.read()
  }
}

class NativeScroller {
  events = EVENT_MASK_SCROLLING

  constructor(binder, lengthMax) {
    const { element, layer, signal } = binder
    this.binder = binder
    this.lengthMax = lengthMax
    binder.setStyle({ overflow: 'auto', overflowAnchor: 'none', touchAction: 'pan-x pan-y' })
    this.space = document.createElement('div')
    this.space.role = 'presentation'
    this.space.style.cssText =
      'position:absolute;top:0;inset-inline-start:0;overflow:hidden;contain:strict'
    layer.replaceWith(this.space)
    this.space.append(layer)
    this.y = new Axis(() => element.scrollTop, (top) => { element.scrollTop = top })
    this.x = new Axis(() => this.#left, (left) => { this.#left = left })
    if (binder.isFromRightToLeft) this.#beginAtTheRight()
    element.addEventListener('scroll', () => this.#scrolled(), { signal })
    element.addEventListener('scrollend', () => this.#rest(), { signal })
  }

  #beginAtTheRight() {
    const { element, view } = this.binder
    view.setBounds({ x: 0, y: 0, width: element.clientWidth, height: element.clientHeight })
    this.x.offset = view.contentOffsetRange().greatest.x
  }

  // From right to left, browsers count from 0 at the right down to negative numbers.
  get #left() {
    const { element, isFromRightToLeft } = this.binder
    return isFromRightToLeft ? this.x.room + element.scrollLeft : element.scrollLeft
  }

  set #left(left) {
    const { element, isFromRightToLeft } = this.binder
    element.scrollLeft = isFromRightToLeft ? left - this.x.room : left
  }

  /** Where the content is to be shown. */
  get offset() {
    return { x: this.x.offset, y: this.y.offset }
  }

  /** Where the element is scrolled to. */
  get position() {
    return { x: this.x.position, y: this.y.position }
  }

  #scrolled() {
    const [x, y] = [this.x.scrolled(), this.y.scrolled()]
    if (!x && !y) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.#rest(), restDuration)
    this.binder.request()
  }

  /** Folded content: the scroll position becomes that of the content offset again. */
  #rest() {
    clearTimeout(this.timer)
    if (!this.x.isFolded && !this.y.isFolded) return
    this.x.align()
    this.y.align()
    this.binder.moveLayer()
  }

  /** Takes the content size of a display frame, and by how much it moved the content. */
  follow({ contentOffset }) {
    const { view, size } = this.binder
    const { least, greatest } = view.contentOffsetRange()
    for (const [name, property] of [['x', 'width'], ['y', 'height']]) {
      const axis = this[name]
      const length = axis.setRange(least[name], greatest[name], size[property], this.lengthMax)
      if (axis.length !== length) this.space.style[property] = `${axis.length = length}px`
      axis.set(contentOffset[name])
      if (!axis.isFolded || isNaN(axis.position)) axis.align()
    }
  }

  /** Scrolls to a content offset: over time where it is near. */
  scrollTo(offset, isAnimated) {
    const { element } = this.binder
    const left = offset.x - this.x.offset
    const top = offset.y - this.y.offset
    const isNear = Math.abs(top) <= stepMax * this.y.viewport &&
      Math.abs(left) <= stepMax * this.x.viewport
    if (isAnimated && isNear && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return element.scrollBy({ left, top, behavior: 'smooth' })
    }
    this.x.set(offset.x)
    this.y.set(offset.y)
    this.x.align()
    this.y.align()
    this.binder.request()
  }

  onEvent({ kind, element, point, value }) {
    if (kind !== EVENT_WANTED_OFFSET) return
    const { section } = element.indexPath
    if (section === NO_SECTION) this.scrollTo(point, value === 1)
    else this.binder.view.setOrthogonalContentOffset(section, point.x)
  }

  destroy() {
    clearTimeout(this.timer)
    this.space.remove()
  }
}

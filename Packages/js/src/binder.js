// Shows a view in an element of a page: one child for each reusable view, placed by transforms.
import * as jgb from './constants.js'
import { Accessibility, activeDescendant } from './accessibility.js'
import { elementFields as at } from './element-fields.js'
import { dispose } from './handle.js'
import { InputSender } from './input.js'
import { Measurer } from './measurer.js'
import { originDistanceMax } from './measures.js'
import { matrixOf, ReusableView } from './reusable-view.js'
import { rolesOf } from './roles.js'
import { ScrollBar } from './scroll-bar.js'

let binderCount = 0

/** A view in an element; binder.d.ts tells of the options. */
export class Binder {
  #due = 0
  #flags = jgb.REQUEST_COMPLETE
  #views = []
  #stop = new AbortController()
  /** Tells when the binder is destroyed. */
  signal = this.#stop.signal
  /** What the element had before: attributes with their values, and styles. */
  #attributes
  #styles = {}
  #observer = new ResizeObserver(() => this.#resize())
  #timer

  /** Where children stand relative to, in the content. */
  origin = { x: 0, y: 0 }
  contentOffset = { x: 0, y: 0 }

  constructor(element, view, options = {}) {
    this.element = element
    this.view = view
    const [role, itemRole] = rolesOf(view)
    this.options = { role, itemRole, className: 'jogakbo-item', ...options }
    this.number = binderCount += 1
    this.#setUp()
    this.accessibility = new Accessibility(this)
    this.parts = (this.options.parts ?? []).map((part) => part(this))
    this.parts.push(this.accessibility)
    /** What has children hold their content in a child of theirs, if anything has. */
    this.holder = this.measurer ?? this.parts.find((part) => part.needsContents)
    this.scroller = this.parts.find((part) => part.offset)
    const mask = this.parts.reduce((sum, part) => sum | part.events, 0)
    if (this.can('setEventMask')) view.requireEvents(mask)
    this.parts.push(this.input = new InputSender(this))
    if (!this.scroller) this.parts.unshift(new ScrollBar(this, 'y'), new ScrollBar(this, 'x'))
    this.#resize()
  }

  /** Whether the module has a method of the view. */
  can(method) {
    return !this.view[method].isMissing
  }

  #setUp() {
    const { element, options, signal } = this
    this.#attributes = ['role', 'tabindex', 'aria-rowcount', activeDescendant]
      .map((name) => [name, element.getAttribute(name)])
    element.role = options.role
    if (!element.hasAttribute('tabindex')) element.tabIndex = 0
    this.setStyle({
      overflow: 'hidden', touchAction: 'none', overscrollBehavior: 'contain', contain: 'strict',
      userSelect: 'none',
    })
    if (getComputedStyle(element).position === 'static') this.setStyle({ position: 'relative' })
    // The layer of the server, whose children say which elements they show; or another one.
    this.layer = element.querySelector(':scope > [data-jogakbo]') ??
      element.appendChild(document.createElement('div'))
    this.layer.role = 'presentation'
    this.layer.style.cssText =
      'position:absolute;left:0;top:0;width:0;height:0;will-change:transform'
    this.#observer.observe(element)
    if (options.measuresItems) this.measurer = new Measurer(this, options.measuresItems)
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    const adapt = () => {
      this.isFromRightToLeft = getComputedStyle(element).direction === 'rtl'
      this.view.setEnvironment({
        ...options.environment, reducesMotion: motion.matches,
        layoutDirection: this.isFromRightToLeft ? jgb.RIGHT_TO_LEFT : jgb.LEFT_TO_RIGHT,
      })
      this.request()
    }
    motion.addEventListener('change', adapt, { signal })
    adapt()
  }

  /** Sets styles of the element, until the binder is destroyed. */
  setStyle(styles) {
    const { style } = this.element
    for (const name in styles) {
      this.#styles[name] ??= style[name]
      style[name] = styles[name]
    }
  }

  /** The content offset of the next display frame. */
  get offset() {
    return this.scroller?.offset ?? this.view.scrolling().contentOffset
  }

  #resize() {
    this.size = { width: this.element.clientWidth, height: this.element.clientHeight }
    this.view.setBounds({ ...this.offset, ...this.size })
    this.request()
  }

  /** A time that never goes back, whichever clock an event has. */
  time(milliseconds = performance.now()) {
    // Of the view: whichever binder told it last.
    return this.view.lastTime = Math.max(this.view.lastTime ?? 0, milliseconds)
  }

  /** Has the view drawn at the next refresh of the screen: call it after a change of the view. */
  request() {
    if (!this.signal.aborted) this.#due ||= requestAnimationFrame((time) => this.draw(time))
  }

  draw(time) {
    cancelAnimationFrame(this.#due)
    this.#due = 0
    const began = performance.now()
    const now = this.time(time)
    // A page's own data has to have what input has done, before items of it are shown.
    if (this.#tell()) return
    let bound = this.#show(this.#frame(now))
    // What fills children may destroy the binder.
    for (let pass = 1; !this.signal.aborted && this.measurer?.measure(bound, pass); pass++) {
      bound = this.#show(this.#frame(now))
    }
    if (this.signal.aborted) return
    // What the server has filled, and nothing shows.
    for (const node of this.layer.querySelectorAll(':scope > [data-element]')) node.remove()
    this.moveLayer()
    if (this.#tell()) return
    for (const part of this.parts) part.onDraw?.()
    const wake = this.view.wakeAt()
    if (wake > 0) this.#wake(wake)
    else this.measurer?.rest()
    this.options.onDraw?.(performance.now() - began)
  }

  #frame(time) {
    const offset = this.offset
    const preferredSizes = [...this.measurer?.preferred.values() ?? []]
    // The first one is complete, since another binder may have shown the view before, and so is
    // one after an error: what the one with the error had, no other one has.
    const flags = this.#flags
    this.#flags = jgb.REQUEST_COMPLETE
    const frame = flags || preferredSizes.length > 0
      ? this.view.displayFrame({
        bounds: { ...offset, ...this.size }, time, flags, preferredSizes,
      }) : this.view.displayFrameAt(offset, time)
    this.#flags = 0
    this.measurer?.preferred.clear()
    this.contentOffset = frame.contentOffset
    this.scroller?.follow(frame)
    return frame
  }

  /** Puts the layer where the content offset has it. */
  moveLayer() {
    const { x, y } = this.scroller?.position ?? { x: 0, y: 0 }
    const { origin, contentOffset } = this
    // At whole pixels of the screen, as browsers scroll: text stays sharp.
    const snap = (length) => Math.round(length * devicePixelRatio) / devicePixelRatio
    this.layer.style.transform = `translate(${snap(origin.x - contentOffset.x + x)}px,${
      snap(origin.y - contentOffset.y + y)}px)`
  }

  /** Tells of events. Returns whether that has destroyed the binder. */
  #tell() {
    if (!this.can('nextEvents')) return false
    const news = this.view.nextEvents()
    for (const event of news.events) {
      for (const part of this.parts) part.onEvent?.(event, news)
    }
    if (news.events.length > 0) this.options.onEvents?.(news.events, news)
    return this.signal.aborted
  }

  /** At every refresh while elements move; else at a time. */
  #wake(wake) {
    const left = wake - performance.now()
    if (left < 32) return this.request()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.request(), left)
  }

  /** Children stand relative to an origin that is never far from what is visible. */
  #moveOrigin({ x, y }) {
    const { origin } = this
    if (Math.hypot(x - origin.x, y - origin.y) < originDistanceMax) return
    this.origin = { x: Math.round(x), y: Math.round(y) }
    for (const view of this.shownViews) view.place()
  }

  /** Shows a display frame. Returns the reusable views that show another element than before. */
  #show(frame) {
    this.#moveOrigin(this.contentOffset)
    for (const reusable of frame.removedViews) this.#views[reusable]?.show(false)
    const { doubles, words, transforms } = frame
    // Calls with the view may move its memory: what is needed later is copied first.
    const bound = []
    for (let index = 0, count = frame.elementCount; index < count; index++) {
      const [double, word] = [index * at.doubleStride, index * at.wordStride]
      // The category, the kind, the section and the item.
      const element = Array.from(words.subarray(word + at.category, word + at.item + 1))
      const number = words[word + at.reusableView]
      const view = this.#views[number] ??= new ReusableView(this, number, element)
      view.show(true)
      view.x = doubles[double + at.x]
      view.y = doubles[double + at.y]
      view.matrix = matrixOf(transforms, words[word + at.transform])
      view.place()
      view.resize(doubles[double + at.width], doubles[double + at.height])
      view.describe(doubles[double + at.alpha], words[word + at.zIndex] | 0, words[word + at.flags])
      if (view.bind(words[word + at.generation], ...element)) bound.push(view)
      else if (view.isCell) this.accessibility.describeState(view)
    }
    this.#render(bound)
    return bound
  }

  #render(bound) {
    const { render, renderAll, adopts } = this.options
    for (const view of bound) {
      this.accessibility.describe(view)
      const fill = view.isAdopted ? adopts : render
      view.isAdopted = false
      try {
        fill?.(view.content, view.indexPath, view.element)
      } catch (error) {
        // The others are shown, and this one is filled as it is next listed.
        view.generation = -1
        reportError(error)
      }
    }
    if (bound.length > 0) renderAll?.(bound, this.shownViews)
  }

  /** The reusable views that show something. */
  get shownViews() {
    return this.#views.filter((view) => view.isShown)
  }

  /** The child that shows an item, or undefined. */
  nodeFor({ section, item }) {
    return this.shownViews
      .find((view) => view.isCell && view.section === section && view.item === item)?.node
  }

  /** The reusable view with a number. */
  reusableView(number) {
    return this.#views[number]
  }

  /** Where a pointer is in the element. */
  position({ clientX, clientY }) {
    const { left, top } = this.element.getBoundingClientRect()
    return {
      x: clientX - left - this.element.clientLeft, y: clientY - top - this.element.clientTop,
    }
  }

  /** Where a point of the element is in the window, as pointers have it. */
  clientPosition({ x, y }) {
    const origin = this.position({ clientX: 0, clientY: 0 })
    return { clientX: x - origin.x, clientY: y - origin.y }
  }

  /** Scrolls to a content offset, whoever scrolls. */
  scrollTo(offset, isAnimated = false) {
    if (this.scroller) this.scroller.scrollTo(offset, isAnimated)
    else this.view.setContentOffset(offset, isAnimated)
    this.request()
  }

  /** How many children there are: as many as were ever visible at once. */
  get nodeCount() {
    return this.#views.flat().length
  }

  /** Takes children, attributes and styles out of the element again. The view stays. */
  destroy() {
    if (this.signal.aborted) return
    const { element } = this
    this.#stop.abort()
    cancelAnimationFrame(this.#due)
    clearTimeout(this.#timer)
    this.#observer.disconnect()
    this.measurer?.disconnect()
    this.layer.remove()
    for (const [name, value] of this.#attributes) {
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
    }
    Object.assign(element.style, this.#styles)
    // Last: in a call of its own, a view takes no other one.
    for (const part of this.parts) {
      if (!this.view.isDestroyed) part.cancel?.()
      part.destroy?.()
    }
  }

  [dispose]() {
    this.destroy()
  }
}

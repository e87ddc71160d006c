// Shows a view in an element of a page: one child for each reusable view, placed by transforms.
import * as jgb from './constants.js'
import { elementFields as at } from './element-fields.js'
import { InputSender } from './input.js'
import { ScrollBar } from './scroll-bar.js'

/** Browsers place elements exactly up to some millions of pixels only. */
const originDistanceMax = 1_000_000

let binderCount = 0

/**
 * A view in an element.
 *
 * options.render(node, index path, element): fills a child for an item; called for each new binding.
 * options.onEvents(events): gets the events that the view's event mask asks for.
 * options.onDraw(milliseconds): called after each display frame, with how long it took to show.
 * options.measuresItems: the children say how tall they are; the view's sizes are then estimates.
 * options.className: of each child; `role` and `itemRole` are listbox and option by default.
 */
export class Binder {
  #due = 0
  #origin = { x: 0, y: 0 }
  #nodes = []
  #preferred = new Map()
  #last = 0
  #stop = new AbortController()
  #observers = []

  constructor(element, view, options = {}) {
    this.element = element
    this.view = view
    this.options = { role: 'listbox', itemRole: 'option', className: 'jogakbo-item', ...options }
    this.number = binderCount += 1
    this.#setUp()
    new InputSender(this, this.#stop.signal)
    this.scrollBar = new ScrollBar(this, this.#stop.signal)
    this.#resize()
  }

  #setUp() {
    const { element, options } = this
    element.setAttribute('role', options.role)
    if (!element.hasAttribute('tabindex')) element.tabIndex = 0
    Object.assign(element.style, {
      overflow: 'hidden', touchAction: 'none', overscrollBehavior: 'contain', contain: 'strict',
    })
    if (getComputedStyle(element).position === 'static') element.style.position = 'relative'
    this.layer = element.appendChild(document.createElement('div'))
    this.layer.setAttribute('role', 'presentation')
    this.layer.style.cssText = 'position:absolute;left:0;top:0;width:0;height:0;will-change:transform'
    this.#observe(new ResizeObserver(() => this.#resize()), element)
    if (options.measuresItems) {
      this.measurer = new ResizeObserver((entries) => this.#measure(entries))
      this.#observers.push(this.measurer)
    }
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    const adapt = () => {
      this.view.setEnvironment({
        reducesMotion: motion.matches,
        layoutDirection: getComputedStyle(element).direction === 'rtl'
          ? jgb.RIGHT_TO_LEFT : jgb.LEFT_TO_RIGHT,
      })
      this.request()
    }
    motion.addEventListener('change', adapt, { signal: this.#stop.signal })
    adapt()
  }

  #observe(observer, element) {
    observer.observe(element)
    this.#observers.push(observer)
  }

  #resize() {
    const { clientWidth: width, clientHeight: height } = this.element
    const { x, y } = this.view.scrolling().contentOffset
    this.view.setBounds({ x, y, width, height })
    this.request()
  }

  /** A time that never goes back, whichever clock an event has. */
  time(milliseconds = performance.now()) {
    this.#last = Math.max(this.#last, milliseconds)
    return this.#last
  }

  /** Has the view drawn at the next refresh of the screen: call it after a change of the view. */
  request() {
    this.#due ||= requestAnimationFrame((time) => this.draw(time))
  }

  draw(time) {
    this.#due = 0
    const began = performance.now()
    const frame = this.#frame(this.time(time))
    const { contentOffset } = frame
    this.#moveOrigin(contentOffset)
    for (const reusable of frame.removedViews) this.#hide(reusable)
    this.#show(frame)
    const { x, y } = this.#origin
    this.layer.style.transform = `translate(${x - contentOffset.x}px,${y - contentOffset.y}px)`
    this.contentOffset = contentOffset
    this.scrollBar.update()
    this.options.onEvents?.(this.view.nextEvents().events)
    const wake = this.view.wakeAt()
    if (wake > 0) this.#wake(wake)
    this.options.onDraw?.(performance.now() - began)
  }

  #frame(time) {
    const { view } = this
    const offset = view.scrolling().contentOffset
    if (this.#preferred.size === 0) return view.displayFrameAt(offset, time)
    const { clientWidth: width, clientHeight: height } = this.element
    const preferredSizes = [...this.#preferred.values()]
    this.#preferred.clear()
    return view.displayFrame({ bounds: { ...offset, width, height }, time, preferredSizes })
  }

  /** At every refresh while elements move; else at a time. */
  #wake(wake) {
    const left = wake - performance.now()
    if (left < 32) return this.request()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.request(), left)
  }

  /** Nodes stand relative to an origin that is never far from what is visible. */
  #moveOrigin(offset) {
    const distance = Math.max(Math.abs(offset.x - this.#origin.x), Math.abs(offset.y - this.#origin.y))
    if (distance < originDistanceMax) return
    this.#origin = { x: Math.round(offset.x), y: Math.round(offset.y) }
    for (const node of this.#nodes) if (node?.jogakbo.isShown) this.#place(node)
  }

  #hide(reusable) {
    const node = this.#nodes[reusable]
    if (!node) return
    node.jogakbo.isShown = false
    node.style.display = 'none'
  }

  #show(frame) {
    const { doubles, words, transforms } = frame
    // Calls with the view may move its memory: what is needed later is copied first.
    const rendered = []
    for (let index = 0, count = frame.elementCount; index < count; index++) {
      const [double, word] = [index * at.doubleStride, index * at.wordStride]
      const node = this.#node(words[word + at.reusableView])
      const state = node.jogakbo
      state.x = doubles[double + at.x]
      state.y = doubles[double + at.y]
      const transform = words[word + at.transform]
      state.matrix = transform === 0 ? '' : matrixOf(transforms, transform - 1)
      this.#place(node)
      this.#size(node, doubles[double + at.width], doubles[double + at.height])
      this.#describe(node, doubles[double + at.alpha], words[word + at.zIndex] | 0,
        words[word + at.flags])
      const generation = words[word + at.generation]
      if (state.generation !== generation || state.item !== words[word + at.item] ||
        state.section !== words[word + at.section]) {
        state.generation = generation
        state.category = words[word + at.category]
        state.elementKind = words[word + at.elementKind]
        state.section = words[word + at.section]
        state.item = words[word + at.item]
        rendered.push(node)
      }
    }
    for (const node of rendered) this.#render(node)
  }

  #node(reusable) {
    let node = this.#nodes[reusable]
    if (!node) {
      node = this.#nodes[reusable] = document.createElement('div')
      node.className = this.options.className
      node.id = `jogakbo-${this.number}-${reusable}`
      node.style.cssText = 'position:absolute;left:0;top:0;box-sizing:border-box'
      node.jogakbo = { reusable }
      if (this.options.measuresItems) {
        node.jogakbo.content = node.appendChild(document.createElement('div'))
      }
      this.layer.append(node)
    }
    if (!node.jogakbo.isShown) {
      node.jogakbo.isShown = true
      node.style.display = ''
    }
    return node
  }

  #place(node) {
    const { x, y, matrix } = node.jogakbo
    node.style.transform = `translate(${x - this.#origin.x}px,${y - this.#origin.y}px)${matrix}`
  }

  #size(node, width, height) {
    const state = node.jogakbo
    if (state.width !== width) node.style.width = `${state.width = width}px`
    if (state.height !== height) node.style.height = `${state.height = height}px`
  }

  /** What is not its place: how opaque it is, how near, and its states. */
  #describe(node, alpha, zIndex, flags) {
    const state = node.jogakbo
    if (state.alpha !== alpha) node.style.opacity = state.alpha = alpha
    if (state.zIndex !== zIndex) node.style.zIndex = state.zIndex = zIndex
    if (state.flags === flags) return
    state.flags = flags
    node.style.visibility = flags & jgb.ELEMENT_HIDDEN ? 'hidden' : ''
    node.toggleAttribute('data-selected', (flags & jgb.ELEMENT_SELECTED) !== 0)
    node.toggleAttribute('data-focused', (flags & jgb.ELEMENT_FOCUSED) !== 0)
    node.toggleAttribute('data-highlighted', (flags & jgb.ELEMENT_HIGHLIGHTED) !== 0)
    node.toggleAttribute('data-held', (flags & jgb.ELEMENT_HELD) !== 0)
    if (this.options.itemRole) {
      node.setAttribute('aria-selected', String((flags & jgb.ELEMENT_SELECTED) !== 0))
    }
    if (flags & jgb.ELEMENT_FOCUSED) this.element.setAttribute('aria-activedescendant', node.id)
    else if (this.element.getAttribute('aria-activedescendant') === node.id) {
      this.element.removeAttribute('aria-activedescendant')
    }
  }

  #render(node) {
    const state = node.jogakbo
    const isCell = state.category === jgb.CELL
    node.setAttribute('role', isCell ? this.options.itemRole : 'presentation')
    if (isCell && !(state.flags & jgb.ELEMENT_DISAPPEARING)) {
      node.setAttribute('aria-posinset', state.item + 1)
      node.setAttribute('aria-setsize', this.view.numberOfItems(state.section))
    }
    const { section, item, category, elementKind } = state
    this.options.render?.(state.content ?? node, { section, item }, { category, elementKind })
    if (!state.content) return
    // A node tells its size once, and again when that changes: another item may be as tall.
    this.measurer.unobserve(state.content)
    if (state.flags & jgb.ELEMENT_ESTIMATED) this.measurer.observe(state.content)
  }

  #measure(entries) {
    for (const { target, borderBoxSize: [box] } of entries) {
      const state = target.parentElement.jogakbo
      state.frame ??= frameLength(target.parentElement)
      const height = box.blockSize + state.frame
      if (!state.isShown || Math.abs(height - state.height) < 0.01) continue
      this.#preferred.set(state.reusable, {
        reusableView: state.reusable, generation: state.generation,
        size: { width: state.width, height },
      })
    }
    if (this.#preferred.size > 0) this.request()
  }

  /** How many children there are: as many as were ever visible at once. */
  get nodeCount() {
    return this.#nodes.filter((node) => node).length
  }

  /** Takes everything out of the element again. The view stays. */
  destroy() {
    this.#stop.abort()
    cancelAnimationFrame(this.#due)
    clearTimeout(this.timer)
    for (const observer of this.#observers) observer.disconnect()
    this.scrollBar.remove()
    this.layer.remove()
    this.element.removeAttribute('aria-activedescendant')
  }
}

/** What the padding and the border of an element add to the height of its content. */
function frameLength(element) {
  const style = getComputedStyle(element)
  return ['paddingTop', 'paddingBottom', 'borderTopWidth', 'borderBottomWidth']
    .reduce((sum, name) => sum + parseFloat(style[name]), 0)
}

/** Row vectors in rows: the same sixteen numbers as CSS, which has column vectors in columns. */
function matrixOf(transforms, number) {
  return ` matrix3d(${transforms.subarray(16 * number, 16 * number + 16).join(',')})`
}

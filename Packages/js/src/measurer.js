// The sizes that children have by their content, for the view.
import { ELEMENT_ESTIMATED } from './constants.js'
import { passCountMax } from './measures.js'

export class Measurer {
  #lengths
  #observer
  #preferred = new Map()

  /** lengths: 'height', which true stands for, 'width', or 'both'. */
  constructor(binder, lengths) {
    this.binder = binder
    this.#lengths = { both: ['width', 'height'], width: ['width'] }[lengths] ?? ['height']
    this.#observer = new ResizeObserver((entries) => {
      for (const { target } of entries) this.#prefer(target.jogakbo)
      if (this.#preferred.size > 0) binder.request()
    })
  }

  disconnect() {
    this.#observer.disconnect()
  }

  /** Measures reusable views that were filled just now. Returns whether to show other sizes. */
  measure(views, pass) {
    for (const view of views) {
      if (!view.isObserved) {
        view.isObserved = true
        if (this.#lengths.includes('width')) view.content.style.width = 'max-content'
        this.#observer.observe(view.content)
      }
      if (view.flags & ELEMENT_ESTIMATED) this.#prefer(view)
    }
    return this.#preferred.size > 0 && pass <= passCountMax
  }

  #prefer(view) {
    if (!view.isShown) return
    // Without a transform of the element: sizes are those before it.
    const box = view.matrix ? { width: view.content.offsetWidth, height: view.content.offsetHeight }
      : view.content.getBoundingClientRect()
    const size = { width: view.width, height: view.height }
    view.frame ??= frameOf(view.node)
    for (const length of this.#lengths) size[length] = box[length] + view.frame[length]
    if (this.#lengths.every((length) => Math.abs(size[length] - view[length]) < 0.01)) return
    const { reusable: reusableView, generation } = view
    this.#preferred.set(reusableView, { reusableView, generation, size })
  }

  /** Nothing moves any more. A key has led to where a row was estimated to be: on from there. */
  rest() {
    const { view, input } = this.binder
    if (!input.hasPressed || !view.focusState().hasFocus) return
    view.scrollToFocusedElement(true)
    input.hasPressed = view.wakeAt() > 0
    if (input.hasPressed) this.binder.request()
  }

  /** The sizes since the last time. */
  take() {
    const taken = [...this.#preferred.values()]
    this.#preferred.clear()
    return taken
  }
}

/** What the padding and the border of an element add to the lengths of its content. */
function frameOf(element) {
  const style = getComputedStyle(element)
  const sum = (...sides) => sides.reduce((all, side) => all +
    parseFloat(style[`padding${side}`]) + parseFloat(style[`border${side}Width`]), 0)
  return { width: sum('Left', 'Right'), height: sum('Top', 'Bottom') }
}

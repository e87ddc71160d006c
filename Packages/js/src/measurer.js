// The sizes that children have by their content, for the view.
import { ELEMENT_ESTIMATED } from './constants.js'
import { passCountMax } from './measures.js'

const sides = { width: ['Left', 'Right'], height: ['Top', 'Bottom'] }

export class Measurer {
  #lengths
  #observer
  /** The sizes since the last display frame. */
  preferred = new Map()

  /** lengths: 'height', which true stands for, 'width', or 'both'. */
  constructor(binder, lengths) {
    this.binder = binder
    this.#lengths = { both: ['width', 'height'], width: ['width'] }[lengths] ?? ['height']
    this.#observer = new ResizeObserver((entries) => {
      for (const { target } of entries) this.#prefer(target.jogakbo)
      if (this.preferred.size > 0) binder.request()
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
        // Whose padding may change.
        this.#observer.observe(view.node)
      }
      if (view.flags & ELEMENT_ESTIMATED) this.#prefer(view)
    }
    return this.preferred.size > 0 && pass <= passCountMax
  }

  #prefer(view) {
    if (!view.isShown) return
    const { element } = this.binder
    // Sizes are those before a transform, of the item or of what the list is in.
    const isScaled = view.matrix ||
      Math.abs(element.getBoundingClientRect().height - element.offsetHeight) > 0.5
    const { content } = view
    const box = isScaled ? { width: content.offsetWidth, height: content.offsetHeight }
      : content.getBoundingClientRect()
    const size = { width: view.width, height: view.height }
    const style = getComputedStyle(view.node)
    // The padding and the border are added to the lengths of the content.
    for (const length of this.#lengths) {
      size[length] = sides[length].reduce((sum, side) => sum +
        parseFloat(style[`padding${side}`]) + parseFloat(style[`border${side}Width`]), box[length])
    }
    if (this.#lengths.every((length) => Math.abs(size[length] - view[length]) < 0.01)) return
    const { reusable: reusableView, generation } = view
    this.preferred.set(reusableView, { reusableView, generation, size })
  }

  /** Nothing moves any more. A key has led to where a row was estimated to be: on from there. */
  rest() {
    const { view, input } = this.binder
    if (!input.hasPressed || !view.focusState().hasFocus) return
    view.scrollToFocusedElement(true)
    input.hasPressed = view.wakeAt() > 0
    if (input.hasPressed) this.binder.request()
  }
}

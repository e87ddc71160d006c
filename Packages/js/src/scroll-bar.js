// A bar that shows which part of the content is visible, and that a person drags.
import { attempt } from './attempt.js'
import { barMargin, thumbLengthMin } from './measures.js'

const sides = {
  y: {
    indicator: 'verticalIndicator', length: 'height', start: 'top', pointer: 'clientY',
    track: `inset-block:${barMargin}px;inset-inline-end:2px;width`, thumb: '0 2px auto',
  },
  x: {
    indicator: 'horizontalIndicator', length: 'width', start: 'left', pointer: 'clientX',
    track: `inset:auto ${barMargin}px 2px;height`, thumb: '2px auto 2px 0',
  },
}

export class ScrollBar {
  #axis
  #grip
  #side
  #thumb

  constructor(binder, axis) {
    this.binder = binder
    this.#axis = axis
    this.#side = sides[axis]
    this.track = binder.element.appendChild(document.createElement('div'))
    this.track.className = 'jogakbo-scroll-bar'
    this.track.ariaHidden = true
    this.track.style.cssText =
      `position:absolute;${this.#side.track}:10px;z-index:2147483647;touch-action:none`
    this.#thumb = this.track.appendChild(document.createElement('div'))
    this.#thumb.style.cssText = `position:absolute;inset:${this.#side.thumb};` +
      'border-radius:3px;background:currentColor;opacity:.4'
    for (const phase of ['down', 'move', 'up', 'cancel']) {
      this.track[`onpointer${phase}`] = (event) => this.#drag(event)
    }
  }

  onDraw() {
    const { start, length } = this.binder.view.scrolling()[this.#side.indicator]
    this.track.style.display = length >= 1 ? 'none' : ''
    if (length >= 1) return
    const room = this.binder.size[this.#side.length] - 2 * barMargin
    const size = Math.max(length * room, Math.min(thumbLengthMin, room))
    // Of a thumb that is longer than its share, the way is shorter.
    const way = start / (1 - length) * (room - size)
    this.#thumb.style[this.#side.length] = `${size}px`
    this.#thumb.style.transform = `translate${this.#axis.toUpperCase()}(${way}px)`
  }

  destroy() {
    this.track.remove()
  }

  #drag(event) {
    event.stopPropagation()
    const { start, length, pointer } = this.#side
    const place = event[pointer]
    const track = this.track.getBoundingClientRect()
    const thumb = this.#thumb.getBoundingClientRect()
    if (event.type === 'pointerdown') {
      event.preventDefault()
      this.track.setPointerCapture(event.pointerId)
      const isOn = place >= thumb[start] && place < thumb[start] + thumb[length]
      this.#grip = isOn ? place - thumb[start] : thumb[length] / 2
    }
    if (!event.buttons) this.#grip = undefined
    if (this.#grip === undefined) return
    const { binder } = this
    const way = (place - this.#grip - track[start]) / (track[length] - thumb[length])
    const { least, greatest } = binder.view.contentOffsetRange()
    const part = Math.min(Math.max(way, 0), 1)
    const offset = least[this.#axis] + part * (greatest[this.#axis] - least[this.#axis])
    attempt(() => binder.scrollTo({ ...binder.offset, [this.#axis]: offset }))
  }
}

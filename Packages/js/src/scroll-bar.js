// A bar that shows which part of the content is visible, and that a person drags.

const thumbLengthMin = 24

export class ScrollBar {
  constructor(binder, signal) {
    this.binder = binder
    this.track = binder.element.appendChild(document.createElement('div'))
    this.track.className = 'jogakbo-scroll-bar'
    this.track.setAttribute('aria-hidden', 'true')
    this.track.style.cssText =
      'position:absolute;inset-block:2px;inset-inline-end:2px;width:10px;z-index:2147483647;touch-action:none'
    this.thumb = this.track.appendChild(document.createElement('div'))
    this.thumb.style.cssText =
      'position:absolute;left:2px;right:2px;border-radius:3px;background:currentColor;opacity:.4'
    for (const name of ['pointerdown', 'pointermove', 'pointerup']) {
      this.track.addEventListener(name, (event) => this.#drag(event), { signal })
    }
  }

  update() {
    const { start, length } = this.binder.view.scrolling().verticalIndicator
    this.track.style.display = length >= 1 ? 'none' : ''
    const room = this.track.clientHeight
    const size = Math.max(length * room, Math.min(thumbLengthMin, room))
    // Of a thumb that is longer than its share, the way is shorter.
    const way = length >= 1 ? 0 : start / (1 - length)
    this.thumb.style.height = `${size}px`
    this.thumb.style.transform = `translateY(${way * (room - size)}px)`
  }

  #drag(event) {
    event.stopPropagation()
    if (event.type === 'pointerdown') {
      event.preventDefault()
      this.track.setPointerCapture(event.pointerId)
      const thumb = this.thumb.getBoundingClientRect()
      const isOn = event.clientY >= thumb.top && event.clientY < thumb.bottom
      this.grip = isOn ? event.clientY - thumb.top : thumb.height / 2
    }
    if (event.type === 'pointerup') this.grip = undefined
    if (this.grip === undefined) return
    const { view } = this.binder
    const track = this.track.getBoundingClientRect()
    const way = (event.clientY - this.grip - track.top) / (track.height - this.thumb.offsetHeight)
    const { least, greatest } = view.contentOffsetRange()
    const { x } = view.scrolling().contentOffset
    const y = least.y + Math.min(Math.max(way, 0), 1) * (greatest.y - least.y)
    view.setContentOffset({ x, y }, false)
    this.binder.request()
  }

  remove() {
    this.track.remove()
  }
}

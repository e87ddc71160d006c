// A child of the layer: what shows one element, and another one later.
import * as jgb from './constants.js'

/** Attributes for style sheets, and the flag that each of them shows. */
const states = Object.entries({
  selected: jgb.ELEMENT_SELECTED, focused: jgb.ELEMENT_FOCUSED,
  highlighted: jgb.ELEMENT_HIGHLIGHTED, held: jgb.ELEMENT_HELD, dragging: jgb.ELEMENT_DRAGGING,
  'drop-target': jgb.ELEMENT_DROP_TARGET, menu: jgb.ELEMENT_MENU, swiped: jgb.ELEMENT_SWIPED,
  editing: jgb.ELEMENT_EDITING,
})

export const placed = 'position:absolute;left:0;top:0;box-sizing:border-box'

/** A transform of a display frame in CSS; 0 is none. Row vectors in rows: the same sixteen numbers
 * as CSS, which has column vectors in columns. */
export const matrixOf = (transforms, number) => number === 0 ? ''
  : ` matrix3d(${transforms.subarray(16 * number - 16, 16 * number).join(',')})`

export class ReusableView {
  /** Takes the child that the server has filled for an element, or makes one. */
  constructor(binder, reusable, element) {
    this.binder = binder
    this.reusable = reusable
    const adopted = binder.layer.querySelector(`:scope > [data-element="${element.join(' ')}"]`)
    this.isAdopted = adopted !== null
    this.node = adopted ?? binder.layer.appendChild(document.createElement('div'))
    delete this.node.dataset.element
    this.node.className = binder.options.className
    this.node.id = `jogakbo-${binder.number}-${reusable}`
    this.node.style.cssText = placed
    this.content = this.node
    if (binder.holder) {
      this.content = this.node.firstElementChild ??
        this.node.appendChild(document.createElement('div'))
    }
    this.node.jogakbo = this.content.jogakbo = this
  }

  get indexPath() {
    return { section: this.section, item: this.item }
  }

  get element() {
    return { category: this.category, elementKind: this.elementKind, indexPath: this.indexPath }
  }

  get isCell() {
    return this.category === jgb.CELL
  }

  show(isShown) {
    if (this.isShown === isShown) return
    this.isShown = isShown
    this.node.style.display = isShown ? '' : 'none'
    if (!isShown) this.binder.accessibility.describeState({ node: this.node, flags: 0 })
  }

  place() {
    const { x, y } = this.binder.origin
    this.node.style.transform = `translate(${this.x - x}px,${this.y - y}px)${this.matrix}`
  }

  resize(width, height) {
    if (this.width !== width) this.node.style.width = `${this.width = width}px`
    if (this.height !== height) this.node.style.height = `${this.height = height}px`
  }

  /** What is not its place: how opaque it is, how near, and its states. */
  describe(alpha, zIndex, flags) {
    const { node } = this
    // Style sheets have a say where the layout has none.
    if (this.alpha !== alpha) node.style.opacity = (this.alpha = alpha) < 1 ? alpha : ''
    if (this.zIndex !== zIndex) node.style.zIndex = this.zIndex = zIndex
    if (this.flags === flags) return
    // At first all of them: the server may have set others.
    const changed = this.flags === undefined ? -1 : this.flags ^ flags
    this.flags = flags
    node.style.visibility = flags & jgb.ELEMENT_HIDDEN ? 'hidden' : ''
    for (const [name, flag] of states) {
      if (changed & flag) node.toggleAttribute(`data-${name}`, (flags & flag) !== 0)
    }
  }

  /** Takes on another element. Returns whether it is another one. */
  bind(generation, category, elementKind, section, item) {
    if (this.generation === generation && this.item === item &&
      this.section === section) return false
    Object.assign(this, { generation, category, elementKind, section, item })
    return true
  }
}

// A display frame: typed arrays of the module's own memory, and objects made of them on demand.
import { structs, FRAME_COMPLETE, FRAME_IN_TRANSITION, FRAME_LAYOUT_CHANGED } from './interface.js'

const { fields } = structs.DisplayFrame
const stride = structs.LayoutAttributes.size

/** Where the fields of an element stand: in `doubles`, of which each element has `doubleStride`, and
 * in `words`, of which each element has `wordStride`. */
export const elementFields = Object.freeze({
  doubleStride: stride / 8,
  wordStride: stride / 4,
  x: 0,
  y: 1,
  width: 2,
  height: 3,
  alpha: structs.LayoutAttributes.fields.alpha[0] / 8,
  category: structs.LayoutAttributes.fields.element[0] / 4,
  elementKind: structs.LayoutAttributes.fields.element[0] / 4 + 1,
  section: structs.LayoutAttributes.fields.element[0] / 4 + 2,
  item: structs.LayoutAttributes.fields.element[0] / 4 + 3,
  reuseIdentifier: structs.LayoutAttributes.fields.reuseIdentifier[0] / 4,
  reusableView: structs.LayoutAttributes.fields.reusableView[0] / 4,
  generation: structs.LayoutAttributes.fields.generation[0] / 4,
  zIndex: structs.LayoutAttributes.fields.zIndex[0] / 4,
  flags: structs.LayoutAttributes.fields.flags[0] / 4,
  transform: structs.LayoutAttributes.fields.transform[0] / 4,
})

/** What a view shows at one moment. A view has one, which is good until the next call with the view:
 * `toObject()` makes a copy that stays. */
export class DisplayFrame {
  #memory
  #address

  constructor(memory, address) {
    this.#memory = memory
    this.#address = address
  }

  #read(field) {
    const [at, code] = fields[field]
    return this.#memory.readField(this.#address + at, code)
  }

  #word(field) {
    return this.#memory.views.u32[(this.#address + fields[field][0]) >> 2]
  }

  get sequence() { return this.#read('sequence') }
  get contentSize() { return this.#read('contentSize') }
  get contentOffset() { return this.#read('contentOffset') }
  get contentOffsetAdjustment() { return this.#read('contentOffsetAdjustment') }
  get transitionEnd() { return this.#read('transitionEnd') }
  get flags() { return this.#word('flags') }
  get isComplete() { return (this.flags & FRAME_COMPLETE) !== 0 }
  get isInTransition() { return (this.flags & FRAME_IN_TRANSITION) !== 0 }
  get didLayoutChange() { return (this.flags & FRAME_LAYOUT_CHANGED) !== 0 }
  get elementCount() { return this.#word('elementCount') }

  /** The numbers of 64 bits of all elements: no copy. */
  get doubles() {
    return this.#memory.column('f64', this.#word('elements'),
      this.elementCount * elementFields.doubleStride)
  }

  /** The numbers of 32 bits of all elements: no copy. */
  get words() {
    return this.#memory.column('u32', this.#word('elements'),
      this.elementCount * elementFields.wordStride)
  }

  /** The reusable views that show nothing any more: no copy. */
  get removedViews() {
    return this.#memory.column('u32', this.#word('removedViews'), this.#word('removedViewCount'))
  }

  /** 16 numbers for each transform: no copy. An element with the transform n has those from
   * 16 * (n - 1) on. */
  get transforms() {
    return this.#memory.column('f64', this.#word('transforms'), 16 * this.#word('transformCount'))
  }

  /** The elements as objects. */
  get elements() { return this.#objects('LayoutAttributes', 'elements', 'elementCount') }
  get diagnostics() { return this.#objects('Diagnostic', 'diagnostics', 'diagnosticCount') }
  get completions() { return this.#objects('Completion', 'completions', 'completionCount') }

  #objects(struct, field, count) {
    return this.#memory.readArray(struct, this.#word(field), this.#word(count))
  }

  /** All of it as an object that stays. */
  toObject() {
    return this.#memory.read('DisplayFrame', this.#address)
  }
}

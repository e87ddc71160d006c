// A display frame: typed arrays of the module's own memory, and objects made of them on demand.
import { FRAME_COMPLETE, FRAME_IN_TRANSITION, FRAME_LAYOUT_CHANGED } from './constants.js'
import { elementFields } from './element-fields.js'

/** What a view shows at one moment. A view has one, good until the next call with the view:
 * `toObject()` makes a copy that stays. */
export class DisplayFrame {
  #memory
  #address
  #fields

  constructor(memory, address) {
    this.#memory = memory
    this.#address = address
    this.#fields = memory.structs.DisplayFrame.fields
  }

  /** A field that is read as it is asked for. */
  read(field) {
    const [at, code] = this.#fields[field]
    return this.#memory.readField(this.#address + at, code)
  }

  #word(field) {
    return this.#memory.views.u32[(this.#address + this.#fields[field][0]) >> 2]
  }

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

for (const field of ['sequence', 'contentSize', 'contentOffset', 'contentOffsetAdjustment',
  'transitionEnd']) {
  Object.defineProperty(DisplayFrame.prototype, field, { get() { return this.read(field) } })
}

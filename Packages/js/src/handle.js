// What C creates and destroys.

export const dispose = Symbol.dispose ?? Symbol.for('Symbol.dispose')

/** An error of the library: its status, and its text as the message. */
export class JogakboError extends Error {
  constructor(status, statusName, message) {
    super(message)
    this.name = 'JogakboError'
    this.status = status
    this.statusName = statusName
  }
}

/** Destroys what was never destroyed, once nothing refers to it. */
const forgotten = new FinalizationRegistry((release) => release())

/** A view, a layout or a snapshot. `destroy()` or `using` releases its memory. */
export class Handle {
  #address
  #release

  constructor(address, release) {
    this.#address = address
    this.#release = release
    forgotten.register(this, release, this)
  }

  /** Where it is in the memory of the module. */
  get address() {
    if (this.#address === 0) throw new Error(`jogakbo: this ${this.constructor.name} is destroyed`)
    return this.#address
  }

  get isDestroyed() {
    return this.#address === 0
  }

  /** Destroys it; a second time does nothing. */
  destroy() {
    if (this.#address === 0) return
    forgotten.unregister(this)
    this.#address = 0
    this.#release()
  }

  [dispose]() {
    this.destroy()
  }
}

/** What a callback gets for the time of its call. */
export class Borrowed {
  constructor(address) {
    this.address = address
  }
}

// Calls of C functions, by what the module says of their arguments.
import { INVALID_LAYOUT } from './constants.js'
import { address, trampoline, typeOf } from './callbacks.js'
import { Borrowed, Handle, JogakboError } from './handle.js'
import { Memory, toC } from './memory.js'
import { DisplayFrame } from './frame.js'

/** The functions of a module, and the table elements that stand for callbacks. */
export class Calls {
  #exports
  #prefixes
  #functions
  #callbacks
  #freeSlots = []
  /** The slots that the arguments of the call that is going on have taken. */
  #slots = []
  /** What a callback has thrown: the call that it was part of throws it. */
  #thrown = null
  classes = {}

  /** description: of the module, by interfaceOf(). */
  constructor(exports, { structs, functions, callbacks, prefixes }) {
    this.#exports = exports
    this.#prefixes = prefixes
    this.#functions = functions
    this.#callbacks = callbacks
    this.memory = new Memory(exports, structs)
    this.memory.callback = (name, body) => this.#take(name, body)
    for (const name of Object.keys(functions)) {
      if (name !== 'library') this.classes[name] = this.#makeClass(name)
    }
  }

  /** A function that classes of handles have, each its own. */
  #own(name, suffix) {
    return this.#exports[this.#prefixes[name] + suffix]
  }

  #makeClass(name) {
    const Base = this.#own(name, 'destroy') ? Handle : Borrowed
    const made = { [name]: class extends Base {} }[name]
    this.addMethods(made.prototype, name)
    return made
  }

  /** Gives an object the functions of an owner as methods, as far as the module has them. */
  addMethods(target, owner) {
    for (const [method, [name, parameters]] of Object.entries(this.#functions[owner])) {
      const calls = this
      const value = name in this.#exports
        ? function (...given) { return calls.call(owner, this, name, parameters, given) }
        : missing(name)
      Object.defineProperty(target, method, { value, configurable: true, writable: true })
    }
  }

  /** An object for a handle that C has created. */
  #made(kind, address, slots) {
    const destroy = this.#own(kind, 'destroy')
    const release = () => {
      destroy?.(address)
      for (const list of slots.values()) this.#give(list)
      this.check()
    }
    const made = new this.classes[kind](address, release)
    // The slots of a handle by the call that took them. The finaliser must not refer to the handle.
    made.slots = slots
    return made
  }

  call(owner, handle, name, parameters, given) {
    const slots = this.#slots
    this.#slots = []
    const own = name === 'jgb_layout_create_custom' ? this.#withRelease(given) : given
    try {
      return this.memory.during(() => this.#perform(owner, handle, name, parameters, own))
    } catch (error) {
      this.#give(this.#slots)
      throw error
    } finally {
      this.#slots = slots
    }
  }

  #perform(owner, handle, name, parameters, given) {
    const [values, results] = this.#arguments(owner, handle, parameters, given)
    const isStatus = !parameters.some(([, code]) => code[0] === '<')
    let status
    try {
      const returned = this.#exports[name](...values)
      status = isStatus && returned
      if (status) return undefined
      const made = results.map(([parameter, read]) => [parameter, read(returned)])
      // Before what a callback has thrown: C may have taken callbacks that throw.
      this.#keep(owner, handle, name, given, made)
      return made.length > 1 ? Object.fromEntries(made) : made[0]?.[1]
    } finally {
      this.check(status, owner, handle)
    }
  }

  /** Throws what a callback has thrown in a call, or else the error of a status. */
  check(status, owner, handle) {
    const thrown = this.#thrown
    this.#thrown = null
    if (thrown) throw thrown.error
    if (status) throw this.#error(status, owner, handle)
  }

  #error(status, owner, handle) {
    const { jgb_status_name: statusName, jgb_last_error: lastError } = this.#exports
    const own = this.#own(owner, 'last_error')
    const text = own && handle ? own(handle.address) : lastError()
    return new JogakboError(status, this.memory.text(statusName(status)), this.memory.text(text))
  }

  /** The arguments in C, and how each result is read after the call. */
  #arguments(owner, handle, parameters, given) {
    const { memory } = this
    const values = owner === 'library' ? [] : [handle.address]
    const results = []
    let next = 0
    let count = 0
    for (const [parameter, code] of parameters) {
      if (code[0] === '>') {
        const read = this.#result(handle, code.slice(1), values, Number(given[next - 1]))
        results.push([parameter, read])
      } else if (code[0] === '<') {
        const name = code.slice(2)
        const address = code[1] === '.' ? memory.take(memory.structs[name].size) : 0
        if (address !== 0) values.unshift(address)
        results.push([parameter, address === 0
          ? (returned) => returned >>> 0 : () => memory.read(name, address)])
      } else if (code === '#') {
        values.push(count)
      } else if (code === 'context') {
        values.push(0)
      } else {
        const value = given[next]
        next += 1
        count = value?.length ?? (value == null ? 0 : 1)
        if (code === 'text') {
          const [address, size] = memory.takeText(value)
          values.push(address)
          count = size
        } else {
          values.push(this.#value(code, value))
        }
      }
    }
    return [values, results]
  }

  #value(code, value) {
    if (code[0] === '.') return this.memory.takeStructs(code.slice(1), [value])
    if (code[0] === '@' && !(value instanceof this.classes[code.slice(1)])) {
      throw new TypeError(`jogakbo: a ${code.slice(1)} of this module is needed`)
    }
    if ('*@&'.includes(code[0])) return value == null ? 0 : this.memory.pointer(code, value)
    return toC(code, value)
  }

  /** Adds the place of a result to the arguments. Returns how it is read. */
  #result(handle, code, values, count) {
    const { memory } = this
    const place = memory.take(8)
    if (code.endsWith('[=]')) {
      const name = code.slice(1, -3)
      const size = memory.structs[name]?.size ?? 8
      const address = memory.take(size * count)
      values.push(address)
      return () => memory.readArray(name, address, count)
    }
    if (code.endsWith('[]')) {
      values.push(place, place + 4)
      return () => memory.readArray(code.slice(1, -2), memory.views.u32[place >> 2],
        memory.views.u32[(place >> 2) + 1])
    }
    if (code[0] === '@') {
      values.push(place)
      return () => this.#made(code.slice(1), memory.views.u32[place >> 2], new Map())
    }
    if (code === '.DisplayFrame') {
      const { frame, frameAddress } = this.frameOf(handle)
      values.push(frameAddress)
      return () => frame
    }
    if (code[0] === '.') {
      const name = code.slice(1)
      const address = memory.take(memory.structs[name].size)
      memory.initialize(name, address)
      values.push(address)
      return () => memory.read(name, address)
    }
    values.push(place)
    return () => memory.readField(place, code)
  }

  /** The display frame of a view, and a point for content offsets before it. */
  frameOf(view) {
    if (view.place === undefined) {
      const address = this.memory.allocate(16 + this.memory.structs.DisplayFrame.size)
      const frameAddress = address + 16
      this.memory.initialize('DisplayFrame', frameAddress)
      const frame = new DisplayFrame(this.memory, frameAddress)
      view.place = { address, frame, frameAddress }
      view.slots.set('frame', { address })
    }
    return view.place
  }

  /** Keeps the slots of a call for as long as C may call them. */
  #keep(owner, handle, name, given, made) {
    const slots = this.#slots
    this.#slots = []
    if (owner === 'LayoutSink') return this.#give(slots)
    const keeper = owner === 'library' ? made[0][1] : handle
    if (!(keeper instanceof Handle)) return this.#give(slots)
    const key = name === 'jgb_view_set_visible_items_handler' ? `${name} ${given[0]}` : name
    if (slots.length === 0 && !keeper.slots.has(key)) return undefined
    // A layout is called until its release, however long its handle lives.
    if (name === 'jgb_layout_create_custom') return given[0].keep(slots)
    this.#give(keeper.slots.get(key) ?? [])
    keeper.slots.set(key, slots)
  }

  /** A custom layout that gives its slots back when C releases it. */
  #withRelease([custom]) {
    let kept = []
    const release = () => {
      this.#give(kept)
      custom.release?.()
    }
    const keep = (slots) => { kept = slots }
    return [Object.defineProperty({ ...custom, release }, 'keep', { value: keep })]
  }

  #give(slots) {
    if (slots.address !== undefined) return this.memory.free(slots.address)
    for (const slot of slots) {
      this.#exports.__indirect_function_table.set(slot, null)
      this.#freeSlots.push(slot)
    }
  }

  /** Puts a function into the table: C calls it with what `name` says. */
  #take(name, body) {
    if (typeof body !== 'function') throw new TypeError(`jogakbo: ${name} is not a function`)
    const table = this.#exports.__indirect_function_table
    const slot = this.#freeSlots.pop() ?? table.grow(1)
    const [result, ...codes] = this.#callbacks[name]
    const parameters = codes.map(typeOf)
    if (result[0] === '.') parameters.unshift(address)
    const returns = result === 'void' || result[0] === '.' ? [] : [typeOf(result)]
    const called = (...values) => this.#callBack(result, codes, body, values)
    table.set(slot, trampoline(parameters, returns, called))
    this.#slots.push(slot)
    return slot
  }

  #callBack(result, codes, body, values) {
    try {
      const place = result[0] === '.' ? values.shift() : 0
      const [given, after] = this.#received(codes, values)
      const answer = body(...given)
      for (const write of after) write(answer)
      if (place !== 0) this.memory.write(result.slice(1), place, answer)
      return result === 'u32' ? Number(answer ?? 0) : 0
    } catch (error) {
      this.#thrown ??= { error }
      return result === 'status' ? INVALID_LAYOUT : 0
    }
  }

  /** What a callback gets in JavaScript, and what is written back after it. */
  #received(codes, values) {
    const { memory } = this
    const given = []
    const after = []
    let count = 0
    codes.forEach((code, index) => {
      const value = values[index]
      const name = code.slice(1).replace('[]', '')
      if (code === 'context' || code === '#') return
      if (code === '>bool') {
        after.push((answer) => memory.writeField(value, 'bool', answer))
      } else if (code[0] === '@') {
        given.push(new this.classes[name](value))
      } else if (memory.structs[name]) {
        const size = code.endsWith('[]') ? values[index + 1] : undefined
        const read = memory.readArray(name, value, size)
        given.push(read)
        if (code[0] !== '=') return
        after.push(() => [read].flat().forEach((each, number) =>
          memory.change(name, value + number * memory.structs[name].size, each)))
      } else if (code[0] === '*') {
        given.push(value === 0 ? null : memory.column(name, value, count))
      } else {
        count = Number(value)
        given.push(typeof value === 'number' && code !== 'f64' ? value >>> 0 : value)
      }
    })
    return [given, after]
  }
}

/** A method of which a smaller module does not have the function. */
function missing(name) {
  const body = () => { throw new Error(`jogakbo: this module does not have ${name}()`) }
  return Object.assign(body, { isMissing: true })
}

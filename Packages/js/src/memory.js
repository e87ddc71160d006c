// The memory of the module: typed arrays over all of it, and what is written for one call.
const encoder = new TextEncoder()
const decoder = new TextDecoder()

export const nanoseconds = (milliseconds) => BigInt(Math.round(milliseconds * 1e6))

const integer = (value) => BigInt(value ?? 0)

/** How a kind of number is read and written, and the typed array of a column of such numbers. */
const accessor = (name, toC = Number, fromC = (value) => value) =>
  ({ get: `get${name}`, set: `set${name}`, toC, fromC, Column: globalThis[`${name}Array`] })

const accessors = {
  u8: accessor('Uint8'), u16: accessor('Uint16'), u32: accessor('Uint32'), i32: accessor('Int32'),
  bool: { ...accessor('Uint32', Number, (value) => value !== 0), Column: Uint8Array },
  f32: accessor('Float32'), f64: accessor('Float64'), id: accessor('BigUint64', integer),
  u64: accessor('BigUint64', integer, Number), i64: accessor('BigInt64', integer, Number),
  ms: accessor('BigUint64', nanoseconds, (value) => Number(value) / 1e6),
}

/** A number as C has it. */
export const toC = (code, value) => accessors[code].toC(value)

/** The length of an array by its code, such as f64x16; NaN of other codes. */
export const fixedLength = (code) => Number(/^f64x(\d+)$/.exec(code)?.[1])

export class Memory {
  #exports
  #views = null
  /** Blocks that the call that is going on has taken. */
  #blocks = []

  /** structs: what the module says of them. */
  constructor(exports, structs) {
    this.#exports = exports
    this.structs = structs
  }

  /** Typed arrays over the memory. The memory moves as it grows: ask for them anew after a call. */
  get views() {
    const { buffer } = this.#exports.memory
    if (this.#views?.buffer !== buffer) {
      this.#views = {
        buffer, data: new DataView(buffer), u8: new Uint8Array(buffer),
        u32: new Uint32Array(buffer), f64: new Float64Array(buffer),
      }
    }
    return this.#views
  }

  /** Memory that the caller frees. */
  allocate(size) {
    const address = this.#exports.malloc(size)
    if (address === 0) throw new RangeError(`jogakbo: no memory for ${size} bytes`)
    return address
  }

  free(address) {
    this.#exports.free(address)
  }

  /** Memory that is freed after the call that is going on. */
  take(size) {
    const address = this.allocate(Math.max(size, 1))
    this.#blocks.push(address)
    return address
  }

  /** Calls `body`, and frees what it has taken. Callbacks may begin a call within a call. */
  during(body) {
    const blocks = this.#blocks
    this.#blocks = []
    try {
      return body()
    } finally {
      for (const block of this.#blocks) this.free(block)
      this.#blocks = blocks
    }
  }

  text(address, size) {
    const { u8 } = this.views
    const end = size === undefined ? u8.indexOf(0, address) : address + size
    return decoder.decode(u8.subarray(address, end))
  }

  /** A string with a zero behind it. Returns its address and its size without the zero. */
  takeText(string) {
    const bytes = encoder.encode(string)
    const address = this.take(bytes.length + 1)
    const { u8 } = this.views
    u8.set(bytes, address)
    u8[address + bytes.length] = 0
    return [address, bytes.length]
  }

  /** Copies an array of numbers. */
  takeColumn(kind, values) {
    const { Column } = accessors[kind]
    const address = this.take(values.length * Column.BYTES_PER_ELEMENT)
    const target = new Column(this.views.buffer, address, values.length)
    if (kind !== 'id' || values instanceof BigUint64Array) target.set(values)
    else for (let index = 0; index < values.length; index++) target[index] = BigInt(values[index])
    return address
  }

  /** Copies objects, one after another, as structs. */
  takeStructs(name, objects) {
    const { size } = this.structs[name]
    const address = this.take(size * objects.length)
    objects.forEach((object, index) => this.write(name, address + index * size, object))
    return address
  }

  /** A column where it is: no copy. */
  column(kind, address, count) {
    const { Column } = accessors[kind]
    return new Column(this.views.buffer, count === 0 ? 0 : address, count)
  }

  /** Sets a struct to its defaults. */
  initialize(name, address) {
    const struct = this.structs[name]
    if (struct.initialize) this.#exports[struct.initialize](address, struct.size)
    else this.views.u8.fill(0, address, address + struct.size)
  }

  /** Writes an object as a struct. Fields that it does not have get their defaults. */
  write(name, address, object) {
    this.initialize(name, address)
    this.change(name, address, object)
  }

  /** Writes the fields that an object has. */
  change(name, address, object) {
    const { fields, counts } = this.structs[name]
    for (const key of Object.keys(object)) {
      const field = fields[key]
      if (!field) throw new TypeError(`jogakbo: ${name} has no field ${key}`)
      if (object[key] !== undefined) this.writeField(address + field[0], field[1], object[key])
    }
    for (const [count, arrays] of Object.entries(counts)) {
      if (object[count] !== undefined) continue
      const lengths = arrays.filter((array) => object[array] != null)
        .map((array) => typeof object[array] === 'string'
          ? encoder.encode(object[array]).length : object[array].length)
      if (lengths.some((length) => length !== lengths[0])) {
        throw new RangeError(`jogakbo: ${arrays.join(', ')} of ${name} are not equally long`)
      }
      if (lengths.length > 0) this.writeField(address + fields[count][0], 'u32', lengths[0])
      else if (count === 'itemCount' && object.itemCounts) {
        let sum = 0
        for (const each of object.itemCounts) sum += each
        this.writeField(address + fields[count][0], 'u32', sum)
      }
    }
  }

  writeField(address, code, value) {
    const kind = code[0]
    if (kind === '.') return this.change(code.slice(1), address, value)
    if ('*@&'.includes(kind) || code === 'text') {
      const pointer = value === null ? 0 : this.pointer(code, value)
      return this.views.data.setUint32(address, pointer, true)
    }
    if (code === 'context') return undefined
    const { data } = this.views
    const access = accessors[code]
    if (access) return data[access.set](address, access.toC(value), true)
    for (let index = fixedLength(code); index--;) {
      data.setFloat64(address + 8 * index, value[index] ?? 0, true)
    }
  }

  /** What stands for a value that C has the address of. */
  pointer(code, value) {
    if (code[0] === '@') return value.address
    if (code[0] === '&') return this.callback(code.slice(1), value)
    if (code === 'text') return this.takeText(value)[0]
    const name = code.slice(1)
    if (name === 'text') {
      return this.takeColumn('u32', value.map((string) => this.takeText(string)[0]))
    }
    if (this.structs[name]) return this.takeStructs(name, Array.isArray(value) ? value : [value])
    return this.takeColumn(name, typeof value === 'object' ? value : [value])
  }

  /** Reads a struct as an object. Its arrays are copied. */
  read(name, address) {
    const { fields, counts } = this.structs[name]
    const object = {}
    for (const key in fields) {
      const [at, code] = fields[key]
      if (key in counts && key !== 'itemCount' || code === 'context' || code[0] === '&') continue
      object[key] = this.readField(address + at, code, () => this.#count(name, address, key))
    }
    return object
  }

  #count(name, address, array) {
    const { fields, counts } = this.structs[name]
    const count = Object.keys(counts).find((key) => counts[key].includes(array))
    return count && this.views.data.getUint32(address + fields[count][0], true)
  }

  readField(address, code, count) {
    const { data } = this.views
    const access = accessors[code]
    if (access) return access.fromC(data[access.get](address, true))
    if (code[0] === '.') return this.read(code.slice(1), address)
    const length = fixedLength(code)
    if (length) return Array.from(this.column('f64', address, length))
    const pointer = data.getUint32(address, true)
    if (code === 'text') return pointer === 0 ? '' : this.text(pointer, count?.())
    if (pointer === 0) return code[0] === '*' && count?.() !== undefined ? [] : null
    return code[0] === '*' ? this.readArray(code.slice(1), pointer, count?.()) : null
  }

  /** Entries as a list of objects, or as a typed array; without a count the only one. */
  readArray(name, address, count) {
    const struct = this.structs[name]
    if (!struct) return this.column(name, address, count ?? 1).slice()
    if (count === undefined) return this.read(name, address)
    return Array.from({ length: count },
      (_, index) => this.read(name, address + index * struct.size))
  }
}

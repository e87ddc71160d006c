// Functions of JavaScript as elements of the module's table. A table takes functions of WebAssembly
// only, so each signature gets a module of some bytes, which does nothing but pass calls on.
const numbers = { i32: 0x7f, i64: 0x7e, f64: 0x7c }

/** The type in WebAssembly of a value with a code. Structs and arrays are passed by address. */
export function typeOf(code) {
  if (code === 'f64' || code === 'f32') return 'f64'
  return code === 'u64' || code === 'i64' || code === 'id' || code === 'ms' ? 'i64' : 'i32'
}

const section = (id, bytes) => [id, bytes.length, ...bytes]
const name = (text) => [text.length, ...new TextEncoder().encode(text)]

/** A function of WebAssembly that calls a function of JavaScript. */
export function trampoline(parameters, results, body) {
  const types = (list) => [list.length, ...list.map((type) => numbers[type])]
  const bytes = new Uint8Array([
    0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
    ...section(1, [1, 0x60, ...types(parameters), ...types(results)]),
    ...section(2, [1, ...name('e'), ...name('f'), 0, 0]),
    ...section(7, [1, ...name('f'), 0, 0]),
  ])
  return new WebAssembly.Instance(new WebAssembly.Module(bytes), { e: { f: body } }).exports.f
}

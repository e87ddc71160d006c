// Functions of JavaScript as elements of the module's table. A table takes functions of WebAssembly
// only, so each signature gets a module of some bytes, which does nothing but pass calls on.

/** The type in WebAssembly of an address. */
export const address = 0x7f // i32

/** The type in WebAssembly of a value with a code. Structs and arrays are passed by address. */
export function typeOf(code) {
  if (/^f\d\d$/.test(code)) return 0x7c // f64
  return /^([ui]64|id|ms)$/.test(code) ? 0x7e : address // i64
}

const counted = (bytes) => [bytes.length, ...bytes]

/** A function of WebAssembly that calls a function of JavaScript. */
export function trampoline(parameters, results, body) {
  const [e, f] = [0x65, 0x66]
  const bytes = new Uint8Array([
    0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
    1, ...counted([1, 0x60, ...counted(parameters), ...counted(results)]), // the type
    2, 7, 1, 1, e, 1, f, 0, 0, // the import
    7, 5, 1, 1, f, 0, 0, // the export
  ])
  return new WebAssembly.Instance(new WebAssembly.Module(bytes), { e: { f: body } }).exports.f
}

// What a module says of its functions and structs, in a section of its own: tools/description.py
// tells how that is written.
import { fixedLength } from './memory.js'

const section = 'jogakbo.interface'

/** Sizes of what a code stands for, where these are not 4. */
const widths = { u8: 1, u16: 2, f64: 8, u64: 8, i64: 8, id: 8, ms: 8 }

const snake = (name) => name.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase()

/** The size of a field, and how it is aligned. */
function extent(code, structs) {
  const length = fixedLength(code)
  if (length) return [8 * length, 8]
  const { size, alignment } = code[0] === '.' ? structs[code.slice(1)] : { size: widths[code] ?? 4 }
  return [size, alignment ?? size]
}

/** Sizes of structs, where each field stands and what it is, and which arrays a field counts. */
function structsOf(lines) {
  const structs = {}
  for (const line of lines) {
    const [first, ...tokens] = line.split(' ')
    const name = first.replace('!', '')
    const grows = name !== first
    let end = grows ? 4 : 0
    let alignment = grows ? 4 : 1
    const fields = {}
    const counts = {}
    for (const token of tokens) {
      let [field, code = 'u32'] = token.split(':')
      if (code[0] === '#') {
        counts[field] = code.slice(1).split('+').filter(Boolean)
        code = 'u32'
      }
      const [size, own] = extent(code, structs)
      end = Math.ceil(end / own) * own
      if (field) fields[field] = [end, code]
      end += size
      alignment = Math.max(alignment, own)
    }
    const size = Math.ceil(end / alignment) * alignment
    const initialize = grows && `jgb_${snake(name)}_init`
    structs[name] = { size, alignment, initialize, fields, counts }
  }
  return structs
}

/** Functions by what they are methods of: the name in C, and the arguments with their codes, of
 * which results have a name as well. `prefixes` get what the names in C begin with. */
function functionsOf(lines, prefixes) {
  const functions = {}
  let prefix, methods
  for (const line of lines) {
    const [first, ...codes] = line.split(' ')
    if (first === 'library' || /^[A-Z]/.test(first)) {
      methods = functions[first] = {}
      prefix = codes[0] ?? ''
      prefixes[first] = `jgb_${prefix}`
      continue
    }
    const [method, name = prefix + snake(first)] = first.split('=')
    methods[method] = [`jgb_${name}`, codes.map((code) => {
      const at = code.search(/[<>]/)
      return at < 0 ? ['', code] : [code.slice(0, at), code.slice(at)]
    })]
  }
  return functions
}

/** Callbacks: the code of the result, and those of the arguments. */
function callbacksOf(lines) {
  return Object.fromEntries(lines.map((line) => {
    const [name, ...codes] = line.split(' ')
    return [name, codes]
  }))
}

/** Reads what a module says of itself. */
export function interfaceOf(module) {
  const [bytes] = WebAssembly.Module.customSections(module, section)
  if (!bytes) throw new Error(`jogakbo: the module has no section ${section}`)
  const [structs, functions, callbacks] = new TextDecoder().decode(bytes).split('\n\n')
    .map((part) => part.split('\n'))
  const prefixes = {}
  return {
    prefixes, structs: structsOf(structs), functions: functionsOf(functions, prefixes),
    callbacks: callbacksOf(callbacks.filter(Boolean)),
  }
}

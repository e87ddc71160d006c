// wasi.mjs PROGRAM: runs a program in WebAssembly: it may print, and no more.
import { readFile } from 'node:fs/promises'
import { WASI } from 'node:wasi'

const program = process.argv[2]
const wasi = new WASI({ version: 'preview1', args: [program], env: {}, returnOnExit: true })
const module = await WebAssembly.compile(await readFile(program))
const instance = await WebAssembly.instantiate(module, wasi.getImportObject())
process.exitCode = wasi.start(instance)

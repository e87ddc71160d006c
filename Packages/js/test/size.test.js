// What a page that shows a list has to load, as a bundler makes it.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const folder = fileURLToPath(new URL('..', import.meta.url))
const esbuild = '/usr/bin/esbuild'

/** Bytes, gzipped, of a page's imports: without comments and what is not used. */
function bundled(code) {
  const bundle = execFileSync(esbuild, ['--bundle', '--minify', '--format=esm',
    '--platform=neutral', '--external:node:fs/promises'], { cwd: folder, input: code })
  return gzipSync(bundle, { level: 9 }).length
}

const load = "import { load } from './src/jogakbo.js'; globalThis.load = load\n"
const binder = "import { Binder } from './src/binder.js'; globalThis.Binder = Binder\n"
const parts = "import * as parts from './src/parts.js'; globalThis.parts = parts\n"

const skip = !existsSync(esbuild) && 'needs esbuild'

// These may become less, and never more. The section `jogakbo.interface` of the module is beside.
for (const [name, code, most] of [['the runtime', load, 6_000],
  ['the runtime and the binder', load + binder, 12_000],
  ['the runtime, the binder and all of its parts', load + binder + parts, 16_500]]) {
  test(`${name}: at most ${most} bytes`, { skip }, (context) => {
    const size = bundled(code)
    context.diagnostic(`${size} bytes`)
    assert.ok(size <= most, `${size} bytes`)
  })
}

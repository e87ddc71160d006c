// Where the module may come from, and what the package consists of.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { load } from '../src/jogakbo.js'

const folder = fileURLToPath(new URL('..', import.meta.url))
const wasm = new URL('../../../.build/wasm/jogakbo.wasm', import.meta.url)
const bytes = await readFile(wasm)
const setup = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))

test('bytes, a module, a URL and a Response', async () => {
  for (const source of [bytes, new Uint8Array(bytes).buffer, await WebAssembly.compile(bytes), wasm,
    wasm.href, new Response(bytes), Promise.resolve(new Response(bytes))]) {
    const view = (await load(source)).createView()
    assert.equal(view.numberOfSections(), 0)
  }
})

test('a URL of a server', async () => {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/jogakbo.wasm' ? 200 : 404).end(bytes)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  try {
    assert.ok((await load(new URL(`http://127.0.0.1:${port}/jogakbo.wasm`))).version > 0)
    await assert.rejects(load(`http://127.0.0.1:${port}/other`), /answers 404/)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test('a module in a worker', async () => {
  const code = `
    import { parentPort, workerData } from 'node:worker_threads'
    const { load } = await import(workerData.source)
    const view = (await load(workerData.module)).createView()
    view.setItems(5)
    parentPort.postMessage(view.numberOfItems(0))`
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    workerData: {
      module: await WebAssembly.compile(bytes),
      source: new URL('../src/jogakbo.js', import.meta.url).href,
    },
  })
  const count = await new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  await worker.terminate()
  assert.equal(count, 5)
})

test('the version is that of the package', async () => {
  const { version } = await load(bytes)
  const parts = [Math.floor(version / 1e6), Math.floor(version / 1e3) % 1e3, version % 1e3]
  assert.equal(parts.join('.'), setup.version)
})

test('the module imports nothing', async () => {
  assert.deepEqual(WebAssembly.Module.imports(await WebAssembly.compile(bytes)), [])
})

test('the smaller module has lists, grids, waterfalls, updates and scrolling', async () => {
  const small = await load(new URL('jogakbo-list.wasm', wasm))
  const view = small.createView()
  view.setListLayout()
  view.setBounds({ x: 0, y: 0, width: 100, height: 100 })
  view.setItems(1000)
  view.setScrollConfiguration({ isEnabled: true })
  assert.ok(view.displayFrameAt({ x: 0, y: 500 }, 0).elementCount > 1)
  assert.throws(() => small.createCarouselLayout(), /does not have jgb_layout_create_carousel/)
})

test('what is made from the header is fresh', () => {
  execFileSync('/usr/bin/python3', [join(folder, 'tools/generate.py'), '--check'])
})

/** Bytes, gzipped, of modules and of all that they import. */
async function loadedSize(...paths) {
  const seen = new Map()
  const walk = async (path) => {
    if (seen.has(path)) return
    seen.set(path, 0)
    const code = await readFile(path, 'utf8')
    seen.set(path, gzipSync(code, { level: 9 }).length)
    for (const [, name] of code.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)) {
      await walk(join(dirname(path), name))
    }
  }
  for (const path of paths) await walk(path)
  return [...seen.values()].reduce((sum, size) => sum + size)
}

test('a package that is packed loads its own module', async (context) => {
  const place = await mkdtemp(join(tmpdir(), 'jogakbo-'))
  try {
    execFileSync('npm', ['pack', '--silent', '--offline', '--pack-destination', place],
      { cwd: folder })
    execFileSync('tar', ['xzf', `jogakbo-${setup.version}.tgz`], { cwd: place })
    await mkdir(join(place, 'node_modules'))
    await rename(join(place, 'package'), join(place, 'node_modules/jogakbo'))
    // By its name, as a program has it, and each of its exports where Node can load that.
    await writeFile(join(place, 'program.mjs'), `
      import { CELL, load, TRAIT_YES, TRAITS_DRAG } from 'jogakbo'
      import { createGrid } from 'jogakbo/views'
      import { renderToString } from 'jogakbo/server'
      for (const name of ['binder', 'parts', 'svelte', 'vue-directive']) {
        await import('jogakbo/' + name)
      }
      if (CELL !== 0 || TRAITS_DRAG(TRAIT_YES) === 0) throw new Error('constants')
      const view = createGrid(await load(), { count: 5, columns: 2 })
      const bounds = { width: 90, height: 90 }
      console.log(renderToString(view, { bounds, render: ({ item }) => item }))`)
    const printed = execFileSync('node', ['program.mjs'], { cwd: place, encoding: 'utf8' })
    assert.match(printed, />3<\/div>/)
    const files = Object.values(setup.exports).flatMap((each) => Object.values(
      typeof each === 'string' ? [each] : each))
    const packed = join(place, 'node_modules/jogakbo')
    for (const file of ['LICENSE', 'README.md', ...files]) {
      assert.ok(existsSync(join(packed, file)), file)
    }
    const size = await loadedSize(join(packed, 'dist/jogakbo.js'), join(packed, 'dist/binder.js'))
    context.diagnostic(`without a bundler: ${size} bytes`)
    assert.ok(size <= 17_000, `${size} bytes`)
  } finally {
    await rm(place, { recursive: true })
  }
})

const compiler = ['/usr/bin/tsc', '/usr/local/bin/tsc'].find((path) => existsSync(path))

test('the types are those that a user needs', { skip: !compiler && 'needs tsc' }, () => {
  execFileSync(compiler, ['--noEmit', '--strict', '--target', 'es2022', '--module', 'es2022',
    '--moduleResolution', 'node', '--lib', 'es2022,dom', join(folder, 'test/types.ts')])
})

// What an hour of mounting and unmounting leaves behind, at one list every two seconds: nothing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Gallery } from './gallery.mjs'

test('1,800 lists come and go', async () => {
  const browser = new Gallery()
  try {
    await browser.start()
    await browser.load('tests/blank.html')
    const mount = (count) => browser.run(
      async (lists) => (await import('/tests/memory.js')).mountAndUnmount(lists), count)
    const measure = async (wasm) => {
      await browser.devtools('HeapProfiler.enable')
      for (let rounds = 0; rounds < 3; rounds++) {
        await browser.devtools('HeapProfiler.collectGarbage')
        await browser.frames(2)
      }
      const { usedSize } = await browser.devtools('Runtime.getHeapUsage')
      const { nodes, jsEventListeners } = await browser.devtools('Memory.getDOMCounters')
      return { wasm, heap: usedSize, nodes, listeners: jsEventListeners }
    }
    const before = await measure(await mount(200))
    const after = await measure(await mount(1800))
    const grown = Object.fromEntries(
      Object.keys(after).map((key) => [key, after[key] - before[key]]))
    console.log(`grown: ${JSON.stringify(grown)}`)
    assert.equal(grown.wasm, 0, 'bytes of the module')
    assert.ok(grown.nodes <= 0, `${grown.nodes} nodes`)
    assert.ok(grown.listeners <= 0, `${grown.listeners} listeners`)
    assert.ok(grown.heap < 300_000, `${grown.heap} bytes of the heap`)
  } finally {
    await browser.stop()
  }
})

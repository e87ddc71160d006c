// The engine in Chromium, through the package, against the library of this machine: bit for bit.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { join } from 'node:path'
import { Gallery, root } from './gallery.mjs'

test('display frames of ten layouts are those of the native library', async () => {
  const native = execFileSync(join(root, '.build/web-tests/frames'), { maxBuffer: 1 << 28 })
  const browser = new Gallery()
  try {
    await browser.start()
    await browser.load('index.html')
    const shown = Buffer.from(await browser.run(
      async () => (await import('/tests/frames.js')).frames()), 'base64')
    assert.ok(native.length > 1_000_000)
    assert.equal(shown.length, native.length)
    assert.equal(shown.compare(native), 0)
    console.log(`${native.length} bytes of display frames are equal`)
  } finally {
    await browser.stop()
  }
})

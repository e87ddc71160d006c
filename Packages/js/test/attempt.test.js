// Calls that a view refuses in some states.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attempt } from '../src/attempt.js'
import { load } from '../src/jogakbo.js'

const jogakbo = await load(new URL('../../../.build/wasm/jogakbo.wasm', import.meta.url))

test('only what the state of a view forbids is no error', () => {
  const view = jogakbo.createView()
  const scroll = (x) => attempt(() => view.setContentOffset({ x, y: 0 }, false))
  assert.equal(scroll(0), false)
  view.setScrollConfiguration({ isEnabled: true })
  assert.equal(scroll(0), true)
  assert.throws(() => scroll(NaN), { statusName: 'JGB_INVALID_ARGUMENT' })
  assert.throws(() => attempt(() => { throw new RangeError('own') }), { message: 'own' })
})

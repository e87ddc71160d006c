// A browser for all tests of a file.
import { after, before } from 'node:test'

/** Starts a browser before the tests of a file, and stops it after them. */
export function forTests(browser) {
  before(() => browser.start())
  after(() => browser.stop())
  return browser
}

// The gallery of .build/web in Chromium.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Browser } from '../browser/browser.mjs'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const site = join(root, '.build/web')
const ownPages = fileURLToPath(new URL('pages', import.meta.url))

/** The pages of the gallery, in their order. */
export const pages = [...(await readFile(join(site, 'index.html'), 'utf8'))
  .matchAll(/<li><a href=(\w+)\.html/g)].map(([, name]) => name)

/** What the server has: the site, and the pages of these tests under /tests/. */
const read = (path) => readFile(path.startsWith('/tests/')
  ? join(ownPages, path.slice('/tests/'.length)) : join(site, path))

export class Gallery extends Browser {
  constructor() { super(read, { width: 1280, height: 900 }) }

  /** Opens a page of the gallery, and waits for the first row in each of its lists. */
  async openPage(name) {
    await this.load(`${name}.html`)
    await this.until(() => {
      const stages = [...document.querySelectorAll('.stage[role]:not([role=region])')]
      return stages.length > 0 && stages.every((stage) => stage.querySelector('[aria-posinset]'))
    })
    await this.frames()
  }

  /** Waits until nothing moves in a list: all stands where it stood five refreshes ago. */
  rest(selector = '.stage') {
    return this.run(async (found) => {
      const all = () => [...document.querySelectorAll(`${found} *`)]
      const layer = () => all().map((each) => each.style?.cssText).join()
      for (let same = 0, before = ''; same < 5;) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        const now = layer()
        same = now === before ? same + 1 : 0
        before = now
      }
    }, selector)
  }
}

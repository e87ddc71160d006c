// What pages name is there.
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { Binder } from '../src/binder.js'
import * as jgb from '../src/jogakbo.js'
import * as parts from '../src/parts.js'
import * as views from '../src/views.js'

const folder = new URL('../', import.meta.url)
const listed = await readdir(new URL('docs', folder))
const names = ['README.md', ...listed.map((name) => `docs/${name}`)]
const pages = new Map(await Promise.all(names.map(async (name) =>
  [name, await readFile(new URL(name, folder), 'utf8')])))
const jogakbo = await jgb.load(new URL('../../../.build/wasm/jogakbo.wasm', import.meta.url))
const view = jogakbo.createView()
const own = ['contentOffset', 'contentSize', 'shownViews']

for (const [name, text] of pages) {
  test(`${name} names what there is`, () => {
    for (const [, method] of text.matchAll(/\bview\.([a-z]\w+)\(/g)) {
      assert.equal(typeof view[method], 'function', `view.${method}()`)
    }
    for (const [, method] of text.matchAll(/\bjogakbo\.([a-z]\w+)\(/g)) {
      assert.equal(typeof jogakbo[method], 'function', `jogakbo.${method}()`)
    }
    for (const [, member] of text.matchAll(/\bbinder\.([a-z]\w+)/g)) {
      if (['js', 'md', 'd'].includes(member)) continue
      assert.ok(member in Binder.prototype || own.includes(member), `binder.${member}`)
    }
    for (const [, constant] of text.matchAll(/\b((?:SCROLL|EVENT|TRAITS?|SELECTION)_[A-Z_]+)\b/g)) {
      assert.ok(constant in jgb, constant)
    }
    for (const [, maker] of text.matchAll(/\b(create(?:List|Grid|Chat))\(/g)) {
      assert.ok(maker in views)
    }
    for (const [, list] of text.matchAll(/import \{ ([\w, ]+) \} from 'jogakbo\/parts'/g)) {
      for (const part of list.split(', ')) assert.ok(part in parts, part)
    }
    for (const [, link] of text.matchAll(/\]\((?!https?:)([^)#]+)/g)) {
      const place = new URL(link, new URL(name, folder))
      assert.ok(pages.has(place.href.slice(folder.href.length)) || place.href.includes('/docs/') ||
        link.startsWith('http'), link)
    }
  })
}

test('identifiers of the pages are tried at all', () => {
  assert.ok([...pages.get('docs/coming-from.md').matchAll(/view\.\w+\(/g)].length > 30)
})

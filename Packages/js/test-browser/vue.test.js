// The adapters for Vue: the directive with Vue 2.6 of Debian's package node-vue, the component,
// which is for Vue 3, with contracts/vue, which has the part of Vue 3 that it uses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBundle } from './bundle.js'
import { useBrowser } from './browser.js'

const browser = useBrowser()

const rows = () => browser.run(() => [...document.querySelectorAll('.row')]
  .filter((node) => node.style.display !== 'none')
  .map((node) => [node.innerText, Math.round(node.getBoundingClientRect().top)])
  .sort((one, other) => one[1] - other[1]))

test('the component of Vue 3 shows its slot, measured at once', async () => {
  await openBundle(browser, `
    import { load } from '../src/jogakbo.js'
    import { createList } from '../src/views.js'
    import { JogakboView } from '../src/adapters/vue.js'
    import { h, mount } from 'vue'
    export const done = load('/jogakbo.wasm').then((jogakbo) => {
      const make = (count) => createList(jogakbo, { count, estimatedHeight: 10 })
      window.told = []
      window.mounted = mount(JogakboView, {
        properties: { view: make(1000), measuresItems: true, itemClass: 'row' },
        attributes: { id: 'list', style: 'width:300px;height:200px' },
        slots: { default: ({ indexPath }) => [
          h('div', { style: 'height:' + (30 + indexPath.item % 2 * 20) + 'px' },
            'Row ' + indexPath.item)] },
        emit(name, value) {
          told.push(name)
          if (name === 'binder') window.binder = value
        },
      }, document.getElementById('root'))
      window.setCount = (count) => mounted.set({ view: make(count) })
    })`, { isContract: true })
  await browser.frames()
  assert.deepEqual(await rows(),
    [['Row 0', 0], ['Row 1', 30], ['Row 2', 80], ['Row 3', 110], ['Row 4', 160], ['Row 5', 190]])
  await browser.wheel(100, 100, 800)
  assert.equal((await rows())[0][0], 'Row 20')
  assert.deepEqual(await browser.run(() => [...new Set(told)].sort()), ['binder', 'draw', 'events'])
  await browser.run(() => { window.earlier = binder; setCount(2) })
  await browser.frames()
  assert.deepEqual(await rows(), [['Row 0', 0], ['Row 1', 30]])
  assert.ok(await browser.run(() => earlier.signal.aborted &&
    earlier.shownViews.every(({ content }) => content.children.length === 0)))
  await browser.run(() => mounted.unmount())
  assert.ok(await browser.run(() => binder.signal.aborted))
  assert.equal(await browser.run(() => document.getElementById('list')), null)
})

test('the directive, in Vue 2', async () => {
  await openBundle(browser, `
    import Vue from 'vue'
    import { load } from '../src/jogakbo.js'
    import { createList } from '../src/views.js'
    import { vJogakbo } from '../src/adapters/vue-directive.js'
    Vue.config.productionTip = false
    export const done = load('/jogakbo.wasm').then((jogakbo) => {
      const make = (count) => createList(jogakbo, { count, height: 50 })
      window.app = new Vue({
        directives: { jogakbo: vJogakbo },
        data: { count: 100, unit: 'Row', isShown: true },
        created() { this.view = Object.freeze({ now: make(this.count) }) },
        watch: { count() { this.view = Object.freeze({ now: make(this.count) }) } },
        render(h) {
          const { unit } = this
          const value = { view: this.view.now, className: 'row',
            onBinder: (binder) => { window.binder = binder },
            render: (node, { item }) => { node.textContent = unit + ' ' + item } }
          return h('div', this.isShown && this.count ? [h('div', {
            attrs: { id: 'list' }, style: { width: '300px', height: '200px' },
            directives: [{ name: 'jogakbo', value }] })] : [])
        },
      }).$mount(document.getElementById('root'))
    })`)
  await browser.frames()
  assert.deepEqual(await rows(),
    [['Row 0', 0], ['Row 1', 50], ['Row 2', 100], ['Row 3', 150]])
  await browser.run(() => { app.unit = 'Line' })
  await browser.frames()
  await browser.wheel(100, 100, 500)
  assert.deepEqual((await rows())[0], ['Line 10', 0])
  await browser.run(() => { window.earlier = binder; app.count = 2 })
  await browser.frames()
  assert.deepEqual(await rows(), [['Line 0', 0], ['Line 1', 50]])
  assert.ok(await browser.run(() => earlier.signal.aborted && !binder.signal.aborted))
  await browser.run(() => { app.isShown = false })
  await browser.frames()
  assert.ok(await browser.run(() => binder.signal.aborted))
})

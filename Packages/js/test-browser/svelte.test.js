// The adapter for Svelte, by the contract of actions (an object with `update` and `destroy`), and
// by `mount` and `unmount` as the module svelte has them: no registry has Svelte for Debian.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { begin, useBrowser } from './browser.js'

const browser = useBrowser()

const rows = () => browser.run(() => [...document.querySelectorAll('.row')]
  .filter((node) => node.style.display !== 'none')
  .map((node) => [node.innerText, Math.round(node.getBoundingClientRect().top)])
  .sort((one, other) => one[1] - other[1]))

test('an action shows a view, and components in its children', async () => {
  await browser.open('<div id=list style="width:300px;height:200px"></div>', `${begin}
    const { jogakbo: action, rendersComponent } = await import('/src/adapters/svelte.js')
    const { createList } = await import('/src/views.js')
    window.alive = 0
    const svelte = {
      mount(component, { target, props }) { alive += 1; return component(target, props) },
      unmount(mounted) {
        if (!mounted.parentNode) throw new Error('unmounted twice')
        alive -= 1
        mounted.remove()
      },
    }
    const Row = (target, { indexPath, unit }) => {
      const node = target.appendChild(document.createElement('div'))
      node.style.height = 30 + indexPath.item % 2 * 20 + 'px'
      node.textContent = unit + ' ' + indexPath.item
      return node
    }
    const parametersOf = (view, unit) => ({ view, measuresItems: true, className: 'row',
      render: rendersComponent(svelte, Row, () => ({ unit })),
      onBinder: (binder) => { window.binder = binder } })
    const make = (count) => createList(jogakbo, { count, estimatedHeight: 10 })
    window.made = action(list, parametersOf(make(1000), 'Row'))
    window.change = (count, unit) => made.update(parametersOf(make(count), unit))`)
  assert.deepEqual((await rows()).slice(0, 3), [['Row 0', 0], ['Row 1', 30], ['Row 2', 80]])
  await browser.run(() => made.update({ view: binder.view, onBinder() {} }))
  assert.equal(await browser.run(() => 'onBinder' in binder.options), false)
  await browser.wheel(100, 100, 800)
  assert.deepEqual((await rows())[0], ['Row 20', 0])
  assert.equal(await browser.run(() => alive === binder.nodeCount), true)
  await browser.run(() => { window.earlier = binder; change(2, 'Line') })
  await browser.frames()
  assert.deepEqual(await rows(), [['Line 0', 0], ['Line 1', 30]])
  assert.ok(await browser.run(() => earlier.signal.aborted && !binder.signal.aborted))
  assert.equal(await browser.run(() => alive), 2)
  await browser.run(() => made.destroy())
  assert.ok(await browser.run(() => binder.signal.aborted && list.children.length === 0))
  assert.equal(await browser.run(() => alive), 0)
})

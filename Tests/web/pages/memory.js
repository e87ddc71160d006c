// Lists that come and go.
import { load } from '/jogakbo/src/jogakbo.js'
import { Binder } from '/jogakbo/src/binder.js'

const jogakbo = await load()

function mount() {
  const element = document.body.appendChild(document.createElement('div'))
  element.style.cssText = 'width:300px;height:200px'
  const view = jogakbo.createView()
  const estimatedItemSize = { width: 1, height: 30 }
  view.setListLayout({ configuration: { sectionMetrics: { estimatedItemSize } } })
  view.setScrollConfiguration({ isEnabled: true })
  view.setItems(1000)
  const binder = new Binder(element, view, {
    measuresItems: true, render(node, { item }) { node.textContent = `Row ${item}` },
  })
  return () => {
    binder.destroy()
    view.destroy()
    element.remove()
  }
}

/** Mounts lists, twenty at a time, has each of them drawn and measured, and takes them away. */
export async function mountAndUnmount(count) {
  for (let done = 0; done < count; done += 20) {
    const unmounts = Array.from({ length: 20 }, mount)
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    for (const unmount of unmounts) unmount()
  }
  return jogakbo.exports.memory.buffer.byteLength
}

import * as jgb from 'jogakbo'
import { Binder } from 'jogakbo/binder'
import { plant } from './names.js'
import { treeKey } from './tree-keys.js'

const jogakbo = await jgb.load()
const [snapshot, outline] = [jogakbo.createSnapshot(), jogakbo.createSectionSnapshot()]
snapshot.appendSections([1])
const view = jogakbo.createViewWithSetup(null, {
  layout: jogakbo.createListLayout({ configuration: { sectionMetrics: {
    minimumLineSpacing: 0, itemSize: { width: 1, height: 38 } } } }),
  scrolling: { isEnabled: true }, focus: { allowsFocus: true, keepsFocusedElement: true },
  snapshot, eventMask: jgb.EVENT_MASK_TAPS,
})
const parts = (id) => [id / 1e6, id / 1e3 % 1e3, id % 1e3].map(Math.floor) // of 3012007: 3, 12, 7
const children = (parent, count, step) => outline.append(parent,
  Array.from({ length: count }, (_, index) => (parent ?? 0) + (index + 1) * step))
children(null, 24, 1e6)
outline.items().forEach((family) => children(Number(family), 40, 1e3))
outline.items().forEach((id) => { if (id % 1_000_000n > 0n) children(Number(id), 60, 1) })
const idAt = (indexPath) => Number(view.identifierForIndexPath(indexPath))
function toggle(id) {
  outline.isExpanded(id) ? outline.collapse([id]) : outline.expand([id])
  view.applySectionSnapshot(1, outline, { animation: { duration: 250 } })
  list.querySelector(`[data-id="${id}"]`)?.setAttribute('aria-expanded', outline.isExpanded(id))
  binder.request()
}
view.applySectionSnapshot(1, outline)
const binder = new Binder(list, view, { role: 'tree', itemRole: 'treeitem',
  render(node, indexPath) {
    const id = node.dataset.id = idAt(indexPath)
    const [family, genus, species] = parts(id)
    node.className = `branch level-${node.ariaLevel = 1 + (genus > 0) + (species > 0)}`
    node.ariaExpanded = species > 0 ? null : outline.isExpanded(id)
    node.textContent = plant(family, genus, species)
  },
  onEvents: (events) => events.filter(({ kind }) => kind === jgb.EVENT_TAP)
    .forEach(({ element }) => toggle(idAt(element.indexPath))),
})
list.addEventListener('keydown', ({ key }) => treeKey(key, view, outline, toggle), true)

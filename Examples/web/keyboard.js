import * as jgb from 'jogakbo'
import { Binder } from 'jogakbo/binder'
import { plant } from './names.js'

const nameOf = (item) => plant(1 + Math.floor(item / 42), 1 + item % 42)
const names = Array.from({ length: 1000 }, (_, item) => nameOf(item))
const jogakbo = await jgb.load()
const view = jogakbo.createViewWithSetup(null, {
  layout: jogakbo.createGridLayout({ lanes: { minimumLength: 150 }, aspectRatio: 0.45,
    configuration: { sectionMetrics: { minimumLineSpacing: 8, minimumInteritemSpacing: 8,
      sectionInset: { top: 12, left: 12, bottom: 12, right: 12 } } } }),
  scrolling: { isEnabled: true },
  focus: { allowsFocus: true, keepsFocusedElement: true, remembersLastFocusedIndexPath: true },
  selection: { allowsMultipleSelection: true, behavior: jgb.SELECTION_BEHAVIOR_REPLACE },
  eventMask: jgb.EVENT_MASK_FOCUS | jgb.EVENT_MASK_SELECTION | jgb.EVENT_MASK_ACTIONS,
})
view.setItems(names.length)
view.setItemNames([{ indexPath: { section: 0, item: 0 }, count: names.length }], names.join(''),
  names.map((name) => name.length))

new Binder(list, view, {
  render(node, { item }) {
    node.className = `tile patch-${item % 6}`
    node.textContent = names[item]
  },
  onEvents: (events) => events.forEach(({ kind, element }) => {
    const { item } = element.indexPath
    if (kind === jgb.EVENT_PRIMARY_ACTION) tell(`${names[item]} opened`)
    if (kind === jgb.EVENT_SELECTION_DID_CHANGE) tell(`${view.selection().count} selected`)
    if (kind === jgb.EVENT_FOCUS_DID_CHANGE && view.focusState().hasFocus) {
      tell(`${names[item]}, ${item + 1} of ${names.length}`)
    }
  }),
})

function tell(text) {
  told.append(Object.assign(document.createElement('li'), { textContent: text }))
  while (told.children.length > 8) told.firstChild.remove()
}

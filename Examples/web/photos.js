import * as jgb from 'jogakbo'
import { Binder } from 'jogakbo/binder'
import { drags } from 'jogakbo/parts'
import { ratioOf, show, subjectOf } from './pictures.js'
import { wallOf } from './wall.js'

const jogakbo = await jgb.load()
const view = jogakbo.createViewWithSetup(null, {
  layout: jogakbo.createJustifiedLayout({ targetLineThickness: 150, configuration: {
    sectionMetrics: { minimumLineSpacing: 6, minimumInteritemSpacing: 6 } } }),
  scrolling: { isEnabled: true }, focus: { allowsFocus: true, keepsFocusedElement: true },
  selection: { allowsMultipleSelection: true, behavior: jgb.SELECTION_BEHAVIOR_REPLACE },
  movement: { movesByKeys: true },
  defaultTraits: jgb.TRAITS_DRAG(jgb.TRAIT_YES) | jgb.TRAITS_MOVE(jgb.TRAIT_YES),
  eventMask: jgb.EVENT_MASK_MOVEMENT | jgb.EVENT_MASK_ACTIONS,
})
const wall = wallOf(10_000, (ids) => { // the photos that are shown, in their order
  const snapshot = jogakbo.createSnapshot()
  snapshot.appendSections([0])
  snapshot.appendItems(0, ids, { widths: ids.map(ratioOf), heights: ids.map(() => 1) })
  view.applySnapshot(snapshot, { animation: { duration: 400 } })
  binder.request()
})
const reorder = () => wall.reorder([...view.snapshot().itemIdentifiers()].map(Number))
const binder = new Binder(list, view, {
  parts: [drags({ onDrop: reorder, accepts: () => false })],
  render(node, indexPath) {
    const photo = Number(view.identifierForIndexPath(indexPath))
    node.className = 'photo'
    node.ariaLabel = `${subjectOf(photo)}, photo ${photo + 1}`
    show(node, photo)
  },
  onEvents: (events) => events.forEach(({ kind }) => {
    if (kind === jgb.EVENT_ITEM_MOVED) reorder()
    if (kind === jgb.EVENT_DELETE_REQUESTED) {
      wall.remove((_, item) => view.isItemSelected({ section: 0, item }))
    }
  }),
})
wall.apply()

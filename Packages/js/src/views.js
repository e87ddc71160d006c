// Views for what most pages show: a list, a grid, a chat.
import * as jgb from './constants.js'

const behaviors = {
  none: {},
  one: { behavior: jgb.SELECTION_BEHAVIOR_TAP },
  many: { behavior: jgb.SELECTION_BEHAVIOR_REPLACE, allowsMultipleSelection: true },
}

/** What all of them have: items, a scroller, focus by keys, and a selection. */
function createView(jogakbo, { count = 0, heights = null, scrolls = true, selects = 'none' }) {
  const view = jogakbo.createView()
  if (scrolls) view.setScrollConfiguration({ isEnabled: true })
  // jogakbo-list.wasm has neither.
  if (!view.setFocusConfiguration.isMissing) {
    view.setFocusConfiguration({ allowsFocus: true, remembersLastFocusedIndexPath: true })
    view.setSelectionConfiguration(behaviors[selects])
  }
  view.setItems(count, null, heights && Float32Array.from(heights))
  return view
}

/** Space between lines and, in grids, between the items of a line. */
const metricsOf = (spacing, more) =>
  ({ minimumLineSpacing: spacing, minimumInteritemSpacing: spacing, ...more })

/**
 * A list of rows, each as wide as the element.
 *
 * count: of rows. height: of each, or heights: an array; or estimatedHeight, for a binder with
 * `measuresItems`. spacing: between rows. selects: 'none', 'one' or 'many'. scrolls: false for
 * nativeScrolling().
 */
export function createList(jogakbo, { height, estimatedHeight, spacing = 0, ...options } = {}) {
  const view = createView(jogakbo, options)
  const size = (length) => ({ width: 1, height: length })
  const sectionMetrics = metricsOf(spacing, estimatedHeight === undefined
    ? { itemSize: size(height ?? 44) } : { estimatedItemSize: size(estimatedHeight) })
  view.setListLayout({ configuration: { sectionMetrics } })
  return view
}

/**
 * A grid. columns: how many, or minimumWidth: as many as there is room for. height: of an item, or
 * aspectRatio: its width over its height. Else as of createList().
 */
export function createGrid(jogakbo, options = {}) {
  const { columns = 0, minimumWidth = 0, height, aspectRatio, spacing = 0 } = options
  const view = createView(jogakbo, options)
  const sectionMetrics = metricsOf(spacing, { itemSize: { width: 1, height: height ?? 100 } })
  const layout = jogakbo.createGridLayout({
    configuration: { sectionMetrics, flipsHorizontallyInOppositeLayoutDirection: true },
    lanes: { count: columns, minimumLength: minimumWidth },
    // Of the layout, it is the length of a row over that of a lane.
    aspectRatio: height === undefined ? 1 / (aspectRatio ?? 1) : 0,
  })
  view.setLayout(layout)
  layout.destroy()
  return view
}

/**
 * A chat: a list of measured messages that follows its end, and in which few messages stand at the
 * bottom. Older messages that are inserted at the front move nothing.
 */
export function createChat(jogakbo, { estimatedHeight = 60, ...options } = {}) {
  const view = createList(jogakbo, { estimatedHeight, ...options })
  view.setContentAnchor({
    policy: jgb.ANCHOR_END, indexPath: { section: 0, item: 0 },
    shortContent: jgb.SHORT_CONTENT_END, identifier: 0n,
  })
  return view
}

import * as jgb from 'jogakbo'
import { Binder } from 'jogakbo/binder'
import { show, subjectOf } from './pictures.js'

const jogakbo = await jgb.load()
const size = (width, height) => ({ width: { kind: jgb.ABSOLUTE, value: width },
  height: { kind: jgb.ABSOLUTE, value: height } })
const ways = ['Continuous', 'Stops at pictures', 'By pages', 'A picture at a time', 'Centred']
const shelf = (width, orthogonalScrolling) => ({
  group: [{ kind: jgb.LAYOUT_HORIZONTAL_GROUP, size: size(width, 150) },
    { size: size(width, 150) }],
  orthogonalScrolling, interGroupSpacing: 12,
  contentInsets: { top: 4, left: 20, bottom: 20, right: 20 },
  boundarySupplementaryItems: [{ elementKind: jgb.KIND_SECTION_HEADER, alignment: jgb.ALIGN_TOP,
    size: { ...size(0, 40), width: { kind: jgb.FRACTIONAL_WIDTH, value: 1 } } }],
})
const sections = [200, 120, 240, 160, 300].map((width, index) => shelf(width, index + 1))

function bind(element, layout, data, scrolling) {
  const view = jogakbo.createViewWithSetup(null, { layout, chunks: [{ itemCounts: data }],
    scrolling: { isEnabled: true, ...scrolling },
    focus: { allowsFocus: true, keepsFocusedElement: true } })
  return new Binder(element, view, { render(node, { section, item }, { category }) {
    const isHeader = category === jgb.SUPPLEMENTARY_VIEW
    const picture = section * 1000 + item
    node.className = isHeader ? 'shelf-header' : 'picture'
    node.ariaLabel = isHeader ? null : `${subjectOf(picture)}, picture ${item + 1}`
    node.textContent = isHeader ? ways[section % 5] : ''
    if (!isHeader) show(node, picture)
  } })
}
const { view } = bind(flow, jogakbo.createCarouselLayout({ itemSize: { width: 300, height: 200 },
  spacing: -130, rotation: 0.9, scale: 0.85 }), [10_000], { snapPoints: jgb.SNAP_ITEM_CENTERS })
view.setContentOffset({ x: 5 * 170, y: 0 }, false)
bind(shelves, jogakbo.createCompositionalLayout({ sections }), Array(40).fill(1000))

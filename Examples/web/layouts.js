import * as jgb from 'jogakbo'
import { Binder } from 'jogakbo/binder'
import { onChange } from './layout-settings.js'

const sides = (factor) => Float32Array.from({ length: 1e6 }, (_, item) => 70 + item * factor % 97)
const jogakbo = await jgb.load()
const view = jogakbo.createViewWithSetup(null, {
  scrolling: { isEnabled: true }, focus: { allowsFocus: true, keepsFocusedElement: true } })
view.setItems(1e6, sides(31), sides(53))
const share = (width, height) => ({ width: { kind: jgb.FRACTIONAL_WIDTH, value: width },
  height: { kind: jgb.FRACTIONAL_HEIGHT, value: height } })
const layouts = { // most layouts are made of what the controls say alone
  Compositional({ part, contentInsets, ...layout }) { // a large item beside a column of two
    const [row, column] = [jgb.LAYOUT_HORIZONTAL_GROUP, jgb.LAYOUT_VERTICAL_GROUP]
    const group = [{ kind: row, size: share(1, 0.4) },
      { size: share(part, 1), contentInsets }, { kind: column, size: share(1 - part, 1) },
      { parent: 2, size: share(1, 0.5), count: 2, contentInsets }]
    return jogakbo.createCompositionalLayout({ ...layout, sections: [{ group }] })
  },
  Explicit({ turns }) { // the page places the first 100,000 items itself
    const frames = Array.from({ length: 100_000 }, (_, item) =>
      ({ x: 280 + 240 * Math.sin(item * turns / 40), y: item * 12, width: 48, height: 48 }))
    view.setLayoutAttributes({ firstItem: { section: 0, item: 0 }, frames })
    return jogakbo.createExplicitLayout()
  },
  Custom({ lean, ...grid }) { // the page's own: a grid that sways
    const sway = ({ frame }) => { frame.x += lean * Math.sin(frame.y / 150); return true }
    return jogakbo.createCustomLayout({ base: jogakbo.createGridLayout(grid),
      elementsInRect: (rect, sink) => sink.addBaseElements(rect, sway),
      attributesForElement: (element, sink) => sink.addBaseElement(element, sway) })
  },
}
const binder = new Binder(list, view, { render: (cell, { item }) =>
  Object.assign(cell, { className: `tile patch-${item % 6}`, textContent: item + 1 }) })
onChange((name, settings, animation) => {
  const create = layouts[name] ?? jogakbo[`create${name}Layout`].bind(jogakbo)
  view.setLayout(create(settings), animation)
  binder.request()
})

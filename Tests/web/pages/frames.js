// The display frames that Tests/web/frames.c writes, from the package in a page.
import * as jgb from '/jogakbo/src/jogakbo.js'

const count = 200_000
const steps = 120
const column = (body) => Float32Array.from({ length: count }, (_, item) => body(item))
const widths = column((item) => 40 + item * 31 % 97 / 2)
const heights = column((item) => 30 + item * 53 % 89 / 4)
const jogakbo = await jgb.load()

function explicit(view) {
  const frames = Array.from({ length: 20_000 }, (_, item) =>
    ({ x: item * 37 % 300, y: item * 11.5, width: 30 + item % 7, height: 40 + item % 5 }))
  view.setLayoutAttributes({ frames })
  return jogakbo.createExplicitLayout()
}

const layouts = [
  () => jogakbo.createListLayout(),
  () => jogakbo.createFlowLayout(),
  () => jogakbo.createGridLayout(),
  () => jogakbo.createWaterfallLayout(),
  () => jogakbo.createJustifiedLayout(),
  () => jogakbo.createCompositionalLayout({ sections: [{ interGroupSpacing: 7, group: [
    { kind: jgb.LAYOUT_HORIZONTAL_GROUP, size: size(1, { kind: jgb.ABSOLUTE, value: 110 }) },
    { size: size(0.6) }, { size: size(0.2), count: 2 }] }] }),
  () => jogakbo.createCarouselLayout(),
  () => jogakbo.createStackLayout(),
  () => jogakbo.createCircleLayout({ angularSpacing: 0.3, rotatesItems: true }),
  explicit,
]
const size = (width, height = { kind: jgb.FRACTIONAL_HEIGHT, value: 1 }) =>
  ({ width: { kind: jgb.FRACTIONAL_WIDTH, value: width }, height })

/** The bytes of the display frames of all layouts, as base64. */
export function frames() {
  const parts = []
  layouts.forEach((create, number) => {
    const view = jogakbo.createView()
    view.setItems(count, widths, heights)
    view.setLayout(create(view))
    view.setBounds({ x: 0, y: 0, width: 390, height: 640 })
    for (let step = 0; step < steps; step++) {
      change(view, step)
      parts.push(...bytesOf(show(view, number, step)))
    }
    view.destroy()
  })
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result.split(',')[1])
    reader.readAsDataURL(new Blob(parts))
  })
}

function change(view, step) {
  const path = { section: 0, item: step * 7919 % 1000 }
  const content = { widths: [55, 66, 77], heights: [55, 66, 77] }
  if (step % 10 === 3) view.insertItems(path, 3, content, { duration: 200 })
  if (step % 10 === 7) view.deleteItems(path, 2, { duration: 200 })
}

function show(view, number, step) {
  const far = step % 4 === 0 ? step * 104729 % 3_000_000 : step * 13.25
  const isAcross = number === 6 || number === 7
  return view.displayFrameAt({ x: isAcross ? far : 0, y: isAcross ? 0 : far }, (step + 1) * 16)
}

function bytesOf({ contentSize, contentOffset, doubles, removedViews, transforms }) {
  return [Float64Array.of(contentSize.width, contentSize.height, contentOffset.x, contentOffset.y),
    doubles.slice(), removedViews.slice(), transforms.slice()]
}

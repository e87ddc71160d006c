import CollectionCore

/// Draws a scene as SVG: the viewport with its elements, beside it a bar that is the whole
/// content with the viewport's place in it, and below both what the colours mean.
struct Picture {
    let scene: PictureScene
    var svg: SVG
    let canvas: Size
    /// Where the viewport is drawn.
    let viewport: Rect
    /// Where the bar is drawn that stands for the whole content.
    let bar: Rect
    let legendTop: Double

    static let margin = 28.0
    /// How much is drawn of what lies before and behind the viewport.
    static let context = 26.0
    private static let captionHeight = 46.0
    private static let legendLineHeight = 20.0
    private static let barThickness = 22.0

    init(_ scene: PictureScene) {
        self.scene = scene
        let isVertical = scene.axis == .vertical
        let top = Picture.margin + Picture.captionHeight + (isVertical ? Picture.context : 0)
        let left = Picture.margin + (isVertical ? 0 : Picture.context)
        viewport = Rect(x: left, y: top, width: scene.bounds.width, height: scene.bounds.height)
        let gap = 30.0
        let after = isVertical ? Picture.context : 0
        if isVertical {
            bar = Rect(
                x: viewport.maxX + gap, y: top, width: Picture.barThickness,
                height: viewport.height)
            legendTop = viewport.maxY + after + 22
        } else {
            bar = Rect(
                x: left, y: viewport.maxY + gap, width: viewport.width,
                height: Picture.barThickness)
            legendTop = bar.maxY + 48
        }
        let width =
            isVertical
            ? bar.maxX + 86 + Picture.margin : viewport.maxX + Picture.context + Picture.margin
        let columns = Picture.legendColumns(width: max(width, 420))
        let lines = (scene.counts.count + columns - 1) / columns
        canvas = Size(
            width: max(width, 420),
            height: legendTop + Double(lines) * Picture.legendLineHeight + Picture.margin - 8)
        svg = SVG(size: canvas)
    }

    static func text(of scene: PictureScene) -> String {
        var picture = Picture(scene)
        picture.drawCaption()
        picture.drawElements()
        picture.drawBar()
        picture.drawLegend()
        return picture.svg.text
    }

    private mutating func drawCaption() {
        svg.rect(
            Rect(x: 0, y: 0, width: canvas.width, height: canvas.height),
            SVG.Paint(fill: Palette.paper))
        svg.text(
            scene.name, at: Point(x: Picture.margin, y: Picture.margin + 8),
            SVG.Font(size: 17, color: Palette.ink, isBold: true))
        let words =
            "\(scene.document.words) · content "
            + "\(Decimal.grouped(scene.frame.contentSize.width)) × "
            + "\(Decimal.grouped(scene.frame.contentSize.height)) · "
            + "\(Decimal.grouped(scene.frame.elements.count)) elements in view"
        svg.text(
            words, at: Point(x: Picture.margin, y: Picture.margin + 28),
            SVG.Font(size: 11.5, color: Palette.faintInk))
    }

    private mutating func drawLegend() {
        let columns = Picture.legendColumns(width: canvas.width)
        let columnWidth = (canvas.width - 2 * Picture.margin) / Double(columns)
        let names = scene.classes.cellNames + ["headers and footers"]
        for (index, count) in scene.counts.enumerated() {
            let color = Palette.color(ofClass: index < names.count - 1 ? index : nil)
            let x = Picture.margin + Double(index % columns) * columnWidth
            let y = legendTop + Double(index / columns) * Picture.legendLineHeight
            svg.rect(
                Rect(x: x, y: y, width: 14, height: 11),
                SVG.Paint(fill: color.fill, stroke: color.edge, radius: 2.5))
            svg.text(
                "\(names[index])  \(count)", at: Point(x: x + 20, y: y + 9.5),
                SVG.Font(size: 10.5, color: count > 0 ? Palette.ink : Palette.faintInk))
        }
    }

    private static func legendColumns(width: Double) -> Int {
        max(1, Int((width - 2 * margin) / 118))
    }
}

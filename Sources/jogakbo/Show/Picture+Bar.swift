import CollectionCore

extension Picture {
    /// The whole content as a bar, with a line where each section begins and the viewport's place.
    mutating func drawBar() {
        svg.rect(
            bar,
            SVG.Paint(fill: Palette.panel, stroke: Palette.hairline, strokeWidth: 1, radius: 3))
        drawSectionStarts()
        let axis = scene.axis
        let start = position(axis.mainStart(scene.bounds))
        let end = position(axis.mainEnd(scene.bounds))
        let length = max(3, end - start)
        let cross = axis == .vertical ? bar.x : bar.y
        let marker = axis.rect(
            main: start, cross: cross - 3, mainLength: length,
            crossLength: axis.cross(bar.size) + 6)
        svg.rect(marker, SVG.Paint(fill: Palette.accent, radius: 1.5, opacity: 0.22))
        svg.rect(marker, SVG.Paint(stroke: Palette.accent, strokeWidth: 1.5, radius: 1.5))
        drawScale(marker: marker)
    }

    private mutating func drawSectionStarts() {
        let axis = scene.axis
        var drawn = -1.0
        for start in scene.sectionStarts {
            let place = position(start)
            guard place - drawn >= 1.2 else { continue }
            drawn = place
            let cross = axis == .vertical ? bar.x : bar.y
            svg.line(
                from: axis.point(main: place, cross: cross + 2),
                to: axis.point(main: place, cross: cross + axis.cross(bar.size) - 2),
                SVG.Paint(stroke: Palette.tick, strokeWidth: 0.6))
        }
    }

    /// Where the content begins and ends, and where the viewport is, in points.
    private mutating func drawScale(marker: Rect) {
        let axis = scene.axis
        let font = SVG.Font(size: 9.5, color: Palette.faintInk)
        let offset = axis.mainStart(scene.bounds)
        let marks = [
            (axis.mainStart(bar), "0", font),
            (
                axis.mainStart(marker), Decimal.grouped(offset, places: 0),
                SVG.Font(size: 10.5, color: Palette.accent, isBold: true)
            ),
            (axis.mainEnd(bar), Decimal.grouped(scene.contentLength, places: 0), font),
        ]
        for (index, (place, text, font)) in marks.enumerated() {
            let isNear = index != 1 && abs(place - axis.mainStart(marker)) < 16
            if isNear, axis == .vertical { continue }
            if axis == .vertical {
                svg.text(text, at: Point(x: bar.maxX + 10, y: place + 3.5), font)
            } else {
                var font = font
                font.anchor = index == 0 ? "start" : index == 1 ? "middle" : "end"
                let y = bar.maxY + (index == 1 ? 28 : 16)
                svg.text(text, at: Point(x: place, y: y), font)
            }
        }
    }

    /// Where a place of the content lies on the bar.
    private func position(_ main: Double) -> Double {
        let share = min(1, max(0, main / scene.contentLength))
        return scene.axis.mainStart(bar) + share * scene.axis.main(bar.size)
    }
}

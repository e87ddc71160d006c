import CollectionCore

/// Draws a flick: the content offset over time, below it the speed over time, and below both
/// display frames along the axis of time.
struct FlickPlot {
    private let flick: Flick
    private var svg: SVG
    private let canvas: Size
    private let time: PlotAxis
    private let offset: PlotAxis
    private let speed: PlotAxis
    private let offsetArea: Rect
    private let speedArea: Rect
    /// Where labels of marks stand: the row of each.
    private let rows: [Int]

    private static let left = 84.0
    private static let width = 740.0
    private static let offsetHeight = 230.0
    private static let speedHeight = 120.0
    private static let rowHeight = 15.0
    private static let frameCount = 6
    private static let frameGap = 14.0
    private static let frameHeightMost = 240.0

    static func text(of flick: Flick) -> String {
        var plot = FlickPlot(flick)
        plot.drawAxes()
        plot.drawRange()
        plot.drawMarks()
        plot.drawCurves()
        plot.drawFrames()
        return plot.svg.text
    }

    private init(_ flick: Flick) {
        self.flick = flick
        time = PlotAxis(
            0...max(0.1, flick.duration_s), from: Self.left, to: Self.left + Self.width)
        rows = Self.rows(of: flick.marks, along: time)
        let top = 84 + Double((rows.max() ?? 0) + 1) * Self.rowHeight
        offsetArea = Rect(x: Self.left, y: top, width: Self.width, height: Self.offsetHeight)
        speedArea = Rect(
            x: Self.left, y: offsetArea.maxY + 34, width: Self.width, height: Self.speedHeight)
        let offsets = flick.moments.map(\.offset) + [flick.release.offset]
        let least = offsets.min() ?? 0
        let greatest = offsets.max() ?? 0
        let room = max(1, (greatest - least) * 0.08)
        offset = PlotAxis(
            least - room...greatest + room, from: offsetArea.maxY, to: offsetArea.y)
        let fastest = (flick.moments + [flick.release]).map { abs($0.velocity) }.max() ?? 0
        speed = PlotAxis(0...max(1, fastest * 1.08), from: speedArea.maxY, to: speedArea.y)
        let panel = Self.panel(of: flick.viewport)
        canvas = Size(
            width: Self.left + Self.width + 2 * Picture.margin,
            height: speedArea.maxY + 62 + panel.height + 24 + Picture.margin)
        svg = SVG(size: canvas)
    }

    /// The size of a small display frame.
    private static func panel(of viewport: Size) -> Size {
        let width = (Self.width - Double(frameCount - 1) * frameGap) / Double(frameCount)
        let scale = min(width / viewport.width, frameHeightMost / viewport.height)
        return Size(width: viewport.width * scale, height: viewport.height * scale)
    }

    /// Returns in which row each label stands, from the lowest: above the lines of other marks that
    /// it would cover, and above their labels.
    private static func rows(of marks: [Flick.Mark], along time: PlotAxis) -> [Int] {
        let labels = marks.map { label(of: $0, along: time) }
        var rows = marks.map { _ in 0 }
        var placed: [Int] = []
        let rightwards = labels.indices.reversed().filter { !labels[$0].isLeft }
        let leftwards = labels.indices.filter { labels[$0].isLeft }
        for index in rightwards + leftwards {
            let covered = placed.filter { other in
                labels[other].start < labels[index].end + 8
                    && labels[index].start < labels[other].end + 8
            }
            rows[index] = (covered.map { rows[$0] }.max() ?? -1) + 1
            placed.append(index)
        }
        return rows
    }

    /// Returns where a label begins and ends, right of its line if there is room.
    private static func label(
        of mark: Flick.Mark, along time: PlotAxis
    ) -> (start: Double, end: Double, isLeft: Bool) {
        let x = time.place(Double(mark.time_ns) / 1e9)
        let width = TextWidth.width(of: words(mark), fontSize: 11) + 5
        let isLeft = x + width > time.end
        return isLeft ? (x - width, x, true) : (x, x + width, false)
    }

    private static func words(_ mark: Flick.Mark) -> String {
        "\(mark.words), \(Decimal.fixed(Double(mark.time_ns) / 1e9, places: 2)) s"
    }
}

extension FlickPlot {
    private mutating func drawAxes() {
        svg.rect(
            Rect(x: 0, y: 0, width: canvas.width, height: canvas.height),
            SVG.Paint(fill: Palette.paper))
        svg.caption(flick.name, flick.words)
        draw(offset, of: offsetArea, name: "offset", "content offset, points", most: 6)
        draw(speed, of: speedArea, name: "speed", "speed, points/s", most: 4)
        svg.beginGroup(.identity, opacity: 1, name: "time-axis")
        for tick in time.ticks(most: 8) {
            let x = time.place(tick)
            for area in [offsetArea, speedArea] {
                svg.line(
                    from: Point(x: x, y: area.y), to: Point(x: x, y: area.maxY),
                    SVG.Paint(stroke: Palette.hairline, strokeWidth: 0.8))
            }
            svg.text(
                "\(Decimal.short(tick, places: 2)) s", at: Point(x: x, y: speedArea.maxY + 18),
                SVG.Font(size: 11, color: Palette.faintInk, anchor: "middle"))
        }
        svg.endGroup()
    }

    private mutating func draw(
        _ axis: PlotAxis, of area: Rect, name: String, _ words: String, most: Int
    ) {
        svg.rect(area, SVG.Paint(fill: Palette.panel, stroke: Palette.hairline))
        // The finger is down.
        svg.rect(
            Rect(
                x: area.x, y: area.y,
                width: time.place(Double(flick.release.time_ns) / 1e9) - area.x,
                height: area.height),
            SVG.Paint(fill: Palette.color(ofClass: 0).fill, opacity: 0.6))
        svg.beginGroup(.identity, opacity: 1, name: "\(name)-axis")
        for tick in axis.ticks(most: most) {
            let y = axis.place(tick)
            svg.line(
                from: Point(x: area.x, y: y), to: Point(x: area.maxX, y: y),
                SVG.Paint(stroke: Palette.hairline, strokeWidth: 0.8))
            svg.text(
                Decimal.grouped(tick, places: 2), at: Point(x: area.x - 8, y: y + 4),
                SVG.Font(size: 11, color: Palette.faintInk, anchor: "end"))
        }
        svg.endGroup()
        svg.text(
            words, at: Point(x: 22, y: area.y + area.height / 2),
            SVG.Font(size: 11.5, color: Palette.ink, anchor: "middle", isRotated: true))
    }

    /// Marks the ends of the content, beyond which nothing rests. An end that is too far away to be
    /// drawn is named.
    private mutating func drawRange() {
        let range = offset.range
        let least = flick.range.lowerBound
        let greatest = flick.range.upperBound
        svg.beginGroup(.identity, opacity: 1, name: "range")
        if least > range.lowerBound { drawBeyond(from: least, to: range.lowerBound) }
        if greatest < range.upperBound { drawBeyond(from: greatest, to: range.upperBound) }
        svg.endGroup()
        label("start of the content", least)
        label("end of the content", greatest)
    }

    private mutating func drawBeyond(from edge: Double, to end: Double) {
        let y = offset.place(edge)
        let other = offset.place(end)
        svg.rect(
            Rect(x: offsetArea.x, y: min(y, other), width: Self.width, height: abs(other - y)),
            SVG.Paint(fill: Palette.tick, opacity: 0.3))
        svg.line(
            from: Point(x: offsetArea.x, y: y), to: Point(x: offsetArea.maxX, y: y),
            SVG.Paint(stroke: Palette.ink, strokeWidth: 1))
    }

    /// Names an end of the content, away from the curve: the one that the content goes to at the
    /// left, where the curve begins.
    private mutating func label(_ words: String, _ edge: Double) {
        let isStart = edge == flick.range.lowerBound
        let isAhead = isStart == (flick.velocity < 0)
        let isFar = !offset.range.contains(edge)
        let far = isStart ? offsetArea.maxY - 8 : offsetArea.y + 15
        let near = offset.place(edge) + (isStart ? 14 : -6)
        let release = time.place(Double(flick.release.time_ns) / 1e9)
        svg.text(
            "\(isFar ? isStart ? "↓ " : "↑ " : "")\(words), \(Decimal.grouped(edge))",
            at: Point(x: isAhead ? release + 8 : offsetArea.maxX - 8, y: isFar ? far : near),
            SVG.Font(
                size: 11, color: Palette.faintInk, anchor: isAhead ? "start" : "end"))
    }

    private mutating func drawMarks() {
        svg.beginGroup(.identity, opacity: 1, name: "marks")
        for (mark, row) in zip(flick.marks, rows) {
            let label = Self.label(of: mark, along: time)
            let x = label.isLeft ? label.end : label.start
            let y = offsetArea.y - 6 - Double(row) * Self.rowHeight
            svg.line(
                from: Point(x: x, y: y - 8), to: Point(x: x, y: speedArea.maxY),
                SVG.Paint(stroke: Palette.secondAccent, strokeWidth: 1, dashes: "3 3"))
            svg.text(
                Self.words(mark), at: Point(x: label.isLeft ? x - 4 : x + 4, y: y),
                SVG.Font(
                    size: 11, color: Palette.secondAccent, anchor: label.isLeft ? "end" : "start"))
        }
        svg.endGroup()
    }

    private mutating func drawCurves() {
        let before = flick.moments.filter { $0.time_ns < flick.release.time_ns }
        let after = [flick.release] + flick.moments.filter { $0.time_ns > flick.release.time_ns }
        draw(before + after, name: "offset", offset) { $0.offset }
        draw(after, name: "speed", speed) { abs($0.velocity) }
    }

    private mutating func draw(
        _ moments: [Flick.Moment], name: String, _ axis: PlotAxis,
        _ value: (Flick.Moment) -> Double
    ) {
        svg.beginGroup(.identity, opacity: 1, name: name)
        svg.polyline(
            moments.map { moment in
                Point(x: time.place(Double(moment.time_ns) / 1e9), y: axis.place(value(moment)))
            }, SVG.Paint(stroke: Palette.accent, strokeWidth: 2))
        svg.endGroup()
    }

    private mutating func drawFrames() {
        let panel = Self.panel(of: flick.viewport)
        let scale = panel.width / flick.viewport.width
        let slot = Self.width / Double(Self.frameCount)
        let top = speedArea.maxY + 62
        for index in 0..<Self.frameCount {
            let middle = Self.left + (Double(index) + 0.5) * slot
            let part = (Double(index) + 0.5) / Double(Self.frameCount)
            let moment = flick.moment(at: part * time.range.upperBound)
            let x = time.place(Double(moment.time_ns) / 1e9)
            svg.line(
                from: Point(x: x, y: speedArea.maxY + 26), to: Point(x: middle, y: top - 4),
                SVG.Paint(stroke: Palette.tick, strokeWidth: 1))
            let dot = 3.0
            svg.rect(
                Rect(
                    x: x - dot, y: offset.place(moment.offset) - dot, width: 2 * dot,
                    height: 2 * dot), SVG.Paint(fill: Palette.ink, radius: dot))
            let place = Rect(
                x: middle - panel.width / 2, y: top, width: panel.width, height: panel.height)
            draw(flick.scene(moment), in: place, scale: scale, name: "frame-\(index)")
            svg.text(
                "\(Decimal.fixed(Double(moment.time_ns) / 1e9, places: 2)) s, at "
                    + Decimal.grouped(moment.offset, places: 0),
                at: Point(x: middle, y: place.maxY + 17),
                SVG.Font(size: 11, color: Palette.faintInk, anchor: "middle"))
        }
    }

    /// A display frame, smaller.
    private mutating func draw(_ scene: PictureScene, in place: Rect, scale: Double, name: String) {
        svg.rect(place, SVG.Paint(fill: Palette.panel))
        svg.beginGroup(name: name, clippedTo: place, radius: 0)
        let inner = Affine.translation(x: place.x, y: place.y).after(.scale(x: scale, y: scale))
        svg.beginGroup(inner, opacity: 1)
        for attributes in scene.frame.elements where !attributes.flags.contains(.isHidden) {
            svg.element(
                attributes, of: scene,
                shownIn: Rect(
                    x: 0, y: 0, width: scene.bounds.width, height: scene.bounds.height))
        }
        svg.endGroup()
        svg.endGroup()
        svg.rect(place, SVG.Paint(stroke: Palette.accent, strokeWidth: 1.2))
    }
}

import CollectionCore
import Glibc

/// Draws latency by percentile: the nines along the x axis, the latency as a logarithm along the
/// y axis. A line ends where samples are too few to go on.
struct LatencyPlot {
    struct Curve {
        let name: String
        let color: String
        let histogram: LatencyHistogram
        var isOfEdits = false
    }

    private let curves: [Curve]
    private let title: String
    /// The lines below the title.
    private let subtitle: [String]
    /// The curves of each line of the legend, with their places.
    private let legend: [[(curve: Curve, x: Double)]]
    /// Where curves are drawn.
    private let area: Rect
    private var svg: SVG
    /// The decades of nanoseconds that the y axis spans.
    private let decades: ClosedRange<Int>

    private static let width = 760.0
    private static let left = 78.0
    private static let areaSize = Size(width: 640, height: 290)
    private static let titleSize = 16.0
    private static let subtitleSize = 11.0
    private static let legendSize = 11.5
    private static let lineHeight = 16.0
    /// As many nines as the x axis has room for.
    private static let nineCount = 5.0
    private static let stepsPerNine = 24

    static func text(subtitle: String, curves: [Curve]) -> String {
        var plot = LatencyPlot(subtitle: subtitle, curves: curves.filter { $0.histogram.count > 0 })
        plot.drawTitles()
        plot.drawAxes()
        plot.drawCurves()
        return plot.svg.text
    }

    private init(subtitle: String, curves: [Curve]) {
        self.curves = curves
        title = "Latency of \(LatencyPlot.subject(curves))"
        let room = LatencyPlot.areaSize.width
        self.subtitle = TextWidth.wrapped(
            subtitle, width: room, fontSize: LatencyPlot.subtitleSize)
        legend = LatencyPlot.legend(of: curves, width: room)
        let above = 60 + LatencyPlot.lineHeight * Double(self.subtitle.count + legend.count)
        area = Rect(
            x: LatencyPlot.left, y: above, width: room, height: LatencyPlot.areaSize.height)
        svg = SVG(size: Size(width: LatencyPlot.width, height: area.maxY + 68))
        let least = curves.map { $0.histogram.minimum_ns }.min() ?? 1_000
        let greatest = curves.map { $0.histogram.maximum_ns }.max() ?? 1_000_000
        let low = Int(LatencyPlot.decade(of: least).rounded(.down))
        let high = Int(LatencyPlot.decade(of: greatest).rounded(.up))
        decades = low...max(low + 1, high)
    }

    /// As many names on a line as there is room for.
    private static func legend(
        of curves: [Curve], width: Double
    ) -> [[(curve: Curve, x: Double)]] {
        var lines: [[(curve: Curve, x: Double)]] = []
        var x = 0.0
        for curve in curves {
            let length = 45 + TextWidth.width(of: curve.name, fontSize: legendSize)
            if lines.isEmpty || x + length > width {
                lines.append([])
                x = 0
            }
            lines[lines.count - 1].append((curve, left + x))
            x += length
        }
        return lines
    }

    /// The first colours are those of a plot of one run; more run from blue to red.
    static func color(ofCurve index: Int, of count: Int) -> String {
        let accents = [
            Palette.accent, Palette.secondAccent, Palette.thirdAccent, Palette.fourthAccent,
        ]
        if count <= accents.count { return accents[index] }
        let hue = 220.0 * (1 - Double(index) / Double(count - 1))
        return "hsl(\(Decimal.short(hue)), 60%, 45%)"
    }

    private mutating func drawTitles() {
        svg.rect(
            Rect(x: 0, y: 0, width: LatencyPlot.width, height: area.maxY + 68),
            SVG.Paint(fill: Palette.paper))
        svg.text(
            title, at: Point(x: area.x, y: 34),
            SVG.Font(size: LatencyPlot.titleSize, color: Palette.ink, isBold: true))
        var y = 54.0
        for line in subtitle {
            svg.text(
                line, at: Point(x: area.x, y: y),
                SVG.Font(size: LatencyPlot.subtitleSize, color: Palette.faintInk))
            y += LatencyPlot.lineHeight
        }
        y += 6
        for line in legend {
            for (curve, x) in line {
                svg.rect(
                    Rect(x: x, y: y - 6, width: 18, height: 4),
                    SVG.Paint(fill: curve.color, radius: 2))
                svg.text(
                    curve.name, at: Point(x: x + 25, y: y),
                    SVG.Font(size: LatencyPlot.legendSize, color: Palette.ink))
            }
            y += LatencyPlot.lineHeight
        }
    }

    private mutating func drawAxes() {
        svg.rect(area, SVG.Paint(fill: Palette.panel, stroke: Palette.hairline))
        let grid = SVG.Paint(stroke: Palette.hairline, strokeWidth: 0.8)
        let font = SVG.Font(size: 11, color: Palette.faintInk, anchor: "end")
        var value: UInt64 = 1
        for decade in 0...decades.upperBound {
            if decades.contains(decade) {
                let y = self.y(Double(decade))
                svg.line(
                    from: Point(x: area.x, y: y), to: Point(x: area.maxX, y: y), grid)
                svg.text(
                    LatencyPlot.unit(value), at: Point(x: area.x - 8, y: y + 4), font)
            }
            value *= 10
        }
        let names = ["0 %", "90 %", "99 %", "99.9 %", "99.99 %", "99.999 %"]
        for (nines, name) in names.enumerated() {
            let x = self.x(Double(nines))
            svg.line(from: Point(x: x, y: area.y), to: Point(x: x, y: area.maxY), grid)
            svg.text(
                name, at: Point(x: x, y: area.maxY + 18),
                SVG.Font(size: 11, color: Palette.faintInk, anchor: "middle"))
        }
        svg.text(
            "share of \(LatencyPlot.subject(curves)) that took no longer",
            at: Point(x: area.x + area.width / 2, y: area.maxY + 42),
            SVG.Font(size: 11.5, color: Palette.ink, anchor: "middle"))
    }

    private mutating func drawCurves() {
        for curve in curves {
            svg.polyline(
                points(of: curve.histogram), SVG.Paint(stroke: curve.color, strokeWidth: 2))
        }
    }

    private func points(of histogram: LatencyHistogram) -> [Point] {
        var points: [Point] = []
        for step in 0...Int(LatencyPlot.nineCount) * LatencyPlot.stepsPerNine {
            let nines = Double(step) / Double(LatencyPlot.stepsPerNine)
            let share = 1 - pow(10, -nines)
            let percentile = Percentile(millionths: Int((share * 1e6).rounded()), name: "")
            guard let value = histogram.value_ns(at: percentile) else { break }
            points.append(
                Point(x: self.x(nines), y: y(LatencyPlot.decade(of: value))))
        }
        return points
    }

    private static func subject(_ curves: [Curve]) -> String {
        curves.contains(where: \.isOfEdits) ? "display frames and edits" : "display frames"
    }

    private static func decade(of time_ns: UInt64) -> Double { log10(Double(max(1, time_ns))) }

    private func x(_ nines: Double) -> Double {
        area.x + nines / LatencyPlot.nineCount * area.width
    }

    private func y(_ decade: Double) -> Double {
        let share =
            (decade - Double(decades.lowerBound)) / Double(decades.upperBound - decades.lowerBound)
        return area.maxY - min(1, max(0, share)) * area.height
    }

    private static func unit(_ time_ns: UInt64) -> String {
        let units: [(UInt64, String)] = [(1_000_000_000, "s"), (1_000_000, "ms"), (1_000, "us")]
        for (unit, name) in units where time_ns >= unit { return "\(time_ns / unit) \(name)" }
        return "\(time_ns) ns"
    }
}

extension LoadFigures {
    /// What a plot shows of them.
    func curves(isOpenLoop: Bool) -> [LatencyPlot.Curve] {
        var curves = [
            LatencyPlot.Curve(
                name: "from send", color: Palette.secondAccent, histogram: fromSend),
            LatencyPlot.Curve(
                name: "edits, from due", color: Palette.thirdAccent, histogram: editFromDue,
                isOfEdits: true),
            LatencyPlot.Curve(
                name: "edits, from send", color: Palette.fourthAccent, histogram: editFromSend,
                isOfEdits: true),
        ]
        if isOpenLoop {
            curves.insert(
                LatencyPlot.Curve(name: "from due", color: Palette.accent, histogram: fromDue),
                at: 0)
        }
        return curves
    }
}

extension [LoadResult] {
    /// What a plot shows of them: of several rates, each with its latency from when requests were
    /// due.
    func curves(isOpenLoop: Bool) -> [LatencyPlot.Curve] {
        if count == 1 { return self[0].figures.curves(isOpenLoop: isOpenLoop) }
        return enumerated().map { index, run in
            LatencyPlot.Curve(
                name: LoadResult.name(of: run.rate),
                color: LatencyPlot.color(ofCurve: index, of: count),
                histogram: run.figures.fromDue)
        }
    }
}

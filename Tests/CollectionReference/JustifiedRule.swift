import CollectionCore

/// How items fill lines that keep their aspect ratios (rule K5).
struct JustifiedRule {
    /// The length of a line.
    var available: Double
    var spacing: Double
    /// How thick lines should be.
    var target: Double
    var tolerance: Double
    var lastAlignment: LastLineAlignment

    struct Line {
        var ratios: [Double]
        /// Whether its items fill it together.
        var isFull: Bool

        var sum: Double { ratios.reduce(0, +) }
    }

    static func ratio(main: Double, cross: Double) -> Double {
        main > 0 && cross > 0 ? cross / main : 1
    }

    /// The items of all lines, by their aspect ratios.
    func lines(_ ratios: [Double]) -> [Line] {
        var lines: [Line] = []
        for ratio in ratios {
            if let last = lines.last, !last.isFull {
                if joins(ratio, last.ratios) {
                    lines[lines.count - 1].ratios.append(ratio)
                } else {
                    lines[lines.count - 1].isFull = true
                    lines.append(Line(ratios: [ratio], isFull: false))
                }
            } else {
                lines.append(Line(ratios: [ratio], isFull: false))
            }
            let line = lines[lines.count - 1]
            let least = wanted(line.ratios.count) * (1 - tolerance)
            if line.sum >= least || line.ratios.count == 1_024 {
                lines[lines.count - 1].isFull = true
            }
        }
        if lastAlignment == .justify, !lines.isEmpty { lines[lines.count - 1].isFull = true }
        return lines
    }

    private func joins(_ ratio: Double, _ ratios: [Double]) -> Bool {
        let without = ratios.reduce(0, +)
        let with = without + ratio
        let wantedWith = wanted(ratios.count + 1)
        let wantedWithout = wanted(ratios.count)
        if with <= wantedWith * (1 + tolerance) { return true }
        return without < wantedWithout * (1 - tolerance)
            && abs(with - wantedWith) <= abs(without - wantedWithout)
    }

    private func wanted(_ count: Int) -> Double { room(count) / target }

    private func room(_ count: Int) -> Double { available - Double(count - 1) * spacing }

    func thickness(_ line: Line) -> Double {
        if !line.isFull { return target }
        let filled = max(0, room(line.ratios.count)) / line.sum
        return Grid.rounded(min(16_777_216, filled))
    }

    /// Where each item stands across, in a line that begins at `start`.
    func places(_ line: Line, from start: Double) -> [(start: Double, length: Double)] {
        let room = room(line.ratios.count)
        let sum = line.sum
        var first = 0.0
        if !line.isFull {
            let left = max(0, room - target * sum)
            if lastAlignment == .center { first = left / 2 }
            if lastAlignment == .trailing { first = left }
        }
        func length(_ ratio: Double) -> Double {
            line.isFull ? max(0, room) * ratio / sum : target * ratio
        }
        return line.ratios.enumerated().map { number, ratio in
            let before = line.ratios[..<number].reduce(0, +)
            return (
                start + first + length(before) + Double(number) * spacing, length(ratio)
            )
        }
    }
}

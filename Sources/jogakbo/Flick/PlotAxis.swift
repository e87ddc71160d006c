import CollectionCore

/// A range of numbers along one side of a plot, with round numbers to write beside it.
struct PlotAxis {
    let range: ClosedRange<Double>
    /// The place in the picture of the lower bound, and of the upper one.
    let start: Double
    let end: Double

    /// - Parameter range: Made longer where it is too short to be divided.
    init(_ range: ClosedRange<Double>, from start: Double, to end: Double) {
        let isShort = range.upperBound - range.lowerBound < 1e-3
        self.range = isShort ? range.lowerBound...range.lowerBound + 1 : range
        self.start = start
        self.end = end
    }

    func place(_ value: Double) -> Double {
        let part = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
        return start + part * (end - start)
    }

    /// Multiples of 1, 2 or 5 times a power of ten.
    ///
    /// - Parameter most: How many there may be, about.
    func ticks(most: Int) -> [Double] {
        let rough = (range.upperBound - range.lowerBound) / Double(max(1, most))
        var unit = 1.0
        while unit > rough { unit /= 10 }
        while unit * 10 <= rough { unit *= 10 }
        let step = unit * ([1, 2, 5].first { unit * $0 >= rough } ?? 10)
        let first = Int((range.lowerBound / step).rounded(.up))
        let last = Int((range.upperBound / step).rounded(.down))
        return first > last ? [] : (first...last).map { Double($0) * step }
    }
}

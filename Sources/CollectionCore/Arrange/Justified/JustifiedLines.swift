/// How items fill lines together that keep their aspect ratios: rule K5 of docs/semantics.md.
struct JustifiedLines {
    let available: Double
    let spacing: Double
    /// How thick lines should be.
    let target: Double
    /// Between which multiples of the wanted sum of aspect ratios a line may end.
    let leastFactor: Double
    let greatestFactor: Double
    let lastAlignment: LastLineAlignment

    /// So that a line is found and placed in bounded time, however narrow its items are.
    static let itemsMax = 1024

    init(_ layout: JustifiedLayout, _ available: Double, spacing: Double) {
        self.available = available
        self.spacing = spacing
        target = Length.rounded(layout.targetLineThickness)
        leastFactor = 1 - layout.thicknessTolerance
        greatestFactor = 1 + layout.thicknessTolerance
        lastAlignment = layout.lastLineAlignment
    }

    /// What the items of a line fill together.
    func room(_ count: Int) -> Double { available - Double(count - 1) * spacing }

    /// What aspect ratios add up to on a full line that is as thick as it should be.
    func wanted(_ count: Int) -> Double { room(count) / target }

    /// How thick a line is that its items fill.
    func thickness(_ count: Int, _ sum: Double) -> Double {
        Length.rounded(min(Length.maximum, max(0, room(count)) / sum))
    }

    static func ratio(main: Double, cross: Double) -> Double {
        main == 0 || cross == 0 ? 1 : cross / main
    }
}

/// A line while items join it.
struct JustifiedLine {
    var count = 0
    /// Of the items' aspect ratios, added up in their order.
    var sum = 0.0

    /// - Precondition: The line has not ended.
    func accepts(_ ratio: Double, _ lines: JustifiedLines) -> Bool {
        if count == 0 { return true }
        let (with, wantedWith) = (sum + ratio, lines.wanted(count + 1))
        if with <= wantedWith * lines.greatestFactor { return true }
        // As it has not ended, it is less than its least.
        return (with - wantedWith).magnitude <= (sum - lines.wanted(count)).magnitude
    }

    /// Whether it is full, whatever comes next.
    func hasEnded(_ lines: JustifiedLines) -> Bool {
        sum >= lines.wanted(count) * lines.leastFactor || count >= JustifiedLines.itemsMax
    }

    mutating func append(_ ratio: Double) {
        count += 1
        sum += ratio
    }
}

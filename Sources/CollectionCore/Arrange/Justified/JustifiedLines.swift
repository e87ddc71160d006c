/// The measures of justified lines, which items with fixed aspect ratios fill together: rule K5 of
/// docs/semantics.md.
struct JustifiedLines {
    let available: Double
    let spacing: Double
    /// The thickness that lines should have, in points.
    let target: Double
    /// A line is full once the sum of its aspect ratios is at least this multiple of `wanted`.
    let leastFactor: Double
    /// An item joins a line if the sum of aspect ratios with it is at most this multiple of
    /// `wanted`.
    let greatestFactor: Double
    let lastAlignment: LastLineAlignment

    /// The greatest number of items on a line, so that a line is found and placed in bounded time,
    /// however narrow its items are.
    static let itemsMax = 1024

    init(_ layout: JustifiedLayout, _ available: Double, spacing: Double) {
        self.available = available
        self.spacing = spacing
        target = Length.rounded(layout.targetLineThickness)
        leastFactor = 1 - layout.thicknessTolerance
        greatestFactor = 1 + layout.thicknessTolerance
        lastAlignment = layout.lastLineAlignment
    }

    /// The length that `count` items of a line have together, in points: the line without the
    /// spacing between them.
    func room(_ count: Int) -> Double { available - Double(count - 1) * spacing }

    /// The sum of the aspect ratios of `count` items that fill a line of exactly the thickness
    /// `target`.
    func wanted(_ count: Int) -> Double { room(count) / target }

    /// The thickness of a line that its items fill, in points.
    ///
    /// - Parameter sum: The sum of the items' aspect ratios.
    func thickness(_ count: Int, _ sum: Double) -> Double {
        Length.rounded(min(Length.maximum, max(0, room(count)) / sum))
    }

    static func ratio(main: Double, cross: Double) -> Double {
        main == 0 || cross == 0 ? 1 : cross / main
    }
}

/// An open justified line, which items join one by one.
struct JustifiedLine {
    /// The number of items on the line.
    var count = 0
    /// The sum of the items' aspect ratios, added up in their order.
    var sum = 0.0

    /// Whether an item with this aspect ratio joins the line.
    ///
    /// - Precondition: The line is not full: `hasEnded` is false.
    func accepts(_ ratio: Double, _ lines: JustifiedLines) -> Bool {
        if count == 0 { return true }
        let (with, wantedWith) = (sum + ratio, lines.wanted(count + 1))
        if with <= wantedWith * lines.greatestFactor { return true }
        // As the line is not full, its sum is less than the least sum of a full line.
        return (with - wantedWith).magnitude <= (sum - lines.wanted(count)).magnitude
    }

    /// Whether the line is full, so that it ends whatever item comes next.
    func hasEnded(_ lines: JustifiedLines) -> Bool {
        sum >= lines.wanted(count) * lines.leastFactor || count >= JustifiedLines.itemsMax
    }

    mutating func append(_ ratio: Double) {
        count += 1
        sum += ratio
    }
}

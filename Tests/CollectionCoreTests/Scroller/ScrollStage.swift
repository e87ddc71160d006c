import CollectionCore
import CollectionReference
import Testing

/// Rows of 10 points in a view of 100 x 200 points that owns its content offset.
struct ScrollStage: ~Copyable {
    var view = CollectionView(limits: Limits())
    private(set) var time_ns: UInt64 = 0

    static let length = 200.0

    init(rows: UInt32 = 1000, _ change: (inout ScrollConfiguration) -> Void = { _ in }) throws {
        var layout = ListLayout()
        layout.sectionMetrics.itemSize = Size(width: 100, height: 10)
        layout.sectionMetrics.minimumLineSpacing = 0
        try view.setListLayout(layout)
        try setRows(rows)
        var configuration = ScrollConfiguration()
        configuration.isEnabled = true
        change(&configuration)
        try view.setScrollConfiguration(configuration)
        try view.setEventMask(.scrolling)
        _ = try show(at: 0)
    }

    mutating func setRows(_ count: UInt32) throws {
        var builder = DataSourceBuilder(limits: view.limits)
        let counts = [count]
        try builder.append(
            itemCounts: counts.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
            reuseIdentifiers: Span(), options: [])
        try view.setDataSource(builder)
    }

    /// - Returns: The content offset.
    @discardableResult
    mutating func show(at milliseconds: Double) throws -> Double {
        time_ns = UInt64(milliseconds * 1e6)
        return try view.displayFrame(
            for: DisplayFrameRequest(
                bounds: Rect(x: 7, y: -3, width: 100, height: Self.length), time_ns: time_ns,
                isComplete: false, preferredSizes: [])
        ).contentOffset.y
    }

    mutating func point(
        _ phase: PointerSample.Phase, _ y: Double, at milliseconds: Double, x: Double = 50,
        pointer: UInt32 = 0, device: PointerSample.Device = .touch
    ) throws {
        time_ns = UInt64(milliseconds * 1e6)
        let samples = [
            PointerSample(
                phase, Point(x: x, y: y), at: time_ns, pointer: pointer, device: device)
        ]
        try view.sendPointers(samples.span)
    }

    /// Moves a finger with a constant velocity, in points per second, for 80 milliseconds; sent 8
    /// milliseconds apart. It goes down at a time and is lifted 80 milliseconds later.
    mutating func flick(_ velocity: Double, at start: Double = 0) throws {
        try point(.down, 100, at: start)
        for step in 1...10 {
            let time = 8 * Double(step)
            try point(.move, 100 + velocity * time / 1000, at: start + time)
        }
        try point(.up, 100 + velocity * 0.08, at: start + 80)
    }

    /// The events since this was asked last, in words, without the times.
    mutating func told() -> [String] {
        view.nextEvents().events.map { event in
            String(event.words.split(separator: " at 0")[0].prefix { $0 != "\n" })
                .replacing(" at \(event.time_ns)", with: "")
        }
    }
}

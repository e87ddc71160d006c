import CollectionCore

/// An interactive transition (T9): the layout that it leads to, and offsets.
struct ReferenceLead {
    /// Interactive transitions are numbered.
    var number: Int
    var tag: UInt64
    var other: ReferenceSide
    var progress = ReferenceTrack()
    var values: [UInt32: ReferenceTrack] = [:]
    /// Whether a display frame has shown it.
    var isPlaced = false
    /// Ended by the host; it lasts until the next display frame.
    var isOver = false
    /// The other layout's content offset less the own one's; once it is over, what is to go.
    var distance = Point.zero
    /// By how much the last display frame was away from the own layout's offset.
    var shown = Point.zero
    var shownProgress = 0.0
    /// Of the anchor, since the last display frame.
    var movement = 0.0
    var otherMovement = 0.0
    var contentSize = Size.zero
    var otherContentSize = Size.zero

    var rest: Point { Point(x: distance.x - shown.x, y: distance.y - shown.y) }

    /// How far it is from the own layout's offset.
    func displacement(_ progress: Double) -> Point {
        if progress == 1 { return distance }
        return ReferenceLead.onGrid(Point(x: distance.x * progress, y: distance.y * progress))
    }

    static func onGrid(_ point: Point) -> Point {
        func rounded(_ value: Double) -> Double {
            value < 0 ? -Grid.rounded(-value) : Grid.rounded(value)
        }
        return Point(x: rounded(point.x), y: rounded(point.y))
    }

    /// What is left of 0.3 s for the whole way, or less where progress was faster.
    func animation(finishing: Bool, _ time_ns: UInt64) -> Animation {
        let left = finishing ? 1 - progress.value : progress.value
        let towards = finishing ? progress.velocity : -progress.velocity
        var seconds = left * 0.3
        if towards > 0, time_ns - progress.time_ns <= 100_000_000 {
            seconds = min(seconds, left / towards)
        }
        let parameters: SIMD4<Double> = [1.0 / 3, 1.0 / 3, 2.0 / 3, 1]
        return Animation(
            duration_ns: UInt64(seconds * 1e9),
            curve: TimingCurve(kind: .cubicBezier, parameters: parameters))
    }
}

/// Values at times: of each time the last one.
struct ReferenceTrack {
    private var entries: [(time_ns: UInt64, value: Double)] = []

    var value: Double { entries.last?.value ?? 0 }
    var time_ns: UInt64 { entries.last?.time_ns ?? 0 }
    var tracked: TrackedValue? {
        entries.isEmpty ? nil : TrackedValue(value: value, velocity: velocity)
    }

    var velocity: Double {
        guard let last = entries.last, let before = entries.dropLast().last else { return 0 }
        return (last.value - before.value) / (Double(last.time_ns - before.time_ns) / 1e9)
    }

    mutating func set(_ value: Double, _ time_ns: UInt64) throws(CollectionError) {
        try check(time_ns)
        if entries.last?.time_ns == time_ns { entries.removeLast() }
        entries.append((time_ns, value))
    }

    func check(_ time_ns: UInt64) throws(CollectionError) {
        if !entries.isEmpty, time_ns < self.time_ns { throw .invalidArgument("time_ns", .goesBack) }
    }
}

/// All that differs between the two layouts.
struct ReferenceSide {
    var layout: Layout
    var sections: [ReferenceSection]
    var measuredBoundaries: [UInt32: MeasuredLength] = [:]
    var lanePass = ReferenceCollection.LanePass()
    var offsets: [Int: ReferenceOffset] = [:]
    /// B14: what contexts add.
    var added = (offset: Point.zero, size: Size.zero)
    var placed: ReferenceLayout?
    var lastContainer: Double?
    var lastContentSize = Size.zero
    /// As it was laid out last.
    var moment: ReferenceMoment?

    /// Nothing is measured, and nothing placed.
    init(_ layout: Layout, _ sections: [ReferenceSection]) {
        self.layout = layout
        self.sections = sections
        for section in sections.indices {
            self.sections[section].laneCount = nil
            self.sections[section].measuredBoundaries = [:]
            for item in sections[section].items.indices {
                self.sections[section].items[item].measured = nil
            }
        }
    }
}

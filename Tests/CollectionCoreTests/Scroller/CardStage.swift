import CollectionCore
import Testing

/// Cards along a horizontal view of 300 x 200 points that owns its content offset.
struct CardStage: ~Copyable {
    var view = CollectionView(limits: Limits())
    var width = 300.0
    private var environment = Environment()
    private var time_ns: UInt64 = 0
    private let isMirrored: Bool

    /// - Parameters:
    ///   - layout: The layout of the cards; nil: a list.
    ///   - length: The length of a card of the list, in points.
    init(
        _ count: UInt32, in layout: Layout? = nil, length: Double = 300, spacing: Double = 0,
        isMirrored: Bool = false, _ change: (inout ScrollConfiguration) -> Void
    ) throws {
        self.isMirrored = isMirrored
        var list = ListLayout()
        list.configuration.scrollDirection = .horizontal
        list.configuration.flipsHorizontallyInOppositeLayoutDirection = true
        list.sectionMetrics.minimumLineSpacing = spacing
        list.sectionMetrics.itemSize = Size(width: length, height: 100)
        try view.setLayout(layout ?? .list(list))
        environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        try view.setEnvironment(environment)
        var builder = DataSourceBuilder(limits: view.limits)
        let counts = [count]
        try builder.append(
            itemCounts: counts.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
            reuseIdentifiers: Span(), options: [])
        try view.setDataSource(builder)
        var configuration = ScrollConfiguration()
        configuration.isEnabled = true
        change(&configuration)
        try view.setScrollConfiguration(configuration)
        try show()
    }

    /// - Returns: The content offset of the last display frame.
    @discardableResult
    mutating func show(_ count: Int = 1) throws -> Double {
        var offset = 0.0
        for _ in 0..<count {
            time_ns += 16_000_000
            offset =
                try view.displayFrame(
                    for: DisplayFrameRequest(
                        bounds: Rect(x: 0, y: 0, width: width, height: 200), time_ns: time_ns,
                        isComplete: false, preferredSizes: [])
                ).contentOffset.x
        }
        return offset
    }

    mutating func scroll(to offset: Double) throws {
        try view.setContentOffset(Point(x: offset, y: 0), isAnimated: false)
        try show(2)
    }

    mutating func setInsets(left: Double, right: Double) throws {
        environment.contentInset = EdgeInsets(top: 0, left: left, bottom: 0, right: right)
        try view.setEnvironment(environment)
    }

    mutating func setPageLength(_ length: Double) throws {
        var configuration = view.scrollConfiguration
        configuration.pageLength = length
        try view.setScrollConfiguration(configuration)
    }

    mutating func insert(_ count: UInt32) throws {
        let cards = UpdateItem.insert(IndexPath(section: 0, item: 0), count: count)
        try view.performBatchUpdates(BatchUpdate(items: [cards]))
    }

    /// Moves a finger by a distance against the direction of the content.
    ///
    /// - Parameter milliseconds: The time since the last sample or display frame.
    mutating func point(
        _ phase: PointerSample.Phase, _ distance: Double = 0, after milliseconds: UInt64 = 1,
        pointer: UInt32 = 0
    ) throws {
        time_ns += milliseconds * 1_000_000
        let x = 150 - (isMirrored ? -distance : distance)
        let place = Point(x: x, y: 100)
        let samples = [PointerSample(phase, place, at: time_ns, pointer: pointer)]
        try view.sendPointers(samples.span)
    }

    mutating func pinch(_ phase: GesturePhase) throws {
        time_ns += 1_000_000
        let samples = [PinchSample(phase, scale: 1, Point(x: 150, y: 100), at: time_ns)]
        try view.sendPinches(samples.span)
    }

    /// Turns a wheel by a distance along the cards.
    mutating func turnWheel(by distance: Double) throws {
        time_ns += 1_000_000
        let turn = Point(x: distance, y: 0)
        let samples = [WheelSample(turn, Point(x: 150, y: 100), at: time_ns)]
        try view.sendWheels(samples.span)
    }

    /// Scrolls by a gesture of fingers on a trackpad, 8 milliseconds for each distance, and lifts
    /// the fingers.
    mutating func scrollByTrackpad(_ distances: [Double]) throws {
        for (number, distance) in distances.enumerated() {
            try sendTrackpad(number == 0 ? .began : .changed, distance)
        }
        try sendTrackpad(.ended, 0)
    }

    private mutating func sendTrackpad(_ phase: GesturePhase, _ distance: Double) throws {
        time_ns += 8_000_000
        let way = Point(x: distance, y: 0)
        let samples = [WheelSample(way, Point(x: 150, y: 100), at: time_ns, phase: phase)]
        try view.sendWheels(samples.span)
    }

    /// Picks an item up, holds it near the end of the bounds for some display frames, and then in
    /// the middle.
    mutating func holdItem(_ item: UInt32, nearEndFor frames: Int) throws {
        var traits = ItemTraits.standard
        traits.move = .yes
        try view.setDefaultTraits(traits)
        _ = try view.beginInteractiveMovement(
            ofItemAt: IndexPath(section: 0, item: item), from: Point(x: 150, y: 100), at: time_ns)
        try view.updateInteractiveMovement(to: Point(x: width - 2, y: 100), at: time_ns)
        try show(frames)
        try view.updateInteractiveMovement(to: Point(x: 150, y: 100), at: time_ns)
    }

    /// Drags the cards by 60 points in 60 milliseconds, and lifts the finger.
    mutating func flick() throws {
        try point(.down, after: 10)
        for step in 1...5 { try point(.move, 12 * Double(step), after: 10) }
        try point(.up, 60, after: 10)
    }

    mutating func rest() { time_ns += 300_000_000 }
}

import CollectionCore

/// Compares the content offsets of display frames with those that a finger, and the motion after
/// it, must have.
struct MotionCheck {
    private let axis: Axis
    /// The length of the bounds.
    private let length: Double
    private(set) var range: ClosedRange<Double>
    /// The content offset that the server told last.
    private(set) var offset: Double
    private var phase = Phase.rest
    /// The sample that was sent last.
    private var last: PointerSample?
    /// How many content offsets were compared.
    private(set) var count = 0

    private enum Phase {
        case rest
        /// A finger is down that has not moved the content.
        case pressed(from: PointerSample, isCaught: Bool)
        /// The content would be at `offset` while the finger is at `place`.
        case dragging(offset: Double, place: Double)
        case moving(PromisedMotion)
        /// To a place that the layout says.
        case led(to: Double)
    }

    /// In points. Samples and times are rounded to nanoseconds; 8 points pass in a millisecond.
    private static let tolerance = 1e-3
    /// A spring may end here and there if it begins anew on its way.
    private static let springTolerance = 0.75

    init(axis: Axis, viewport: Size, range: ClosedRange<Double>, offset: Double) {
        self.axis = axis
        length = axis.main(viewport)
        self.range = range
        self.offset = offset
    }

    /// Whether the content goes to an edge, from where it need not be caught.
    var endsAtEdge: Bool {
        switch phase {
        case .moving(let motion): motion.endsAtEdge
        case .rest, .pressed, .dragging, .led: false
        }
    }

    /// Returns whether the content moves by itself; nil where the layout leads it.
    func isMoving(at time_ns: UInt64) -> Bool? {
        switch phase {
        case .moving(let motion): motion.state(at: time_ns).velocity != 0
        case .led: nil
        case .rest, .pressed, .dragging: false
        }
    }

    /// Follows samples, the events that they caused, and those of the display frame after them.
    ///
    /// - Parameter isAwake: Whether something moved before.
    mutating func follow(
        _ samples: ArraySlice<PointerSample>, _ events: Events, isAwake: Bool
    ) throws(CommandError) {
        for sample in samples {
            if sample.phase == .down {
                let isCaught = isMoving(at: sample.time_ns) ?? isAwake
                if case .moving(let motion) = phase { offset = motion.offset(at: sample.time_ns) }
                phase = .pressed(from: sample, isCaught: isCaught)
            }
            if sample.phase != .up { last = sample }
        }
        // Events that name a section are about a section that scrolls across.
        for event in events.events where event.element == .none {
            switch event.kind {
            case .willBeginDragging:
                guard case .pressed(let down, let isCaught) = phase else { continue }
                let first = samples.first { $0.time_ns >= event.time_ns }
                let begin = isCaught ? down : first ?? down
                phase = .dragging(offset: offset, place: axis.main(begin.position))
            case .willEndDragging: try letGo(event)
            case .didScroll: offset = axis.main(event.point)
            default: break
            }
        }
    }

    /// Compares where a finger lets the content go, and notes the motion that begins there.
    private mutating func letGo(_ event: Event) throws(CommandError) {
        try checkOffset(at: event.time_ns)
        let motion = PromisedMotion(
            start_ns: event.time_ns, offset: offset,
            velocity: axis.main(event.otherPoint) * 1_000, range: range)
        let told = axis.main(event.point)
        phase = abs(told - motion.end) < 0.5 ? .moving(motion) : .led(to: told)
    }

    /// Compares the content offset of a display frame.
    mutating func check(
        _ frame: DisplayFrame, at time_ns: UInt64, range: ClosedRange<Double>
    ) throws(CommandError) {
        let distance = axis.main(frame.contentOffsetAdjustment)
        if distance != 0 || range != self.range { move(by: distance, at: time_ns, range) }
        offset = axis.main(frame.contentOffset)
        try checkOffset(at: time_ns)
    }

    /// Notes that nothing moves any more.
    mutating func rest(at time_ns: UInt64) throws(CommandError) {
        if case .led(let place) = phase, abs(place - offset) > 0.5 {
            throw failure("rests", expected: place, at: time_ns)
        }
        phase = .rest
    }

    private mutating func checkOffset(at time_ns: UInt64) throws(CommandError) {
        switch phase {
        case .rest, .pressed, .led: return
        case .dragging(let start, let place):
            guard let last else { return }
            let way = place - axis.main(last.position)
            let expected = PromisedPull.shown(start + way, in: range, length: length)
            if abs(offset - expected) > Self.tolerance {
                throw failure("is dragged", expected: expected, at: time_ns)
            }
        case .moving(let motion):
            let expected = motion.offset(at: time_ns)
            let isBeyond = motion.endsAtEdge && abs(expected - motion.end) < Self.springTolerance
            if abs(offset - expected) > (isBeyond ? Self.springTolerance : Self.tolerance) {
                throw failure("moves", expected: expected, at: time_ns)
            }
        }
        count += 1
    }

    /// The content has moved, or has become longer or shorter: rule M12.
    private mutating func move(
        by distance: Double, at time_ns: UInt64, _ range: ClosedRange<Double>
    ) {
        self.range = range
        switch phase {
        case .rest:
            offset += distance
            if !range.contains(offset) {
                phase = .moving(
                    PromisedMotion(start_ns: time_ns, offset: offset, velocity: 0, range: range))
            }
        case .pressed: break
        case .dragging(let start, let place):
            phase = .dragging(offset: start + distance, place: place)
        case .moving(let motion):
            let state = motion.state(at: time_ns)
            phase = .moving(
                PromisedMotion(
                    start_ns: time_ns, offset: state.offset + distance, velocity: state.velocity,
                    range: range))
        case .led(let place): phase = .led(to: place + distance)
        }
    }

    private func failure(_ verb: String, expected: Double, at time_ns: UInt64) -> CommandError {
        .failure(
            "at \(Decimal.fixed(Double(time_ns) / 1e9, places: 3)) s the content \(verb) at "
                + "\(Decimal.grouped(offset, places: 4)), not at "
                + "\(Decimal.grouped(expected, places: 4))")
    }
}

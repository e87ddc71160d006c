/// The way the content offset moves along the main axis, or that of a section across, as display
/// frames show it: rules W2, W5 and W7 of docs/semantics.md.
struct PrefetchMotion {
    private var state = State.unmoved
    private var isBackward = false
    /// In points per second.
    private var speed = 0.0
    /// The time of the display frame that showed the last movement.
    private var movedTime_ns: UInt64 = 0
    private var lastOffset = 0.0
    /// The last display frame; nil: there was none.
    private(set) var last: Last?

    /// The axis and the time of a display frame.
    struct Last {
        var axis: Axis
        var time_ns: UInt64
    }

    private enum State {
        /// The content offset has not changed yet.
        case unmoved
        /// The content has jumped, or scrolls along another axis: the direction is not known.
        case jumped
        case moving
    }

    /// A shorter movement may come of rounding.
    static let distanceMin = 0.001
    /// A movement that took longer, or that is longer ago, has no speed.
    private static let timeMax_ns: UInt64 = 250_000_000
    /// Screens: a longer movement is a jump.
    private static let jumpMin = 2.0
    /// Screens that are asked for behind the bounds, and that items are kept for beyond what is
    /// asked for.
    private static let behind = 0.5
    private static let kept = 0.5
    /// Screens in which cells are prepared.
    static let prepared = 0.5
    /// Screens that are asked for ahead of the bounds, at rest and at most.
    private static let aheadMin = 1.0
    private static let aheadMax = 2.5
    /// The time of movement that is asked for beyond `aheadMin`.
    private static let time_s = 0.5

    /// Notes where a display frame shows the content.
    ///
    /// - Parameter adjustment: By how much layout changes moved the content offset.
    /// - Parameter extent: The length of the bounds.
    mutating func move(
        to offset: Double, adjustment: Double, extent: Double, _ axis: Axis, at time_ns: UInt64
    ) {
        let distance = offset - adjustment - lastOffset
        lastOffset = offset
        move(by: distance, extent: extent, axis, at: time_ns)
    }

    /// Notes by how much the content has moved in a display frame. The first display frame moves
    /// nothing.
    ///
    /// - Parameter extent: The length of the bounds.
    mutating func move(
        by distance: Double, extent: Double, _ axis: Axis, at time_ns: UInt64
    ) {
        defer { last = Last(axis: axis, time_ns: time_ns) }
        guard let last else { return }
        if last.axis != axis {
            speed = 0
            if state == .moving { state = .jumped }
        } else if distance.magnitude > Self.jumpMin * extent {
            (state, speed) = (.jumped, 0)
        } else if distance.magnitude > Self.distanceMin {
            (state, isBackward, movedTime_ns) = (.moving, distance < 0, time_ns)
            let passed_ns = time_ns - last.time_ns
            speed =
                passed_ns == 0 || passed_ns > Self.timeMax_ns
                ? 0 : distance.magnitude * 1e9 / Double(passed_ns)
        } else if speed != 0 && time_ns - movedTime_ns > Self.timeMax_ns {
            speed = 0
        }
    }

    init() {}

    /// The motion of something that has not moved until a display frame.
    init(after last: Last) { self.last = last }

    /// Whether a direction is known.
    var isMoving: Bool { state == .moving }

    /// Returns what is asked for around the bounds.
    ///
    /// - Parameter shown: The bounds along the main axis.
    /// - Parameter extent: The length of the bounds.
    func reach(of shown: Interval, extent: Double) -> PrefetchReach {
        let isMirrored = state == .moving && isBackward
        let shown = isMirrored ? shown.mirrored : shown
        var asked = shown
        if state != .unmoved { asked.start -= Self.behind * extent }
        switch state {
        case .unmoved: break
        case .jumped: asked.end += Self.behind * extent
        case .moving:
            let ahead = Self.aheadMin * extent + Self.time_s * speed
            asked.end += min(ahead, Self.aheadMax * extent)
        }
        let beyond = Self.kept * extent
        return PrefetchReach(
            shown: shown, asked: asked, kept: Interval(asked.start - beyond, asked.end + beyond),
            isMirrored: isMirrored)
    }
}

/// Stretches of the main axis around the bounds.
///
/// While the content moves backward all of them are mirrored at the start of the content: then what
/// lies ahead is always at the end.
struct PrefetchReach: Equatable {
    var shown: Interval
    /// Items that come in here are asked for.
    var asked: Interval
    /// Items that leave this are asked for no more.
    var kept: Interval
    var isMirrored: Bool

    static let none = PrefetchReach(
        shown: Interval(0, 0), asked: Interval(0, 0), kept: Interval(0, 0), isMirrored: false)

    mutating func move(by distance: Double) {
        let way = isMirrored ? -distance : distance
        shown.move(by: way)
        asked.move(by: way)
        kept.move(by: way)
    }
}

extension Interval {
    /// The interval from the negative of the end to the negative of the start.
    var mirrored: Interval { Interval(-end, -start) }

    mutating func move(by distance: Double) {
        start += distance
        end += distance
    }
}

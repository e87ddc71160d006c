/// The motion of the content offset along the main axis, or of a section's offset along its own
/// axis, from display frame to display frame: rules W2, W5 and W7 of docs/semantics.md.
struct PrefetchMotion {
    private var state = State.unmoved
    private var isBackward = false
    /// The speed of the last movement, in points per second; 0: not known.
    private var speed = 0.0
    /// The time of the display frame that showed the last movement.
    private var movedTime_ns: UInt64 = 0
    private var lastOffset = 0.0
    /// The last display frame; nil: there was none.
    private(set) var last: Last?

    /// The axis of a motion, and the time of a display frame.
    struct Last {
        var axis: Axis
        var time_ns: UInt64
    }

    private enum State {
        /// The content offset has not changed yet.
        case unmoved
        /// The content has jumped, or its scroll direction has changed: the direction is not known.
        case jumped
        case moving
    }

    /// Movements up to this distance, in points, may be rounding errors.
    static let distanceMin = 0.001
    /// A movement that took longer than this, or is longer ago, counts as having no speed.
    private static let timeMax_ns: UInt64 = 250_000_000
    /// A movement in one display frame by more than this, in lengths of the bounds, is a jump.
    private static let jumpMin = 2.0
    /// Items are asked for up to this distance behind the bounds, in lengths of the bounds.
    private static let behind = 0.5
    /// Items are kept up to this distance beyond the stretch where items are asked for, in lengths
    /// of the bounds.
    private static let kept = 0.5
    /// Cells are prepared up to this distance ahead of the bounds, in lengths of the bounds.
    static let prepared = 0.5
    /// At speed 0, items are asked for up to this distance ahead of the bounds, in their lengths.
    private static let aheadMin = 1.0
    /// At most, items are asked for up to this distance ahead of the bounds, in their lengths.
    private static let aheadMax = 2.5
    /// With a speed, the distance that is covered in this time is added to `aheadMin`.
    private static let time_s = 0.5

    /// Notes the content offset of a display frame.
    ///
    /// - Parameter adjustment: The part of the movement of the content offset that layout changes
    ///   made.
    /// - Parameter extent: The length of the bounds.
    mutating func move(
        to offset: Double, adjustment: Double, extent: Double, _ axis: Axis, at time_ns: UInt64
    ) {
        let distance = offset - adjustment - lastOffset
        lastOffset = offset
        move(by: distance, extent: extent, axis, at: time_ns)
    }

    /// Notes the distance by which the content has moved in a display frame. The first display
    /// frame counts as no movement.
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

    /// Creates the motion of content that has not moved before or in a display frame.
    init(after last: Last) { self.last = last }

    /// Whether a direction is known.
    var isMoving: Bool { state == .moving }

    /// The stretches around the bounds in which items are asked for and kept.
    ///
    /// - Parameter shown: The bounds along the axis of the motion.
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

/// Stretches of an axis around the bounds.
///
/// While the content moves backward, all of them are mirrored at the start of the content, so that
/// what is ahead of the bounds is always at the greater end.
struct PrefetchReach: Equatable {
    /// The bounds.
    var shown: Interval
    /// Items that enter this stretch are asked for.
    var asked: Interval
    /// Items that leave this stretch are cancelled.
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

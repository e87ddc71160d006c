/// The area ahead of the focused element in which a move of focus by geometry searches: rule N4 of
/// docs/semantics.md.
///
/// Along the axis of the move, coordinates increase in the direction of the move: they are negated
/// if the move is backward.
struct FocusBeam {
    /// The axis of the move.
    let axis: Axis
    /// Whether the move is towards lesser coordinates.
    let isBackward: Bool
    /// The extent of the focused element along the axis of the move.
    let place: Interval
    /// The extent of the beam across the move: that of the element with which the move began.
    let across: Interval

    /// - Parameter across: The extent of the beam across the move; nil: that of `frame`.
    init(from frame: Rect, along axis: Axis, isBackward: Bool, across: Interval? = nil) {
        self.axis = axis
        self.isBackward = isBackward
        place = Self.interval(frame, axis, isBackward: isBackward)
        self.across = across ?? axis.other.interval(frame)
    }

    /// - Parameter heading: Up, down, left or right.
    init(from frame: Rect, _ heading: FocusHeading, across: Interval? = nil) {
        self.init(
            from: frame, along: heading.axis, isBackward: heading == .up || heading == .left,
            across: across)
    }

    private static func interval(_ frame: Rect, _ axis: Axis, isBackward: Bool) -> Interval {
        let interval = axis.interval(frame)
        return isBackward ? Interval(-interval.end, -interval.start) : interval
    }

    private static func middle(_ interval: Interval) -> Double {
        (interval.start + interval.end) / 2
    }

    private func interval(_ frame: Rect) -> Interval {
        Self.interval(frame, axis, isBackward: isBackward)
    }

    /// The distance, in points, up to which edges count as equal.
    static let tolerance = 0.5

    func isAhead(_ frame: Rect) -> Bool {
        let other = interval(frame)
        return other.end > Self.middle(place) && other.start >= place.end - Self.tolerance
    }

    /// Whether a frame overlaps the beam across the move by more than the tolerance.
    func meets(_ frame: Rect) -> Bool {
        axis.other.interval(frame).overlap(across) > Self.tolerance
    }

    /// Whether a frame ends within a length from the start of the focused element.
    func isOnPage(_ frame: Rect, ofLength length: Double) -> Bool {
        interval(frame).end <= place.start + length
    }

    func isBeside(_ frame: Rect, _ other: Rect) -> Bool {
        interval(frame).overlap(interval(other)) > Self.tolerance
    }

    func candidate(_ indexPath: IndexPath, _ frame: Rect) -> FocusCandidate {
        let middle = Self.middle(axis.other.interval(frame))
        return FocusCandidate(
            indexPath: indexPath, frame: frame, distance: interval(frame).start - place.end,
            distanceAcross: (middle - Self.middle(across)).magnitude)
    }

    /// The rectangle ahead of the focused element, up to a distance from the end of the element.
    func region(reach: Double, across: Interval) -> Rect {
        region(Interval(place.end - Self.tolerance, place.end + reach), across)
    }

    /// The rectangle from the start of the focused element, with a length along the move.
    func page(ofLength length: Double) -> Rect {
        region(Interval(place.start, place.start + length), across)
    }

    private func region(_ along: Interval, _ across: Interval) -> Rect {
        let start = isBackward ? -along.end : along.start
        return axis.rect(
            main: start, cross: across.start, mainLength: along.end - along.start,
            crossLength: across.end - across.start)
    }
}

/// An item to which focus may move.
struct FocusCandidate {
    let indexPath: IndexPath
    let frame: Rect
    let distance: Double
    let distanceAcross: Double

    /// Whether this item is preferred to another one: the nearest along the move, then the nearest
    /// across the move, then the first in the order of index paths.
    func isNearer(than other: FocusCandidate?) -> Bool {
        guard let other else { return true }
        if distance != other.distance { return distance < other.distance }
        return isNearerAcross(than: other)
    }

    func isNearerAcross(than other: FocusCandidate?) -> Bool {
        guard let other else { return true }
        if distanceAcross != other.distanceAcross {
            return distanceAcross < other.distanceAcross
        }
        return indexPath < other.indexPath
    }

    /// Whether this item is preferred to another one on a page: the farthest along the move, then
    /// the nearest across the move, then the first in the order of index paths.
    func isFarther(than other: FocusCandidate?) -> Bool {
        guard let other else { return true }
        if distance != other.distance { return distance > other.distance }
        return isNearerAcross(than: other)
    }
}

extension Interval {
    /// The length of the overlap of two intervals; negative if there is a gap between them.
    fileprivate func overlap(_ other: Interval) -> Double {
        min(end, other.end) - max(start, other.start)
    }
}

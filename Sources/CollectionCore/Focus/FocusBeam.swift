/// What focus sees ahead as it moves by geometry: rule N4 of docs/semantics.md.
///
/// Along the way lengths count in the direction of the way, so that what is ahead is greater.
struct FocusBeam {
    /// The axis of the way.
    let axis: Axis
    /// Whether the way leads to lesser coordinates.
    let isBackward: Bool
    /// Where the element that has focus is along the way.
    let place: Interval
    /// The breadth of the beam: that of the element with which the way began.
    let across: Interval

    /// - Parameter across: The breadth that focus keeps; nil: that of the element.
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

    /// So many points are no distance.
    static let tolerance = 0.5

    func isAhead(_ frame: Rect) -> Bool {
        let other = interval(frame)
        return other.end > Self.middle(place) && other.start >= place.end - Self.tolerance
    }

    /// Whether the beam meets a frame.
    func meets(_ frame: Rect) -> Bool {
        axis.other.interval(frame).overlap(across) > Self.tolerance
    }

    /// Whether a frame ends within a length from where the element that has focus begins.
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

    /// The rectangle ahead, up to a distance.
    func region(reach: Double, across: Interval) -> Rect {
        region(Interval(place.end - Self.tolerance, place.end + reach), across)
    }

    /// The rectangle from the near edge of the element that has focus, up to a length.
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

/// An item to which focus may go.
struct FocusCandidate {
    let indexPath: IndexPath
    let frame: Rect
    let distance: Double
    let distanceAcross: Double

    /// The order of preference: the nearest along the way, then across, then in index order.
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

    /// The order of preference on a page: the farthest along the way, then as above.
    func isFarther(than other: FocusCandidate?) -> Bool {
        guard let other else { return true }
        if distance != other.distance { return distance > other.distance }
        return isNearerAcross(than: other)
    }
}

extension Interval {
    /// How long a stretch is in both; below 0 where there is a gap between the two.
    fileprivate func overlap(_ other: Interval) -> Double {
        min(end, other.end) - max(start, other.start)
    }
}

/// An item near the bounds.
struct NearItem {
    /// The start and the end along the main axis; mirrored as the `PrefetchReach` is.
    var start: Double
    var end: Double
    var path: IndexPath
    var state: State

    enum State: UInt8 {
        /// The host is not asked for the item's data.
        case unknown
        case asked
        /// The bounds have shown the item since it is near.
        case displayed
        /// The window of the item's section has the item.
        case elsewhere
    }

    /// Whether the host was asked for the item, or shown it.
    var isKnown: Bool { state == .asked || state == .displayed }

    /// - Parameter transforms: The matrices that the attributes refer to.
    init(
        _ attributes: LayoutAttributes, _ transforms: [Transform3D], _ axis: Axis, isMirrored: Bool
    ) {
        let frame =
            attributes.transform == 0
            ? attributes.frame
            : attributes.frame.boundingBox(under: transforms.matrix(attributes.transform))
        let (start, end) = (axis.mainStart(frame), axis.mainEnd(frame))
        (self.start, self.end) = isMirrored ? (-end, -start) : (start, end)
        path = attributes.element.indexPath
        state = .unknown
    }

    /// Whether the item overlaps an interval. One without length also counts at both ends.
    func overlaps(_ interval: Interval) -> Bool { Interval(start, end).overlaps(interval) }

    /// The distance from an interval; 0 for an item that overlaps the interval.
    func distance(from interval: Interval) -> Double {
        Interval(start, end).distance(from: interval)
    }
}

extension NearItem: Comparable {
    static func < (left: Self, right: Self) -> Bool {
        left.start == right.start ? left.end < right.end : left.start < right.start
    }

    static func == (left: Self, right: Self) -> Bool {
        left.start == right.start && left.end == right.end
    }
}

/// An item by its distance from the bounds: the nearest ones come first.
struct PrefetchedItem: Comparable {
    /// 0 where the order is that of index paths alone.
    var distance: Double
    var path: IndexPath
    var state = NearItem.State.asked

    static func < (left: Self, right: Self) -> Bool {
        left.distance == right.distance
            ? left.path < right.path : left.distance < right.distance
    }

    static func == (left: Self, right: Self) -> Bool { left.path == right.path }
}

extension Interval {
    /// Whether the interval overlaps another one. Without length it also counts at both ends.
    func overlaps(_ other: Interval) -> Bool {
        start < other.end && end > other.start || start == end && touches(other)
    }

    private func touches(_ other: Interval) -> Bool { start >= other.start && start <= other.end }

    /// The distance from another interval; 0 where the two overlap.
    func distance(from other: Interval) -> Double {
        max(0, max(start - other.end, other.start - end))
    }
}

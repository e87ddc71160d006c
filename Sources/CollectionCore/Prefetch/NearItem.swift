/// An item near the bounds, in a `PrefetchWindow`.
struct NearItem {
    /// The start of the item along the axis of the window; mirrored if the `PrefetchReach` is
    /// mirrored.
    var start: Double
    /// The end of the item along the axis of the window; mirrored if the `PrefetchReach` is
    /// mirrored.
    var end: Double
    var path: IndexPath
    var state: State

    enum State: UInt8 {
        /// The host is not asked for the item's data.
        case unknown
        case asked
        /// The bounds have shown the item since the item came near them.
        case displayed
        /// The item is in the window of its section, and not in this one.
        case elsewhere
    }

    /// Whether the host was asked for the item's data, or the bounds have shown the item.
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

    /// Whether the item overlaps an interval. An item without a length also overlaps at both ends.
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

/// An item with its distance from the bounds. In the order of such items the nearest ones come
/// first.
struct PrefetchedItem: Comparable {
    /// The distance from the bounds, in points; 0 where items are ordered by index path alone.
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
    /// Whether the interval overlaps another one. An interval without a length also overlaps at
    /// both ends.
    func overlaps(_ other: Interval) -> Bool {
        start < other.end && end > other.start || start == end && touches(other)
    }

    private func touches(_ other: Interval) -> Bool { start >= other.start && start <= other.end }

    /// The distance from another interval; 0 if the two overlap.
    func distance(from other: Interval) -> Double {
        max(0, max(start - other.end, other.start - end))
    }
}

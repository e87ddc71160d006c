/// The alignment of a scroll target in the visible range of one axis, when scrolling ends.
enum ScrollAlignment {
    /// `nearest`: the shortest scroll that makes the target visible.
    case nearest, start, center, end
    /// As `nearest`, but a target longer than the visible range shows its start, or its end.
    case nearestOrStart, nearestOrEnd
    /// As `end`, but a target longer than the visible range shows its start; and the reverse.
    case endOrStart, startOrEnd

    /// - Parameters:
    ///   - start: All positions that name the start of the axis; `end`: its end.
    fileprivate init(
        _ position: ScrollPosition, start: ScrollPosition, center: ScrollPosition,
        end: ScrollPosition
    ) throws(CollectionError) {
        let named = position.intersection(start.union(center).union(end))
        if named.rawValue.nonzeroBitCount > 1 {
            throw .conflicting("position", "names two places along one axis")
        }
        self =
            named.isEmpty
            ? .nearest : named == center ? .center : start.contains(named) ? .start : .end
    }

    /// The alignment with start and end exchanged, for an axis on which the content is mirrored.
    var mirrored: ScrollAlignment {
        switch self {
        case .start: .end
        case .end: .start
        case .nearestOrStart: .nearestOrEnd
        case .nearestOrEnd: .nearestOrStart
        case .endOrStart: .startOrEnd
        case .startOrEnd: .endOrStart
        case .nearest, .center: self
        }
    }
}

extension ScrollPosition {
    /// The alignment on each axis.
    ///
    /// - Parameters:
    ///   - axis: The axis that scrolls: `start` and `end` are positions along this axis.
    ///   - isMirrored: Whether the content begins at the greatest content offset of `axis`.
    /// - Throws: `invalidArgument` if a bit is set that is no position, and if the scroll position
    ///   names two positions of one axis.
    func alignments(
        along axis: Axis, isMirrored: Bool
    ) throws(CollectionError) -> (vertical: ScrollAlignment, horizontal: ScrollAlignment) {
        try validate()
        let (near, far): (ScrollPosition, ScrollPosition) =
            isMirrored ? (.end, .start) : (.start, .end)
        let isVertical = axis == .vertical
        return (
            try ScrollAlignment(
                self, start: isVertical ? near.union(.top) : .top, center: .centeredVertically,
                end: isVertical ? far.union(.bottom) : .bottom),
            try ScrollAlignment(
                self, start: isVertical ? .left : near.union(.left),
                center: .centeredHorizontally, end: isVertical ? .right : far.union(.right))
        )
    }
}

/// The visible range along one axis, and the range in which it can scroll; all values in points.
struct ScrollPort {
    var offset: Double
    var length: Double
    var range: OffsetRange
    var inset: Interval
    /// The lengths that pinned views cover at the start and at the end of the visible range.
    var covered: Interval

    /// The content offset at which `target` is aligned, clamped to the offsets that exist.
    func offset(showing target: Interval, _ alignment: ScrollAlignment) -> Double {
        let toStart = target.start - inset.start - covered.start
        let toEnd = target.end - length + inset.end + covered.end
        let isLong = toStart < toEnd
        switch alignment {
        case .start: return range.clamped(toStart)
        case .end: return range.clamped(toEnd)
        case .endOrStart: return range.clamped(isLong ? toStart : toEnd)
        case .startOrEnd: return range.clamped(isLong ? toEnd : toStart)
        case .center:
            let middle = (target.start + target.end) / 2
            return range.clamped(middle - (length + covered.start - covered.end) / 2)
        case .nearestOrStart where isLong: return range.clamped(toStart)
        case .nearestOrEnd where isLong: return range.clamped(toEnd)
        case .nearest, .nearestOrStart, .nearestOrEnd:
            // A target that does not fit shows the edge that is nearer to the visible range.
            let (low, high) = (min(toStart, toEnd), max(toStart, toEnd))
            return range.clamped(min(max(offset, low), high))
        }
    }
}

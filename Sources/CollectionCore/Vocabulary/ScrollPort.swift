/// Where along one axis something comes to rest.
enum ScrollAlignment {
    case nearest, start, center, end
    /// As `nearest`; what does not fit shows its start, or its end.
    case nearestOrStart, nearestOrEnd

    fileprivate init(
        _ position: ScrollPosition, start: ScrollPosition, center: ScrollPosition,
        end: ScrollPosition
    ) throws(CollectionError) {
        switch position.intersection([start, center, end]) {
        case []: self = .nearest
        case start: self = .start
        case center: self = .center
        case end: self = .end
        default: throw .invalidArgument("scroll_position", .conflicting)
        }
    }

    /// The same where content runs the other way.
    var mirrored: ScrollAlignment {
        switch self {
        case .start: .end
        case .end: .start
        case .nearestOrStart: .nearestOrEnd
        case .nearestOrEnd: .nearestOrStart
        case .nearest, .center: self
        }
    }
}

extension ScrollPosition {
    /// - Throws: `invalidArgument` for two positions of one axis.
    func alignments()
        throws(CollectionError) -> (vertical: ScrollAlignment, horizontal: ScrollAlignment)
    {
        (
            try ScrollAlignment(self, start: .top, center: .centeredVertically, end: .bottom),
            try ScrollAlignment(self, start: .left, center: .centeredHorizontally, end: .right)
        )
    }
}

/// One axis of what is visible.
struct ScrollPort {
    var offset: Double
    var length: Double
    var content: Double
    var inset: Interval
    /// What pinned views hide at both ends.
    var covered: Interval

    func offset(showing target: Interval, _ alignment: ScrollAlignment) -> Double {
        let toStart = target.start - inset.start - covered.start
        let toEnd = target.end - length + inset.end + covered.end
        switch alignment {
        case .start: return clamped(toStart)
        case .end: return clamped(toEnd)
        case .center:
            let middle = (target.start + target.end) / 2
            return clamped(middle - (length + covered.start - covered.end) / 2)
        case .nearestOrStart where toStart < toEnd: return clamped(toStart)
        case .nearestOrEnd where toStart < toEnd: return clamped(toEnd)
        case .nearest, .nearestOrStart, .nearestOrEnd:
            // An item that does not fit shows its nearer edge.
            let (low, high) = (min(toStart, toEnd), max(toStart, toEnd))
            if offset >= low && offset <= high { return offset }
            return clamped(offset < low ? low : high)
        }
    }

    private func clamped(_ offset: Double) -> Double {
        // Not -0 where there is no inset.
        let least = 0 - inset.start
        return min(max(offset, least), max(content + inset.end - length, least))
    }
}

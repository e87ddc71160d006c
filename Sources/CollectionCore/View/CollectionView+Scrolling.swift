extension CollectionView {
    /// The content offset at which the item rests at `position`, clamped to the content.
    ///
    /// - Throws: `invalidSection`, `invalidItem`; `invalidArgument` for two positions of one axis.
    /// - Complexity: O(log n)
    public mutating func contentOffset(
        forScrollingToItemAt indexPath: IndexPath, at position: ScrollPosition
    ) throws(CollectionError) -> Point {
        try position.validate()
        // What is refused does not lay out either.
        _ = try stage.dataSource.itemIndex(of: indexPath)
        _ = try position.alignments()
        let attributes = try layoutAttributes(for: .cell(indexPath))
        if stage.free != nil {
            let offset = try contentOffset(
                forScrollingTo: attributes.frame, at: position, obstacles: Interval(0, 0))
            return restingOffset(ofItemAt: indexPath, across: offset)
        }
        var obstacles = Interval(0, 0)
        if position.contains(.avoidPinned) {
            obstacles = pinnedLengths(of: stage.geometry.section(Int(indexPath.section)))
            if stage.geometry.container.isMirrored && stage.geometry.axis == .horizontal {
                obstacles = Interval(obstacles.end, obstacles.start)
            }
        }
        return try contentOffset(
            forScrollingTo: attributes.frame, at: position, obstacles: obstacles)
    }

    /// How long the views of a section are that pin to its start, and to its end.
    private func pinnedLengths(of section: PlacedSection) -> Interval {
        if stage.geometry.compositional != nil {
            let described = stage.geometry.described.sections[section.metrics]
            let ofSection = described.boundaries.pinnedLengths
            let ofLayout = stage.geometry.boundaries.pinnedLengths
            return Interval(
                max(ofSection.start, ofLayout.start), max(ofSection.end, ofLayout.end))
        }
        var lengths = Interval(0, 0)
        if stage.configuration.sectionHeadersPinToVisibleBounds {
            lengths.start = stage.geometry.length(of: .sectionHeader, in: section)
            if stage.geometry.hasHeaderLevels {
                lengths.start += stage.geometry.lengthAbove(section)
            }
        }
        if stage.configuration.sectionFootersPinToVisibleBounds {
            lengths.end = stage.geometry.length(of: .sectionFooter, in: section)
        }
        return lengths
    }

    /// The same for a rectangle of the content.
    ///
    /// - Parameter obstacles: What pinned views cover at both ends of the main axis.
    package mutating func contentOffset(
        forScrollingTo rect: Rect, at position: ScrollPosition, obstacles: Interval
    ) throws(CollectionError) -> Point {
        let (vertical, horizontal) = try position.alignments()
        let size = try contentSize()
        let inset = viewport.environment.contentInset
        let none = Interval(0, 0)
        let isVertical = stage.configuration.scrollDirection == .vertical
        let y = ScrollPort(
            offset: viewport.bounds.y, length: viewport.bounds.height, content: size.height,
            inset: Interval(inset.top, inset.bottom), covered: isVertical ? obstacles : none)
        let x = ScrollPort(
            offset: viewport.bounds.x, length: viewport.bounds.width, content: size.width,
            inset: Interval(inset.left, inset.right), covered: isVertical ? none : obstacles)
        return Point(
            x: x.offset(showing: Interval(rect.x, rect.maxX), horizontal),
            y: y.offset(showing: Interval(rect.y, rect.maxY), vertical))
    }
}

/// Where along one axis something comes to rest.
enum ScrollAlignment {
    case nearest, start, center, end

    fileprivate init(
        _ position: ScrollPosition, start: ScrollPosition, center: ScrollPosition,
        end: ScrollPosition
    ) throws(CollectionError) {
        switch position.intersection([start, center, end]) {
        case []: self = .nearest
        case start: self = .start
        case center: self = .center
        case end: self = .end
        default: throw .invalidArgument(.scrollPosition, .conflicting)
        }
    }

    /// The same where content runs the other way.
    var mirrored: ScrollAlignment {
        switch self {
        case .start: .end
        case .end: .start
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
        case .nearest:
            // An item that does not fit shows its nearer edge.
            let (low, high) = (min(toStart, toEnd), max(toStart, toEnd))
            if offset >= low && offset <= high { return offset }
            return clamped(offset < low ? low : high)
        }
    }

    private func clamped(_ offset: Double) -> Double {
        let least = -inset.start
        return min(max(offset, least), max(content + inset.end - length, least))
    }
}

/// The element to which the content scrolls: rule M22 of docs/semantics.md.
struct ScrollAim {
    var element: FollowedElement
    var alignments: (vertical: ScrollAlignment, horizontal: ScrollAlignment)
    /// Whether pinned headers and footers must not cover the element.
    let avoidsPinned: Bool
    /// How many visible elements had sizes that are estimates in the last display frame, if that
    /// has shown the content at the element; otherwise nil.
    var estimatedCount: Int?

    mutating func align(_ alignment: ScrollAlignment, along axis: Axis) {
        switch axis {
        case .vertical: alignments.vertical = alignment
        case .horizontal: alignments.horizontal = alignment
        }
    }
}

extension ScrollAlignment {
    /// The alignment to which the shortest scroll leads, which counts until the scroll ends.
    ///
    /// - Parameter isLong: Whether the target is longer than the visible range.
    func settled(from offset: Double, to target: Double, isLong: Bool) -> ScrollAlignment {
        if self != .nearest || target == offset { return self }
        return (target > offset) == isLong ? .start : .end
    }
}

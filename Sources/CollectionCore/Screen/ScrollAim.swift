/// The element to which the content scrolls: rule M22 of docs/semantics.md.
struct ScrollAim {
    var element: FollowedElement
    var alignments: (vertical: ScrollAlignment, horizontal: ScrollAlignment)
    /// Whether pinned headers and footers must not cover the element.
    let avoidsPinned: Bool
    /// The bindings of the visible elements whose sizes were estimates in the last display frame,
    /// ascending, if that has shown the content at the element; otherwise nil.
    var estimated: [UInt64]?

    mutating func align(_ alignment: ScrollAlignment, along axis: Axis) {
        switch axis {
        case .vertical: alignments.vertical = alignment
        case .horizontal: alignments.horizontal = alignment
        }
    }
}

extension VisibleElements {
    /// Returns the bindings of the elements whose sizes are estimates, and whether the host
    /// measures elements: in the first display frame, and as long as one of the elements before has
    /// been measured.
    ///
    /// - Parameter last: The bindings of the display frame before; nil: this one is the first.
    /// - Complexity: O(n log n), n visible elements
    @inline(never)
    func estimated(since last: [UInt64]?) -> (bindings: [UInt64], isMeasuring: Bool) {
        var (estimated, isMeasuring) = ([UInt64](), last == nil)
        for shown in elements {
            let binding = UInt64(shown.reusableView.rawValue) << 32 | UInt64(shown.generation)
            if shown.flags.contains(.isEstimated) {
                estimated.append(binding)
            } else if !isMeasuring, let last {
                let index = last.partitioningIndex { $0 >= binding }
                isMeasuring = index < last.count && last[index] == binding
            }
        }
        estimated.sortAscending()
        return (estimated, isMeasuring)
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

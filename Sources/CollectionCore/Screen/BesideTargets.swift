/// The layout attributes that elements move to in a display frame of a transition (the targets):
/// targets in the bounds, and targets outside the bounds of elements that may be visible while they
/// move. Rule T5 of docs/semantics.md.
struct BesideTargets {
    /// All targets, sorted by `Element`.
    private(set) var elements: [LayoutAttributes] = []
    /// For each entry of `elements`, whether the target is outside the bounds.
    private(set) var areBeside: [Bool] = []
    /// The targets that the first search found, sorted by `Element`; `second`: those of the second
    /// search.
    private var first: [LayoutAttributes] = []
    private var second: [LayoutAttributes] = []
    let collector = CollectorBox()

    var heldBytes: Int {
        elements.heldBytes + areBeside.heldBytes + first.heldBytes + second.heldBytes
            + collector.value.heldBytes
    }

    mutating func removeAll() {
        elements.removeAll(keepingCapacity: true)
        areBeside.removeAll(keepingCapacity: true)
        first.removeAll(keepingCapacity: true)
        second.removeAll(keepingCapacity: true)
    }

    /// Moves the elements in `collector` into `first`; `takeSecond` moves them into `second`.
    mutating func takeFirst() { swap(&first, &collector.value.elements) }
    mutating func takeSecond() { swap(&second, &collector.value.elements) }

    /// Merges the targets in the bounds with the results of both searches into `elements`.
    ///
    /// - Parameter targets: The targets in the bounds, sorted by `Element`.
    mutating func merge(_ targets: [LayoutAttributes]) {
        var (place, one, other) = (0, 0, 0)
        while place < targets.count || one < first.count || other < second.count {
            let isFirst =
                one < first.count
                && (other == second.count || first[one].element < second[other].element)
            let hasFound = isFirst || other < second.count
            let isTarget =
                place < targets.count
                && (!hasFound
                    || !((isFirst ? first[one] : second[other]).element < targets[place].element))
            if isTarget {
                append(targets[place], isBeside: false)
                place += 1
            } else {
                append(isFirst ? first[one] : second[other], isBeside: true)
                if isFirst { one += 1 } else { other += 1 }
            }
        }
    }

    private mutating func append(_ attributes: LayoutAttributes, isBeside: Bool) {
        if let last = elements.last, last.element == attributes.element { return }
        elements.append(attributes)
        areBeside.append(isBeside)
    }
}

extension VisibleElements {
    /// Returns how far the first and the last cell of the last display frame were from their
    /// targets, in points along the main axis; both 0 while no element moves. Cells that fade at
    /// their targets do not count: what is behind them may move.
    func edgeDistances(_ axis: Axis) -> (first: Double, last: Double) {
        if motion.flights.isEmpty { return (0, 0) }
        var (first, last) = (-1, -1)
        var (start, end) = (Double.infinity, -Double.infinity)
        for index in elements.indices where elements[index].element.isCell {
            if fate(index).contains(.isGone) || elements[index].flags.contains(.isDisappearing) {
                continue
            }
            let (frame, target) = (elements[index].frame, motion.flights[index].target)
            if elements[index].alpha != target.alpha
                && axis.mainStart(frame) == axis.mainStart(target.frame)
                && axis.mainEnd(frame) == axis.mainEnd(target.frame)
            {
                continue
            }
            if axis.mainStart(frame) < start { (start, first) = (axis.mainStart(frame), index) }
            if axis.mainEnd(frame) >= end { (end, last) = (axis.mainEnd(frame), index) }
        }
        if first < 0 { return (0, 0) }
        return (
            start - axis.mainStart(motion.flights[first].target.frame),
            end - axis.mainEnd(motion.flights[last].target.frame)
        )
    }
}

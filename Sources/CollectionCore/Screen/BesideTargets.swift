/// The targets of a display frame, and the targets beside the bounds of elements that may be
/// visible on their way. Rule T5 of docs/semantics.md.
struct BesideTargets {
    /// All targets, by identity.
    private(set) var elements: [LayoutAttributes] = []
    /// For each element, whether its target is beside the bounds.
    private(set) var areBeside: [Bool] = []
    /// The results of two searches, each by identity.
    private var first: [LayoutAttributes] = []
    private var second: [LayoutAttributes] = []
    let collector = CollectorBox()

    mutating func removeAll() {
        elements.removeAll(keepingCapacity: true)
        areBeside.removeAll(keepingCapacity: true)
        first.removeAll(keepingCapacity: true)
        second.removeAll(keepingCapacity: true)
    }

    /// Takes the elements that the collector has found.
    mutating func takeFirst() { swap(&first, &collector.value.elements) }
    mutating func takeSecond() { swap(&second, &collector.value.elements) }

    /// Merges the targets in the bounds and the results of both searches.
    ///
    /// - Parameter targets: The targets in the bounds, by identity.
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
    /// Returns the distances, along the main axis, of the first and of the last cell of the last
    /// display frame from their targets.
    func edgeDistances(_ axis: Axis) -> (first: Double, last: Double) {
        if motion.flights.isEmpty { return (0, 0) }
        var (first, last) = (-1, -1)
        var (start, end) = (Double.infinity, -Double.infinity)
        for index in elements.indices where elements[index].element.isCell {
            if fate(index).contains(.isGone) || elements[index].flags.contains(.isDisappearing) {
                continue
            }
            let frame = elements[index].frame
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

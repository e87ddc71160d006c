/// The elements of a display frame of a transition, while the display frame is put together; the
/// storage is kept from one display frame to the next.
struct MovingElements {
    /// The elements where they are displayed, sorted by `Element`; of equal elements the
    /// disappearing ones come first.
    var elements: [LayoutAttributes] = []
    /// The target of each element; entry i belongs to element i.
    var flights: [Flight] = []
    /// How far the elements are from their targets, for each change that runs.
    var differences = Differences()
    /// The matrices that the targets of `flights` refer to.
    var targets: [Transform3D] = []
    /// The matrices that `elements` refer to.
    var transforms: [Transform3D] = []
    /// How many more elements may be appended whose targets are outside the bounds.
    var room = 0
    /// The number of elements that are displayed differently than in the last display frame.
    var changeCount = 0
    /// The disappearing elements, sorted by `Element`, then by reusable view.
    var departures: [Departure] = []

    /// An element that disappears, because it was removed from the data or the layout.
    struct Departure {
        /// The index of the element among the elements of the last display frame.
        var old: Int
        /// The slot, in `TransitionStep`, of the change that begins now and removes the element;
        /// nil: the element has been disappearing since an earlier display frame.
        var slot: Int?
        /// The category, kind and index path of the element just before the change.
        var element: Element
        /// Whether the change puts another element in the place of this element.
        var isReloaded = false
    }

    var heldBytes: Int {
        elements.heldBytes + flights.heldBytes + differences.heldBytes + targets.heldBytes
            + transforms.heldBytes + departures.heldBytes
    }

    mutating func removeAll() {
        elements.removeAll(keepingCapacity: true)
        flights.removeAll(keepingCapacity: true)
        differences.removeAll()
        if !targets.isEmpty { targets.removeAll(keepingCapacity: true) }
        if !transforms.isEmpty { transforms.removeAll(keepingCapacity: true) }
        if !departures.isEmpty { departures.removeAll(keepingCapacity: true) }
        changeCount = 0
    }

    /// The indices in `differences` of the differences of one element.
    func differences(of index: Int) -> Range<Int> {
        (index == 0 ? 0 : flights[index - 1].end)..<flights[index].end
    }

    /// Sets the differences of an element to zero, so that the element is displayed at its target.
    mutating func dropDifferences(of index: Int) {
        if !flights.isEmpty { differences.clear(differences(of: index)) }
    }

    /// The index in `differences` at which the differences of the next element begin.
    var nextDifference: Int { flights.last?.end ?? 0 }

    /// Copies the matrix of a target from `matrices` to `targets`, and makes the target refer to
    /// the copy.
    mutating func take(_ target: inout LayoutAttributes, _ matrices: [Transform3D]) {
        if target.transform == 0 { return }
        target.transform = targets.appendMatrix(matrices.matrix(target.transform))
    }

    /// Appends an element. Its differences must have been appended before.
    mutating func append(_ target: LayoutAttributes, _ step: TransitionStep) {
        elements.append(
            differences.shown(
                target, nextDifference..<differences.count, weights: step.weights, targets,
                transforms: &transforms))
        flights.append(Flight(target: target, end: differences.count))
    }

    /// Removes the last element again, if it is not visible where it is displayed.
    ///
    /// - Returns: Whether the element is visible.
    mutating func keepLastIfVisible(_ step: TransitionStep) -> Bool {
        if isLastVisible(step) {
            room -= 1
            flights[flights.count - 1].isLeaving = true
            return true
        }
        let target = removeLast()
        if target.transform != 0 { targets.removeLast() }
        return false
    }

    /// Displays the last element at its target from now on, if the element is not visible where it
    /// is displayed.
    @inline(never)
    mutating func showLastIfHidden(_ step: TransitionStep) {
        if !isLastVisible(step) { append(removeLast(), step) }
    }

    private func isLastVisible(_ step: TransitionStep) -> Bool {
        let last = elements.count - 1
        let (frame, number) = (elements[last].frame, elements[last].transform)
        if number == 0 { return frame.isVisible(in: step.bounds) }
        return frame.isVisible(in: step.bounds, under: transforms.matrix(number))
    }

    /// Removes the last element with its differences.
    ///
    /// - Returns: The target of the element. The matrix of the target stays in `targets`.
    private mutating func removeLast() -> LayoutAttributes {
        if elements.removeLast().transform != 0 { transforms.removeLast() }
        let target = flights.removeLast().target
        differences.removeLast(differences.count - nextDifference)
        return target
    }

    /// Removes elements from `flights`, and their differences.
    ///
    /// - Parameter gone: The indices of the elements, ascending.
    mutating func remove(_ gone: [Int]) {
        for index in gone.reversed() {
            let range = differences(of: index)
            flights.remove(at: index)
            if range.isEmpty { continue }
            differences.remove(range)
            for later in index..<flights.count { flights[later].end -= range.count }
        }
    }

    mutating func sortDepartures(_ elements: [LayoutAttributes]) {
        if departures.count < 2 { return }
        var keys = departures.indices.map { index in
            let shown = elements[departures[index].old]
            return ElementKey(
                element: shown.element, tie: Int(shown.reusableView.rawValue), number: index)
        }
        keys.sortAscending()
        departures = keys.map { departures[$0.number] }
    }
}

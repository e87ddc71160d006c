/// The elements of a display frame while changes are shown over time, as they are put together;
/// its storage is kept from one display frame to the next.
struct MovingElements {
    /// As they are shown; sorted by identity, of equal ones the disappearing ones first.
    var elements: [LayoutAttributes] = []
    /// Where each goes to.
    var flights: [Flight] = []
    var differences = Differences()
    /// The matrices that the targets of `flights` refer to.
    var targets: [Transform3D] = []
    /// Those that `elements` refer to.
    var transforms: [Transform3D] = []
    /// How many more elements that the layout does not show in the bounds there may be.
    var room = 0
    /// How many elements are shown otherwise than before.
    var changeCount = 0
    /// Elements that are on their way out, by identity, then by view.
    var departures: [Departure] = []

    /// An element that is no more in the data, or not in the layout.
    struct Departure {
        /// Which one of the last display frame it is.
        var old: Int
        /// The change that begins now and takes it away; nil: it is on its way already.
        var slot: Int?
        /// What it was just before the change.
        var element: Element
        /// Whether the change puts another one in its place.
        var isReloaded = false
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

    /// The differences of an element.
    func differences(of index: Int) -> Range<Int> {
        (index == 0 ? 0 : flights[index - 1].end)..<flights[index].end
    }

    /// Has an element show nothing more of its differences.
    mutating func dropDifferences(of index: Int) {
        if !flights.isEmpty { differences.clear(differences(of: index)) }
    }

    /// Where the differences of the next element begin.
    var nextDifference: Int { flights.last?.end ?? 0 }

    /// Has the target refer to a matrix of the targets.
    mutating func take(_ target: inout LayoutAttributes, _ matrices: [Transform3D]) {
        if target.transform == 0 { return }
        target.transform = targets.appendMatrix(matrices.matrix(target.transform))
    }

    /// Appends an element whose differences are appended.
    mutating func append(_ target: LayoutAttributes, _ step: TransitionStep) {
        elements.append(
            differences.shown(
                target, nextDifference..<differences.count, weights: step.weights, targets,
                transforms: &transforms))
        flights.append(Flight(target: target, end: differences.count))
    }

    /// Takes the last element out again, if it is not visible where it is.
    ///
    /// - Returns: Whether it is.
    mutating func keepLastIfVisible(_ step: TransitionStep) -> Bool {
        let shown = elements[elements.count - 1]
        if shown.frame.isVisible(in: step.bounds, under: transforms.matrix(shown.transform)) {
            room -= 1
            flights[flights.count - 1].isLeaving = true
            return true
        }
        let target = flights[flights.count - 1].target
        if shown.transform != 0 { transforms.removeLast() }
        if target.transform != 0 { targets.removeLast() }
        elements.removeLast()
        flights.removeLast()
        differences.removeLast(differences.count - nextDifference)
        return false
    }

    /// Takes elements out, with their differences.
    ///
    /// - Parameter gone: Ascending.
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

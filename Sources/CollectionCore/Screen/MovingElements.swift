/// The elements of a display frame within a transition, as they are put together.
struct MovingElements {
    /// As they are shown; sorted by identity, of equal ones the disappearing ones first.
    var elements: [LayoutAttributes] = []
    /// Where each comes from and goes to; empty outside of transitions.
    private(set) var flights: [Flight] = []
    /// Which visible element each has been.
    private(set) var olds: [Int?] = []
    /// The matrices that `elements` refer to.
    private(set) var transforms: [Transform3D] = []
    private var disappearing: [Disappearing] = []
    private let step: TransitionStep

    private struct Disappearing {
        var attributes: LayoutAttributes
        var flight: Flight
        var old: Int
    }

    init(_ step: TransitionStep, limit count: Int) {
        self.step = step
        elements.reserveCapacity(count)
        olds.reserveCapacity(count)
        if step.isRunning { flights.reserveCapacity(count) }
    }

    /// Whether the display frame may have one more element than it must have.
    var hasRoom: Bool { elements.count + disappearing.count < step.limit }

    /// - Parameter targets: The matrices that the target refers to.
    func isVisible(
        _ flight: Flight, _ targets: [Transform3D], _ transition: Transition?
    ) -> Bool {
        var matrices: [Transform3D] = []
        let shown = flight.origin.interpolated(
            to: flight.target, progress: step.progress, origins: transition?.origins ?? [],
            targets: targets, transforms: &matrices)
        return shown.frame.isVisible(
            in: step.bounds, under: matrices.matrix(shown.transform))
    }

    /// - Parameter targets: The matrices that the target refers to.
    @inline(never)
    mutating func append(
        _ target: LayoutAttributes, _ targets: [Transform3D], flight: Flight?, from old: Int?,
        _ transition: Transition?
    ) {
        olds.append(old)
        guard let flight else {
            var target = target
            target.transform = transforms.appendMatrix(targets.matrix(target.transform))
            elements.append(target)
            return
        }
        elements.append(shown(flight, targets: targets, transition))
        flights.append(flight)
    }

    mutating func appendDisappearing(
        _ flight: Flight, from old: Int, _ before: LayoutAttributes, _ transition: Transition?
    ) {
        var attributes = shown(flight, targets: transition?.finals ?? [], transition)
        attributes.reusableView = before.reusableView
        attributes.generation = before.generation
        disappearing.append(Disappearing(attributes: attributes, flight: flight, old: old))
    }

    private mutating func shown(
        _ flight: Flight, targets: [Transform3D], _ transition: Transition?
    ) -> LayoutAttributes {
        flight.origin.interpolated(
            to: flight.target, progress: step.progress, origins: transition?.origins ?? [],
            targets: targets, transforms: &transforms)
    }

    /// Puts those that disappear among the others.
    mutating func mergeDisappearing() {
        if disappearing.isEmpty { return }
        sortDisappearing()
        var merged = MovingElements(step, limit: elements.count + disappearing.count)
        var next = 0
        for index in elements.indices {
            while next < disappearing.count
                && !(elements[index].element < disappearing[next].attributes.element)
            {
                merged.append(disappearing[next])
                next += 1
            }
            merged.elements.append(elements[index])
            merged.flights.append(flights[index])
            merged.olds.append(olds[index])
        }
        while next < disappearing.count {
            merged.append(disappearing[next])
            next += 1
        }
        (elements, flights, olds) = (merged.elements, merged.flights, merged.olds)
    }

    private mutating func sortDisappearing() {
        var keys = disappearing.indices.map { index in
            let attributes = disappearing[index].attributes
            return ElementKey(
                element: attributes.element, tie: Int(attributes.reusableView.rawValue),
                number: index)
        }
        keys.sortAscending()
        disappearing = keys.map { disappearing[$0.number] }
    }

    private mutating func append(_ one: Disappearing) {
        elements.append(one.attributes)
        flights.append(one.flight)
        olds.append(one.old)
    }
}

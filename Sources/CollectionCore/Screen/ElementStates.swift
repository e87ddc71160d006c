/// The states of elements as display frames have told them: rule N1 of docs/semantics.md.
///
/// The layout knows nothing of states: `VisibleElements` has none, and what is told of them is put
/// into a display frame at its end. A display frame looks through all visible elements only after
/// a state may have changed; otherwise through those that it tells of anyway.
struct ElementStates {
    /// Whether an element may have a state, or have been told to have one.
    private(set) var isUsed = false
    /// Whether states may have changed since the last display frame.
    private(set) var isStale = false
    /// Counts the display frames after which states may have been others than before.
    private var changeCount: UInt32 = 0
    /// Entry i belongs to reusable view i.
    private var told: [Told] = []
    /// Storage for the elements of a display frame.
    private var spare: [LayoutAttributes] = []

    typealias Source = (LayoutAttributes) -> LayoutAttributes.Flags

    private struct Told {
        /// The generation of the binding that has the states; 0: no binding has them any more.
        var generation: UInt32 = 0
        var states: LayoutAttributes.Flags = []
        /// The last display frame that tells of the view.
        var sequence: UInt64 = 0
        /// The number of changes after which the states were looked up last. A view on standby is
        /// not looked up, and may be shown again later.
        var changeCount: UInt32 = 0
    }

    /// Notes that elements may have other states than before.
    mutating func noteChange() {
        isUsed = true
        isStale = true
    }

    /// Puts the states into a display frame, if none can have changed, and all are known that the
    /// display frame tells of: a binding keeps its states as the element moves.
    ///
    /// - Returns: False where that is not so; some of the states may be told then.
    mutating func tellKnown(_ frame: inout DisplayFrame) -> Bool {
        if isStale { return false }
        for index in frame.elements.indices {
            let view = Int(frame.elements[index].reusableView.rawValue)
            if view >= told.count || told[view].generation != frame.elements[index].generation
                || told[view].changeCount != changeCount
                || frame.elements[index].flags.contains(.isDisappearing)
            {
                return false
            }
            told[view].sequence = frame.sequence
            if told[view].states != [] { frame.elements[index].flags.formUnion(told[view].states) }
        }
        return true
    }

    /// Puts the states into a display frame, and adds the elements to it of which nothing else has
    /// changed.
    ///
    /// - Parameter source: Gives an element its states.
    mutating func tell(
        _ source: Source, _ visible: inout VisibleElements, _ frame: inout DisplayFrame
    ) {
        if isStale { changeCount &+= 1 }
        for index in frame.elements.indices {
            let states = source(frame.elements[index])
            note(states, of: frame.elements[index], in: frame.sequence)
            if states != [] { frame.elements[index].flags.formUnion(states) }
        }
        if isStale && findChanges(source, visible.elements, frame.sequence) {
            addChanges(source, &visible, &frame)
        }
        isStale = false
    }

    private mutating func note(
        _ states: LayoutAttributes.Flags, of shown: LayoutAttributes, in sequence: UInt64
    ) {
        let index = Int(shown.reusableView.rawValue)
        while told.count <= index { told.append(Told()) }
        // One that disappears has no states, and may come back.
        let isKnown = !shown.flags.contains(.isDisappearing)
        told[index] = Told(
            generation: isKnown ? shown.generation : 0, states: states, sequence: sequence,
            changeCount: changeCount)
    }

    /// Notes the states of elements that the display frame does not tell of.
    ///
    /// - Returns: Whether any are others than before.
    private mutating func findChanges(
        _ source: Source, _ elements: [LayoutAttributes], _ sequence: UInt64
    ) -> Bool {
        var hasFound = false
        for shown in elements where !isTold(shown, in: sequence) {
            let index = Int(shown.reusableView.rawValue)
            let isKnown = index < told.count && told[index].generation == shown.generation
            let states = source(shown)
            if states == (isKnown ? told[index].states : []) {
                if isKnown { told[index].changeCount = changeCount }
                continue
            }
            note(states, of: shown, in: sequence)
            hasFound = true
        }
        return hasFound
    }

    private func isTold(_ shown: LayoutAttributes, in sequence: UInt64) -> Bool {
        let index = Int(shown.reusableView.rawValue)
        return index < told.count && told[index].sequence == sequence
    }

    /// Writes the elements of a display frame down anew, those with other states among them.
    private mutating func addChanges(
        _ source: Source, _ visible: inout VisibleElements, _ frame: inout DisplayFrame
    ) {
        visible.sortIfStale()
        spare.removeAll(keepingCapacity: true)
        for place in visible.elements.indices {
            var shown = visible.elements[visible.order[place]]
            if !isTold(shown, in: frame.sequence) { continue }
            shown.flags.formUnion(source(shown))
            spare.append(shown)
        }
        visible.unshare(&frame)
        swap(&frame.elements, &spare)
    }
}

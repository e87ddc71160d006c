/// The states of elements (highlighted, selected, focused and so on) that display frames have
/// reported: rule N1 of docs/semantics.md.
///
/// The layout knows nothing of states: the elements in `VisibleElements` have no states, and a
/// display frame gets the states at its end. A display frame looks through all visible elements
/// only if a state may have changed, and otherwise through the elements that it reports anyway.
struct ElementStates {
    /// Whether an element may have a state, or may have been reported with a state.
    private(set) var isUsed = false
    /// Whether states may have changed since the last display frame.
    private(set) var isStale = false
    /// The number of display frames for which states may have changed since the display frame
    /// before.
    private var changeCount: UInt32 = 0
    /// What was reported of reusable views; entry i belongs to reusable view i.
    private var told: [Told] = []
    /// Storage for the elements of a display frame.
    private var spare: [LayoutAttributes] = []

    typealias Source = (LayoutAttributes) -> LayoutAttributes.Flags

    private struct Told {
        /// The generation of the binding that has `states`; 0: `states` does not belong to a
        /// binding any more.
        var generation: UInt32 = 0
        var states: LayoutAttributes.Flags = []
        /// The sequence of the last display frame that reports the view.
        var sequence: UInt64 = 0
        /// `ElementStates.changeCount` when the states were last looked up. The states of a view on
        /// standby are not looked up, and the view may be displayed later.
        var changeCount: UInt32 = 0
    }

    var heldBytes: Int { told.heldBytes + spare.heldBytes }

    /// Notes that elements may have other states than before.
    mutating func noteChange() {
        isUsed = true
        isStale = true
    }

    /// Adds the states to a display frame, if no state can have changed and the states of all
    /// elements in the display frame are known: a binding keeps its states when its element moves.
    ///
    /// - Returns: False if a state may have changed or is not known; some states may have been
    ///   added then.
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

    /// Adds the states to a display frame, and adds the elements of which only the states have
    /// changed.
    ///
    /// - Parameter source: Returns the states of an element.
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
        // A disappearing element has no states; if it comes back, its states are looked up again.
        let isKnown = !shown.flags.contains(.isDisappearing)
        told[index] = Told(
            generation: isKnown ? shown.generation : 0, states: states, sequence: sequence,
            changeCount: changeCount)
    }

    /// Notes the states of visible elements that the display frame does not report.
    ///
    /// - Returns: Whether any of these states has changed.
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

    /// Writes the elements of a display frame anew, with the elements whose states have changed.
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

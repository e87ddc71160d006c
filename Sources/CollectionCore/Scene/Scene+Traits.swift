extension Scene {
    /// The traits of an item by its number among all items.
    func traits(ofItem number: Int, inSection section: Int) -> ItemTraits {
        (traits?.values ?? TraitValues()).traits(
            ofItem: number, inSection: section, isEditing: selection?.isEditing ?? false)
    }

    mutating func traitsState() -> TraitsState {
        // Traits say where items may be dropped.
        screen.noteDropPlaces()
        // Traits say which items can be edited.
        if selection?.isEditing == true { screen.states.noteChange() }
        if let traits { return traits }
        let state = TraitsState()
        traits = state
        return state
    }

    /// Refuses what would take more bytes than the view may hold.
    ///
    /// - Parameter added: How many more than now.
    func checkRoom(_ added: Int, _ limits: Limits?) throws(CollectionError) {
        let maximum = (limits ?? self.limits).dataBytes
        if added <= 0 { return }
        let bytes = heldBytes + added
        if bytes > maximum {
            throw .limitExceeded(.dataBytes, value: bytes, maximum: maximum)
        }
    }
}

extension ItemTraits {
    func validate(index: Int?) throws(CollectionError) {
        if !isKnown { throw .invalidNumber("traits", index: index, .outOfRange) }
    }
}

extension ItemValues {
    /// Sets the values of some ranges; a later one counts where two overlap.
    mutating func set(_ ranges: [Range<Int>], _ value: (Int) -> UInt32) {
        var runs: [Run] = []
        runs.reserveCapacity(ranges.count)
        for (index, range) in ranges.enumerated() where !range.isEmpty {
            if let last = runs.last, last.range.upperBound > range.lowerBound {
                set(runs)
                runs.removeAll(keepingCapacity: true)
            }
            runs.append(Run(range: range, value: value(index)))
        }
        set(runs)
    }
}

extension Scene {
    /// The traits of the item with this index among all items.
    func traits(ofItem number: Int, inSection section: Int) -> ItemTraits {
        (traits?.values ?? TraitValues()).traits(
            ofItem: number, inSection: section, isEditing: selection?.isEditing ?? false)
    }

    mutating func traitsState() -> TraitsState {
        // Traits determine where items may be dropped.
        screen.noteDropPlaces()
        // Traits determine which items can be edited.
        if selection?.isEditing == true { screen.states.noteChange() }
        if let traits { return traits }
        let state = TraitsState()
        traits = state
        return state
    }

    /// Throws if the view would hold more bytes than the limit.
    ///
    /// - Parameter added: The additional bytes that the view would hold.
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
    /// Sets the values of ranges; where two ranges overlap, the later range counts.
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

// Calls of the host: `CollectionView` documents them.
extension Scene {
    mutating func setTraits(
        _ traits: ItemTraits, ofSections first: UInt32, count: Int, within limits: Limits? = nil
    ) throws(CollectionError) {
        try traits.validate(index: nil)
        if count < 0 { throw .invalidArgument("count", .negative) }
        let (end, overflow) = Int(first).addingReportingOverflow(count)
        if overflow || end > sectionCount {
            throw .invalidSection(
                UInt32(clamping: max(Int(first), sectionCount)), count: sectionCount)
        }
        if count == 0 { return }
        let state = traitsState()
        var sections = state.values.sections ?? ItemValues(count: sectionCount)
        sections.set(traits.rawValue, of: Int(first)..<end)
        try checkRoom(sections.heldBytes - (state.values.sections?.heldBytes ?? 0), limits)
        state.values.sections = sections
    }

    mutating func setTraits(
        _ traits: Span<ItemTraits>, ofItems runs: Span<ItemRun>, within limits: Limits? = nil
    ) throws(CollectionError) {
        if traits.count != runs.count {
            throw .unequalColumns("traits", count: traits.count, expected: runs.count)
        }
        for index in traits.indices { try traits[index].validate(index: index) }
        let ranges = try stage.dataSource.ranges(of: runs)
        if ranges.isEmpty { return }
        let state = traitsState()
        var items = state.values.items ?? ItemValues(count: itemCount)
        items.set(ranges) { traits[$0].rawValue }
        try checkRoom(items.heldBytes - (state.values.items?.heldBytes ?? 0), limits)
        state.values.items = items
    }
}

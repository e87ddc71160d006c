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

    mutating func setNames(
        _ text: Span<UInt8>, sizes: Span<UInt32>, ofItems runs: Span<ItemRun>,
        within limits: Limits? = nil
    ) throws(CollectionError) {
        let ranges = try stage.dataSource.ranges(of: runs)
        try check(sizes, of: ranges, text)
        if sizes.isEmpty { return }
        var names = self.names?.names ?? ItemNames(count: itemCount)
        let before = self.names == nil ? 0 : names.heldBytes
        names.set(ranges, ItemNames(text, sizes))
        try checkRoom(names.heldBytes - before, limits)
        if let state = self.names { state.names = names } else { self.names = NamesState(names) }
    }

    mutating func setIndexTitles(
        _ titles: [IndexTitle], within limits: Limits? = nil
    ) throws(CollectionError) {
        for title in titles { try title.validate() }
        let next = IndexTitles(titles: titles)
        try checkRoom(next.heldBytes - (index?.heldBytes ?? 0), limits)
        index = titles.isEmpty ? nil : next
    }

    func indexTitle(
        at position: Double, of length: Double
    ) throws(CollectionError) -> Int? {
        try Length.validateFinite(position, "position")
        try Length.validate(length, "length")
        let count = index?.titles.count ?? 0
        if count == 0 { return nil }
        if position <= 0 { return 0 }
        if position >= length { return count - 1 }
        return min(Int(position / length * Double(count)), count - 1)
    }
}

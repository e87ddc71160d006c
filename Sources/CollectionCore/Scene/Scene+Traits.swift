extension Scene {
    /// The traits of the item with this index among all items.
    @inline(never)
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
        if !isKnown {
            throw .conflicting(
                "traits", index: index,
                "has JGB_TRAIT_ASK for JGB_TRAITS_SELECTION_FOLLOWS_FOCUS, which is never asked")
        }
    }
}

extension ItemValues {
    /// Sets the values of runs in any order; where two runs overlap, the later run counts.
    ///
    /// - Complexity: O(k log k) for k runs, or O(k) if they are ascending and do not overlap, and
    ///   that of `set` for what is left of them
    @inline(never)
    mutating func setEach(_ runs: [Run]) {
        // Ascending runs, each of which covers those before; halved until one is left.
        var layers: [[Run]] = [[]]
        for run in runs where !run.range.isEmpty {
            let last = layers.count - 1
            let end = layers[last].last?.range.upperBound ?? 0
            if end > run.range.lowerBound { layers.append([]) }
            layers[layers.count - 1].append(run)
        }
        while layers.count > 1 {
            for index in 0..<layers.count / 2 {
                layers[index] = layers[2 * index].covered(by: layers[2 * index + 1])
            }
            if layers.count % 2 == 1 { layers[layers.count / 2] = layers[layers.count - 1] }
            layers.removeLast(layers.count / 2)
        }
        set(layers[0])
    }
}

extension [ItemValues.Run] {
    /// Other ascending runs, and between them what they leave of these.
    fileprivate func covered(by others: [ItemValues.Run]) -> [ItemValues.Run] {
        var (runs, next) = ([ItemValues.Run](), 0)
        runs.reserveCapacity(count + others.count)
        for run in self {
            var start = run.range.lowerBound
            while next < others.count && others[next].range.lowerBound < run.range.upperBound {
                let other = others[next]
                if start < other.range.lowerBound {
                    runs.append(
                        ItemValues.Run(range: start..<other.range.lowerBound, value: run.value))
                }
                start = Swift.max(start, other.range.upperBound)
                if start > run.range.upperBound { break }
                runs.append(other)
                next += 1
            }
            if start < run.range.upperBound {
                runs.append(ItemValues.Run(range: start..<run.range.upperBound, value: run.value))
            }
        }
        return runs + others[next...]
    }
}

// Calls of the host: `CollectionView` documents them.
extension Scene {
    mutating func setTraits(
        _ traits: ItemTraits, ofSections first: UInt32, count: Int, within limits: Limits? = nil
    ) throws(CollectionError) {
        try traits.validate(index: nil)
        if count < 0 { throw .outside("section_count", count, 0, sectionCount) }
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
        var values = try itemValues(of: runs)
        for index in values.indices { values[index].value = traits[index].rawValue }
        if values.isEmpty { return }
        let state = traitsState()
        state.values.items = try setting(values, in: state.values.items, limits)
    }

    /// Returns values of all items, with those of some runs in place of the old ones.
    ///
    /// - Parameter old: The values before; nil: all are 0.
    /// - Throws: `limitExceeded`.
    func setting(
        _ runs: [ItemValues.Run], in old: ItemValues?, _ limits: Limits?
    ) throws(CollectionError) -> ItemValues {
        var values = old ?? ItemValues(count: itemCount)
        values.setEach(runs)
        try checkRoom(values.heldBytes - (old?.heldBytes ?? 0), limits)
        return values
    }

    /// Returns the items of runs, each run with the value 0.
    func itemValues(of runs: Span<ItemRun>) throws(CollectionError) -> [ItemValues.Run] {
        try stage.dataSource.ranges(of: runs).map { ItemValues.Run(range: $0, value: 0) }
    }
}

// What may be done with items: rule Q8 of docs/semantics.md.
extension CollectionView {
    /// The traits of items of which neither the host nor their section says anything else.
    public var defaultTraits: ItemTraits { scene.traits?.values.standard ?? .standard }

    /// Sets the traits of items of which neither the host nor their section says anything else.
    /// What is inherited here is as in `ItemTraits.standard`: the focus goes with `select`, and the
    /// primary action is not performed while the view is being edited.
    ///
    /// - Throws: `invalidArgument` for an answer that has no meaning.
    public mutating func setDefaultTraits(_ traits: ItemTraits) throws(CollectionError) {
        try traits.validate(index: nil)
        scene.traitsState().values.standard = traits.answering(as: .standard)
    }

    /// Sets the traits of the items of some sections, as far as the host says nothing else of the
    /// items.
    ///
    /// - Throws: `invalidArgument` for an answer that has no meaning; `invalidSection`;
    ///   `limitExceeded`.
    /// - Complexity: O(log n)
    public mutating func setTraits(
        _ traits: ItemTraits, ofSections first: UInt32, count: Int, within limits: Limits? = nil
    ) throws(CollectionError) {
        try traits.validate(index: nil)
        if count < 0 { throw .invalidArgument("count", .negative) }
        let (end, overflow) = Int(first).addingReportingOverflow(count)
        if overflow || end > scene.sectionCount {
            throw .invalidSection(
                UInt32(clamping: max(Int(first), scene.sectionCount)), count: scene.sectionCount)
        }
        if count == 0 { return }
        let state = scene.traitsState()
        var sections = state.values.sections ?? ItemValues(count: scene.sectionCount)
        sections.set(traits.rawValue, of: Int(first)..<end)
        try scene.checkRoom(sections.heldBytes - (state.values.sections?.heldBytes ?? 0), limits)
        state.values.sections = sections
    }

    /// Sets the traits of some items. A later run counts where two have items in common.
    ///
    /// - Parameter traits: One for each run.
    /// - Throws: `unequalColumns`; `invalidArgument` for an answer that has no meaning, and for a
    ///   run that goes beyond the last item; `invalidSection`, `invalidItem`; `limitExceeded`.
    /// - Complexity: O(the lesser of m log n, n) for m runs
    public mutating func setTraits(
        _ traits: Span<ItemTraits>, ofItems runs: Span<ItemRun>, within limits: Limits? = nil
    ) throws(CollectionError) {
        if traits.count != runs.count {
            throw .unequalColumns("traits", count: traits.count, expected: runs.count)
        }
        for index in traits.indices { try traits[index].validate(index: index) }
        let ranges = try scene.stage.dataSource.ranges(of: runs)
        if ranges.isEmpty { return }
        let state = scene.traitsState()
        var items = state.values.items ?? ItemValues(count: scene.itemCount)
        items.set(ranges) { traits[$0].rawValue }
        try scene.checkRoom(items.heldBytes - (state.values.items?.heldBytes ?? 0), limits)
        state.values.items = items
    }

    /// Returns the traits that an item has: its own, and for all that is inherited those of its
    /// section, or of the view. Nothing of the answer is inherited.
    ///
    /// - Throws: `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public func traits(ofItemAt indexPath: IndexPath) throws(CollectionError) -> ItemTraits {
        let number = try scene.stage.dataSource.itemIndex(of: indexPath)
        return scene.traits(ofItem: number, inSection: Int(indexPath.section))
    }
}

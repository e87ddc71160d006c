// Names of items, by which a person finds items: rule N8 of docs/semantics.md.
extension CollectionView {
    /// Gives names to some items, or takes them away: a name without bytes is none. A later run
    /// counts where two have items in common. Names go with their items.
    ///
    /// - Parameters:
    ///   - text: All names in UTF-8, one after another. Of each, the first 255 bytes count.
    ///   - sizes: The size of each name in bytes: one for each item of the runs, in order.
    /// - Throws: `unequalColumns`; `invalidArgument` where the sizes are not those of the text, for
    ///   a name that is not UTF-8, and for a run that goes beyond the last item; `invalidSection`,
    ///   `invalidItem`; `limitExceeded`.
    /// - Complexity: O(n + the lesser of m log n, all items) for n names in m runs
    public mutating func setNames(
        _ text: Span<UInt8>, sizes: Span<UInt32>, ofItems runs: Span<ItemRun>,
        within limits: Limits? = nil
    ) throws(CollectionError) {
        let ranges = try scene.stage.dataSource.ranges(of: runs)
        try scene.check(sizes, of: ranges, text)
        if sizes.isEmpty { return }
        var names = scene.names?.names ?? ItemNames(count: scene.itemCount)
        let before = scene.names == nil ? 0 : names.heldBytes
        names.set(ranges, ItemNames(text, sizes))
        try scene.checkRoom(names.heldBytes - before, limits)
        if let state = scene.names { state.names = names } else { scene.names = NamesState(names) }
    }
}

// Typing.
extension CollectionView {
    /// Follows text that a person types: focus goes to the next item whose name begins with all
    /// that was typed within a second of each other, and the selection with it. A view that knows
    /// no names asks the host, with the event `typeAhead`. Everything that is due before happens
    /// first.
    ///
    /// - Parameter text: In UTF-8; of keys that are pressed alone, or with shift.
    /// - Returns: False, where nothing comes of the text: then it is the host's.
    /// - Throws: `invalidArgument` for a time that goes back, for text that is empty, longer than
    ///   255 bytes or not UTF-8. Then nothing has changed.
    /// - Complexity: O(items before the next one that has such a name)
    public mutating func sendText(
        _ text: Span<UInt8>, at time_ns: UInt64
    ) throws(CollectionError) -> Bool {
        if text.isEmpty { throw .invalidArgument("text", .empty) }
        if text.count > NameLeaf.nameSizeMax { throw .invalidArgument("text", .tooLong) }
        if !UTF8Check.isValid(text) { throw .invalidArgument("text", .invalidUTF8) }
        if time_ns < scene.lastTime_ns { throw .invalidArgument("time_ns", .goesBack) }
        beginKey(at: time_ns)
        let isHandled = focus.type(text, in: &scene)
        scene.endKey()
        return isHandled
    }
}

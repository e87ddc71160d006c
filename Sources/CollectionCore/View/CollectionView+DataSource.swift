extension CollectionView {
    /// Replaces all data. Visible elements get new bindings.
    ///
    /// - Throws: `unknownReuseIdentifier` and similar errors for unregistered names in the data;
    ///   `contentTooLong` if the content is too long; `wrongState` while a batch is open.
    public mutating func setDataSource(
        _ builder: consuming DataSourceBuilder
    ) throws(CollectionError) {
        for metrics in builder.metrics { try scene.registry.check(metrics) }
        try scene.checkIdentifiers(builder.usedReuseIdentifiers)
        let bytes = builder.dataBytes
        try interactions.replaceData(builder.finished(), bytes: bytes, in: &scene, &observers)
    }

    public var sectionCount: Int { scene.sectionCount }

    /// - Throws: `invalidSection`.
    /// - Complexity: O(log n)
    public func numberOfItems(inSection section: UInt32) throws(CollectionError) -> Int {
        try scene.numberOfItems(inSection: section)
    }
}

// Data that the host applies as snapshots: section E of docs/semantics.md.
extension CollectionView {
    /// Applies a snapshot: the differences from the last applied snapshot become an update. The
    /// first snapshot, and a snapshot after other data, reloads all data.
    ///
    /// - Parameter limits: The limits, as `performBatchUpdates` accepts them.
    /// - Throws: The errors of `performBatchUpdates`; `wrongState` while a batch is open.
    /// - Complexity: O(n log n) in the items of both snapshots; O(n) if few items move
    public mutating func applySnapshot(
        _ snapshot: Snapshot, options: BatchUpdateOptions = BatchUpdateOptions(),
        within limits: Limits? = nil
    ) throws(CollectionError) {
        if scene.openBatch != nil { throw .wrongState(.batchIsOpen) }
        try options.validate()
        try scene.checkCompletionRoom()
        if let shown = scene.snapshot {
            do throws(CollectionError) {
                try interactions.change(
                    shown, to: snapshot, options, within: limits ?? scene.limits, in: &scene,
                    &observers)
                return
            } catch {
                if !options.fallsBackToReload { throw error }
            }
        }
        try applySnapshotUsingReloadData(snapshot, within: limits)
        scene.transitions.noteApplied(tag: options.tag)
    }

    /// Applies a snapshot without computing differences: all elements get new bindings.
    ///
    /// - Parameter limits: The limits, as `performBatchUpdates` accepts them.
    /// - Throws: The errors of `setDataSource`; `limitExceeded`.
    public mutating func applySnapshotUsingReloadData(
        _ snapshot: Snapshot, within limits: Limits? = nil
    ) throws(CollectionError) {
        try snapshot.checkSize(limits ?? scene.limits)
        for metrics in snapshot.metrics { try scene.registry.check(metrics) }
        try scene.checkIdentifiers(snapshot.dataSource.items.usedReuseIdentifiers)
        try interactions.replaceData(
            snapshot.dataSource, bytes: snapshot.contentBytes, of: snapshot, in: &scene, &observers)
    }

    /// Edits a copy of the last applied snapshot, or an empty snapshot if none was applied, and
    /// applies the copy.
    ///
    /// - Parameter limits: The limits, as `performBatchUpdates` accepts them.
    /// - Throws: The errors of the edit and of `applySnapshot`. Then nothing has changed.
    public mutating func applySnapshot(
        options: BatchUpdateOptions = BatchUpdateOptions(), within limits: Limits? = nil,
        editedBy edit: (inout Snapshot) throws(CollectionError) -> Void
    ) throws(CollectionError) {
        var next = scene.snapshot ?? Snapshot(limits: limits ?? scene.limits)
        try edit(&next)
        try applySnapshot(next, options: options, within: limits)
    }

    /// Replaces the items of a section of the last applied snapshot by the visible items of an
    /// outline. Focus moves from an item that the outline hides to its nearest visible ancestor.
    ///
    /// - Throws: The errors of `Snapshot.replaceItems` and of `applySnapshot`; nothing has changed.
    public mutating func applySectionSnapshot(
        _ outline: SectionSnapshot, toSection section: UInt64,
        options: BatchUpdateOptions = BatchUpdateOptions(), within limits: Limits? = nil
    ) throws(CollectionError) {
        interactions.focus.noteHeir(in: outline, scene)
        defer { interactions.focus.heir = nil }
        try applySnapshot(options: options, within: limits) { next throws(CollectionError) in
            try next.replaceItems(inSection: section, with: outline)
        }
    }

    /// The index path of an item in the last applied snapshot; nil: there is no such item.
    ///
    /// - Complexity: O(log n)
    public func indexPath(forItem identifier: UInt64) -> IndexPath? {
        scene.snapshot?.indexPath(ofItem: identifier)
    }

    /// - Complexity: O(log n)
    public func itemIdentifier(at indexPath: IndexPath) -> UInt64? {
        scene.snapshot?.itemIdentifier(at: indexPath)
    }
}

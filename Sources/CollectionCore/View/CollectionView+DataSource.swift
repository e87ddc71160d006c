extension CollectionView {
    /// Replaces all data. Visible elements get new bindings.
    ///
    /// - Throws: `unknownReuseIdentifier` and the like, where the data names one;
    ///   `contentTooLong` where all items together are; `wrongState` while a batch is open.
    public mutating func setDataSource(
        _ builder: consuming DataSourceBuilder
    ) throws(CollectionError) {
        for metrics in builder.metrics { try scene.registry.check(metrics) }
        try scene.checkIdentifiers(builder.usedReuseIdentifiers)
        let bytes = builder.dataBytes
        try replaceData(builder.finished(), bytes: bytes)
        if scene.selection != nil { scene.settleSelection(.reload, .update) }
        settleFocuses()
    }

    /// - Parameter bytes: What the columns count against the limit.
    /// - Parameter next: The snapshot that the data is of; nil: the data came otherwise.
    mutating func replaceData(
        _ data: DataSource, bytes: Int, of next: Snapshot? = nil
    ) throws(CollectionError) {
        if scene.openBatch != nil { throw .wrongState(.batchIsOpen) }
        try data.validateSums()
        let countBefore = scene.stage.dataSource.itemCount
        if prefetch.items != nil {
            // Identifiers are those of the data that is replaced.
            scene.screen.sectionScrolls.removeAll()
            prefetch.items?.forgetItems()
            prefetch.queuePrefetches(.update, isOld: true, in: &scene)
        }
        if viewability.items != nil { viewability.forgetViewed(.update, isOld: true, in: &scene) }
        if scene.isMovingItem { movement.dropMovement(.update, isOld: true, in: &scene) }
        menu.dropMenu(in: &scene)
        swipes.noteReplacedData()
        swipes.dropGoneSwipes(in: &scene)
        drop.placeholders.removeAll()
        drop.session?.noteReplacedData()
        scene.stage.setData(data)
        if let next, let snapshot = scene.snapshot {
            scene.traits?.values.carry(from: snapshot, to: next)
            scene.names?.carry(from: snapshot, to: next)
            scene.selection?.carry(from: snapshot, to: next)
            scene.drag?.carry(from: snapshot, to: next)
        } else {
            scene.traits?.values.noteReplacedData()
            scene.names = nil
            scene.selection?.noteReplacedData(count: data.itemCount)
            scene.drag?.noteReplacedData(count: data.itemCount)
        }
        scene.snapshot = nil
        scene.explicit = nil
        scene.screen.isReloaded = true
        scene.charge = DataCharge(dataBytes: bytes)
        scene.anchor.forgetItem()
        scene.interruptInteractiveTransition()
        scene.transitions.end()
        displayed?.noteReplacedData()
        prefetch.nearEnd?.endLoading()
        scene.screen.hasOtherScreen = true
        scene.input.noteReplacedData()
        if focus.isUsed { focus.noteReplacedData() }
        assistiveFocus?.noteReplacedData()
        scene.queueInterruptions()
        if scene.input.isUsed { scene.queueInput() }
        drop.tellLostPlaceholders(.update, in: &scene)
        scene.queueContentEvent(countBefore: countBefore)
    }

    public var sectionCount: Int { scene.sectionCount }

    /// - Throws: `invalidSection`.
    /// - Complexity: O(log n)
    public func numberOfItems(inSection section: UInt32) throws(CollectionError) -> Int {
        try scene.numberOfItems(inSection: section)
    }
}

// Data that comes as snapshots: section E of docs/semantics.md.
extension CollectionView {
    /// Makes the data that of a snapshot: what is different from the one applied before is an
    /// update like any other. The first one, and one after data that came otherwise, is a reload.
    ///
    /// - Parameter limits: As of `performBatchUpdates`.
    /// - Throws: As `performBatchUpdates`; `wrongState` while a batch is open.
    /// - Complexity: O(n log n) in the items of both; O(n) where few move
    public mutating func applySnapshot(
        _ snapshot: Snapshot, options: BatchUpdateOptions = BatchUpdateOptions(),
        within limits: Limits? = nil
    ) throws(CollectionError) {
        if scene.openBatch != nil { throw .wrongState(.batchIsOpen) }
        try options.validate()
        try scene.checkCompletionRoom()
        if let shown = scene.snapshot {
            let update = snapshot.difference(from: shown)
            try scene.check(update.content)
            let reloaded = ReloadedIdentifiers(from: shown, to: snapshot)
            try apply(
                update, options, tags: [options.tag], within: limits ?? scene.limits,
                reloading: reloaded.isEmpty ? nil : reloaded)
            scene.keep(snapshot)
            if scene.selection != nil { scene.settleSelection(.update, .update) }
            settleFocuses()
        } else {
            try applySnapshotUsingReloadData(snapshot, within: limits)
            scene.transitions.noteApplied(tag: options.tag)
        }
    }

    /// The same without a look at what is different: all elements get new bindings.
    ///
    /// - Parameter limits: As of `performBatchUpdates`.
    /// - Throws: As `setDataSource`; `limitExceeded`.
    public mutating func applySnapshotUsingReloadData(
        _ snapshot: Snapshot, within limits: Limits? = nil
    ) throws(CollectionError) {
        try snapshot.checkSize(limits ?? scene.limits)
        for metrics in snapshot.metrics { try scene.registry.check(metrics) }
        try scene.checkIdentifiers(snapshot.dataSource.items.usedReuseIdentifiers)
        try replaceData(snapshot.dataSource, bytes: snapshot.contentBytes, of: snapshot)
        scene.keep(snapshot)
        if scene.selection != nil { scene.settleSelection(.reload, .update) }
        settleFocuses(in: snapshot)
    }

    /// Makes the visible items of an outline the items of a section of the snapshot applied last.
    ///
    /// - Parameter limits: As of `performBatchUpdates`.
    /// - Throws: `snapshot`, when there is no such section; as `applySnapshot`.
    public mutating func applySectionSnapshot(
        _ outline: SectionSnapshot, toSection identifier: UInt64,
        options: BatchUpdateOptions = BatchUpdateOptions(), within limits: Limits? = nil
    ) throws(CollectionError) {
        var next = scene.snapshot ?? Snapshot(limits: limits ?? scene.limits)
        try next.replaceItems(inSection: identifier, with: outline)
        try applySnapshot(next, options: options, within: limits)
    }

    /// Where an item of the snapshot applied last stands.
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

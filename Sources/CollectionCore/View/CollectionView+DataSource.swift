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
        notices?.isScreenPending = true
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

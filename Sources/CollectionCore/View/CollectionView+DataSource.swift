extension CollectionView {
    /// Replaces all data. Visible elements get new bindings.
    ///
    /// - Throws: `unknownReuseIdentifier` and the like, where the data names one;
    ///   `contentTooLong` where all items together are; `wrongState` while a batch is open.
    public mutating func setDataSource(
        _ builder: consuming DataSourceBuilder
    ) throws(CollectionError) {
        for metrics in builder.metrics { try registry.check(metrics) }
        try checkIdentifiers(builder.usedReuseIdentifiers)
        let bytes = builder.dataBytes
        try replaceData(builder.finished(), bytes: bytes)
        if selection != nil { settleSelection(.reload, .update) }
        settleFocuses()
    }

    /// - Parameter bytes: What the columns count against the limit.
    /// - Parameter next: The snapshot that the data is of; nil: the data came otherwise.
    mutating func replaceData(
        _ data: DataSource, bytes: Int, of next: Snapshot? = nil
    ) throws(CollectionError) {
        if openBatch != nil { throw .wrongState(.batchIsOpen) }
        try data.validateSums()
        let countBefore = stage.dataSource.itemCount
        if prefetch != nil {
            // Identifiers are those of the data that is replaced.
            screen.sectionScrolls.removeAll()
            prefetch?.forgetItems()
            queuePrefetches(.update, isOld: true)
        }
        if viewability != nil { forgetViewed(.update, isOld: true) }
        if isMovingItem { dropMovement(.update, isOld: true) }
        dropMenu()
        swipes.noteReplacedData()
        dropGoneSwipes()
        placeholders.removeAll()
        drop?.noteReplacedData()
        stage.setData(data)
        if let next, let snapshot {
            traits?.values.carry(from: snapshot, to: next)
            names?.carry(from: snapshot, to: next)
            selection?.carry(from: snapshot, to: next)
            drag?.carry(from: snapshot, to: next)
        } else {
            traits?.values.noteReplacedData()
            names = nil
            selection?.noteReplacedData(count: data.itemCount)
            drag?.noteReplacedData(count: data.itemCount)
        }
        snapshot = nil
        explicit = nil
        screen.isReloaded = true
        charge = DataCharge(dataBytes: bytes)
        anchor.forgetItem()
        interruptInteractiveTransition()
        transitions.end()
        displayed?.noteReplacedData()
        nearEnd?.endLoading()
        notices?.isScreenPending = true
        input.noteReplacedData()
        if focus.isUsed { focus.noteReplacedData() }
        assistiveFocus?.noteReplacedData()
        queueInterruptions()
        if input.isUsed { settleInput() }
        tellLostPlaceholders(.update)
        queueContentEvent(countBefore: countBefore)
    }

    /// - Parameter used: Entry i says whether items have identifier i.
    @inline(__always)
    func checkIdentifiers(_ used: [Bool]) throws(CollectionError) {
        for identifier in used.indices where used[identifier] {
            try registry.check(
                ReuseIdentifier(rawValue: UInt32(identifier)), category: .cell, kind: .none)
        }
    }

    public var sectionCount: Int { stage.dataSource.sectionCount }

    /// - Throws: `invalidSection`.
    /// - Complexity: O(log n)
    public func numberOfItems(inSection section: UInt32) throws(CollectionError) -> Int {
        try stage.dataSource.numberOfItems(inSection: section)
    }
}

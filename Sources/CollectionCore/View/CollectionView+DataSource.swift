extension CollectionView {
    /// Replaces all data. Visible elements get new bindings.
    ///
    /// - Throws: `unknownReuseIdentifier` and the like, where the data names one;
    ///   `contentTooLong` where all items together are; `wrongState` while a batch is open.
    public mutating func setDataSource(
        _ builder: consuming DataSourceBuilder
    ) throws(CollectionError) {
        if openBatch != nil { throw .wrongState(.batchIsOpen) }
        for metrics in builder.metrics { try registry.check(metrics) }
        let used = builder.usedReuseIdentifiers
        for identifier in used.indices where used[identifier] {
            try registry.check(
                ReuseIdentifier(rawValue: UInt32(identifier)), category: .cell, kind: .none)
        }
        let bytes = builder.dataBytes
        let pushed = builder.finished()
        try pushed.validateSums()
        dataSource = pushed
        needsLayout = true
        isReloaded = true
        dataBytes = bytes
        if anchoredItem != nil { contentAnchor = .firstVisibleItem }
        anchoredItem = nil
        endTransition()
        measuredContainerLength = nil
    }

    public var sectionCount: Int { dataSource.sectionCount }

    /// - Throws: `invalidSection`.
    /// - Complexity: O(log n)
    public func numberOfItems(inSection section: UInt32) throws(CollectionError) -> Int {
        try dataSource.numberOfItems(inSection: section)
    }
}

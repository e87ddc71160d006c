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
        if openBatch != nil { throw .wrongState(.batchIsOpen) }
        try options.validate()
        try checkCompletionRoom()
        if let shown = self.snapshot {
            let update = snapshot.difference(from: shown)
            try check(update.content)
            let reloaded = ReloadedIdentifiers(from: shown, to: snapshot)
            let traitsBefore = reloaded.isEmpty ? nil : traits?.values
            let namesBefore = reloaded.isEmpty ? nil : names?.names
            let dragBefore = reloaded.isEmpty ? nil : drag
            let selectedBefore = reloaded.isEmpty ? nil : selection?.before
            let (anchor, lead) = (
                itemNumber(at: selectedBefore?.anchor), itemNumber(at: selectedBefore?.lead)
            )
            try apply(update, options, tags: [options.tag], within: limits ?? self.limits)
            if let traitsBefore { traits?.values.restore(reloaded, from: traitsBefore) }
            if let namesBefore { names?.names.restore(reloaded.items, from: namesBefore) }
            if let dragBefore { drag?.restore(reloaded.items, from: dragBefore) }
            if let selectedBefore {
                selection?.restore(
                    reloaded.items, from: selectedBefore, anchor: anchor, lead: lead
                ) { stage.dataSource.indexPath(ofItem: $0) }
            }
            keep(snapshot)
            if selection != nil { settleSelection(.update, .update) }
            settleFocuses()
        } else {
            try applySnapshotUsingReloadData(snapshot, within: limits)
            transitions.noteApplied(tag: options.tag)
        }
    }

    /// The same without a look at what is different: all elements get new bindings.
    ///
    /// - Parameter limits: As of `performBatchUpdates`.
    /// - Throws: As `setDataSource`; `limitExceeded`.
    public mutating func applySnapshotUsingReloadData(
        _ snapshot: Snapshot, within limits: Limits? = nil
    ) throws(CollectionError) {
        try snapshot.checkSize(limits ?? self.limits)
        for metrics in snapshot.metrics { try registry.check(metrics) }
        try checkIdentifiers(snapshot.dataSource.items.usedReuseIdentifiers)
        try replaceData(snapshot.dataSource, bytes: snapshot.contentBytes, of: snapshot)
        keep(snapshot)
        if selection != nil { settleSelection(.reload, .update) }
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
        var next = snapshot ?? Snapshot(limits: limits ?? self.limits)
        try next.replaceItems(inSection: identifier, with: outline)
        try applySnapshot(next, options: options, within: limits)
    }

    /// Where an item of the snapshot applied last stands.
    ///
    /// - Complexity: O(log n)
    public func indexPath(forItem identifier: UInt64) -> IndexPath? {
        snapshot?.indexPath(ofItem: identifier)
    }

    /// - Complexity: O(log n)
    public func itemIdentifier(at indexPath: IndexPath) -> UInt64? {
        snapshot?.itemIdentifier(at: indexPath)
    }

    /// Keeps the snapshot that was applied, without its marks for reloads and reconfigures, which
    /// have taken effect.
    mutating func keep(_ applied: Snapshot) {
        var applied = applied
        applied.removeMarks()
        snapshot = applied
    }
}

extension Snapshot {
    /// - Parameter limits: Those of a view, which may be narrower than the snapshot's own.
    fileprivate func checkSize(_ limits: Limits) throws(CollectionError) {
        if numberOfSections > limits.sectionCount {
            throw .limitExceeded(
                .sections, value: numberOfSections, maximum: limits.sectionCount)
        }
        if numberOfItems > limits.itemCount {
            throw .limitExceeded(.items, value: numberOfItems, maximum: limits.itemCount)
        }
        if contentBytes > limits.dataBytes {
            throw .limitExceeded(.dataBytes, value: contentBytes, maximum: limits.dataBytes)
        }
    }

    /// What the columns of a view that shows it count against the limit.
    var contentBytes: Int {
        columnBytesPerItem * numberOfItems + DataSource.bytesPerSection * numberOfSections
            + metrics.count * MemoryLayout<SectionMetrics>.stride
    }
}

import CollectionCore

extension ConnectedView {
    /// Shows a snapshot, within what the connection's other objects leave of its limits: the
    /// snapshot itself, which stays, is one of them.
    ///
    /// - Parameter others: What they hold.
    func apply(
        _ snapshot: Snapshot, _ application: SnapshotApplication, beside others: Charge,
        _ limits: ConnectionLimits
    ) throws(Status) {
        if let counts = application.counts, counts != snapshot.counts {
            throw Status(wrongCounts: snapshot.counts, stated: counts)
        }
        let shown = Charge(items: snapshot.numberOfItems, bytes: snapshot.dataBytes)
        if let status = limits.refusal(of: others + shown) { throw status }
        try apply(beside: others, limits) { (view) throws(CollectionError) in
            if application.usingReloadData {
                try view.applySnapshotUsingReloadData(snapshot)
            } else {
                try view.applySnapshot(snapshot, options: application.options)
            }
        }
    }

    func apply(
        _ outline: SectionSnapshot, toSection section: UInt64, _ options: BatchUpdateOptions,
        beside others: Charge, _ limits: ConnectionLimits
    ) throws(Status) {
        let added = Charge(items: 0, bytes: outline.dataBytes)
        if let status = limits.refusal(of: others + charge + added) { throw status }
        try apply(beside: others, limits) { (view) throws(CollectionError) in
            try view.applySectionSnapshot(outline, toSection: section, options: options)
        }
    }

    private func apply(
        beside others: Charge, _ limits: ConnectionLimits,
        _ body: (inout CollectionView) throws(CollectionError) -> Void
    ) throws(Status) {
        let own = view.limits
        defer { view.limits = own }
        view.limits.itemCount = max(0, own.itemCount - others.items)
        view.limits.dataBytes = max(0, own.dataBytes - others.bytes)
        do throws(CollectionError) { try body(&view) } catch {
            throw limits.refusal(of: error, beside: others) ?? Status(error)
        }
    }
}

extension Status {
    /// An edit before was refused, or there was another one than its client thinks.
    fileprivate init(wrongCounts counts: SnapshotCounts, stated: SnapshotCounts) {
        let words = "the snapshot has \(counts.sectionCount) sections and \(counts.itemCount) items"
        self.init(
            code: .failedPrecondition, error: CollectionError.Code.wrongState.rawValue,
            message: words + "; stated were \(stated.sectionCount) and \(stated.itemCount)",
            isFatal: false)
    }
}

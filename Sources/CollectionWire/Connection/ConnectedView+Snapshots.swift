import CollectionCore

extension ConnectedView {
    /// Shows a snapshot, within what the connection's other objects leave of its limits: the
    /// snapshot itself, which stays, is one of them.
    ///
    /// - Parameter others: What they hold.
    func apply(
        _ snapshot: Snapshot, _ application: ApplySnapshot, beside others: Charge,
        _ limits: ConnectionLimits
    ) throws(Status) {
        if let counts = application.counts, counts != snapshot.counts {
            throw Status(wrongCounts: snapshot.counts, stated: counts)
        }
        var snapshot = snapshot
        if let items = application.filter { snapshot.filterItems(items) }
        let shown = Charge(items: snapshot.numberOfItems, bytes: snapshot.dataBytes)
        if let status = limits.refusal(of: others + shown) { throw status }
        try perform(within: limits, beside: others) { (view, limits) throws(CollectionError) in
            if application.usingReloadData {
                try view.applySnapshotUsingReloadData(snapshot, within: limits)
            } else {
                try view.applySnapshot(snapshot, options: application.options, within: limits)
            }
        }
    }

    func apply(
        _ change: ApplyItems, beside others: Charge, _ limits: ConnectionLimits
    ) throws(Status) {
        let bytes = change.items.count * MemoryLayout<UInt64>.stride
        if let status = limits.refusal(of: others + charge + Charge(items: 0, bytes: bytes)) {
            throw status
        }
        try perform(within: limits, beside: others) { (view, limits) throws(CollectionError) in
            let content = try change.content?.content(count: change.items.count, limits: limits)
            try view.applySnapshot(options: change.options, within: limits) {
                next throws(CollectionError) in
                try next.setItems(change.items, ofSection: change.section, content: content)
            }
        }
    }

    func apply(
        _ outline: SectionSnapshot, toSection section: UInt64, _ options: BatchUpdateOptions,
        beside others: Charge, _ limits: ConnectionLimits
    ) throws(Status) {
        let added = Charge(items: 0, bytes: outline.dataBytes)
        if let status = limits.refusal(of: others + charge + added) { throw status }
        try perform(within: limits, beside: others) { (view, limits) throws(CollectionError) in
            try view.applySectionSnapshot(
                outline, toSection: section, options: options, within: limits)
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

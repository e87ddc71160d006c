public import CollectionCore
public import CollectionWire

/// Snapshots: made, edited and applied. They belong to the connection and are named by number.
extension CollectionClient {
    /// Makes a snapshot without sections.
    public mutating func createSnapshot() throws(ClientError) -> UInt32 {
        try call(CreateSnapshot(.empty))
    }

    /// Makes one like another, be it what a view shows.
    public mutating func createSnapshot(
        copyOf original: SnapshotReference
    ) throws(ClientError) -> UInt32 {
        switch original {
        case .snapshot(let number): try call(CreateSnapshot(.copy(of: number)))
        case .shown(let view): try call(CreateSnapshot(.shown(byView: view)))
        }
    }

    public mutating func destroySnapshot(_ snapshot: UInt32) throws(ClientError) {
        _ = try call(DestroySnapshot(snapshot))
    }

    /// Changes a snapshot: all that the edit says, or, when it is refused, nothing.
    ///
    /// - Returns: How many identifiers were there already, and were moved.
    @discardableResult
    public mutating func edit(
        _ edit: SnapshotEdit, snapshot: UInt32
    ) throws(ClientError) -> Int {
        Int(clamping: try call(EditSnapshot(snapshot, edit)))
    }

    /// Appends any number of items, in as many messages as it takes, without waiting between.
    ///
    /// - Parameter section: Nil: the last one.
    /// - Returns: How many of them were there already, and were moved.
    /// - Throws: `refused` with the first status; the snapshot may then have some of them.
    @discardableResult
    public mutating func appendItems(
        _ identifiers: [UInt64], content: ItemColumns? = nil, toSection section: UInt64? = nil,
        snapshot: UInt32
    ) throws(ClientError) -> Int {
        if outstandingCount != 0 { throw .responsesOutstanding(outstandingCount) }
        var start = 0
        repeat {
            let end = min(start + itemCountMax, identifiers.count)
            let part = content?.part(start..<end, isLast: end == identifiers.count)
            enqueueEdit(
                .appendItems(Array(identifiers[start..<end]), toSection: section, content: part),
                snapshot: snapshot)
            try flush()
            start = end
        } while start < identifiers.count
        var count = 0
        var refusal: Status?
        while outstandingCount > 0 {
            let response = try nextResponse()
            if case .failure(let status) = response.outcome {
                refusal = refusal ?? status
            } else {
                count += Int(clamping: try answer(of: response, to: EditSnapshot.self))
            }
        }
        if let refusal { throw .refused(refusal) }
        return count
    }

    /// Shows a snapshot in a view: what is different from the one before is an update.
    ///
    /// - Parameter counts: Those of the snapshot, if stated: the server checks them.
    /// - Parameter items: The items of the snapshot that are shown; nil: all of them.
    public mutating func applySnapshot(
        _ snapshot: UInt32, filteredTo items: [UInt64]? = nil,
        options: BatchUpdateOptions = BatchUpdateOptions(), counts: SnapshotCounts? = nil,
        view: UInt32
    ) throws(ClientError) {
        let apply = ApplySnapshot(snapshot, options: options, counts: counts, filter: items)
        _ = try call(apply, view: view)
    }

    /// Has the items of a section, of the snapshot that a view shows, be those of a list.
    ///
    /// - Parameter content: Nil: new items have none of their own, and others keep theirs.
    public mutating func applyItems(
        _ items: [UInt64], toSection section: UInt64, content: ItemColumns? = nil,
        options: BatchUpdateOptions = BatchUpdateOptions(), view: UInt32
    ) throws(ClientError) {
        let apply = ApplyItems(items, toSection: section, content: content, options: options)
        _ = try call(apply, view: view)
    }

    /// The same without a look at what is different.
    public mutating func applySnapshotUsingReloadData(
        _ snapshot: UInt32, counts: SnapshotCounts? = nil, view: UInt32
    ) throws(ClientError) {
        let apply = ApplySnapshot(snapshot, usingReloadData: true, counts: counts)
        _ = try call(apply, view: view)
    }

    /// An item has at most 21 bytes in all columns.
    private var itemCountMax: Int {
        min(1 << 15, max(1, (Int(clamping: limits.messageBytesMax) - 256) / 21))
    }
}

/// The same, sent ahead.
extension CollectionClient {
    /// `nextMovedCount` takes the answer.
    ///
    /// - Returns: The request's id.
    @discardableResult
    public mutating func enqueueEdit(_ edit: SnapshotEdit, snapshot: UInt32) -> UInt64 {
        enqueue(EditSnapshot(snapshot, edit), view: 0)
    }

    /// `nextAcknowledgement` takes the answer. An edit before may have been refused: so state the
    /// counts.
    @discardableResult
    public mutating func enqueueApplySnapshot(
        _ snapshot: UInt32, options: BatchUpdateOptions = BatchUpdateOptions(),
        counts: SnapshotCounts?, view: UInt32
    ) -> UInt64 {
        enqueue(ApplySnapshot(snapshot, options: options, counts: counts), view: view)
    }

    /// Waits for the response to the oldest request, which must have edited a snapshot.
    public mutating func nextMovedCount() throws(ClientError) -> Int {
        Int(clamping: try nextAnswer(to: EditSnapshot.self))
    }
}

extension ItemColumns {
    /// Of some items; the last part has all that is left, so that a wrong length is refused.
    fileprivate func part(_ range: Range<Int>, isLast: Bool) -> ItemColumns {
        ItemColumns(
            widths: widths.part(range, isLast), heights: heights.part(range, isLast),
            reuseIdentifiers: reuseIdentifiers.part(range, isLast),
            spans: spans.part(range, isLast), sizesAreEstimates: sizesAreEstimates)
    }
}

extension Array {
    fileprivate func part(_ range: Range<Int>, _ isLast: Bool) -> [Element] {
        let end = isLast ? count : Swift.min(range.upperBound, count)
        return Array(self[Swift.min(range.lowerBound, end)..<end])
    }
}

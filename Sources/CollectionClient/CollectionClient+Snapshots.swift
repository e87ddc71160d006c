public import CollectionCore
public import CollectionWire

/// Snapshots: made, edited and applied. They belong to the connection and are named by number.
extension CollectionClient {
    /// Makes a snapshot without sections.
    public mutating func createSnapshot() throws(ClientError) -> UInt32 {
        try createSnapshot(.empty)
    }

    /// Makes one like another, be it what a view shows.
    public mutating func createSnapshot(
        copyOf original: SnapshotReference
    ) throws(ClientError) -> UInt32 {
        switch original {
        case .snapshot(let number): try createSnapshot(.copy(of: number))
        case .shown(let view): try createSnapshot(.shown(byView: view))
        }
    }

    public mutating func destroySnapshot(_ snapshot: UInt32) throws(ClientError) {
        _ = try call(.snapshot(.destroy(snapshot)), view: 0)
    }

    /// Changes a snapshot: all that the edit says, or, when it is refused, nothing.
    ///
    /// - Returns: How many identifiers were there already, and were moved.
    @discardableResult
    public mutating func edit(
        _ edit: SnapshotEdit, snapshot: UInt32
    ) throws(ClientError) -> Int {
        try movedCount(call(.snapshot(.edit(snapshot, edit)), view: 0))
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
            switch try nextResponse().outcome {
            case .success(let result): count += try movedCount(result)
            case .failure(let status): refusal = refusal ?? status
            }
        }
        if let refusal { throw .refused(refusal) }
        return count
    }

    /// Shows a snapshot in a view: what is different from the one before is an update.
    ///
    /// - Parameter counts: Those of the snapshot, if stated: the server checks them.
    public mutating func applySnapshot(
        _ snapshot: UInt32, options: BatchUpdateOptions = BatchUpdateOptions(),
        counts: SnapshotCounts? = nil, view: UInt32
    ) throws(ClientError) {
        let application = SnapshotApplication(
            snapshot: snapshot, options: options, counts: counts)
        _ = try call(.snapshot(.apply(application)), view: view)
    }

    /// The same without a look at what is different.
    public mutating func applySnapshotUsingReloadData(
        _ snapshot: UInt32, counts: SnapshotCounts? = nil, view: UInt32
    ) throws(ClientError) {
        let application = SnapshotApplication(
            snapshot: snapshot, usingReloadData: true, counts: counts)
        _ = try call(.snapshot(.apply(application)), view: view)
    }

    private mutating func createSnapshot(
        _ source: SnapshotStep.Source
    ) throws(ClientError) -> UInt32 {
        guard
            case .snapshot(.snapshot(let number)) = try call(
                .snapshot(.create(source)), view: 0)
        else { throw wrongResult }
        return number
    }

    private func movedCount(_ result: OperationResult) throws(ClientError) -> Int {
        guard case .snapshot(.movedCount(let count)) = result else { throw wrongResult }
        return Int(clamping: count)
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
        enqueue(.snapshot(.edit(snapshot, edit)), view: 0)
    }

    /// `nextAcknowledgement` takes the answer. An edit before may have been refused: so state the
    /// counts.
    @discardableResult
    public mutating func enqueueApplySnapshot(
        _ snapshot: UInt32, options: BatchUpdateOptions = BatchUpdateOptions(),
        counts: SnapshotCounts?, view: UInt32
    ) -> UInt64 {
        let application = SnapshotApplication(
            snapshot: snapshot, options: options, counts: counts)
        return enqueue(.snapshot(.apply(application)), view: view)
    }

    /// Waits for the response to the oldest request, which must have edited a snapshot.
    public mutating func nextMovedCount() throws(ClientError) -> Int {
        try movedCount(success(of: nextResponse()))
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

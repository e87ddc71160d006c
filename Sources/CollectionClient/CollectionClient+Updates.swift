public import CollectionCore
import CollectionWire

/// Changes of the data, each in one message; what is longer goes into an open batch in parts.
extension CollectionClient {
    /// Changes the data: all parts of the update, or, when it is refused, none. While a batch is
    /// open the parts join it.
    ///
    /// - Throws: `refused`; its status says in `invalidUpdate` what is wrong with the parts.
    public mutating func performBatchUpdates(
        _ update: UpdateColumns, options: BatchUpdateOptions = BatchUpdateOptions(), view: UInt32
    ) throws(ClientError) {
        if outstandingCount != 0 { throw .responsesOutstanding(outstandingCount) }
        enqueueBatchUpdates(update, options: options, view: view)
        try nextAcknowledgement()
    }

    /// Opens a batch: updates join it until it ends.
    public mutating func beginBatchUpdates(
        _ options: BatchUpdateOptions = BatchUpdateOptions(), view: UInt32
    ) throws(ClientError) {
        _ = try call(BeginBatchUpdates(options), view: view)
    }

    /// Ends the innermost open batch; with the outermost one all is applied, or refused.
    public mutating func endBatchUpdates(view: UInt32) throws(ClientError) {
        _ = try call(EndBatchUpdates(), view: view)
    }

    /// Says what keeps its place on screen when the layout changes.
    public mutating func setContentAnchor(
        _ anchor: ContentAnchor, shortContent: ShortContent = .start, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetContentAnchor(anchor, shortContent: shortContent), view: view)
    }
}

/// The same, sent ahead; `nextAcknowledgement` takes each answer.
extension CollectionClient {
    /// - Returns: The request's id.
    @discardableResult
    public mutating func enqueueBatchUpdates(
        _ update: UpdateColumns, options: BatchUpdateOptions = BatchUpdateOptions(), view: UInt32
    ) -> UInt64 {
        var id: UInt64 = 0
        update.content.withChunk { chunk in
            let columns = BatchUpdateColumns(
                items: update.items, content: chunk, metrics: update.content.metrics,
                itemCountsAfter: update.itemCountsAfter)
            id = enqueue(PerformBatchUpdates(columns, options: options), view: view)
        }
        return id
    }

    @discardableResult
    public mutating func enqueueBeginBatchUpdates(
        _ options: BatchUpdateOptions = BatchUpdateOptions(), view: UInt32
    ) -> UInt64 {
        enqueue(BeginBatchUpdates(options), view: view)
    }

    @discardableResult
    public mutating func enqueueEndBatchUpdates(view: UInt32) -> UInt64 {
        enqueue(EndBatchUpdates(), view: view)
    }

    @discardableResult
    public mutating func enqueueContentAnchor(
        _ anchor: ContentAnchor, shortContent: ShortContent = .start, view: UInt32
    ) -> UInt64 {
        enqueue(SetContentAnchor(anchor, shortContent: shortContent), view: view)
    }

    /// Waits for the response to the oldest request, which must have been one that only succeeds.
    ///
    /// - Throws: `refused` with the status when it did not.
    public mutating func nextAcknowledgement() throws(ClientError) {
        // Every operation that only does something has the same answer.
        _ = try nextAnswer(to: SetBounds.self)
    }
}

import CollectionCore
import CollectionWire

/// Pushing data.
extension CollectionClient {
    /// Replaces all data of a view, in as many messages as it takes, without waiting between.
    ///
    /// - Throws: `refused` with the first status, when the data is not taken: nothing has changed.
    public mutating func push(_ columns: DataColumns, view: UInt32) throws(ClientError) {
        if outstandingCount != 0 { throw .responsesOutstanding(outstandingCount) }
        enqueue(BeginDataSource(metrics: columns.metrics), view: view)
        var cursor = ChunkCursor()
        while let chunk = cursor.next(in: columns, entryCountMax: entryCountMax) {
            enqueue(chunk, of: columns, view: view)
            try flush()
        }
        enqueue(CommitDataSource(), view: view)
        var refusal: Status?
        while outstandingCount > 0 {
            if case .failure(let status) = try nextResponse().outcome, refusal == nil {
                refusal = status
            }
        }
        if let refusal { throw .refused(refusal) }
    }

    /// So many that a message stays in the processor's cache, and below the server's limit: an
    /// entry has at most 18 bytes in all columns.
    private var entryCountMax: Int {
        min(1 << 15, max(1, (Int(clamping: limits.messageBytesMax) - 256) / 20))
    }

    private mutating func enqueue(
        _ part: ChunkCursor.Chunk, of columns: DataColumns, view: UInt32
    ) {
        columns.withChunk(part) { chunk in
            _ = enqueue(AppendDataSource(chunk), view: view)
        }
    }
}

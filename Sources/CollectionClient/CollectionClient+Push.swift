import CollectionCore
import CollectionWire

/// Pushing data.
extension CollectionClient {
    /// Replaces all data of a view, in as many messages as it takes, without waiting between.
    ///
    /// - Throws: `refused` with the first status, when the data is not taken: nothing has changed.
    public mutating func push(_ columns: DataColumns, view: UInt32) throws(ClientError) {
        if outstandingCount != 0 { throw .responsesOutstanding(outstandingCount) }
        enqueue(.push(.begin(columns.metrics)), view: view)
        var cursor = ChunkCursor()
        while let chunk = cursor.next(in: columns, entryCountMax: entryCountMax) {
            enqueue(chunk, of: columns, view: view)
            try flush()
        }
        enqueue(.push(.commit), view: view)
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
        var options: ChunkOptions = []
        if part.continuesSection { options.insert(.continuesSection) }
        if columns.sizesAreEstimates { options.insert(.sizesAreEstimates) }
        unsafe part.itemCounts.withUnsafeBufferPointer { itemCounts in
            unsafe columns.sectionMetrics.part(part.sections, part.isLast) { sectionMetrics in
                unsafe columns.widths.part(part.items, part.isLast) { widths in
                    unsafe columns.heights.part(part.items, part.isLast) { heights in
                        unsafe columns.reuseIdentifiers.part(part.items, part.isLast) {
                            reuseIdentifiers in
                            var chunk = unsafe DataSourceChunk(
                                itemCounts: itemCounts, options: options)
                            unsafe chunk.sectionMetrics = sectionMetrics
                            unsafe chunk.widths = widths
                            unsafe chunk.heights = heights
                            unsafe chunk.reuseIdentifiers = reuseIdentifiers
                            enqueue(.push(.append(chunk)), view: view)
                        }
                    }
                }
            }
        }
    }
}

extension Array {
    /// The entries of a chunk, as many of `range` as there are, and in the last chunk all that
    /// are left: so a column of a wrong length arrives as one, and is refused.
    fileprivate func part(
        _ range: Range<Int>, _ isLast: Bool, _ body: (UnsafeBufferPointer<Element>) -> Void
    ) {
        let end = isLast ? count : Swift.min(range.upperBound, count)
        let start = Swift.min(range.lowerBound, end)
        unsafe withUnsafeBufferPointer { entries in
            unsafe body(UnsafeBufferPointer(rebasing: entries[start..<end]))
        }
    }
}

import CollectionCore
import CollectionWire

extension DataColumns {
    /// Calls `body` with all columns as one chunk, which refers to them.
    func withChunk(_ body: (DataSourceChunk) -> Void) {
        let all = ChunkCursor.Chunk(
            sections: 0..<itemCounts.count, itemCounts: itemCounts, items: 0..<0,
            continuesSection: false, isLast: true)
        withChunk(all, body)
    }

    /// The same with some of the sections and items.
    func withChunk(_ part: ChunkCursor.Chunk, _ body: (DataSourceChunk) -> Void) {
        var options: ChunkOptions = []
        if part.continuesSection { options.insert(.continuesSection) }
        if sizesAreEstimates { options.insert(.sizesAreEstimates) }
        unsafe part.itemCounts.withUnsafeBufferPointer { itemCounts in
            unsafe sectionMetrics.part(part.sections, part.isLast) { sectionMetrics in
                unsafe widths.part(part.items, part.isLast) { widths in
                    unsafe heights.part(part.items, part.isLast) { heights in
                        unsafe reuseIdentifiers.part(part.items, part.isLast) { identifiers in
                            unsafe spans.part(part.items, part.isLast) { spans in
                                var chunk = unsafe DataSourceChunk(
                                    itemCounts: itemCounts, options: options)
                                unsafe chunk.sectionMetrics = sectionMetrics
                                unsafe chunk.widths = widths
                                unsafe chunk.heights = heights
                                unsafe chunk.reuseIdentifiers = identifiers
                                unsafe chunk.spans = spans
                                body(chunk)
                            }
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

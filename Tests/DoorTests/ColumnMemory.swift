import CollectionReference

/// The columns of a chunk where C can read them, for as long as this object lives.
@safe final class ColumnMemory {
    let itemCounts: UnsafeBufferPointer<UInt32>
    let sectionMetrics: UnsafeBufferPointer<UInt32>
    let widths: UnsafeBufferPointer<Float>
    let heights: UnsafeBufferPointer<Float>
    let reuseIdentifiers: UnsafeBufferPointer<UInt32>
    let spans: UnsafeBufferPointer<UInt32>

    init(_ chunk: DataDescription.Chunk) {
        unsafe itemCounts = Self.copy(chunk.itemCounts)
        unsafe sectionMetrics = Self.copy(chunk.sectionMetrics)
        unsafe widths = Self.copy(chunk.widths)
        unsafe heights = Self.copy(chunk.heights)
        unsafe reuseIdentifiers = Self.copy(chunk.reuseIdentifiers)
        unsafe spans = Self.copy(chunk.spans)
    }

    deinit {
        unsafe itemCounts.deallocate()
        unsafe sectionMetrics.deallocate()
        unsafe widths.deallocate()
        unsafe heights.deallocate()
        unsafe reuseIdentifiers.deallocate()
        unsafe spans.deallocate()
    }

    private static func copy<Entry>(_ column: [Entry]) -> UnsafeBufferPointer<Entry> {
        // An empty column is no column: NULL.
        if column.isEmpty { return unsafe UnsafeBufferPointer(start: nil, count: 0) }
        let copy = UnsafeMutableBufferPointer<Entry>.allocate(capacity: column.count)
        _ = unsafe copy.initialize(from: column)
        return UnsafeBufferPointer(copy)
    }
}

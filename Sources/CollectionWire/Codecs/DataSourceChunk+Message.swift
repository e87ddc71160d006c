import CMessages
package import CollectionCore

/// A chunk of a push, as columns that someone else owns.
@safe package struct DataSourceChunk {
    /// One for each section.
    package var itemCounts: UnsafeBufferPointer<UInt32>
    /// 0 the layout's, else 1 + an index into the metrics of the begin; or empty.
    package var sectionMetrics: UnsafeBufferPointer<UInt32>
    /// One for each item, or empty; so the two that follow.
    package var widths: UnsafeBufferPointer<Float>
    package var heights: UnsafeBufferPointer<Float>
    package var reuseIdentifiers: UnsafeBufferPointer<UInt32>
    /// `ItemSpan.rawValue` of each item, or empty.
    package var spans: UnsafeBufferPointer<UInt32>
    package var options: ChunkOptions

    package init(itemCounts: UnsafeBufferPointer<UInt32>, options: ChunkOptions) {
        unsafe self.itemCounts = itemCounts
        unsafe sectionMetrics = UnsafeBufferPointer(start: nil, count: 0)
        unsafe widths = UnsafeBufferPointer(start: nil, count: 0)
        unsafe heights = UnsafeBufferPointer(start: nil, count: 0)
        unsafe reuseIdentifiers = UnsafeBufferPointer(start: nil, count: 0)
        unsafe spans = UnsafeBufferPointer(start: nil, count: 0)
        self.options = options
    }
}

extension DataSourceChunk {
    /// Lengths of columns are the core's to compare: it knows how many items there are.
    init(_ message: UnsafePointer<DataSourceChunkMessage>) {
        let m = unsafe message.pointee
        var options: ChunkOptions = []
        if unsafe m.continues_section != 0 { options.insert(.continuesSection) }
        if unsafe m.sizes_are_estimates != 0 { options.insert(.sizesAreEstimates) }
        unsafe self.init(
            itemCounts: UnsafeBufferPointer(start: m.item_counts, count: m.n_item_counts),
            options: options)
        unsafe sectionMetrics = UnsafeBufferPointer(
            start: m.section_metrics, count: m.n_section_metrics)
        unsafe widths = UnsafeBufferPointer(start: m.widths, count: m.n_widths)
        unsafe heights = UnsafeBufferPointer(start: m.heights, count: m.n_heights)
        unsafe reuseIdentifiers = UnsafeBufferPointer(
            start: m.reuse_identifiers, count: m.n_reuse_identifiers)
        unsafe spans = UnsafeBufferPointer(start: m.spans, count: m.n_spans)
    }

    /// The message refers to the same columns.
    func message(in arena: MessageArena) -> UnsafeMutablePointer<DataSourceChunkMessage> {
        let message = unsafe arena.make(jogakbo__v1__data_source_chunk__init)
        unsafe message.pointee.n_item_counts = itemCounts.count
        unsafe message.pointee.item_counts = UnsafeMutablePointer(mutating: itemCounts.baseAddress)
        unsafe message.pointee.n_section_metrics = sectionMetrics.count
        unsafe message.pointee.section_metrics = UnsafeMutablePointer(
            mutating: sectionMetrics.baseAddress)
        unsafe message.pointee.n_widths = widths.count
        unsafe message.pointee.widths = UnsafeMutablePointer(mutating: widths.baseAddress)
        unsafe message.pointee.n_heights = heights.count
        unsafe message.pointee.heights = UnsafeMutablePointer(mutating: heights.baseAddress)
        unsafe message.pointee.n_reuse_identifiers = reuseIdentifiers.count
        unsafe message.pointee.reuse_identifiers = UnsafeMutablePointer(
            mutating: reuseIdentifiers.baseAddress)
        unsafe message.pointee.n_spans = spans.count
        unsafe message.pointee.spans = UnsafeMutablePointer(mutating: spans.baseAddress)
        unsafe message.pointee.continues_section = options.contains(.continuesSection) ? 1 : 0
        unsafe message.pointee.sizes_are_estimates = options.contains(.sizesAreEstimates) ? 1 : 0
        return unsafe message
    }
}

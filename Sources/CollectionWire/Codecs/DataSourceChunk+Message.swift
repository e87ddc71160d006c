package import CMessages
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

extension DataSourceChunk: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__DataSourceChunk> {
        unsafe jogakbo__v1__data_source_chunk__init
    }
    package static var blank: DataSourceChunk { DataSourceChunk() }

    /// A message that is written refers to the same columns. Lengths of columns are the core's to
    /// compare: it knows how many items there are.
    package mutating func code(
        _ m: inout Jogakbo__V1__DataSourceChunk, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.n_item_counts, &m.item_counts, borrowing: &itemCounts)
        unsafe coder.code(&m.n_section_metrics, &m.section_metrics, borrowing: &sectionMetrics)
        unsafe coder.code(&m.n_widths, &m.widths, borrowing: &widths)
        unsafe coder.code(&m.n_heights, &m.heights, borrowing: &heights)
        unsafe coder.code(
            &m.n_reuse_identifiers, &m.reuse_identifiers, borrowing: &reuseIdentifiers)
        unsafe coder.code(&m.n_spans, &m.spans, borrowing: &spans)
        coder.code(&m.continues_section, .continuesSection, of: &options)
        coder.code(&m.sizes_are_estimates, .sizesAreEstimates, of: &options)
    }
}

public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_data(
    _ view: OpaquePointer!, _ metrics: UnsafePointer<jgb_section_metrics>!,
    _ metrics_count: Int, _ chunks: UnsafePointer<jgb_data_source_chunk>!, _ chunk_count: Int
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let limits = unsafe box.pointee.view.limits
        let metrics = unsafe try GrowingStructs(metrics, metrics_count, "metrics")
        let chunks = unsafe try GrowingStructs(chunks, chunk_count, "chunks")
        var builder = DataSourceBuilder(limits: limits)
        unsafe try builder.setMetrics(metrics, limits: limits)
        for index in unsafe 0..<chunks.count {
            unsafe try builder.append(chunks.entry(index), limits: limits)
        }
        unsafe try box.pointee.view.setDataSource(builder)
        unsafe box.pointee.forgetDataSource()
    }
}

@c @implementation
public func jgb_view_set_items(
    _ view: OpaquePointer!, _ count: UInt32, _ widths: UnsafePointer<Float>!,
    _ heights: UnsafePointer<Float>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let limits = unsafe box.pointee.view.limits
        var builder = DataSourceBuilder(limits: limits)
        unsafe try builder.append(
            itemCounts: ([count] as [1 of UInt32]).span, sectionMetrics: Span(),
            widths: column(widths, Int(count), "widths").span,
            heights: column(heights, Int(count), "heights").span, reuseIdentifiers: Span(),
            spans: Span(), options: [])
        unsafe try box.pointee.view.setDataSource(builder)
        unsafe box.pointee.forgetDataSource()
    }
}

@c @implementation
public func jgb_view_number_of_sections(
    _ view: OpaquePointer!, _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(view, into: out_count, "out_count") { box in unsafe box.pointee.view.sectionCount
    }
}

@c @implementation
public func jgb_view_number_of_items(
    _ view: OpaquePointer!, _ section: UInt32, _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(view, into: out_count, "out_count") { box throws(CollectionError) in
        unsafe try box.pointee.view.numberOfItems(inSection: section)
    }
}

extension DataSourceBuilder {
    fileprivate mutating func setMetrics(
        _ metrics: GrowingStructs<jgb_section_metrics>, limits: Limits
    ) throws(CollectionError) {
        if unsafe metrics.count == 0 { return }
        unsafe try setMetrics(metrics.values(limits: limits))
    }

    /// - Throws: As the core's `append`, and `wrongItemCount` when the chunk's count of items is
    ///   not the sum of its sections' counts.
    fileprivate mutating func append(
        _ chunk: jgb_data_source_chunk, limits: Limits
    ) throws(CollectionError) {
        let sectionCount = unsafe chunk.section_count
        let counts = unsafe try buffer(chunk.item_counts, sectionCount, "item_counts")
        if sectionCount > limits.sectionCount {
            throw .limitExceeded(.sections, value: sectionCount, maximum: limits.sectionCount)
        }
        // It takes 2^32 counts to overflow; then the core, which checks its sum, says so.
        var itemCount: UInt64 = 0
        let itemCounts = unsafe counts.span
        for index in itemCounts.indices { itemCount &+= UInt64(itemCounts[index]) }
        let claimed = unsafe chunk.item_count
        if itemCount != UInt64(bitPattern: Int64(claimed)) {
            throw .wrongItemCount(claimed, sum: Int(clamping: itemCount))
        }
        unsafe try append(
            itemCounts: itemCounts,
            sectionMetrics: column(chunk.section_metrics, sectionCount, "section_metrics").span,
            widths: column(chunk.widths, claimed, "widths").span,
            heights: column(chunk.heights, claimed, "heights").span,
            reuseIdentifiers: column(chunk.reuse_identifiers, claimed, "reuse_identifiers").span,
            spans: column(chunk.spans, claimed, "spans").span,
            options: ChunkOptions(checking: chunk.flags))
    }
}

extension ChunkOptions {
    /// - Throws: `invalidArgument` for a flag that does not exist.
    init(checking flags: UInt32) throws(CollectionError) {
        try checkFlags(flags, JGB_CHUNK_CONTINUES_SECTION | JGB_CHUNK_SIZES_ARE_ESTIMATES)
        self.init(rawValue: flags)
    }
}

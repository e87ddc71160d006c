import CMessages
package import CollectionCore

/// A batch update, its content as columns that someone else owns.
@safe package struct BatchUpdateColumns {
    package var items: [UpdateItem]
    /// What the parts bring, in the order in which they are listed.
    package var content: DataSourceChunk
    /// What the content's sections refer to by number.
    package var metrics: [SectionMetrics]
    /// How many items each section has afterwards, if stated.
    package var itemCountsAfter: [UInt32]?

    package init(
        items: [UpdateItem], content: DataSourceChunk = DataSourceChunk(),
        metrics: [SectionMetrics] = [], itemCountsAfter: [UInt32]? = nil
    ) {
        self.items = items
        self.content = content
        self.metrics = metrics
        self.itemCountsAfter = itemCountsAfter
    }
}

extension BatchUpdateColumns {
    init(_ message: UnsafePointer<BatchUpdateMessage>) throws(Status) {
        let m = unsafe message.pointee
        try unsafe self.init(items: UpdateItem.items(m.items))
        if let chunk = unsafe m.content { content = unsafe DataSourceChunk(chunk) }
        metrics = unsafe MetricsList.metrics(m.metrics, count: m.n_metrics)
        if let counts = unsafe m.item_counts_after?.pointee {
            itemCountsAfter = unsafe Array(
                UnsafeBufferPointer(start: counts.item_counts, count: counts.n_item_counts))
        }
    }

    /// The message refers to the same columns.
    func message(
        _ options: BatchUpdateOptions, in arena: MessageArena
    ) -> UnsafeMutablePointer<BatchUpdateMessage> {
        let message = unsafe arena.make(jogakbo__v1__batch_update__init)
        if !items.isEmpty {
            unsafe message.pointee.items = UpdateItem.message(items, in: arena)
        }
        if !content.isEmpty { unsafe message.pointee.content = content.message(in: arena) }
        if !metrics.isEmpty {
            unsafe message.pointee.n_metrics = metrics.count
            unsafe message.pointee.metrics = MetricsList.pointers(metrics, in: arena)
        }
        if let counts = itemCountsAfter {
            let stated = unsafe arena.make(jogakbo__v1__item_counts_after__init)
            let column = unsafe arena.column(of: UInt32.self, count: counts.count)
            for (index, count) in counts.enumerated() { unsafe column[index] = count }
            unsafe (stated.pointee.n_item_counts, stated.pointee.item_counts) = (
                counts.count, column
            )
            unsafe message.pointee.item_counts_after = stated
        }
        unsafe message.pointee.options = options.message(in: arena)
        return unsafe message
    }
}

extension BatchUpdateColumns {
    /// The update as the core takes it. How many items its content has is said by the parts.
    func update(limits: Limits) throws(CollectionError) -> BatchUpdate {
        let itemCount = unsafe UpdateContent.itemCount(
            of: items.span, itemCounts: content.itemCounts.span)
        let content = try unsafe UpdateContent(
            metrics: metrics, itemCounts: content.itemCounts.span,
            sectionMetrics: content.sectionMetrics.span, widths: content.widths.span,
            heights: content.heights.span, reuseIdentifiers: content.reuseIdentifiers.span,
            spans: content.spans.span, options: content.options, itemCount: itemCount,
            limits: limits)
        return BatchUpdate(items: items, content: content, itemCountsAfter: itemCountsAfter)
    }

    /// What a batch holds of it until it ends.
    var heldBytes: Int {
        let columns = unsafe [
            content.itemCounts.count, content.sectionMetrics.count, content.widths.count,
            content.heights.count, content.reuseIdentifiers.count, content.spans.count,
            itemCountsAfter?.count ?? 0,
        ]
        return 4 * columns.reduce(0, +) + items.count * MemoryLayout<UpdateItem>.stride
            + metrics.count * MemoryLayout<SectionMetrics>.stride
    }
}

extension DataSourceChunk {
    /// No section and no item.
    package init() {
        unsafe self.init(itemCounts: UnsafeBufferPointer(start: nil, count: 0), options: [])
    }

    fileprivate var isEmpty: Bool {
        unsafe itemCounts.isEmpty && sectionMetrics.isEmpty && widths.isEmpty && heights.isEmpty
            && reuseIdentifiers.isEmpty && spans.isEmpty && options.isEmpty
    }
}

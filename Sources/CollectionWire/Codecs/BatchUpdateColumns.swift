package import CMessages
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

extension BatchUpdateColumns: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__BatchUpdate> {
        unsafe jogakbo__v1__batch_update__init
    }
    package static var blank: BatchUpdateColumns { BatchUpdateColumns(items: []) }

    /// A message that is written refers to the same columns.
    package mutating func code(_ m: inout Jogakbo__V1__BatchUpdate, with coder: inout FieldCoder) {
        unsafe coder.code(&m.items, &items, leavingOut: [])
        if coder.isReading || !content.isEmpty { unsafe coder.code(&m.content, &content) }
        unsafe coder.code(&m.n_metrics, &m.metrics, &metrics)
        var stated = itemCountsAfter.map { ItemCountsAfter(itemCounts: $0) }
        unsafe coder.code(&m.item_counts_after, &stated)
        itemCountsAfter = stated?.itemCounts
    }
}

private struct ItemCountsAfter: MessageCodable {
    var itemCounts: [UInt32]

    static var begin: MessageBegin<Jogakbo__V1__ItemCountsAfter> {
        unsafe jogakbo__v1__item_counts_after__init
    }
    static var blank: ItemCountsAfter { ItemCountsAfter(itemCounts: []) }

    mutating func code(_ m: inout Jogakbo__V1__ItemCountsAfter, with coder: inout FieldCoder) {
        unsafe coder.code(&m.n_item_counts, &m.item_counts, &itemCounts)
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

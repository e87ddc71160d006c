import CollectionCore

/// Sections without columns for their items, on the way to a builder.
struct SectionChunk {
    private var itemCounts: [UInt32] = []
    private var metrics: [UInt32] = []

    var isFull: Bool { itemCounts.count == 16_384 }

    mutating func append(itemCount: UInt32, metrics number: UInt32) {
        itemCounts.append(itemCount)
        metrics.append(number)
    }

    mutating func flush(into builder: inout DataSourceBuilder) throws(CollectionError) {
        if itemCounts.isEmpty { return }
        try builder.append(
            itemCounts: itemCounts.span, sectionMetrics: metrics.span, widths: [Float]().span,
            heights: [Float]().span, reuseIdentifiers: [UInt32]().span, options: [])
        itemCounts.removeAll(keepingCapacity: true)
        metrics.removeAll(keepingCapacity: true)
    }
}

import CollectionClient
import CollectionCore

extension BatchUpdate {
    /// What a server makes of these columns.
    init(_ columns: UpdateColumns, limits: Limits) throws(CollectionError) {
        let content = columns.content
        var options: ChunkOptions = []
        if content.sizesAreEstimates { options.insert(.sizesAreEstimates) }
        self.init(
            items: columns.items,
            content: try UpdateContent(
                metrics: content.metrics, itemCounts: content.itemCounts.span,
                sectionMetrics: content.sectionMetrics.span, widths: content.widths.span,
                heights: content.heights.span, reuseIdentifiers: content.reuseIdentifiers.span,
                options: options, itemCount: columns.contentItemCount, limits: limits),
            itemCountsAfter: columns.itemCountsAfter)
    }
}

extension UpdateColumns {
    /// How many items the parts bring, those of new sections included.
    fileprivate var contentItemCount: Int {
        var count = content.itemCounts.reduce(0) { sum, items in sum + Int(items) }
        for item in items where item.bringsItems { count += Int(item.count) }
        return count
    }
}

extension UpdateItem {
    fileprivate var bringsItems: Bool {
        switch action {
        case .insert: indexPathAfterUpdate.item != IndexPath.noItem
        case .reload, .reconfigure:
            indexPathBeforeUpdate.item != IndexPath.noItem && !flags.contains(.keepsContent)
        default: false
        }
    }
}

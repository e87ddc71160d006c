import CollectionClient
import CollectionCore
import CollectionReference

extension SocketDoor {
    func update(_ step: Step) throws(ClientError) {
        switch step {
        case .performBatch(let description, let settings):
            try client.performBatchUpdates(
                UpdateColumns(description), options: settings.options, view: view)
        case .beginBatch(let settings):
            try client.beginBatchUpdates(settings.options, view: view)
        case .endBatch: try client.endBatchUpdates(view: view)
        default: return
        }
    }
}

extension UpdateColumns {
    fileprivate init(_ description: UpdateDescription) {
        self.init(items: description.parts)
        itemCountsAfter = description.itemCountsAfter
        guard let chunk = description.content else { return }
        content = DataColumns(itemCounts: chunk.itemCounts)
        content.sectionMetrics = chunk.sectionMetrics
        content.metrics = description.metrics
        content.widths = chunk.widths
        content.heights = chunk.heights
        content.reuseIdentifiers = chunk.reuseIdentifiers
        content.spans = chunk.spans
        content.sizesAreEstimates = chunk.options.contains(.sizesAreEstimates)
        let itemCount = UpdateContent.itemCount(
            of: items.span, itemCounts: content.itemCounts.span)
        if itemCount != description.itemCount {
            // The protocol has no number that could be wrong, but columns.
            content.heights = Array(repeating: 1, count: description.itemCount)
        }
    }
}

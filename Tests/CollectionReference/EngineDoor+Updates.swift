import CollectionCore

extension CollectionView {
    /// Nil for a step that is none of an update.
    mutating func update(_ step: Step) throws(CollectionError) -> Outcome? {
        switch step {
        case .performBatch(let description, let settings):
            let update = try BatchUpdate(description, limits: limits)
            try performBatchUpdates(update, options: settings.options)
        case .beginBatch(let settings): try beginBatchUpdates(settings.options)
        case .endBatch: try endBatchUpdates()
        default: return nil
        }
        return .done
    }
}

extension BatchUpdate {
    fileprivate init(_ description: UpdateDescription, limits: Limits) throws(CollectionError) {
        var content = UpdateContent()
        if let chunk = description.content {
            content = try UpdateContent(
                metrics: description.metrics, itemCounts: chunk.itemCounts.span,
                sectionMetrics: chunk.sectionMetrics.span, widths: chunk.widths.span,
                heights: chunk.heights.span, reuseIdentifiers: chunk.reuseIdentifiers.span,
                spans: chunk.spans.span, options: chunk.options,
                itemCount: description.itemCount, limits: limits)
        }
        self.init(
            items: description.parts, content: content,
            itemCountsAfter: description.itemCountsAfter)
    }
}

// What a view holds, for those that share memory out among several.
extension CollectionView {
    /// Of all sections.
    package var itemCount: Int { dataSource.itemCount }

    /// What the parts of an open batch and their content take.
    package var openBatchBytes: Int { openBatch?.heldBytes ?? 0 }

    /// How many completions display frames will have to report.
    package var openCompletionCount: Int {
        let moving = (transition?.tags.count ?? 0) + (pendingTransition?.tags.count ?? 0)
        let open = openBatch?.tagCount ?? 0
        return interruptedTags.count + appliedTags.count + moving + open
    }

    /// What sections may refer to, and what elements on their way come from: both are bounded
    /// however many updates and display frames there are.
    package var metricsCount: Int { dataSource.metrics.count }
    package var originMatrixCount: Int { transition?.origins.count ?? 0 }
}

extension BatchUpdate {
    /// Makes the update that gives sections other metrics. The cells of the sections keep their
    /// views and the sizes that the host measured: rule D2 of docs/semantics.md.
    ///
    /// - Parameter metrics: Nil: the metrics of the layout.
    /// - Parameter first: The index path of the first section.
    /// - Throws: `limitExceeded` for more sections than there may be.
    public static func setting(
        _ metrics: SectionMetrics?, ofSections count: UInt32, from first: IndexPath,
        limits: Limits
    ) throws(CollectionError) -> BatchUpdate {
        if count > limits.sectionCount {
            throw .limitExceeded(.sections, value: Int(count), maximum: limits.sectionCount)
        }
        var content = UpdateContent()
        try metrics?.validate(index: 0)
        content.itemCounts = [UInt32](repeating: 0, count: Int(count))
        if let metrics {
            content.metrics = [metrics]
            content.sectionMetrics = [UInt32](repeating: 1, count: Int(count))
        }
        let part = UpdateItem.reconfigure(first, count: count, flags: .takesMetrics)
        return BatchUpdate(items: [part], content: content)
    }
}

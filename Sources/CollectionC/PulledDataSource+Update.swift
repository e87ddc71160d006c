import CJogakbo
import CollectionCore

extension PulledDataSource {
    /// An update with the counts after it, and the content of what is new. Of data that only
    /// counts were asked of, only counts are asked now.
    ///
    /// - Throws: As `performBatchUpdates` of the core; what shows by counts is said before any
    ///   content is asked for.
    func update(
        _ items: [UpdateItem], of box: ViewPointer
    ) throws(CollectionError) -> BatchUpdate {
        let limits = unsafe box.pointee.view.limits
        let counts = unsafe try itemCounts(limits: limits)
        let isLazy = unsafe box.pointee.isDataPending
        let demand = unsafe try box.pointee.view.contentDemand(
            of: items, itemCountsAfter: counts, needsRuns: hasItems && !isLazy)
        var metrics = unsafe PulledMetrics(layout: box.pointee.layoutMetrics)
        if !isLazy { unsafe ask(demand.sections, &metrics) }
        var builder = DataSourceBuilder(limits: limits)
        unsafe try appendItems(demand, metrics, to: &builder)
        let content = try UpdateContent(
            builder, metrics: metrics.values, itemCounts: demand.itemCounts,
            sectionMetrics: metrics.numbers)
        return BatchUpdate(items: items, content: content, itemCountsAfter: counts)
    }

    private func appendItems(
        _ demand: ContentDemand, _ metrics: PulledMetrics,
        to builder: inout DataSourceBuilder
    ) throws(CollectionError) {
        if demand.runs.isEmpty { return }
        var count = 0
        for run in demand.runs { count += run.count }
        var items = unsafe pulledItems(count: count)
        for run in demand.runs {
            let runMetrics =
                switch run.metrics {
                case .known(let known): known
                case .ofSection(let index): metrics.value(of: UInt32(index))
                }
            unsafe try items.append(
                at: run.path, count: run.count, number: 0, metrics: runMetrics, to: &builder)
        }
        unsafe try items.flush(into: &builder)
    }
}

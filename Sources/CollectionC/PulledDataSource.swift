import CJogakbo
import CollectionCore

/// A host's data source: its callbacks as functions of Swift.
@unsafe
struct PulledDataSource {
    private let source: jgb_data_source
    private let numberOfSections: @convention(c) (UnsafeMutableRawPointer?) -> UInt32
    private let numberOfItems: @convention(c) (UInt32, UnsafeMutableRawPointer?) -> UInt32

    /// - Throws: `invalidArgument` when it cannot say how many sections or items there are.
    init(_ source: jgb_data_source) throws(CollectionError) {
        guard let numberOfSections = unsafe source.number_of_sections else {
            throw invalid("data_source.number_of_sections", .isNull)
        }
        guard let numberOfItems = unsafe source.number_of_items else {
            throw invalid("data_source.number_of_items", .isNull)
        }
        unsafe self.source = unsafe source
        unsafe self.numberOfSections = unsafe numberOfSections
        unsafe self.numberOfItems = unsafe numberOfItems
    }

    var hasMoreThanCounts: Bool {
        unsafe source.section_metrics != nil || hasItems
    }

    /// Whether it knows more of items than that they are as their section's metrics say.
    var hasItems: Bool { unsafe source.items != nil || source.spans != nil }

    /// The counts alone, all else as the layout says.
    func counts(limits: Limits) throws(CollectionError) -> DataSourceBuilder {
        let sectionCount = unsafe try sectionCount(limits: limits)
        var builder = DataSourceBuilder(limits: limits)
        var items = unsafe PulledItems(ask: nil, askSpans: nil, context: nil, count: 0)
        for section in 0..<sectionCount {
            let count = unsafe numberOfItems(UInt32(section), source.context)
            unsafe try items.append(itemCount: count, number: 0, to: &builder)
        }
        unsafe try items.flush(into: &builder)
        return builder
    }

    /// The same as numbers.
    func itemCounts(limits: Limits) throws(CollectionError) -> [UInt32] {
        let sectionCount = unsafe try sectionCount(limits: limits)
        var counts: [UInt32] = []
        counts.reserveCapacity(sectionCount)
        for section in 0..<UInt32(sectionCount) {
            counts.append(unsafe numberOfItems(section, source.context))
        }
        return counts
    }

    private func sectionCount(limits: Limits) throws(CollectionError) -> Int {
        let count = Int(unsafe numberOfSections(source.context))
        if count > limits.sectionCount {
            throw .limitExceeded(.sections, value: count, maximum: limits.sectionCount)
        }
        return count
    }

    /// Everything, for the counts that were asked before.
    func data(of box: ViewPointer) throws(CollectionError) -> DataSourceBuilder {
        var builder = unsafe DataSourceBuilder(limits: box.pointee.view.limits)
        let metrics = unsafe metrics(of: box)
        try builder.setMetrics(metrics.values)
        unsafe try appendItems(of: box, metrics: metrics, to: &builder)
        return builder
    }

    private func sections(of box: ViewPointer) -> Range<UInt32> {
        unsafe 0..<UInt32(box.pointee.view.sectionCount)
    }

    private func metrics(of box: ViewPointer) -> PulledMetrics {
        var metrics = unsafe PulledMetrics(layout: box.pointee.layoutMetrics)
        unsafe ask(sections(of: box), &metrics)
        return metrics
    }

    /// Asks for the metrics of some sections.
    func ask(_ sections: some Sequence<UInt32>, _ metrics: inout PulledMetrics) {
        guard let ask = unsafe source.section_metrics else { return }
        let standard = jgb_section_metrics(metrics.layout)
        for section in sections {
            var answer = standard
            unsafe ask(section, &answer, source.context)
            metrics.append(SectionMetrics(answer))
        }
    }

    /// Whatever asks for the columns of so many items.
    func pulledItems(count: Int) -> PulledItems {
        unsafe PulledItems(
            ask: source.items, askSpans: source.spans, context: source.context, count: count)
    }

    private func appendItems(
        of box: ViewPointer, metrics: PulledMetrics, to builder: inout DataSourceBuilder
    ) throws(CollectionError) {
        var items = unsafe pulledItems(count: .max)
        for section in unsafe sections(of: box) {
            let count = unsafe try box.pointee.view.numberOfItems(inSection: section)
            unsafe try items.append(
                at: IndexPath(section: section, item: 0), count: count,
                number: metrics.number(of: section), metrics: metrics.value(of: section),
                to: &builder)
        }
        unsafe try items.flush(into: &builder)
    }
}

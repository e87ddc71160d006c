import CMessages
import CollectionCore

/// The metrics that sections refer to by number: of a push, and of an update.
enum MetricsList {
    typealias Pointers = UnsafeMutablePointer<UnsafeMutablePointer<SectionMetricsMessage>?>

    static func metrics(_ list: Pointers?, count: Int) -> [SectionMetrics] {
        let list = unsafe UnsafeBufferPointer(start: list, count: count)
        return unsafe list.map { unsafe SectionMetrics($0) }
    }

    static func pointers(_ metrics: [SectionMetrics], in arena: MessageArena) -> Pointers {
        let list = unsafe arena.column(
            of: UnsafeMutablePointer<SectionMetricsMessage>?.self, count: metrics.count)
        for (index, metrics) in metrics.enumerated() {
            unsafe list[index] = metrics.message(in: arena)
        }
        return unsafe list
    }

    static func metrics(_ message: UnsafePointer<BeginDataSourceMessage>) -> [SectionMetrics] {
        unsafe metrics(message.pointee.metrics, count: message.pointee.n_metrics)
    }

    static func message(
        _ metrics: [SectionMetrics], in arena: MessageArena
    ) -> UnsafeMutablePointer<BeginDataSourceMessage> {
        let message = unsafe arena.make(jogakbo__v1__begin_data_source__init)
        unsafe message.pointee.n_metrics = metrics.count
        unsafe message.pointee.metrics = pointers(metrics, in: arena)
        return unsafe message
    }
}

import CollectionCore

/// The metrics that a host gave for each section, equal ones kept once.
struct PulledMetrics {
    /// The metrics of sections that have none of their own.
    let layout: SectionMetrics
    private(set) var values: [SectionMetrics] = []
    /// For each section 0, the layout's, or 1 + an index into `values`. Empty: 0 for all.
    private(set) var numbers: [UInt32] = []

    init(layout: SectionMetrics) {
        self.layout = layout
    }

    /// Hosts have few kinds of sections, and they come in turns: looking back this far finds most
    /// equal metrics, and bounds the cost where all are different.
    private static let lookback = 16

    mutating func append(_ metrics: SectionMetrics) {
        if metrics == layout {
            numbers.append(0)
            return
        }
        let recent = values.indices.suffix(Self.lookback)
        for index in recent.reversed() where values[index] == metrics {
            numbers.append(UInt32(index + 1))
            return
        }
        values.append(metrics)
        numbers.append(UInt32(values.count))
    }

    func number(of section: UInt32) -> UInt32 {
        numbers.isEmpty ? 0 : numbers[Int(section)]
    }

    func value(of section: UInt32) -> SectionMetrics {
        let number = number(of: section)
        return number == 0 ? layout : values[Int(number) - 1]
    }
}

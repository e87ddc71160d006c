/// What the host has measured of the header and the footer of one section, whose metrics only
/// estimate them: rule A15 of docs/semantics.md.
struct MeasuredEnds: BitwiseCopyable, Equatable {
    /// By how much the header, and the footer, is longer than the section's metrics say, in points.
    private(set) var headerExcess = 0.0
    private(set) var footerExcess = 0.0
    /// Whether the length was measured for lines of the present length. If not, the length is an
    /// estimate, which is better than that of the metrics.
    private(set) var isHeaderFinal = false
    private(set) var isFooterFinal = false

    static let none = MeasuredEnds()

    private init() {}

    /// - Parameter metrics: The metrics of the section.
    init(_ measures: [BoundaryMeasure], _ metrics: ResolvedMetrics) {
        if metrics.isHeaderSizeEstimated, let header = measures.measure(of: .sectionHeader) {
            headerExcess = header.length - metrics.headerLength
            isHeaderFinal = header.isFinal
        }
        if metrics.isFooterSizeEstimated, let footer = measures.measure(of: .sectionFooter) {
            footerExcess = footer.length - metrics.footerLength
            isFooterFinal = footer.isFinal
        }
    }

    var excess: Double { headerExcess + footerExcess }
}

extension ResolvedMetrics {
    /// Replaces estimated lengths by those that were measured.
    mutating func take(_ ends: MeasuredEnds) {
        headerLength += ends.headerExcess
        footerLength += ends.footerExcess
    }
}

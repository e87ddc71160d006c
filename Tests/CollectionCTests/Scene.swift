import CJogakbo
import CollectionCore
import Testing

/// Data, layout and environment with every field set, for either door.
struct Scene {
    var layout = FlowLayout()
    var environment = Environment()
    /// Of the second of every three sections.
    var metrics = SectionMetrics()
    var itemCounts: [UInt32] = []
    var sectionMetrics: [UInt32] = []
    var widths: [Float] = []
    var heights: [Float] = []
    var options: ChunkOptions

    static let name: StaticString = "word"

    init(_ random: inout Generator) {
        options = random.next(2) == 0 ? [] : .sizesAreEstimates
        layout.scrollDirection = random.next(3) == 0 ? .horizontal : .vertical
        layout.lineAlignment = LineAlignment(rawValue: random.next(4)) ?? .justify
        layout.lastLineAlignment = LastLineAlignment(rawValue: random.next(6)) ?? .automatic
        layout.sectionInsetReference =
            SectionInsetReference(rawValue: random.next(3)) ?? .contentInset
        layout.sectionHeadersPinToVisibleBounds = random.next(2) == 0
        layout.sectionFootersPinToVisibleBounds = random.next(2) == 0
        layout.flipsHorizontallyInOppositeLayoutDirection = random.next(2) == 0
        layout.pixelScale = Double(random.next(3))
        layout.lineBreakTolerance = Double(random.next(10)) / 100
        layout.sectionMetrics = Self.metrics(&random)
        metrics = Self.metrics(&random)
        environment.contentInset = random.insets(20)
        environment.safeAreaInsets = random.insets(30)
        environment.layoutMargins = random.insets(25)
        environment.layoutDirection = random.next(2) == 0 ? .rightToLeft : .leftToRight
        for section in 0..<12 as Range<UInt32> {
            itemCounts.append(random.next(30))
            sectionMetrics.append(section % 3 == 1 ? 1 : 0)
        }
        let count = itemCounts.reduce(0) { $0 + Int($1) }
        if random.next(3) > 0 { widths = (0..<count).map { _ in Float(random.next(400)) } }
        if random.next(3) > 0 { heights = (0..<count).map { _ in Float(random.next(90)) } }
    }

    static func metrics(_ random: inout Generator) -> SectionMetrics {
        var metrics = SectionMetrics()
        metrics.itemSize = random.size(90)
        if random.next(3) == 0 { metrics.estimatedItemSize = random.size(70) }
        metrics.sectionInset = random.insets(9)
        metrics.minimumLineSpacing = Double(random.next(12))
        metrics.minimumInteritemSpacing = Double(random.next(13))
        metrics.headerReferenceSize = random.size(40)
        metrics.footerReferenceSize = random.size(30)
        metrics.itemsFillLine = random.next(4) == 0
        metrics.itemReuseIdentifier = ReuseIdentifier(rawValue: random.next(2))
        return metrics
    }
}

extension Scene {
    func apply(to view: inout CollectionView) throws {
        let name = unsafe UnsafeBufferPointer(
            start: Self.name.utf8Start, count: Self.name.utf8CodeUnitCount)
        _ = unsafe try view.registerReuseIdentifier(name.span, category: .cell, kind: .none)
        try view.setEnvironment(environment)
        try view.setFlowLayout(layout)
        var builder = DataSourceBuilder(limits: Limits())
        try builder.setMetrics([metrics])
        try builder.append(
            itemCounts: itemCounts.span, sectionMetrics: sectionMetrics.span,
            widths: widths.span, heights: heights.span, reuseIdentifiers: [UInt32]().span,
            options: options)
        try view.setDataSource(builder)
    }

    func apply(to view: OpaquePointer) throws {
        var identifier: UInt32 = 0
        try require(
            unsafe UnsafeRawPointer(Self.name.utf8Start).withMemoryRebound(
                to: CChar.self, capacity: Self.name.utf8CodeUnitCount
            ) {
                unsafe jgb_view_register_reuse_identifier(
                    view, JGB_CELL, JGB_KIND_NONE, $0, Self.name.utf8CodeUnitCount, &identifier)
            })
        var surroundings = Self.environment(environment)
        try require(unsafe jgb_view_set_environment(view, &surroundings))
        var metrics = Self.metrics(layout.sectionMetrics)
        let status = unsafe withUnsafePointer(to: &metrics) {
            var layout = unsafe Self.layout(layout)
            unsafe layout.section_metrics = $0
            return unsafe jgb_view_set_flow_layout(view, &layout)
        }
        try require(status)
        unsafe try push(to: view)
    }

    private func push(to view: OpaquePointer) throws {
        var metrics = Self.metrics(metrics)
        unsafe try itemCounts.withUnsafeBufferPointer { counts in
            unsafe try sectionMetrics.withUnsafeBufferPointer { numbers in
                unsafe try widths.withUnsafeBufferPointer { widths in
                    unsafe try heights.withUnsafeBufferPointer { heights in
                        var chunk = unsafe jgb_data_source_chunk(
                            struct_size: MemoryLayout<jgb_data_source_chunk>.size,
                            section_count: counts.count, item_counts: counts.baseAddress,
                            section_metrics: numbers.baseAddress,
                            item_count: counts.reduce(0) { $0 + Int($1) },
                            widths: widths.isEmpty ? nil : widths.baseAddress,
                            heights: heights.isEmpty ? nil : heights.baseAddress,
                            reuse_identifiers: nil, flags: options.rawValue, reserved: 0,
                            spans: nil)
                        try require(unsafe jgb_view_set_data(view, &metrics, 1, &chunk, 1))
                    }
                }
            }
        }
    }

    private func require(_ status: jgb_status) throws {
        try #require(status == JGB_OK)
    }
}

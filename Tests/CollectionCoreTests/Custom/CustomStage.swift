import CollectionCore

/// A view of rows 40 points high in bounds of 100 x 100, which a layout of the host's own places.
struct CustomStage: ~Copyable {
    var view = CollectionView(limits: Limits())
    let layout: LoggingLayout
    private var time_ns: UInt64 = 0

    init(
        count: UInt32 = 100, sections: Int = 1, policy: LayoutFaultPolicy = .error,
        limits: Limits = Limits()
    ) throws {
        view = CollectionView(limits: limits)
        var configuration = LayoutConfiguration()
        configuration.sectionMetrics.itemSize = Size(width: 50, height: 40)
        layout = LoggingLayout(configuration: configuration, faultPolicy: policy)
        try view.setLayout(.custom(layout))
        try view.setContentAnchor(.none)
        try setData([UInt32](repeating: count, count: sections))
    }

    mutating func setData(_ counts: [UInt32], heights: [Float] = []) throws {
        var builder = DataSourceBuilder(limits: Limits())
        let none: [UInt32] = []
        let widths = heights.map { _ in Float(50) }
        try builder.append(
            itemCounts: counts.span, sectionMetrics: none.span, widths: widths.span,
            heights: heights.span, reuseIdentifiers: none.span, options: [])
        try view.setDataSource(builder)
    }

    @discardableResult
    mutating func frame(
        at offset: Double = 0, height: Double = 100, after_ns: UInt64 = 1,
        _ preferredSizes: [PreferredSize] = []
    ) throws -> DisplayFrame {
        time_ns += after_ns
        return try view.displayFrame(
            for: DisplayFrameRequest(
                bounds: Rect(x: 0, y: offset, width: 100, height: height), time_ns: time_ns,
                isComplete: true, preferredSizes: preferredSizes))
    }

    @discardableResult
    mutating func frame(_ preferredSizes: [PreferredSize]) throws -> DisplayFrame {
        try frame(at: 0, preferredSizes)
    }

    mutating func delete(_ item: UInt32, animation: Animation? = nil) throws {
        try view.performBatchUpdates(
            BatchUpdate(items: [.delete(IndexPath(section: 0, item: item))]),
            options: BatchUpdateOptions(animation: animation))
    }

    mutating func insert(_ item: UInt32, animation: Animation? = nil) throws {
        try view.performBatchUpdates(
            BatchUpdate(items: [.insert(IndexPath(section: 0, item: item))]),
            options: BatchUpdateOptions(animation: animation))
    }
}

extension DisplayFrame {
    /// The items of its cells, and where they are: "3 at 120".
    var rows: [String] {
        elements.filter { $0.element.category == .cell }
            .map { "\($0.element.indexPath.item) at \(Int($0.frame.y))" }
    }

    var items: [UInt32] {
        elements.filter { $0.element.category == .cell }.map(\.element.indexPath.item)
    }
}

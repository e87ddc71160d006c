import CollectionCore
import Testing

/// Rows in bounds of 400 x 500, and a host that measures what display frames show: for places that
/// are kept through changes (D8).
final class PlaceStage {
    var view = CollectionView(limits: Limits())
    var bounds = Rect(x: 0, y: 0, width: 400, height: 500)
    /// The names of the rows, in their order.
    private(set) var names: [Int] = []
    /// The lengths that the host measures, by the names of the rows; other rows have `length`.
    var lengths: [Int: Double] = [:]
    private let length: Double
    private(set) var frame = DisplayFrame()
    private(set) var time_ns: UInt64 = 0
    private let scrolls: Bool
    private let axis: Axis
    private let estimate: Double?
    private let rowLength: Double
    private var nextName = 0

    /// - Parameters:
    ///   - count: The number of rows; nil: no data has been set yet.
    ///   - estimate: The estimated length of a row; nil: rows are as long as `rowLength` says.
    ///   - offset: Where the host, or its calls, have scrolled to after the first display frame.
    init(
        _ count: Int? = 100, anchor: ContentAnchor = .automatic, scrolls: Bool = false,
        estimate: Double? = nil, length: Double = 100, rowLength: Double = 100,
        axis: Axis = .vertical, at offset: Double = 0,
        _ prepare: (inout CollectionView) throws -> Void = { _ in }
    ) throws {
        (self.scrolls, self.axis) = (scrolls, axis)
        (self.estimate, self.length, self.rowLength) = (estimate, length, rowLength)
        if axis == .horizontal { bounds = Rect(x: 0, y: 0, width: 500, height: 400) }
        try setList()
        try view.setContentAnchor(anchor)
        if scrolls {
            var configuration = ScrollConfiguration()
            configuration.isEnabled = true
            (configuration.minimumZoomScale, configuration.maximumZoomScale) = (1, 4)
            try view.setScrollConfiguration(configuration)
        }
        try prepare(&view)
        guard let count else { return }
        try setRows(count)
        try settle()
        if offset == 0 { return }
        try scroll(to: offset)
        try settle()
    }

    func setList() throws {
        var list = ListLayout()
        list.scrollDirection = axis
        list.sectionMetrics.minimumLineSpacing = 0
        if let estimate {
            list.sectionMetrics.itemsFillLine = true
            list.sectionMetrics.itemSize = .zero
            list.sectionMetrics.estimatedItemSize = size(estimate)
        } else {
            list.sectionMetrics.itemSize = size(rowLength)
        }
        list.flipsHorizontallyInOppositeLayoutDirection = true
        try view.setListLayout(list)
    }

    private func size(_ length: Double) -> Size {
        axis == .vertical ? Size(width: 400, height: length) : Size(width: length, height: 400)
    }

    func setRows(_ count: Int) throws {
        var builder = DataSourceBuilder(limits: view.limits)
        let counts = [UInt32(count)]
        try builder.append(
            itemCounts: counts.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
            reuseIdentifiers: Span(), options: [])
        try view.setDataSource(builder)
        (names, nextName) = (Array(0..<count), count)
    }

    /// Sets all rows again, by the names that they have.
    func replaceRows() throws {
        let before = names
        try setRows(before.count)
        names = before
    }

    /// Applies the rows as a snapshot, with those that have gone, come and moved.
    func order(_ names: [Int], _ animation: Animation? = nil) throws {
        var snapshot = Snapshot(limits: Limits())
        _ = try snapshot.appendSections([1])
        _ = try snapshot.appendItems(names.map { UInt64($0) }, toSection: 1)
        var options = BatchUpdateOptions()
        options.animation = animation
        try view.applySnapshot(snapshot, options: options)
        self.names = names
    }

    // Changes.

    func insert(_ index: Int, _ count: Int) throws {
        try change([.insert(.at(0, UInt32(index)), count: UInt32(count))])
        names.insert(contentsOf: nextName..<nextName + count, at: index)
        nextName += count
    }

    func delete(_ index: Int, _ count: Int) throws {
        try change([.delete(.at(0, UInt32(index)), count: UInt32(count))])
        names.removeSubrange(index..<index + count)
    }

    func move(_ index: Int, to target: Int) throws {
        try change([.move(.at(0, UInt32(index)), to: .at(0, UInt32(target)))])
        names.insert(names.remove(at: index), at: target)
    }

    func reconfigure(_ index: Int) throws {
        try change([.reconfigure(.at(0, UInt32(index)), flags: .keepsContent)])
    }

    /// Reloads a row with another length.
    func reload(_ index: Int, length: Double) throws {
        let (widths, heights) = axis == .vertical ? ([], [Float(length)]) : ([Float(length)], [])
        let content = try UpdateContent(
            metrics: [], itemCounts: Span(), sectionMetrics: Span(), widths: widths.span,
            heights: heights.span, reuseIdentifiers: Span(), options: [], itemCount: 1,
            limits: view.limits)
        try view.performBatchUpdates(
            BatchUpdate(items: [.reload(.at(0, UInt32(index)))], content: content))
    }

    private func change(_ items: [UpdateItem]) throws {
        try view.performBatchUpdates(BatchUpdate(items: items))
    }

    func setInsets(
        start: Double, end: Double = 0, _ direction: LayoutDirection = .leftToRight
    ) throws {
        var environment = Environment()
        environment.layoutDirection = direction
        if axis == .vertical {
            environment.contentInset = EdgeInsets(top: start, left: 0, bottom: end, right: 0)
        } else {
            environment.contentInset = EdgeInsets(top: 0, left: start, bottom: 0, right: end)
        }
        try view.setEnvironment(environment)
    }

    // Movements.

    func scroll(to offset: Double) throws {
        if scrolls {
            try view.setContentOffset(axis.point(main: offset, cross: 0), isAnimated: false)
        } else if axis == .vertical {
            bounds.y = offset
        } else {
            bounds.x = offset
        }
    }

    func scroll(by distance: Double) throws { try scroll(to: offset + distance) }

    func point(_ phase: PointerSample.Phase, _ y: Double) throws {
        time_ns += 1
        let samples = [PointerSample(phase, Point(x: 100, y: y), at: time_ns)]
        try view.sendPointers(samples.span)
    }

    // Display frames.

    var offset: Double { axis == .vertical ? frame.contentOffset.y : frame.contentOffset.x }

    /// Shows one display frame.
    ///
    /// - Returns: The content offset.
    @discardableResult
    func show(after milliseconds: Double = 16, _ sizes: [PreferredSize] = []) throws
        -> Double
    {
        time_ns += UInt64(milliseconds * 1e6)
        frame = try view.displayFrame(
            for: DisplayFrameRequest(
                bounds: bounds, time_ns: time_ns, isComplete: true, preferredSizes: sizes))
        (bounds.x, bounds.y) = (frame.contentOffset.x, frame.contentOffset.y)
        return offset
    }

    /// Shows display frames until nothing that is seen is an estimate.
    @discardableResult
    func settle() throws -> Double {
        try show()
        for _ in 0..<40 {
            let sizes = sizes()
            if sizes.isEmpty { break }
            try show(sizes)
        }
        return offset
    }

    /// The sizes of the rows that are seen with an estimate.
    func sizes() -> [PreferredSize] {
        if estimate == nil { return [] }
        return frame.elements.filter { $0.flags.contains(.isEstimated) }.map {
            let name = names[Int($0.element.indexPath.item)]
            return PreferredSize(
                reusableView: $0.reusableView, generation: $0.generation,
                size: size(lengths[name] ?? length))
        }
    }

    /// Shows display frames until the content rests.
    @discardableResult
    func rest() throws -> Double {
        for _ in 0..<90 { try settle() }
        return offset
    }

    /// How far a row is from the start of the bounds; nil: it is not seen.
    func place(_ index: Int) -> Double? {
        let cell = frame.elements.first { $0.element == .cell(.at(0, UInt32(index))) }
        guard let cell else { return nil }
        return axis == .vertical ? cell.frame.y - offset : cell.frame.x - offset
    }
}

extension Axis {
    fileprivate func point(main: Double, cross: Double) -> Point {
        self == .vertical ? Point(x: cross, y: main) : Point(x: main, y: cross)
    }
}

import CollectionCore

/// A view whose items may be dragged, in bounds of 100 x 100, and what becomes of its order.
struct DragStage: ~Copyable {
    var view = CollectionView(limits: Limits())
    var bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    var time_ns: UInt64 = 0

    /// - Parameter identifiers: Those of the items of each section, as a snapshot; nil: the data
    ///   comes otherwise.
    init(
        _ layout: Layout = .list(Self.list), counts: [UInt32] = [10],
        heights: [Float] = [], identifiers: [[UInt64]]? = nil, mask: EventMask = .dragging,
        _ change: (inout DragConfiguration) -> Void = { _ in }
    ) throws {
        try view.setLayout(layout)
        try view.setEventMask(mask)
        var traits = ItemTraits.standard
        traits.drag = .yes
        try view.setDefaultTraits(traits)
        var configuration = DragConfiguration()
        change(&configuration)
        view.setDragConfiguration(configuration)
        var selection = SelectionConfiguration()
        selection.allowsMultipleSelection = true
        view.setSelectionConfiguration(selection)
        if let identifiers {
            var snapshot = Snapshot(limits: view.limits)
            for (section, items) in identifiers.enumerated() {
                try snapshot.appendSections([UInt64(section)])
                try snapshot.appendItems(items)
            }
            try view.applySnapshot(snapshot)
        } else {
            var builder = DataSourceBuilder(limits: view.limits)
            let numbers: [UInt32] = []
            let widths: [Float] = []
            try builder.append(
                itemCounts: counts.span, sectionMetrics: numbers.span, widths: widths.span,
                heights: heights.span, reuseIdentifiers: numbers.span, options: [])
            try view.setDataSource(builder)
        }
        try show()
        _ = told()
    }

    /// Rows of 20 points.
    static var list: ListLayout {
        var list = ListLayout()
        list.sectionMetrics.itemSize = Size(width: 100, height: 20)
        list.sectionMetrics.minimumLineSpacing = 0
        return list
    }

    /// Three columns of 30 points, 5 points apart, and lines of 30, 10 points apart.
    static var flow: FlowLayout {
        var flow = FlowLayout()
        flow.sectionMetrics.itemSize = Size(width: 30, height: 30)
        flow.sectionMetrics.minimumInteritemSpacing = 5
        flow.sectionMetrics.minimumLineSpacing = 10
        return flow
    }

    @discardableResult
    mutating func show(after milliseconds: Double = 0) throws -> DisplayFrame {
        time_ns += UInt64(milliseconds * 1e6)
        return try view.displayFrame(
            for: DisplayFrameRequest(
                bounds: bounds, time_ns: time_ns, isComplete: true, preferredSizes: []))
    }

    mutating func drag(_ section: UInt32, _ item: UInt32) throws -> Bool {
        try view.beginDrag(ofItemAt: .at(section, item), from: .zero, at: time_ns)
    }

    /// Drags items from elsewhere over the view.
    mutating func enter(_ count: Int, _ x: Double, _ y: Double) throws {
        try view.enterDrop(itemCount: count, at: Point(x: x, y: y), time_ns: time_ns)
    }

    /// Drags the items over the view that the view drags.
    mutating func enterOwn(_ x: Double, _ y: Double) throws {
        try view.enterDrop(itemCount: nil, at: Point(x: x, y: y), time_ns: time_ns)
    }

    mutating func move(to x: Double, _ y: Double) throws {
        try view.updateDrop(to: Point(x: x, y: y), at: time_ns)
    }

    mutating func select(_ paths: [IndexPath]) throws {
        let runs = paths.map { ItemRun(indexPath: $0, count: 1) }
        try view.changeSelection(.select, runs.span, options: .isExclusive)
    }

    mutating func point(
        _ phase: PointerSample.Phase, _ x: Double, _ y: Double, at milliseconds: Double,
        _ device: PointerSample.Device = .touch
    ) throws {
        time_ns = UInt64(milliseconds * 1e6)
        let sample = PointerSample(phase, Point(x: x, y: y), at: time_ns, device: device)
        try view.sendPointers(([sample] as [1 of PointerSample]).span)
    }

    mutating func press(_ key: Key, _ modifiers: KeyModifiers = []) throws -> Bool {
        try view.sendKey(KeySample(key, at: time_ns, modifiers: modifiers))
    }

    /// The events since this was asked last, in words, without their times.
    mutating func told() -> [String] {
        view.nextEvents().events.map { event in
            var event = event
            event.time_ns = 0
            return event.words
        }
    }

    /// The cells that a display frame flags, by item.
    static func items(_ frame: DisplayFrame, _ flag: LayoutAttributes.Flags) -> [UInt32] {
        frame.elements.filter { $0.flags.contains(flag) }.map(\.element.indexPath.item)
    }
}

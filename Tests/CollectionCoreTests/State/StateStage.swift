import CollectionCore
import Testing

/// A list of rows of 10 points in bounds of 100 x 50, by identifiers or by index paths, with a
/// selection and focus.
struct StateStage: ~Copyable {
    var view = CollectionView(limits: Limits())
    var bounds = Rect(x: 0, y: 0, width: 100, height: 50)
    var time_ns: UInt64 = 0

    /// - Parameter sections: The items of each section; the sections have the identifiers 1, 2, …
    /// - Parameter isSnapshot: Whether the data has identifiers; else the items only count.
    init(
        _ sections: [[UInt64]], isSnapshot: Bool = true, layout: Layout = Self.list(),
        mask: EventMask = []
    ) throws {
        try view.setLayout(layout)
        var selection = SelectionConfiguration()
        selection.allowsMultipleSelection = true
        view.setSelectionConfiguration(selection)
        var focus = FocusConfiguration()
        focus.allowsFocus = true
        view.setFocusConfiguration(focus)
        try setData(sections, isSnapshot: isSnapshot)
        try view.setEventMask(mask)
    }

    static func list(estimated: Bool = false) -> Layout {
        var layout = ListLayout()
        layout.sectionMetrics.itemSize = Size(width: 100, height: 10)
        layout.sectionMetrics.minimumLineSpacing = 0
        if estimated {
            layout.sectionMetrics.itemSize = .zero
            layout.sectionMetrics.estimatedItemSize = Size(width: 100, height: 10)
        }
        return .list(layout)
    }

    mutating func setData(_ sections: [[UInt64]], isSnapshot: Bool = true) throws {
        if isSnapshot {
            try view.applySnapshotUsingReloadData(Self.snapshot(sections))
            return
        }
        var builder = DataSourceBuilder(limits: view.limits)
        let counts = sections.map { UInt32($0.count) }
        let (floats, numbers): ([Float], [UInt32]) = ([], [])
        try builder.append(
            itemCounts: counts.span, sectionMetrics: numbers.span, widths: floats.span,
            heights: floats.span, reuseIdentifiers: numbers.span, spans: numbers.span, options: [])
        try view.setDataSource(builder)
    }

    static func snapshot(_ sections: [[UInt64]]) throws -> Snapshot {
        var snapshot = Snapshot(limits: Limits())
        for (index, items) in sections.enumerated() {
            let section = UInt64(index + 1)
            _ = try snapshot.appendSections([section])
            _ = try snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    /// Shows a display frame where the host has the content, as display frames before have said.
    @discardableResult
    mutating func show(y: Double? = nil, _ sizes: [PreferredSize] = []) throws -> DisplayFrame {
        if let y { bounds.y = y }
        let frame = try view.displayFrame(
            for: DisplayFrameRequest(
                bounds: bounds, time_ns: time_ns, isComplete: true, preferredSizes: sizes))
        bounds.x += frame.contentOffsetAdjustment.x
        bounds.y += frame.contentOffsetAdjustment.y
        return frame
    }

    mutating func select(_ section: UInt32, _ item: UInt32, count: UInt64 = 1) throws {
        let run = ItemRun(indexPath: IndexPath(section: section, item: item), count: count)
        try view.changeSelection(.select, ([run] as [1 of ItemRun]).span)
    }

    mutating func restore(_ state: ViewState) throws -> ViewState {
        try view.restoreState(state)
    }

    mutating func state() -> ViewState { view.viewState() }

    /// Where the cells of a display frame are below the top of the bounds, by identifiers.
    func places(_ frame: DisplayFrame) -> [UInt64: Double] {
        var places: [UInt64: Double] = [:]
        for cell in frame.elements where cell.element.category == .cell {
            guard let item = view.itemIdentifier(at: cell.element.indexPath) else { continue }
            places[item] = cell.frame.y - frame.contentOffset.y
        }
        return places
    }

    mutating func told() -> [String] { view.nextEvents().events.map(\.words) }
}

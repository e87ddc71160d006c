import CollectionCore

/// A view whose items may be moved, in bounds of 100 x 100, and what becomes of its order.
struct MovementStage: ~Copyable {
    var view = CollectionView(limits: Limits())
    var bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    var time_ns: UInt64 = 0
    /// The items as the host has them: numbers, from 0 on.
    private(set) var model: [[Int]] = []
    private var sizes: [Size] = []

    init(
        _ layout: Layout, sections: [[Size]], mask: EventMask = .movement, height: Double = 100,
        _ change: (inout MovementConfiguration) -> Void = { _ in }
    ) throws {
        bounds.height = height
        try view.setLayout(layout)
        try view.setEventMask(mask)
        var traits = ItemTraits.standard
        traits.move = .yes
        try view.setDefaultTraits(traits)
        var configuration = MovementConfiguration()
        change(&configuration)
        try view.setMovementConfiguration(configuration)
        try view.setDataSource(Self.data(sections, view.limits))
        for section in sections {
            model.append(Array(sizes.count..<sizes.count + section.count))
            sizes += section
        }
        try show()
    }

    /// The sizes of the items as the host has them.
    var modelSizes: [[Size]] { model.map { $0.map { sizes[$0] } } }

    mutating func insertIntoModel(_ section: Int, _ item: Int, _ size: Size) {
        model[section].insert(sizes.count, at: item)
        sizes.append(size)
    }

    mutating func moveInModel(_ from: IndexPath, _ to: IndexPath?) {
        let item = model[Int(from.section)].remove(at: Int(from.item))
        if let to { model[Int(to.section)].insert(item, at: Int(to.item)) }
    }

    private static func data(
        _ sections: [[Size]], _ limits: Limits
    ) throws -> DataSourceBuilder {
        let sizes = sections.flatMap { $0 }
        let counts = sections.map { UInt32($0.count) }
        let widths = sizes.map { Float($0.width) }
        let heights = sizes.map { Float($0.height) }
        let numbers: [UInt32] = []
        var builder = DataSourceBuilder(limits: limits)
        try builder.append(
            itemCounts: counts.span, sectionMetrics: numbers.span, widths: widths.span,
            heights: heights.span, reuseIdentifiers: numbers.span, spans: numbers.span,
            options: [])
        return builder
    }

    /// A list of rows of some heights.
    init(
        rows: [Double], height: Double = 100,
        _ change: (inout MovementConfiguration) -> Void = { _ in }
    ) throws {
        try self.init(
            .list(Self.list), sections: [rows.map { Size(width: 100, height: $0) }],
            height: height, change)
    }

    static var list: ListLayout {
        var list = ListLayout()
        list.sectionMetrics.minimumLineSpacing = 0
        return list
    }

    @discardableResult
    mutating func show(after milliseconds: Double = 0) throws -> DisplayFrame {
        time_ns += UInt64(milliseconds * 1e6)
        let frame = try view.displayFrame(
            for: DisplayFrameRequest(
                bounds: bounds, time_ns: time_ns, isComplete: true, preferredSizes: []))
        return frame
    }

    /// Shows a display frame after all that moves has come to rest.
    @discardableResult
    mutating func rest() throws -> DisplayFrame {
        // The first one may have others make room where it has moved the content.
        try show()
        try show()
        return try show(after: 1000)
    }

    /// Picks an item up in its middle.
    mutating func pickUp(_ section: UInt32, _ item: UInt32) throws -> Bool {
        let frame = try view.layoutAttributes(for: .cell(.at(section, item))).frame
        return try view.beginInteractiveMovement(
            ofItemAt: .at(section, item),
            from: Point(
                x: frame.x + frame.width / 2 - bounds.x,
                y: frame.y + frame.height / 2 - bounds.y), at: time_ns)
    }

    mutating func move(to x: Double, _ y: Double) throws {
        try view.updateInteractiveMovement(to: Point(x: x, y: y), at: time_ns)
    }

    mutating func letGo() throws { try view.endInteractiveMovement(at: time_ns) }

    /// Takes events, and moves the items of the host as they say.
    mutating func told() -> [String] {
        let taken = view.nextEvents()
        var words: [String] = []
        for var event in taken.events {
            event.time_ns = 0
            let runs = taken.runs[Int(event.firstRun)..<Int(event.firstRun + event.runCount)]
            let paths = runs.map { "\($0.indexPath.section)-\($0.indexPath.item)" }
            words.append(([event.words] + paths).joined(separator: " "))
            if event.kind == .itemMoved, let from = runs.first?.indexPath {
                moveInModel(from, event.element.indexPath)
            }
        }
        return words
    }

    /// Where the cells are that a display frame shows, by their index paths in the data.
    static func tops(_ frame: DisplayFrame) -> [String: Double] {
        var tops: [String: Double] = [:]
        for shown in frame.elements where shown.element.category == .cell {
            let path = shown.element.indexPath
            tops["\(path.section)-\(path.item)"] = shown.frame.y
        }
        return tops
    }
}

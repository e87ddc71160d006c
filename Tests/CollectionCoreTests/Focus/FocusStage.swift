import CollectionCore
import Testing

/// A view that allows focus, in bounds of 100 x 50, and where focus is.
struct FocusStage: ~Copyable {
    var events: EventStage
    var bounds = Rect(x: 0, y: 0, width: 100, height: 50)

    /// Rows of 10 points.
    init(
        _ sections: [UInt32] = [100], header: Double = 0,
        _ change: (inout FocusConfiguration) -> Void = { _ in }
    ) throws {
        var events = try EventStage(sections, header: header, mask: .focus)
        var configuration = FocusConfiguration()
        configuration.allowsFocus = true
        change(&configuration)
        events.view.setFocusConfiguration(configuration)
        self.events = events
    }

    /// Another layout, in other bounds.
    static func laidOut(
        _ layout: Layout, _ sections: [UInt32], width: Double = 100, height: Double = 50,
        environment: Environment = Environment(),
        _ change: (inout FocusConfiguration) -> Void = { _ in }
    ) throws -> FocusStage {
        var stage = try FocusStage(sections, change)
        stage.bounds = Rect(x: 0, y: 0, width: width, height: height)
        try stage.events.view.setLayout(layout)
        try stage.events.view.setEnvironment(environment)
        try stage.show()
        return stage
    }

    /// Sections of groups of one item, 40 x 20, which scroll across.
    static var across: Layout {
        let item = LayoutItem(
            size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        var section = LayoutSection(
            group: .horizontal(
                size: LayoutSize(width: .absolute(40), height: .absolute(20)),
                subitems: [.item(item)]))
        section.orthogonalScrollingBehavior = .continuous
        return .compositional(CompositionalLayout(sections: [section]))
    }

    @discardableResult
    mutating func show(y: Double = 0, x: Double = 0, isComplete: Bool = false) throws
        -> DisplayFrame
    {
        (bounds.x, bounds.y) = (x, y)
        return try events.view.displayFrame(
            for: DisplayFrameRequest(
                bounds: bounds, time_ns: events.time_ns, isComplete: isComplete,
                preferredSizes: []))
    }

    /// Gives focus to an item of the first section.
    mutating func focus(_ item: UInt32, section: UInt32 = 0) throws {
        try events.view.setFocusedElement(.cell(IndexPath(section: section, item: item)))
    }

    /// Sets whether items of the first section can have focus.
    mutating func setFocus(
        _ answer: ItemTraits.Answer, of item: UInt32, count: UInt64 = 1
    ) throws {
        var traits = ItemTraits.inherited
        traits.focus = answer
        let runs = [ItemRun(indexPath: IndexPath(section: 0, item: item), count: count)]
        try events.view.setTraits(([traits] as [1 of ItemTraits]).span, ofItems: runs.span)
    }

    /// Selects items of the first section, and no others.
    mutating func select(_ items: [UInt32]) throws {
        try events.view.changeSelection(.clear)
        let runs = items.map { ItemRun(indexPath: IndexPath(section: 0, item: $0), count: 1) }
        try events.view.changeSelection(.select, runs.span)
    }

    func selectedItems() throws -> [UInt32] {
        try events.view.selectedRuns().flatMap { run in
            (0..<UInt32(run.count)).map { run.indexPath.item + $0 }
        }
    }

    /// A pointer goes down in the bounds, and is lifted some time later.
    mutating func tap(
        x: Double, y: Double, _ device: PointerSample.Device = .touch,
        _ modifiers: KeyModifiers = [], for milliseconds: UInt64 = 10
    ) throws {
        let place = Point(x: x, y: y)
        let start = events.time_ns + 600_000_000
        events.time_ns = start + milliseconds * 1_000_000
        let samples = [
            PointerSample(.down, place, at: start, device: device, modifiers: modifiers),
            PointerSample(.up, place, at: events.time_ns, device: device, modifiers: modifiers),
        ]
        try events.view.sendPointers(samples.span)
    }

    mutating func after(tapping y: Double) throws -> String {
        try tap(x: 50, y: y)
        return place
    }

    /// Where focus is after some steps: "0-3", "nothing", "outside"; with "!" where the last one
    /// was not handled.
    mutating func after(_ headings: FocusHeading...) throws -> String {
        var isHandled = true
        for heading in headings { isHandled = try events.view.moveFocus(heading) }
        return place + (isHandled ? "" : "!")
    }

    mutating func after(entering heading: FocusHeading, from rect: Rect? = nil) throws -> String {
        let isHandled = try events.view.enterFocus(heading, from: rect)
        return place + (isHandled ? "" : "!")
    }

    var place: String {
        let state = events.view.focusState
        if !state.hasFocus { return "outside" }
        guard let element = state.element else { return "nothing" }
        let path = element.indexPath
        return element.category == .cell ? "\(path.section)-\(path.item)" : "header \(path.section)"
    }

    /// The focus events since this was asked last: "0-1 to 0-2 down", and who has caused it if that
    /// was no person.
    mutating func told() -> [String] {
        let taken = events.view.nextEvents()
        return taken.events.map { event in
            let runs = taken.runs[Int(event.firstRun)...].prefix(Int(event.runCount))
            let from =
                runs.first.map { "\($0.indexPath.section)-\($0.indexPath.item)" } ?? "nothing"
            let path = event.element.indexPath
            let to = event.element == .none ? "nothing" : "\(path.section)-\(path.item)"
            let heading = FocusHeading(rawValue: UInt32(event.value)) ?? .none
            let way = heading == .none ? "" : " \(heading)"
            return "\(from) to \(to)\(way)" + (event.origin == .user ? "" : " \(event.origin)")
        }
    }
}

extension DisplayFrame {
    /// The elements that it marks as having focus, and how many it tells of.
    var focused: String {
        let marked = elements.filter { $0.flags.contains(.isFocused) }
        return marked.map { "\($0.element.indexPath.item)" }.joined(separator: " ")
            + " of \(elements.count)"
    }
}

import CollectionCore
import Testing

/// A list of one section with names, and its selection.
struct SelectedList: ~Copyable {
    private var view = CollectionView(limits: Limits())
    /// The name of each item; empty for a list without names.
    private var names: [Int]
    private(set) var lastRun: [Int]?
    /// Whether runs of the file are a first item, a count, and whether others are deselected;
    /// otherwise they are a first item and a last one.
    private let tellsCounts: Bool

    init(_ names: [Int], isSingle: Bool = false, tellsCounts: Bool = false) throws {
        self.names = names
        self.tellsCounts = tellsCounts
        try begin(count: names.count, isSingle: isSingle)
    }

    /// A list without names.
    init(count: Int) throws {
        names = []
        tellsCounts = false
        try begin(count: count, isSingle: false)
    }

    private mutating func begin(count: Int, isSingle: Bool) throws {
        var builder = DataSourceBuilder(limits: view.limits)
        let counts = [UInt32(count)]
        try builder.append(
            itemCounts: counts.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
            reuseIdentifiers: Span(), options: [])
        try view.setDataSource(builder)
        try view.setEventMask(.selection)
        var configuration = SelectionConfiguration()
        configuration.allowsMultipleSelection = !isSingle
        view.setSelectionConfiguration(configuration)
    }

    mutating func begin(with before: SelectionVector.Before?) throws {
        guard let before else { return }
        for item in before.selected { try select(item, 1) }
        if before.selected.isEmpty || before.anchor == nil { return }
        if let anchor = before.anchor { try change(.setAnchor, anchor, 1) }
    }

    mutating func begin(withNames selected: [Int]) throws {
        for name in selected {
            if let item = names.firstIndex(of: name) { try select(item, 1) }
        }
    }

    /// Has one item stay selected.
    mutating func keepsOne() {
        var configuration = view.selectionConfiguration
        configuration.allowsEmptySelection = false
        view.setSelectionConfiguration(configuration)
    }

    private mutating func change(
        _ action: SelectionAction, _ first: Int, _ count: Int, _ options: SelectionOptions = []
    ) throws {
        let run = ItemRun(
            indexPath: IndexPath(section: 0, item: UInt32(first)), count: UInt64(count))
        try view.changeSelection(action, ([run] as [1 of ItemRun]).span, options: options)
    }

    private mutating func select(
        _ first: Int, _ count: Int, _ options: SelectionOptions = []
    ) throws {
        try change(.select, first, count, options)
    }

    /// - Returns: Whether the operation was refused as one that the mode does not allow.
    mutating func isRefused(_ op: VectorWord) throws -> Bool {
        do {
            try perform(op)
            return false
        } catch CollectionError.wrongState, CollectionError.invalidArgument,
            CollectionError.invalidNumber
        {
            return true
        }
    }

    mutating func perform(_ op: VectorWord) throws {
        switch op.verb {
        case "select":
            // Of Chromium: alone; of Avalonia: beside others.
            try select(op.number(1), 1, names.isEmpty ? .isExclusive : [])
        case "selectOnly": try select(op.number(1), 1, .isExclusive)
        case "add": try select(op.number(1), 1)
        case "deselect", "remove": try change(.deselect, op.number(1), 1)
        case "addRange": try select(op.number(1), op.number(2) - op.number(1) + 1)
        case "selectRange", "selectItem": try selectRun(op)
        case "deselectRange", "deselectItem": try deselectRun(op)
        case "extendFromAnchor": try change(.extend, op.number(1), 1)
        case "addFromAnchor": try change(.extendAdding, op.number(1), 1)
        case "clear", "deselectAll": try view.changeSelection(.clear)
        case "selectAll": try view.changeSelection(.selectAll)
        case "setAnchor": try change(.setAnchor, op.number(1), 1)
        case "setMultiple":
            var configuration = view.selectionConfiguration
            configuration.allowsMultipleSelection = op.flag(1)
            view.setSelectionConfiguration(configuration)
        case "batch":
            view.beginSelectionUpdates()
            for inner in op.words[1].words { try perform(inner) }
            try view.endSelectionUpdates()
        default: try update(op)
        }
    }

    private mutating func selectRun(_ op: VectorWord) throws {
        if !tellsCounts { return try select(op.number(1), op.number(2) - op.number(1) + 1) }
        let isItem = op.verb == "selectItem"
        let isExclusive = op.flag(op.words.count - 1)
        try select(op.number(1), isItem ? 1 : op.number(2), isExclusive ? .isExclusive : [])
    }

    private mutating func deselectRun(_ op: VectorWord) throws {
        if op.words.count < 3 { return try change(.deselect, op.number(1), 1) }
        if tellsCounts { return try change(.deselect, op.number(1), op.number(2)) }
        let count = op.number(2) - op.number(1) + 1
        try change(.deselect, op.number(1), min(count, names.count - op.number(1)))
    }

    private mutating func update(_ op: VectorWord) throws {
        switch op.verb {
        case "insert", "splice":
            let isSplice = op.verb == "splice"
            let new = op.words[isSplice ? 3 : 2].words
            let count = isSplice ? op.number(2) : 0
            try edit(op.number(1), removing: count, new.map { $0.number ?? -2 })
        case "insertAt": try edit(op.number(1), removing: 0, [-2])
        case "delete": try edit(op.number(1), removing: op.number(2), [])
        case "deleteAt": try edit(op.number(1), removing: 1, [])
        case "move":
            try view.performBatchUpdates(
                BatchUpdate(items: [
                    .move(path(op.number(1)), to: path(op.number(2)), count: UInt32(op.number(3)))
                ]))
        default: Issue.record("no operation \(op.verb)")
        }
    }

    private mutating func edit(_ place: Int, removing count: Int, _ new: [Int]) throws {
        var items: [UpdateItem] = []
        if count > 0 { items.append(.delete(path(place), count: UInt32(count))) }
        if !new.isEmpty { items.append(.insert(path(place), count: UInt32(new.count))) }
        let content = try UpdateContent(
            metrics: [], itemCounts: Span(), sectionMetrics: Span(), widths: Span(),
            heights: Span(), reuseIdentifiers: Span(), options: [], itemCount: new.count,
            limits: view.limits)
        try view.performBatchUpdates(BatchUpdate(items: items, content: content))
        if !names.isEmpty || tellsCounts { names.replaceSubrange(place..<place + count, with: new) }
    }

    private func path(_ item: Int) -> IndexPath {
        IndexPath(section: 0, item: UInt32(item))
    }
}

// What is to be found.
extension SelectedList {
    private func selectedItems() throws -> [Int] {
        try view.selectedRuns().flatMap { run in
            (0..<Int(run.count)).map { Int(run.indexPath.item) + $0 }
        }
    }

    var selectedNames: Set<Int> {
        Set((try? selectedItems())?.map { $0 < names.count ? names[$0] : $0 } ?? [])
    }

    mutating func takeEvents() -> [Event] {
        let events = view.nextEvents()
        if let run = events.runs.last {
            lastRun = [Int(run.indexPath.item), Int(run.count)]
        }
        return events.events
    }

    func expect(_ expected: SelectionVector.Expected, _ id: String) {
        let items = (try? selectedItems()) ?? []
        #expect(items == expected.selected.map { $0.number ?? -1 }, "\(id)")
        let selection = view.currentSelection
        if expected.tellsAnchor {
            #expect(selection.anchor.map { Int($0.item) } == expected.anchor, "\(id)")
        }
        if expected.tellsLead {
            #expect(selection.lead.map { Int($0.item) } == expected.lead, "\(id)")
        }
    }
}

import CollectionCore
import Testing

/// What androidx' selection tracker makes of calls, clicks and touches.
@Suite("Vectors: selection of a recycler view")
struct RecyclerViewVectorTests {
    private static let band = "swept sets are those of bands: SelectionBandTests"
    private static let notApplying = [
        "rv.provMerge": band, "rv.provEarly": band, "rv.provBeforeEnd": band,
        "rv.provOverOldEnd": band, "rv.bandShrink": band, "rv.bandCancel": band,
        "rv.bandOverSelection": band,
        "rv.reloadUnselectable": "what is selected stays, whatever its traits become: S3",
        "rv.mouse.shiftFromFocus": "focus is no anchor: S6",
        "rv.touch.tapOutside": "a touch beside all elements deselects nothing: U12",
    ]

    @Test("A selection goes as androidx' does")
    func programs() throws {
        let vectors = try VectorFile<RecyclerCase>.load(
            "selection_recyclerview", notApplying: Self.notApplying)
        #expect(vectors.count == 22)
        for vector in vectors {
            guard let program = vector.input.program else { continue }
            var list = try RecyclerList(vector.input.behaviour ?? "replace")
            for step in program {
                _ = list.view.nextEvents()
                try list.perform(step)
            }
            #expect(list.selected == vector.expect.items, "\(vector.id)")
            if let count = vector.expect.events {
                #expect(list.view.nextEvents().events.count == count, "\(vector.id)")
            }
        }
    }

    @Test("A range changes as androidx' does")
    func ranges() throws {
        for vector in try VectorFile<RecyclerCase>.load(
            "selection_recyclerview", notApplying: Self.notApplying)
        {
            guard let anchor = vector.input.anchor, let ends = vector.input.extendTo else {
                continue
            }
            var list = try RecyclerList("replace")
            try list.select(.select, anchor)
            var before = list.selected
            for end in ends {
                before = list.selected
                try list.select(.extendAdding, end)
            }
            let (came, went) = (
                list.selected.subtracting(before), before.subtracting(list.selected)
            )
            let expected = vector.expect.changed
            #expect(came == expected.came && went == expected.went, "\(vector.id)")
        }
    }
}

/// A list with the identifiers 0 to 99, in rows of 10 points, all of which are visible.
private struct RecyclerList: ~Copyable {
    var view = CollectionView(limits: Limits())
    private var identifiers = Array(UInt64(0)..<100)
    private var time_ns: UInt64 = 0

    init(_ behavior: String) throws {
        var layout = ListLayout()
        layout.sectionMetrics.itemSize = Size(width: 100, height: 10)
        layout.sectionMetrics.minimumLineSpacing = 0
        try view.setListLayout(layout)
        try view.setEventMask(.selection)
        try setMode(behavior, isSingle: false)
        try apply()
    }

    private mutating func setMode(_ behavior: String, isSingle: Bool) throws {
        var configuration = SelectionConfiguration()
        configuration.allowsMultipleSelection = !isSingle
        configuration.behavior =
            switch behavior {
            case "toggle": .toggle
            case "longPressSelects": .longPressSelects
            default: .replace
            }
        view.setSelectionConfiguration(configuration)
    }

    private mutating func apply() throws {
        var snapshot = Snapshot(limits: view.limits)
        _ = try snapshot.appendSections([0])
        _ = try snapshot.appendItems(identifiers)
        try view.applySnapshot(snapshot)
        try show()
    }

    /// Long after what was before.
    private mutating func show() throws {
        time_ns += 10_000_000_000
        _ = try view.displayFrame(
            for: DisplayFrameRequest(
                bounds: Rect(x: 0, y: 0, width: 100, height: 1100), time_ns: time_ns,
                isComplete: false, preferredSizes: []))
    }

    var selected: Set<Int> {
        let runs = (try? view.selectedRuns()) ?? []
        return Set(
            runs.flatMap { run in
                let first = Int(run.indexPath.item)
                return identifiers[first..<first + Int(run.count)].map { Int($0) }
            })
    }

    private func path(_ identifier: Int) -> IndexPath {
        let item = identifiers.firstIndex(of: UInt64(identifier)) ?? 0
        return IndexPath(section: 0, item: UInt32(item))
    }

    mutating func select(_ action: SelectionAction, _ identifiers: Int...) throws {
        let runs = identifiers.map { ItemRun(indexPath: path($0), count: 1) }
        try view.changeSelection(action, runs.span, options: .asUser)
    }

    mutating func perform(_ step: VectorWord) throws {
        let numbers = step.words.dropFirst().flatMap { word in
            word.words.isEmpty ? [word] : word.words
        }.compactMap(\.number)
        switch step.verb {
        case "setMultiple": try setMode("replace", isSingle: true)
        case "select", "setSelected", "startRange":
            for number in numbers { try select(.select, number) }
        case "extendRange": try select(.extendAdding, numbers[0])
        case "endRange": break
        case "delete":
            identifiers.removeAll { $0 == numbers[0] }
            try apply()
        case "replaceData":
            identifiers = Array(UInt64(0)..<UInt64(numbers[0]))
            try apply()
        case "unselectable":
            var traits = ItemTraits.inherited
            traits.select = .no
            let runs = numbers.map { ItemRun(indexPath: path($0), count: 1) }
            try view.setTraits(
                Array(repeating: traits, count: runs.count).span, ofItems: runs.span)
        case "click", "secondaryClick", "tap", "longPress":
            try press(step.verb, path(numbers[0]), with: step.words.last?.text ?? "")
        default: Issue.record("no such step: \(step.verb)")
        }
    }

    private mutating func press(_ verb: String, _ path: IndexPath, with keys: String) throws {
        let isTouch = verb == "tap" || verb == "longPress"
        let duration_ns: UInt64 = verb == "longPress" ? 600_000_000 : 50_000_000
        for (phase, wait_ns) in [(PointerSample.Phase.down, 0), (.up, duration_ns)] {
            let sample = PointerSample(
                phase, Point(x: 50, y: Double(path.item) * 10 + 5), at: time_ns + wait_ns,
                device: isTouch ? .touch : .mouse,
                buttons: verb == "secondaryClick" ? .secondary : [],
                modifiers: keys == "shift" ? .shift : keys == "ctrl" ? .control : [])
            try view.sendPointers(([sample] as [1 of PointerSample]).span)
        }
        try show()
    }
}

/// A case of selection_recyclerview.json.
private struct RecyclerCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expected

    struct Input: Decodable {
        var program: [VectorWord]?
        var behaviour: String?
        var anchor: Int?
        var extendTo: [Int]?
    }

    struct Expected: Decodable {
        var selected: [[Int]]?
        var events: Int?
        var lastChange: [VectorWord]?

        var items: Set<Int> { Set((selected ?? []).flatMap { Array($0[0]...$0[1]) }) }

        var changed: (came: Set<Int>, went: Set<Int>) {
            var (came, went): (Set<Int>, Set<Int>) = ([], [])
            for change in lastChange ?? [] {
                let items = Set(change.number(0)...change.number(1))
                if change.flag(2) { came.formUnion(items) } else { went.formUnion(items) }
            }
            return (came, went)
        }
    }
}

extension VectorWord {
    fileprivate var text: String { if case .name(let name) = self { name } else { "" } }
}

import CollectionCore
import CollectionWire

/// The selection of a view besides the items, each of which knows whether it is
/// selected.
struct ReferenceSelection {
    var configuration = SelectionConfiguration()
    var isEditing = false
    var isExtended = false
    /// The number of batches of calls that are open.
    var batchCount = 0
    /// The number of selected items that the host was told of last.
    var toldCount = 0
    /// The number of the first selected item before the data changed.
    var firstBefore: Int?
    var hasLostAnchor = false
    var lastClick: ReferenceClick?
    var band: ReferenceBand?
    /// Whether something else than its pointer has ended a band, and the host was not told.
    var hasDroppedBand = false
    var sweep: ReferenceSweep?
    var hasDroppedSweep = false
    /// The primary action of an item, which is told once its selection is.
    var action: Event?

    mutating func dropProvisional() {
        if band?.isDrawn == true { hasDroppedBand = true }
        if sweep?.isBegun == true { hasDroppedSweep = true }
        (band, sweep) = (nil, nil)
    }

    /// The most items that may be selected; nil: any number.
    var most: Int? {
        let allowed =
            isEditing
            ? (
                configuration.allowsSelectionDuringEditing,
                configuration.allowsMultipleSelectionDuringEditing
            ) : (configuration.allowsSelection, configuration.allowsMultipleSelection)
        if allowed.1 { return nil }
        return allowed.0 ? 1 : 0
    }
}

// Section S.
extension ReferenceCollection {
    /// Nil for an operation that has nothing to do with the selection.
    func selectionOutcome(
        of operation: any ViewOperation
    ) throws(CollectionError) -> Outcome? {
        switch operation {
        case let asked as SetSelectionConfiguration:
            useSelection()
            selection?.dropProvisional()
            selection?.configuration = asked.configuration
            keepMode()
            settleSelection(.mode, .program)
        case let asked as SetEditing:
            useSelection()
            if selection?.isEditing == asked.isEditing { return .done }
            endPress(at: max(news.frameTime_ns, inputTime_ns))
            tellNews()
            tellOffsets(at: inputTime_ns)
            let sweep = selection?.sweep
            let isWaiting = sweep?.isBegun == true && sweep?.before == nil
            if isWaiting { selection?.sweep = nil }
            selection?.dropProvisional()
            if isWaiting { selection?.sweep = sweep }
            selection?.isEditing = asked.isEditing
            if !asked.isEditing { mark { _ in false } }
            keepMode()
            settleSelection(.mode, .program)
        case let asked as ChangeSelection: try change(asked)
        case is BeginSelectionUpdates:
            useSelection()
            selection?.batchCount += 1
        case is EndSelectionUpdates:
            if selection?.batchCount ?? 0 == 0 { throw .wrongState(.noSelectionBatchIsOpen) }
            selection?.batchCount -= 1
            settleSelection(.program, .program)
        case is GetSelection: return .selection(currentSelection)
        case let asked as GetSelectedRuns: return .runs(try selectedRuns(asked))
        case let asked as IsItemSelected:
            try check(item: asked.indexPath)
            return .flag(isSelected(asked.indexPath))
        default: return nil
        }
        return .done
    }

    func useSelection() {
        if selection == nil { selection = ReferenceSelection() }
    }

    func isSelected(_ path: IndexPath) -> Bool {
        sections[Int(path.section)].items[Int(path.item)].isSelected
    }

    /// Selects the items of which it is said so, and no others.
    func mark(_ isSelected: (IndexPath) -> Bool) {
        for path in allPaths {
            sections[Int(path.section)].items[Int(path.item)].isSelected = isSelected(path)
        }
    }

    var selectedPaths: [IndexPath] { allPaths.filter { isSelected($0) } }

    private func path(where holds: (ReferenceItem) -> Bool) -> IndexPath? {
        allPaths.first { holds(sections[Int($0.section)].items[Int($0.item)]) }
    }

    private var anchorPath: IndexPath? { path { $0.isAnchor } }
    private var leadPath: IndexPath? { path { $0.isLead } }

    func setAnchor(_ path: IndexPath?) {
        for other in allPaths {
            let (section, item) = (Int(other.section), Int(other.item))
            sections[section].items[item].isAnchor = other == path
            sections[section].items[item].isLead = other == path
        }
        selection?.isExtended = false
        selection?.hasLostAnchor = false
    }

    private func setLead(_ path: IndexPath) {
        for other in allPaths {
            sections[Int(other.section)].items[Int(other.item)].isLead = other == path
        }
    }

    private func keepMode() {
        guard let most = selection?.most else { return }
        let kept = selectedPaths.prefix(most)
        mark { kept.contains($0) }
    }
}

// Actions of a host.
extension ReferenceCollection {
    private func change(_ asked: ChangeSelection) throws(CollectionError) {
        var named: Set<IndexPath> = []
        var first: IndexPath?
        for (index, run) in asked.runs.enumerated() {
            let paths = try paths(of: run, index)
            named.formUnion(paths)
            first = [first, paths.first].compactMap { $0 }.min()
        }
        let isAboutOne = [.extend, .extendAdding, .setAnchor].contains(asked.action)
        if isAboutOne && (asked.runs.count != 1 || named.isEmpty) {
            throw .invalidArgument("runs", .conflicting)
        }
        useSelection()
        try check(asked.action, named.count)
        let before = sections
        let extended = selection
        perform(asked, named, first)
        let mustKeep = selection?.configuration.allowsEmptySelection == false
        let was = before.contains { $0.items.contains { $0.isSelected } }
        if mustKeep && was && selectedPaths.isEmpty {
            (sections, selection) = (before, extended)
            throw .wrongState(.selectionIsNotToBeEmpty)
        }
        selection?.dropProvisional()
        settleSelection(.program, .program)
    }

    private func check(_ action: SelectionAction, _ count: Int) throws(CollectionError) {
        let selects = ![.deselect, .clear, .setAnchor].contains(action)
        guard selects, let most = selection?.most else { return }
        if most == 0 { throw .wrongState(.selectionIsNotAllowed) }
        if ![.select, .deselect, .clear, .setAnchor].contains(action) {
            throw .wrongState(.selectionIsSingle)
        }
        if action == .select && count > 1 { throw .invalidArgument("runs", .tooLong) }
    }

    func perform(_ asked: ChangeSelection, _ named: Set<IndexPath>, _ first: IndexPath?) {
        let asUser = asked.options.contains(.asUser)
        func maySelect(_ path: IndexPath) -> Bool { !asUser || traits(of: path).select == .yes }
        func mayDeselect(_ path: IndexPath) -> Bool {
            !asUser || traits(of: path).deselect == .yes
        }
        let isSingle = selection?.most == 1
        let selected = Set(selectedPaths)
        switch asked.action {
        case .select:
            let wanted = named.filter { maySelect($0) }
            let replaces =
                isSingle ? !wanted.isEmpty : asked.options.contains(.isExclusive)
            mark { wanted.contains($0) || !replaces && selected.contains($0) }
            if named.isEmpty && replaces { setAnchor(nil) }
            selection?.isExtended = false
            guard let least = wanted.min() else { return }
            if named.count == 1 || anchorPath == nil { setAnchor(least) }
        case .deselect:
            mark { selected.contains($0) && !(named.contains($0) && mayDeselect($0)) }
            if named.count == 1 { setAnchor(first) }
            selection?.isExtended = false
        case .selectAll:
            mark { selected.contains($0) || maySelect($0) }
            if anchorPath == nil, let first = selectedPaths.first { setAnchor(first) }
        case .clear:
            mark { selected.contains($0) && !mayDeselect($0) }
            setAnchor(nil)
        case .invert:
            mark { selected.contains($0) ? !mayDeselect($0) : maySelect($0) }
            if anchorPath == nil, let first = selectedPaths.first { setAnchor(first) }
        case .extend, .extendAdding:
            if let first { extend(to: first, adds: asked.action == .extendAdding, maySelect) }
        case .setAnchor: setAnchor(first)
        }
    }

    /// S6.
    private func extend(to item: IndexPath, adds: Bool, _ may: (IndexPath) -> Bool) {
        let isSingle = selection?.most == 1
        let anchor = isSingle ? item : anchorPath ?? item
        let wanted = min(anchor, item)...max(anchor, item)
        let selected = Set(selectedPaths)
        let from = anchorPath
        var dropped: (IndexPath) -> Bool = { !wanted.contains($0) }
        if isSingle && !may(item) { dropped = { _ in false } }
        if adds && !isSingle {
            dropped = { _ in false }
            if selection?.isExtended == true, let lead = leadPath {
                let start = from ?? item
                let last = min(start, lead)...max(start, lead)
                dropped = { last.contains($0) && !wanted.contains($0) }
            }
        }
        mark {
            wanted.contains($0) && may($0) || selected.contains($0) && !dropped($0)
        }
        if from == nil || isSingle { setAnchor(item) }
        setLead(item)
        selection?.isExtended = true
    }
}

// Questions, and what is told.
extension ReferenceCollection {
    private var currentSelection: Selection {
        var answer = Selection()
        guard let selection else { return answer }
        let paths = selectedPaths
        answer.count = paths.count
        answer.coveringRun = coveringRun(of: paths)
        (answer.anchor, answer.lead) = (anchorPath, leadPath)
        answer.isEditing = selection.isEditing
        return answer
    }

    func coveringRun(of paths: [IndexPath]) -> ItemRun? {
        guard let first = paths.min(), let last = paths.max() else { return nil }
        let count = allPaths.count { $0 >= first && $0 <= last }
        return ItemRun(indexPath: first, count: UInt64(count))
    }

    private func selectedRuns(_ asked: GetSelectedRuns) throws(CollectionError) -> [ItemRun] {
        if let path = asked.indexPath { try check(item: path) }
        var runs: [ItemRun] = []
        var wasSelected = false
        for path in allPaths where path >= asked.indexPath ?? path {
            if isSelected(path) {
                if wasSelected {
                    runs[runs.count - 1].count += 1
                } else {
                    runs.append(ItemRun(indexPath: path, count: 1))
                }
            }
            wasSelected = isSelected(path)
        }
        return Array(runs.prefix(asked.limit))
    }

    /// Notes the state that an update or other data is about to change.
    func noteSelectionBefore() {
        guard let configuration = selection?.configuration else { return }
        selection?.dropProvisional()
        if !configuration.allowsEmptySelection && selection?.firstBefore == nil {
            selection?.firstBefore = allPaths.firstIndex { isSelected($0) }
        }
        if anchorPath != nil { selection?.hasLostAnchor = true }
    }

    /// S5, S9, S10 and S14.
    func settleSelection(
        _ reason: SelectionReason, _ origin: EventOrigin, at time_ns: UInt64? = nil,
        cause: UInt64 = 0, isProvisional: Bool = false
    ) {
        guard selection != nil else { return }
        if selection?.hasDroppedBand == true {
            selection?.hasDroppedBand = false
            tellBand(nil, .zero)
        }
        if selection?.hasDroppedSweep == true {
            selection?.hasDroppedSweep = false
            tellSweep(.didEndMultipleSelection, nil)
        }
        fillSelection()
        if anchorPath != nil {
            selection?.hasLostAnchor = false
            if leadPath == nil { setAnchor(anchorPath) }
        } else if selection?.hasLostAnchor == true {
            setAnchor(selectedPaths.first)
        }
        if selection?.batchCount ?? 0 == 0 {
            let now_ns = max(news.frameTime_ns, inputTime_ns)
            tellOfSelection(reason, origin, at: time_ns ?? now_ns, cause: cause, isProvisional)
        }
        if isLed { carrySelectionToOtherLayout() }
    }

    /// The items of both layouts of an interactive transition are the same.
    private func carrySelectionToOtherLayout() {
        for (number, section) in sections.enumerated() {
            for (item, own) in section.items.enumerated() {
                lead?.other.sections[number].items[item].takeSelection(from: own)
            }
        }
    }

    private func fillSelection() {
        let place = selection?.firstBefore ?? 0
        selection?.firstBefore = nil
        if selection?.configuration.allowsEmptySelection == true || selection?.most == 0
            || !selectedPaths.isEmpty
        {
            return
        }
        let paths = allPaths
        guard let last = paths.indices.last else { return }
        let chosen = paths[min(place, last)]
        mark { $0 == chosen }
    }

    private func tellOfSelection(
        _ reason: SelectionReason, _ origin: EventOrigin, at time_ns: UInt64, cause: UInt64,
        _ isProvisional: Bool
    ) {
        var (added, removed, left, count) = (0, 0, 0, 0)
        var changed: [IndexPath] = []
        for path in allPaths {
            let (section, number) = (Int(path.section), Int(path.item))
            let item = sections[section].items[number]
            if item.wasToldSelected { left += 1 }
            if item.isSelected { count += 1 }
            if item.isSelected == item.wasToldSelected { continue }
            changed.append(path)
            if item.isSelected { added += 1 } else { removed += 1 }
            sections[section].items[number].wasToldSelected = item.isSelected
        }
        removed += (selection?.toldCount ?? 0) - left
        selection?.toldCount = count
        if added == 0 && removed == 0 { return }
        queue(
            .selectionDidChange, .selection, at: time_ns,
            runs: coveringRun(of: changed).map { [$0] } ?? []
        ) {
            $0.origin = origin
            $0.cause = cause
            if isProvisional { $0.flags.insert(.isProvisional) }
            ($0.value, $0.otherValue) = (UInt64(added), UInt64(removed))
            ($0.number, $0.otherNumber) = (Double(count), Double(reason.rawValue))
        }
    }

    /// S1, S16: what display frames say of a cell.
    func selectionStates(of element: Element) -> LayoutAttributes.Flags {
        guard let selection, element.category == .cell else { return [] }
        var states: LayoutAttributes.Flags = isSelected(element.indexPath) ? .isSelected : []
        if selection.isEditing && traits(of: element.indexPath).flags.contains(.canEdit) {
            states.insert(.isEditing)
        }
        return states
    }
}

/// One action on a selection: rules S3, S4, S6 and S14 of docs/semantics.md.
struct SelectionEdit {
    private let action: SelectionAction
    /// The items of the action, in ascending ranges that neither overlap nor touch.
    private let ranges: [Range<Int>]
    private let options: SelectionOptions
    private let isSingle: Bool
    private let data: DataSource
    /// The traits of items; nil: traits do not count.
    private let traits: TraitValues?

    init(
        _ data: DataSource, _ traits: TraitValues?, _ action: SelectionAction,
        _ ranges: [Range<Int>], _ options: SelectionOptions, isSingle: Bool
    ) {
        self.data = data
        self.traits = options.contains(.asUser) ? traits ?? TraitValues() : nil
        (self.action, self.ranges) = (action, ranges)
        (self.options, self.isSingle) = (options, isSingle)
    }

    private var itemCount: Int { ranges.reduce(0) { $0 + $1.count } }
    private var all: Range<Int> { 0..<data.itemCount }

    /// Checks that a selection mode allows the action.
    ///
    /// - Throws: `wrongState`, `invalidArgument`.
    func check(_ mode: SelectionMode) throws(CollectionError) {
        switch action {
        case .deselect, .clear, .setAnchor: return
        case .select, .selectAll, .invert, .extend, .extendAdding:
            if mode == .none { throw .wrongState(.selectionIsNotAllowed) }
        }
        if mode == .multiple { return }
        switch action {
        case .selectAll, .invert, .extend, .extendAdding: throw .wrongState(.selectionIsSingle)
        case .select, .deselect, .clear, .setAnchor: break
        }
        if action == .select && itemCount > 1 { throw .size("runs", itemCount, most: 1, "items") }
    }

    func perform(on selected: inout SelectedItems) {
        switch action {
        case .select: select(&selected)
        case .deselect:
            for range in ranges { deselect(range, &selected) }
            if itemCount == 1 { selected.setAnchor(path(ranges[0].lowerBound)) }
            selected.isExtended = false
        case .selectAll:
            mark([all], &selected)
            anchorFirst(&selected)
        case .clear:
            deselect(all, &selected)
            selected.setAnchor(nil)
        case .invert:
            invert(&selected)
            anchorFirst(&selected)
        case .extend, .extendAdding: extend(to: ranges[0].lowerBound, &selected)
        case .setAnchor: selected.setAnchor(path(ranges[0].lowerBound))
        }
    }

    private func path(_ number: Int) -> IndexPath { data.indexPath(ofItem: number) }

    private func select(_ selected: inout SelectedItems) {
        let wanted = allowed(ranges, to: .select)
        let isExclusive = isSingle ? !wanted.isEmpty : options.contains(.isExclusive)
        if isExclusive { clear(besides: wanted, &selected) }
        selected.set(wanted, true)
        if ranges.isEmpty && isExclusive { selected.setAnchor(nil) }
        selected.isExtended = false
        guard let first = wanted.first?.lowerBound else { return }
        if itemCount == 1 || selected.anchor == nil { selected.setAnchor(path(first)) }
    }

    /// Makes the first selected item the anchor if there is no anchor.
    private func anchorFirst(_ selected: inout SelectedItems) {
        if selected.anchor != nil { return }
        if let first = selected.items.firstMarked { selected.setAnchor(path(first)) }
    }

    private func mark(_ ranges: [Range<Int>], _ selected: inout SelectedItems) {
        selected.set(allowed(ranges, to: .select), true)
    }

    private func deselect(_ range: Range<Int>, _ selected: inout SelectedItems) {
        selected.set(allowed(range, to: .deselect), false)
    }

    private func clear(besides kept: [Range<Int>], _ selected: inout SelectedItems) {
        var gaps: [Range<Int>] = []
        var place = 0
        for range in kept {
            if place < range.lowerBound { gaps.append(place..<range.lowerBound) }
            place = range.upperBound
        }
        if place < all.upperBound { gaps.append(place..<all.upperBound) }
        selected.set(gaps, false)
    }

    /// Selects the items that are not selected, and deselects the items that are. Where traits
    /// count, items that a person may not select or deselect stay as they are.
    private func invert(_ selected: inout SelectedItems) {
        if traits == nil { return selected.invert() }
        var (added, removed) = ([Range<Int>](), [Range<Int>]())
        selected.items.forEachRun(of: all) { range, value in
            if value & 1 == 0 {
                added += allowed(range, to: .select)
            } else {
                removed += allowed(range, to: .deselect)
            }
            return true
        }
        selected.set(removed, false)
        selected.set(added, true)
    }

    private func extend(to item: Int, _ selected: inout SelectedItems) {
        let anchor = number(selected.anchor) ?? item
        let wanted = isSingle ? item..<item + 1 : min(anchor, item)..<max(anchor, item) + 1
        let marked = allowed(wanted, to: .select)
        if action == .extend || isSingle {
            if !isSingle || !marked.isEmpty { clear(besides: [wanted], &selected) }
        } else if selected.isExtended, let lead = number(selected.lead) {
            // Items of the last extension beyond `item` are deselected.
            let last = min(anchor, lead)..<max(anchor, lead) + 1
            selected.set(last.lowerBound..<max(last.lowerBound, wanted.lowerBound), false)
            selected.set(min(last.upperBound, wanted.upperBound)..<last.upperBound, false)
        }
        selected.set(marked, true)
        if selected.anchor == nil || isSingle { selected.setAnchor(path(item)) }
        selected.lead = path(item)
        selected.isExtended = true
    }

    private func number(_ path: IndexPath?) -> Int? {
        path.flatMap { try? data.itemIndex(of: $0) }
    }

    private func allowed(_ ranges: [Range<Int>], to question: TraitQuestion) -> [Range<Int>] {
        traits == nil ? ranges : ranges.flatMap { allowed($0, to: question) }
    }

    /// The items of a range whose traits allow something; all items where traits do not count.
    private func allowed(_ range: Range<Int>, to question: TraitQuestion) -> [Range<Int>] {
        traits?.runs(of: range, question, data) ?? (range.isEmpty ? [] : [range])
    }
}

extension SelectedItems {
    /// Selects or deselects items of ranges as a person may.
    @inline(never)
    mutating func change(
        _ action: SelectionAction, _ ranges: [Range<Int>], _ data: DataSource,
        _ traits: TraitValues?
    ) {
        SelectionEdit(data, traits, action, ranges, .asUser, isSingle: false).perform(on: &self)
    }
}

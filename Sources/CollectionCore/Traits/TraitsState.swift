/// The traits that the host has set. The state stands apart from the view, as `ExplicitState` does.
final class TraitsState: Carried {
    var values = TraitValues()

    var heldBytes: Int { values.heldBytes }

    var needsSectionsBefore: UpdatesWithSections { .ofSections }

    func follow(_ change: DataChange) { values.follow(change) }

    func follow(_ replacement: DataReplacement) -> Bool {
        values.follow(replacement)
        return true
    }

    func brokenInvariant(_ sections: SumTree<SectionLeaf>) -> StaticString? {
        values.items?.brokenInvariant(count: sections.position.itemCount)
            ?? values.refusedSides?.brokenInvariant(count: sections.position.itemCount)
            ?? values.sections?.brokenInvariant(count: sections.count)
    }
}

/// The traits of a view, of its sections and of its items, as a value.
struct TraitValues {
    /// The traits of the view, which items and sections inherit.
    var standard = ItemTraits.standard
    /// The raw traits of each section; nil if no section has traits of its own.
    var sections: ItemValues?
    /// The raw traits of each item; nil if no item has traits of its own.
    var items: ItemValues?

    /// The raw `DropSides` that each item refuses; nil if no item refuses any.
    var refusedSides: ItemValues?

    /// The memory that the traits need, in bytes.
    var heldBytes: Int {
        (sections?.heldBytes ?? 0) + (items?.heldBytes ?? 0) + (refusedSides?.heldBytes ?? 0)
    }

    /// The traits of an item, with all inherited answers and flags filled in.
    ///
    /// - Parameter number: The number of the item among the items of all sections.
    /// - Parameter isEditing: Whether the view is being edited.
    /// - Complexity: O(log n)
    func traits(
        ofItem number: Int, inSection section: Int, isEditing: Bool = false
    ) -> ItemTraits {
        var traits = inherited(inSection: section)
        if let items { traits = ItemTraits(rawValue: items[number]).inheriting(traits) }
        if traits.focus == .inherit { traits.focus = traits.select == .no ? .no : .yes }
        if traits.primaryAction == .inherit {
            traits.primaryAction = isEditing ? .no : .yes
        }
        return traits
    }

    /// The traits that the items of a section inherit.
    private func inherited(inSection section: Int) -> ItemTraits {
        sections.map { ItemTraits(rawValue: $0[section]).inheriting(standard) } ?? standard
    }

    /// The runs of items in `range` about which traits say yes to a question. No two runs touch.
    ///
    /// - Parameter range: The numbers of the items among the items of all sections.
    /// - Parameter limit: How many runs are enough; one more may be returned.
    /// - Complexity: O(log n + items / 64 where items differ in what the question is about, +
    ///   runs); if sections have traits, O(log n) also for each run of sections that are equal in
    ///   that
    @inline(never)
    func runs(
        of range: Range<Int>, _ question: TraitQuestion, _ data: DataSource, limit: Int = .max - 1
    ) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var number = range.lowerBound
        while number < range.upperBound && runs.count <= limit {
            var (end, outer) = (range.upperBound, standard)
            if let sections {
                let section = data.sections.section(ofItem: number).index
                outer = inherited(inSection: section)
                let alike = sections.endOfRun(at: section, in: question.bits)
                end = min(end, data.sections.position(at: alike).itemCount)
            }
            if let items {
                items.addRuns(of: number..<end, in: question.bits, to: &runs, limit: limit) {
                    question.isYes(ItemTraits(rawValue: $0).inheriting(outer))
                }
            } else if question.isYes(outer) {
                runs.join(number..<end)
            }
            number = end
        }
        return runs
    }

    mutating func follow(_ change: DataChange) {
        items?.follow(change)
        refusedSides?.follow(change)
        if !change.plan.changesSections { return }
        let before = change.reloaded == nil ? nil : sections
        sections?.followSections(change.plan, to: change.sections)
        if let before, let reloaded = change.reloaded {
            sections?.restore(reloaded.sections, from: before)
        }
    }

    /// Keeps the traits of identifiers that are in both snapshots, and forgets all others.
    mutating func follow(_ replacement: DataReplacement) {
        sections = sections.flatMap { replacement.sections($0) }
        if replacement.identifiers == nil {
            (items, refusedSides) = (nil, nil)
        } else {
            items = items.map { replacement.items($0) }
            refusedSides = refusedSides.map { replacement.items($0) }
        }
    }
}

/// What a search among items asks of their traits, with everything that is inherited.
enum TraitQuestion {
    case select, deselect, drag, focus, lock

    /// The bits of traits on which the answer depends.
    var bits: UInt32 {
        switch self {
        case .select: 3 << 2
        case .deselect: 3 << 4
        case .drag: 3 << 10
        case .focus: 3 << 2 | 3 << 6
        case .lock: 1 << 18 | 1 << 23
        }
    }

    func isYes(_ traits: ItemTraits) -> Bool {
        switch self {
        case .select: traits.select == .yes
        case .deselect: traits.deselect == .yes
        case .drag: traits.drag == .yes
        case .focus: traits.focus == .inherit ? traits.select != .no : traits.focus != .no
        case .lock: traits.flags.contains(.isLocked)
        }
    }
}

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
        var traits = standard
        if let sections { traits = ItemTraits(rawValue: sections[section]).inheriting(traits) }
        if let items { traits = ItemTraits(rawValue: items[number]).inheriting(traits) }
        if traits.focus == .inherit { traits.focus = traits.select == .no ? .no : .yes }
        if traits.primaryAction == .inherit {
            traits.primaryAction = isEditing ? .no : .yes
        }
        return traits
    }

    /// Calls `body` with each run of items in `range` that have equal traits. A run may be passed
    /// in several pieces.
    ///
    /// - Parameter range: The numbers of the items among the items of all sections.
    /// - Complexity: O(log n + runs); if sections have traits, also O(sections in the range)
    func forEachRun(
        of range: Range<Int>, _ data: DataSource, _ body: (Range<Int>, ItemTraits) -> Void
    ) {
        var number = range.lowerBound
        while number < range.upperBound {
            var end = range.upperBound
            var section = 0
            if sections != nil {
                let found = data.sections.section(ofItem: number)
                (section, end) = (found.index, min(end, found.end))
            }
            if let items {
                items.forEachRun(of: number..<end) { run, _ in
                    body(run, traits(ofItem: run.lowerBound, inSection: section))
                    return true
                }
            } else {
                body(number..<end, traits(ofItem: number, inSection: section))
            }
            number = end
        }
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
